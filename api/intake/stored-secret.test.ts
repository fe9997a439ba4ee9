import { describe, expect, it } from 'vitest'
import { createSecretStore } from './stored-secret.ts'

const KEY = 'k'.repeat(32)

describe('stored secrets', () => {
  it('are unreadable in the database where there is a key, and different each time', () => {
    const store = createSecretStore(KEY)
    const stored = [store.seal('whsec_secret', 'signed'), store.seal('whsec_secret', 'signed')]
    expect(new Set(stored).size).toBe(2)
    for (const one of stored) {
      expect(one).not.toContain('secret')
      expect(store.open(one)).toBe('whsec_secret')
    }
  })

  it('cannot be opened with another key, without one, or when they were changed', () => {
    const stored = createSecretStore(KEY).seal('whsec_secret', 'signed')
    expect(createSecretStore('x'.repeat(32)).open(stored)).toBeUndefined()
    expect(createSecretStore(undefined).open(stored)).toBeUndefined()
    expect(createSecretStore(KEY).open(`${stored.slice(0, -2)}AA`)).toBeUndefined()
    expect(createSecretStore(KEY).open('aes:')).toBeUndefined()
  })

  it('that were stored before there was a key stay readable', () => {
    const stored = createSecretStore(undefined).seal('whsec_secret', 'signed')
    expect(createSecretStore(KEY).open(stored)).toBe('whsec_secret')
  })
})
