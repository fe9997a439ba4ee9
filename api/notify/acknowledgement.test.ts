import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { besideLocks, besideTransaction } from '../../tests/support/beside-transaction.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { type MailReceiver, startMailReceiver } from '../../tests/support/receivers.ts'
import type { Schema } from '../db/schema.ts'

const SOON = { timeout: 20_000 }

describe.each(playedKinds())('the mail that an enquiry has arrived (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let owner: string
  let post: MailReceiver
  beforeEach(async () => {
    post = await startMailReceiver()
    const databaseUrl = await newUrl()
    const notify = { SMTP_URL: post.url, LEADS_EMAIL: 'leads@example.com' }
    api = await startApi({ ...(databaseUrl && { databaseUrl }), notify })
    owner = await api.signIn('owner')
  })
  afterEach(async () => {
    await api.close()
    await post.close()
  })

  const put = (cookie: string, on: unknown, version = 0) =>
    api.request('/api/office/acknowledgement', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ value: { on }, version }),
    })
  let contact = 9_000_000_500
  const enquire = async (changes: object = {}, id: string = randomUUID()) => {
    const body = longBody({ contact: String(contact++), ...changes } as never)
    expect((await api.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
    return id
  }
  /** Whom the mails went to, once every message is sent. */
  const recipients = async (count: number) => {
    await expect.poll(() => post.mails.length, SOON).toBe(count)
    return post.mails.flatMap(({ to }) => to).sort()
  }

  it('goes to nobody until the owner switches it on, which only the owner can', async () => {
    for (const role of ['agent', 'manager'] as const)
      expect((await put(await api.signIn(role), true)).status).toBe(403)
    expect((await put(owner, 'yes')).status).toBe(400)
    await enquire({ email: 'asha@example.com' })
    expect(await recipients(1)).toEqual(['leads@example.com'])
  })

  it('goes to the traveller once, with nothing that was typed into the form', async () => {
    expect((await put(owner, true)).status).toBe(200)
    const typed = { name: 'Buy at evil.example.com', note: 'and here', departure_city: 'evil town' }
    const id = await enquire({ email: 'Asha@Example.com', travel_date: '2027-12-05', ...typed })
    await enquire({ email: 'Asha@Example.com', travel_date: '2027-12-05', ...typed }, id).catch(() => {})
    expect(await recipients(2)).toEqual(['asha@example.com', 'leads@example.com'])
    const { raw } = post.mails.find(({ to }) => to[0] === 'asha@example.com') ?? { raw: '' }
    expect(raw).toMatch(/^Subject: Your enquiry MM-\w{8} has arrived\r$/m)
    expect(raw).toMatch(/^Reply-To: .*leads@example.com/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toContain('05-12-2027')
    for (const word of ['evil', 'and here', '/admin']) expect(raw).not.toContain(word)
    // Who reads the list of messages reads the traveller's address.
    expect((await api.as(owner, '/api/notify/deliveries')).status).toBe(200)
    const read = api.database.kysely.selectFrom('audit').select('actor').where('action', '=', 'lead.listed')
    expect(await read.execute()).toHaveLength(1)
  })

  it('does not go for suspected spam, without an address, or more than three times a day to one', async () => {
    await put(owner, true)
    await enquire({ email: 'spam@example.com', website: 'https://spam.example.com', filledInMs: 300 })
    const flight = { from: 'Mumbai', to: 'Bali', date: '2027-12-05', passengers: 1 }
    const by = { contact: '9000000499', name: 'Ravi' }
    await api.post('/submit', { ...flight, ...by }, { 'idempotency-key': randomUUID() })
    expect(await recipients(1)).toEqual(['leads@example.com'])
    // Some are queued at once, others one after the other.
    await Promise.all([1, 2, 3, 4].map(() => enquire({ email: 'one@example.com' })))
    await recipients(1 + 4 + 3)
    await enquire({ email: 'ONE@example.com' })
    expect((await recipients(9)).filter((to) => to === 'one@example.com')).toHaveLength(3)
  })

  it('counts the spellings of one mailbox together', async () => {
    await put(owner, true)
    for (const email of ['a@example.com', 'A+1@example.com', 'a+2@example.com', 'a+3@example.com'])
      await enquire({ email })
    await enquire({ email: 'b@example.com' })
    const sent = await recipients(5 + 3 + 1)
    expect(sent.filter((to) => to.startsWith('a'))).toHaveLength(3)
    expect(sent).toContain('b@example.com')
  })

  it('has a highest number in a day for all addresses together, and is counted without reading all messages', async () => {
    await put(owner, true)
    const now = new Date().toISOString()
    const { kysely } = api.database
    await kysely
      .insertInto('delivery')
      .values(
        Array.from({ length: 500 }, (_, at) => ({
          message_id: `ack_${at}`,
          channel: 'mail' as const,
          target: `victim${at}@example.com`,
          state: 'sent' as const,
          created_at: now,
          next_attempt_at: now,
        })),
      )
      .execute()
    await enquire({ email: 'asha@example.com' })
    expect(await recipients(1)).toEqual(['leads@example.com'])
    if (kind === 'sqlite') {
      const plan = await sql<{ detail: string }>`explain query plan
        select target from delivery where substr(message_id, 1, 4) = 'ack_' and created_at > ${now}`.execute(
        kysely,
      )
      expect(plan.rows.map(({ detail }) => detail).join()).toContain('delivery_acknowledgement_idx')
    }
  })

  it('does not go again for an enquiry of long ago that is moved to suspected spam and back', async () => {
    await put(owner, true)
    const id = await enquire({ email: 'asha@example.com' })
    await recipients(2)
    // Messages are deleted after a month.
    const { kysely } = api.database
    await kysely.deleteFrom('delivery').execute()
    await kysely.updateTable('lead').set({ received_at: '2026-01-01T00:00:00.000Z' }).execute()
    for (const quarantined of [true, false])
      expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { quarantined })).status).toBe(200)
    await recipients(3)
    const sent = await kysely.selectFrom('delivery').select('target').execute()
    expect(sent).toEqual([{ target: 'leads@example.com' }])
  })

  it('does not go to an address that staff have corrected while it waited', async () => {
    expect((await put(owner, true)).status).toBe(200)
    post.behave(451)
    const id = await enquire({ email: 'stranger@example.com' })
    const ofStranger = api.database.kysely.selectFrom('delivery').select(['state', 'last_error'])
    const state = async () => {
      const [row] = await ofStranger.where('target', '=', 'stranger@example.com').execute()
      return [row?.state, row?.last_error]
    }
    await expect.poll(state, SOON).toEqual(['waiting', expect.stringContaining('451')])
    const details = { email: 'asha@example.com' }
    expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { details })).status).toBe(200)
    post.behave('take')
    await expect.poll(state, SOON).toEqual(['dropped', expect.stringContaining('changed')])
    expect(post.mails.flatMap(({ to }) => to)).not.toContain('stranger@example.com')
  })

  it('is erased with the lead', async () => {
    await put(owner, true)
    const id = await enquire({ email: 'gone@example.com' })
    await recipients(2)
    const response = await api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    expect(response.status).toBe(200)
    const rows = await api.database.kysely.selectFrom('delivery').select('target').execute()
    expect(rows.map(({ target }) => target)).not.toContain('gone@example.com')
  })

  it.runIf(kind === 'postgres')(
    'is erased with the lead also while its results are stored in another order',
    async () => {
      await put(owner, true)
      for (const order of ['asc', 'desc'] as const) {
        const id = await enquire({ email: 'gone@example.com' })
        await recipients(order === 'asc' ? 2 : 4)
        const { kysely } = api.database
        const rows = await kysely.selectFrom('delivery').select('seq').orderBy('seq', order).execute()
        expect(rows).toHaveLength(2)
        const erase = () => api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner } })
        const seqs = rows.map(({ seq }) => seq)
        expect((await besideLocks(kysely, seqs, erase)).status).toBe(200)
      }
    },
  )

  it.runIf(kind === 'postgres')('is erased with the lead also while it is being written', async () => {
    const { kysely } = api.database
    const id = await enquire({ email: 'gone@example.com' })
    await recipients(1)
    const { seq } = await kysely.selectFrom('notification').select('seq').executeTakeFirstOrThrow()
    const written = { message_id: 'ack_late', channel: 'mail', target: 'gone@example.com' } as const
    const at = new Date().toISOString()
    const hold = async (transaction: Kysely<Schema>) => {
      const values = { ...written, created_at: at, next_attempt_at: '2126-01-05T06:00:00.000Z' }
      await transaction.insertInto('delivery').values(values).execute()
      const notice = { message_id: written.message_id, notification_seq: seq }
      await transaction.insertInto('delivery_notice').values(notice).execute()
    }
    const erase = () => api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    expect((await besideTransaction(kysely, { hold }, erase)).status).toBe(200)
    expect(await kysely.selectFrom('delivery').select('target').execute()).toEqual([])
  })

  it.runIf(kind === 'postgres')('leaves a digest to which another notice is being added', async () => {
    const { kysely } = api.database
    const erasedId = await enquire()
    await enquire()
    await recipients(2)
    const notices = await kysely.selectFrom('notification').select('seq').orderBy('seq').execute()
    const digest = { message_id: 'msg_digest', channel: 'mail', target: 'leads@example.com' } as const
    const at = new Date().toISOString()
    const values = { ...digest, created_at: at, next_attempt_at: '2126-01-05T06:00:00.000Z' }
    await kysely.insertInto('delivery').values(values).execute()
    const add = (to: Kysely<Schema>, notification_seq = 0) =>
      to.insertInto('delivery_notice').values({ message_id: digest.message_id, notification_seq }).execute()
    await add(kysely, notices[0]?.seq)
    const hold = (transaction: Kysely<Schema>) => add(transaction, notices[1]?.seq)
    const erase = () =>
      api.request(`/api/leads/${erasedId}`, { method: 'DELETE', headers: { cookie: owner } })
    expect((await besideTransaction(kysely, { hold }, erase)).status).toBe(200)
    const left = kysely.selectFrom('delivery_notice').select('notification_seq')
    expect(await left.where('message_id', '=', digest.message_id).execute()).toEqual([
      { notification_seq: notices[1]?.seq },
    ])
  })
})
