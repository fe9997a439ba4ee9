import { describe, expect, it } from 'vitest'
import { createRateLimit, DEFAULT_LIMITS, type PostSource } from './rate-limit.ts'

const limits = {
  ...DEFAULT_LIMITS,
  contact: { burst: 2, perSecond: 0.5 },
  replay: { burst: 3, perSecond: 1 },
}

function start(options = limits) {
  let now = 0
  const rateLimit = createRateLimit(options, () => now)
  const post = (changes: Partial<PostSource> = {}) =>
    rateLimit.take({ address: '203.0.113.7', id: undefined, contact: '9800000001', ...changes })
  return { post, pass: (seconds: number) => (now += seconds * 1000) }
}

describe('rate limit', () => {
  it('delays a contact number with too many posts, but not others at the same address', () => {
    const { post, pass } = start()
    expect([post(), post(), post()]).toEqual([0, 0, 2])
    expect(post({ contact: '9800000002' })).toBe(0)
    expect(post({ address: '203.0.113.8' })).toBe(0)
    pass(2)
    expect(post()).toBe(0)
  })

  it('counts repeats of an enquiry separately from new ones', () => {
    const { post } = start()
    for (const id of ['a', 'a', 'a', 'b']) expect(post({ id })).toBe(0)
    expect(post({ id: 'c' })).toBeGreaterThan(0)
    expect(post({ id: 'a' })).toBe(0)
    expect(post({ id: 'a' })).toBeGreaterThan(0)
  })

  it('refuses repeats of a refused enquiry', () => {
    const { post } = start()
    post()
    post()
    for (let i = 0; i < 5; i++) expect(post({ id: 'refused' })).toBeGreaterThan(0)
  })

  it('limits posts without a contact number by their address', () => {
    const { post } = start({ ...limits, withoutNumber: { burst: 1, perSecond: 1 } })
    expect(post({ contact: 'x' })).toBe(0)
    expect(post({ contact: 42 })).toBe(1)
  })
})
