import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markOutcome, markSubmit, takeInterruptedSubmit } from './interrupted-submit.ts'

const SUBMIT = { key: 'contact', id: 'an-id', at: 1_000 }
const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  openPage(1_000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of the same tab, which was opened at this time. */
function openPage(timeOrigin: number): void {
  vi.stubGlobal('performance', { ...performance, timeOrigin })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
}

it('is known to the next page of the form, once', () => {
  markSubmit(SUBMIT)
  openPage(2_000)
  expect(takeInterruptedSubmit('home')).toBeUndefined()
  expect(takeInterruptedSubmit('contact')).toMatchObject(SUBMIT)
  expect(takeInterruptedSubmit('contact')).toBeUndefined()
})

// WebKit ends a page's requests when a reload begins, so that the outcome is on the screen just before the page goes.
it('is known also when the outcome was on the screen for a moment only', () => {
  markSubmit(SUBMIT)
  markOutcome(SUBMIT)
  vi.advanceTimersByTime(1_700)
  openPage(2_000)
  expect(takeInterruptedSubmit('contact')).toMatchObject(SUBMIT)
})

it('is forgotten once its outcome was on the screen', () => {
  markSubmit(SUBMIT)
  markOutcome(SUBMIT)
  // The form of the same page has nothing more to say of it.
  expect(takeInterruptedSubmit('contact')).toBeUndefined()
  markOutcome(SUBMIT)
  vi.advanceTimersByTime(3_000)
  openPage(2_000)
  expect(takeInterruptedSubmit('contact')).toBeUndefined()
})

it('does not end the mark of a later submit', () => {
  markOutcome(SUBMIT)
  markSubmit({ ...SUBMIT, id: 'another' })
  vi.advanceTimersByTime(3_000)
  openPage(2_000)
  expect(takeInterruptedSubmit('contact')).toMatchObject({ id: 'another' })
})
