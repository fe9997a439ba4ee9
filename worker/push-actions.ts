import * as v from 'valibot'
import { TakeResultSchema } from '../src/contract/lead-work.ts'
import type { PushAction } from '../src/contract/notify.ts'
import { isFromServer } from '../src/contract/server-mark.ts'
import { STAFF_HEADER } from '../src/contract/team.ts'

/** The buttons of a notification. */
export const ACTION_TITLES: Record<PushAction, string> = { call: 'Call', take: 'Take' }

/** A server that does not answer in this time is not waited for, because browsers stop a worker that is at work too long. */
const TAKE_LIMIT_MS = 15_000

/** The text of a notification after "Take", and whether the action can be tried again. */
export type TakeAnswer = { title: string; again: boolean }

const NOT_KNOWN: TakeAnswer = { title: 'No answer: open it to see whether you have it', again: true }
const STATES: Record<v.InferOutput<typeof TakeResultSchema>['state'], TakeAnswer> = {
  taken: { title: 'It is yours now', again: false },
  yours: { title: 'It was yours already', again: false },
  other: { title: 'Not taken: a colleague has it', again: false },
}
const REFUSALS: Record<number, TakeAnswer> = {
  // Nobody is signed in, or another user than the one who was notified.
  401: { title: 'Not taken: please sign in again', again: false },
  403: { title: 'Not taken: open the desk to see why', again: false },
  404: { title: 'Not taken: a colleague has it, or it is gone', again: false },
  409: { title: 'Not taken: it was closed', again: false },
  429: { title: 'Not taken: please try again in a moment', again: true },
}

/**
 * Takes a lead with the session of this device, which must be of the user who was notified, and says what is certain. Nothing is
 * kept to be sent later.
 */
export async function takeLead(
  { lead, staff }: { lead: string; staff: string | undefined },
  isOnline: boolean,
): Promise<TakeAnswer> {
  if (!isOnline) return { title: 'Not taken: there is no network', again: true }
  try {
    const response = await fetch(`/api/leads/${encodeURIComponent(lead)}/take`, {
      method: 'POST',
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', ...(staff && { [STAFF_HEADER]: staff }) },
      body: '{}',
      signal: AbortSignal.timeout(TAKE_LIMIT_MS),
    })
    const answer: unknown = await response.json()
    if (!response.ok) return (isFromServer(response.headers) && REFUSALS[response.status]) || NOT_KNOWN
    // A portal may answer 200 as well: only the lead in the answer says that it is about this one.
    const result = v.safeParse(TakeResultSchema, answer)
    return result.success && result.output.id === lead ? STATES[result.output.state] : NOT_KNOWN
  } catch {
    return NOT_KNOWN
  }
}
