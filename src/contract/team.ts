import * as v from 'valibot'
import { NewStaffSchema, STAFF_ROLES, StaffMemberSchema } from './lead.ts'
import { ShiftSchema } from './office.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A member of staff in the team room. */
export const TeamMemberSchema = v.object({
  ...StaffMemberSchema.entries,
  /** Nobody can come in with the account any more. */
  deactivated: v.boolean(),
  /** Whether a code is asked for after the password. */
  twoFactor: v.boolean(),
  passkeys: v.number(),
  shift: ShiftSchema,
})
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>

/** Somebody who was sent a link and has not used it. */
export const InviteSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  expiresAt: instant,
})
export type Invite = v.InferOutput<typeof InviteSchema>

/** `GET /api/team`; only owners are told of invites. */
export const TeamSchema = v.object({ members: v.array(TeamMemberSchema), invites: v.array(InviteSchema) })
export type Team = v.InferOutput<typeof TeamSchema>

const { name, email, password } = NewStaffSchema.entries

/** `POST /api/team/invites`: a link for somebody new, or for a colleague who lost the way in. */
export const NewInviteSchema = v.object({
  name,
  email,
  role: v.picklist(STAFF_ROLES, 'Please choose a role.'),
})
export type NewInvite = v.InferOutput<typeof NewInviteSchema>

/** The answer: the link is shown this once. */
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

/** `GET /api/sessions`: the devices one is signed in on. */
export const StaffSessionSchema = v.object({
  id: v.string(),
  /** `Chrome on Android`, as far as the browser says. */
  device: v.string(),
  since: instant,
  lastSeen: instant,
  current: v.boolean(),
})
export const StaffSessionsSchema = v.object({ sessions: v.array(StaffSessionSchema) })
export type StaffSession = v.InferOutput<typeof StaffSessionSchema>
