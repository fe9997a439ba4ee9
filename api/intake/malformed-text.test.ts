import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

const LONE = '\ud800'
const FLIGHT = {
  from: 'Mumbai',
  to: 'Bali',
  date: '2099-03-01',
  passengers: 3,
  contact: '9812345678',
  name: 'Ravi Shah',
}
const TYPED = ['name', 'contact', 'email', 'destination', 'departure_city', 'travel_date', 'bookingTime']

describe.each(databaseKinds())('malformed text in an enquiry (%s)', (kind) => {
  const api = useApi(kind)

  const leads = () => api.database.kysely.selectFrom('lead').selectAll().orderBy('seq').execute()

  it('is refused with the name of its field', async () => {
    for (const field of TYPED)
      for (const bad of [LONE, '\u0000', `a${LONE}`, '\udc00 b']) {
        const response = await api.post('/submit-form', { ...longBody(), [field]: bad })
        expect([field, response.status]).toEqual([field, 400])
        expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } })
      }
    for (const field of ['name', 'from', 'date']) {
      const response = await api.post('/submit', { ...FLIGHT, [field]: `Goa${LONE}` })
      expect([field, response.status]).toEqual([field, 400])
      expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } })
    }
    expect(await leads()).toEqual([])
  })

  it('is removed from optional fields without refusing the enquiry', async () => {
    for (const field of ['composedAt', 'consent', 'sourceDomain', 'website', 'filledInMs'])
      for (const bad of [LONE, '\u0000', `${'x'.repeat(39)}🏝️${'x'.repeat(3000)}`]) {
        const response = await api.post('/submit-form', { ...longBody(), [field]: bad })
        expect([field, response.status]).toEqual([field, 200])
      }
    for (const lead of await leads())
      for (const text of [lead.consent, lead.source_domain])
        expect(text ?? '').not.toMatch(/\p{Surrogate}|\0/u)
  })

  it('does not block other enquiries of the same batch', async () => {
    const post = (changes: object) =>
      api
        .post('/submit-form', { ...longBody(), ...changes }, { 'idempotency-key': randomUUID() })
        .then(({ status }) => status)
    const statuses = await Promise.all([
      post({ departure_city: 'Pune' }),
      post({ departure_city: LONE }),
      post({ departure_city: 'Goa' }),
    ])
    expect(statuses).toEqual([200, 400, 200])
    expect(await leads()).toHaveLength(2)
  })

  it('is refused as invalid UTF-8 too', async () => {
    const [head = '', tail = ''] = JSON.stringify({ ...longBody(), name: 'Asha|' }).split('|')
    const body = Buffer.concat([Buffer.from(head), Buffer.from([0xed, 0xa0, 0x80, 0xff]), Buffer.from(tail)])
    const response = await api.request('/submit-form', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: { name: expect.any(String) } })
    expect(await leads()).toEqual([])
  })

  it.each([
    ['huge numbers', '{"pax":1e400,"child":1e308}', ['pax', 'child']],
    ['numbers above those that the form takes', '{"pax":1000000,"child":9007199254740991}', ['pax', 'child']],
    ['a list in place of text', '{"name":["Asha"]}', ['name']],
    ['an object in place of text', '{"departure_city":{"toString":1}}', ['departure_city']],
    ['deep JSON in a field', `{"destination":${'['.repeat(3000)}${']'.repeat(3000)}}`, ['destination']],
  ])('names the fields of %s', async (_name, json, fields) => {
    const extra = json.slice(1)
    const body = `${JSON.stringify(longBody()).slice(0, -1)},${extra}`
    const response = await api.post('/submit-form', body)
    expect(response.status).toBe(400)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(fields)
  })

  it('ignores field names with a meaning in JavaScript', async () => {
    const body = `${JSON.stringify(longBody()).slice(0, -1)},"__proto__":{"pax":0},"constructor":1,"toString":"x"}`
    expect((await api.post('/submit-form', body)).status).toBe(200)
    expect((await leads())[0]?.fields).toBe(
      JSON.stringify({
        departure_city: 'Mumbai',
        travel_date: '2027-02-14',
        bookingTime: 'this-month',
        pax: 2,
        child: 1,
      }),
    )
  })
})
