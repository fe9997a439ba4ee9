import { useState } from 'react'
import { isAtLeast, type StaffMember } from '../../../contract/lead.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { Button } from '../../../ui/button.tsx'
import { handOverLeads } from '../../lead/lead-api.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { FormActions } from '../../ui/form-layout.ts'
import { countOpen, handedOver, KEEP, type Leaving, LeavingDialog, type Receiver } from './leaving-dialog.tsx'
import { notClosed, notHandedOver } from './leaving-text.ts'
import { changeMember, saveShift } from './team-api.ts'

export type MemberLeavingProps = {
  member: TeamMember
  team: readonly TeamMember[]
  me: StaffMember
  /** Runs a change and reads the team again. */
  save: RunAction
  onSignInLink: () => void
}

/** Sets a member on leave, closes the account, and hands over the open leads in the same step. */
export function MemberLeaving({ member, team, me, save, onSignInLink }: MemberLeavingProps) {
  const [leaving, setLeaving] = useState<Leaving>()
  const { id, name, deactivated, shift, openLeads = 0 } = member
  const isMe = id === me.id
  const isManager = isAtLeast(me.role, 'manager')
  const handOver = (to: Receiver) => (to === KEEP ? undefined : handOverLeads({ from: id, to }))
  const sentence = (moved: number | undefined, to: Receiver) =>
    moved === undefined || to === KEEP ? '' : handedOver(moved, to, team)
  const setAway = (away: boolean) => saveShift(id, { away })

  // First the leads: closing the account would make them unassigned.
  const close = async (to: Receiver) => {
    const moved = await handOver(to)
    await changeMember(id, { deactivated: true }).catch((error: Error) => {
      throw moved ? new Error(notClosed(sentence(moved, to), error)) : error
    })
    return moved
  }
  const leave = async (to: Receiver) => {
    await setAway(true)
    return handOver(to)?.catch((error: Error) => {
      throw new Error(notHandedOver(name, error))
    })
  }
  const answer = (to: Receiver) => {
    setLeaving(undefined)
    if (leaving === 'closing')
      void save(
        () => close(to),
        (moved) => `${name} is signed out everywhere. ${openLeads > 0 || moved ? sentence(moved, to) : ''}`,
      )
    else if (leaving === 'leave')
      void save(
        () => leave(to),
        (moved) => `${name} is on leave. ${sentence(moved, to)}`,
      )
    else
      void save(
        async () => handOver(to),
        (moved) => sentence(moved, to),
      )
  }
  return (
    <>
      <FormActions>
        {isManager && openLeads > 0 && (deactivated || shift.away) && (
          <Button variant="secondary" size="small" onClick={() => setLeaving('gone')}>
            Hand over {countOpen(openLeads)} <span className="visually-hidden">of {name}</span>
          </Button>
        )}
        {!deactivated && (isMe || isManager) && shift.away && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => save(() => setAway(false), `${name} can get new leads again.`)}
          >
            End the leave <span className="visually-hidden">of {name}</span>
          </Button>
        )}
        {!deactivated && (isMe || isManager) && !shift.away && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              openLeads > 0
                ? setLeaving('leave')
                : void save(() => setAway(true), `${name} is on leave and gets no new leads.`)
            }
          >
            {/* One box, because the button spaces its children. */}
            <span>
              Set <span className="visually-hidden">{name}</span> on leave
            </span>
          </Button>
        )}
        {me.role === 'owner' && !isMe && deactivated && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => save(() => changeMember(id, { deactivated: false }), `${name} can sign in again.`)}
          >
            Open the account <span className="visually-hidden">of {name}</span>
          </Button>
        )}
        {me.role === 'owner' && !isMe && !deactivated && (
          <>
            <Button variant="quiet" size="small" onClick={onSignInLink}>
              New link <span className="visually-hidden">for {name}</span>
            </Button>
            <Button variant="plain" size="small" onClick={() => setLeaving('closing')}>
              Close the account <span className="visually-hidden">of {name}</span>
            </Button>
          </>
        )}
      </FormActions>
      <LeavingDialog
        leaving={leaving}
        member={member}
        team={team}
        onDismiss={() => setLeaving(undefined)}
        onAnswer={answer}
      />
    </>
  )
}
