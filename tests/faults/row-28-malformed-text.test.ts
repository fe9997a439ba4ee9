import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENQUIRY_FIELDS } from '../../src/contract/typed-enquiry.ts'
import { from, ORIGIN, startApi, type TestApi } from '../support/api.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import { dayAhead } from '../support/enquiry-forms.ts'
import { distinctBody } from '../support/load.ts'
import { dice, trials } from '../support/trials.ts'

// Row 28: malformed Unicode, NUL and lone surrogates in every field, on both databases. 400 that names the field; what
// comes in the same batch is stored.

const COUNT = trials(1)
const BAD = {
  NUL: 'As\0ha',
  'a high surrogate': 'As\ud800ha',
  'a low surrogate': 'As\udc00',
  pair: '\udc00\ud83d',
}
/** What the device adds around the form: a hint, which may be dropped but must not cost the enquiry. */
const HINTS = ['sourceDomain', 'consent', 'composedAt', 'website', 'page', 'about']
const NEIGHBOURS = 6

const isoDay = dayAhead(30).split('-').toReversed().join('-')
const BODIES = {
  long: () => longBody({ travel_date: isoDay }),
  short: () => ({
    name: 'Asha Rao',
    contact: '9800000001',
    destination: 'Bali',
    travel_date: isoDay,
    bookingTime: 'this-week',
  }),
  flight: () => ({
    from: 'Mumbai',
    to: 'Bali',
    date: isoDay,
    passengers: 2,
    contact: '9800000001',
    name: 'Asha Rao',
  }),
}
const FORMS = Object.entries(BODIES) as [keyof typeof BODIES, () => Record<string, unknown>][]

describe.each(databaseKinds())('text that no database should meet (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  beforeAll(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
  })
  afterAll(() => api.close())

  const stored = async () => {
    const rows = await api.database.kysely.selectFrom('lead').select('id').execute()
    return new Set(rows.map(({ id }) => id))
  }
  let senders = 0
  const post = async (path: string, body: object, id: string) => {
    const request = new Request(ORIGIN + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(body),
    })
    // More than the limits of one address allow.
    const sender = senders++
    const response = await api.fetch(
      request,
      from(`10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`),
    )
    return { status: response.status, body: await response.json() }
  }

  it.each(FORMS)(`is refused by name in every field of the %s form, ${COUNT} times`, async (form, body) => {
    const random = dice()
    const path = form === 'flight' ? '/submit' : '/submit-form'
    for (let i = 0; i < COUNT; i++)
      for (const field of ENQUIRY_FIELDS[form])
        for (const [name, text] of Object.entries(BAD)) {
          const id = randomUUID()
          const neighbours = Array.from({ length: NEIGHBOURS }, () => randomUUID())
          const place = random(NEIGHBOURS)
          // All at once: they share a transaction.
          const answers = await Promise.all([
            ...neighbours.slice(0, place).map((one) => post('/submit-form', distinctBody(), one)),
            post(path, { ...body(), [field]: text }, id),
            ...neighbours.slice(place).map((one) => post('/submit-form', distinctBody(), one)),
          ])
          const [refused] = answers.splice(place, 1)
          expect(refused, `${name} in ${field}`).toMatchObject({
            status: 400,
            body: { errors: { [field]: expect.stringMatching(/./) } },
          })
          expect(answers.map(({ status }) => status)).toEqual(neighbours.map(() => 200))
          const ids = await stored()
          expect(ids.has(id)).toBe(false)
          for (const one of neighbours) expect(ids.has(one)).toBe(true)
        }
  })

  it('never costs the enquiry in what the device adds', async () => {
    for (const field of HINTS)
      for (const [name, text] of Object.entries(BAD)) {
        const id = randomUUID()
        const answer = await post('/submit-form', { ...longBody(), [field]: text }, id)
        expect([200, 400], `${name} in ${field}: ${JSON.stringify(answer)}`).toContain(answer.status)
        expect((await stored()).has(id)).toBe(answer.status === 200)
      }
  })

  it('is refused in a plain form post too', async () => {
    const fields = Object.entries({ ...BODIES.long(), id: randomUUID() })
    for (const bad of ['%00', '%ED%A0%80', '%FF%FE']) {
      const body = fields
        .map(([name, value]) => `${name}=${name === 'name' ? `Asha${bad}` : encodeURIComponent(value)}`)
        .join('&')
      const response = await api.request('/submit-form', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
      // Bytes that are no UTF-8 become replacement characters on the way in, which are text like any other.
      expect(bad === '%00' ? [400] : [400, 303], bad).toContain(response.status)
    }
  })

  it('finds nothing and breaks nothing in a search by staff', async () => {
    const cookie = await api.signIn('owner')
    for (const text of ['%00', '%ED%A0%80'])
      for (const field of ['q', 'destination', 'cursor', 'assignee', 'from']) {
        const response = await api.request(`/api/leads?${field}=${text}`, { headers: { cookie } })
        expect(response.status, `${field}=${text}`).toBeLessThan(500)
      }
  })
})
