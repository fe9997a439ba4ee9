import type { Catalogue } from './catalogue.ts'
import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from './enquiry.ts'

/** A form that came back from the server without JavaScript: what was typed and what was wrong with it. */
export type RefusedForm = { kind: EnquiryKind; values: TypedEnquiry; errors: EnquiryErrors }

/** What every page is made from, on the server and in the browser. */
export type PageContext = {
  /** The whole catalogue: from memory on the server, fetched once (or from the device) in the browser. */
  catalogue: () => Promise<Catalogue>
  /** Address the site is reached at, without a trailing slash, for canonical and share links. */
  origin: string
  /** Inline script that starts the app after the largest paint; empty in the browser. */
  starter: string
  refusedForm?: RefusedForm
}
