import type { HotelRow } from '../../contract/catalogue.ts'
import type { LegacyPackage } from '../../contract/legacy-record.ts'
import type { Notes } from './note.ts'
import { clean } from './words.ts'

const FIELD = 'tableData'
const STARS = ['star3', 'star4', 'star5'] as const
const OR_SIMILAR = /[\s,/(]*\bor\s+(?:a\s+)?similar\)?[\s.]*$/i

/** Hotels of each town; the names of one category are one text, separated by backslashes (spec 2 §3). */
export function readHotels(table: LegacyPackage['tableData'], notes: Notes): HotelRow[] {
  const rows = table?.tab1 ?? []
  if (rows.length === 0) notes.noted(FIELD, 'names no hotels')
  else notes.usual(FIELD, 'hotels between backslashes')
  return rows.map((given) => {
    const row: HotelRow = { city: clean(given.city) }
    for (const star of STARS) {
      const hotels = given[star] === undefined ? [] : namesOf(given[star])
      if (hotels.length > 0) row[star] = hotels
    }
    return row
  })
}

function namesOf(value: string | string[]): string[] {
  const names = (typeof value === 'string' ? [value] : value).flatMap((text) => text.split(/[\\\n]+/))
  return names.map((name) => clean(name).replace(OR_SIMILAR, '').trim()).filter(Boolean)
}
