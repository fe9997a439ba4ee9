import { type ReactNode, useState } from 'react'
import type { LeadChange, LeadStatus, StaffMember } from '../../contract/lead.ts'
import { NEXT_STATUSES } from '../../contract/lead-status.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { memberName } from '../ui/member-names.ts'
import { BookedDialog } from './booked-dialog.tsx'
import type { Save } from './lead-conflict.tsx'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LostDialog } from './lead-lost.tsx'
import styles from './lead-work.module.css'
import { TakeLeadDialog } from './take-lead-dialog.tsx'

export type LeadWorkProps = {
  lead: DeskLead
  me: StaffMember
  members: readonly StaffMember[]
  now: number
  save: Save
  /** Why the last change was not saved. */
  failure: ReactNode
  /** The status that the server has. */
  savedStatus: LeadStatus
  /** The changes that are shown and not sent yet, in words. */
  unsent: readonly string[]
}

const STEPS: Record<LeadStatus, string> = {
  new: 'Set to new',
  contacted: 'Contacted',
  quoted: 'Quoted',
  booked: 'Booked…',
  lost: 'Lost…',
  reopened: 'Reopen',
}

/** Status, owner and follow-up of a lead. Each choice is saved at once. */
export function LeadWork({ lead, me, members, now, save, failure, savedStatus, unsent }: LeadWorkProps) {
  const [busy, setBusy] = useState(false)
  /** The lead when the dialog was opened. */
  const [losing, setLosing] = useState<DeskLead>()
  const [booking, setBooking] = useState(false)
  const [taking, setTaking] = useState(false)
  /** The last change of the owner: nothing to undo where a conflict stopped it, or a colleague changed the owner since. */
  const [moved, setMoved] = useState<{ before: string | null; to: string | null }>()
  const before = moved?.to === lead.assignee ? moved.before : undefined
  // Former colleagues cannot be assigned, but keep the leads they have.
  const choices = members.filter(({ id, deactivated }) => !deactivated || id === lead.assignee)
  const run = async (change: LeadChange, opened?: DeskLead) => {
    setBusy(true)
    const done = await save(change, opened)
    setBusy(false)
    return done
  }
  const reassign = async (assignee: string | null) => {
    const previous = lead.assignee
    if (await run({ assignee })) setMoved({ before: previous, to: assignee })
  }
  const undo = async (assignee: string | null) => {
    if (await run({ assignee })) setMoved(undefined)
  }
  const choose = (assignee: string | null) => {
    if (assignee === me.id && lead.assignee !== null) setTaking(true)
    else void reassign(assignee)
  }
  return (
    <section aria-label="Work" className={styles.work}>
      {unsent.length > 0 && <p className={styles.unsent}>Not sent yet: {unsent.join(' · ')}</p>}
      <fieldset className={styles.status}>
        <legend className={styles.label}>
          {lead.status === 'lost'
            ? `Lost: ${lead.lostReason ?? 'no reason given'}`
            : `Status: ${lead.status}`}
          {lead.status !== savedStatus && ', not sent yet'}
        </legend>
        <div className={styles.steps}>
          {NEXT_STATUSES[lead.status].map((status) => (
            <Button
              key={status}
              variant={status === 'lost' ? 'quiet' : 'secondary'}
              aria-disabled={busy}
              onClick={() => {
                if (status === 'lost') setLosing(lead)
                else if (status === 'booked') setBooking(true)
                else void run({ status })
              }}
            >
              {STEPS[status]}
            </Button>
          ))}
          {lead.status === 'booked' && (
            <Button variant="quiet" onClick={() => setBooking(true)}>
              {lead.bookedAmount === undefined
                ? 'Add the amount'
                : `${formatRupees(lead.bookedAmount)}: change`}
            </Button>
          )}
        </div>
      </fieldset>
      <div className={styles.owner}>
        <Field label="Owner" required>
          {(control) => (
            <select
              {...control}
              required={false}
              value={lead.assignee ?? ''}
              aria-disabled={busy}
              onChange={(event) => !busy && choose(event.target.value || null)}
            >
              <option value="">Unassigned</option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === me.id ? `${name} (me)` : name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {lead.assignee === null && (
          <Button aria-disabled={busy} onClick={() => void reassign(me.id)}>
            Assign to me
          </Button>
        )}
      </div>
      <p role="status">
        {before !== undefined && (
          <Button variant="quiet" size="small" aria-disabled={busy} onClick={() => void undo(before)}>
            Undo: back to {memberName(members, before)}
          </Button>
        )}
      </p>
      <LeadFollowUp
        key={lead.followUpAt}
        userId={me.id}
        lead={lead}
        now={now}
        busy={busy}
        onSet={(followUpAt, opened) => void run({ followUpAt }, opened)}
      />
      <TakeLeadDialog
        lead={taking ? lead : undefined}
        members={members}
        onAnswer={(yes) => {
          setTaking(false)
          if (yes) void reassign(me.id)
        }}
      />
      <BookedDialog
        open={booking}
        userId={me.id}
        leadId={lead.id}
        lead={lead}
        failure={failure}
        onClose={() => setBooking(false)}
        onBooked={async (amount, opened = lead) => {
          const change: LeadChange = { status: 'booked', ...(amount !== null && { bookedAmount: amount }) }
          const done = await run(opened.status === 'booked' ? { bookedAmount: amount } : change, opened)
          if (done) setBooking(false)
          return done
        }}
      />
      <LostDialog
        open={losing !== undefined}
        userId={me.id}
        leadId={lead.id}
        failure={failure}
        onClose={() => setLosing(undefined)}
        onLost={async (lostReason) => {
          const done = await run({ status: 'lost', lostReason }, losing)
          if (done) setLosing(undefined)
          return done
        }}
      />
    </section>
  )
}
