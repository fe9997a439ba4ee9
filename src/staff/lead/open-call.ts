import type { DeskAction } from '../../contract/desk-action.ts'
import type { LeadEvent } from '../../contract/lead.ts'

/** How long after a call the desk asks for its outcome, ms. */
const ASK_FOR_MS = 2 * 3_600_000

/** The number of the user's last call, while it is recent and its outcome was not said; `undefined` otherwise. */
export function openCall(history: readonly LeadEvent[], userId: string, now: number): number | undefined {
  const last = history.findLast(
    ({ type, actor, channel, part }) =>
      actor === userId &&
      part === undefined &&
      (type === 'call-outcome' || (type === 'contact' && channel === 'call')),
  )
  if (last?.type !== 'contact' || now - Date.parse(last.at) > ASK_FOR_MS) return undefined
  return last.seq
}

/** The contacts and call results that were not sent yet, as events after all others. */
export function unsentEvents(actions: readonly DeskAction[]): LeadEvent[] {
  return actions.flatMap(({ act, at, userId }, index): LeadEvent[] => {
    const event = { seq: Number.MAX_SAFE_INTEGER - actions.length + index, at, actor: userId }
    if (act.type === 'contact') return [{ ...event, type: 'contact', channel: act.channel }]
    if (act.type === 'call-outcome') return [{ ...event, type: 'call-outcome', outcome: act.result.outcome }]
    return []
  })
}
