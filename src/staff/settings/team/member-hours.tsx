import type { FormEvent } from 'react'
import * as v from 'valibot'
import { type WorkingHours, WorkingHoursSchema } from '../../../contract/office.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { Button } from '../../../ui/button.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { CheckLabel, DisclosureSummary, FormActions, FormStack } from '../../ui/form-layout.ts'
import { StaffApiError } from '../../ui/staff-api.ts'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveShift } from './team-api.ts'

const HoursSchema = v.object({
  own: v.boolean(),
  hours: WorkingHoursSchema,
  /** The saved hours in place of which they were typed. */
  before: v.optional(v.nullable(WorkingHoursSchema)),
})
const ConflictSchema = v.object({ hours: v.nullable(WorkingHoursSchema) })

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
    before: shift.hours,
  })
  const { own, hours, before } = form.values
  // The next attempt replaces what the colleague has saved.
  const noteConflict = (error: unknown): never => {
    const conflict = v.safeParse(ConflictSchema, error instanceof StaffApiError ? error.answer : undefined)
    if (conflict.success) form.change({ before: conflict.output.hours })
    throw error
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(async () => {
      const next = own ? hours : null
      await saveShift(id, { hours: next, ...(before !== undefined && { before }) }).catch(noteConflict)
      return form.saved(form.values, { values: { own, hours, before: next } })
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
