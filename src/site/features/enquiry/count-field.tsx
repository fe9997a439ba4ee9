import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import styles from './fields.module.css'

type Props = {
  id: string
  label: string
  hint?: string
  name: string
  min: number
  initial: string | undefined
  error: string | undefined
}

/** How many travel (spec 1 §4 "Counters"). A step dispatches an input event, as typing does. */
export function CountField({ id, label, hint, name, min, initial, error }: Props) {
  const [count, setCount] = useState(() =>
    initial && Number.isInteger(Number(initial)) ? Number(initial) : min,
  )
  const box = useRef<HTMLDivElement>(null)
  const dispatched = useRef(count)
  useEffect(() => {
    if (dispatched.current === count) return
    dispatched.current = count
    box.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [count])
  return (
    <div ref={box} className={styles.count}>
      <Stepper
        id={id}
        label={label}
        {...(hint && { hint })}
        name={name}
        value={count}
        errorId={error && `${id}-error`}
        min={min}
        onChange={setCount}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
