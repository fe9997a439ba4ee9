import type { DeskAction, SendOutcome } from '../outbox/desk-action.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import {
  type ActionAnswer,
  addNote,
  LeadConflict,
  recordCallResult,
  recordContact,
  sendChange,
} from './lead-api.ts'
import { describeDifference } from './lead-conflict-text.ts'

/** Sends an action once. */
export async function sendAction({ id, userId, leadId, act, at }: DeskAction): Promise<SendOutcome> {
  try {
    const sent = { id, userId, at }
    if (act.type === 'note') return done(await addNote(leadId, act.text, sent))
    if (act.type === 'contact') return done(await recordContact(leadId, act.channel, sent))
    // Their version is checked, so nobody changed the lead in between.
    if (act.type === 'change') {
      const version = await sendChange(leadId, act.change, sent)
      return { type: 'done', version, versionBefore: act.change.version }
    }
    const { version } = await recordCallResult(leadId, act.result, sent)
    return { type: 'done', version, versionBefore: act.result.version }
  } catch (error) {
    if (error instanceof LeadConflict && act.type === 'change') {
      const message = [error.message, describeDifference(act, error.lead)].filter(Boolean).join(' ')
      return { type: 'refused', error: new LeadConflict(message, error.lead) }
    }
    return outcomeOf(error)
  }
}

function done(answer: ActionAnswer): SendOutcome {
  return { type: 'done', ...answer }
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
