import type { FormEvent } from 'react'
import * as v from 'valibot'
import type { StaffMember } from '../../../contract/lead.ts'
import type { AssignmentRule, OfficeSetting, OfficeSettingValue } from '../../../contract/office.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { newId } from '../../../outbox/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import { CardForm } from '../../ui/card.ts'
import { FieldGroup, FormActions } from '../../ui/form-layout.ts'
import { Note } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import type { SaveForm } from './assignment-page.tsx'
import { RuleDestinations, RuleMembers } from './assignment-rule-fields.tsx'

// As it is typed: a rule without a destination or a person can be kept, but not saved.
const RulesSchema = v.object({
  rules: v.array(
    v.object({ key: v.string(), destinations: v.array(v.string()), members: v.array(v.string()) }),
  ),
  others: v.array(v.string()),
})

/** The rules that assign new leads, in their order. */
export function AssignmentRulesPart({
  me,
  members,
  places,
  assignment: { value, version },
  mayChange,
  save,
}: {
  me: StaffMember
  members: TeamMember[]
  /** Names of the destinations that leads can have. */
  places: string[]
  assignment: OfficeSetting<'assignment'>
  mayChange: boolean
  save: SaveForm
}) {
  const form = useKeptValues(
    { userId: me.id, leadId: 'assignment', field: 'settings' },
    RulesSchema,
    toTexts(value),
    version,
  )
  const { rules, others } = form.values
  const wanted = { rules: rules.map(({ key: _, ...rule }) => rule), others }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(async () => {
      const saved = await saveOfficeSetting('assignment', { value: wanted, version: form.version })
      return form.saved(form.values, { values: toTexts(saved.value), version: saved.version })
    })
  }
  const isLost = useKeepingFails() && form.isChanged
  const change = (key: string, next: Partial<AssignmentRule>) =>
    form.change({ rules: rules.map((rule) => (rule.key === key ? { ...rule, ...next } : rule)) })
  const working = members.filter(({ deactivated }) => !deactivated)
  return (
    <SettingsSection
      title="Assignment rules"
      about="The first rule that names a lead’s destination applies. Several people take turns: those at work, or all of them when no one is at work. People on leave get no leads; if nobody of a rule is there, its leads are assigned like all others. A person’s further enquiries go to the colleague who has the earlier ones."
    >
      <CardForm onSubmit={submit}>
        <KeptNote {...form} />
        {rules.map((rule, index) => (
          <FieldGroup key={rule.key} disabled={!mayChange}>
            <legend>Rule {index + 1}</legend>
            <RuleDestinations
              rule={index + 1}
              places={places}
              chosen={rule.destinations}
              onChange={(destinations) => change(rule.key, { destinations })}
            />
            <RuleMembers
              legend="Assign to"
              members={working}
              chosen={rule.members}
              onChange={(chosen) => change(rule.key, { members: chosen })}
            />
            {isAbsent(rule, working) && (
              <Note>
                Everyone selected is on leave or has left: for now these leads are assigned like all others.
              </Note>
            )}
            {mayChange && (
              <Button
                variant="plain"
                size="small"
                onClick={() => form.change({ rules: rules.filter(({ key }) => key !== rule.key) })}
              >
                Remove rule {index + 1}
              </Button>
            )}
          </FieldGroup>
        ))}
        <FieldGroup disabled={!mayChange}>
          <legend>All other leads</legend>
          <RuleMembers
            legend="Assign to"
            members={working}
            chosen={others}
            onChange={(chosen) => form.change({ others: chosen })}
          />
          {others.length === 0 && <Note>No one is selected: these leads stay unassigned.</Note>}
        </FieldGroup>
        {mayChange ? (
          <FormActions>
            <Button
              variant="quiet"
              onClick={() =>
                form.change({ rules: [...rules, { key: newId(), destinations: [], members: [] }] })
              }
            >
              Add a rule
            </Button>
            <Button type="submit">Save the rules</Button>
          </FormActions>
        ) : (
          <Note>Only managers and the owner can change this.</Note>
        )}
      </CardForm>
      <LeavingQuestion isLost={isLost} question="The changed rules have not been saved." />
    </SettingsSection>
  )
}

function toTexts({ rules, others }: OfficeSettingValue<'assignment'>) {
  return { rules: rules.map((rule, n) => ({ key: `saved-${n}`, ...rule })), others }
}

function isAbsent({ members: chosen }: AssignmentRule, working: TeamMember[]): boolean {
  return chosen.length > 0 && !working.some(({ id, shift }) => chosen.includes(id) && !shift.away)
}
