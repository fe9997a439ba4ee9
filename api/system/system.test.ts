import type { StatsFs } from 'node:fs'
import type { statfs } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChannelView } from '../../src/contract/notify.ts'
import type { SystemStatus } from '../../src/contract/system.ts'
import { from, ORIGIN, startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { LAST_BACKUP } from '../backup/last-backup.ts'
import { writeSystemSetting } from '../db/settings.ts'
import { checkAddress, checkBackup, checkChannel, checkDisk, checkStorage } from './checks.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

describe.each(databaseKinds())('GET /api/system (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  afterEach(() => api.close())

  async function open(options: Parameters<typeof startApi>[0] = {}): Promise<string> {
    const databaseUrl = await newUrl()
    api = await startApi({ ...options, ...(databaseUrl && { databaseUrl }) })
    return api.signIn('owner')
  }
  async function read(cookie: string): Promise<SystemStatus> {
    const response = await api.request('/api/system', { headers: { cookie } })
    expect(response.status).toBe(200)
    return (await response.json()) as SystemStatus
  }
  const stateOf = ({ checks }: SystemStatus, title: string) =>
    checks.find((check) => check.title === title)?.state

  it('is for owners', async () => {
    await open()
    expect((await api.request('/api/system')).status).toBe(401)
    for (const role of ['agent', 'manager'] as const) {
      const cookie = await api.signIn(role)
      expect((await api.request('/api/system', { headers: { cookie } })).status).toBe(403)
    }
  })

  it('says what does not work and what to do, until it is done', async () => {
    const cookie = await open({ print: () => {} })
    const before = await read(cookie)
    expect(stateOf(before, 'Enquiries')).toBe('ok')
    expect(stateOf(before, 'Backup')).toBe('problem')
    expect(stateOf(before, 'Mail')).toBe('advice')
    expect(before.checks.filter(({ state, remedy }) => (state === 'ok') !== (remedy === null))).toEqual([])

    await writeSystemSetting(api.database.kysely, LAST_BACKUP, new Date().toISOString())
    await api.post('/submit-form', longBody())
    const request = new Request(`${ORIGIN}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    await api.fetch(request, from('127.0.0.1'))
    const after = await read(cookie)
    expect(stateOf(after, 'Backup')).toBe('ok')
    expect(stateOf(after, 'Proxy')).toBe('problem')
    expect(after.figures[0]?.value).toMatch(/^1, \d+ ms on average$/)
  })

  it('says since when mail cannot be sent', async () => {
    const SMTP_URL = 'smtp://127.0.0.1:1'
    const cookie = await open({ notify: { SMTP_URL, LEADS_EMAIL: 'office@example.com' } })
    expect(stateOf(await read(cookie), 'Mail')).toBe('ok')
    await api.post('/submit-form', longBody())
    const { kysely } = api.database
    await expect
      .poll(() => kysely.selectFrom('delivery').select('last_error').executeTakeFirst())
      .toMatchObject({ last_error: expect.any(String) })
    // A few failed attempts are nothing yet.
    expect(stateOf(await read(cookie), 'Mail')).toBe('ok')
    const created_at = '2026-01-05T06:00:00.000Z'
    await kysely.updateTable('delivery').set({ created_at }).execute()
    // A digest that is not due.
    const digest = { message_id: 'msg_digest', channel: 'mail', target: 'office@example.com' } as const
    await kysely
      .insertInto('delivery')
      .values({
        ...{ ...digest, created_at, next_attempt_at: '2126-01-05T06:00:00.000Z' },
        ...{ claimed_until: null, done_at: null, last_error: null },
      })
      .execute()
    const mail = (await read(cookie)).checks.find(({ title }) => title === 'Mail')
    expect(mail).toMatchObject({ state: 'problem' })
    expect(mail?.finding).toContain('1 message could not be sent, the oldest since 5 Jan 2026')
  })
})

describe('the checks', () => {
  const channel: ChannelView = {
    channel: 'mail',
    state: 'on',
    about: '',
    waiting: 0,
    failed: 0,
    lastSentAt: null,
    lastError: null,
  }
  const disk = (free: number, all: number) =>
    (async () => ({ bavail: free, blocks: all, bsize: 1024 ** 3 }) as StatsFs) as unknown as typeof statfs

  it('report a database that is down or slow', () => {
    expect(checkStorage(5).state).toBe('ok')
    expect(checkStorage(2400).finding).toContain('2.4 seconds')
    expect(checkStorage(undefined).finding).toContain('cannot be stored')
  })

  it('report a full disk', async () => {
    expect((await checkDisk('/', disk(20, 100))).state).toBe('ok')
    expect((await checkDisk('/', disk(0.5, 100))).state).toBe('problem')
    expect((await checkDisk('/', disk(4, 100))).state).toBe('problem')
    expect((await checkDisk('/nowhere')).state).toBe('advice')
  })

  it('report a missing and an old backup', () => {
    expect(checkBackup(undefined, NOW).finding).toBe('No backup has been made.')
    expect(checkBackup('2026-11-14T12:00:00Z', NOW).state).toBe('ok')
    expect(checkBackup('2026-11-12T12:00:00Z', NOW).state).toBe('problem')
  })

  it('report channels that are stopped, or have failed', () => {
    expect(checkChannel({ ...channel, state: 'stopped', about: 'gone' }, undefined, NOW).state).toBe(
      'problem',
    )
    expect(checkChannel({ ...channel, failed: 2 }, undefined, NOW).finding).toBe(
      '2 messages failed permanently.',
    )
    expect(checkChannel({ ...channel, state: 'off', failed: 2 }, undefined, NOW).state).toBe('ok')
    expect(checkChannel({ ...channel, channel: 'webhook', state: 'not-set-up' }, undefined, NOW).state).toBe(
      'ok',
    )
  })

  it('report an address that is missing or not encrypted', () => {
    const state = (publicUrl?: string) =>
      checkAddress({ publicUrl, isProxySuspected: false }).map((check) => check.state)
    expect(state()).toEqual(['problem'])
    expect(state('http://example.com')).toEqual(['advice'])
    expect(state('https://example.com')).toEqual(['ok'])
  })
})
