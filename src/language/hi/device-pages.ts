import type { Translation } from '../current.ts'
import { answers } from './answers.ts'
import { device } from './device.ts'
import { enquiries } from './enquiries.ts'

export const texts = { enquiries, answers, device } satisfies Partial<Translation>
