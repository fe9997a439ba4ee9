import { expect, it } from 'vitest'
import { recallSearch, rememberSearch } from './search-memory.ts'

it('puts nothing of a search into the state of the history', () => {
  const first = rememberSearch('Asha 98765')
  const second = rememberSearch('Ravi')
  expect(JSON.stringify([first, second])).not.toMatch(/Asha|98765|Ravi/)
  expect(recallSearch(first.search)).toBe('Asha 98765')
  expect(recallSearch(second.search)).toBe('Ravi')
  expect(rememberSearch('')).toEqual({})
  expect(recallSearch(undefined)).toBe('')
  // After a reload the number refers to nothing.
  expect(recallSearch(4711)).toBe('')
})
