import { describe, expect, it } from 'vitest'
import { type Audience, type Listener, type Told, targetsOf } from '../../api/notify/audience.ts'
import { MAX_ATTEMPTS, retryDelay } from '../../api/notify/backoff.ts'
import { nextDigest } from '../../api/notify/fan-out.ts'
import { isInternal } from '../../api/notify/internal-addresses.ts'
import { InternalAddress, post, retryAfter } from '../../api/notify/outgoing.ts'

describe('addresses inside our own network', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.100.100.200',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'not an address',
  ])('%s is one', (address) => expect(isInternal(address)).toBe(true))

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])(
    '%s is none',
    (address) => expect(isInternal(address)).toBe(false),
  )

  // Every way a URL can spell this machine; all are refused before anything is connected.
  it.each([
    'http://127.0.0.1:9/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://localhost:9/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00:ec2::254]/',
  ])('%s is not posted to', async (url) => {
    const signal = AbortSignal.timeout(5_000)
    await expect(post(url, { headers: {}, body: 'x', signal, allowInternal: false })).rejects.toThrow(
      InternalAddress,
    )
  })
})

describe('trying again', () => {
  it('waits longer each time, up to an hour, never all at once', () => {
    expect([1, 2, 3, 10, 11, 40].map((attempts) => retryDelay(attempts, 0, () => 0))).toEqual([
      5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
    ])
    expect(retryDelay(1, 0, () => 1)).toBe(2_500)
    const spread = new Set(Array.from({ length: 50 }, () => retryDelay(5)))
    expect(spread.size).toBeGreaterThan(40)
  })

  it('gives up after a day at the least and a week at the most', () => {
    const total = (random: () => number) =>
      Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => retryDelay(n + 1, 0, random)).reduce((a, b) => a + b)
    const dayMs = 86_400_000
    expect(total(() => 1)).toBeGreaterThan(dayMs)
    expect(total(() => 0)).toBeLessThan(7 * dayMs)
  })

  it('waits as long as it is asked to, within a day', () => {
    expect(retryDelay(1, 120_000)).toBe(120_000)
    expect(retryDelay(1, 10 * 86_400_000)).toBe(86_400_000)
    expect(retryAfter('90')).toBe(90_000)
    const now = Date.UTC(2026, 10, 21, 9)
    expect(retryAfter('Sat, 21 Nov 2026 09:01:00 GMT', now)).toBe(60_000)
    expect(retryAfter('Sat, 21 Nov 2026 08:00:00 GMT', now)).toBe(0)
    expect(retryAfter('soon')).toBeUndefined()
    expect(retryAfter(undefined)).toBeUndefined()
  })
})

describe('a digest', () => {
  it.each([
    [15, '2026-11-21T09:07:00Z', '2026-11-21T09:15:00Z'],
    [60, '2026-11-21T09:07:00Z', '2026-11-21T09:30:00Z'],
    [240, '2026-11-21T09:07:00Z', '2026-11-21T11:30:00Z'],
    [1440, '2026-11-21T09:07:00Z', '2026-11-22T03:30:00Z'],
    // One that is about to go takes no more.
    [15, '2026-11-21T09:14:58Z', '2026-11-21T09:30:00Z'],
  ])('every %i minutes takes what comes at %s along at %s', (minutes, now, at) => {
    expect(nextDigest(minutes, new Date(now))).toEqual(new Date(at))
  })
})

describe('who is told', () => {
  const person = (id: string, role: Listener['role'], mail: Listener['mail'] = 'off'): Listener => ({
    id,
    role,
    email: `${id}@example.com`,
    mail,
    phones: [`${id}-phone`],
  })
  const audience: Audience = {
    webhook: true,
    office: { email: 'leads@example.com', mail: 'digest' },
    digestMinutes: 60,
    listeners: [
      person('owner', 'owner', 'each'),
      person('manager', 'manager'),
      person('asha', 'agent', 'digest'),
      person('ravi', 'agent'),
    ],
  }
  const told = (change: Partial<Told>) =>
    targetsOf({ topic: 'lead.received', recipients: null, assignee: null, ...change }, audience).map(
      ({ target, digest }) => (digest ? `${target} later` : target),
    )

  it('of a new enquiry: everyone who may see it', () => {
    expect(told({})).toEqual([
      'webhook',
      'leads@example.com later',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
      'asha-phone',
      'asha@example.com later',
      'ravi-phone',
    ])
    expect(told({ assignee: 'ravi' })).not.toContain('asha-phone')
    expect(told({ assignee: 'ravi' })).toContain('ravi-phone')
  })

  it('of what is given to somebody: that person, at once', () => {
    expect(told({ topic: 'lead.assigned', recipients: ['asha'], assignee: 'asha' })).toEqual([
      'webhook',
      'asha-phone',
      'asha@example.com',
    ])
  })

  it('of what is late: who has it, who runs the desk, and the office, at once', () => {
    expect(told({ topic: 'lead.overdue', assignee: 'ravi' })).toEqual([
      'webhook',
      'leads@example.com',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
      'ravi-phone',
    ])
  })

  it('of a follow-up nobody has: who runs the desk', () => {
    expect(told({ topic: 'lead.follow-up' })).toEqual([
      'webhook',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
    ])
  })

  it('once only, where the office’s mailbox is somebody’s own', () => {
    const same = { ...audience, office: { email: 'owner@example.com', mail: 'each' as const } }
    const targets = targetsOf({ topic: 'lead.received', recipients: null, assignee: null }, same)
    expect(targets.filter(({ target }) => target === 'owner@example.com')).toHaveLength(1)
  })
})
