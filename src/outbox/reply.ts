import { parseReceipt, parseRefusal } from '../contract/answer.ts'
import type { Receipt, Refusal } from '../contract/enquiry.ts'
import { REFUSED_MESSAGE } from '../contract/enquiry-messages.ts'
import { isFromServer } from '../contract/server-mark.ts'
import { retryAfter } from './backoff.ts'
import type { ParkedRefusal, SendError } from './types.ts'

/** The result of one attempt. */
export type Outcome =
  | { kind: 'delivered'; receipt: Receipt }
  | { kind: 'refused'; refusal: ParkedRefusal }
  | { kind: 'failed'; error: SendError; retryAfterMs?: number; endpointError: boolean }

// The statuses our API refuses an enquiry with, always with a JSON message. Gateways refuse with such messages too.
const REFUSALS = new Set([400, 413, 415, 422])
// Statuses that may be different at a later attempt: time limits, rate limits and server errors.
const PASSING = new Set([408, 421, 425, 429])

/** Classifies a response. Only status 200 with a receipt that echoes this very id means the server holds the lead. */
export async function classifyResponse(response: Response, id: string, now: number): Promise<Outcome> {
  const { status } = response
  if (status === 200) {
    const receipt = parseReceipt(await json(response))
    const isForThis = receipt?.id.toLowerCase() === id.toLowerCase()
    return receipt && isForThis ? { kind: 'delivered', receipt } : failed('unrecognised', status)
  }
  // `redirect: 'manual'` hides where to (status 0); the agency's server never redirects a post.
  if (status < 400) return failed('unrecognised', status)
  const isMarked = isFromServer(response.headers)
  // Only these bodies are needed; for other statuses, an interrupted body makes no difference.
  const isTelling = isMarked ? REFUSALS.has(status) : isJson(response)
  const body = isTelling ? await json(response) : undefined
  const refusal = parseRefusal(body)
  const isOurs = isMarked || (refusal && isUnmistakable(status, refusal, body))
  if (isOurs && REFUSALS.has(status) && refusal) {
    const { message, errors = {} } = refusal
    return { kind: 'refused', refusal: { status, message: message || REFUSED_MESSAGE, errors } }
  }
  const retryAfterMs = retryAfter(response.headers, now)
  return {
    kind: 'failed',
    error: { reason: 'status', status, ...(!isOurs && { isForeign: true }) },
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    // Not about this enquiry: a firewall, a portal or a deployment is at fault, and only time or another network helps.
    endpointError: status < 500 ? !PASSING.has(status) : status === 511,
  }
}

// A proxy may have removed the mark. Gateways answer with these statuses too, but with other properties, or a bare message.
function isUnmistakable(status: number, { errors = {} }: Refusal, body: unknown): boolean {
  if (Object.keys(body as object).some((key) => key !== 'message' && key !== 'errors')) return false
  if (status === 400) return Object.keys(errors).length > 0
  return status !== 413 && status !== 415
}

/** A failed attempt that is worth repeating. */
export function failed(reason: SendError['reason'], status?: number): Outcome & { kind: 'failed' } {
  return {
    kind: 'failed',
    error: { reason, ...(status !== undefined && { status }) },
    endpointError: false,
  }
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
