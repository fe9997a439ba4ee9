import { type FormEvent, useState } from 'react'
import type { TeamMember } from '../../../contract/team.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions, FormStack } from '../../ui/form-layout.ts'
import { memberName } from '../../ui/member-names.ts'

/** An account is being closed, a leave begins, or a closed account or one on leave still has leads. */
export type Leaving = 'closing' | 'leave' | 'gone'

/** The leads stay where they are. */
export const KEEP = 'keep'
const NOBODY = ''
/** Who gets the open leads: a colleague's id, or null for nobody. */
export type Receiver = string | null | typeof KEEP

export type LeavingDialogProps = {
  /** Undefined asks nothing. */
  leaving: Leaving | undefined
  member: TeamMember
  team: readonly TeamMember[]
  onDismiss: () => void
  onAnswer: (to: Receiver) => void
}

/**
 * Asks who gets the open leads of somebody who leaves; hand-over and leave, or hand-over and closing the account, are one step.
 */
export function LeavingDialog({ leaving, onDismiss, ...form }: LeavingDialogProps) {
  const { name } = form.member
  return (
    <Dialog
      open={leaving !== undefined}
      onDismiss={onDismiss}
      title={leaving ? TITLES[leaving](name) : ''}
      size="small"
    >
      {leaving && <LeavingForm leaving={leaving} onDismiss={onDismiss} {...form} />}
    </Dialog>
  )
}

const TITLES: Record<Leaving, (name: string) => string> = {
  closing: (name) => `Close the account of ${name}?`,
  leave: (name) => `Set ${name} on leave?`,
  gone: (name) => `Hand over the leads of ${name}?`,
}

const ABOUT: Record<Leaving, (name: string) => string> = {
  closing: (name) => `${name} is signed out everywhere at once and can no longer sign in.`,
  leave: (name) => `${name} gets no new leads until the leave ends.`,
  gone: () => 'The colleague gets a notification.',
}

const YES: Record<Leaving, string> = {
  closing: 'Close the account',
  leave: 'Set on leave',
  gone: 'Hand over',
}

function LeavingForm({
  leaving,
  member: { id, name, openLeads = 0 },
  team,
  onDismiss,
  onAnswer,
}: LeavingDialogProps & { leaving: Leaving }) {
  const [to, setTo] = useState<string>(leaving === 'leave' ? KEEP : NOBODY)
  const colleagues = team.filter((other) => other.id !== id && !other.deactivated)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(to || null)
  }
  return (
    <FormStack onSubmit={submit}>
      <p>{ABOUT[leaving](name)}</p>
      {openLeads > 0 && (
        <Field label={`Hand over ${countOpen(openLeads)} to`} required>
          {(control) => (
            <select {...control} required={false} value={to} onChange={(event) => setTo(event.target.value)}>
              {leaving === 'leave' && <option value={KEEP}>Keep them with {name}</option>}
              <option value={NOBODY}>Nobody: they become unassigned</option>
              {colleagues.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                  {other.shift.away && ' (on leave)'}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <FormActions>
        <Button variant="quiet" onClick={onDismiss}>
          Cancel
        </Button>
        <Button type="submit" variant={leaving === 'closing' ? 'danger' : 'primary'}>
          {YES[leaving]}
        </Button>
      </FormActions>
    </FormStack>
  )
}

/** `38 open leads`. */
export function countOpen(count: number): string {
  return count === 0 ? 'No open leads' : `${count} open ${count === 1 ? 'lead' : 'leads'}`
}

/** `38 leads are with Asha now.`, by the number that the server moved. */
export function handedOver(moved: number, to: string | null, team: readonly TeamMember[]): string {
  if (moved === 0) return 'There was no open lead to hand over.'
  const leads = moved === 1 ? '1 lead is' : `${moved} leads are`
  return to === null ? `${leads} unassigned now.` : `${leads} with ${memberName(team, to)} now.`
}
