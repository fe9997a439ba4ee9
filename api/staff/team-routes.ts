import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isAtLeast } from '../../src/contract/lead.ts'
import { ShiftSchema } from '../../src/contract/office.ts'
import {
  type InviteLink,
  JoinSchema,
  type NewInvite,
  NewInviteSchema,
  type Team,
  TeamChangeSchema,
} from '../../src/contract/team.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import type { OfficePlan } from '../office/plan.ts'
import { recordAudit } from './audit.ts'
import type { Auth } from './auth.ts'
import { requireRole, type StaffEnv, staffOf } from './guard.ts'
import type { MailInvite } from './invite-mail.ts'
import { invite, join, listInvites, withdrawInvite } from './invites.ts'
import { MemberExists } from './members.ts'
import { changeMember, readTeam, saveShift, TeamRefusal } from './team.ts'

export type TeamDeps = {
  database: Database
  auth: Auth
  office: OfficePlan
  /** Address the site is reached at; links begin with it. */
  origin: string
  /** Mails a link; answers whether that was possible. */
  mailInvite: MailInvite
  answer: Answer
}

/** The team room: who works here, what each may do, and how somebody joins. */
export function createTeamRoutes({ database, auth, office, origin, mailInvite, answer }: TeamDeps) {
  const owner = requireRole('owner', answer)

  async function withBody<S extends v.GenericSchema>(
    c: Context,
    schema: S,
    work: (input: v.InferOutput<S>) => Promise<Response>,
  ): Promise<Response> {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const input = v.safeParse(schema, body.type === 'json' ? body.value : undefined)
    if (!input.success) return answer(400, { message: input.issues[0].message })
    try {
      return await work(input.output)
    } catch (error) {
      if (!(error instanceof TeamRefusal)) throw error
      return answer(error.status, { message: error.message })
    }
  }

  const team = async (c: Context<StaffEnv>): Promise<Response> => {
    const body: Team = {
      members: await readTeam(database),
      invites: staffOf(c).role === 'owner' ? await listInvites(database) : [],
    }
    return answer(200, body)
  }

  async function sendLink({ name, email, role }: NewInvite, actor: string): Promise<InviteLink> {
    const made = await invite(database, { name, email, role }, actor)
    // Behind `#`, where no server, log or referrer sees it.
    const link = `${origin}/admin/join#token=${made.token}`
    return { invite: made.invite, link, mailed: await mailInvite(made.invite, link) }
  }

  return (
    new Hono<StaffEnv>()
      .get('/api/team', team)
      .patch('/api/team/:id', owner, (c) =>
        withBody(c, TeamChangeSchema, async (change) => {
          await changeMember(database, c.req.param('id'), change, staffOf(c).id)
          await office.reread()
          return team(c)
        }),
      )
      .put('/api/team/:id/shift', (c) =>
        withBody(c, ShiftSchema, async (shift) => {
          const { id: self, role } = staffOf(c)
          const id = c.req.param('id')
          if (id !== self && !isAtLeast(role, 'manager'))
            return answer(403, { message: 'Your role does not allow this.' })
          await saveShift(database, id, shift, self)
          await office.reread()
          return team(c)
        }),
      )
      .post('/api/team/invites', owner, (c) =>
        withBody(c, NewInviteSchema, async (input) => {
          const members = await readTeam(database)
          if (members.some(({ email }) => email === input.email))
            return answer(409, { message: 'Somebody with this e-mail address is staff already.' })
          return answer(201, await sendLink(input, staffOf(c).id))
        }),
      )
      // For a colleague who lost the password or the phone.
      .post('/api/team/:id/reset', owner, async (c) => {
        const members = await readTeam(database)
        const member = members.find(({ id, deactivated }) => id === c.req.param('id') && !deactivated)
        if (!member) return answer(404, { message: 'Nobody here has this id.' })
        return answer(201, await sendLink(member, staffOf(c).id))
      })
      .delete('/api/team/invites/:id', owner, async (c) => {
        if (!(await withdrawInvite(database, c.req.param('id'))))
          return answer(404, { message: 'There is no such invite.' })
        await recordAudit(database.kysely, {
          actor: staffOf(c).id,
          action: 'staff.invite-withdrawn',
          detail: { invite: c.req.param('id') },
        })
        return team(c)
      })
      .post('/api/join', (c) =>
        withBody(c, JoinSchema, async (input) => {
          try {
            const member = await join(database, auth, input)
            if (!member) return answer(403, { message: 'This link is no longer valid. Ask for a new one.' })
            await office.reread()
            return answer(200, { email: member.email })
          } catch (error) {
            if (!(error instanceof MemberExists)) throw error
            return answer(409, { message: 'Somebody with this e-mail address is staff already.' })
          }
        }),
      )
  )
}
