import type { FormEvent } from 'react'
import * as v from 'valibot'
import { type WorkingHours, WorkingHoursSchema } from '../../../contract/office.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { Button } from '../../../ui/button.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { CheckLabel, DisclosureSummary, FormActions, FormStack } from '../../ui/form-layout.ts'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveShift } from './team-api.ts'

const HoursSchema = v.object({ own: v.boolean(), hours: WorkingHoursSchema })

/** The working hours of a member: the office's or their own. */
export function MemberHours({
  userId,
  member: { id, name, shift },
  officeHours,
  save,
}: {
  userId: string
  member: TeamMember
  officeHours: WorkingHours
  save: RunAction
}) {
  const form = useKeptValues({ userId, leadId: `hours-${id}`, field: 'settings' }, HoursSchema, {
    own: shift.hours !== null,
    hours: shift.hours ?? officeHours,
  })
  const { own, hours } = form.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(async () => {
      await saveShift(id, { hours: own ? hours : null })
      return form.saved(form.values)
    }, savedText)
  }
  return (
    <details open={form.restored || undefined}>
      <DisclosureSummary>
        Working hours <span className="visually-hidden">of {name}</span>
      </DisclosureSummary>
      <FormStack onSubmit={submit}>
        <KeptNote {...form} />
        <CheckLabel>
          <input
            type="checkbox"
            checked={own}
            onChange={(event) => form.change({ own: event.target.checked })}
          />
          Own hours instead of the office’s
        </CheckLabel>
        {own && <WeekFields hours={hours} onChange={(next) => form.change({ hours: next })} />}
        <FormActions>
          <Button type="submit" variant="secondary" size="small">
            Save hours
          </Button>
        </FormActions>
      </FormStack>
    </details>
  )
}
