import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { newId } from '../../src/outbox/new-id.ts'
import type { EnquiryBody, NewAnswer, NewEnquiry } from '../../src/outbox/types.ts'

/** A valid long enquiry with invented data. */
export function longBody(changes: EnquiryBody = {}): EnquiryBody {
  return {
    name: 'Asha Rao',
    contact: '9800000001',
    email: 'asha@example.com',
    destination: 'Bali',
    departure_city: 'Mumbai',
    travel_date: '2027-02-14',
    bookingTime: 'this-month',
    pax: 2,
    child: 1,
    sourceDomain: 'http://localhost/bali',
    ...changes,
  }
}

/** A new long enquiry with a new id. */
export function longEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return { id: newId(), kind: 'long', body: longBody(), page: '/bali', ...changes }
}

/** The server's receipt for a lead. */
export function receipt(id: string, replayed = false) {
  const reference = `MM-${id.slice(0, 6).toUpperCase()}`
  return { ok: true, id, reference, receivedAt: '2026-11-21T09:00:00.000Z', replayed } as const
}

/** A response of our server with a JSON body. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(status >= 400 && SERVER_MARK), ...headers },
  })
}

/** A new answer to version 1 of an invented quotation. */
export function tripAnswer(changes: EnquiryBody = {}, reference = 'MM-TEST-Q1'): NewAnswer {
  const body = { token: 'token-of-an-example-trip', version: 1, answer: 'accept', ...changes }
  return { id: newId(), kind: 'answer', body, page: '/trips', trip: { reference, title: 'Bali for two' } }
}
