import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reels } from '../../src/content/copy/reels.ts'
import { isFrugal, isMetered } from '../../src/contract/connection.ts'
import { cutText } from '../../src/features/reels/cut-text.ts'
import { createSecondTries } from '../../src/features/reels/second-tries.ts'
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

describe('a video that does not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const listen = () => {
    const [again, giveUp] = [vi.fn(), vi.fn()]
    return { again, giveUp, tries: createSecondTries(again, giveUp) }
  }

  it('is tried twice more, and then no more by itself', () => {
    const { again, giveUp, tries } = listen()
    for (const times of [1, 2]) {
      tries.failed()
      expect(again).toHaveBeenCalledTimes(times - 1)
      vi.advanceTimersByTime(2_500)
      expect(again).toHaveBeenCalledTimes(times)
      expect(giveUp).not.toHaveBeenCalled()
    }
    tries.failed()
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(2)
    expect(giveUp).toHaveBeenCalledTimes(1)
  })

  it('has failed, too, when nothing comes for ten seconds', () => {
    const { again, tries } = listen()
    tries.expect()
    vi.advanceTimersByTime(9_000)
    tries.expect()
    vi.advanceTimersByTime(9_000)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('counts anew once it has played, and not at all once it is out of view', () => {
    const { again, giveUp, tries } = listen()
    for (let failure = 0; failure < 5; failure++) {
      tries.failed()
      vi.advanceTimersByTime(2_500)
      tries.reset()
    }
    expect(again).toHaveBeenCalledTimes(5)
    tries.failed()
    tries.stop()
    tries.expect()
    tries.stop()
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(5)
    expect(giveUp).not.toHaveBeenCalled()
  })
})
