import { type FormEvent, useRef, useState } from 'react'
import { BUDGETS } from '../../../catalogue/filters.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { THEMES } from '../../../contract/themes.ts'
import { localAddress } from '../../../language/current.ts'
import { monthNames } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { MOST_OF_EACH, type Plan, parsePlan } from './plan.ts'
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
  // A counter that is empty or out of its range for a moment counts as what it shows afterwards, which the form does not know yet.
  const typed = () => ({
    ...(form.current ? parsePlan(Object.fromEntries(new FormData(form.current))) : plan),
    adults,
    children,
  })
  const changed = ({ target }: FormEvent) => {
    const isCounter = target instanceof HTMLInputElement && target.type === 'number'
    if (!isCounter) onPlan(typed())
  }
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
      onChange={changed}
      onSubmit={submit}
    >
      {plan.pick && <input type="hidden" name="pick" value={plan.pick} />}
      <fieldset className={styles.group}>
        <legend>{t.whoTravels}</legend>
        <Stepper
          label={t.adults}
          name="adults"
          min={1}
          value={adults}
          onChange={(count) => {
            const adults = Math.min(count, MOST_OF_EACH)
            setAdults(adults)
            onPlan({ ...typed(), adults })
          }}
        />
        <Stepper
          label={t.children}
          name="children"
          min={0}
          value={children}
          onChange={(count) => {
            const children = Math.min(count, MOST_OF_EACH)
            setChildren(children)
            onPlan({ ...typed(), children })
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
