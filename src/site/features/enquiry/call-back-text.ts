import { brand } from '../../../brand.ts'
import { officeHours } from '../../../brand-places.ts'
import type { EnquiryEntry } from '../../../outbox/types.ts'

/** Keeps a phone number on one line. */
const NO_BREAK_SPACE = '\u00a0'

/** When and where the agency calls back, as far as this device knows. A delivered entry no longer has the number. */
export function callBackText(entry?: EnquiryEntry): string {
  const contact = entry && entry.state !== 'sent' ? String(entry.body.contact ?? '') : ''
  const number = /^\d{10}$/.test(contact)
    ? `+91 ${contact.slice(0, 5)} ${contact.slice(5)}`.replaceAll(' ', NO_BREAK_SPACE)
    : 'the number in your enquiry'
  return `Our sales team calls you on ${number} during office hours: ${officeHours} (Indian time).`
}

/** Which number a call comes from. */
export const callerText = `Our number is ${brand.phone.shown}. The call may also come from the phone of the person who handles your enquiry.`

/** A message about an enquiry that was sent, with its reference. */
export function referenceMessage(reference: string): string {
  return `Hello, I am writing about my enquiry ${reference}.`
}
