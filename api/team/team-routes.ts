import { type Context, Hono } from 'hono'
import { isAtLeast } from '../../src/contract/lead.ts'
import { ShiftChangeSchema } from '../../src/contract/office.ts'
import {
  type InviteLink,
  JoinSchema,
  type NewInvite,
  NewInviteSchema,
  type Team,
  TeamChangeSchema,
} from '../../src/contract/team.ts'
import type { Auth } from '../auth/auth.ts'
import { requireConfirmation } from '../auth/confirm-identity.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { KnownDevices } from '../auth/known-devices.ts'
import type { Database } from '../db/open.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { OfficeState } from '../office/office-state.ts'
import type { MailInvite } from './invite-mail.ts'
import { acceptInvite, createInvite, listInvites, withdrawInvite } from './invites.ts'
import { changeMember, readTeam, saveShift } from './team.ts'

export type TeamDeps = {
  database: Database
  auth: Auth
  devices: KnownDevices
  office: OfficeState
  /** Public URL of the site; links begin with it. */
  origin: string
  /** Mails a link; resolves to whether it was sent. */
  mailInvite: MailInvite
  respond: Respond
}

/** `/api/team` and `/api/join`: members, roles, working hours and invites. */
export function createTeamRoutes({ database, auth, devices, office, origin, mailInvite, respond }: TeamDeps) {
  const owner = requireRole('owner', respond)
  const confirmed = requireConfirmation(respond)

  const team = async (c: Context<StaffEnv>): Promise<Response> => {
    const { role } = staffOf(c)
    const body: Team = {
      members: await readTeam(database, { withOpenLeads: isAtLeast(role, 'manager') }),
      invites: role === 'owner' ? await listInvites(database) : [],
    }
    return respond(200, body)
  }

  async function sendLink({ name, email, role }: NewInvite, actor: string): Promise<InviteLink> {
    const made = await createInvite(database, { name, email, role }, actor)
    // In the fragment, which browsers do not send, so that it appears in no log or referrer.
    const link = `${origin}/admin/join#token=${made.token}`
    return { invite: made.invite, link, mailed: await mailInvite(made.invite, link) }
  }

  return (
    new Hono<StaffEnv>()
      .get('/api/team', team)
      .patch('/api/team/:id', owner, confirmed, async (c) => {
        const change = await readJson(c, TeamChangeSchema)
        await changeMember(database, c.req.param('id'), change, staffOf(c).id)
        await office.refresh()
        return team(c)
      })
      .put('/api/team/:id/shift', async (c) => {
        const { id: self, role } = staffOf(c)
        const id = c.req.param('id')
        if (id !== self && !isAtLeast(role, 'manager'))
          return respond(403, { message: 'Your role does not allow this.' })
        await saveShift(database, id, await readJson(c, ShiftChangeSchema), self)
        await office.refresh()
        return team(c)
      })
      .post('/api/team/invites', owner, confirmed, async (c) => {
        const input = await readJson(c, NewInviteSchema)
        const members = await readTeam(database)
        if (members.some(({ email }) => email === input.email))
          return respond(409, { message: 'This e-mail address already has a staff account.' })
        return respond(201, await sendLink(input, staffOf(c).id))
      })
      // For a colleague who lost the password or the phone.
      .post('/api/team/:id/reset', owner, confirmed, async (c) => {
        const members = await readTeam(database)
        const member = members.find(({ id, deactivated }) => id === c.req.param('id') && !deactivated)
        if (!member) return respond(404, { message: 'There is no such member of staff.' })
        return respond(201, await sendLink(member, staffOf(c).id))
      })
      .delete('/api/team/invites/:id', owner, async (c) => {
        if (!(await withdrawInvite(database, c.req.param('id'), staffOf(c).id)))
          return respond(404, { message: 'There is no such invite.' })
        return team(c)
      })
      .post('/api/join', async (c) => {
        const member = await acceptInvite(database, auth, await readJson(c, JoinSchema))
        if (!member)
          return respond(403, {
            message:
              'This link is no longer valid. If you have used it, sign in with the password you chose; otherwise ask for a new one.',
          })
        await office.refresh()
        const response = respond(200, { email: member.email })
        // Guesses at the account would keep its user from signing in with the password just chosen.
        await devices.remember(response, member.email)
        return response
      })
  )
}
