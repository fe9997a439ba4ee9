import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../tests/support/local-storage.ts'
import { parseStored, readLocal, readSession, writeLocal, writeSession } from './web-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('stores, reads and removes a text', () => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  expect(readLocal('saved')).toBeNull()
  expect(writeLocal('saved', '{"reels":[]}')).toBe(true)
  expect(parseStored(readLocal('saved'))).toEqual({ reels: [] })
  expect(writeLocal('saved', undefined)).toBe(true)
  expect(readLocal('saved')).toBeNull()
  expect(writeSession('recovery', '1')).toBe(true)
  expect(readSession('recovery')).toBe('1')
})

test('never throws where storage is denied', () => {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: denied, configurable: true })
  try {
    expect(readLocal('saved')).toBeNull()
    expect(writeLocal('saved', 'text')).toBe(false)
    expect(readSession('recovery')).toBeNull()
    expect(writeSession('recovery', undefined)).toBe(false)
  } finally {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
  }
})

test('answers that nothing was stored when storage is full', () => {
  const setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { ...fakeStorage().storage, setItem })
  expect(writeSession('drafts-being-left', 'text')).toBe(false)
})

test('reads a text that is not JSON as nothing', () => {
  expect(parseStored('{"half')).toBeUndefined()
  expect(parseStored(null)).toBeUndefined()
})
