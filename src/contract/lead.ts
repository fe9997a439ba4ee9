import * as v from 'valibot'
import { ENQUIRY_KINDS } from './enquiry.ts'
import { EnquiryDetailsSchema, rupees } from './enquiry-details.ts'
import { isInstant } from './travel-date.ts'
import { FURTHER_FIELD_NAMES } from './typed-enquiry.ts'

/** A lead's kind: the form it came by, `manual` for one that staff added by hand, or `inbound` for one from elsewhere. */
export const LEAD_KINDS = [...ENQUIRY_KINDS, 'manual', 'inbound'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The statuses of a lead; for their transitions see lead-status.ts. */
export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'booked', 'lost', 'reopened'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_EVENT_TYPES = [
  'received',
  'changed',
  'note',
  'contact',
  'call-outcome',
  'merged',
  'unmerged',
  'reminded',
  'overdue',
  'quotation',
  'erased',
] as const
export type LeadEventType = (typeof LEAD_EVENT_TYPES)[number]

/** Channels by which staff contact a traveller. */
export const CONTACT_CHANNELS = ['call', 'whatsapp', 'mail'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/** How a call ended. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'call-later', 'wrong-number'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A lead for staff: the fields of the enquiry and those of the sales process. */
export const LeadSchema = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  reference: v.string(),
  kind: v.picklist(LEAD_KINDS),
  status: v.picklist(LEAD_STATUSES),
  /** Id of the assigned member of staff. */
  assignee: v.nullable(v.string()),
  followUpAt: v.nullable(instant),
  /** Why it was lost; free text of staff. */
  lostReason: v.nullable(v.string()),
  /** Reference of the lead this one was merged into. */
  mergedInto: v.nullable(v.string()),
  /** When the first response is due, and when it was given. */
  respondBy: v.nullable(instant),
  respondedAt: v.nullable(instant),
  quarantined: v.boolean(),
  quarantineReason: v.nullable(v.string()),
  /** The server's clock. */
  receivedAt: instant,
  /** The device's clock when the traveller pressed send; null when not known. */
  composedAt: v.nullable(instant),
  consent: v.nullable(v.string()),
  sourceDomain: v.nullable(v.string()),
  /** When the personal data was erased; an erased lead has no enquiry fields. */
  erasedAt: v.nullable(instant),
  /** Counts changes by staff; a change with an outdated version is answered with 409. */
  version: v.number(),
  /** Which enquiry of the same person it is, from 2; absent for a first one and where it was not counted. */
  enquiryNumber: v.optional(v.number()),
  /** The fields of the form, until erased. */
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
  /** How a lead that was added by hand came, see new-lead.ts, or its source elsewhere, see inbound-lead.ts; and how many travel. */
  origin: v.optional(v.string()),
  travellers: v.optional(v.number()),
  /** What the traveller wants to spend, in rupees; staff add it. */
  budget: v.optional(v.number()),
  /** When it was first quoted; absent where it was not. */
  quotedAt: v.optional(instant),
  /** What a booked lead is worth, in rupees; absent where it was not given. */
  bookedAmount: v.optional(v.number()),
  other_place: v.optional(v.string()),
  about: v.optional(v.string()),
  page: v.optional(v.string()),
  ...v.entriesFromList(FURTHER_FIELD_NAMES, v.optional(v.string())),
  attribution: v.optional(v.record(v.string(), v.string())),
})
export type Lead = v.InferOutput<typeof LeadSchema>

/**
 * Why the rules did not decide an automatic assignment: the person's earlier enquiry is with this colleague, or everyone
 * of the destination's rule is on leave or has left.
 */
export const ASSIGNMENT_REASONS = ['same-person', 'rule-absent'] as const
export type AssignmentReason = (typeof ASSIGNMENT_REASONS)[number]

/** What happened to a quotation; `not-accepted`: an acceptance that came too late or for another version. */
export const QUOTATION_STEPS = [
  'sent',
  'opened',
  'accept',
  'change',
  'decline',
  'not-accepted',
  'confirmed',
  'confirmation-taken-back',
  'paid',
  'payment-voided',
  'withdrawn',
] as const
export type QuotationStep = (typeof QUOTATION_STEPS)[number]

/** An event in the history of a lead. */
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
  /** Field → its value before, for corrected details. */
  before: v.optional(v.record(v.string(), v.nullable(v.string()))),
  /** Why it was assigned to this member of staff. */
  why: v.optional(v.picklist(ASSIGNMENT_REASONS)),
  /** How the traveller was contacted. */
  channel: v.optional(v.picklist(CONTACT_CHANNELS)),
  /** How a call ended. */
  outcome: v.optional(v.picklist(CALL_OUTCOMES)),
  /** The other lead of a merge or of its reversal. */
  other: v.optional(v.object({ id: v.string(), reference: v.string() })),
  /** What happened to which quotation; `paise` is what the traveller pays in all, or has paid. */
  quotation: v.optional(
    v.object({
      step: v.picklist(QUOTATION_STEPS),
      reference: v.string(),
      version: v.optional(v.number()),
      paise: v.optional(v.number()),
    }),
  ),
  /** Reference of the merged lead that the event belongs to, if it is not the lead itself. */
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
  /** Found by an agent's search, but assigned to colleagues: their assignees. */
  withColleagues: v.optional(v.array(v.object({ reference: v.string(), assignee: v.string() }))),
  /** Continue from this list with `GET /api/leads/stream?after=`: no lead is missed or repeated. */
  streamCursor: v.string(),
})
export type LeadList = v.InferOutput<typeof LeadListSchema>

const CHOOSE_TIME = 'Please choose a date and time.'
export const followUpTime = v.pipe(v.string(), v.isoTimestamp(CHOOSE_TIME), v.check(isInstant, CHOOSE_TIME))

/** When the user acted, on the device's clock; an action may be sent later. */
export const actionTime = v.optional(v.pipe(v.string(), v.isoTimestamp()))

const changeFields = {
  status: v.optional(v.picklist(LEAD_STATUSES, 'This is not a lead status.')),
  assignee: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64)))),
  followUpAt: v.optional(v.nullable(followUpTime)),
  /** Required with the status `lost`. */
  lostReason: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Please say why it was lost.'),
      v.maxLength(300, 'This is too long.'),
    ),
  ),
  /** What a booked lead is worth, in rupees; with the status `booked`, or for a lead that is booked. Null removes it. */
  bookedAmount: v.optional(v.nullable(rupees)),
  /** Corrected details of the enquiry; which ones a lead has depends on its kind. */
  details: v.optional(EnquiryDetailsSchema),
  /** Moves the lead to suspected spam, or releases it. */
  quarantined: v.optional(v.boolean()),
  /** The version that this change is based on; an outdated one is answered with 409. */
  version: v.optional(v.number()),
}
const NOTHING = 'Nothing to change was given.'

/** A change of a lead: only the given fields. */
export const LeadChangeSchema = v.pipe(
  v.strictObject(changeFields),
  v.check(({ version: _, ...change }) => Object.keys(change).length > 0, NOTHING),
)
export type LeadChange = v.InferOutput<typeof LeadChangeSchema>

/** `PATCH /api/leads/{id}`: a change with the time at which it was made, where that was not now. */
export const LeadPatchSchema = v.pipe(
  v.strictObject({ ...changeFields, at: actionTime }),
  v.check(({ version: _, at: __, ...change }) => Object.keys(change).length > 0, NOTHING),
)

/** `POST /api/leads/{id}/notes`. */
export const NoteSchema = v.object({
  text: v.pipe(
    v.string('Please write a note.'),
    v.trim(),
    v.minLength(1, 'Please write a note.'),
    v.maxLength(4000, 'This is too long.'),
  ),
  at: actionTime,
})
export type Note = v.InferOutput<typeof NoteSchema>

/**
 * Events of the live inbox: new leads as plain messages, later changes as `changed`, both with the current lead. `gone`
 * contains the id of a lead that was erased, or that the user may no longer see.
 */
export const LEAD_STREAM_EVENTS = {
  arrived: 'message',
  changed: 'changed',
  gone: 'gone',
  /** Heartbeat: the connection still works. */
  beat: 'beat',
} as const

/** The longest time between two beats of the live inbox; the first one is sent at once. */
export const LEAD_STREAM_BEAT_MS = 15_000

/** Roles of staff: an owner may do everything, a manager sees all leads, an agent sees own and unassigned leads. */
export const STAFF_ROLES = ['owner', 'manager', 'agent'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether `role` includes the rights of `needed`. */
export function isAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) <= STAFF_ROLES.indexOf(needed)
}

/** A member of staff as colleagues see them. */
export const StaffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  /** Whether the account is closed. */
  deactivated: v.optional(v.boolean()),
})
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>

export const MIN_PASSWORD_LENGTH = 10
export const PASSWORD_TOO_SHORT = `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`
/** Longest e-mail address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

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
    // First, so that no other check has to read a long text.
    v.maxLength(MAX_EMAIL_LENGTH, 'Please enter a valid e-mail address.'),
    v.trim(),
    v.toLowerCase(),
    v.email('Please enter a valid e-mail address.'),
  ),
  password: v.pipe(
    v.string('Please choose a password.'),
    v.minLength(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT),
    v.maxLength(128, 'The password can have at most 128 characters.'),
  ),
  role: v.optional(v.picklist(STAFF_ROLES), 'agent'),
})
export type NewStaff = v.InferOutput<typeof NewStaffSchema>
