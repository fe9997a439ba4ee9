import type { FormEvent } from 'react'
import * as v from 'valibot'
import type { OfficeSetting } from '../../../contract/office.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { CardForm } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'
import { Note } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import { HolidayFields, HolidayTextSchema } from './holiday-fields.tsx'

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
  save: RunAction
}) {
  const form = useKeptValues(
    { userId, leadId: 'response-target', field: 'settings' },
    ResponseTargetSchema,
    {
      target: value.targetMinutes === null ? '' : String(value.targetMinutes),
      hours: value.hours,
      holidays: value.holidays,
      holiday: { day: '', name: '' },
    },
    version,
  )
  const { target, hours, holidays, holiday } = form.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const targetMinutes = target === '' ? null : Number(target)
    void save(async () => {
      await saveOfficeSetting('response-target', { value: { targetMinutes, hours, holidays }, version })
      form.reset(form.values)
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
        <WeekFields hours={hours} disabled={!mayChange} onChange={(week) => form.change({ hours: week })} />
        <HolidayFields holidays={holidays} typed={holiday} disabled={!mayChange} onChange={form.change} />
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
