import type { Translation } from '../current.ts'
import { answers } from './answers.ts'
import { device } from './device.ts'

export const texts = { answers, device } satisfies Partial<Translation>
