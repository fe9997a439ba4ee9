import { expect, it, vi } from 'vitest'
import { pageName, rowKey } from './figures.ts'

it('tells apart what has the same name for staff', () => {
  const keys = [{ name: null }, { name: 'null' }, { name: '' }, { name: null, others: 3 }].map(rowKey)
  expect(new Set(keys).size).toBe(4)
})

it('names pages of the site by their path, and parses no long host of a stranger', () => {
  const named = (source: string) => pageName(source, 'trips.example.com')
  expect(named('https://trips.example.com/bali?x=1')).toBe('/bali?x=1')
  expect(named('https://other.example.com/bali')).toBe('other.example.com/bali')
  expect(named('flyer')).toBe('flyer')
  // It takes as long as the square of the length, and the table has a hundred.
  const parsed = [vi.spyOn(URL, 'parse'), vi.spyOn(URL, 'canParse')]
  const long = `https://${'一'.repeat(2_000)}/`
  expect(named(long)).toBe(long)
  for (const spy of parsed) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
