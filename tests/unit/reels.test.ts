import { describe, expect, it } from 'vitest'
import { reels } from '../../src/content/copy/reels.ts'
import { isFrugal, isMetered } from '../../src/contract/connection.ts'
import { cutText } from '../../src/features/reels/cut-text.ts'
import { reelsStatus } from '../../src/features/settings/settings-words.ts'

describe('a description', () => {
  it('is cut at 80 characters plus ...', () => {
    for (const { description } of reels) {
      expect(cutText(description)).toBe(`${description.slice(0, 80)}...`)
      expect(cutText(description)).toHaveLength(83)
    }
  })
  it('stays whole when it is no longer', () => expect(cutText('x'.repeat(80))).toBe('x'.repeat(80)))
})

describe('a link', () => {
  it.each([
    [undefined, false, false],
    [{ effectiveType: '4g', type: 'wifi' }, false, false],
    [{ effectiveType: '4g', type: 'cellular' }, false, true],
    [{ effectiveType: '3g', type: 'wifi' }, false, true],
    [{ effectiveType: '2g' }, true, true],
    [{ effectiveType: 'slow-2g' }, true, true],
    [{ effectiveType: '4g', saveData: true }, true, true],
  ])('%j', (link, frugal, metered) => {
    expect(isFrugal(link)).toBe(frugal)
    expect(isMetered(link)).toBe(metered)
  })
})

describe('Settings say of the reels', () => {
  const none = { count: 0, bytes: 0 }
  const some = { count: 3, bytes: 1_200_000 }
  const base = { reels: none, of: 8, fetching: undefined, wanted: true, isMetered: false }
  it.each([
    [{ ...base, reels: { count: 8, bytes: 3_140_000 } }, '8 reels, 3.1 MB, saved'],
    [{ ...base, reels: some, fetching: 'videos' as const }, 'Saving: 3 of 8 reels, 1.2 MB'],
    [{ ...base, reels: some, isMetered: true }, '3 of 8 reels, 1.2 MB, saved; the rest is saved on Wi-Fi.'],
    [{ ...base, fetching: 'pictures' as const }, 'Pictures are saved first'],
    [base, 'Not saved yet: saved at your next visit.'],
    [{ ...base, wanted: false }, 'Not saved'],
  ])('%j', (state, words) => expect(reelsStatus(state)).toBe(words))
})
