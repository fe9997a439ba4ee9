import { Field } from '../../ui/field.tsx'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: string
  /** Each value with its text. */
  options: readonly (readonly [value: Value, text: string])[]
  name?: string
  error?: string | undefined
  onChange: (value: Value) => void
}

/** A labelled `<select>`, of which one option is always chosen. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  name,
  error,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} required error={error}>
      {({ required: _, ...control }) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
