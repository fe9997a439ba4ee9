import { useRef, useState } from 'react'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { toChangeAct } from '../lead/lead-conflict-text.ts'
import { KeptUntilSignIn } from '../outbox/desk-outbox.ts'
import { KEPT_TEXT, perform, useIsWaiting } from '../outbox/device.ts'
import { useIsShown } from '../ui/use-is-shown.ts'

type Options = {
  me: StaffMember
  members: readonly StaffMember[]
  /** Shows a lead as it was saved. */
  showChanged: (lead: Lead) => void
  /** Shows why a lead could not be taken; an empty text when the next attempt begins. */
  onFailure: (text: string) => void
}

/** Takes leads in the inbox: one without an owner at once, a colleague's after a question; the last one can be given back. */
export function useTakeLead({ me, members, showChanged, onFailure }: Options) {
  const saving = useRef(new Set<string>())
  const [asking, setAsking] = useState<Lead>()
  const [taken, setTaken] = useState<{ lead: Lead; before: string | null }>()
  const [kept, setKept] = useState<{ id: string; text: string }>()
  const isWaiting = useIsWaiting(kept?.id)
  const isShown = useIsShown()

  const assign = async (lead: Lead, assignee: string | null) => {
    // A second press before the response would conflict with the first.
    if (saving.current.has(lead.id)) return
    saving.current.add(lead.id)
    onFailure('')
    setTaken(undefined)
    setKept(undefined)
    try {
      const act = toChangeAct(lead, { assignee }, members)
      const action = { userId: me.id, leadId: lead.id, reference: lead.reference, act }
      const result = await perform(action, undefined, isShown)
      if (result.type === 'refused' || result.type === 'signed-out') throw result.error
      if (result.type === 'waiting') setKept({ id: result.id, text: `${lead.reference}: ${KEPT_TEXT}` })
      // Absent where another tab sent it; the live events bring it.
      else if (result.lead) {
        showChanged(result.lead)
        if (assignee === me.id) setTaken({ lead: result.lead, before: lead.assignee })
      }
    } catch (error) {
      if (error instanceof KeptUntilSignIn)
        setKept({ id: error.id, text: `${lead.reference}: ${error.message}` })
      else
        onFailure(`${lead.reference}: ${error instanceof Error ? error.message : 'This could not be saved.'}`)
    } finally {
      saving.current.delete(lead.id)
    }
  }
  return {
    /** A colleague's lead that the user wants to take. */
    asking,
    /** The lead that was taken last. */
    taken: taken?.lead,
    /** The message about a lead that will be taken, or given back, when there is a network. */
    waiting: kept && isWaiting ? kept.text : '',
    take(lead: Lead) {
      if (lead.assignee === me.id) return
      if (lead.assignee === null) void assign(lead, me.id)
      else setAsking(lead)
    },
    /** The user's answer about {@link asking}. */
    answer(yes: boolean) {
      setAsking(undefined)
      if (yes && asking) void assign(asking, me.id)
    },
    /** Returns the lead that was taken last; the version is that of the present list. */
    undo(leads: readonly Lead[]) {
      if (taken) void assign(leads.find(({ id }) => id === taken.lead.id) ?? taken.lead, taken.before)
    },
  }
}
