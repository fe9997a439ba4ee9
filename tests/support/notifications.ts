import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import type { DeliveryList, NotifyOverview } from '../../src/contract/notify.ts'
import { startApi, type TestApi } from './api.ts'
import { type DatabaseKind, useDatabase } from './databases.ts'
import { longBody } from './enquiries.ts'
import { type HttpReceiver, type MailReceiver, startHttpReceiver, startMailReceiver } from './receivers.ts'

export const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
export const SOON = { timeout: 20_000 }

type Office = {
  api: TestApi
  /** The owner's cookie. */
  owner: string
  /** Receives the webhook. */
  hook: HttpReceiver
  /** Receives the mail. */
  post: MailReceiver
}

/** Gives each test of the calling suite a server with mail and a webhook; `office` has those of the current test. */
export function useNotifications(kind: DatabaseKind) {
  const { newUrl } = useDatabase(kind)
  const office = {} as Office
  beforeEach(async () => {
    office.hook = await startHttpReceiver()
    office.post = await startMailReceiver()
    const databaseUrl = await newUrl()
    office.api = await startApi({
      ...(databaseUrl && { databaseUrl }),
      notify: {
        SMTP_URL: office.post.url,
        LEADS_EMAIL: 'leads@example.com',
        WEBHOOK_URL: office.hook.url,
        WEBHOOK_SECRET: SECRET,
        WEBHOOK_ALLOW_INTERNAL: true,
      },
    })
    office.owner = await office.api.signIn('owner')
  })
  afterEach(async () => {
    await office.api.close()
    await office.hook.close()
    await office.post.close()
  })

  const ask = async <T>(method: string, path: string, body?: unknown, cookie = office.owner) => {
    const response = await office.api.request(path, {
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
    await office.api.post('/submit-form', longBody({ contact, ...changes }), { 'idempotency-key': id })
    return id
  }
  const waitingFor = (channel: 'webhook' | 'mail') =>
    office.api.database.kysely
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
    let update = office.api.database.kysely
      .updateTable('delivery')
      .set({ next_attempt_at: new Date().toISOString(), ...set })
      .where('channel', '=', channel)
    if (id !== undefined) update = update.where('message_id', '=', id)
    await update.execute()
    await ask('POST', `/api/notify/channels/${channel}/again`, {})
  }
  const seqOf = async (id: string) =>
    (
      await office.api.database.kysely
        .selectFrom('lead')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).seq
  const idOf = async (cookie: string) =>
    (await (await office.api.request('/api/auth/get-session', { headers: { cookie } })).json()).user
      .id as string
  const mailsTo = (address: string) => office.post.mails.filter(({ to }) => to.includes(address))
  const noneWaiting = async () => (await waitingFor('mail')).length

  return {
    office,
    ask,
    overview,
    deliveries,
    channel,
    enquire,
    waitingFor,
    bringForward,
    seqOf,
    idOf,
    mailsTo,
    noneWaiting,
  }
}
