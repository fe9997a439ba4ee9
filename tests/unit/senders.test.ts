import { describe, expect, it } from 'vitest'
import { createSenders, DEFAULT_LIMITS, type Post } from '../../api/leads/senders.ts'

const limits = { ...DEFAULT_LIMITS, sender: { burst: 2, perSecond: 0.5 }, replay: { burst: 3, perSecond: 1 } }
const clues = { fingerprint: 'a', honeypot: undefined, filledInMs: undefined, crossSite: false }

function watch(options = limits) {
  let now = 0
  const senders = createSenders(options, () => now)
  const post = (changes: Partial<Post> = {}) =>
    senders.admit({ address: '203.0.113.7', id: undefined, contact: '9800000001', ...changes })
  return { senders, post, pass: (seconds: number) => (now += seconds * 1000) }
}

describe('who sends too much', () => {
  it('waits, while others behind the same address do not', () => {
    const { post, pass } = watch()
    expect([post(), post(), post()].map((admission) => typeof admission)).toEqual([
      'object',
      'object',
      'number',
    ])
    expect(post()).toBe(2)
    expect(post({ contact: '9800000002' })).toBeTypeOf('object')
    expect(post({ address: '203.0.113.8' })).toBeTypeOf('object')
    pass(2)
    expect(post()).toBeTypeOf('object')
  })

  it('may repeat an enquiry without using up what it may send', () => {
    const { post } = watch()
    for (const id of ['a', 'a', 'a', 'b']) expect(post({ id })).toBeTypeOf('object')
    expect(post({ id: 'c' })).toBeTypeOf('number')
    expect(post({ id: 'a' })).toBeTypeOf('object')
    expect(post({ id: 'a' })).toBeTypeOf('number')
  })

  it('gains nothing by repeating what was refused', () => {
    const { post } = watch()
    post()
    post()
    for (let i = 0; i < 5; i++) expect(post({ id: 'refused' })).toBeTypeOf('number')
  })

  it('cannot hide behind posts without a number', () => {
    const { post } = watch({ ...limits, nameless: { burst: 1, perSecond: 1 } })
    expect(post({ contact: 'x' })).toBeTypeOf('object')
    expect(post({ contact: 42 })).toBe(1)
  })

  it('is judged once per enquiry, however often it comes', () => {
    const { senders, post } = watch(DEFAULT_LIMITS)
    const signals = Array.from({ length: 6 }, (_, i) => {
      const admission = post({ id: i < 3 ? 'same' : `other ${i}` })
      return typeof admission === 'number' ? 'refused' : senders.signal(admission, clues)
    })
    expect(signals).toEqual([null, null, null, null, null, 'repetition'])
  })
})
