import { describe, expect, it } from 'vitest'
import { isInternal } from '../http/internal-addresses.ts'
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts'
import { nextDigest } from './fan-out.ts'
import { InternalAddressError, post } from './outgoing.ts'
import { type Recipients, type RoutedNotice, type StaffRecipient, targetsOf } from './recipients.ts'

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
    '::ffff:0:127.0.0.1',
    '::ffff:0:7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::7f00:1',
    '2002:0a00:0001::',
    '2001::1',
    '2001:2::1',
    '2001:20::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '0:1::1',
    'not an address',
  ])('%s is internal', (address) => expect(isInternal(address)).toBe(true))

  it.each([
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '93.184.216.34',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '2a00:1450:4001::5e',
    '::ffff:1.1.1.1',
  ])('%s is not internal', (address) => expect(isInternal(address)).toBe(false))

  // Every spelling of this machine in a URL; each is refused before a connection is opened.
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
      InternalAddressError,
    )
  })
})

describe('back-off', () => {
  it('doubles the delay up to an hour, with jitter', () => {
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

  it('respects Retry-After up to one day', () => {
    expect(retryDelay(1, 120_000)).toBe(120_000)
    expect(retryDelay(1, 10 * 86_400_000)).toBe(86_400_000)
  })
})

describe('a digest', () => {
  it.each([
    [15, '2026-11-21T09:07:00Z', '2026-11-21T09:15:00Z'],
    [60, '2026-11-21T09:07:00Z', '2026-11-21T09:30:00Z'],
    [240, '2026-11-21T09:07:00Z', '2026-11-21T11:30:00Z'],
    [1440, '2026-11-21T09:07:00Z', '2026-11-22T03:30:00Z'],
    // A digest that is due within seconds takes no further notices.
    [15, '2026-11-21T09:14:58Z', '2026-11-21T09:30:00Z'],
  ])('every %i minutes sends a notice of %s at %s', (minutes, now, at) => {
    expect(nextDigest(minutes, new Date(now))).toEqual(new Date(at))
  })
})

describe('recipients', () => {
  const person = (
    id: string,
    role: StaffRecipient['role'],
    mail: StaffRecipient['mail'] = 'off',
  ): StaffRecipient => ({
    id,
    role,
    email: `${id}@example.com`,
    mail,
    phones: [`${id}-phone`],
  })
  const recipients: Recipients = {
    webhook: true,
    office: { email: 'leads@example.com', mail: 'digest' },
    digestMinutes: 60,
    staff: [
      person('owner', 'owner', 'each'),
      person('manager', 'manager'),
      person('asha', 'agent', 'digest'),
      person('ravi', 'agent'),
    ],
  }
  const received: RoutedNotice = {
    topic: 'lead.received',
    recipients: null,
    assignee: null,
    isAssigneeClosed: false,
  }
  const targets = (change: Partial<RoutedNotice>) =>
    targetsOf({ ...received, ...change }, recipients).map(({ target, batching }) =>
      batching === 'digest' ? `${target} later` : target,
    )

  it('of a new enquiry are all staff with access to it', () => {
    expect(targets({})).toEqual([
      'webhook',
      'leads@example.com later',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
      'asha-phone',
      'asha@example.com later',
      'ravi-phone',
    ])
    // Its assignee has a notice of the assignment, and no second one.
    expect(targets({ assignee: 'ravi' })).toEqual([
      'webhook',
      'leads@example.com later',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
    ])
    expect(targets({ assignee: 'manager' })).not.toContain('manager-phone')
  })

  it('of an assigned lead are its assignee, without a digest', () => {
    expect(targets({ topic: 'lead.assigned', recipients: ['asha'], assignee: 'asha' })).toEqual([
      'webhook',
      'asha-phone',
      'asha@example.com',
    ])
  })

  it('of an assigned lead are no former assignees', () => {
    expect(targets({ topic: 'lead.assigned', recipients: ['asha'], assignee: 'ravi' })).toEqual(['webhook'])
  })

  it('with mail about their own leads only get no other', () => {
    const own = { ...recipients, staff: [person('owner', 'owner', 'own'), person('asha', 'agent', 'own')] }
    const mails = (change: Partial<RoutedNotice>) =>
      targetsOf({ ...received, ...change }, own)
        .filter(({ channel }) => channel === 'mail')
        .map(({ target }) => target)
    expect(mails({})).toEqual(['leads@example.com'])
    expect(mails({ topic: 'lead.assigned', recipients: ['asha'], assignee: 'asha' })).toEqual([
      'asha@example.com',
    ])
    expect(mails({ topic: 'lead.overdue', assignee: 'asha' })).toEqual([
      'leads@example.com',
      'asha@example.com',
    ])
    expect(mails({ topic: 'lead.follow-up', recipients: ['asha'], assignee: 'asha' })).toEqual([
      'asha@example.com',
    ])
    expect(mails({ topic: 'lead.follow-up' })).toEqual(['leads@example.com'])
  })

  it('of an overdue lead get it together with others, the webhook each by itself', () => {
    const overdue = targetsOf({ ...received, topic: 'lead.overdue', assignee: 'ravi' }, recipients)
    expect(new Set(overdue.map(({ channel, batching }) => `${channel} ${batching}`))).toEqual(
      new Set(['webhook none', 'mail overdue', 'push overdue']),
    )
  })

  it('of an overdue lead are its assignee, managers, owners and the office, without a digest', () => {
    expect(targets({ topic: 'lead.overdue', assignee: 'ravi' })).toEqual([
      'webhook',
      'leads@example.com',
      'owner-phone',
      'owner@example.com',
      'manager-phone',
      'ravi-phone',
    ])
  })

  it('of a follow-up is who has the lead now, and no former assignee', () => {
    const due = { topic: 'lead.follow-up', recipients: ['asha'] } as const
    expect(targets({ ...due, assignee: 'asha' })).toEqual(['webhook', 'asha-phone', 'asha@example.com'])
    expect(targets({ ...due, assignee: 'ravi' })).toEqual(['webhook', 'ravi-phone'])
    expect(targets({ ...due, assignee: null })).toEqual(targets({ topic: 'lead.follow-up' }))
  })

  it.each(['lead.follow-up', 'quotation.accepted', 'quotation.change-asked'] as const)(
    'of %s of a lead without an assignee, or with a closed account, are managers, owners and the office',
    (topic) => {
      const others = ['webhook', 'leads@example.com', 'owner-phone', 'owner@example.com', 'manager-phone']
      expect(targets({ topic })).toEqual(others)
      expect(targets({ topic, assignee: 'closed', isAssigneeClosed: true })).toEqual(others)
    },
  )

  it('of a new enquiry that is with a closed account are no agents, who may not read it', () => {
    expect(targets({ assignee: 'closed', isAssigneeClosed: true })).not.toContain('ravi-phone')
  })

  it('of suspected spam are owners and the office, without a digest', () => {
    expect(targets({ topic: 'lead.quarantined' })).toEqual([
      'webhook',
      'leads@example.com',
      'owner-phone',
      'owner@example.com',
    ])
  })

  it('contain an address once that is the office’s and a member’s', () => {
    const same = { ...recipients, office: { email: 'owner@example.com', mail: 'each' as const } }
    const targets = targetsOf(received, same)
    expect(targets.filter(({ target }) => target === 'owner@example.com')).toHaveLength(1)
  })
})
