import * as v from 'valibot'
import { PushTargetSchema } from './notify.ts'

const uuid = v.pipe(v.string(), v.uuid('This is not the id of an enquiry.'))

/** `POST /api/traveller-push`: a browser's push subscription, for the enquiry whose receipt this device has. */
export const TravellerPushSchema = v.object({
  ...PushTargetSchema.entries,
  /** Id and reference of the receipt. */
  enquiry: uuid,
  reference: v.pipe(v.string(), v.maxLength(40)),
})
export type TravellerPush = v.InferOutput<typeof TravellerPushSchema>

/** `DELETE /api/traveller-push`: for one enquiry, or for all of this subscription. */
export const EndTravellerPushSchema = v.object({
  endpoint: PushTargetSchema.entries.endpoint,
  enquiry: v.optional(uuid),
})

/**
 * `PUT /api/traveller-push`: the browser gave this device another subscription, or the device asks whether it is still notified of
 * an enquiry.
 */
export const RenewTravellerPushSchema = v.object({
  ...PushTargetSchema.entries,
  before: PushTargetSchema.entries.endpoint,
  enquiry: v.optional(uuid),
})

/** Its answer: whether the device is known for any enquiry, and whether it is notified of the named one. */
export type RenewedTravellerPush = { isKnown: boolean; isNotified?: boolean }

/** The content of a push message to a traveller. Only the title and body of the worker are shown: no name, place or amount. */
export const QuotationReadySchema = v.object({
  type: v.literal('quotation-ready'),
  /** Reference of the enquiry, by which the device finds a trip that it keeps. */
  enquiryReference: v.string(),
})
export type QuotationReady = v.InferOutput<typeof QuotationReadySchema>

/** In the `meta` records of the trips' database: the language in which the worker shows a message to a traveller. */
export const MESSAGE_LANGUAGE = 'message-language'

export const TRAVELLER_PUSH_PATH = '/api/traveller-push'
