import type { Holiday } from '../../../contract/office.ts'
import { isIsoDate } from '../../../contract/travel-date.ts'

/** A holiday as it is typed, before it is in the list. */
export const NO_HOLIDAY: Holiday = { day: '', name: '' }

/** The holidays with the one that is typed, in their order; or what it lacks. */
export function withHoliday(
  holidays: readonly Holiday[],
  { day, name }: Holiday,
): { holidays: Holiday[] } | { error: string } {
  if (!isIsoDate(day)) return { error: 'Please choose a day, with a year of four digits.' }
  if (holidays.some((known) => known.day === day)) return { error: 'This day is listed already.' }
  const all = [...holidays, { day, name: name.trim() }]
  return { holidays: all.sort((a, b) => a.day.localeCompare(b.day)) }
}

/** The holidays that are saved: with the one that is typed and was not added, if any of it is. */
export function holidaysToSave(holidays: Holiday[], typed: Holiday): ReturnType<typeof withHoliday> {
  return typed.day || typed.name.trim() ? withHoliday(holidays, typed) : { holidays }
}
