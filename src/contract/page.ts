import type { Catalogue } from './catalogue.ts'
import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from './enquiry.ts'
import type { Language } from './languages.ts'
import type { Trip, TripAnswerKind } from './quotation.ts'

/** A form submitted without JavaScript that the server refused: the submitted values and their errors. */
export type RefusedForm = { kind: EnquiryKind; values: TypedEnquiry; errors: EnquiryErrors }

/** An answer posted without JavaScript that the server refused. */
export type RefusedAnswer = { answer: TripAnswerKind; text: string; message: string }

/** The trip of a link as the server renders it, or that it is gone. */
export type TripPage =
  | {
      kind: 'trip'
      trip: Trip
      /** ISO instant at which it was read. */
      readAt: string
      /** One id for each answer that a form without JavaScript may post. */
      answerIds: Record<TripAnswerKind, string>
      refused?: RefusedAnswer
    }
  | { kind: 'gone'; message: string }

/** The router context of every page, on the server and in the browser. */
export type PageContext = {
  /** The whole catalogue: from memory on the server; in the browser fetched once, or read from the device. */
  catalogue: () => Promise<Catalogue>
  /** The language of the page's address. */
  language: Language
  /** Version of the catalogue that the server rendered the page from. */
  catalogueVersion?: string
  /** Public URL of the site without a trailing slash, for canonical and share links. */
  origin: string
  /** Inline script that starts the app after the largest paint; empty in the browser. */
  bootstrapScript: string
  /** Whether the browser hydrates the page's HTML; otherwise it renders the page itself, as in the installed app. */
  isHydrated: boolean
  refusedForm?: RefusedForm
  /** The receipt of an enquiry sent by a plain form post; only on /thankyou. */
  receipt?: { reference: string }
  /** Only on the page of a trip, which is never cached. */
  trip?: TripPage
}
