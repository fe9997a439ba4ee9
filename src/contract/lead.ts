import * as v from 'valibot'
import { ENQUIRY_KINDS } from './enquiry.ts'

/** A lead's way from arrival to booking; which follows which stands in lead-status.ts. */
export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'booked', 'lost', 'reopened'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_EVENT_TYPES = [
  'received',
  'changed',
  'note',
  'contact',
  'merged',
  'unmerged',
  'reminded',
  'overdue',
  'erased',
] as const
export type LeadEventType = (typeof LEAD_EVENT_TYPES)[number]

/** Ways staff turn to a traveller. */
export const CONTACT_CHANNELS = ['call', 'whatsapp', 'mail'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A lead as staff see it: the enquiry's own fields beside what the agency added. */
export const LeadSchema = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  reference: v.string(),
  kind: v.picklist(ENQUIRY_KINDS),
  status: v.picklist(LEAD_STATUSES),
  /** Id of the member of staff who has it. */
  assignee: v.nullable(v.string()),
  followUpAt: v.nullable(instant),
  /** Why it was lost, in the words of whoever lost it. */
  lostReason: v.nullable(v.string()),
  /** Reference of the lead this one was merged into. */
  mergedInto: v.nullable(v.string()),
  /** When the first answer is due, and when it was given. */
  respondBy: v.nullable(instant),
  respondedAt: v.nullable(instant),
  quarantined: v.boolean(),
  quarantineReason: v.nullable(v.string()),
  /** The server's clock. */
  receivedAt: instant,
  /** The device's clock when the traveller pressed send; null when it did not say. */
  composedAt: v.nullable(instant),
  consent: v.nullable(v.string()),
  sourceDomain: v.nullable(v.string()),
  /** When the traveller's data was erased on request; the enquiry's fields are gone then. */
  erasedAt: v.nullable(instant),
  /** Counts changes by staff; send it back with a change to be told of one in between. */
  version: v.number(),
  /** Present until erased; which of them depends on the form. */
  name: v.optional(v.string()),
  contact: v.optional(v.string()),
  email: v.optional(v.string()),
  destination: v.optional(v.string()),
  departure_city: v.optional(v.string()),
  travel_date: v.optional(v.string()),
  bookingTime: v.optional(v.string()),
  pax: v.optional(v.number()),
  child: v.optional(v.number()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  date: v.optional(v.string()),
  passengers: v.optional(v.number()),
})
export type Lead = v.InferOutput<typeof LeadSchema>

/** Something that happened to a lead. */
export const LeadEventSchema = v.object({
  seq: v.number(),
  type: v.picklist(LEAD_EVENT_TYPES),
  at: instant,
  /** Id of the member of staff; null for the traveller. */
  actor: v.nullable(v.string()),
  /** Text of a note. */
  note: v.optional(v.string()),
  /** Field → its new value. */
  changes: v.optional(v.record(v.string(), v.nullable(v.string()))),
  /** How the traveller was turned to. */
  channel: v.optional(v.picklist(CONTACT_CHANNELS)),
  /** The other lead of a merge, or of its undoing. */
  other: v.optional(v.object({ id: v.string(), reference: v.string() })),
  /** Reference of the merged lead it happened to, where that is not the lead itself. */
  part: v.optional(v.string()),
})
export type LeadEvent = v.InferOutput<typeof LeadEventSchema>

/** `GET /api/leads/{id}`: the lead with its history, oldest first. */
export const LeadDetailSchema = v.looseObject({ ...LeadSchema.entries, history: v.array(LeadEventSchema) })
export type LeadDetail = v.InferOutput<typeof LeadDetailSchema>

/** `GET /api/leads`: newest first; `nextCursor` is null on the last page. */
export const LeadListSchema = v.object({
  leads: v.array(LeadSchema),
  nextCursor: v.nullable(v.string()),
  /** Where the stream goes on from this list: `GET /api/leads/stream?after=` misses and repeats nothing. */
  streamCursor: v.string(),
})
export type LeadList = v.InferOutput<typeof LeadListSchema>

/** `PATCH /api/leads/{id}`: only what is named changes. */
export const LeadChangeSchema = v.pipe(
  v.strictObject({
    status: v.optional(v.picklist(LEAD_STATUSES, 'This is no status a lead can have.')),
    assignee: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64)))),
    followUpAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp('Please choose a date and time.')))),
    /** Must come with `lost`. */
    lostReason: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Please say why it was lost.'),
        v.maxLength(300, 'This is too long.'),
      ),
    ),
    /** Moves it to the suspected spam, or out of it. */
    quarantined: v.optional(v.boolean()),
    /** The version this change was made on; another one by now is answered with 409. */
    version: v.optional(v.number()),
  }),
  v.check(({ version: _, ...change }) => Object.keys(change).length > 0, 'Nothing to change was given.'),
)
export type LeadChange = v.InferOutput<typeof LeadChangeSchema>

/** `POST /api/leads/{id}/notes`. */
export const NoteSchema = v.object({
  text: v.pipe(
    v.string('Please write a note.'),
    v.trim(),
    v.minLength(1, 'Please write a note.'),
    v.maxLength(4000, 'This is too long.'),
  ),
})
export type Note = v.InferOutput<typeof NoteSchema>

/**
 * What the live inbox sends: arrivals as plain messages, later changes as `changed` events; both hold the lead as it is
 * now. `gone` holds the id of one that went to somebody else and is no longer the reader's to see.
 */
export const LEAD_STREAM_EVENTS = { arrived: 'message', changed: 'changed', gone: 'gone' } as const

/** Roles of staff; an owner may do everything, a manager runs the desk, an agent works own and unassigned leads. */
export const STAFF_ROLES = ['owner', 'manager', 'agent'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether somebody with `role` may do what `needed` may. */
export function isAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) <= STAFF_ROLES.indexOf(needed)
}

/** A member of staff, as colleagues see one. */
export const StaffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  /** Their account is closed: they have a name still, but nothing to do. */
  deactivated: v.optional(v.boolean()),
})
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>

/** `POST /api/staff` (owner) and, with the token of the set-up link, `POST /api/setup`. */
export const NewStaffSchema = v.object({
  name: v.pipe(
    v.string('Please enter a name.'),
    v.trim(),
    v.minLength(1, 'Please enter a name.'),
    v.maxLength(200),
  ),
  email: v.pipe(
    v.string('Please enter a valid e-mail address.'),
    v.trim(),
    v.toLowerCase(),
    v.email('Please enter a valid e-mail address.'),
    v.maxLength(254),
  ),
  password: v.pipe(
    v.string('Please choose a password.'),
    v.minLength(8, 'The password needs at least 8 characters.'),
    v.maxLength(128, 'The password can have at most 128 characters.'),
  ),
  role: v.optional(v.picklist(STAFF_ROLES), 'agent'),
})
export type NewStaff = v.InferOutput<typeof NewStaffSchema>
