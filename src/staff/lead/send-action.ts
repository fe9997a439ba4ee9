import type { DeskAct, DeskAction } from '../../contract/desk-action.ts'
import type { SendOutcome } from '../outbox/desk-outbox.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import {
  type ActionAnswer,
  addNote,
  LeadConflict,
  readMembers,
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
      const versionBefore = act.change.version
      return { type: 'done', versionBefore, ...(await sendChange(leadId, act.change, sent)) }
    }
    const { version } = await recordCallResult(leadId, act.result, sent)
    return { type: 'done', version, versionBefore: act.result.version }
  } catch (error) {
    return error instanceof LeadConflict ? conflictOf(error, act) : outcomeOf(error)
  }
}

async function conflictOf(error: LeadConflict, act: DeskAct): Promise<SendOutcome> {
  const { lead } = error
  const conflict = { version: lead.version, status: lead.status }
  if (act.type !== 'change') return { type: 'refused', error, conflict }
  const members = await readMembers().catch(() => [])
  const message = [error.message, describeDifference(act, lead, members)].filter(Boolean).join(' ')
  return { type: 'refused', error: new LeadConflict(message, lead), conflict }
}

function done(answer: ActionAnswer): SendOutcome {
  return { type: 'done', ...answer }
}

/** What a failed attempt means for an action. */
export function outcomeOf(error: unknown): Exclude<SendOutcome, { type: 'done' }> {
  if (!(error instanceof StaffApiError)) return { type: 'retry', error }
  if (error.status === 401) return { type: 'signed-out', error }
  // A refusal that is not our server's has no status here (staff-api.ts).
  const isFinal = error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
  if (!isFinal) return { type: 'retry', error }
  return { type: 'refused', error, ...(error.status === 410 && { isErased: true }) }
}
