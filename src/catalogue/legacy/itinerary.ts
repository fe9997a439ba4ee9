import type { Destination, ItineraryDay } from '../../contract/catalogue.ts'
import type { LegacyPackage } from '../../contract/legacy-record.ts'
import { truncateText } from '../../contract/truncate-text.ts'
import { wordsOf } from '../named-places.ts'
import { plainName } from '../plain-name.ts'
import type { Notes } from './note.ts'
import { clean, items, quoted } from './words.ts'

const FIELD = 'itinerary'
const DAY = /^day\s*[-–#:]?\s*0*(\d{1,2})\s*[-–—:.,|)]*\s*(.*)$/i
const TITLE_LENGTH = 60
/** A place that is mentioned less often may only be where travellers change planes. */
const MIN_MENTIONS = 3

type Day = ItineraryDay & { number: number | undefined }

/** The days in their order, each with a title of its own; `undefined` where there are none. */
export function readItinerary(given: LegacyPackage['itinerary'], notes: Notes): ItineraryDay[] | undefined {
  if (!given || given.length === 0) {
    notes.refused(FIELD, 'is missing')
    return undefined
  }
  notes.usual(FIELD, 'days as one-key objects')
  const days = given.flatMap((entry, at) => readEntry(entry, at, notes))
  if (days.some(({ activities }) => activities.length === 0)) return undefined
  return inOrder(days, notes).map(({ title, activities }) => ({ title, activities }))
}

/** The days without exact copies of earlier ones, for an itinerary that has one day too many. */
export function withoutCopies(days: ItineraryDay[]): ItineraryDay[] {
  const seen = new Set<string>()
  return days.filter(({ activities }) => {
    const text = plainName(activities.join())
    return !seen.has(text) && seen.add(text)
  })
}

/**
 * Another destination that the days mention repeatedly while they mention neither their own destination nor its towns: the text
 * was probably pasted from another package.
 */
export function pastedFrom(
  days: ItineraryDay[],
  own: Destination,
  destinations: readonly Destination[],
): Destination | undefined {
  const text = wordsOf(days.map(({ title, activities }) => [title, ...activities].join(' ')).join(' '))
  const mentions = ({ name, country, aliases, cities }: Destination, but: readonly string[] = []) => {
    const names = new Set([name, country, ...aliases, ...cities.map((city) => city.name)].map(wordsOf))
    return [...names].reduce((sum, one) => sum + (but.includes(one) ? 0 : text.split(one).length - 1), 0)
  }
  if (mentions(own) > 0) return undefined
  const [most] = destinations
    .map((place) => ({ place, times: mentions(place, [' india ']) }))
    .toSorted((a, b) => b.times - a.times)
  return most && most.times >= MIN_MENTIONS ? most.place : undefined
}

/** Whether the last paragraph ends in mid-sentence while the others do not. */
export function isCutOff(days: ItineraryDay[]): boolean {
  const paragraphs = days.flatMap(({ activities }) => activities)
  const ends = paragraphs.map((paragraph) => /[.!?…:)”’"'*]$/.test(paragraph))
  return ends.at(-1) === false && ends.filter(Boolean).length > paragraphs.length / 2
}

function readEntry(entry: Record<string, string | string[]>, at: number, notes: Notes): Day[] {
  const keys = Object.keys(entry)
  if (keys.length === 0) {
    notes.corrected(FIELD, `has an empty entry after day ${at}; left out`)
    return []
  }
  if (keys.length > 1) notes.corrected(FIELD, `has ${keys.length} days in one entry; taken one by one`)
  return Object.entries(entry).map(([key, value]) => {
    const activities = items(value)
    const [, number, title = clean(key)] = DAY.exec(clean(key)) ?? []
    if (activities.length === 0) notes.refused(FIELD, `says nothing about ${quoted(key)}`)
    if (title === '' && activities.length > 0)
      notes.corrected(FIELD, `calls a day only ${quoted(key)}; titled by its first words`)
    return {
      number: number === undefined ? undefined : Number(number),
      title: title || firstWords(activities[0] ?? ''),
      activities,
    }
  })
}

// Days whose numbers are all different are sorted by them; otherwise the order of the list is more reliable.
function inOrder(days: Day[], notes: Notes): Day[] {
  const numbers = days.map(({ number }) => number)
  if (numbers.every((number, at) => number === undefined || number === at + 1)) return days
  const shown = numbers.map((number) => number ?? '–').join(', ')
  if (numbers.includes(undefined) || new Set(numbers).size < numbers.length) {
    notes.corrected(FIELD, `counts its days ${shown}; counted anew in the order they stand in`)
    return days
  }
  notes.corrected(FIELD, `counts its days ${shown}; put in their order`)
  return days.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
}

function firstWords(text: string): string {
  const [sentence = text] = text.split(/(?<=[^.]{12})[.!?;:]/)
  if (sentence.length <= TITLE_LENGTH) return sentence
  return `${truncateText(sentence, TITLE_LENGTH).replace(/\s+\S*$/, '')} …`
}
