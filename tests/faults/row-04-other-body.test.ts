import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DeskQuotation } from '../../src/contract/quotation-desk.ts'
import { databaseKinds } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import { quotationDesk } from '../support/quotations.ts'
import { repeated } from '../support/trials.ts'
import { useApi } from '../support/use-api.ts'

// Row 4 (and 18): same id, another body. 422; the first lead unchanged and undisclosed.

describe.each(databaseKinds())('one id for two enquiries (%s)', repeated(), (kind) => {
  const api = useApi(kind)

  const first = longBody({ name: 'Asha First', contact: '9800000001' })
  const OTHERS = {
    name: { ...first, name: 'Asha Second' },
    number: { ...first, contact: '9800000002' },
    adults: { ...first, pax: 3 },
    form: {
      name: 'Asha First',
      contact: '9800000001',
      destination: 'Bali',
      travel_date: '2027-02-14',
      bookingTime: 'this-month',
    },
  }

  it.each(Object.entries(OTHERS))('refuses another %s', async (_name, other) => {
    const headers = { 'idempotency-key': randomUUID() }
    const receipt = await (await api.post('/submit-form', first, headers)).json()
    const before = await api.database.kysely.selectFrom('lead').selectAll().execute()
    const refused = await api.post('/submit-form', other, headers)
    expect(refused.status).toBe(422)
    const text = await refused.text()
    expect(Object.keys(JSON.parse(text))).toEqual(['message'])
    expect(text).not.toContain('First')
    expect(text).not.toContain(receipt.reference)
    expect(await api.database.kysely.selectFrom('lead').selectAll().execute()).toEqual(before)
  })

  it('refuses all but one of those that come together', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        api.post('/submit-form', { ...first, name: `Guest ${i}` }, headers),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(422)])
    expect(await api.database.kysely.selectFrom('lead').select('id').execute()).toHaveLength(1)
  })

  it('refuses another answer to a quotation, and an answer to another one', async () => {
    const desk = quotationDesk(api)
    const cookie = await api.signIn('owner')
    const quote = async () => desk.send(cookie, await desk.begin(cookie, await desk.newLead(first)))
    const { token, quotation } = await quote()
    const { token: other } = await quote()
    const id = randomUUID()
    const change = { answer: 'change', text: 'A room with a view' }
    expect((await desk.answer(token, change, id)).status).toBe(200)
    for (const [by, body] of [
      [token, { ...change, text: 'Another room' }],
      [token, { answer: 'accept' }],
      [other, change],
    ] as const) {
      const refused = await desk.answer(by, body, id)
      expect(refused.status).toBe(422)
      expect(Object.keys(await refused.json())).toEqual(['message'])
    }
    const { answers } = await desk.done<DeskQuotation>(cookie, 'GET', `/api/quotations/${quotation.id}`)
    expect(answers).toMatchObject([change])
    // Of those that come together, the first decides.
    const together = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => desk.answer(other, { ...change, text: `Wish ${i}` }, together)),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(19).fill(422)])
  })

  it('takes for the same what differs only in what the device adds', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/submit-form', first, headers)
    const same = {
      ...first,
      name: ' Asha First ',
      pax: '2',
      composedAt: '2026-01-01T00:00:00Z',
      sourceDomain: 'x',
      filledInMs: 9000,
    }
    expect(await (await api.post('/submit-form', same, headers)).json()).toMatchObject({
      ok: true,
      replayed: true,
    })
  })
})
