import * as v from 'valibot'
import { LEAD_STATUSES } from './lead.ts'

/**
 * Most leads of a person in one answer, and of one erasure, during which enquiries wait. Nobody has so many, but a flood with one
 * number may have any number.
 */
export const MAX_SUBJECT_LEADS = 100

/** `POST /api/data-subjects`: finds the data held about a person. A POST, because URLs must not contain personal data. */
export const DataSubjectSearchSchema = v.object({
  contact: v.pipe(
    v.string('Please enter a phone number or an e-mail address.'),
    v.trim(),
    v.minLength(3, 'Please enter a phone number or an e-mail address.'),
    v.maxLength(254),
  ),
})

/** The data held from one enquiry. */
export const DataSubjectLeadSchema = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  email: v.nullable(v.string()),
  destination: v.nullable(v.string()),
  status: v.picklist(LEAD_STATUSES),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the lead that it was merged into, and is erased with; null where that is not among these. Absent from an older server. */
  mergedInto: v.optional(v.nullable(v.string())),
  /** Version of the privacy notice that the traveller accepted. */
  consent: v.nullable(v.string()),
  /** Devices that are notified of the quotation: the push service, and since when. */
  pushDevices: v.array(v.object({ service: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) })),
})
export const DataSubjectLeadsSchema = v.object({
  /** The newest {@link MAX_SUBJECT_LEADS}. */
  leads: v.array(DataSubjectLeadSchema),
  /** There are more than these. */
  more: v.boolean(),
})
export type DataSubjectLeads = v.InferOutput<typeof DataSubjectLeadsSchema>
export type DataSubjectLead = v.InferOutput<typeof DataSubjectLeadSchema>

/** `POST /api/data-subjects/erase`: erases these leads, and those merged into them. */
export const DataSubjectErasureSchema = v.object({
  leads: v.pipe(
    v.array(v.pipe(v.string(), v.uuid('There is no such lead.'))),
    v.minLength(1, 'Please choose at least one enquiry.'),
    v.maxLength(MAX_SUBJECT_LEADS),
  ),
})
