import { useRef } from 'react'
import * as v from 'valibot'
import type { Holiday } from '../../../contract/office.ts'
import { indianDay, longDay } from '../../../contract/travel-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldGrid, FormActions } from '../../ui/form-layout.ts'
import { LAST_DAY } from '../../ui/indian-field-time.ts'
import { Note, Row, Rows, RowText, SmallText } from '../../ui/rows.ts'
import { NO_HOLIDAY, withHoliday } from './typed-holiday.ts'

/** A holiday as it is typed. */
export const HolidayTextSchema = v.object({ day: v.string(), name: v.string() })

/** The days on which the office is closed; the response target does not count them. */
export function HolidayFields({
  holidays,
  typed,
  error,
  disabled,
  onChange,
  onError,
}: {
  holidays: readonly Holiday[]
  /** The holiday that is being typed. */
  typed: Holiday
  /** What is wrong with it. */
  error: string
  disabled: boolean
  onChange: (change: { holidays?: Holiday[]; holiday?: Holiday }) => void
  onError: (error: string) => void
}) {
  const { day, name } = typed
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    const added = withHoliday(holidays, typed)
    if ('error' in added) return onError(added.error)
    onChange({ ...added, holiday: NO_HOLIDAY })
    field.current?.focus()
  }
  const today = indianDay(new Date())
  return (
    <>
      <h3>Holidays</h3>
      {holidays.length === 0 && <Note>None: every week has the same hours.</Note>}
      <Rows aria-label="Holidays">
        {holidays.map((holiday) => (
          <Row key={holiday.day}>
            <RowText>
              {longDay(holiday.day)} {holiday.name && <SmallText>{holiday.name}</SmallText>}
              {holiday.day < today && <SmallText> (past)</SmallText>}
            </RowText>
            {!disabled && (
              <Button
                variant="plain"
                size="small"
                aria-label={`Remove ${longDay(holiday.day)}`}
                onClick={() => onChange({ holidays: holidays.filter((known) => known !== holiday) })}
              >
                Remove
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      {!disabled && (
        <>
          <FieldGrid>
            <Field label="Day" error={error}>
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  type="date"
                  max={LAST_DAY}
                  value={day}
                  onChange={({ target }) => {
                    onError('')
                    onChange({ holiday: { day: target.value, name } })
                  }}
                />
              )}
            </Field>
            <Field label="Name">
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={60}
                  value={name}
                  onChange={({ target }) => onChange({ holiday: { day, name: target.value } })}
                />
              )}
            </Field>
          </FieldGrid>
          <FormActions>
            <Button variant="quiet" size="small" onClick={add}>
              Add a holiday
            </Button>
          </FormActions>
        </>
      )}
    </>
  )
}
