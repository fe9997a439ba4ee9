import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryList, NotifyOverview } from '../../src/contract/notify.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { newPushPhone } from '../../tests/support/push-phone.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  type Received,
  startHttpReceiver,
  startMailReceiver,
} from '../../tests/support/receivers.ts'
import { escalateOverdue } from '../office/overdue.ts'
import { enqueueNotification } from './enqueue.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const SOON = { timeout: 20_000 }

describe.each(databaseKinds())('notifications (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
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
  const waitingFor = (channel: 'webhook' | 'mail') =>
    api.database.kysely
      .selectFrom('delivery')
      .select(['attempts', 'claimed_until', 'next_attempt_at'])
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .execute()
  /** Makes all waiting messages of a channel due now, or one of them, and wakes its worker as the desk does. */
  const bringForward = async (
    channel: 'webhook' | 'mail',
    changes: { id?: string; attempts?: number } = {},
  ) => {
    const { id, ...set } = changes
    let update = api.database.kysely
      .updateTable('delivery')
      .set({ next_attempt_at: new Date().toISOString(), ...set })
      .where('channel', '=', channel)
    if (id !== undefined) update = update.where('message_id', '=', id)
    await update.execute()
    await ask('POST', `/api/notify/channels/${channel}/again`, {})
  }
  const seqOf = async (id: string) =>
    (
      await api.database.kysely
        .selectFrom('lead')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).seq

  it('reach the mailbox and the webhook, signed, once each', async () => {
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
    // A replay of the same enquiry causes no notification.
    await enquire({ name: 'Asha Rao', contact: '9800000001' }, id)
    const next = await enquire()
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([2, 2])
    expect(JSON.parse(hook.received[1]?.body.toString() ?? '').data.id).toBe(next)
  })

  it('are not sent for suspected spam until it is released', async () => {
    const id = await enquire({ website: 'https://spam.example.com', filledInMs: 300 })
    await enquire()
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([1, 1])
    const seq = await seqOf(id)
    await api.database.kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('lead').set({ quarantine: null }).where('seq', '=', seq).execute()
      await enqueueNotification(transaction, { topic: 'lead.received', leadSeq: seq })
    })
    await expect.poll(() => [hook.received.length, post.mails.length], SOON).toEqual([2, 2])
  })

  it('leave out a lead that was erased since', async () => {
    hook.answer((response) => response.writeHead(503).end())
    const id = await enquire()
    await expect.poll(async () => (await waitingFor('webhook')).map((row) => row.attempts), SOON).toEqual([1])
    await expect.poll(async () => (await waitingFor('webhook'))[0]?.claimed_until, SOON).toBeNull()
    expect((await ask('DELETE', `/api/leads/${id}`)).status).toBe(200)
    await bringForward('webhook')
    await expect.poll(() => waitingFor('webhook'), SOON).toEqual([])
    expect(hook.received).toHaveLength(1)
    expect((await deliveries()).flatMap(({ about }) => about)).toEqual([])
  })

  it('wait for a receiver’s Retry-After and keep their id', async () => {
    let busy = true
    hook.answer((response) => {
      if (busy) response.writeHead(429, { 'Retry-After': '60' })
      busy = false
      response.end()
    })
    await enquire()
    const nextAttemptAt = async () => Date.parse((await waitingFor('webhook'))[0]?.next_attempt_at ?? '')
    await expect
      .poll(async () => (await nextAttemptAt()) - (hook.received[0]?.at ?? Number.NaN), SOON)
      .toBeGreaterThanOrEqual(59_900)
    await bringForward('webhook')
    await expect.poll(() => hook.received.length, SOON).toBe(2)
    const [first, second] = hook.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('stop after a 410, and continue without loss when the owner starts the webhook again', async () => {
    hook.answer((response) => response.writeHead(410).end())
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.state, SOON).toBe('stopped')
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(hook.received).toHaveLength(1)
    hook.answer((response) => response.writeHead(200).end())
    const preferences = { mail: 'each', digestMinutes: 60, webhook: true }
    expect((await ask('PUT', '/api/notify/preferences', preferences)).status).toBe(200)
    await expect
      .poll(() => new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size, SOON)
      .toBe(2)
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(0)
    expect(await channel('webhook')).toMatchObject({ state: 'on' })
  })

  it('can be sent again under the same id', async () => {
    await enquire()
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    const [{ id } = { id: '' }] = await deliveries('?channel=webhook')
    expect((await ask('POST', `/api/notify/deliveries/${id}/again`, {})).status).toBe(202)
    await expect.poll(() => hook.received.map(({ headers }) => headers['webhook-id']), SOON).toEqual([id, id])
    expect((await ask('POST', '/api/notify/deliveries/msg_none/again', {})).status).toBe(409)
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    // All failed messages of a channel at once.
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

  it('are marked as failed after the last attempt', async () => {
    hook.answer((response) => response.writeHead(500).end())
    await enquire()
    await expect.poll(() => hook.received.length, SOON).toBe(1)
    await bringForward('webhook', { attempts: 59 })
    await expect.poll(async () => (await deliveries('?state=failed')).length, SOON).toBe(1)
    expect((await deliveries('?state=failed'))[0]).toMatchObject({
      attempts: 60,
      lastError: 'The receiver answered 500.',
      nextAttemptAt: null,
    })
  })

  it('are combined in a digest where the owner chose one, except urgent ones', async () => {
    await ask('PUT', '/api/notify/preferences', { mail: 'digest', digestMinutes: 15, webhook: false })
    const ids = [await enquire({ name: 'First Guest' }), await enquire({ name: 'Second Guest' })]
    await expect
      .poll(async () => (await deliveries()).map(({ state, about }) => [state, about.length]), SOON)
      .toEqual([['waiting', 2]])
    const [gathered] = await deliveries()
    expect(Date.parse(gathered?.nextAttemptAt ?? '') % 900_000).toBe(0)
    const seq = await seqOf(ids[0] ?? '')
    await api.database.kysely
      .transaction()
      .execute((transaction) => enqueueNotification(transaction, { topic: 'lead.overdue', leadSeq: seq }))
    await expect.poll(async () => (await waitingFor('mail')).length, SOON).toBe(2)
    const urgent = (await deliveries()).find(({ id }) => id !== gathered?.id)
    expect(Date.parse(urgent?.nextAttemptAt ?? '') - Date.now()).toBeLessThan(2 * 60_000)
    await bringForward('mail', { id: urgent?.id ?? '' })
    await expect.poll(() => post.mails.length, SOON).toBe(1)
    expect(post.mails[0]?.raw).toContain('Subject: Still unanswered: Bali')

    await bringForward('mail', { id: gathered?.id ?? '' })
    await expect.poll(() => post.mails.length, SOON).toBe(2)
    const raw = post.mails[1]?.raw ?? ''
    expect(raw).toContain('Subject: 2 new enquiries')
    for (const guest of ['First Guest', 'Second Guest']) expect(raw).toContain(guest)
    expect(hook.received).toEqual([])
  })

  const idOf = async (cookie: string) =>
    (await (await api.request('/api/auth/get-session', { headers: { cookie } })).json()).user.id as string
  const mailsTo = (address: string) => post.mails.filter(({ to }) => to.includes(address))
  const noneWaiting = async () => (await waitingFor('mail')).length

  it('notify an agent with default settings of each own lead once, assigned by rule or by hand', async () => {
    const agent = await api.signIn('agent')
    const id = await idOf(agent)
    const byHand = await enquire()
    await expect.poll(() => mailsTo('leads@example.com').length, SOON).toBe(1)
    expect((await ask('PATCH', `/api/leads/${byHand}`, { assignee: id })).status).toBe(200)
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    expect(mailsTo('agent2@example.com')[0]?.raw).toContain('Subject: For you: Bali')
    // A save without a new assignee notifies nobody.
    await ask('PATCH', `/api/leads/${byHand}`, { assignee: id, status: 'contacted' })

    await ask('PUT', '/api/office/assignment', { value: { rules: [], others: [id] }, version: 0 })
    await enquire({ name: 'By Rule' })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(2)
    expect(mailsTo('agent2@example.com')[1]?.raw).toContain('By Rule')
    await expect.poll(noneWaiting, SOON).toBe(0)
    expect(mailsTo('leads@example.com')).toHaveLength(2)
    expect(mailsTo('agent2@example.com')).toHaveLength(2)
  })

  it('send an agent one push message about a lead that a rule assigned', async () => {
    const agent = await api.signIn('agent')
    const phones = await startHttpReceiver()
    const phone = newPushPhone()
    await api.database.kysely
      .updateTable('user')
      .set({ role: 'manager' })
      .where('email', '=', 'agent2@example.com')
      .execute()
    const secure = { ...phone.device(phones.url), endpoint: phones.url.replace('http:', 'https:') }
    expect((await ask('POST', '/api/notify/devices', secure, agent)).status).toBe(201)
    const value = { rules: [], others: [await idOf(agent)] }
    await ask('PUT', '/api/office/assignment', { value, version: 0 })
    await enquire()
    await expect.poll(async () => (await deliveries('?channel=webhook')).length, SOON).toBe(2)
    const pushed = await deliveries('?channel=push')
    expect(pushed.map(({ about }) => about.map(({ topic }) => topic))).toEqual([['lead.assigned']])
    await phones.close()
  })

  it('send nothing about leads that users assign to themselves, and about suspected spam only after its release', async () => {
    const agent = await api.signIn('agent')
    const id = await idOf(agent)
    const mine = await enquire()
    expect((await ask('PATCH', `/api/leads/${mine}`, { assignee: id }, agent)).status).toBe(200)
    const spam = await enquire({ website: 'https://spam.example.com', filledInMs: 300 })
    await ask('PATCH', `/api/leads/${spam}`, { assignee: id })
    const last = await enquire({ name: 'Last Guest' })
    await ask('PATCH', `/api/leads/${last}`, { assignee: id })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    expect(mailsTo('agent2@example.com')[0]?.raw).toContain('Last Guest')
    await ask('PATCH', `/api/leads/${spam}`, { quarantined: false })
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(2)
    expect(mailsTo('agent2@example.com')[1]?.raw).toContain(`/admin/leads/${spam}`)
  })

  it('gather the overdue leads into one message to each person, without those answered meanwhile', async () => {
    await ask('PUT', '/api/notify/preferences', { mail: 'digest', digestMinutes: 1440, webhook: false })
    const agent = await api.signIn('agent')
    const id = await idOf(agent)
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => enquire({ name: `Guest ${n}` })))
    await api.database.kysely.updateTable('lead').set({ respond_by: '2020-01-01T00:00:00.000Z' }).execute()
    await api.database.kysely.updateTable('lead').set({ assignee: id }).where('seq', '<=', 3).execute()
    expect(await escalateOverdue(api.database)).toBe(60)
    await expect
      .poll(async () => (await deliveries()).map(({ target, about }) => [target, about.length]), SOON)
      .toEqual([
        ['agent2@example.com', 3],
        ['leads@example.com', 20],
        ['leads@example.com', 20],
      ])
    // They are gathered in batches: 60 new ones, 60 overdue ones, and three of them for the agent.
    const gathered = () => api.database.kysely.selectFrom('delivery_notice').selectAll().execute()
    await expect.poll(async () => (await gathered()).length, SOON).toBe(123)
    const answered = await seqOf(ids[0] ?? '')
    await ask('POST', `/api/leads/${ids[0]}/contacts`, { channel: 'call' })
    await bringForward('mail')
    await expect.poll(noneWaiting, SOON).toBe(0)
    const overdue = post.mails.filter(({ raw }) => raw.includes('Subject: Still unanswered: 59 enquiries'))
    expect(overdue.map(({ to }) => to)).toEqual([['leads@example.com']])
    expect(mailsTo('agent2@example.com').map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])).toEqual([
      `Still unanswered: ${answered <= 3 ? 2 : 3} enquiries`,
    ])
  })

  it('list in a digest no lead that was assigned to a colleague meanwhile', async () => {
    const agent = await api.signIn('agent')
    await ask('PUT', '/api/notify/mine', { mail: 'digest' }, agent)
    const theirs = await enquire({ name: 'Taken Guest' })
    await enquire({ name: 'Free Guest' })
    await expect
      .poll(
        async () => (await deliveries('?channel=mail&state=waiting')).map(({ about }) => about.length),
        SOON,
      )
      .toEqual([2])
    await ask('PATCH', `/api/leads/${theirs}`, { assignee: await idOf(owner) })
    await bringForward('mail')
    await expect.poll(() => mailsTo('agent2@example.com').length, SOON).toBe(1)
    const raw = mailsTo('agent2@example.com')[0]?.raw
    expect(raw).toContain('Free Guest')
    expect(raw).not.toContain('Taken Guest')
  })

  it('go to staff who turned mail on, at their own address', async () => {
    const agent = await api.signIn('agent')
    expect((await ask('PUT', '/api/notify/mine', { mail: 'each' }, agent)).status).toBe(200)
    await enquire()
    await expect
      .poll(() => post.mails.flatMap(({ to }) => to).toSorted(), SOON)
      .toEqual(['agent2@example.com', 'leads@example.com'])
    const seen = (await ask<NotifyOverview>('GET', '/api/notify', undefined, agent)).body
    expect(seen).toMatchObject({ mine: { mail: 'each', canMail: true }, office: null })
  })

  it('are dropped when the account was closed before they were sent', async () => {
    const agent = await api.signIn('agent')
    await ask('PUT', '/api/notify/mine', { mail: 'digest' }, agent)
    await enquire()
    const agentsMail = () =>
      api.database.kysely
        .selectFrom('delivery')
        .select('state')
        .where('target', '=', 'agent2@example.com')
        .execute()
    await expect.poll(agentsMail, SOON).toEqual([{ state: 'waiting' }])
    const { body: team } = await ask<{ members: { id: string; role: string }[] }>('GET', '/api/team')
    const id = team.members.find(({ role }) => role === 'agent')?.id
    expect((await ask('PATCH', `/api/team/${id}`, { deactivated: true })).status).toBe(200)
    await bringForward('mail')
    await expect.poll(agentsMail, SOON).toEqual([{ state: 'dropped' }])
    expect(post.mails.flatMap(({ to }) => to)).not.toContain('agent2@example.com')
  })

  it('are sent once by two processes on one database', async () => {
    const stopping = new AbortController()
    await startApi({
      stopping: stopping.signal,
      database: api.database,
      dataDir: api.dataDir,
      notify: { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW_INTERNAL: true },
    })
    const ids = await Promise.all(Array.from({ length: 60 }, () => enquire()))
    await expect.poll(() => hook.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(60)
    await expect.poll(() => waitingFor('webhook'), SOON).toEqual([])
    const sent = hook.received.map(({ body }) => JSON.parse(body.toString()).data.id)
    expect(sent.toSorted()).toEqual(ids.toSorted())
    stopping.abort()
  }, 90_000)

  it('can be tested on each channel', async () => {
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

  it('refuse invalid preferences', async () => {
    for (const [path, body] of [
      ['/api/notify/mine', { mail: 'pigeon' }],
      ['/api/notify/preferences', { mail: 'each', digestMinutes: 7, webhook: true }],
      ['/api/notify/preferences', { mail: 'each', digestMinutes: 60, webhook: true, more: 1 }],
    ] as const)
      expect((await ask('PUT', path, body)).status).toBe(400)
    expect((await ask('GET', '/api/notify/deliveries?state=lost')).status).toBe(400)
    expect((await ask('GET', '/api/notify/deliveries?cursor=x')).status).toBe(400)
  })
})

describe('without configured channels', () => {
  it('shows them as not set up, and refuses to test them', async () => {
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

  it('creates a webhook secret that only the owner can read', async () => {
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

  it('sends no webhook to this machine unless that is allowed', async () => {
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
