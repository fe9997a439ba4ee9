import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import type { DeliveryList, NotifyOverview } from '../../src/contract/notify.ts'
import { startApi } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { SOON, useNotifications } from '../../tests/support/notifications.ts'
import type { Received } from '../../tests/support/receivers.ts'
import { startHttpReceiver } from '../../tests/support/receivers.ts'

describe.each(databaseKinds())('notifications (%s)', (kind) => {
  const { office, ask, deliveries } = useNotifications(kind)

  it('can be tested on each channel', async () => {
    expect((await ask('POST', '/api/notify/channels/mail/test', {})).status).toBe(202)
    expect((await ask('POST', '/api/notify/channels/webhook/test', {})).status).toBe(202)
    expect((await ask('POST', '/api/notify/channels/pigeon/test', {})).status).toBe(404)
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], SOON).toEqual([1, 1])
    expect(JSON.parse(office.hook.received[0]?.body.toString() ?? '')).toMatchObject({ type: 'test' })
    expect(office.post.mails[0]?.raw).toContain('Subject: Test message')
    await expect
      .poll(async () => (await deliveries()).map(({ state, isTest }) => [state, isTest]), SOON)
      .toEqual([
        ['sent', true],
        ['sent', true],
      ])
  })

  it('save what is given of the preferences only: another screen may have changed the rest', async () => {
    const put = async (change: object) => {
      const { status, body } = await ask<NotifyOverview>('PUT', '/api/notify/preferences', change)
      return [status, body.office?.preferences]
    }
    const first = { mail: 'each', digestMinutes: 240, webhook: false }
    expect(await put(first)).toEqual([200, first])
    expect(await put({ mail: 'digest' })).toEqual([200, { ...first, mail: 'digest' }])
    expect(await put({ webhook: true })).toEqual([200, { ...first, mail: 'digest', webhook: true }])
    expect(await put({ digestMinutes: 15 })).toEqual([
      200,
      { mail: 'digest', digestMinutes: 15, webhook: true },
    ])
    expect(await put({})).toEqual([200, { mail: 'digest', digestMinutes: 15, webhook: true }])
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
  it('shows them as not set up, and refuses to test them and to send by them again', async () => {
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
      const at = new Date().toISOString()
      await api.database.kysely
        .insertInto('delivery')
        .values({
          ...{ message_id: `msg_${channel}`, channel: channel as 'mail', target: 'x', state: 'failed' },
          ...{ created_at: at, next_attempt_at: at, claimed_until: null, done_at: at, last_error: 'x' },
        })
        .execute()
      for (const path of [
        `channels/${channel}/test`,
        `channels/${channel}/again`,
        `deliveries/msg_${channel}/again`,
      ])
        expect((await api.post(`/api/notify/${path}`, {}, { cookie })).status, path).toBe(409)
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
