import type { Take } from './search-take.ts'

/** Nights, both ends included. */
export type StayRange = { from: number; to: number }

/** Reads how long the stay should be. */
export function readNights(take: Take): StayRange | undefined {
  let nights: StayRange | undefined
  // When, not how long.
  take.match(/ (?:first|second|third|fourth|last) week(?: of)?(?= )/, () => true)
  const set = (from: number, to: number) => {
    if (to < 1 || from > to) return
    nights = { from: Math.max(from, 1), to }
  }
  void (
    take.match(/ (\d{1,3}) nights (?:(?:to|and) )?\d{1,2} days(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ \d{1,2} days (?:(?:to|and) )?(\d{1,3}) nights(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ (\d{1,2}) (?:nights )?(?:to|or) (\d{1,3}) nights(?= )/, (a, b) =>
      set(Number(a), Number(b)),
    ) ||
    take.match(/ (\d{1,2}) (?:days )?(?:to|or) (\d{1,2}) days(?= )/, (a, b) =>
      set(Number(a) - 1, Number(b) - 1),
    ) ||
    take.match(/ (\d{1,3}) nights(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ (\d{1,3}) days(?= )/, (n) => set(Number(n) - 1, Number(n) - 1)) ||
    take.match(/ (?:(\d) )?week(?= )/, (n = '1') => set(Number(n) * 7 - 1, Number(n) * 7)) ||
    take.match(/ fortnight(?= )/, () => set(13, 14)) ||
    take.match(/ (?:long )?weekend(?= )/, () => set(1, 4))
  )
  return nights
}
