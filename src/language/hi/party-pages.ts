import type { Translation } from '../current.ts'
import { party } from './party.ts'

export const texts = { party } satisfies Partial<Translation>
