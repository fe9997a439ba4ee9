import {
  ENQUIRY_MESSAGES,
  type EnquiryErrors,
  type EnquiryKind,
  parseEnquiry,
  type TypedEnquiry,
} from '../../contract/enquiry.ts'
import { indianDay, isIsoDate } from '../../contract/travel-date.ts'
import { dateField, toPayload } from '../../contract/typed-enquiry.ts'

/** What the form says about what was typed, before anything is sent: one message per bad field, or none. */
export function judge(kind: EnquiryKind, typed: TypedEnquiry, now: Date): EnquiryErrors {
  const payload = toPayload(kind, typed)
  const result = parseEnquiry(kind, payload)
  const errors = result.ok ? {} : result.errors
  const date = dateField(kind)
  const day = payload[date] ?? ''
  // The calendar offers no day before today, so neither does typing; the server is a day more lenient (time zones).
  if (!errors[date] && isIsoDate(day) && day < indianDay(now)) errors[date] = ENQUIRY_MESSAGES.datePast
  return errors
}
