import { BOOKING_TIMES } from '../../contract/enquiry.ts'
import { formatDay } from '../../contract/indian-time.ts'
import type { Lead, LeadStatus } from '../../contract/lead.ts'
import { indianDay, toShownDate } from '../../contract/travel-date.ts'

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' })
const CLOCK = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `4:05 pm` today, `22 Nov, 10:30 am` on another day of the year, else `22 Nov 2025, 10:30 am`; in the agency's time. */
export function formatNearTime(instant: string, now: number): string {
  const at = new Date(instant)
  const isToday = indianDay(at) === indianDay(new Date(now))
  return isToday ? CLOCK.format(at) : `${nearDay(instant, now)}, ${CLOCK.format(at)}`
}

function nearDay(instant: string, now: number): string {
  const at = new Date(instant)
  const isThisYear = indianDay(at).slice(0, 4) === indianDay(new Date(now)).slice(0, 4)
  return isThisYear ? DAY.format(at) : formatDay(instant)
}

/**
 * How long an enquiry waited on the traveller's phone, in words; `undefined` when it was sent at once or the phone's
 * clock is implausible (device clocks can be years off).
 */
export function waitingTime({
  composedAt,
  receivedAt,
}: Pick<Lead, 'composedAt' | 'receivedAt'>): string | undefined {
  if (!composedAt) return undefined
  const ms = Date.parse(receivedAt) - Date.parse(composedAt)
  if (ms < MINUTE_MS || ms > 400 * DAY_MS) return undefined
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} min`
  return `${Math.floor(ms / DAY_MS)} d ${Math.floor((ms % DAY_MS) / HOUR_MS)} h`
}

/** The travel date as `05-12-2026`, and whether it has passed. */
export function travelDay(lead: Lead): { shown: string; past: boolean } | undefined {
  const day = lead.travel_date ?? lead.date
  return day ? { shown: toShownDate(day), past: day < indianDay(new Date()) } : undefined
}

/** The subject of a lead in one line: the destination, or the flight. */
export function leadSubject(lead: Lead): string {
  if (lead.erasedAt) return 'Erased on request'
  return lead.kind === 'flight' ? `Flight ${lead.from} → ${lead.to}` : (lead.destination ?? '')
}

/** `2 adults, 1 child`; flights only have a number of passengers, leads added by hand one of travellers. */
export function travellers({ pax, child, passengers, travellers: all }: Lead): string | undefined {
  const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`
  if (passengers !== undefined) return count(passengers, 'passenger', 'passengers')
  if (all !== undefined) return count(all, 'traveller', 'travellers')
  if (pax === undefined) return undefined
  return [count(pax, 'adult', 'adults'), child && count(child, 'child', 'children')]
    .filter(Boolean)
    .join(', ')
}

export function bookingTimeLabel(lead: Lead): string | undefined {
  return lead.bookingTime && BOOKING_TIMES[lead.bookingTime as keyof typeof BOOKING_TIMES]
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  return `${number}${ORDINAL_ENDINGS[ORDINALS.select(number)] ?? 'th'}`
}

/** A past time in words: `just now`, `12 min ago`, `3 h ago`, then the date. */
export function timeAgo(instant: string, now: number): string {
  const ms = now - Date.parse(instant)
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`
  return `on ${nearDay(instant, now)}`
}

/** Colour of a status; the status is always shown as text, too. */
export const STATUS_TONES = {
  new: 'marigold',
  contacted: 'teal',
  quoted: 'teal',
  booked: 'success',
  lost: 'paper',
  reopened: 'marigold',
} as const satisfies Record<LeadStatus, string>

const QUARANTINE_WORDS: Record<string, string> = {
  honeypot: 'it filled in a field that people cannot see',
  speed: 'it was filled in faster than anybody types',
  'cross-site': 'another site sent it',
  repetition: 'the same sender sent many',
  duplicate: 'the same text was sent many times',
  // Leads of an earlier release.
  volume: 'many came from one network at once',
}

/** Why a lead is suspected spam, in a sentence, and whether anybody was notified of it. */
export function quarantineText(reason: string | null): string {
  // It was a lead like any other before, which was notified of.
  if (reason === 'staff') return 'a colleague moved it here.'
  const signals = (reason ?? '').split(',')
  const words = signals.map((signal) => QUARANTINE_WORDS[signal] ?? signal)
  return `${words.join(', and ')}. No notification was sent.`
}

/** What is asked before a lead is erased with all leads that were merged into it. */
export function erasureQuestion({
  name = 'the traveller',
  reference,
  bookedAmount,
  merged,
}: Pick<Lead, 'name' | 'reference' | 'bookedAmount'> & {
  merged: readonly Pick<Lead, 'reference'>[]
}): string {
  const parts = merged.map((part) => part.reference).join(', ')
  const where = parts === '' ? reference : `${reference} and in ${parts}, merged into it`
  const amount =
    bookedAmount === undefined ? '' : 'Only the booked amount and its owner stay, for the reports. '
  return `Everything ${name} wrote in ${where}, and everything your team noted about ${parts === '' ? 'it' : 'them'}, will be erased permanently. ${amount}This cannot be undone.`
}
