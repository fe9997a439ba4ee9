import { WEEKDAYS, type WorkingHours } from '../../contract/office.ts'
import styles from './settings-section.module.css'

const USUAL = { from: '10:00', to: '19:00' }

/** Time fields do not accept 24:00; a day that ends at 00:00 lasts until midnight. */
const MIDNIGHT = '24:00'
const endOf = (time: string) => (time === '00:00' ? MIDNIGHT : time)

/** Working hours of a week: each day on or off, with a start and an end. */
export function WeekFields({
  hours,
  disabled = false,
  onChange,
}: {
  hours: WorkingHours
  disabled?: boolean
  onChange: (hours: WorkingHours) => void
}) {
  const change = (index: number, day: WorkingHours[number]) =>
    onChange(hours.map((known, position) => (position === index ? day : known)))
  return (
    <ul className={styles.week}>
      {WEEKDAYS.map((name, index) => {
        const day = hours[index] ?? null
        return (
          <li key={name} className={styles.day}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={day !== null}
                disabled={disabled}
                onChange={(event) => change(index, event.target.checked ? USUAL : null)}
              />
              {name}
            </label>
            {day ? (
              <>
                <input
                  type="time"
                  aria-label={`${name}, from`}
                  value={day.from}
                  disabled={disabled}
                  required
                  onChange={(event) => change(index, { ...day, from: event.target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  type="time"
                  aria-label={`${name}, to`}
                  value={day.to === MIDNIGHT ? '00:00' : day.to}
                  disabled={disabled}
                  required
                  onChange={(event) => change(index, { ...day, to: endOf(event.target.value) })}
                />
                {/* The fields of such a day show the same time twice. */}
                {day.from === '00:00' && day.to === MIDNIGHT && <span className={styles.off}>all day</span>}
              </>
            ) : (
              <span className={styles.off}>off</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
