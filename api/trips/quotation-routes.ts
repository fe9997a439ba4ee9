import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { quotationChanges } from '../../src/catalogue/quotation-changes.ts'
import { quotationTotal } from '../../src/catalogue/quotation-total.ts'
import { QuotationSchema } from '../../src/contract/quotation.ts'
import {
  ConfirmationSchema,
  MAX_QUOTATION_BYTES,
  NewPaymentSchema,
  NewQuotationSchema,
  QuotationQuerySchema,
  SaveDraftSchema,
  SendQuotationSchema,
  WithdrawalSchema,
} from '../../src/contract/quotation-desk.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import { actionIdOf } from '../http/idempotency-key.ts'
import { readJson, readQuery } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { findVisibleLead, LeadRefusal } from '../leads/lead-work.ts'
import { canSee } from '../leads/visibility.ts'
import { readLeadQuotations } from './lead-quotations.ts'
import { confirmBooking, takeConfirmationBack } from './quotation-confirmation.ts'
import { listQuotations, readQuotationSums } from './quotation-list.ts'
import { createQuotationSending } from './quotation-sending.ts'
import { documentOf, findQuotation, keptLeadOf, readVersions } from './quotation-store.ts'
import { deskQuotation } from './quotation-view.ts'
import { createQuotationWork, type QuotationWorkDeps } from './quotation-work.ts'
import { tripPath } from './trip-token.ts'

export type QuotationRoutesDeps = QuotationWorkDeps & {
  feed: LeadFeed
  audit: ViewAudit
  /** URL of the site without a trailing slash. */
  origin: string
  /** Key of the tokens of requests that may be repeated. */
  linkKey: string
  /** Called after a version was sent. */
  onQuotation: () => void
  respond: Respond
}

const PeriodSchema = v.pick(QuotationQuerySchema, ['from', 'to'])

/** `/api/quotations`, and those of a lead: writing, sending and payments. Needs the staff guard. */
export function createQuotationRoutes(deps: QuotationRoutesDeps) {
  const { database, references, feed, audit, origin, respond } = deps
  const { kysely } = database
  const work = createQuotationWork(deps)
  const sending = createQuotationSending(deps)

  async function detail(c: Context<StaffEnv>, id: string) {
    const staff = staffOf(c)
    const found = await findQuotation(kysely, id, staff)
    await audit(staff.id, 'lead.viewed', found.lead.seq)
    return deskQuotation(kysely, found, references)
  }
  const changed = async (c: Context<StaffEnv>, id: string, status = 200) => {
    feed.wake()
    return respond(status, await detail(c, id))
  }
  const withLink = async (c: Context<StaffEnv>, id: string, token: string) => {
    feed.wake()
    return respond(200, { quotation: await detail(c, id), link: `${origin}${tripPath(token)}` })
  }

  return new Hono<StaffEnv>()
    .get('/api/leads/:id/quotations', async (c) => {
      const staff = staffOf(c)
      const lead = await findVisibleLead(kysely, c.req.param('id'), staff)
      // Those of a merged lead are worked on with the lead that it is part of.
      if (!canSee(staff, await keptLeadOf(kysely, lead.seq)))
        throw new LeadRefusal(403, 'This lead is with a colleague.')
      await audit(staff.id, 'lead.viewed', lead.seq)
      return respond(200, { quotations: await readLeadQuotations(kysely, lead, references) })
    })
    .post('/api/leads/:id/quotations', async (c) => {
      const { packageKey } = await readJson(c, NewQuotationSchema)
      const id = actionIdOf(c) ?? randomUUID()
      await work.create({ id, leadId: c.req.param('id'), packageKey }, staffOf(c))
      return respond(201, await detail(c, id))
    })
    .get('/api/quotations', async (c) => {
      const list = await listQuotations(kysely, readQuery(c, QuotationQuerySchema), staffOf(c), references)
      // It has the names of travellers.
      if (list.quotations.length > 0) await audit(staffOf(c).id, 'lead.listed')
      return respond(200, list)
    })
    .get('/api/quotation-sums', async (c) =>
      respond(200, await readQuotationSums(kysely, readQuery(c, PeriodSchema), staffOf(c), references)),
    )
    .get('/api/quotations/:id', async (c) => respond(200, await detail(c, c.req.param('id'))))
    .put('/api/quotations/:id/draft', async (c) => {
      const { draft, draftVersion } = await readJson(c, SaveDraftSchema, MAX_QUOTATION_BYTES)
      await work.saveDraft(c.req.param('id'), draft, draftVersion, staffOf(c))
      return respond(200, await detail(c, c.req.param('id')))
    })
    .post('/api/quotations/:id/preview', async (c) => {
      const quotation = await readJson(c, QuotationSchema, MAX_QUOTATION_BYTES)
      const found = await findQuotation(kysely, c.req.param('id'), staffOf(c))
      const newest = (await readVersions(kysely, found.quotation.seq)).at(-1)
      const taxDay = indianDay(new Date())
      const before = newest && { quotation: documentOf(newest), taxDay: newest.tax_day }
      return respond(200, {
        total: quotationTotal(quotation, taxDay),
        changes: before ? quotationChanges(before, { quotation, taxDay }) : [],
      })
    })
    .post('/api/quotations/:id/send', async (c) => {
      const id = c.req.param('id')
      const seen = await readJson(c, SendQuotationSchema)
      const token = await sending.send({ id, ...seen }, staffOf(c), actionIdOf(c))
      deps.onQuotation()
      return withLink(c, id, token)
    })
    .post('/api/quotations/:id/links', async (c) =>
      withLink(c, c.req.param('id'), await sending.addLink(c.req.param('id'), staffOf(c), actionIdOf(c))),
    )
    .delete('/api/quotations/:id/links', async (c) => {
      await sending.revokeLinks(c.req.param('id'), staffOf(c))
      return changed(c, c.req.param('id'))
    })
    .post('/api/quotations/:id/withdraw', async (c) => {
      const { answerSeenAt } = await readJson(c, WithdrawalSchema)
      await work.withdraw(c.req.param('id'), answerSeenAt, staffOf(c))
      return changed(c, c.req.param('id'))
    })
    .post('/api/quotations/:id/confirm', async (c) => {
      const { takenBack: reason, versionSentAt } = await readJson(c, ConfirmationSchema)
      const of = { id: c.req.param('id'), versionSentAt }
      if (reason === undefined) await confirmBooking(deps, of, staffOf(c))
      else await takeConfirmationBack(deps, { ...of, reason }, staffOf(c))
      return changed(c, c.req.param('id'))
    })
    .post('/api/quotations/:id/payments', async (c) => {
      const payment = await readJson(c, NewPaymentSchema)
      const paymentId = actionIdOf(c) ?? randomUUID()
      await work.pay(c.req.param('id'), { ...payment, paymentId }, staffOf(c))
      return changed(c, c.req.param('id'))
    })
    .delete('/api/quotations/:id/payments/:payment', async (c) => {
      await work.voidPayment(c.req.param('id'), c.req.param('payment'), staffOf(c))
      return changed(c, c.req.param('id'))
    })
}
