import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { createLog } from '../log.ts'
import { startOfficeJobs } from './office-jobs.ts'
import { eraseExpiredLeads } from './retention.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'

let api: TestApi
const stop = new AbortController()
beforeEach(async () => {
  api = await startApi()
})
afterEach(async () => {
  stop.abort()
  vi.useRealTimers()
  await api.close()
})

it('erases by itself what has expired, and photos that no package has, a minute after the start', async () => {
  const { kysely } = api.database
  const cookie = await api.signIn('owner')
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ value: { months: 12, openToo: true }, version: 0 })
  const saved = await api.request('/api/office/retention', { method: 'PUT', headers, body })
  expect(saved.status).toBe(200)
  expect((await api.post('/submit-form', longBody())).status).toBe(200)
  await kysely.updateTable('lead').set({ received_at: LONG_AGO }).execute()
  expect((await api.post('/submit-form', longBody({ name: 'New Guest' }))).status).toBe(200)
  await kysely.updateTable('session').set({ expiresAt: LONG_AGO }).execute()
  const crop = {
    name: `/uploads/${'a'.repeat(20)}`,
    source: 'x',
    width: 1,
    height: 1,
    focus_x: 50,
    focus_y: 50,
  }
  await kysely
    .insertInto('photo_crop')
    .values({ ...crop, at: LONG_AGO })
    .execute()
  const { seq } = await kysely
    .selectFrom('lead')
    .select('seq')
    .where('received_at', '!=', LONG_AGO)
    .executeTakeFirstOrThrow()
  const keys = { endpoint: 'https://push.example.com/phone', p256dh: 'x', auth: 'x' }
  await kysely
    .insertInto('traveller_push')
    .values({ ...keys, lead_seq: seq, endpoint_hash: 'x', created_at: LONG_AGO, next_attempt_at: null })
    .execute()
  const left = async () => {
    const leads = await kysely.selectFrom('lead').select('id').where('erased_at', 'is', null).execute()
    const sessions = await kysely.selectFrom('session').select('id').execute()
    const crops = await kysely.selectFrom('photo_crop').select('name').execute()
    const devices = await kysely.selectFrom('traveller_push').select('endpoint_hash').execute()
    return leads.length + sessions.length + crops.length + devices.length
  }

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startOfficeJobs(api.database, { log: createLog('silent'), stop: stop.signal, onChanged: () => {} })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await left()).toBe(5)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(async () => expect(await left()).toBe(1))
})

it('notifies by itself of suspected spam, once a day', async () => {
  const { kysely } = api.database
  expect((await api.post('/submit-form', longBody())).status).toBe(200)
  await kysely.updateTable('lead').set({ quarantine: 'speed' }).execute()
  const notices = () =>
    kysely.selectFrom('notification').select('topic').where('topic', '=', 'lead.quarantined').execute()
  // After nine in India, when it is sent.
  const now = new Date(Date.now() + 86_400_000)
  now.setUTCHours(5, 0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
  const ends = new AbortController()
  startOfficeJobs(api.database, { log: createLog('silent'), stop: ends.signal, onChanged: () => {} })
  await vi.advanceTimersByTimeAsync(61_000)
  await vi.waitFor(async () => expect(await notices()).not.toEqual([]))
  const first = await notices()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await notices()).toEqual(first)
  ends.abort()
})

it('deletes nothing by a clock that has jumped ahead, before it has stayed there for a day', async () => {
  const { kysely } = api.database
  expect((await api.post('/submit-form', longBody())).status).toBe(200)
  const value = JSON.stringify({ months: 12, openToo: true })
  await kysely.insertInto('office').values({ key: 'retention', value, version: 1 }).execute()
  const log = createLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const runAt = async (time: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(time) })
    const ends = new AbortController()
    startOfficeJobs(api.database, { log, stop: ends.signal, onChanged: () => {} })
    await vi.advanceTimersByTimeAsync(61_000)
    ends.abort()
  }
  const isErased = async () =>
    (await kysely.selectFrom('lead').select('erased_at').executeTakeFirstOrThrow()).erased_at !== null

  await runAt('2036-03-01T00:00:00Z')
  // Of the leads, and of the photos.
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2))
  await runAt('2036-03-01T10:00:00Z')
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(4))
  expect(await isErased()).toBe(false)
  await runAt('2036-03-02T00:00:00Z')
  await vi.waitFor(async () => expect(await isErased()).toBe(true))
})

it('changes the deadlines that a server left which ended before it had changed all', async () => {
  const { kysely } = api.database
  expect((await api.post('/submit-form', longBody())).status).toBe(200)
  const far = '2099-01-01T00:00:00.000Z'
  await kysely.updateTable('lead').set({ respond_by: far }).execute()
  await kysely.insertInto('setting').values({ key: 'deadlines-changed-up-to', value: '0' }).execute()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ends = new AbortController()
  startOfficeJobs(api.database, { log: createLog('silent'), stop: ends.signal, onChanged: () => {} })
  await vi.advanceTimersByTimeAsync(16_000)
  const due = async () =>
    (await kysely.selectFrom('lead').select('respond_by').executeTakeFirst())?.respond_by
  await vi.waitFor(async () => expect(await due()).not.toBe(far))
  ends.abort()
})

it('serves others between the erasures of many leads', async () => {
  const { kysely } = api.database
  const leads = Array.from({ length: 60 }, () => ({
    ...{ id: randomUUID(), fingerprint: 'x', kind: 'long' as const, received_at: LONG_AGO, fields: '{}' },
  }))
  await kysely.insertInto('lead').values(leads).execute()
  const value = JSON.stringify({ months: 12, openToo: true })
  await kysely.insertInto('office').values({ key: 'retention', value, version: 1 }).execute()
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  expect(await eraseExpiredLeads(api.database)).toBe(60)
  clearImmediate(next)
  // SQLite answers at once, and its promises alone would let nobody else in.
  expect(turns).toBeGreaterThanOrEqual(5)
})

it.each(['not a time', '+275760-09-13T00:00:00.000Z'])(
  'leaves the deadline of a lead that arrived at “%s”, and goes on to what is overdue',
  async (unreadable) => {
    const { kysely } = api.database
    const [bad, good] = [randomUUID(), randomUUID()]
    for (const id of [bad, good])
      expect((await api.post('/submit-form', longBody(), { 'idempotency-key': id })).status).toBe(200)
    const far = '2099-01-01T00:00:00.000Z'
    const arrived = (id: string, received_at: string) =>
      kysely.updateTable('lead').set({ received_at, respond_by: far }).where('id', '=', id).execute()
    await arrived(bad, unreadable)
    await arrived(good, '2025-01-01T00:00:00.000Z')
    await kysely.insertInto('setting').values({ key: 'deadlines-changed-up-to', value: '0' }).execute()
    const log = createLog('silent')
    const warned = vi.spyOn(log, 'warn')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ends = new AbortController()
    startOfficeJobs(api.database, { log, stop: ends.signal, onChanged: () => {} })
    await vi.advanceTimersByTimeAsync(16_000)
    const read = (id: string) =>
      kysely.selectFrom('lead').select(['respond_by', 'escalated_at']).where('id', '=', id).executeTakeFirst()
    await vi.waitFor(async () => expect((await read(good))?.escalated_at).not.toBeNull())
    ends.abort()
    expect(await read(bad)).toEqual({ respond_by: far, escalated_at: null })
    expect(warned.mock.calls).toEqual([[{ leads: 1 }, expect.any(String)]])
  },
)
