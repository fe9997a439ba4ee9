import { type FormEvent, useState } from 'react'
import { recentIndianDays } from '../../contract/travel-date.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './reports-page.module.css'

const RECENT = [7, 30, 90, 365] as const

/** Chooses the period of the reports: a preset, or any two days. */
export function PeriodChooser({
  from,
  to,
  onPeriod,
}: {
  from: string
  to: string
  onPeriod: (period: { from: string; to: string }) => void
}) {
  const [failure, setFailure] = useState('')
  const now = Date.now()
  const today = recentIndianDays(1, now).to
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const chosen = { from: String(values.get('from')), to: String(values.get('to')) }
    const isOrdered = chosen.from <= chosen.to
    setFailure(isOrdered ? '' : 'The first day must not be after the last.')
    if (isOrdered) onPeriod(chosen)
  }
  return (
    <search className={styles.period}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be read as a form's part */}
      <div role="group" aria-label="Usual periods" className={styles.usual}>
        {RECENT.map((days) => {
          const period = recentIndianDays(days, now)
          const isShown = from === period.from && to === period.to
          return (
            <Button
              key={days}
              variant={isShown ? 'secondary' : 'quiet'}
              size="small"
              aria-pressed={isShown}
              onClick={() => onPeriod(period)}
            >
              {days === 365 ? 'A year' : `${days} days`}
            </Button>
          )
        })}
      </div>
      <form key={`${from} ${to}`} onSubmit={submit} className={styles.days}>
        <Field label="From" required error={failure}>
          {(control) => <input {...control} name="from" type="date" defaultValue={from} max={today} />}
        </Field>
        <Field label="To" required>
          {(control) => <input {...control} name="to" type="date" defaultValue={to} max={today} />}
        </Field>
        <Button type="submit" variant="quiet">
          Show
        </Button>
      </form>
    </search>
  )
}
