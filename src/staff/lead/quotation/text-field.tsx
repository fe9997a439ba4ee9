import { Field } from '../../../ui/field.tsx'
import { LAST_DAY } from '../../ui/indian-field-time.ts'
import type { FieldErrors } from './quotation-form.ts'

export type TextFieldProps = {
  label: string
  /** Path of the field, by which its error is found. */
  name: string
  value: string
  errors: FieldErrors
  onChange: (value: string) => void
  required?: boolean
  hint?: string
  /** A text area with this many rows; one line without it. */
  rows?: number
  type?: 'text' | 'date'
  inputMode?: 'numeric' | 'decimal'
}

/** One field of a quotation. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, errors, onChange, required, hint, rows, type, inputMode } = props
  return (
    <Field label={label} required={required ?? false} hint={hint} error={errors[name]}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            name={name}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            name={name}
            type={type ?? 'text'}
            {...(type === 'date' && { max: LAST_DAY })}
            inputMode={inputMode}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
