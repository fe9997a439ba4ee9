import * as v from 'valibot'
import { CONTACT_CHANNELS, LEAD_STATUSES, LeadDetailSchema } from './lead.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** Another enquiry of the same person, as far as the reader may know of it. */
export const RelatedLeadSchema = v.object({
  /** Null where it is a colleague's and not the reader's to open. */
  id: v.nullable(v.string()),
  reference: v.string(),
  status: v.picklist(LEAD_STATUSES),
  assignee: v.nullable(v.string()),
  receivedAt: instant,
  /** What it is about. */
  subject: v.string(),
})
export type RelatedLead = v.InferOutput<typeof RelatedLeadSchema>

/** `GET /api/leads/{id}` as the desk reads it: the lead, its history and those it belongs together with. */
export const DeskLeadSchema = v.looseObject({
  ...LeadDetailSchema.entries,
  /** Same phone number or e-mail address, not merged, newest first. */
  related: v.array(RelatedLeadSchema),
  /** Merged into this one; their histories are part of this one's. */
  merged: v.array(RelatedLeadSchema),
  /** The lead this one was merged into. */
  keptAs: v.nullable(RelatedLeadSchema),
  /** The package whose page it was written on. */
  package: v.nullable(v.object({ name: v.string(), path: v.string() })),
})
export type DeskLead = v.InferOutput<typeof DeskLeadSchema>

/** `POST /api/leads/{id}/contacts`: a tap on call, WhatsApp or mail. */
export const ContactSchema = v.object({
  channel: v.picklist(CONTACT_CHANNELS, 'This is no way to reach anybody.'),
})
export type Contact = v.InferOutput<typeof ContactSchema>

/** `POST /api/leads/{id}/merge`: the lead that becomes part of this one. */
export const MergeSchema = v.object({ other: v.pipe(v.string(), v.uuid('There is no such lead.')) })

/** How often an open lead says that somebody looks at it, and how long a word holds, in ms. */
export const PRESENCE_BEAT_MS = 7000
export const PRESENCE_LASTS_MS = 16_000

/** `POST /api/leads/{id}/presence`. */
export const PresenceSchema = v.object({ leaving: v.optional(v.boolean(), false) })

/** Who else has the lead open, and how far it has come. */
export const PresentSchema = v.object({
  others: v.array(v.object({ id: v.string(), name: v.string() })),
  version: v.number(),
  /** Number of its last event. */
  lastEvent: v.number(),
})
export type Present = v.InferOutput<typeof PresentSchema>
