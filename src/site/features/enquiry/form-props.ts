import type { EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import type { RefusedForm } from '../../../contract/page.ts'
import type { EnquiryBody, SubmitResult } from '../../../outbox/types.ts'
import type { FormLocation } from './send-enquiry.ts'

/** The props of every enquiry form. */
export type EnquiryFormProps = {
  /** Names the form's draft: `home`, `place:bali`. One for each form that can be on the screen. */
  name: string
  /** The place this page is about, as shown; it is filled in and cannot be changed. */
  lockedDestination?: string | undefined
  /** The package, activity, style or promotion that was chosen. */
  about?: string | undefined
  /** Initial values, which can be changed. */
  prefill?: TypedEnquiry | undefined
  /** A form that came back from the server without JavaScript; ignored by forms of another kind. */
  refused?: RefusedForm | undefined
  place?: FormLocation | undefined
  /** Sends it in place of an enquiry that waits, rather than as a new one. */
  replace?: ((body: EnquiryBody) => Promise<SubmitResult>) | undefined
  /** Called instead of going to /thankyou. */
  onSent?: ((result: SubmitResult) => void) | undefined
  /** Called just before the page changes to /thankyou. */
  onLeave?: (() => void) | undefined
}

/** The id of a form's control, for what leads to it from elsewhere on the page. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`.replace(/[^\w-]/g, '-')
}

/** The first values of a form's fields: their initial values, and those of a form that the server returned. */
export function initialFormValues(
  kind: EnquiryKind,
  { lockedDestination, about, prefill, refused }: EnquiryFormProps,
) {
  const counts: TypedEnquiry = { long: { pax: '1', child: '0' }, short: {}, flight: { passengers: '1' } }[
    kind
  ]
  const initialValues: TypedEnquiry = {
    ...counts,
    ...prefill,
    ...(lockedDestination && { destination: lockedDestination }),
    ...(about && { about }),
  }
  const back = refused?.kind === kind ? refused : undefined
  return {
    initialValues,
    initial: { ...initialValues, ...back?.values },
    postedId: back?.values.id,
    serverErrors: back?.errors,
  }
}
