import type { Translation } from '../current.ts'
import { device } from './device.ts'

export const texts = { device } satisfies Partial<Translation>
