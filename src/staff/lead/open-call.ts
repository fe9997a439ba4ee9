import type { LeadEvent } from '../../contract/lead.ts'

/** How long after a call its outcome is asked for, ms. */
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
