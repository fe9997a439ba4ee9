import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import { quotationDesk } from '../support/quotations.ts'
import { repeated } from '../support/trials.ts'

// Row 5 (and 18): a replay after 400 days, and after erasure. The receipt again; nothing comes back to life.

const DAY_MS = 86_400_000

describe.each(databaseKinds())('a phone that comes back late (%s)', repeated(), (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
  })
  afterEach(async () => {
    vi.useRealTimers()
    await api.close()
  })

  const short = {
    name: 'Ravi Shah',
    contact: '9812345678',
    destination: 'Goa',
    travel_date: '2026-12-05',
    bookingTime: 'this-week',
  }

  async function send(body: object, id: string) {
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    return { status: response.status, body: await response.json() }
  }

  it.each([
    ['a long form', longBody({ travel_date: '2026-12-05' })],
    ['a short form', short],
    ['a short form that says when it was written', { ...short, composedAt: '2026-11-20T08:00:00Z' }],
  ])('after 400 days, %s', async (_name, body) => {
    const id = randomUUID()
    const first = await send(body, id)
    expect(first.status).toBe(200)
    vi.setSystemTime(Date.now() + 400 * DAY_MS)
    const late = await send(body, id)
    expect(late).toEqual({ status: 200, body: { ...first.body, replayed: true } })
    // The date alone would not do today.
    expect((await send({ ...short, name: 'Other' }, randomUUID())).status).toBe(400)
    expect((await send({ ...short, name: 'Other' }, id)).status).toBe(422)
  })

  it('after erasure', async () => {
    const id = randomUUID()
    const first = await send(short, id)
    const cookie = await api.signIn('owner')
    const erased = await api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie } })
    expect(erased.status).toBe(200)
    vi.setSystemTime(Date.now() + 400 * DAY_MS)
    expect(await send(short, id)).toEqual({ status: 200, body: { ...first.body, replayed: true } })
    expect((await send({ ...short, name: 'Other' }, id)).status).toBe(422)

    const leads = await api.database.kysely.selectFrom('lead').selectAll().execute()
    expect(leads).toMatchObject([{ id, name: null, contact: null, email: null, fields: null }])
    expect(JSON.stringify(leads)).not.toContain('Ravi')
    expect(await api.database.kysely.selectFrom('notification').selectAll().execute()).toEqual([])
  })

  it('with an answer to a quotation, after 400 days and after erasure', async () => {
    const desk = quotationDesk(api)
    const [id, lead] = [randomUUID(), randomUUID()]
    await send(short, lead)
    const cookie = await api.signIn('owner')
    const { token } = await desk.send(cookie, await desk.begin(cookie, lead))
    const change = { answer: 'change', text: 'A later flight' }
    const first = await (await desk.answer(token, change, id)).json()
    vi.setSystemTime(Date.now() + 400 * DAY_MS)
    expect(await (await desk.answer(token, change, id)).json()).toEqual({ ...first, replayed: true })
    const owner = await api.signIn('owner')
    await desk.done(owner, 'DELETE', `/api/leads/${lead}`)
    const replay = await desk.answer(token, change, id)
    expect([replay.status, await replay.json()]).toEqual([200, { ...first, replayed: true }])
    expect((await desk.answer(token, { answer: 'accept' }, id)).status).toBe(422)
    const answers = await api.database.kysely.selectFrom('quotation_answer').selectAll().execute()
    expect(answers).toMatchObject([{ id, text: null }])
    expect(await api.database.kysely.selectFrom('notification').selectAll().execute()).toEqual([])
  })
})
