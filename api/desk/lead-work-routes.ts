import { Hono } from 'hono'
import { CallResultSchema, ContactSchema, MergeSchema, PresenceSchema } from '../../src/contract/lead-work.ts'
import { STAFF_HEADER } from '../../src/contract/team.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { actionIdOf } from '../http/idempotency-key.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { leadView } from '../leads/lead-view.ts'
import type { References } from '../leads/reference.ts'
import type { OfficeState } from '../office/office-state.ts'
import { findDoneAction } from './lead-action.ts'
import { createLeadChanges } from './lead-change.ts'
import { createLeadContacts } from './lead-contact.ts'
import { createLeadDetail, type LeadDetailDeps } from './lead-detail.ts'
import { createMerges } from './lead-merge.ts'
import { createPresence } from './lead-presence.ts'

export type LeadWorkDeps = {
  database: Database
  office: OfficeState
  feed: LeadFeed
  references: References
  packages: LeadDetailDeps['packages']
  audit: LeadDetailDeps['audit']
  respond: Respond
}

const NOBODY_NAMED = { message: 'This notification does not say to whom it was sent. Please open the lead.' }

/** Contacts, merges and presence of a lead. */
export function createLeadWorkRoutes({
  database,
  office,
  feed,
  references,
  packages,
  audit,
  respond,
}: LeadWorkDeps) {
  const { kysely } = database
  const changes = createLeadChanges(database, office)
  const contacts = createLeadContacts(database)
  const merges = createMerges(database, references)
  const presence = createPresence(kysely)
  const detail = createLeadDetail({ kysely, office, references, packages, audit })

  return (
    new Hono<StaffEnv>()
      .post('/api/leads/:id/contacts', async (c) => {
        const content = await readJson(c, ContactSchema)
        const { channel, at } = content
        const action = { id: actionIdOf(c), type: 'contact', at, content } as const
        const done = await findDoneAction(kysely, action, c.req.param('id'), staffOf(c))
        if (done) return respond(200, done)
        await detail.audited(c.req.param('id'), staffOf(c))
        const { lead, versionBefore } = await contacts.contacted(
          c.req.param('id'),
          channel,
          staffOf(c),
          action,
        )
        feed.wake()
        return respond(200, { ...leadView(lead, references), versionBefore })
      })
      .post('/api/leads/:id/call-outcomes', async (c) => {
        const result = await readJson(c, CallResultSchema)
        const action = { id: actionIdOf(c), type: 'call-outcome', at: result.at, content: result } as const
        const done = await findDoneAction(kysely, action, c.req.param('id'), staffOf(c))
        if (done) return respond(200, done)
        // A refusal contains the lead, too.
        await detail.audited(c.req.param('id'), staffOf(c))
        await contacts.callEnded(c.req.param('id'), result, staffOf(c), action)
        feed.wake()
        return respond(200, await detail.read(c.req.param('id'), staffOf(c)))
      })
      // For the button of a notification, which has no page that shows the lead: the answer has nothing of it.
      .post('/api/leads/:id/take', async (c) => {
        // The guard compares it with the session: the user who is signed in may not be the user who was notified.
        if (c.req.header(STAFF_HEADER) === undefined) return respond(401, NOBODY_NAMED)
        const state = await changes.take(c.req.param('id'), staffOf(c))
        if (state === 'taken') feed.wake()
        return respond(200, { id: c.req.param('id'), state })
      })
      .post('/api/leads/:id/merge', async (c) => {
        const { other } = await readJson(c, MergeSchema)
        await merges.merge(c.req.param('id'), other, staffOf(c))
        feed.wake()
        return respond(200, await detail.read(c.req.param('id'), staffOf(c)))
      })
      .delete('/api/leads/:id/merge', async (c) => {
        await merges.unmerge(c.req.param('id'), staffOf(c))
        feed.wake()
        return respond(200, await detail.read(c.req.param('id'), staffOf(c)))
      })
      .post('/api/leads/:id/presence', async (c) => {
        const { leaving } = await readJson(c, PresenceSchema)
        return respond(200, await presence.report(c.req.param('id'), staffOf(c), leaving))
      })
  )
}
