import { useEffect, useState } from 'react'
import { type ClassNames, DayPicker, type Modifiers } from 'react-day-picker'
import { HTML_LANGUAGES } from '../../../contract/languages.ts'
import { toIsoDate, toShownDate } from '../../../contract/travel-date.ts'
import { currentLanguage, locale } from '../../../language/current.ts'
import { formText } from '../../../language/form.ts'
import styles from './calendar.module.css'
import { calendarToday, fromCalendarDay, toCalendarDay } from './date-mask.ts'
import { askServerTime, likelyNow } from './server-time.ts'

/** How far ahead a journey can be picked; a later one can still be typed. */
const MONTHS_AHEAD = 24

// As Indians say it, and with the very number that is seen on the button.
function dayInWords(day: Date, { today, selected }: Modifiers): string {
  const t = formText()
  const name = new Intl.DateTimeFormat(locale(), { dateStyle: 'full' }).format(day)
  return [today && t.today, name, selected && t.selected].filter(Boolean).join(', ')
}

type Props = {
  /** The field's text, `dd-MM-yyyy` or a part of it. */
  shown: string
  onPick: (shown: string) => void
  /** Whether the selected day gets the focus, for keyboard users. */
  takeFocus: boolean
}

/** The calendar beside a travel date. Loaded when first opened. */
export function Calendar({ shown, onPick, takeFocus }: Props) {
  const today = useToday()
  const t = formText()
  const iso = toIsoDate(shown)
  const selected = iso ? toCalendarDay(iso) : undefined
  const last = new Date(today.getFullYear(), today.getMonth() + MONTHS_AHEAD, 1)
  return (
    <DayPicker
      // Its own is American English.
      lang={HTML_LANGUAGES[currentLanguage()]}
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
      labels={{
        labelDayButton: dayInWords,
        labelNext: () => t.nextMonth,
        labelPrevious: () => t.previousMonth,
        labelMonthDropdown: () => t.chooseMonth,
        labelYearDropdown: () => t.chooseYear,
      }}
      {...(currentLanguage() !== 'en' && { formatters: names() })}
      classNames={styles as Partial<ClassNames>}
    />
  )
}

// The library has English names of months and weekdays; those of other languages come from the browser.
function names() {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale(), options)
    return (day: Date) => format(day)
  }
  return {
    formatMonthDropdown: format({ month: 'long' }),
    formatCaption: format({ month: 'long', year: 'numeric' }),
    formatWeekdayName: format({ weekday: 'narrow' }),
  }
}

// By the server's clock as soon as it is known: the device's may be years off, and no day before today can be picked.
function useToday(): Date {
  const [today, setToday] = useState(() => calendarToday(likelyNow()))
  useEffect(() => {
    void askServerTime().then(() => setToday(calendarToday(likelyNow())))
  }, [])
  return today
}
