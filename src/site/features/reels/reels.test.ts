import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reels } from '../../../content/copy/reels.ts'
import { isMetered, isNotFast, savesDataOrIs2g } from '../../../contract/connection.ts'
import { keptReelsText } from '../settings/settings-text.ts'
import { truncate } from './truncate.ts'
import { createVideoRetry } from './video-retry.ts'

describe('a description', () => {
  it('is cut at 80 characters plus ...', () => {
    for (const { description } of reels) {
      expect(truncate(description)).toBe(`${description.slice(0, 80)}...`)
      expect(truncate(description)).toHaveLength(83)
    }
  })
  it('stays whole when it is no longer', () => expect(truncate('x'.repeat(80))).toBe('x'.repeat(80)))
  it('is not cut within an emoji', () =>
    expect(truncate(`${'x'.repeat(79)}😀 more`)).toBe(`${'x'.repeat(79)}...`))
})

describe('a link', () => {
  it.each([
    [undefined, false, false, false],
    [{ effectiveType: '4g', type: 'wifi', downlink: 10 }, false, false, false],
    [{ effectiveType: '4g', type: 'wifi', downlink: 1.6 }, false, false, true],
    [{ effectiveType: '4g', type: 'cellular' }, false, true, false],
    [{ effectiveType: '3g', type: 'wifi', downlink: 0.7 }, false, true, true],
    [{ effectiveType: '2g' }, true, true, true],
    [{ effectiveType: 'slow-2g' }, true, true, true],
    [{ effectiveType: '4g', saveData: true }, true, true, true],
  ])('%j', (link, frugal, metered, slow) => {
    expect(savesDataOrIs2g(link)).toBe(frugal)
    expect(isMetered(link)).toBe(metered)
    expect(isNotFast(link)).toBe(slow)
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
  ])('%j', (state, words) => expect(keptReelsText(state)).toBe(words))
})

describe('retries of a video', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const listen = () => {
    const [again, giveUp] = [vi.fn(), vi.fn()]
    return { again, giveUp, retries: createVideoRetry(again, giveUp) }
  }

  it('retries a failed video twice, then gives up', () => {
    const { again, giveUp, retries } = listen()
    for (const times of [1, 2]) {
      retries.failed()
      expect(again).toHaveBeenCalledTimes(times - 1)
      vi.advanceTimersByTime(2_500)
      expect(again).toHaveBeenCalledTimes(times)
      expect(giveUp).not.toHaveBeenCalled()
    }
    retries.failed()
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(2)
    expect(giveUp).toHaveBeenCalledTimes(1)
  })

  it('counts ten seconds without data as a failure', () => {
    const { again, retries } = listen()
    retries.restart()
    vi.advanceTimersByTime(9_000)
    retries.restart()
    vi.advanceTimersByTime(9_000)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('counts from the start after the video has played, and stops when the reel is out of view', () => {
    const { again, giveUp, retries } = listen()
    for (let failure = 0; failure < 5; failure++) {
      retries.failed()
      vi.advanceTimersByTime(2_500)
      retries.reset()
    }
    expect(again).toHaveBeenCalledTimes(5)
    retries.failed()
    retries.stop()
    retries.restart()
    retries.stop()
    vi.advanceTimersByTime(60_000)
    expect(again).toHaveBeenCalledTimes(5)
    expect(giveUp).not.toHaveBeenCalled()
  })
})
