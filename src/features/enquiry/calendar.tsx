import { type ClassNames, DayPicker, type Modifiers } from 'react-day-picker'
import { toIsoDate, toShownDate } from '../../contract/travel-date.ts'
import css from './calendar.module.css'
import { calendarToday, fromCalendarDay, toCalendarDay } from './date-mask.ts'

/** How far ahead a journey can be picked; a later one can still be typed. */
const MONTHS_AHEAD = 24

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full' })

// As Indians say it, and with the very number that is seen on the button.
function dayInWords(day: Date, { today, selected }: Modifiers): string {
  return [today && 'Today', LONG_DAY.format(day), selected && 'selected'].filter(Boolean).join(', ')
}

type Props = {
  /** What stands in the field, `dd-MM-yyyy` or half of it. */
  shown: string
  onPick: (shown: string) => void
  /** Whether the picked day takes the focus, for whoever came by keyboard. */
  takeFocus: boolean
}

/** The month sheet beside a travel date. Loaded when first opened. */
export function Calendar({ shown, onPick, takeFocus }: Props) {
  const today = calendarToday()
  const iso = toIsoDate(shown)
  const selected = iso ? toCalendarDay(iso) : undefined
  const last = new Date(today.getFullYear(), today.getMonth() + MONTHS_AHEAD, 1)
  return (
    <DayPicker
      mode="single"
      required
      selected={selected}
      onSelect={(day) => onPick(toShownDate(fromCalendarDay(day)))}
      defaultMonth={selected && selected >= today && selected <= last ? selected : today}
      disabled={{ before: today }}
      startMonth={today}
      endMonth={last}
      today={today}
      captionLayout="dropdown"
      navLayout="around"
      autoFocus={takeFocus}
      labels={{ labelDayButton: dayInWords }}
      classNames={css as Partial<ClassNames>}
    />
  )
}
