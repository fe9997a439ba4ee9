import { useId, useRef, useState } from 'react'
import { formText } from '../language/form.ts'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

export type StepperProps = {
  label: string
  /** Name in the form that is sent. */
  name: string
  value: number
  /** The lowest value (adults 1, children 0: spec 1 §5); there is no highest value. */
  min: number
  hint?: string
  /** Where label and control must have this id; made up otherwise. */
  id?: string
  /** Id of the message that says what is wrong. */
  errorId?: string | undefined
  onChange: (value: number) => void
}

/** A counter with minus and plus. Without JavaScript it is a number field like any other. */
export function Stepper({ label, name, value, min, hint, id: givenId, errorId, onChange }: StepperProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  // While another number is typed: the old one would stay in front of it.
  const [isEmpty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const leave = () => {
    if (!isEmpty) return
    setEmpty(false)
    // The draft and the check of the form last saw an empty field, so they are told of the number. In a later task, because the
    // check may be running now.
    setTimeout(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-label={formText().fewer(label)}
          aria-controls={id}
          // `disabled` would drop the focus at the last step.
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          step={1}
          required
          aria-describedby={errorId}
          aria-invalid={errorId ? true : undefined}
          className={styles.value}
          value={isEmpty ? '' : value}
          onChange={({ target: { valueAsNumber: typed } }) => {
            setEmpty(Number.isNaN(typed))
            if (!Number.isNaN(typed)) onChange(Math.max(min, Math.trunc(typed)))
          }}
          onBlur={leave}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={formText().more(label)}
          aria-controls={id}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
