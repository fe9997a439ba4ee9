import { useBlocker } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { isAtLeast, type StaffMember } from '../../../contract/lead.ts'
import type { AssignmentRule, OfficeSetting } from '../../../contract/office.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { newId } from '../../../outbox/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { CardForm } from '../../ui/card.ts'
import { CheckGroup, CheckLabel, FieldGroup, FormActions } from '../../ui/form-layout.ts'
import { Note, Row, Rows, RowText, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import { HolidayFields, HolidayTextSchema } from './holiday-fields.tsx'

export type AssignmentPageProps = {
  me: StaffMember
  members: TeamMember[]
  /** Names of the destinations that leads can have. */
  places: string[]
  clock: OfficeSetting<'response-target'>
  assignment: OfficeSetting<'assignment'>
  reload: () => Promise<void>
}

/** `/admin/settings/assignment`: the response target, and the rules that assign leads. */
export function AssignmentPage(props: AssignmentPageProps) {
  const { me, clock, assignment, reload } = props
  const work = useAction()
  const save: Save = (change) => work.run(() => change().finally(reload), 'Saved.')
  return (
    <SettingsPage
      title="Assignment & response target"
      about="All times are Indian time. Each member’s working hours and leave are set under Team."
    >
      <ClockPart
        key={`clock-${clock.version}`}
        userId={me.id}
        clock={clock}
        mayChange={me.role === 'owner'}
        save={save}
      />
      <RulesPart
        key={`rules-${assignment.version}`}
        {...props}
        mayChange={isAtLeast(me.role, 'manager')}
        save={save}
      />
      <ActionStatus {...work} />
    </SettingsPage>
  )
}

type Save = (change: () => Promise<unknown>) => Promise<boolean>

const ClockSchema = v.object({
  target: v.string(),
  hours: v.pipe(v.array(v.nullable(v.object({ from: v.string(), to: v.string() }))), v.length(7)),
  holidays: v.array(HolidayTextSchema),
  /** The holiday that is being typed. */
  holiday: HolidayTextSchema,
})

function ClockPart({
  userId,
  clock: { value, version },
  mayChange,
  save,
}: {
  userId: string
  clock: OfficeSetting<'response-target'>
  mayChange: boolean
  save: Save
}) {
  const form = useKeptValues(
    { userId, leadId: 'response-target', field: 'settings' },
    ClockSchema,
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

// As it is typed: a rule without a destination or a person can be kept, but not saved.
const RulesSchema = v.object({
  rules: v.array(
    v.object({ key: v.string(), destinations: v.array(v.string()), members: v.array(v.string()) }),
  ),
  others: v.array(v.string()),
})

function RulesPart({
  me,
  members,
  places,
  assignment: { value, version },
  mayChange,
  save,
}: AssignmentPageProps & { mayChange: boolean; save: Save }) {
  const form = useKeptValues(
    { userId: me.id, leadId: 'assignment', field: 'settings' },
    RulesSchema,
    {
      rules: value.rules.map(({ destinations, members: chosen }, n) => ({
        key: `saved-${n}`,
        destinations,
        members: chosen,
      })),
      others: value.others,
    },
    version,
  )
  const { rules, others } = form.values
  const wanted = { rules: rules.map(({ key: _, ...rule }) => rule), others }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(async () => {
      await saveOfficeSetting('assignment', { value: wanted, version })
      form.reset(form.values)
    })
  }
  const isLost = useKeepingFails() && form.isChanged
  const leaving = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: isLost,
    withResolver: true,
  })
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
            <Destinations
              rule={index + 1}
              places={places}
              chosen={rule.destinations}
              onChange={(destinations) => change(rule.key, { destinations })}
            />
            <People
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
          <People
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
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title="Leave without saving?"
        question="The changed rules have not been saved."
        yes="Leave"
        no="Stay"
        onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
      />
    </SettingsSection>
  )
}

function isAbsent({ members: chosen }: AssignmentRule, working: TeamMember[]): boolean {
  return chosen.length > 0 && !working.some(({ id, shift }) => chosen.includes(id) && !shift.away)
}

function Destinations({
  rule,
  places,
  chosen,
  onChange,
}: {
  rule: number
  places: string[]
  chosen: string[]
  onChange: (names: string[]) => void
}) {
  const isChosen = (place: string) => chosen.some((name) => name.toLowerCase() === place.toLowerCase())
  return (
    <>
      {chosen.length > 0 && (
        <Rows aria-label={`Destinations of rule ${rule}`}>
          {chosen.map((name) => (
            <Row key={name}>
              <RowText>{name}</RowText>
              <Button
                variant="plain"
                size="small"
                aria-label={`Remove ${name} from rule ${rule}`}
                onClick={() => onChange(chosen.filter((other) => other !== name))}
              >
                Remove
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <Field label={chosen.length > 0 ? 'Add a destination' : 'Destination'} required>
        {(control) => (
          <select
            {...control}
            required={chosen.length === 0}
            value=""
            onChange={(event) => onChange([...chosen, event.target.value])}
          >
            <option value="">Choose…</option>
            {places
              .filter((place) => !isChosen(place))
              .map((place) => (
                <option key={place}>{place}</option>
              ))}
          </select>
        )}
      </Field>
    </>
  )
}

function People({
  legend,
  members,
  chosen,
  onChange,
}: {
  legend: string
  members: TeamMember[]
  chosen: string[]
  onChange: (ids: string[]) => void
}) {
  return (
    <CheckGroup>
      <legend>{legend}</legend>
      {members.map(({ id, name, shift }) => (
        <CheckLabel key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {name}
          {shift.away && <SmallText>on leave</SmallText>}
        </CheckLabel>
      ))}
    </CheckGroup>
  )
}
