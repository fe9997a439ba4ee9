import type { device } from './device.ts'
import type { enquiries } from './enquiries.ts'
import type { form } from './form.ts'
import type { layout } from './layout.ts'

/** The English messages by area; those of the other languages have the same names and values. */
export type English = {
  layout: typeof layout
  form: typeof form
  enquiries: typeof enquiries
  device: typeof device
}
