import {
  type EnquiryErrors,
  type EnquiryKind,
  parseEnquiry,
  type TypedEnquiry,
} from '../../../contract/enquiry.ts'
import { toPayload } from '../../../contract/typed-enquiry.ts'

/** Validates typed values before a submit: one message for each invalid field. */
export function validate(kind: EnquiryKind, typed: TypedEnquiry, now: Date): EnquiryErrors {
  const result = parseEnquiry(kind, toPayload(kind, typed), now)
  return result.ok ? {} : result.errors
}
