import { useId } from 'react'
import { readContact, typedContact } from '../../contract/contact-number.ts'
import type { StaffMember } from '../../contract/lead.ts'
import { LEAD_ORIGINS, NEW_LEAD_DESTINATIONS } from '../../contract/new-lead.ts'
import { indianDay } from '../../contract/travel-date.ts'
import { Field, type FieldControl, FieldError } from '../../ui/field.tsx'
import { CheckGroup, CheckLabel, FieldGrid } from '../ui/form-layout.ts'
import { LAST_DAY } from '../ui/indian-field-time.ts'
import styles from './add-lead-page.module.css'
import type { NewLeadErrors, NewLeadField, NewLeadValues } from './new-lead-values.ts'
import { SameCaller } from './same-caller.tsx'

export type AddLeadFieldsProps = {
  values: NewLeadValues
  errors: NewLeadErrors
  members: readonly StaffMember[]
  onType: (field: NewLeadField, value: string) => void
}

/** The number first, because it shows whether a colleague has this customer; then what the person wants. */
export function AddLeadFields({ values, errors, members, onType }: AddLeadFieldsProps) {
  const control = (name: NewLeadField, field: FieldControl) => ({
    ...field,
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  })
  return (
    <>
      <div className={styles.phone}>
        <Field label="Phone number" required hint="10 digits, without +91" error={errors.contact}>
          {(field) => (
            <input
              {...control('contact', field)}
              type="tel"
              inputMode="numeric"
              onChange={({ target }) => onType('contact', typedContact(target.value))}
            />
          )}
        </Field>
        <SameCaller contact={readContact(values.contact)} members={members} />
      </div>
      <Origin value={values.origin} error={errors.origin} onType={(value) => onType('origin', value)} />
      <FieldGrid>
        <Field label="Name" required error={errors.name}>
          {(field) => <input {...control('name', field)} maxLength={200} />}
        </Field>
        <Field label="Destination" required error={errors.destination}>
          {(field) => (
            <select {...control('destination', field)}>
              <option value="">Please choose</option>
              {NEW_LEAD_DESTINATIONS.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="E-mail" error={errors.email}>
          {(field) => (
            <input {...control('email', field)} type="email" autoCapitalize="none" maxLength={254} />
          )}
        </Field>
        <Field label="Travel date" error={errors.travel_date}>
          {(field) => (
            <input
              {...control('travel_date', field)}
              type="date"
              min={indianDay(new Date())}
              max={LAST_DAY}
            />
          )}
        </Field>
        <Field label="Travellers" error={errors.travellers}>
          {(field) => <input {...control('travellers', field)} inputMode="numeric" maxLength={6} />}
        </Field>
      </FieldGrid>
      <Field label="Note" hint="What they asked for" error={errors.note}>
        {(field) => <textarea {...control('note', field)} rows={3} maxLength={1000} />}
      </Field>
      <CheckLabel>
        <input
          type="checkbox"
          name="answered"
          checked={values.answered !== ''}
          onChange={({ target }) => onType('answered', target.checked ? 'yes' : '')}
        />
        They have had a first answer: no response deadline
      </CheckLabel>
    </>
  )
}

function Origin({
  value,
  error,
  onType,
}: {
  value: string
  error: string | undefined
  onType: (value: string) => void
}) {
  const errorId = useId()
  return (
    <div>
      <CheckGroup aria-describedby={error && errorId}>
        <legend>How it came</legend>
        {Object.entries(LEAD_ORIGINS).map(([origin, label]) => (
          <CheckLabel key={origin}>
            <input
              type="radio"
              name="origin"
              value={origin}
              checked={value === origin}
              onChange={() => onType(origin)}
            />
            {label}
          </CheckLabel>
        ))}
      </CheckGroup>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
