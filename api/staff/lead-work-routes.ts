import { Hono } from 'hono'
import { ContactSchema, MergeSchema, PresenceSchema } from '../../src/contract/lead-work.ts'
import type { Database } from '../db/open.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import type { OfficePlan } from '../office/plan.ts'
import { type StaffEnv, staffOf } from './guard.ts'
import { createLeadAnswers } from './lead-answers.ts'
import { createLeadChanges } from './lead-change.ts'
import { createLeadDetail, type LeadDetailDeps } from './lead-detail.ts'
import type { LeadFeed } from './lead-feed.ts'
import { createMerges } from './lead-merge.ts'
import { createPresence } from './lead-presence.ts'
import { leadView } from './lead-view.ts'

export type LeadWorkDeps = {
  database: Database
  office: OfficePlan
  feed: LeadFeed
  references: References
  packages: LeadDetailDeps['packages']
  answer: Answer
}

/** What staff do on one lead besides changing it: turning to the traveller, joining enquiries, seeing each other. */
export function createLeadWorkRoutes({ database, office, feed, references, packages, answer }: LeadWorkDeps) {
  const { kysely } = database
  const changes = createLeadChanges(database, office)
  const merges = createMerges(database, references)
  const presence = createPresence(kysely)
  const detail = createLeadDetail({ kysely, references, packages })
  const { withBody, refused } = createLeadAnswers(answer, references)

  return new Hono<StaffEnv>()
    .post('/api/leads/:id/contacts', (c) =>
      withBody(c, ContactSchema, async ({ channel }) => {
        const lead = await changes.contacted(c.req.param('id'), channel, staffOf(c))
        feed.poke()
        return answer(200, leadView(lead, references))
      }),
    )
    .post('/api/leads/:id/merge', (c) =>
      withBody(c, MergeSchema, async ({ other }) => {
        await merges.merge(c.req.param('id'), other, staffOf(c))
        feed.poke()
        return answer(200, (await detail(c.req.param('id'), staffOf(c))).detail)
      }),
    )
    .delete('/api/leads/:id/merge', (c) =>
      refused(async () => {
        await merges.unmerge(c.req.param('id'), staffOf(c))
        feed.poke()
        return answer(200, (await detail(c.req.param('id'), staffOf(c))).detail)
      }),
    )
    .post('/api/leads/:id/presence', (c) =>
      withBody(c, PresenceSchema, async ({ leaving }) =>
        answer(200, await presence.beat(c.req.param('id'), staffOf(c), leaving)),
      ),
    )
}
