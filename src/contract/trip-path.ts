const TRIPS = '/trips'
// The router ignores case.
const WITH_TOKEN = /\/trips\/[^/?#]+/i

/** Path of the traveller's page of a quotation. Anyone with the link can read the trip and answer. */
export function tripPath(token: string): string {
  return `${TRIPS}/${token}`
}

/** Whether a path is the page of a trip, and so contains a token. */
export function isTripPath(path: string): boolean {
  return WITH_TOKEN.test(path)
}

/** An address without the token of a trip, for whatever is stored or sent about the page. */
export function withoutTripToken(address: string): string {
  return address.replace(WITH_TOKEN, TRIPS)
}

/** What the keys of unsent answers' drafts begin with; the quotation's reference follows. */
export const ANSWER_DRAFT_PREFIX = 'answer:'
