import { DayPicker } from 'react-day-picker'
import { toIsoDate, toShownDate } from '../../contract/travel-date.ts'
import css from './calendar.module.css'
import { calendarToday, fromCalendarDay, toCalendarDay } from './date-mask.ts'

/** How far ahead a journey can be picked; a later one can still be typed. */
const MONTHS_AHEAD = 24

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
      classNames={{
        root: css.root,
        month: css.month,
        month_caption: css.caption,
        dropdowns: css.dropdowns,
        dropdown_root: css.dropdownRoot,
        dropdown: css.dropdown,
        caption_label: css.captionLabel,
        button_previous: css.nav,
        button_next: css.nav,
        chevron: css.chevron,
        month_grid: css.grid,
        weekday: css.weekday,
        day: css.day,
        day_button: css.dayButton,
        selected: css.selected,
        today: css.today,
        disabled: css.disabled,
        outside: css.outside,
      }}
    />
  )
}
