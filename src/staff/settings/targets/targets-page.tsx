import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { RUPEES_MESSAGE } from '../../../contract/enquiry-details.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { monthName, type TargetList } from '../../../contract/sales-targets.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import { parseAmount } from '../../lead/parse-amount.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { CardForm } from '../../ui/card.ts'
import { FieldGrid, FormActions } from '../../ui/form-layout.ts'
import { LAST_DAY } from '../../ui/indian-field-time.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { StaffApiError } from '../../ui/staff-api.ts'
import { readTargets, saveTargets } from './targets-api.ts'

const TypedSchema = v.object({
  month: v.string(),
  amounts: v.record(v.string(), v.string()),
  /** The targets in place of which they were typed. */
  before: v.optional(v.record(v.string(), v.nullable(v.number())), {}),
})

/** `/admin/settings/targets`: the monthly booking target of each person. */
export function TargetsPage({
  userId,
  members,
  list,
}: {
  userId: string
  members: StaffMember[]
  list: TargetList
}) {
  const work = useAction()
  const [shown, setShown] = useState(list)
  const form = useKeptValues({ userId, leadId: 'targets', field: 'settings' }, TypedSchema, {
    month: list.month,
    amounts: {},
    before: {},
  })
  const { amounts: typed, before } = form.values
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isChanged = Object.keys(typed).length > 0
  // What is typed belongs to its month, also where that month cannot be read.
  const month = isChanged ? form.values.month : shown.month
  const isLost = useKeepingFails() && isChanged
  const lineOf = (id: string) => shown.people.find(({ staff }) => staff === id)
  const open = (month: string) => {
    if (!month) return
    void work.run(async () => {
      setShown(await readTargets(month))
      setErrors({})
    }, '')
  }
  // The next attempt replaces what the colleague has set, which is said beside it.
  const showChanged = async (error: unknown): Promise<never> => {
    if (error instanceof StaffApiError && error.status === 409) {
      const now = await readTargets(month)
      setShown(now)
      setErrors(error.errors)
      const targetOf = (id: string) => now.people.find(({ staff }) => staff === id)?.target ?? null
      form.change({ before: Object.fromEntries(members.map(({ id }) => [id, targetOf(id)])) })
    }
    throw error
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amounts = Object.entries(typed).map(([staff, text]) => ({ staff, amount: parseAmount(text) }))
    const wrong = amounts.filter(({ amount }) => amount === undefined)
    setErrors(Object.fromEntries(wrong.map(({ staff }) => [staff, RUPEES_MESSAGE])))
    if (wrong.length > 0) return
    const targets = amounts.map(({ staff, amount }) => ({
      ...{ staff, amount: amount ?? null },
      ...(before[staff] !== undefined && { before: before[staff] }),
    }))
    void work.run(async () => {
      setShown(await saveTargets({ month, targets }).catch(showChanged))
      return form.saved(form.values, { values: { month, amounts: {}, before: {} } })
    }, savedText)
  }
  // What was typed at an earlier visit belongs to its month.
  const openTyped = useEffectEvent(() => {
    if (month !== shown.month) open(month)
  })
  useEffect(() => openTyped(), [])
  const fields = (
    <>
      <Field label="Month" required>
        {(control) => (
          <input
            {...control}
            required={false}
            type="month"
            max={LAST_DAY.slice(0, 7)}
            value={shown.month}
            disabled={isChanged}
            onChange={({ target }) => open(target.value)}
          />
        )}
      </Field>
      <FieldGrid>
        {members
          .filter(({ id, deactivated }) => !deactivated || lineOf(id)?.target)
          .map(({ id, name }) => (
            <Field
              key={`${shown.month} ${id}`}
              label={name}
              hint={`${formatRupees(lineOf(id)?.amount ?? 0)} booked so far`}
              error={errors[id]}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={14}
                  value={typed[id] ?? lineOf(id)?.target ?? ''}
                  onChange={({ target }) =>
                    form.change({
                      month: shown.month,
                      amounts: { ...typed, [id]: target.value },
                      before: { [id]: lineOf(id)?.target ?? null, ...before },
                    })
                  }
                />
              )}
            </Field>
          ))}
      </FieldGrid>
      <FormActions>
        <Button type="submit" disabled={!isChanged}>
          Save the targets
        </Button>
      </FormActions>
    </>
  )
  const openAgain = (
    <FormActions>
      <Button variant="secondary" aria-disabled={work.busy} onClick={() => open(month)}>
        Show {monthName(month)}
      </Button>
    </FormActions>
  )
  return (
    <SettingsPage
      title="Targets"
      about="What each person wants to book in a month, in rupees. They see it above their leads, and in Reports."
    >
      <SettingsSection title={monthName(month)}>
        <CardForm onSubmit={submit} noValidate>
          <KeptNote {...form} />
          {month === shown.month ? fields : openAgain}
        </CardForm>
      </SettingsSection>
      <ActionStatus {...work} />
      <LeavingQuestion isLost={isLost} question="The changed targets have not been saved." />
    </SettingsPage>
  )
}
