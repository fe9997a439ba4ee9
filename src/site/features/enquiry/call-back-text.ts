import { brand } from '../../../brand.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { officeHoursText } from '../../../language/office.ts'
import type { EnquiryEntry } from '../../../outbox/types.ts'

/** Keeps a phone number on one line. */
const NO_BREAK_SPACE = '\u00a0'

/** When and on which number the agency calls back, as far as this device knows. A delivered entry no longer has the number. */
export function callBackText(entry?: EnquiryEntry): string {
  const contact = entry && entry.state !== 'sent' ? String(entry.body.contact ?? '') : ''
  const number = /^\d{10}$/.test(contact)
    ? `+91 ${contact.slice(0, 5)} ${contact.slice(5)}`.replaceAll(' ', NO_BREAK_SPACE)
    : enquiriesText().yourNumber
  return enquiriesText().callBack(number, officeHoursText())
}

/** Which number a call comes from. */
export function callerText(): string {
  return enquiriesText().caller(brand.phone.shown)
}

/** A message about an enquiry that was sent, with its reference. */
export function referenceMessage(reference: string): string {
  return enquiriesText().aboutReference(reference)
}
