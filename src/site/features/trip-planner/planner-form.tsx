import { type FormEvent, useRef, useState } from 'react'
import { capital } from '../../../catalogue/capital.ts'
import { BUDGETS } from '../../../catalogue/filters.ts'
import { MONTHS } from '../../../catalogue/months.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { THEMES } from '../../../contract/themes.ts'
import { localAddress } from '../../../language/current.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { type Plan, parsePlan } from './plan.ts'
import styles from './planner-form.module.css'

const MOODS = [
  { value: '', text: 'Anything' },
  ...THEMES.map((theme) => ({ value: theme, text: capital(theme) })),
]

export type PlannerFormProps = { plan: Plan; onPlan: (plan: Plan) => void }

/** Travellers, month, budget and theme. Every change searches at once; without JavaScript the button does. */
export function PlannerForm({ plan, onPlan }: PlannerFormProps) {
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
      aria-label="Trip planner"
      className={styles.form}
      onChange={() => onPlan(typed())}
      onSubmit={submit}
    >
      <fieldset className={styles.group}>
        <legend>Who travels?</legend>
        <Stepper
          label="Adults"
          name="adults"
          min={1}
          value={adults}
          onChange={(count) => {
            setAdults(count)
            onPlan({ ...typed(), adults: count })
          }}
        />
        <Stepper
          label="Children"
          name="children"
          min={0}
          value={children}
          onChange={(count) => {
            setChildren(count)
            onPlan({ ...typed(), children: count })
          }}
        />
      </fieldset>
      <Field label="When?" required>
        {({ required: _, ...control }) => (
          <select {...control} name="month" defaultValue={plan.month ?? ''}>
            <option value="">Any month</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Budget" hint="For two adults together, before taxes." required>
        {({ required: _, ...control }) => (
          <select {...control} name="budget" defaultValue={plan.budget ?? ''}>
            <option value="">Any budget</option>
            {BUDGETS.map((budget) => (
              <option key={budget} value={budget}>
                up to {formatRupees(budget)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className={styles.group}>
        <legend>Which kind of trip?</legend>
        <div className={styles.moods}>
          {MOODS.map(({ value, text }) => (
            <label key={value} className={styles.mood}>
              <input type="radio" name="mood" value={value} defaultChecked={value === (plan.mood ?? '')} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" wide>
        Show trips
      </Button>
    </form>
  )
}
