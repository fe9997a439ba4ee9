import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { SECRET, SOON, useNotifications } from '../../tests/support/notifications.ts'
import type { Received } from '../../tests/support/receivers.ts'
import { enqueueNotification } from './enqueue.ts'

describe.each(playedKinds())('notifications (%s)', (kind) => {
  const { office, ask, deliveries, channel, enquire, waitingFor, bringForward, seqOf } =
    useNotifications(kind)

  it('reach the mailbox and the webhook, signed, once each', async () => {
    const id = await enquire({ name: 'Asha Rao' })
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], SOON).toEqual([1, 1])
    const { headers, body } = office.hook.received[0] as Received
    const message = new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
      type: string
      data: { id: string; name: string }
    }
    expect(message).toMatchObject({ type: 'lead.received', data: { id, name: 'Asha Rao' } })
    const [mail] = office.post.mails
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
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], SOON).toEqual([2, 2])
    expect(JSON.parse(office.hook.received[1]?.body.toString() ?? '').data.id).toBe(next)
  })

  it('are not sent for suspected spam until it is released', async () => {
    const id = await enquire({ website: 'https://spam.example.com', filledInMs: 300 })
    await enquire()
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], SOON).toEqual([1, 1])
    const seq = await seqOf(id)
    await office.api.database.kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('lead').set({ quarantine: null }).where('seq', '=', seq).execute()
      await enqueueNotification(transaction, { topic: 'lead.received', leadSeq: seq })
    })
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], SOON).toEqual([2, 2])
  })

  it('leave out a lead that was erased since', async () => {
    office.hook.answer((response) => response.writeHead(503).end())
    const id = await enquire()
    await expect.poll(async () => (await waitingFor('webhook')).map((row) => row.attempts), SOON).toEqual([1])
    await expect.poll(async () => (await waitingFor('webhook'))[0]?.claimed_until, SOON).toBeNull()
    expect((await ask('DELETE', `/api/leads/${id}`)).status).toBe(200)
    await bringForward('webhook')
    await expect.poll(() => waitingFor('webhook'), SOON).toEqual([])
    expect(office.hook.received).toHaveLength(1)
    expect((await deliveries()).flatMap(({ about }) => about)).toEqual([])
  })

  it('wait for a receiver’s Retry-After and keep their id', async () => {
    let busy = true
    office.hook.answer((response) => {
      if (busy) response.writeHead(429, { 'Retry-After': '60' })
      busy = false
      response.end()
    })
    await enquire()
    const nextAttemptAt = async () => Date.parse((await waitingFor('webhook'))[0]?.next_attempt_at ?? '')
    await expect
      .poll(async () => (await nextAttemptAt()) - (office.hook.received[0]?.at ?? Number.NaN), SOON)
      .toBeGreaterThanOrEqual(59_900)
    await bringForward('webhook')
    await expect.poll(() => office.hook.received.length, SOON).toBe(2)
    const [first, second] = office.hook.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('stop after a 410, and continue without loss when the owner starts the webhook again', async () => {
    office.hook.answer((response) => response.writeHead(410).end())
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.state, SOON).toBe('stopped')
    await enquire()
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(office.hook.received).toHaveLength(1)
    // Nothing says that messages are being sent again which wait until then.
    expect((await ask('POST', '/api/notify/channels/webhook/again', {})).status).toBe(409)
    office.hook.answer((response) => response.writeHead(200).end())
    const preferences = { mail: 'each', digestMinutes: 60, webhook: true }
    expect((await ask('PUT', '/api/notify/preferences', preferences)).status).toBe(200)
    await expect
      .poll(() => new Set(office.hook.received.map(({ headers }) => headers['webhook-id'])).size, SOON)
      .toBe(2)
    await expect.poll(async () => (await channel('webhook'))?.waiting, SOON).toBe(0)
    expect(await channel('webhook')).toMatchObject({ state: 'on' })
  })

  it('can be sent again under the same id', async () => {
    await enquire()
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    const [{ id } = { id: '' }] = await deliveries('?channel=webhook')
    expect((await ask('POST', `/api/notify/deliveries/${id}/again`, {})).status).toBe(202)
    await expect
      .poll(() => office.hook.received.map(({ headers }) => headers['webhook-id']), SOON)
      .toEqual([id, id])
    expect((await ask('POST', '/api/notify/deliveries/msg_none/again', {})).status).toBe(409)
    await expect.poll(async () => (await deliveries('?channel=webhook'))[0]?.state, SOON).toBe('sent')
    // All failed messages of a channel at once.
    await office.api.database.kysely
      .updateTable('delivery')
      .set({ state: 'failed' })
      .where('message_id', '=', id)
      .execute()
    expect((await channel('webhook'))?.failed).toBe(1)
    expect(await ask('POST', '/api/notify/channels/webhook/again', {})).toMatchObject({
      body: { count: 1 },
    })
    await expect.poll(() => office.hook.received.length, SOON).toBe(3)
    const resent = await office.api.database.kysely
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'notification.resent')
      .execute()
    expect(resent).toHaveLength(2)
  })

  it('are marked as failed after the last attempt', async () => {
    office.hook.answer((response) => response.writeHead(500).end())
    await enquire()
    await expect.poll(() => office.hook.received.length, SOON).toBe(1)
    await bringForward('webhook', { attempts: 59 })
    await expect.poll(async () => (await deliveries('?state=failed')).length, SOON).toBe(1)
    expect((await deliveries('?state=failed'))[0]).toMatchObject({
      attempts: 60,
      lastError: 'The receiver answered 500.',
      nextAttemptAt: null,
    })
  })

  it('are combined in a digest where the owner chose one, except urgent ones', async () => {
    await ask('PUT', '/api/notify/preferences', { mail: 'digest', digestMinutes: 240, webhook: false })
    const ids = [await enquire({ name: 'First Guest' }), await enquire({ name: 'Second Guest' })]
    await expect
      .poll(async () => (await deliveries()).map(({ state, about }) => [state, about.length]), SOON)
      .toEqual([['waiting', 2]])
    const [gathered] = await deliveries()
    expect(Date.parse(gathered?.nextAttemptAt ?? '') % 1_800_000).toBe(0)
    const seq = await seqOf(ids[0] ?? '')
    await office.api.database.kysely
      .transaction()
      .execute((transaction) => enqueueNotification(transaction, { topic: 'lead.overdue', leadSeq: seq }))
    await expect.poll(async () => (await waitingFor('mail')).length, SOON).toBe(2)
    const urgent = (await deliveries()).find(({ id }) => id !== gathered?.id)
    expect(Date.parse(urgent?.nextAttemptAt ?? '') - Date.now()).toBeLessThan(2 * 60_000)
    await bringForward('mail', { id: urgent?.id ?? '' })
    await expect.poll(() => office.post.mails.length, SOON).toBe(1)
    expect(office.post.mails[0]?.raw).toContain('Subject: Still unanswered: Bali')

    await bringForward('mail', { id: gathered?.id ?? '' })
    await expect.poll(() => office.post.mails.length, SOON).toBe(2)
    const raw = office.post.mails[1]?.raw ?? ''
    expect(raw).toContain('Subject: 2 new enquiries')
    for (const guest of ['First Guest', 'Second Guest']) expect(raw).toContain(guest)
    // Due at the time of a digest that was sent, as after the clock was turned back: they are in one of their own.
    await expect.poll(async () => (await waitingFor('mail')).length, SOON).toBe(0)
    for (const name of ['Third Guest', 'Fourth Guest']) await enquire({ name })
    const next = async () =>
      (await deliveries('?channel=mail&state=waiting')).map(({ about }) => about.length)
    await expect.poll(next, SOON).toEqual([2])
    await bringForward('mail')
    await expect.poll(() => office.post.mails.length, SOON).toBe(3)
    for (const guest of ['Third Guest', 'Fourth Guest']) expect(office.post.mails[2]?.raw).toContain(guest)
    expect(office.hook.received).toEqual([])
  })

  it('are sent once by two processes on one database', async () => {
    const second = await startApi({
      database: office.api.database,
      dataDir: office.api.dataDir,
      notify: { WEBHOOK_URL: office.hook.url, WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW_INTERNAL: true },
    })
    const ids = await Promise.all(Array.from({ length: 60 }, () => enquire()))
    try {
      await expect.poll(() => office.hook.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(60)
      await expect.poll(() => waitingFor('webhook'), SOON).toEqual([])
    } finally {
      await second.close()
    }
    const sent = office.hook.received.map(({ body }) => JSON.parse(body.toString()).data.id)
    expect(sent.toSorted()).toEqual(ids.toSorted())
  }, 90_000)
})
