import type { Translation } from '../current.ts'
import { finding } from './finding.ts'
import { reels } from './reels.ts'

export const texts = { finding, reels } satisfies Partial<Translation>
