import * as v from 'valibot'
import {
  actionTime,
  CALL_OUTCOMES,
  CONTACT_CHANNELS,
  followUpTime,
  LEAD_STATUSES,
  LeadDetailSchema,
  NoteSchema,
} from './lead.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** Another enquiry of the same person. */
export const RelatedLeadSchema = v.object({
  /** Null where the reader may not open it. */
  id: v.nullable(v.string()),
  reference: v.string(),
  status: v.picklist(LEAD_STATUSES),
  quarantined: v.boolean(),
  assignee: v.nullable(v.string()),
  receivedAt: instant,
  /** Destination or flight. */
  subject: v.string(),
})
export type RelatedLead = v.InferOutput<typeof RelatedLeadSchema>

/** `GET /api/leads/{id}` for the sales desk: the lead, its history and related leads. */
export const DeskLeadSchema = v.looseObject({
  ...LeadDetailSchema.entries,
  /** Same phone number or e-mail address, not merged, newest first. */
  related: v.array(RelatedLeadSchema),
  /** Other numbers and addresses of the person, from the leads merged into this one. */
  otherContacts: v.array(v.string()),
  otherEmails: v.array(v.string()),
  /** Leads merged into this one; `history` includes their events. */
  merged: v.array(RelatedLeadSchema),
  /** The lead this one was merged into. */
  keptAs: v.nullable(RelatedLeadSchema),
  /** In two hours of the office's working time: when to call again who did not answer. Null without working hours. */
  callAgainAt: v.nullable(instant),
  /** The package on whose page the enquiry was written. */
  package: v.nullable(v.object({ name: v.string(), path: v.string() })),
})
export type DeskLead = v.InferOutput<typeof DeskLeadSchema>

/** `taken`: it is the user's now. `yours`: it was before. `other`: a colleague has it, and nothing was changed. */
export const TAKE_STATES = ['taken', 'yours', 'other'] as const
export type TakeState = (typeof TAKE_STATES)[number]

/** `POST /api/leads/{id}/take`: takes an unassigned lead. */
export const TakeResultSchema = v.object({ id: v.string(), state: v.picklist(TAKE_STATES) })

/** `POST /api/leads/{id}/contacts`: a tap on call, WhatsApp or mail. */
export const ContactSchema = v.object({
  channel: v.picklist(CONTACT_CHANNELS, 'This is not a contact channel.'),
  at: actionTime,
})
export type Contact = v.InferOutput<typeof ContactSchema>

/** `POST /api/leads/{id}/call-outcomes`: how a call ended, with an optional note and follow-up; all are saved, or nothing. */
export const CallResultSchema = v.strictObject({
  outcome: v.picklist(CALL_OUTCOMES, 'Please choose how the call ended.'),
  at: actionTime,
  note: v.optional(NoteSchema.entries.text),
  followUpAt: v.optional(followUpTime),
  /** The version that the follow-up is based on; an outdated one is answered with 409. */
  version: v.optional(v.number()),
})
export type CallResult = v.InferOutput<typeof CallResultSchema>

/** `POST /api/leads/{id}/merge`: the lead to merge into this one. */
export const MergeSchema = v.object({ other: v.pipe(v.string(), v.uuid('There is no such lead.')) })

/** How often an open lead page reports its user, and how long a report is valid, in ms. */
export const PRESENCE_INTERVAL_MS = 7000
export const PRESENCE_TTL_MS = 16_000

/** `POST /api/leads/{id}/presence`. */
export const PresenceSchema = v.object({ leaving: v.optional(v.boolean(), false) })

/** Who else has the lead open, and the lead's current version. */
export const PresenceStatusSchema = v.object({
  others: v.array(v.object({ id: v.string(), name: v.string() })),
  version: v.number(),
  /** Number of the last event of it and of those merged into it. */
  lastEvent: v.number(),
})
export type PresenceStatus = v.InferOutput<typeof PresenceStatusSchema>
