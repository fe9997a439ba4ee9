import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { officeHours } from '../../../brand-places.ts'
import type { OfficeSetting, OfficeSettingValue } from '../../../contract/office.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import { CardForm } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'
import { Note } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import type { SaveForm } from './assignment-page.tsx'
import { HolidayFields, HolidayTextSchema } from './holiday-fields.tsx'
import { holidaysToSave, NO_HOLIDAY } from './typed-holiday.ts'

const ResponseTargetSchema = v.object({
  target: v.string(),
  hours: v.pipe(v.array(v.nullable(v.object({ from: v.string(), to: v.string() }))), v.length(7)),
  holidays: v.array(HolidayTextSchema),
  /** The holiday that is being typed. */
  holiday: HolidayTextSchema,
})

/** The response target, and the office hours and holidays by which it is counted. */
export function ResponseTargetPart({
  userId,
  responseTarget: { value, version },
  mayChange,
  save,
}: {
  userId: string
  responseTarget: OfficeSetting<'response-target'>
  mayChange: boolean
  save: SaveForm
}) {
  const form = useKeptValues(
    { userId, leadId: 'response-target', field: 'settings' },
    ResponseTargetSchema,
    toTexts(value),
    version,
  )
  const { target, hours, holidays, holiday } = form.values
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const all = holidaysToSave(holidays, holiday)
    if ('error' in all) return setError(all.error)
    const targetMinutes = target === '' ? null : Number(target)
    void save(async () => {
      const saved = await saveOfficeSetting('response-target', {
        value: { targetMinutes, hours, ...all },
        version: form.version,
      })
      return form.saved(form.values, { values: toTexts(saved.value), version: saved.version })
    })
  }
  return (
    <SettingsSection
      title="First response"
      about="Counted in working time from the moment a lead arrives to the first call, message or change of status. Overdue leads move to the top of the inbox; the lead’s owner and the managers are notified once, of several leads in one message."
    >
      <CardForm onSubmit={submit}>
        <KeptNote {...form} />
        <Field label="Due within (minutes)" hint="From 5 to 2880. Leave empty to set no target.">
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={5}
              max={2880}
              value={target}
              disabled={!mayChange}
              onChange={(event) => form.change({ target: event.target.value })}
            />
          )}
        </Field>
        <h3>Office hours</h3>
        <Note>
          {`These count for this target and for assignment. The site’s own text does not follow them: “${officeHours.en}”.`}
        </Note>
        <WeekFields hours={hours} disabled={!mayChange} onChange={(week) => form.change({ hours: week })} />
        <HolidayFields
          holidays={holidays}
          typed={holiday}
          error={error}
          disabled={!mayChange}
          onChange={form.change}
          onError={setError}
        />
        {mayChange ? (
          <FormActions>
            <Button type="submit">Save target, hours and holidays</Button>
          </FormActions>
        ) : (
          <Note>Only the owner can change this.</Note>
        )}
      </CardForm>
    </SettingsSection>
  )
}

function toTexts({ targetMinutes, hours, holidays }: OfficeSettingValue<'response-target'>) {
  return {
    target: targetMinutes === null ? '' : String(targetMinutes),
    hours,
    holidays,
    holiday: NO_HOLIDAY,
  }
}
