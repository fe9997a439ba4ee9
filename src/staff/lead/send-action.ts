import type { DeskAction, SendOutcome } from '../outbox/desk-action.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import { addNote, LeadConflict, recordCallResult, recordContact } from './lead-api.ts'

/** Sends an action once. */
export async function sendAction({ id, userId, leadId, act, at }: DeskAction): Promise<SendOutcome> {
  try {
    const sent = { id, userId, at }
    if (act.type === 'note') return done(await addNote(leadId, act.text, sent))
    if (act.type === 'contact') return done(await recordContact(leadId, act.channel, sent))
    return done(await recordCallResult(leadId, act.result, sent))
  } catch (error) {
    return outcomeOf(error)
  }
}

function done(version: number): SendOutcome {
  return { type: 'done', version }
}

function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof LeadConflict) return { type: 'refused', error }
  if (!(error instanceof StaffApiError)) return { type: 'retry', error }
  if (error.status === 401) return { type: 'signed-out', error }
  // Without a message it is not our server that answers: a proxy, a portal, a firewall.
  const isOurs = typeof (error.answer as { message?: unknown } | undefined)?.message === 'string'
  const isFinal = error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
  return isOurs && isFinal ? { type: 'refused', error } : { type: 'retry', error }
}
