import { useRef, useState } from 'react'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { changeLead } from '../lead/lead-api.ts'

type Options = {
  me: StaffMember
  /** Shows a lead as it was saved. */
  showChanged: (lead: Lead) => void
  /** Shows why a lead could not be taken; an empty text when the next attempt begins. */
  onFailure: (text: string) => void
}

/** Takes leads in the inbox: one without an owner at once, a colleague's after a question; the last one can be given back. */
export function useTakeLead({ me, showChanged, onFailure }: Options) {
  const saving = useRef(new Set<string>())
  const [asking, setAsking] = useState<Lead>()
  const [taken, setTaken] = useState<{ lead: Lead; before: string | null }>()

  const assign = async (lead: Lead, assignee: string | null) => {
    // A second press before the response would conflict with the first.
    if (saving.current.has(lead.id)) return
    saving.current.add(lead.id)
    onFailure('')
    setTaken(undefined)
    try {
      const saved = await changeLead(lead.id, { assignee, version: lead.version })
      showChanged(saved)
      if (assignee === me.id) setTaken({ lead: saved, before: lead.assignee })
    } catch (error) {
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
    /** Gives the lead that was taken last back; its version is that of the present leads. */
    undo(leads: readonly Lead[]) {
      if (taken) void assign(leads.find(({ id }) => id === taken.lead.id) ?? taken.lead, taken.before)
    },
  }
}
