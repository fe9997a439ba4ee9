import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type DeskQuotation,
  DeskQuotationSchema,
  LeadQuotationsSchema,
  type QuotationList,
  QuotationListSchema,
} from '../../src/contract/quotation-desk.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { linkExpiry } from './trip-token.ts'

const TODAY = indianDay(new Date())
const PAYMENT = { paise: 50_000_00, receivedOn: TODAY, reference: 'UTR 123' }

describe.each(playedKinds())('quotations of the desk (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)
  let owner: string
  let agent: string
  let other: string
  let lead: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
    agent = await api.signIn('agent')
    other = await api.signIn('agent')
    lead = await desk.newLead({ pax: 3, child: 1, travel_date: '2027-02-14' })
  })
  const read = (cookie: string, { id }: { id: string }) =>
    desk.done<DeskQuotation>(cookie, 'GET', `/api/quotations/${id}`)
  const listed = async (cookie: string, id = lead) =>
    v.parse(LeadQuotationsSchema, await desk.done(cookie, 'GET', `/api/leads/${id}/quotations`)).quotations

  it('begins with what the package offers and the enquiry asks for', async () => {
    const quotation = v.parse(DeskQuotationSchema, await desk.begin(agent, lead))
    expect(quotation.reference).toBe(`${quotation.lead.reference}-Q1`)
    expect(quotation).toMatchObject({ state: 'draft', version: 0, draftVersion: 1, isChanged: true })
    expect(quotation.draft).toMatchObject({
      packageKey: 'bali1',
      destination: 'bali',
      abroad: true,
      startsOn: '2027-02-14',
      nights: 6,
      adults: 3,
      children: 1,
      rooms: 2,
      route: 'Kuta-3N -- Ubud-3N',
      hotels: [
        { city: 'Kuta, Bali', hotel: 'Segara Lane Hotel Kuta or similar', stars: 4, nights: 3 },
        { city: 'Ubud, Bali', hotel: 'Sawah View Resort Ubud or similar', stars: 4, nights: 3 },
      ],
      lines: [
        { label: 'Package for two, per room', quantity: 2, unitPaise: 74_999_00 },
        { label: 'Child, sharing the room', quantity: 1, unitPaise: null },
      ],
      gst: 'extra',
    })
    expect(quotation.draft.itinerary).toHaveLength(7)
    expect(quotation.draft.charges).toHaveLength(2)
    expect((await desk.begin(agent, lead, null)).reference).toBe(`${quotation.lead.reference}-Q2`)
    const path = `/api/leads/${lead}/quotations`
    expect((await desk.ask(agent, 'POST', path, { packageKey: 'no-such' })).status).toBe(400)
  })

  it('does not name among what is not included the taxes that its total has, as the package’s page does not', async () => {
    const exclusions = ['Flights', 'GST 5%', 'GST, visa and tips', '5% TCS as applicable']
    expect((await api.as(owner, '/api/packages/bali1', 'PUT', { exclusions })).status).toBe(200)
    expect((await desk.begin(agent, lead)).draft.exclusions).toEqual(['Flights', 'GST, visa and tips'])
  })

  it('begins one quotation for one id', async () => {
    const id = randomUUID()
    const begin = () => desk.ask(agent, 'POST', `/api/leads/${lead}/quotations`, {}, id)
    expect((await Promise.all([begin(), begin()])).map(({ status }) => status)).toEqual([201, 201])
    expect(await listed(agent)).toHaveLength(1)
    const other = await desk.ask(agent, 'POST', `/api/leads/${lead}/quotations`, { packageKey: 'bali1' }, id)
    expect(other.status).toBe(422)
    const elsewhere = await desk.newLead()
    const again = await desk.ask(agent, 'POST', `/api/leads/${elsewhere}/quotations`, {}, id)
    expect(again.status).toBe(422)
  })

  it('saves an unfinished draft, refuses a save over a colleague’s, and sends nothing unfinished', async () => {
    const begun = await desk.begin(agent, lead, null)
    const saved = await desk.save(agent, begun, { title: 'Bali at ease' })
    expect(saved).toMatchObject({ draftVersion: 2, draft: { title: 'Bali at ease', nights: null } })
    const outdated = await desk.ask(owner, 'PUT', `/api/quotations/${begun.id}/draft`, {
      draft: { ...begun.draft, title: 'Mine' },
      draftVersion: 1,
    })
    expect(outdated.status).toBe(409)
    expect((await read(agent, begun)).draft.title).toBe('Bali at ease')
    const send = (draftVersion: number) =>
      desk.ask(agent, 'POST', `/api/quotations/${begun.id}/send`, { draftVersion })
    expect((await send(1)).status).toBe(409)
    const refused = await send(2)
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toMatchObject({ nights: 'Please give a whole number.' })
    expect((await read(agent, begun)).versions).toEqual([])
  })

  it('freezes each version that is sent, with its total, and says what changed', async () => {
    const first = await desk.send(agent, await desk.begin(agent, lead))
    // 2 × 74,999 + 10,000 = 1,59,998; GST 8,000 → 1,67,998; TCS 3,360.
    expect(first.quotation).toMatchObject({ state: 'sent', version: 1, toUsPaise: 1_71_358_00 })
    expect(first.quotation.isChanged).toBe(false)
    const [hotel, ...hotels] = first.quotation.draft.hotels
    const second = await desk.send(agent, first.quotation, {
      hotels: [
        { ...(hotel as NonNullable<typeof hotel>), hotel: 'Ombak Kuta Beach Resort', stars: 5 },
        ...hotels,
      ],
      discount: { paise: 5_000_00, reason: 'returning guest' },
    })
    expect(second.token).not.toBe(first.token)
    // 1,54,998; GST 7,750; TCS 3,255.
    expect(second.quotation).toMatchObject({ version: 2, toUsPaise: 1_66_003_00 })
    expect(second.quotation.versions[1]?.changes).toEqual([
      'The total is ₹1,66,003 instead of ₹1,71,358.',
      'Hotel in Kuta, Bali: Ombak Kuta Beach Resort (3 nights, 5-star) instead of Segara Lane Hotel Kuta or similar (3 nights, 4-star).',
      'The discount is ₹5,000, for “returning guest”.',
    ])
    expect(second.quotation.versions[0]).toEqual(first.quotation.versions[0])
    expect((await desk.trip(first.token)).version).toBe(2)

    const { id, draftVersion } = second.quotation
    const unchanged = await desk.ask(agent, 'POST', `/api/quotations/${id}/send`, { draftVersion })
    expect(unchanged.status).toBe(409)
    expect((await unchanged.json()).message).toContain('Nothing was changed since version 2')
    const expired = await desk.save(agent, second.quotation, { validUntil: '2026-01-01' })
    const late = await desk.ask(agent, 'POST', `/api/quotations/${id}/send`, {
      draftVersion: expired.draftVersion,
    })
    expect(await late.json()).toMatchObject({ errors: { validUntil: 'This day has passed.' } })
  })

  it('exports what was quoted last', async () => {
    const { quotation } = await desk.send(agent, await desk.begin(agent, lead))
    await desk.send(agent, quotation, { discount: { paise: 1_000_50, reason: 'rounding' } })
    const csv = await (await desk.ask(owner, 'GET', '/api/leads.csv')).text()
    // 1,58,997.50; GST 7,950; TCS 3,339; the paise stay.
    expect(csv).toContain(',"170286.50",')
  })

  it('quotes the lead and assigns it when it is unassigned, in its history', async () => {
    await desk.send(agent, await desk.begin(agent, lead))
    const { status, assignee, history } = await desk.done<{
      status: string
      assignee: string
      history: { type: string; quotation?: { step: string; paise?: number } }[]
    }>(agent, 'GET', `/api/leads/${lead}`)
    expect(status).toBe('quoted')
    expect(assignee).not.toBeNull()
    expect(history.map(({ type }) => type)).toEqual(['received', 'changed', 'quotation'])
    expect(history[2]?.quotation).toMatchObject({ step: 'sent', version: 1, paise: 1_71_358_00 })
    await desk.done(agent, 'PATCH', `/api/leads/${lead}`, { status: 'booked' })
    const [{ id } = { id: '' }] = await listed(agent)
    await desk.send(agent, await read(agent, { id }), { message: 'With breakfast.' })
    expect(await desk.done(agent, 'GET', `/api/leads/${lead}`)).toMatchObject({ status: 'booked' })
  })

  it('shows agents the quotations of their own leads only, on every route', async () => {
    const { quotation } = await desk.send(agent, await desk.begin(agent, lead))
    const path = `/api/quotations/${quotation.id}`
    const { draft, draftVersion } = quotation
    const routes: [string, string, unknown?][] = [
      ['GET', `/api/leads/${lead}/quotations`],
      ['POST', `/api/leads/${lead}/quotations`, {}],
      ['GET', path],
      ['PUT', `${path}/draft`, { draft, draftVersion }],
      ['POST', `${path}/preview`, draft],
      ['POST', `${path}/send`, { draftVersion }],
      ['POST', `${path}/links`, {}],
      ['DELETE', `${path}/links`],
      ['POST', `${path}/payments`, PAYMENT],
      ['DELETE', `${path}/payments/x`],
      ['POST', `${path}/withdraw`, {}],
    ]
    for (const [method, route, body] of routes) {
      const response = await desk.ask(other, method, route, body)
      expect(response.status, `${method} ${route}`).toBe(403)
      expect(await response.text()).not.toContain('Asha')
    }
    for (const role of ['manager', 'owner'] as const) {
      const cookie = role === 'owner' ? owner : await api.signIn(role)
      expect((await read(cookie, quotation)).id).toBe(quotation.id)
    }
    const none = await desk.ask(agent, 'GET', `/api/quotations/${randomUUID()}`)
    expect(none.status).toBe(404)
    expect(await desk.done(other, 'GET', '/api/quotation-sums')).toMatchObject({ sent: { count: 0 } })
    expect(await desk.done(other, 'GET', '/api/quotations')).toMatchObject({ quotations: [], total: 0 })
    expect(await desk.done(agent, 'GET', '/api/quotations')).toMatchObject({ total: 1 })
    const audited = await api.database.kysely
      .selectFrom('audit')
      .select('actor')
      .where('action', '=', 'lead.listed')
      .execute()
    // The list has the travellers' names; an empty one has nobody's.
    expect(audited).toHaveLength(1)
  })

  it('makes further links and revokes all', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const { link } = await desk.done<{ link: string }>(agent, 'POST', `/api/quotations/${quotation.id}/links`)
    const second = new URL(link).pathname.replace('/trips/', '')
    expect(second).not.toBe(token)
    for (const one of [token, second]) expect((await desk.open(one)).status).toBe(200)
    // Sent again, because the answer was lost, it is nothing more.
    for (let i = 0; i < 2; i++) await desk.done(agent, 'DELETE', `/api/quotations/${quotation.id}/links`)
    for (const one of [token, second]) expect((await desk.open(one)).status).toBe(410)
    const audited = api.database.kysely.selectFrom('audit').select('seq')
    expect(await audited.where('action', '=', 'quotation.links-revoked').execute()).toHaveLength(1)
    const ends = (await read(agent, quotation)).links.map(({ expiresAt }) => expiresAt.slice(0, 10))
    const expected = linkExpiry({ startsOn: '2027-02-14', nights: 6 }, Date.now())
    expect(ends).toEqual([expected.slice(0, 10), expected.slice(0, 10)])
  })

  it('can be read and opened where the first day has a year that is surely mistyped', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead), {
      startsOn: '9999-12-31',
    })
    expect((await desk.open(token)).status).toBe(200)
    v.parse(DeskQuotationSchema, await read(agent, quotation))
  })

  it('lists quotations by age and value for managers, with sums', async () => {
    const manager = await api.signIn('manager')
    const cheap = await desk.send(agent, await desk.begin(agent, lead))
    const dear = await desk.begin(
      agent,
      await desk.newLead({ contact: '9800000077', email: 'b@example.com' }),
    )
    const lines = [{ label: 'Package', quantity: 1, unitPaise: 5_00_000_00 }]
    const { token, quotation } = await desk.send(agent, dear, { lines })
    await desk.answer(token)
    await desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/payments`, PAYMENT)
    await desk.begin(agent, lead, null)
    const list = async (query: string): Promise<QuotationList> =>
      v.parse(QuotationListSchema, await desk.done(manager, 'GET', `/api/quotations${query}`))
    const ids = ({ quotations }: QuotationList) => quotations.map(({ id }) => id)
    expect(ids(await list('?order=value')).slice(0, 2)).toEqual([quotation.id, cheap.quotation.id])
    expect(ids(await list('?order=oldest'))[0]).toBe(cheap.quotation.id)
    expect(ids(await list('?state=accepted'))).toEqual([quotation.id])
    expect((await list('?state=draft')).total).toBe(1)
    expect((await desk.ask(manager, 'GET', '/api/quotations?state=lost')).status).toBe(400)
    // 5,00,000 with GST of 25,000 and TCS of 10,500.
    expect((await list('')).sums).toEqual({
      sent: { count: 2, paise: 1_71_358_00 + 5_35_500_00 },
      accepted: { count: 1, paise: 5_35_500_00 },
      received: { count: 1, paise: 50_000_00 },
    })
    expect((await list(`?from=${TODAY}&to=${TODAY}`)).total).toBe(2)
    expect((await list('?to=2020-01-01')).total).toBe(0)
  })

  it('lists the quotations of merged leads with the lead that was kept', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead))
    const kept = await desk.newLead({ name: 'Asha R' })
    await desk.done(owner, 'POST', `/api/leads/${kept}/merge`, { other: lead })
    expect(await listed(owner, kept)).toMatchObject([{ id: quotation.id, lead: { id: kept } }])
    await desk.answer(token)
    const { history } = await desk.done<{ history: { type: string; part?: string }[] }>(
      owner,
      'GET',
      `/api/leads/${kept}`,
    )
    expect(history.at(-1)).toMatchObject({ type: 'quotation', quotation: { step: 'accept' } })
    expect(history.at(-1)?.part).toBeUndefined()
    expect((await desk.ask(owner, 'POST', `/api/leads/${lead}/quotations`, {})).status).toBe(409)
    await desk.save(owner, quotation, { title: 'Still editable' })
  })

  it('erases quotations, answers and payment references with the person, and keeps what answers links', async () => {
    const { quotation, token } = await desk.send(agent, await desk.begin(agent, lead), {
      title: 'Zanzibar for Zubeida',
      message: 'Zubeida, with the wheelchair',
    })
    await desk.answer(token, { answer: 'change', text: 'Zubeida wants a ramp' })
    await desk.ask(agent, 'POST', `/api/quotations/${quotation.id}/payments`, {
      ...PAYMENT,
      reference: 'Zubeida UPI',
    })
    await desk.done(owner, 'DELETE', `/api/leads/${lead}`)
    for (const table of [
      'quotation',
      'quotation_version',
      'quotation_link',
      'quotation_answer',
      'quotation_payment',
      'lead_event',
      'audit',
    ] as const) {
      const rows = await api.database.kysely.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows), table).not.toMatch(/Zubeida|Zanzibar|wheelchair|UPI/)
    }
    expect((await desk.ask(owner, 'GET', `/api/quotations/${quotation.id}`)).status).toBe(410)
    // A booked lead keeps its owner. What others have typed in it on their devices is deleted, too.
    await api.database.kysely
      .updateTable('lead')
      .set((eb) => ({ assignee: eb.selectFrom('user').select('id').where('role', '=', 'owner').limit(1) }))
      .execute()
    expect((await desk.ask(agent, 'GET', `/api/quotations/${quotation.id}`)).status).toBe(410)
    expect(await listed(owner)).toEqual([])
    expect((await desk.open(token)).status).toBe(410)
    expect(await desk.done(owner, 'GET', '/api/quotation-sums')).toMatchObject({ sent: { count: 0 } })
  })
})
