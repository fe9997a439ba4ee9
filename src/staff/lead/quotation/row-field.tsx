import type { FieldErrors } from './quotation-form.ts'
import { TextField } from './text-field.tsx'

/** One field of a row of a list. */
export function RowField<Row extends { id: string }>({
  label,
  path,
  name,
  row,
  errors,
  change,
  required = false,
  number = false,
  type,
  hint,
}: {
  label: string
  /** Of the row, by which its errors are found: `lines.0`. */
  path: string
  name: keyof Row & string
  row: Row
  errors: FieldErrors
  change: (change: Partial<Row>) => void
  required?: boolean
  number?: boolean
  type?: 'date'
  hint?: string
}) {
  return (
    <TextField
      label={label}
      required={required}
      name={`${path}.${name}`}
      value={String(row[name])}
      errors={errors}
      {...(number && { inputMode: 'decimal' as const })}
      {...(type && { type })}
      {...(hint && { hint })}
      onChange={(value) => change({ [name]: value } as Partial<Row>)}
    />
  )
}
