import * as v from 'valibot'
import { LEAD_STATUSES } from './lead.ts'

/** `POST /api/persons`: everything held about whoever has this number or address; a post, for neither belongs in one. */
export const PersonSearchSchema = v.object({
  contact: v.pipe(
    v.string('Please enter a phone number or an e-mail address.'),
    v.trim(),
    v.minLength(3, 'Please enter a phone number or an e-mail address.'),
    v.maxLength(254),
  ),
})

/** What is held of one enquiry. */
export const HeldLeadSchema = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  email: v.nullable(v.string()),
  destination: v.nullable(v.string()),
  status: v.picklist(LEAD_STATUSES),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Version of the privacy notice that was agreed to. */
  consent: v.nullable(v.string()),
})
export const HeldLeadsSchema = v.object({ leads: v.array(HeldLeadSchema) })
export type HeldLead = v.InferOutput<typeof HeldLeadSchema>

/** `POST /api/persons/erase`: exactly these leads, and what became part of them. */
export const PersonErasureSchema = v.object({
  leads: v.pipe(
    v.array(v.pipe(v.string(), v.uuid('There is no such lead.'))),
    v.minLength(1, 'Please choose at least one enquiry.'),
    v.maxLength(500),
  ),
})
