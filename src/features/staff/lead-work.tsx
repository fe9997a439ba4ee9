import { useState } from 'react'
import type { LeadChange, LeadStatus, StaffMember } from '../../contract/lead.ts'
import { NEXT_STATUSES } from '../../contract/lead-status.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LostDialog } from './lead-lost.tsx'
import styles from './lead-work.module.css'

export type LeadWorkProps = {
  lead: DeskLead
  me: StaffMember
  members: readonly StaffMember[]
  now: number
  /** Saves a change; answers whether that went well. */
  save: (change: LeadChange) => Promise<boolean>
}

const STEPS: Record<LeadStatus, string> = {
  new: 'Make it new',
  contacted: 'Contacted',
  quoted: 'Quoted',
  booked: 'Booked',
  lost: 'Lost…',
  reopened: 'Reopen',
}

/** The work on a lead: where it stands, whose it is, when to come back to it. Each choice is saved at once. */
export function LeadWork({ lead, me, members, now, save }: LeadWorkProps) {
  const [busy, setBusy] = useState(false)
  const [losing, setLosing] = useState(false)
  // Who left gets nothing new, but keeps the name of what they have.
  const choices = members.filter(({ id, deactivated }) => !deactivated || id === lead.assignee)
  const run = async (change: LeadChange) => {
    setBusy(true)
    const done = await save(change)
    setBusy(false)
    return done
  }
  return (
    <section aria-label="Work" className={styles.work}>
      <fieldset className={styles.status} disabled={busy}>
        <legend className={styles.label}>
          {lead.status === 'lost'
            ? `Lost: ${lead.lostReason ?? 'no reason given'}`
            : `Status: ${lead.status}`}
        </legend>
        <div className={styles.steps}>
          {NEXT_STATUSES[lead.status].map((status) => (
            <Button
              key={status}
              variant={status === 'lost' ? 'quiet' : 'secondary'}
              onClick={() => (status === 'lost' ? setLosing(true) : void run({ status }))}
            >
              {STEPS[status]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className={styles.owner}>
        <Field label="Owner" required>
          {(control) => (
            <select
              {...control}
              required={false}
              value={lead.assignee ?? ''}
              disabled={busy}
              onChange={(event) => void run({ assignee: event.target.value || null })}
            >
              <option value="">Nobody</option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === me.id ? `${name} (me)` : name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {lead.assignee === null && (
          <Button disabled={busy} onClick={() => void run({ assignee: me.id })}>
            Take it
          </Button>
        )}
      </div>
      <LeadFollowUp
        key={lead.followUpAt}
        at={lead.followUpAt}
        now={now}
        busy={busy}
        onSet={(followUpAt) => void run({ followUpAt })}
      />
      <LostDialog
        open={losing}
        onClose={() => setLosing(false)}
        onLost={async (lostReason) => {
          if (await run({ status: 'lost', lostReason })) setLosing(false)
        }}
      />
    </section>
  )
}
