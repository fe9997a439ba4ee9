import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry-messages.ts'
import { dateField } from '../../../contract/typed-enquiry.ts'
import { validate } from './validate.ts'

/** The present time as far as it is known, because the device’s clock may be years off. */
export type Clock = {
  /** The server's time where it is known, else the device's. */
  now: () => Date
  isServers: () => boolean
  /** Asks the server for its time; resolves when it has answered, when it cannot be reached, or after `limitMs`. */
  ask: (limitMs?: number) => Promise<void>
}

/** How long to wait for the server’s time when the device’s clock accepts the date. */
const ACCEPTED_LIMIT_MS = 1_000

/**
 * Validates typed values with the better clock. A date is past by the server's clock where that is known, also if the
 * device's is behind; otherwise a past date is refused with `pastOnDevice` once, and accepted when it is sent again.
 */
export async function checkTyped(
  kind: EnquiryKind,
  typed: TypedEnquiry,
  { clock, warnedOf, pastOnDevice }: { clock: Clock; warnedOf: string | undefined; pastOnDevice: string },
): Promise<{ errors: EnquiryErrors; warnedOf: string | undefined }> {
  const date = dateField(kind)
  const isPast = (errors: EnquiryErrors) => errors[date] === ENQUIRY_MESSAGES.datePast
  let errors = validate(kind, typed, clock.now())
  if (!clock.isServers() && (isPast(errors) || errors[date] === undefined)) {
    await (isPast(errors) ? clock.ask() : clock.ask(ACCEPTED_LIMIT_MS))
    errors = validate(kind, typed, clock.now())
  }
  if (!isPast(errors) || clock.isServers()) return { errors, warnedOf }
  const { [date]: _, ...others } = errors
  if (warnedOf === typed[date]) return { errors: others, warnedOf }
  return { errors: { ...others, [date]: pastOnDevice }, warnedOf: typed[date] }
}
