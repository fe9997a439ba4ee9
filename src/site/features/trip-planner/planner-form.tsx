import { type FormEvent, useRef, useState } from 'react'
import { BUDGETS } from '../../../catalogue/filters.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { THEMES } from '../../../contract/themes.ts'
import { localAddress } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { monthNames } from '../../dates-text.ts'
import { type Plan, parsePlan } from './plan.ts'
import styles from './planner-form.module.css'

export type PlannerFormProps = { plan: Plan; onPlan: (plan: Plan) => void }

/** Travellers, month, budget and theme. Every change searches at once; without JavaScript the button does. */
export function PlannerForm({ plan, onPlan }: PlannerFormProps) {
  const t = findingText()
  const moods = [
    { value: '', text: t.anything },
    ...THEMES.map((theme) => ({ value: theme, text: t.themes[theme] })),
  ]
  const form = useRef<HTMLFormElement>(null)
  // The URL updates a moment later; the counters must not wait for it.
  const [adults, setAdults] = useState(plan.adults)
  const [children, setChildren] = useState(plan.children)
  const typed = () => (form.current ? parsePlan(Object.fromEntries(new FormData(form.current))) : plan)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPlan(typed())
    document.getElementById('trips')?.scrollIntoView()
  }
  return (
    <form
      ref={form}
      action={localAddress('/trip-planner')}
      method="get"
      aria-label={t.planner}
      className={styles.form}
      onChange={() => onPlan(typed())}
      onSubmit={submit}
    >
      <fieldset className={styles.group}>
        <legend>{t.whoTravels}</legend>
        <Stepper
          label={t.adults}
          name="adults"
          min={1}
          value={adults}
          onChange={(count) => {
            setAdults(count)
            onPlan({ ...typed(), adults: count })
          }}
        />
        <Stepper
          label={t.children}
          name="children"
          min={0}
          value={children}
          onChange={(count) => {
            setChildren(count)
            onPlan({ ...typed(), children: count })
          }}
        />
      </fieldset>
      <Field label={t.when} required>
        {({ required: _, ...control }) => (
          <select {...control} name="month" defaultValue={plan.month ?? ''}>
            <option value="">{t.any.month}</option>
            {monthNames().map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.labels.budget} hint={t.budgetHint} required>
        {({ required: _, ...control }) => (
          <select {...control} name="budget" defaultValue={plan.budget ?? ''}>
            <option value="">{t.any.budget}</option>
            {BUDGETS.map((budget) => (
              <option key={budget} value={budget}>
                {t.upTo(formatRupees(budget))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className={styles.group}>
        <legend>{t.whichKind}</legend>
        <div className={styles.moods}>
          {moods.map(({ value, text }) => (
            <label key={value} className={styles.mood}>
              <input type="radio" name="mood" value={value} defaultChecked={value === (plan.mood ?? '')} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" wide>
        {t.showTrips}
      </Button>
    </form>
  )
}
