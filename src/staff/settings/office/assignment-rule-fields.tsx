import type { TeamMember } from '../../../contract/team.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { CheckGroup, CheckLabel } from '../../ui/form-layout.ts'
import { Row, Rows, RowText, SmallText } from '../../ui/rows.ts'

/** The destinations of a rule, and a list to add one. */
export function RuleDestinations({
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
                <option key={place} value={place}>
                  {place}
                </option>
              ))}
          </select>
        )}
      </Field>
    </>
  )
}

/** The people who get the leads of a rule. */
export function RuleMembers({
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
