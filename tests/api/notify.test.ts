import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../../api/notify/enqueue.ts'
import type { DeliveryList, NotifyOverview } from '../../src/contract/notify.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  type Received,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const SOON = { timeout: 12_000 }

describe.each(databaseKinds())('what is told (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, 4124)
  let api: TestApi
  let owner: string
  let hook: HttpReceiver
  let post: MailReceiver
  beforeEach(async () => {
    hook = await startHttpReceiver()
    post = await startMailReceiver()
    const databaseUrl = await newUrl()
    api = await startApi({
      ...(databaseUrl && { databaseUrl }),
      notify: {
        SMTP_URL: post.url,
        LEADS_EMAIL: 'leads@example.com',
        WEBHOOK_URL: hook.url,
        WEBHOOK_SECRET: SECRET,
        WEBHOOK_ALLOW_INTERNAL: true,
      },
    })
    owner = await api.signIn('owner')
  })
  afterEach(async () => {
    await api.close()
    await hook.close()
    await post.close()
  })

  const ask = async <T>(method: string, path: string, body?: unknown, cookie = owner) => {
    const response = await api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const overview = async () => (await ask<NotifyOverview>('GET', '/api/notify')).body
  const deliveries = async (query = '') =>
    (await ask<DeliveryList>('GET', `/api/notify/deliveries${query}`)).body.deliveries
  const channel = async (name: string) =>
    (await overview()).office?.channels.find(({ channel }) => channel === name)
  const enquire = async (changes: object = {}, id: string = randomUUID()) => {
    const contact = String(9_000_000_000 + Math.floor(Math.random() * 1e8))
    await api.post('/submit-form', longBody({ contact, ...changes }), { 'idempotency-key': id })
    return id
  }
  const seqOf = async (id: string) =>
    (
      await api.database.kysely
        .selectFrom('lead')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).seq

  it('reaches the mailbox and our own system, signed, once each', async () => {
    const id = await enquire({ name: 'Asha Rao' })
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([1, 1])
    const { headers, body } = hook.received[0] as Received
    const message = new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
      type: string
      data: { id: string; name: string }
    }
    expect(message).toMatchObject({ type: 'lead.received', data: { id, name: 'Asha Rao' } })
    const [mail] = post.mails
    expect(mail?.to).toEqual(['leads@example.com'])
    expect(mail?.raw).toMatch(/^Subject: New enquiry: Bali \(MM-\w{8}\)\r$/m)
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`/admin/leads/${id}`)
    await expect
      .poll(async () => (await deliveries()).map(({ state }) => state), SOON)
      .toEqual(['sent', 'sent'])
    const ids = (await deliveries()).map((delivery) => delivery.id)
    expect(ids).toContain(headers['webhook-id'])
    expect(ids.some((one) => mail?.raw.includes(`<${one}@localhost>`))).toBe(true)
    expect(await channel('mail')).toMatchObject({ state: 'on', about: 'leads@example.com', waiting: 0 })
    // A replay of the same enquiry is no news.
    await enquire({ name: 'Asha Rao', contact: '9800000001' }, id)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect([hook.received.length, post.mails.length]).toEqual([1, 1])
  })

  it('says nothing of suspected spam until it is released', async () => {
    const id = await enquire({ website: 'https://spam.example.com' })
    await enquire()
    await expect.poll(() => post.mails.length, SOON).toBe(1)
    expect(hook.received).toHaveLength(1)
    const seq = await seqOf(id)
    await api.database.kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('lead').set({ quarantine: null }).where('seq', '=', seq).execute()
      await notify(transaction, { topic: 'lead.received', leadSeq: seq })
    })
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([2, 2])
  })

  it('is not about a lead that was erased meanwhile', async () => {
    hook.answer((response) => response.writeHead(503, { 'Retry-After': '2' }).end())
    const id = await enquire()
    await expect.poll(() => hook.received.length, SOON).toBe(1)
    expect((await ask('DELETE', `/api/leads/${id}`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    expect(hook.received).toHaveLength(1)
    expect((await deliveries()).flatMap(({ about }) => about)).toEqual([])
  })

  it('waits as long as a receiver asks, under the same id', async () => {
    let busy = true
    hook.answer((response) => {
      if (busy) response.writeHead(429, { 'Retry-After': '7' })
      busy = false
      response.end()
    })
    await enquire()
    await expect.poll(() => hook.received.length, { timeout: 20_000 }).toBe(2)
    const [first, second] = hook.received
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(6_900)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('stops for a receiver that wants no more, and goes on, whole, when the owner says so', async () => {
    hook.answer((response) => response.writeHead(410).end())
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.state, SOON).toBe('stopped')
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(hook.received).toHaveLength(1)
    hook.answer((response) => response.writeHead(200).end())
    const choices = { mail: 'each', digestMinutes: 60, webhook: true }
    expect((await ask('PUT', '/api/notify/choices', choices)).status).toBe(200)
    await expect
      .poll(() => new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size, SOON)
      .toBe(2)
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(0)
    expect(await channel('webhook')).toMatchObject({ state: 'on' })
  })

  it('can be sent again, under its old id', async () => {
    await enquire()
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    const [{ id } = { id: '' }] = await deliveries('?channel=webhook')
    expect((await ask('POST', `/api/notify/deliveries/${id}/again`, {})).status).toBe(202)
    await expect.poll(() => hook.received.map(({ headers }) => headers['webhook-id']), SOON).toEqual([id, id])
    expect((await ask('POST', '/api/notify/deliveries/msg_none/again', {})).status).toBe(409)
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    // Given up, then all at once.
    await api.database.kysely
      .updateTable('delivery')
      .set({ state: 'failed' })
      .where('message_id', '=', id)
      .execute()
    expect((await channel('webhook'))?.failed).toBe(1)
    expect(await ask('POST', '/api/notify/channels/webhook/again', {})).toMatchObject({ body: { count: 1 } })
    await expect.poll(() => hook.received.length, SOON).toBe(3)
    const resent = await api.database.kysely
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'notification.resent')
      .execute()
    expect(resent).toHaveLength(2)
  })

  it('gives up in the end, and says so', async () => {
    hook.answer((response) => response.writeHead(500).end())
    await enquire()
    await expect.poll(() => hook.received.length, SOON).toBe(1)
    await api.database.kysely
      .updateTable('delivery')
      .set({ attempts: 59, next_attempt_at: new Date().toISOString() })
      .where('channel', '=', 'webhook')
      .execute()
    await expect.poll(async () => (await deliveries('?state=failed')).length, SOON).toBe(1)
    expect((await deliveries('?state=failed'))[0]).toMatchObject({
      attempts: 60,
      lastError: 'The receiver answered 500.',
      nextAttemptAt: null,
    })
  })

  it('comes gathered where that was chosen, and at once where it cannot wait', async () => {
    await ask('PUT', '/api/notify/choices', { mail: 'digest', digestMinutes: 15, webhook: false })
    const ids = [await enquire({ name: 'First Guest' }), await enquire({ name: 'Second Guest' })]
    await expect
      .poll(async () => (await deliveries()).map(({ state, about }) => [state, about.length]), SOON)
      .toEqual([['waiting', 2]])
    const [gathered] = await deliveries()
    expect(Date.parse(gathered?.nextAttemptAt ?? '') % 900_000).toBe(0)
    const seq = await seqOf(ids[0] ?? '')
    await api.database.kysely
      .transaction()
      .execute((transaction) => notify(transaction, { topic: 'lead.overdue', leadSeq: seq }))
    await expect.poll(() => post.mails.length, SOON).toBe(1)
    expect(post.mails[0]?.raw).toContain('Subject: Still unanswered: Bali')

    await api.database.kysely
      .updateTable('delivery')
      .set({ next_attempt_at: new Date().toISOString() })
      .where('message_id', '=', gathered?.id ?? '')
      .execute()
    await expect.poll(() => post.mails.length, SOON).toBe(2)
    const raw = post.mails[1]?.raw ?? ''
    expect(raw).toContain('Subject: 2 new enquiries')
    for (const guest of ['First Guest', 'Second Guest']) expect(raw).toContain(guest)
    expect(hook.received).toEqual([])
  })

  it('goes to staff who asked for it, at their own address', async () => {
    const agent = await api.signIn('agent')
    expect((await ask('PUT', '/api/notify/mine', { mail: 'each' }, agent)).status).toBe(200)
    await enquire()
    await expect
      .poll(() => post.mails.flatMap(({ to }) => to).toSorted(), SOON)
      .toEqual(['agent2@example.com', 'leads@example.com'])
    const seen = (await ask<NotifyOverview>('GET', '/api/notify', undefined, agent)).body
    expect(seen).toMatchObject({ mine: { mail: 'each', canMail: true }, office: null })
  })

  it('is sent once by two processes on one database', async () => {
    const stopping = new AbortController()
    await startApi({
      stopping: stopping.signal,
      database: api.database,
      dataDir: api.dataDir,
      notify: { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW_INTERNAL: true },
    })
    const ids = await Promise.all(Array.from({ length: 60 }, () => enquire()))
    await expect.poll(() => hook.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(60)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const told = hook.received.map(({ body }) => JSON.parse(body.toString()).data.id)
    expect(told.toSorted()).toEqual(ids.toSorted())
    stopping.abort()
  }, 40_000)

  it('can be tried out', async () => {
    expect((await ask('POST', '/api/notify/channels/mail/test', {})).status).toBe(202)
    expect((await ask('POST', '/api/notify/channels/webhook/test', {})).status).toBe(202)
    expect((await ask('POST', '/api/notify/channels/pigeon/test', {})).status).toBe(404)
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([1, 1])
    expect(JSON.parse(hook.received[0]?.body.toString() ?? '')).toMatchObject({ type: 'test' })
    expect(post.mails[0]?.raw).toContain('Subject: Test message')
    await expect
      .poll(async () => (await deliveries()).map(({ state, isTest }) => [state, isTest]), SOON)
      .toEqual([
        ['sent', true],
        ['sent', true],
      ])
  })

  it('refuses choices that make no sense', async () => {
    for (const [path, body] of [
      ['/api/notify/mine', { mail: 'pigeon' }],
      ['/api/notify/choices', { mail: 'each', digestMinutes: 7, webhook: true }],
      ['/api/notify/choices', { mail: 'each', digestMinutes: 60, webhook: true, more: 1 }],
    ] as const)
      expect((await ask('PUT', path, body)).status).toBe(400)
    expect((await ask('GET', '/api/notify/deliveries?state=lost')).status).toBe(400)
    expect((await ask('GET', '/api/notify/deliveries?cursor=x')).status).toBe(400)
  })
})

describe('without anything set up', () => {
  it('says so, and forgets nothing that is set up later', async () => {
    const api = await startApi({})
    const cookie = await api.signIn('owner')
    const response = await api.request('/api/notify', { headers: { cookie } })
    const { office, mine } = (await response.json()) as NotifyOverview
    expect(office?.channels.map(({ channel, state }) => [channel, state])).toEqual([
      ['push', 'on'],
      ['mail', 'not-set-up'],
      ['webhook', 'not-set-up'],
    ])
    expect(mine.canMail).toBe(false)
    for (const channel of ['mail', 'webhook']) {
      const test = await api.post(`/api/notify/channels/${channel}/test`, {}, { cookie })
      expect(test.status).toBe(409)
    }
    await api.close()
  })

  it('makes a webhook secret of its own, for the owner’s eyes only', async () => {
    const hook = await startHttpReceiver()
    const api = await startApi({ notify: { WEBHOOK_URL: hook.url, WEBHOOK_ALLOW_INTERNAL: true } })
    const read = async (cookie: string) =>
      ((await (await api.request('/api/notify', { headers: { cookie } })).json()) as NotifyOverview).office
        ?.webhookSecret
    const secret = (await read(await api.signIn('owner'))) ?? ''
    expect(await read(await api.signIn('manager'))).toBeNull()
    await api.post('/submit-form', longBody())
    await expect.poll(() => hook.received.length, SOON).toBe(1)
    const { headers, body } = hook.received[0] as Received
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
    await api.close()
    await hook.close()
  })

  it('does not go to this machine unless that was allowed', async () => {
    const hook = await startHttpReceiver()
    const api = await startApi({ notify: { WEBHOOK_URL: hook.url } })
    const cookie = await api.signIn('owner')
    await api.post('/submit-form', longBody())
    await expect
      .poll(async () => {
        const list = await api.request('/api/notify/deliveries', { headers: { cookie } })
        return ((await list.json()) as DeliveryList).deliveries.map(({ state, lastError }) => [
          state,
          lastError,
        ])
      }, SOON)
      .toEqual([['failed', 'The address is inside this network.']])
    expect(hook.received).toEqual([])
    await api.close()
    await hook.close()
  })
})
