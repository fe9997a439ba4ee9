import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { TRIP_REFUSALS } from '../../src/contract/answer-messages.ts'
import { ReceiptSchema } from '../../src/contract/enquiry.ts'
import { MAX_ANSWER_TEXT, TRIP_TOKEN } from '../../src/contract/quotation.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { readOrCreateSecret } from '../db/settings.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import { createReferences } from '../leads/reference.ts'
import { answerFingerprintOf } from './answer-fingerprint.ts'
import { findTrip } from './trip.ts'

const YESTERDAY = indianDay(new Date(Date.now() - 86_400_000))

describe.each(playedKinds())('trips of travellers (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)
  let agent: string
  let lead: string
  beforeEach(async () => {
    agent = await api.signIn('agent')
    lead = await desk.newLead()
  })
  const sent = async (changes = {}) => desk.send(agent, await desk.begin(agent, lead), changes)
  const topics = async () =>
    (await api.database.kysely.selectFrom('notification').select('topic').orderBy('seq').execute())
      .map(({ topic }) => topic)
      .filter((topic) => topic.startsWith('quotation.'))
  const letExpire = () =>
    api.database.kysely.updateTable('quotation_version').set({ valid_until: YESTERDAY }).execute()
  const state = async () =>
    (await desk.done<{ quotations: { state: string }[] }>(agent, 'GET', `/api/leads/${lead}/quotations`))
      .quotations[0]?.state

  it('shows the holder of a link the newest version, and nobody else', async () => {
    const { token, quotation } = await sent()
    expect(token).toMatch(TRIP_TOKEN)
    const response = await desk.open(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.json()).toMatchObject({
      reference: quotation.reference,
      enquiryReference: quotation.lead.reference,
      state: 'open',
      version: 1,
      changes: [],
      agent: 'agent',
      answer: null,
      payments: [],
      quotation: { title: quotation.title, packageKey: 'bali1', abroad: true },
    })
    for (const other of ['x', token.slice(1), `${token}A`, token.toLowerCase(), 'A'.repeat(32)])
      expect((await desk.open(other)).status, other).toBe(404)
  })

  it('stores no token: neither tables nor history contain it', async () => {
    const { token } = await sent()
    await desk.trip(token)
    await desk.answer(token)
    for (const table of [
      'quotation',
      'quotation_link',
      'quotation_answer',
      'lead_event',
      'audit',
      'notification',
    ] as const) {
      const rows = await api.database.kysely.selectFrom(table).selectAll().execute()
      expect(rows.length, table).toBeGreaterThan(0)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
  })

  it('limits wrong links by address, but never one that is right', async () => {
    const { token } = await sent()
    const statuses = []
    for (let i = 0; i < 70; i++) statuses.push((await desk.open(`${i}`.padEnd(32, 'x'))).status)
    expect(statuses.at(0)).toBe(404)
    expect(statuses.at(-1)).toBe(429)
    expect((await desk.open(token)).status).toBe(200)
  })

  it('writes once where a link is read many times at once: enquiries wait for what is written', async () => {
    const { token, quotation } = await sent()
    const { kysely } = api.database
    await desk.trip(token)
    for (const opens of [2, 3]) {
      await kysely.updateTable('quotation_link').set({ last_opened_at: '2026-01-01T00:00:00.000Z' }).execute()
      await Promise.all(Array.from({ length: 20 }, () => desk.trip(token)))
      const { links } = await desk.done<typeof quotation>(agent, 'GET', `/api/quotations/${quotation.id}`)
      expect(links[0]?.opens).toBe(opens)
    }
    expect(await topics()).toEqual(['quotation.opened'])
  })

  it('counts the first reading of each version, and no preview, prefetch, HEAD or look of staff', async () => {
    const { token, quotation } = await sent()
    await api.request(`/api/trips/${token}`, { method: 'HEAD' })
    for (const headers of [
      { 'user-agent': 'WhatsApp/2.23.20.0' },
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-fetch-mode': 'navigate' },
      { cookie: agent },
    ] as Record<string, string>[])
      expect((await desk.open(token, headers)).status).toBe(200)
    expect(await topics()).toEqual([])
    expect(await state()).toBe('sent')

    await desk.trip(token)
    await desk.trip(token)
    expect(await topics()).toEqual(['quotation.opened'])
    expect(await state()).toBe('opened')
    const current = await desk.done<typeof quotation>(agent, 'GET', `/api/quotations/${quotation.id}`)
    expect(current.links[0]).toMatchObject({ opens: 1, revokedAt: null })
    // By a clock that was far ahead, and was turned back.
    const openedLater = { last_opened_at: '2036-11-26T00:00:00.000Z' }
    await api.database.kysely.updateTable('quotation_link').set(openedLater).execute()
    await desk.trip(token)
    const again = await desk.done<typeof quotation>(agent, 'GET', `/api/quotations/${quotation.id}`)
    expect(again.links[0]?.opens).toBe(2)
    expect(again.links[0]?.lastOpenedAt).not.toBe(openedLater.last_opened_at)
    const { history } = await desk.done<{ history: { type: string; quotation?: object }[] }>(
      agent,
      'GET',
      `/api/leads/${lead}`,
    )
    expect(history.at(-1)).toMatchObject({
      type: 'quotation',
      quotation: { step: 'opened', reference: quotation.reference, version: 1 },
    })

    await desk.send(agent, current, { message: 'A better room.' })
    await desk.trip(token)
    expect(await topics()).toEqual(['quotation.opened', 'quotation.opened'])
  })

  it('takes an answer from a device whose clock is beyond year 9999', async () => {
    const { token } = await sent()
    const answered = await desk.answer(token, { composedAt: '+012026-12-01T06:00:00.000Z' })
    expect(answered.status, await answered.text()).toBe(200)
  })

  it('stores an answer once, with its receipt, event and notification', async () => {
    const { token, quotation } = await sent()
    const id = randomUUID()
    const body = { answer: 'change', text: 'Two rooms on one floor, please.', composedAt: 'yesterday' }
    const first = await desk.answer(token, body, id)
    expect(first.status, await first.clone().text()).toBe(200)
    expect(first.headers.get('cache-control')).toBe('no-store')
    const receipt = v.parse(ReceiptSchema, await first.json())
    expect(receipt).toMatchObject({ id, reference: quotation.reference, replayed: false })
    expect(await (await desk.answer(token, body, id)).json()).toEqual({ ...receipt, replayed: true })
    const other = await desk.answer(token, { ...body, text: 'Other words.' }, id)
    expect(other.status).toBe(422)
    const reformatted = { ...body, text: ` ${body.text.replace(' ', '\n  ')} ` }
    expect(await (await desk.answer(token, reformatted, id)).json()).toEqual({ ...receipt, replayed: true })

    // A newer release stored it, and was put back: neither a receipt, which may be untrue, nor a refusal.
    const byRelease = (fingerprint_version: number) =>
      api.database.kysely.updateTable('quotation_answer').set({ fingerprint_version }).execute()
    await byRelease(99)
    for (const text of [body.text, 'Other words.']) {
      const unknown = await desk.answer(token, { ...body, text }, id)
      expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
    }
    await byRelease(1)
    expect(await (await desk.answer(token, body, id)).json()).toEqual({ ...receipt, replayed: true })

    // An earlier release stored words that no rule of now would take.
    const words = 'x'.repeat(MAX_ANSWER_TEXT + 1)
    const { seq } = await api.database.kysely.selectFrom('quotation').select('seq').executeTakeFirstOrThrow()
    const content = { quotationSeq: seq, answer: { version: 1, answer: 'change' }, words } as const
    const key = await readOrCreateSecret(api.database.kysely, 'fingerprint-key')
    const fingerprint = answerFingerprintOf(1, content, key) ?? ''
    await api.database.kysely.updateTable('quotation_answer').set({ fingerprint }).execute()
    const long = await desk.answer(token, { ...body, text: words }, id)
    expect([long.status, await long.json()]).toEqual([200, { ...receipt, replayed: true }])
    expect((await desk.answer(token, { ...body, text: `${words}x` }, id)).status).toBe(400)
    expect((await desk.answer(token, { ...body, text: words })).status).toBe(400)
    expect((await desk.answer(token, { ...body, text: { toString: 1 } }, id)).status).toBe(400)
    expect(await topics()).toEqual(['quotation.change-asked'])
    expect(await state()).toBe('change-asked')
    expect((await desk.trip(token)).answer).toMatchObject({ answer: 'change', text: body.text })
  })

  it('gives answers that arrive twice at the same time one receipt', async () => {
    const { token } = await sent()
    const id = randomUUID()
    const receipts = await Promise.all(
      Array.from({ length: 5 }, async () => (await desk.answer(token, {}, id)).json()),
    )
    expect(receipts.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await topics()).toEqual(['quotation.accepted'])
  })

  it('accepts a version once; the lead stays quoted until staff confirm the booking', async () => {
    const { token } = await sent()
    expect((await desk.answer(token)).status).toBe(200)
    const again = await desk.answer(token)
    expect(again.status).toBe(400)
    expect(await again.json()).toEqual({
      message: TRIP_REFUSALS.answered,
      errors: { form: TRIP_REFUSALS.answered },
    })
    expect((await desk.answer(token, { answer: 'decline' })).status).toBe(400)
    expect(await desk.trip(token)).toMatchObject({ state: 'accepted', answer: { answer: 'accept' } })
    const { status } = await desk.done<{ status: string }>(agent, 'GET', `/api/leads/${lead}`)
    expect(status).toBe('quoted')
  })

  it('refuses an acceptance of an older version, and notifies staff that it was wanted', async () => {
    const { token, quotation } = await sent()
    await desk.send(agent, quotation, { message: 'A better room.' })
    const id = randomUUID()
    for (let i = 0; i < 2; i++) {
      const response = await desk.answer(token, {}, id)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message: TRIP_REFUSALS.replaced })
    }
    expect(await topics()).toEqual(['quotation.not-accepted'])
    expect((await desk.answer(token, { version: 2 })).status).toBe(200)
    const { changes, version } = await desk.trip(token)
    expect({ changes, version }).toEqual({ changes: ['The message to you is new.'], version: 2 })
  })

  it('refuses an answer to another version of the same number, and takes one to the version that is shown', async () => {
    const { token } = await sent()
    const { sentAt } = await desk.trip(token)
    // As after a restore, when staff have sent another version 1.
    const versionSentAt = new Date(Date.parse(sentAt) - 60_000).toISOString()
    const form = await api.request('/submit-answer', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams({ id: randomUUID(), token, version: '1', versionSentAt, answer: 'accept' }),
    })
    expect([form.status, await form.text()]).toEqual([400, expect.stringContaining(TRIP_REFUSALS.changed)])
    for (const body of [{}, { answer: 'decline' }]) {
      const response = await desk.answer(token, { versionSentAt, ...body })
      expect([response.status, (await response.json()).message]).toEqual([400, TRIP_REFUSALS.changed])
    }
    expect(await topics()).toEqual(['quotation.opened', 'quotation.not-accepted', 'quotation.not-accepted'])
    expect(await desk.trip(token)).toMatchObject({ state: 'open', answer: null })
    expect((await desk.answer(token, { versionSentAt: sentAt })).status).toBe(200)
  })

  it('refuses an acceptance that arrives after the last day, whenever it was written', async () => {
    const { token } = await sent()
    await letExpire()
    expect(await desk.trip(token)).toMatchObject({ state: 'expired' })
    const late = await desk.answer(token, { composedAt: `${YESTERDAY}T06:00:00.000Z` })
    expect(late.status).toBe(400)
    expect(await late.json()).toMatchObject({ message: TRIP_REFUSALS.expired })
    expect(await topics()).toEqual(['quotation.opened', 'quotation.not-accepted'])
    expect(await state()).toBe('expired')
    // Words are still worth reading.
    expect((await desk.answer(token, { answer: 'change', text: 'A week later?' })).status).toBe(200)
    expect(await state()).toBe('change-asked')
  })

  it('finds a trip erased where that happens between the two reads of it', async () => {
    const { token } = await sent()
    const owner = await api.signIn('owner')
    let isErased = false
    const racing = api.database.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isErased || !result.rows.some((row) => 'withdrawn_at' in row)) return result
        isErased = true
        await desk.done(owner, 'DELETE', `/api/leads/${lead}`)
        return result
      },
    })
    expect((await findTrip(racing, token, createReferences('x'))).type).toBe('erased')
    expect(isErased).toBe(true)
  })

  it('answers a link that was revoked, has expired, was withdrawn or erased with a sentence that says so', async () => {
    const { token, quotation } = await sent()
    const id = randomUUID()
    expect((await desk.answer(token, { answer: 'change', text: 'Later.' }, id)).status).toBe(200)
    const gone = async (message: RegExp) => {
      const response = await desk.open(token)
      expect(response.status).toBe(410)
      expect((await response.json()).message).toMatch(message)
      const refused = await desk.answer(token)
      expect(refused.status).toBe(400)
      // What was answered while it was open has its receipt.
      const replay = await desk.answer(token, { answer: 'change', text: 'Later.' }, id)
      expect(await replay.json()).toMatchObject({ ok: true, replayed: true })
    }
    const links = api.database.kysely.updateTable('quotation_link')
    await desk.done(agent, 'DELETE', `/api/quotations/${quotation.id}/links`)
    await gone(/no longer works/)
    await links.set({ revoked_at: null, expires_at: `${YESTERDAY}T00:00:00.000Z` }).execute()
    await gone(/has expired/)
    await links.set({ expires_at: '2099-01-01T00:00:00.000Z' }).execute()
    await desk.done(agent, 'POST', `/api/quotations/${quotation.id}/withdraw`, {})
    await gone(/was withdrawn/)
    await desk.done(await api.signIn('owner'), 'DELETE', `/api/leads/${lead}`)
    await gone(/was deleted/)
  })

  it('answers a plain form with the trip, and a refused one with a page', async () => {
    const { token } = await sent()
    const id = randomUUID()
    const form = (fields: Record<string, string>) =>
      api.request('/submit-answer', {
        method: 'POST',
        // As a page without referrer posts.
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        body: new URLSearchParams({ id, token, version: '1', ...fields }),
      })
    const response = await form({ answer: 'change', text: 'Fewer stops.' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/trips/${token}`)
    // The traveller went back and changed the words: another answer, not a conflict.
    expect((await form({ answer: 'decline', text: 'Next year.' })).status).toBe(303)
    const refused = await form({ answer: 'change', text: ' ' })
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await refused.text()).toContain('Please say what we should change.')
    expect(await topics()).toEqual(['quotation.change-asked', 'quotation.declined'])
  })

  it('refuses what is no answer, and stores nothing of it', async () => {
    const { token } = await sent()
    const body = { token, version: 1, answer: 'accept' }
    const status = async (given: unknown, headers = {}) =>
      (await api.post('/submit-answer', given as never, headers)).status
    expect(await status('{')).toBe(400)
    expect(await status([])).toBe(400)
    expect(await status(body, { 'content-type': 'text/plain' })).toBe(415)
    expect(await status({ ...body, text: 'x'.repeat(20_000) })).toBe(413)
    expect(await status(body, { 'idempotency-key': 'no uuid' })).toBe(400)
    for (const wrong of [
      { token: 'short' },
      { version: 0 },
      { version: 1.5 },
      { answer: 'maybe' },
      { answer: 'change' },
      { text: 'x'.repeat(1_001) },
      { text: 'a\u0000b' },
      { text: '\ud800' },
    ])
      expect(await status({ ...body, ...wrong }), JSON.stringify(wrong)).toBe(400)
    const unknown = await api.post('/submit-answer', { ...body, token: 'A'.repeat(32) })
    expect(unknown.status).toBe(400)
    expect((await unknown.json()).message).toContain('There is no trip with this link.')
    expect(await api.database.kysely.selectFrom('quotation_answer').selectAll().execute()).toEqual([])
  })

  it('limits the answers with one link', async () => {
    const { token } = await sent()
    const responses = []
    for (let i = 0; i < 62; i++) responses.push(await desk.answer(token, { answer: 'decline' }))
    expect(responses.at(-1)?.status).toBe(429)
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('stores a bounded number of answers to a quotation in a day, and still recognises those it has', async () => {
    const { token, quotation } = await sent()
    const id = randomUUID()
    expect((await desk.answer(token, { answer: 'decline' }, id)).status).toBe(200)
    const row = await api.database.kysely.selectFrom('quotation_answer').selectAll().executeTakeFirstOrThrow()
    const { seq: _, ...first } = row
    const others = Array.from({ length: 49 }, () => ({ ...first, id: randomUUID() }))
    await api.database.kysely.insertInto('quotation_answer').values(others).execute()

    const refused = await desk.answer(token, { answer: 'decline' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await (await desk.answer(token, { answer: 'decline' }, id)).json()).toMatchObject({
      reference: quotation.reference,
      replayed: true,
    })
    const received_at = new Date(Date.now() - 86_400_000).toISOString()
    await api.database.kysely.updateTable('quotation_answer').set({ received_at }).execute()
    expect((await desk.answer(token)).status).toBe(200)
  })

  it.runIf(kind === 'postgres')('refuses an unknown link while the lock for storing is taken', async () => {
    await inLeadTransaction(api.database, async () => {
      const refused = await desk.answer('A'.repeat(32))
      expect(refused.status).toBe(400)
    })
  })

  it('keeps an answer or says that it could not', async () => {
    const { token } = await sent()
    await api.database.kysely.schema.alterTable('quotation_answer').renameTo('gone').execute()
    const response = await desk.answer(token)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    await api.database.kysely.schema.alterTable('gone').renameTo('quotation_answer').execute()
    expect((await desk.answer(token)).status).toBe(200)
  })

  it('gives a new version and an acceptance that arrive together one outcome', async () => {
    for (let round = 0; round < 4; round++) {
      const { token, quotation } = await sent()
      const saved = await desk.save(agent, quotation, { message: `Round ${round}` })
      const sending = () =>
        desk.ask(agent, 'POST', `/api/quotations/${saved.id}/send`, { draftVersion: saved.draftVersion })
      const accepting = () => desk.answer(token)
      const both = await Promise.all(
        round % 2 === 0 ? [sending(), accepting()] : [accepting(), sending()].reverse(),
      )
      const [sentAgain, accepted] = both as [Response, Response]
      expect(sentAgain.status).toBe(200)
      const current = await desk.done<typeof quotation>(agent, 'GET', `/api/quotations/${saved.id}`)
      expect(current.answers).toHaveLength(1)
      const [first] = current.answers
      // Either it was first and counts for version 1, or it came after version 2 and is refused.
      expect({ status: accepted.status, refusal: first?.refusal }).toEqual(
        accepted.status === 200 ? { status: 200, refusal: null } : { status: 400, refusal: 'replaced' },
      )
      expect(await desk.trip(token)).toMatchObject({ version: 2, state: 'open', answer: null })
    }
  })
})
