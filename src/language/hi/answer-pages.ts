import type { Translation } from '../current.ts'
import { answers } from './answers.ts'

export const texts = { answers } satisfies Partial<Translation>
