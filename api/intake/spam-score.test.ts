import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { longBody } from '../../tests/support/enquiries.ts'

describe('spam score', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await startApi()
  })
  afterEach(() => api.close())

  const send = (changes: object = {}, headers: Record<string, string> = {}) =>
    api.post('/submit-form', { ...longBody(), ...changes }, { 'idempotency-key': randomUUID(), ...headers })
  const quarantined = async () =>
    (await api.database.kysely.selectFrom('lead').select('quarantine').orderBy('seq').execute()).map(
      ({ quarantine }) => quarantine,
    )

  it.each([
    ['a filled honeypot, as by autofill', { website: 'https://asha.example.com' }, {}],
    ['a form sent at once', { filledInMs: 300 }, {}],
    ['a page of another site', {}, { 'sec-fetch-site': 'cross-site' }],
  ])('does not quarantine on one signal: %s', async (_name, changes, headers) => {
    expect((await send(changes, headers)).status).toBe(200)
    expect(await quarantined()).toEqual([null])
  })

  it('quarantines on two independent signals without informing the sender', async () => {
    const response = await send({ website: 'https://spam.example.com', filledInMs: 300 })
    expect(await response.json()).toMatchObject({ ok: true, replayed: false })
    expect(await quarantined()).toEqual(['honeypot,speed'])
  })

  it('does not quarantine many queued enquiries from one phone', async () => {
    for (let i = 0; i < 20; i++) expect((await send({ name: `Traveller ${i}` })).status).toBe(200)
    expect(await quarantined()).toEqual(Array(20).fill(null))
  })

  it('quarantines repeated identical enquiries from a script', async () => {
    for (let i = 0; i < 25; i++) expect((await send()).status).toBe(200)
    expect((await quarantined()).filter((reason) => reason === 'repetition,duplicate')).toHaveLength(5)
  })

  it('gives every repeat of one enquiry the same score', async () => {
    const id = randomUUID()
    for (let i = 0; i < 30; i++) expect((await send({}, { 'idempotency-key': id })).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect(await quarantined()).toEqual([null, null])
  })

  it('never quarantines for the volume of others', async () => {
    const numbers = Array.from({ length: 700 }, (_, i) => String(9_000_000_000 + i))
    await Promise.all(numbers.map((contact) => send({ contact })))
    expect((await send({ contact: '9800000002' })).status).toBe(200)
    expect((await quarantined()).filter(Boolean)).toEqual([])
  })
})
