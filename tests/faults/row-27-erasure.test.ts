import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { from, ORIGIN, startApi, type TestApi } from '../support/api.ts'
import { playedKinds, useDatabase } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import { newPushPhone } from '../support/push-phone.ts'
import { quotationDesk } from '../support/quotations.ts'
import { startMailReceiver } from '../support/receivers.ts'
import { dice, trials } from '../support/trials.ts'

// Row 27: erasure after merges of merges, with a digest, an acknowledgement, a quotation with its answer and payment, a corrected number
// and a device to notify under way. No trace of the person in any table, and none in what is still to be sent or kept.

const COUNT = trials(2)
const MARKS = /Erasable|9876[45]\d{5}|erasable@example\.com|whisper|push\.example/

describe.each(playedKinds())('a person who wants to be forgotten (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let cookie: string
  beforeAll(async () => {
    const databaseUrl = await newUrl()
    const url = databaseUrl ? { databaseUrl } : {}
    // Mail that waits: nobody listens there.
    const post = await startMailReceiver()
    await post.close()
    api = await startApi({
      ...url,
      notify: { SMTP_URL: post.url, LEADS_EMAIL: 'leads@example.com', PUSH_ALLOW_INTERNAL: true },
    })
    cookie = await api.signIn('owner')
    await staff('PUT', '/api/office/acknowledgement', { value: { on: true }, version: 0 })
  })
  afterAll(() => api.close())

  const staff = async (method: string, path: string, body?: object) => {
    const response = await api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}: ${await response.clone().text()}`).toBeLessThan(300)
    return response
  }
  const phone = newPushPhone()
  /** A quotation with an answer and a payment, a device that is notified of it, and a corrected number; returns the link's token. */
  const workOn = async (id: string, contact: string): Promise<string> => {
    const desk = quotationDesk(api)
    const { quotation, token } = await desk.send(cookie, await desk.begin(cookie, id), {
      title: 'whisper',
      message: `For Erasable, ${contact}`,
    })
    expect((await desk.answer(token, { answer: 'change', text: 'whisper: Erasable' })).status).toBe(200)
    const payment = { paise: 500_00, receivedOn: '2026-01-05', reference: 'whisper' }
    await staff('POST', `/api/quotations/${quotation.id}/payments`, payment)
    const { reference } = await (await staff('GET', `/api/leads/${id}`)).json()
    const { endpoint, keys } = phone.device('http://push.example/')
    const device = { endpoint, keys, enquiry: id, reference }
    const asked = new Request(new URL('/api/traveller-push', ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(device),
    })
    // Each person has an address of its own: one that asks for many devices has to wait.
    expect((await api.fetch(asked, from(`192.0.2.${Number(contact) % 250}`))).status).toBe(200)
    await staff('PATCH', `/api/leads/${id}`, { details: { contact: contact.replace(/^98765/, '98764') } })
    return token
  }
  const enquire = async (body: object) => {
    const id = randomUUID()
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    expect(response.status).toBe(200)
    return id
  }

  it(`leaves no trace, however the enquiries were merged, ${COUNT} times`, async () => {
    const random = dice()
    for (let i = 0; i < COUNT; i++) {
      const other = await enquire(
        longBody({ name: 'Ravi Stays', contact: `91234${String(i).padStart(5, '0')}` }),
      )
      const parts: string[] = []
      let token = ''
      for (let part = 0; part < 5; part++) {
        const contact = `98765${String(i * 5 + part).padStart(5, '0')}`
        const id = await enquire(
          longBody({
            name: `Erasable ${part}`,
            contact,
            email: 'erasable@example.com',
            departure_city: 'whisper',
          }),
        )
        await staff('POST', `/api/leads/${id}/notes`, {
          text: `whisper ${part}: call Erasable on ${contact}`,
        })
        if (part === 0) token = await workOn(id, contact)
        await staff('PATCH', `/api/leads/${id}`, { status: 'lost', lostReason: `whisper: Erasable ${part}` })
        parts.push(id)
      }
      // A tree of any shape: each part goes into one that is still on its own.
      const open = [...parts]
      while (open.length > 1) {
        const [part] = open.splice(random(open.length), 1)
        const kept = open[random(open.length)]
        await staff('POST', `/api/leads/${kept}/merge`, { other: part })
      }
      await staff('DELETE', `/api/leads/${open[0]}`)

      for (const [table, rows] of Object.entries(await everything(api)))
        for (const row of rows) expect(row, `a row of ${table}`).not.toMatch(MARKS)
      const trip = await api.request(`/api/trips/${token}`)
      expect(trip.status).toBe(410)
      expect(await trip.text()).not.toMatch(MARKS)
      for (const id of parts) {
        const response = await api.request(`/api/leads/${id}`, { headers: { cookie } })
        expect(await response.text()).not.toMatch(MARKS)
      }
      const exported = await api.request('/api/leads.csv', { headers: { cookie } })
      expect(await exported.text()).not.toMatch(MARKS)
      for (const query of ['Erasable', '98765', 'whisper']) {
        const found = await (await api.request(`/api/leads?q=${query}`, { headers: { cookie } })).json()
        expect(found.leads, `found by ${query}`).toEqual([])
      }
      const neighbour = await api.request(`/api/leads/${other}`, { headers: { cookie } })
      expect(await neighbour.json()).toMatchObject({ name: 'Ravi Stays' })
    }
  })
})

/** Every row of every table, as text. */
async function everything({ database }: TestApi): Promise<Record<string, string[]>> {
  const { kysely, kind } = database
  const { rows: tables } = await (kind === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
    : sql<{
        name: string
      }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  ).execute(kysely)
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely)
    all[name] = rows.map((row) => JSON.stringify(row))
  }
  return all
}
