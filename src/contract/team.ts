import * as v from 'valibot'
import { isAtLeast, NewStaffSchema, STAFF_ROLES, StaffMemberSchema, type StaffRole } from './lead.ts'
import { ShiftSchema } from './office.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A member of staff in the team settings. */
export const TeamMemberSchema = v.object({
  ...StaffMemberSchema.entries,
  /** The account is closed: nobody can sign in with it. */
  deactivated: v.boolean(),
  /** Whether the account has two-factor authentication. */
  twoFactor: v.boolean(),
  passkeys: v.number(),
  shift: ShiftSchema,
  /** How many leads a hand-over would move; only for managers and owners. */
  openLeads: v.optional(v.number()),
})
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>

/** An invite link that has not been used. */
export const InviteSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  expiresAt: instant,
})
export type Invite = v.InferOutput<typeof InviteSchema>

/** `GET /api/team`; the invites only for owners. */
export const TeamSchema = v.object({ members: v.array(TeamMemberSchema), invites: v.array(InviteSchema) })
export type Team = v.InferOutput<typeof TeamSchema>

const { name, email, password } = NewStaffSchema.entries

/** `POST /api/team/invites`: invites a new member of staff. */
export const NewInviteSchema = v.object({
  name,
  email,
  role: v.picklist(STAFF_ROLES, 'Please choose a role.'),
})
export type NewInvite = v.InferOutput<typeof NewInviteSchema>

/** The response: the only one that contains the link. */
export const InviteLinkSchema = v.object({
  invite: InviteSchema,
  link: v.string(),
  /** Whether it was mailed as well. */
  mailed: v.boolean(),
})
export type InviteLink = v.InferOutput<typeof InviteLinkSchema>

/** `POST /api/join`, with the link's token. */
export const JoinSchema = v.object({ token: v.string(), name, password })

/** `PATCH /api/team/{id}`. */
export const TeamChangeSchema = v.strictObject({
  role: v.optional(v.picklist(STAFF_ROLES, 'Please choose a role.')),
  deactivated: v.optional(v.boolean()),
})
export type TeamChange = v.InferOutput<typeof TeamChangeSchema>

/** The roles that the office can require two-factor authentication or a passkey of. */
export function canRequireTwoFactor(role: StaffRole): boolean {
  return isAtLeast(role, 'manager')
}

/** `code` of the 403 for users whose role needs two-factor authentication or a passkey, and who have neither. */
export const TWO_FACTOR_REQUIRED = 'two-factor-required'

/** Header with the id of the user whose desk sends a request: another session in the same browser does not answer it. */
export const STAFF_HEADER = 'x-staff-id'
/** The same as a parameter of the live stream's address, because an EventSource sends no headers. */
export const STAFF_PARAMETER = 'staff-id'

/** `code` of the 403 for a change that needs the password or a passkey once more. */
export const CONFIRMATION_REQUIRED = 'confirmation-required'

/** `GET /api/sessions`: the devices on which the user is signed in. */
export const StaffSessionSchema = v.object({
  id: v.string(),
  /** `Chrome on Android`, from the user agent. */
  device: v.string(),
  since: instant,
  lastSeen: instant,
  current: v.boolean(),
})
export const StaffSessionsSchema = v.object({ sessions: v.array(StaffSessionSchema) })
export type StaffSession = v.InferOutput<typeof StaffSessionSchema>
