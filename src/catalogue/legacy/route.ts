import type { Destination } from '../../contract/catalogue.ts'
import { plainName } from '../plain-name.ts'
import type { Notes } from './note.ts'
import { clean, nearest, quoted } from './words.ts'

const FIELD = 'destinationCovered'
const BETWEEN = /\s*(?:-{2,}|[–—→>|+&,]|\s-\s(?!\s*\d))\s*/
const TOWN_FIRST = /^(.+?)[\s-]*\(?\s*(\d{1,2})\s*n(?:ights?)?\s*\)?$/i
const NIGHTS_FIRST = /^(\d{1,2})\s*n(?:ights?)?\s+(?:in\s+)?(.+)$/i

/** Towns and nights in our own writing, `Kuta-3N -- Ubud-2N`; `undefined` where a leg cannot be read. */
export function parseRoute(
  text: string | undefined,
  destination: Destination,
  notes: Notes,
): string | undefined {
  if (text === undefined || clean(text) === '') {
    notes.refused(FIELD, 'is missing')
    return undefined
  }
  const towns = destination.cities.map(({ name }) => name)
  const legs: string[] = []
  for (const part of clean(text).split(BETWEEN).filter(Boolean)) {
    const [, town, nights] = TOWN_FIRST.exec(part) ?? swapped(NIGHTS_FIRST.exec(part)) ?? []
    if (!town || !nights || Number(nights) === 0) {
      notes.refused(FIELD, `has ${quoted(part)}, which does not name a town and its nights, as in Kuta-3N`)
      return undefined
    }
    legs.push(`${knownTown(town, towns, notes)}-${Number(nights)}N`)
  }
  const route = legs.join(' -- ')
  const shape = (written: string) => written.replace(/[\p{L}.']/gu, '')
  if (shape(route) !== shape(clean(text)))
    notes.corrected(FIELD, `${quoted(text)} written as ${quoted(route)}`)
  return route
}

function swapped(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined
}

function knownTown(town: string, towns: readonly string[], notes: Notes): string {
  const same = towns.find((name) => plainName(name) === plainName(town))
  if (same) return same
  const meant = nearest(town, towns)
  if (meant) {
    notes.corrected(FIELD, `${quoted(town)} is spelt ${quoted(meant)} elsewhere; taken as that`)
    return meant
  }
  notes.noted(FIELD, `names ${quoted(town)}, a town the destination’s map does not have`)
  return town
}
