import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'

/** An option with its text. */
export type ShownOption = { value: string | number; text: string; count: number }
export type FacetGroup = { label: string; options: readonly ShownOption[] }

type FacetSelectProps = {
  name: string
  label: string
  /** The option that removes the filter. */
  any: string
  value: string | number | undefined
  onChosen: () => void
  options: readonly ShownOption[] | readonly FacetGroup[]
}

/** One filter. Each option says how many packages are found with it; those that find none stay in the list with a 0. */
export function FacetSelect({ name, label, any, value, onChosen, options }: FacetSelectProps): ReactNode {
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <select {...control} name={name} defaultValue={value ?? ''} onChange={onChosen}>
          <option value="">{any}</option>
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function optionOf({ value, text, count }: ShownOption) {
  return (
    <option key={value} value={value}>
      {`${text} (${count})`}
    </option>
  )
}
