import { type FormEvent, useState } from 'react'
import { isAtLeast, type StaffMember } from '../../contract/lead.ts'
import type { AssignmentRule, OfficeAnswer } from '../../contract/office.ts'
import type { TeamMember } from '../../contract/team.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { saveDecision } from './office-api.ts'
import styles from './settings-room.module.css'
import { RoomPart, SettingsRoom } from './settings-room.tsx'
import { WeekFields } from './week-fields.tsx'
import { useWork, WorkWord } from './work-word.tsx'

export type AssignmentPageProps = {
  me: StaffMember
  members: TeamMember[]
  /** Names of places that leads can be about. */
  places: string[]
  clock: OfficeAnswer<'clock'>
  assignment: OfficeAnswer<'assignment'>
  reload: () => Promise<void>
}

/** `/admin/settings/assignment`: how soon the first answer is due, and who gets which lead. */
export function AssignmentPage(props: AssignmentPageProps) {
  const { me, clock, assignment, reload } = props
  const work = useWork()
  const save = (change: () => Promise<unknown>) => work.run(() => change().finally(reload), 'Saved.')
  return (
    <SettingsRoom
      title="Assignment & clock"
      about="Times are India’s. One’s own working hours and leave are set in Team."
    >
      <ClockPart key={`clock-${clock.version}`} clock={clock} mayChange={me.role === 'owner'} save={save} />
      <RulesPart
        key={`rules-${assignment.version}`}
        {...props}
        mayChange={isAtLeast(me.role, 'manager')}
        save={save}
      />
      <WorkWord {...work} />
    </SettingsRoom>
  )
}

type Save = (change: () => Promise<unknown>) => Promise<boolean>

function ClockPart({
  clock: { value, version },
  mayChange,
  save,
}: {
  clock: OfficeAnswer<'clock'>
  mayChange: boolean
  save: Save
}) {
  const [target, setTarget] = useState(value.targetMinutes === null ? '' : String(value.targetMinutes))
  const [hours, setHours] = useState(value.hours)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const targetMinutes = target === '' ? null : Number(target)
    void save(() => saveDecision('clock', { value: { targetMinutes, hours }, version }))
  }
  return (
    <RoomPart
      title="First answer"
      about="Counted in working time from the moment a lead arrives to the first call, message or change of status. What is late rises in the inbox and is told once to whoever has it and to managers."
    >
      <form className={styles.card} onSubmit={submit}>
        <Field label="Due within (minutes)" hint="From 5 to 2880. Leave empty to switch the clock off.">
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={5}
              max={2880}
              value={target}
              disabled={!mayChange}
              onChange={(event) => setTarget(event.target.value)}
            />
          )}
        </Field>
        <h3>Office hours</h3>
        <WeekFields hours={hours} disabled={!mayChange} onChange={setHours} />
        {mayChange ? (
          <div className={styles.buttons}>
            <Button type="submit">Save the clock</Button>
          </div>
        ) : (
          <p className={styles.small}>The owner sets this.</p>
        )}
      </form>
    </RoomPart>
  )
}

// While somebody types, the last name may be empty still.
function namesIn(typed: string[]): string[] {
  return typed.map((name) => name.trim()).filter(Boolean)
}

type Rule = AssignmentRule & { key: number }
let lastKey = 0

function RulesPart({
  members,
  places,
  assignment: { value, version },
  mayChange,
  save,
}: AssignmentPageProps & { mayChange: boolean; save: Save }) {
  const [rules, setRules] = useState<Rule[]>(() => value.rules.map((rule) => ({ ...rule, key: ++lastKey })))
  const [others, setOthers] = useState(value.others)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const plain = rules.map(({ destinations, members }) => ({ destinations: namesIn(destinations), members }))
    void save(() => saveDecision('assignment', { value: { rules: plain, others }, version }))
  }
  const change = (key: number, next: Partial<AssignmentRule>) =>
    setRules(rules.map((rule) => (rule.key === key ? { ...rule, ...next } : rule)))
  const working = members.filter(({ deactivated }) => !deactivated)
  return (
    <RoomPart
      title="Who gets what"
      about="The first rule that names a lead’s destination decides. Among several people the turn goes round those at work; outside everybody’s hours, round all of them. Nobody on leave is given anything."
    >
      <form className={styles.card} onSubmit={submit}>
        {rules.map((rule, index) => (
          <fieldset key={rule.key} className={styles.rule} disabled={!mayChange}>
            <legend>Rule {index + 1}</legend>
            <Field label="Destinations" required hint="Separated by commas.">
              {(control) => (
                <input
                  {...control}
                  list="places"
                  value={rule.destinations.join(', ')}
                  onChange={(event) => change(rule.key, { destinations: event.target.value.split(/, ?/) })}
                  onBlur={() => change(rule.key, { destinations: namesIn(rule.destinations) })}
                />
              )}
            </Field>
            <People
              legend="Go to"
              members={working}
              chosen={rule.members}
              onChange={(chosen) => change(rule.key, { members: chosen })}
            />
            {mayChange && (
              <Button
                variant="plain"
                size="small"
                onClick={() => setRules(rules.filter(({ key }) => key !== rule.key))}
              >
                Remove rule {index + 1}
              </Button>
            )}
          </fieldset>
        ))}
        <datalist id="places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <fieldset className={styles.rule} disabled={!mayChange}>
          <legend>Everything else</legend>
          <People legend="Goes to" members={working} chosen={others} onChange={setOthers} />
          {others.length === 0 && (
            <p className={styles.small}>Nobody is chosen: these leads stay open to everybody.</p>
          )}
        </fieldset>
        {mayChange ? (
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              onClick={() => setRules([...rules, { key: ++lastKey, destinations: [], members: [] }])}
            >
              Add a rule
            </Button>
            <Button type="submit">Save the rules</Button>
          </div>
        ) : (
          <p className={styles.small}>Managers and the owner set this.</p>
        )}
      </form>
    </RoomPart>
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
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {members.map(({ id, name, shift }) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {name}
          {shift.away && <span className={styles.small}>on leave</span>}
        </label>
      ))}
    </fieldset>
  )
}
