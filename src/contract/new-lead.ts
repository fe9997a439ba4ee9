import * as v from 'valibot'
import { isBlank, LongEnquirySchema, leadDestinations, OTHER_DESTINATION } from './enquiry.ts'
import { ENQUIRY_MESSAGES } from './enquiry-messages.ts'
import { storedText } from './reading-order.ts'

/** How an enquiry reached the office that staff add by hand, with the words shown for it. */
export const LEAD_ORIGINS = {
  call: 'Phone call',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  other: 'Other',
} as const
export type LeadOrigin = keyof typeof LEAD_ORIGINS
const ORIGINS = Object.keys(LEAD_ORIGINS) as LeadOrigin[]

/** The destinations to choose from. */
export const NEW_LEAD_DESTINATIONS: readonly string[] = [...leadDestinations([]), OTHER_DESTINATION.value]

/** A lead added by hand is about persons, not a company. */
const MAX_TRAVELLERS = 999
export const NEW_LEAD_MESSAGES = {
  origin: 'Please choose how it came.',
  name: 'Please enter a name.',
  travellers: `Please enter a number of travellers from 1 to ${MAX_TRAVELLERS}.`,
} as const

const { contact, email, destination, travel_date, note } = LongEnquirySchema.entries

/** `POST /api/leads`: an enquiry by phone, in the office or through somebody, as staff write it down. */
export const NewLeadSchema = v.strictObject({
  origin: v.optional(v.pipe(v.string(), v.picklist(ORIGINS, NEW_LEAD_MESSAGES.origin)), ''),
  // Missing fields are read as empty ones, which have messages of their own.
  name: v.optional(
    v.pipe(
      v.string(),
      v.transform(storedText),
      v.trim(),
      v.check((name) => !isBlank(name), NEW_LEAD_MESSAGES.name),
      v.maxLength(200, ENQUIRY_MESSAGES.tooLong),
    ),
    '',
  ),
  contact: v.optional(contact, ''),
  email: v.optional(email),
  destination: v.optional(destination, ''),
  travel_date: v.optional(travel_date),
  travellers: v.optional(
    v.pipe(
      v.number(NEW_LEAD_MESSAGES.travellers),
      v.integer(NEW_LEAD_MESSAGES.travellers),
      v.minValue(1, NEW_LEAD_MESSAGES.travellers),
      v.maxValue(MAX_TRAVELLERS, NEW_LEAD_MESSAGES.travellers),
    ),
  ),
  note,
  /** Whether the person has had their answer already; then no first response is due. */
  answered: v.optional(v.boolean(), false),
})
export type ManualLead = v.InferOutput<typeof NewLeadSchema>
