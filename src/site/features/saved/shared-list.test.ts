import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../language/current.ts'
import { MAX_SHARED, parseShared, sharedHref } from './shared-list.ts'

test('a list goes through its link in its order', () => {
  const keys = ['goa2', 'bali1', 'new-zealand1']
  const { searchParams } = new URL(sharedHref(keys), 'https://example.com')
  expect(parseShared(searchParams.get('p'))).toEqual(keys)
})

afterEach(() => setLanguage('en'))

test('its link keeps the language of the sender', () => {
  setLanguage('hi')
  expect(sharedHref(['goa2', 'bali1'])).toBe('/hi/saved?p=goa2,bali1')
})

test('leaves out what is no key, repetitions, and what is too much', () => {
  expect(parseShared('bali1,<b>,bali1,,../admin,GOA')).toEqual(['bali1'])
  expect(parseShared(['bali1', 'goa1,goa2'])).toEqual(['bali1', 'goa1', 'goa2'])
  expect(parseShared(7)).toEqual([])
  expect(parseShared('x'.repeat(200))).toEqual([])
  const many = Array.from({ length: 100 }, (_, index) => `trip${index}`)
  expect(parseShared(many.join())).toHaveLength(MAX_SHARED)
  expect(parseShared(new URL(sharedHref(many), 'https://example.com').searchParams.get('p'))).toHaveLength(
    MAX_SHARED,
  )
})
