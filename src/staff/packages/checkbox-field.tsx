import { FieldError } from '../../ui/field.tsx'
import styles from './checkbox-field.module.css'

type CheckboxFieldProps = {
  name: string
  label: string
  options: readonly { value: string; text: string }[]
  /** The selected options, one a line. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A group of checkboxes. The selected options keep the order of the list. */
export function CheckboxField({ name, label, options, value, error, onChange }: CheckboxFieldProps) {
  const ticked = value.split('\n')
  const errorId = `${name}-error`
  const tick = (option: string, on: boolean) => {
    const wanted = options.filter((one) => (one.value === option ? on : ticked.includes(one.value)))
    onChange(wanted.map((one) => one.value).join('\n'))
  }
  return (
    <fieldset className={styles.choices} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            checked={ticked.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => tick(option.value, event.target.checked)}
          />
          {option.text}
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
