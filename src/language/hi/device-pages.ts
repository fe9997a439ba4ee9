import type { Translation } from '../current.ts'
import { device } from './device.ts'
import { enquiries } from './enquiries.ts'

export const texts = { enquiries, device } satisfies Partial<Translation>
