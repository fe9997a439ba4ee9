import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryList } from '../../src/contract/notify.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../../tests/support/receivers.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'
import { notifyOfQuarantine } from './quarantine-notice.ts'

const SOON = { timeout: 12_000 }
/** A time of day in India. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

describe.each(playedKinds())('the daily notice of suspected spam (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let databaseUrl: string | undefined
  let hook: HttpReceiver
  let mailbox: MailReceiver
  beforeEach(async () => {
    hook = await startHttpReceiver()
    mailbox = await startMailReceiver()
    databaseUrl = await newUrl()
    api = await startApi({
      ...(databaseUrl && { databaseUrl }),
      notify: {
        SMTP_URL: mailbox.url,
        LEADS_EMAIL: 'leads@example.com',
        WEBHOOK_URL: hook.url,
        WEBHOOK_ALLOW_INTERNAL: true,
      },
    })
  })
  afterEach(async () => {
    await api.close()
    await hook.close()
    await mailbox.close()
  })

  async function spam(): Promise<string> {
    const id = randomUUID()
    const contact = String(9_000_000_000 + Math.floor(Math.random() * 1e8))
    const body = { ...longBody({ contact }), website: 'https://spam.example.com', filledInMs: 300 }
    expect((await api.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
    return id
  }
  const notices = () =>
    api.database.kysely
      .selectFrom('notification')
      .select(['topic', 'leads'])
      .where('topic', '=', 'lead.quarantined')
      .orderBy('seq')
      .execute()
  const put = (cookie: string, path: string, method: string, body: object) =>
    api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('goes to the owner, the office and the webhook with the number and nothing personal', async () => {
    const owner = await api.signIn('owner')
    const manager = await api.signIn('manager')
    for (const cookie of [owner, manager])
      expect((await put(cookie, '/api/notify/mine', 'PUT', { mail: 'each' })).status).toBe(200)
    await spam()
    await spam()
    expect(await notifyOfQuarantine(api.database, at(22, '09:00'))).toBe(2)
    await expect.poll(() => [hook.received.length, mailbox.mails.length], SOON).toEqual([1, 2])
    expect(mailbox.mails.map(({ to }) => to[0]).sort()).toEqual(['leads@example.com', 'owner1@example.com'])
    for (const { raw } of mailbox.mails) {
      expect(raw).toMatch(/^Subject: Suspected spam: 2 enquiries\r$/m)
      expect(raw.replaceAll('=\r\n', '')).toMatch(/\/admin\/leads\?quarantined(=3D|=)true/)
      expect(raw).not.toMatch(/\b(Asha|Rao|Bali|90\d{8})\b/)
    }
    const posted = JSON.parse(hook.received[0]?.body.toString() ?? '')
    expect(posted).toEqual({
      type: 'lead.quarantined',
      timestamp: expect.any(String),
      data: { leads: 2 },
    })
    // It is in the list of messages, without a lead.
    const response = await api.request('/api/notify/deliveries', { headers: { cookie: owner } })
    const { deliveries } = (await response.json()) as DeliveryList
    expect(deliveries.map(({ about }) => about)).toEqual(
      Array(3).fill([{ topic: 'lead.quarantined', lead: null, reference: null }]),
    )
  })

  it('is sent once a day after 9:00, and counts the leads since the last one', async () => {
    expect(await notifyOfQuarantine(api.database, at(22, '10:00'))).toBe(0)
    await spam()
    expect(await notifyOfQuarantine(api.database, at(22, '08:59'))).toBe(0)
    expect(await notifyOfQuarantine(api.database, at(22, '10:00'))).toBe(1)
    await spam()
    const released = await spam()
    expect(await notifyOfQuarantine(api.database, at(22, '23:59'))).toBe(0)
    expect(await notifyOfQuarantine(api.database, at(23, '00:01'))).toBe(0)
    await api.database.kysely
      .updateTable('lead')
      .set({ quarantine: null })
      .where('id', '=', released)
      .execute()
    expect(await notifyOfQuarantine(api.database, at(23, '09:00'))).toBe(1)
    expect(await notifyOfQuarantine(api.database, at(24, '09:00'))).toBe(0)
    expect((await notices()).map(({ leads }) => leads)).toEqual([1, 1])
  })

  it('is sent again on the day of a clock that was years ahead before', async () => {
    await spam()
    expect(await notifyOfQuarantine(api.database, new Date('2036-01-01T10:00:00+05:30'))).toBe(1)
    await spam()
    expect(await notifyOfQuarantine(api.database, at(22, '10:00'))).toBe(1)
    expect(await notifyOfQuarantine(api.database, at(22, '11:00'))).toBe(0)
  })

  it('is sent once with two simultaneous checks', async () => {
    const log = createLog('silent')
    const other = await openDatabase({ dataDir: api.dataDir, url: databaseUrl, log })
    await spam()
    const look = (database: TestApi['database']) =>
      notifyOfQuarantine(database, at(22, '09:00')).catch(() => 0)
    await Promise.all([look(api.database), look(other), look(api.database), look(other)])
    await other.close()
    expect(await notices()).toHaveLength(1)
  })

  it('is still sent when the spam has been erased since', async () => {
    const owner = await api.signIn('owner')
    const id = await spam()
    expect(await notifyOfQuarantine(api.database, at(22, '09:00'))).toBe(1)
    expect((await put(owner, `/api/leads/${id}`, 'DELETE', {})).status).toBe(200)
    await expect.poll(() => [hook.received.length, mailbox.mails.length], SOON).toEqual([1, 1])
  })
})
