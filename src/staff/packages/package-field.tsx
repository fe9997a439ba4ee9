import type { PictureChoice } from '../../contract/package-edit.ts'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { LAST_TIME } from '../ui/indian-field-time.ts'
import { CheckboxField } from './checkbox-field.tsx'
import type { Place } from './package-api.ts'
import type { PackageField } from './package-form.ts'
import { PackagePicture } from './package-picture.tsx'
import { PackageRowsField } from './package-rows-field.tsx'

type PackageFieldControlProps = {
  field: PackageField
  value: string
  error: string | undefined
  /** Slug of the package's destination, as the form has it. */
  destination: string
  places: Place[]
  pictures: PictureChoice
  onChange: (value: string) => void
}

/** One field of the edit form: a text line, a text area, a destination or a picture. */
export function PackageFieldControl({ field, error, ...props }: PackageFieldControlProps) {
  if (field.options) return <CheckboxField {...field} options={field.options} error={error} {...props} />
  if (field.rowsOf)
    return <PackageRowsField field={field} value={props.value} error={error} onChange={props.onChange} />
  return (
    <Field label={field.label} required={!field.optional} hint={field.hint} error={error}>
      {(control) => controlOf(field, control, props)}
    </Field>
  )
}

function controlOf(
  { name, rows, choices, control: kind }: PackageField,
  control: FieldControl,
  { value, destination, places, pictures, onChange }: Omit<PackageFieldControlProps, 'field' | 'error'>,
) {
  const shared = { ...control, name, value }
  if (kind === 'picture')
    return <PackagePicture {...shared} destination={destination} pictures={pictures} onChange={onChange} />
  if (kind === 'time')
    return (
      <input
        {...shared}
        type="datetime-local"
        max={LAST_TIME}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'place')
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">Choose a destination</option>}
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    )
  if (choices)
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">Choose</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )
  if (rows) return <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
  return <input {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
}
