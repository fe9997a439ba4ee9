import * as v from 'valibot'
import { LongEnquirySchema } from './enquiry.ts'
import { NewLeadSchema } from './new-lead.ts'

/** Largest amount of money of a lead, in rupees. */
export const MAX_RUPEES = 999_999_999

export const RUPEES_MESSAGE = 'Please enter whole rupees, from 1 to 99,99,99,999.'

/** An amount in whole rupees. */
export const rupees = v.pipe(
  v.number(RUPEES_MESSAGE),
  v.integer(RUPEES_MESSAGE),
  v.minValue(1, RUPEES_MESSAGE),
  v.maxValue(MAX_RUPEES, RUPEES_MESSAGE),
)

const { contact, email, destination, departure_city, travel_date, pax, child } = LongEnquirySchema.entries
const travellers = v.unwrap(NewLeadSchema.entries.travellers)
const name = v.unwrap(NewLeadSchema.entries.name)

/** What staff can correct about a lead, in the order it is shown; null removes what may be missing. */
export const EnquiryDetailsSchema = v.strictObject({
  name: v.optional(name),
  contact: v.optional(contact),
  email: v.optional(v.nullable(email)),
  destination: v.optional(destination),
  from: v.optional(departure_city),
  to: v.optional(destination),
  departure_city: v.optional(departure_city),
  travel_date: v.optional(v.nullable(travel_date)),
  date: v.optional(travel_date),
  pax: v.optional(pax),
  child: v.optional(child),
  passengers: v.optional(pax),
  travellers: v.optional(v.nullable(travellers)),
  /** What the traveller wants to spend in all. */
  budget: v.optional(v.nullable(rupees)),
})
export type EnquiryDetails = v.InferOutput<typeof EnquiryDetailsSchema>
export type DetailName = keyof EnquiryDetails

/** The details that a lead of each kind can have: those of its form, and the ones a call adds. */
export const DETAILS_OF = {
  long: [
    'name',
    'contact',
    'email',
    'destination',
    'departure_city',
    'travel_date',
    'pax',
    'child',
    'budget',
  ],
  short: ['name', 'contact', 'email', 'destination', 'travel_date', 'travellers', 'budget'],
  flight: ['name', 'contact', 'email', 'from', 'to', 'date', 'passengers', 'budget'],
  manual: ['name', 'contact', 'email', 'destination', 'travel_date', 'travellers', 'budget'],
  inbound: ['name', 'contact', 'email', 'destination', 'travel_date', 'travellers', 'budget'],
} as const satisfies Record<string, readonly DetailName[]>

/** Details that a lead of this kind may be without. */
export function isOptionalDetail(kind: keyof typeof DETAILS_OF, detail: DetailName): boolean {
  if (detail === 'email') return kind !== 'long'
  if (detail === 'travel_date') return kind === 'manual' || kind === 'inbound'
  return detail === 'travellers' || detail === 'budget'
}

/** Names of the details, as staff read them. */
export const DETAIL_LABELS: Record<DetailName, string> = {
  name: 'Name',
  contact: 'Phone',
  email: 'E-mail',
  destination: 'Destination',
  from: 'From',
  to: 'To',
  departure_city: 'Departure city',
  travel_date: 'Travel date',
  date: 'Travel date',
  pax: 'Adults',
  child: 'Children',
  passengers: 'Passengers',
  travellers: 'Travellers',
  budget: 'Budget',
}
