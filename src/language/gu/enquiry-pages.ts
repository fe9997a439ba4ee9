import type { Translation } from '../current.ts'
import { enquiries } from './enquiries.ts'

export const texts = { enquiries } satisfies Partial<Translation>
