import { ENQUIRY_PATHS } from '../contract/enquiry.ts'
import { TRIP_ANSWER_PATH } from '../contract/quotation.ts'
import type { Clock } from './clock.ts'
import { classifyResponse, failed, type Outcome } from './reply.ts'
import type { EnquiryBody, MessageKind } from './types.ts'

const MESSAGE_PATHS: Record<MessageKind, string> = { ...ENQUIRY_PATHS, answer: TRIP_ANSWER_PATH }

/** The path that a message is posted to. */
export function pathOf({ kind }: { kind: MessageKind }): string {
  return MESSAGE_PATHS[kind]
}

/** How long one attempt may take, answer included. A frozen network must not hold up the rest for longer. */
export const REQUEST_LIMIT_MS = 20_000

export interface Network {
  fetch: typeof fetch
  clock: Clock
}

/** Posts one message and classifies the answer. Never throws; a lost answer is a failed attempt. */
export async function send(
  entry: { id: string; kind: MessageKind; body: EnquiryBody },
  { fetch, clock }: Network,
): Promise<Outcome> {
  const limit = new AbortController()
  const cancel = clock.after(REQUEST_LIMIT_MS, () => limit.abort())
  try {
    const response = await fetch(pathOf(entry), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': entry.id,
      },
      body: JSON.stringify(entry.body),
      // No keepalive: nothing reads the receipt after the page is closed, and the entry is sent again anyway.
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal: limit.signal,
    })
    return await classifyResponse(response, entry.id, clock.now())
  } catch {
    return failed(limit.signal.aborted ? 'timeout' : 'network')
  } finally {
    cancel()
  }
}
