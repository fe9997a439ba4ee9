import { addDays } from '../../../catalogue/cancellation-dates.ts'
import type { Quotation, Trip, TripAnswerKind } from '../../../contract/quotation.ts'
import { indianDay, longDay } from '../../../contract/travel-date.ts'
import { answersText } from '../../../language/answers.ts'
import { locale } from '../../../language/current.ts'
import { dayText } from '../../../language/dates.ts'
import { layoutText } from '../../../language/layout.ts'

/** `2 adults, 1 child, 1 room`. */
export function partyText({
  adults,
  children,
  rooms,
}: Pick<Quotation, 'adults' | 'children' | 'rooms'>): string {
  return [
    counted(adults, 'adult'),
    ...(children > 0 ? [counted(children, 'child', 'children')] : []),
    counted(rooms, 'room'),
  ].join(', ')
}

/** `5 March 2027 to 14 March 2027`, or that the day is open. */
export function datesText({ startsOn, nights }: Pick<Quotation, 'startsOn' | 'nights'>): string {
  if (!startsOn) return answersText().noDates
  return layoutText().to(dayText(startsOn), dayText(addDays(startsOn, nights).slice(0, 10)))
}

/** `9 nights, 10 days`. */
export function lengthText({ nights }: Pick<Quotation, 'nights'>): string {
  return `${counted(nights, 'night')}, ${counted(nights + 1, 'day')}`
}

/** The date of one day of the itinerary, counted from 0; `undefined` where the trip has no dates. */
export function dayDate({ startsOn }: Pick<Quotation, 'startsOn'>, index: number): string | undefined {
  return startsOn ? SHORT_DAY.format(new Date(addDays(startsOn, index))) : undefined
}

/** The day (yyyy-mm-dd, India) by which a kept copy may have expired since; none where the server has just said the state. */
export function shownDay(isStale: boolean, now = new Date()): string | undefined {
  return isStale ? indianDay(now) : undefined
}

/** What the offer's state means for the traveller, as a sentence. `today` as {@link shownDay} gives it. */
export function stateText(trip: Trip, today: string | undefined): string {
  const { validUntil } = trip.quotation
  if (trip.state === 'withdrawn') return 'This offer was withdrawn.'
  if (trip.state === 'accepted' && trip.confirmedAt)
    return 'You have accepted this version, and we have confirmed the booking.'
  if (trip.state === 'accepted')
    return 'You have accepted this version. The trip is booked only when we confirm it to you in writing.'
  if (trip.state === 'expired' || hasExpired(trip, today))
    return `This offer expired on ${longDay(validUntil)}. Prices may have changed: please ask us for a new one.`
  return `You can accept this offer until ${longDay(validUntil)}, end of day in India.`
}

/** Whether the last day of an offer is over, by the server's word or, of a kept copy, the device's clock. */
export function hasExpired({ state, quotation }: Trip, today: string | undefined): boolean {
  return state === 'expired' || (state === 'open' && today !== undefined && quotation.validUntil < today)
}

/** An answer that was given, in the traveller's words. */
export const ANSWERED: Record<TripAnswerKind, string> = {
  accept: 'You accept this offer.',
  change: 'You ask for a change.',
  decline: 'You answered: not now.',
}

/** A time in the reader's own time zone: `21 Nov 2026, 4:15 pm`. `at` in ISO. */
export function timeText(at: string, timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) } as const
  return new Intl.DateTimeFormat(locale(), options).format(new Date(at))
}

/** `1 night`, `3 nights`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
