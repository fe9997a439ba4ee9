import { readReceipt, readRefusal } from '../contract/answer.ts'
import type { Receipt } from '../contract/enquiry.ts'
import { retryAfter } from './backoff.ts'
import type { ParkedRefusal, SendError } from './entry.ts'

/** What one attempt came to. */
export type Outcome =
  | { kind: 'delivered'; receipt: Receipt }
  | { kind: 'refused'; refusal: ParkedRefusal }
  | { kind: 'failed'; error: SendError; retryAfterMs?: number; misplaced: boolean }

/** Shown when a refusal carries no sentence of its own (spec 1 §8, short form non-200). */
export const REFUSED_MESSAGE = 'Submission failed. Please try again.'

// Answers a later attempt can change: time limits, rate limits, trouble on the server's side.
const PASSING = new Set([408, 421, 425, 429])
// Answers about the address rather than the enquiry: a deployment, firewall or portal at fault. Another
// enquiry would get the same, so it is no reason to bother the traveller until it has lasted (drain.ts).
const MISPLACED = new Set([401, 403, 404, 405, 407, 511])

/** Judges an answer. Only status 200 with a receipt that echoes this very id means the server holds the lead. */
export async function judge(response: Response, id: string, now: number): Promise<Outcome> {
  const { status } = response
  if (status === 200) {
    const receipt = readReceipt(await json(response))
    const isOurs = receipt?.id.toLowerCase() === id.toLowerCase()
    return receipt && isOurs ? { kind: 'delivered', receipt } : failed('strange', status)
  }
  // `redirect: 'manual'` hides where to (status 0); whoever redirects a post is not the agency's server.
  if (status < 400) return failed('strange', status)
  if (status >= 500 || PASSING.has(status) || MISPLACED.has(status)) {
    const retryAfterMs = retryAfter(response.headers, now)
    return { ...failed('status', status), ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  const { message, errors } = readRefusal(await json(response)) ?? {}
  return { kind: 'refused', refusal: { status, message: message || REFUSED_MESSAGE, errors: errors ?? {} } }
}

/** A failed attempt that is worth repeating. */
export function failed(reason: SendError['reason'], status?: number): Outcome & { kind: 'failed' } {
  return {
    kind: 'failed',
    error: { reason, ...(status !== undefined && { status }) },
    misplaced: status !== undefined && MISPLACED.has(status),
  }
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
