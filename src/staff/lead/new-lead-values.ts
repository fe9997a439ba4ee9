import * as v from 'valibot'
import { readContact } from '../../contract/contact-number.ts'
import { ENQUIRY_MESSAGES } from '../../contract/enquiry-messages.ts'
import { type ManualLead, NewLeadSchema } from '../../contract/new-lead.ts'
import { indianDay } from '../../contract/travel-date.ts'
import { parseCount } from '../../contract/typed-amount.ts'

/** The fields in the order they are asked. */
export const NEW_LEAD_FIELDS = [
  'contact',
  'origin',
  'name',
  'destination',
  'email',
  'travel_date',
  'travellers',
  'note',
  'answered',
] as const
export type NewLeadField = (typeof NEW_LEAD_FIELDS)[number]

/** The form's values as typed; `answered` is `yes` or empty. */
export type NewLeadValues = Record<NewLeadField, string>

export const NO_VALUES = Object.fromEntries(NEW_LEAD_FIELDS.map((field) => [field, ''])) as NewLeadValues

export type NewLeadErrors = Partial<Record<NewLeadField, string>>

/** The lead to send, or the first message of each invalid field. */
export function parseNewLead(
  values: NewLeadValues,
  now = new Date(),
): { lead: ManualLead } | { errors: NewLeadErrors } {
  const { answered, travellers, email, travel_date, note, ...needed } = values
  const result = v.safeParse(NewLeadSchema, {
    ...needed,
    contact: readContact(needed.contact),
    ...(email.trim() && { email }),
    ...(travel_date && { travel_date }),
    ...(travellers.trim() && { travellers: parseCount(travellers) ?? Number.NaN }),
    ...(note.trim() && { note }),
    ...(answered && { answered: true }),
  })
  const errors: NewLeadErrors = {}
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) as NewLeadField | null
    if (field) errors[field] ??= issue.message
  }
  if (travel_date && !errors.travel_date && travel_date < indianDay(now))
    errors.travel_date = ENQUIRY_MESSAGES.datePast
  return result.success && Object.keys(errors).length === 0 ? { lead: result.output } : { errors }
}
