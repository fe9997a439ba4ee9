import type { Translation } from '../current.ts'
import { device } from './device.ts'
import { enquiries } from './enquiries.ts'
import { form } from './form.ts'
import { layout } from './layout.ts'

export const texts: Translation = { layout, form, enquiries, device }
