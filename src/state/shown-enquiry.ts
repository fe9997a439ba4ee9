import { ENQUIRY_PARAMETER, RECEIPT_PARAMETER } from '../contract/page-search.ts'
import { POSTED_ID_COOKIE, RECEIPT_COOKIE, SESSION_KEYS } from '../contract/storage-names.ts'
import { parseStored, readSession, writeSession } from './web-storage.ts'

// Which enquiry /thankyou is about. The state of the history says so, but for two of its pages: that of an enquiry which the browser
// itself has posted, because the page's script had not started (this device has nothing of it but the cookies that the server has set),
// and the one that the link to another language has opened.

/** An enquiry of this device, or the receipt of one; neither where the page knows of none. */
export type ShownEnquiry = { enquiryId?: string | undefined; reference?: string | undefined }

/** The reference of the enquiry that the browser has posted. */
export function readReceiptCookie(): string | undefined {
  return readCookie(RECEIPT_COOKIE)
}

/** The id that its form was posted with. */
export function readPostedId(): string | undefined {
  return readCookie(POSTED_ID_COOKIE)
}

/** The app sends an enquiry from this tab: see {@link isOfPostedEnquiry}. */
export function noteAppEnquiry(): void {
  writeSession(SESSION_KEYS.appEnquiry, 'yes')
}

/** Which enquiry the page is about, by the state of its entry of the history, else by the link to another language. */
export function shownEnquiry(state: ShownEnquiry | null, query: string): ShownEnquiry {
  if (state?.enquiryId || state?.reference) return state
  const asked = new URLSearchParams(query)
  const enquiryId = asked.get(ENQUIRY_PARAMETER)
  if (enquiryId) return { enquiryId, reference: linkedReceipt(enquiryId) }
  const reference = asked.get(RECEIPT_PARAMETER)
  if (!reference) return {}
  // An address can be forged.
  const isKnown = [linkedReceipt(reference), readReceiptCookie()].includes(reference)
  return isKnown ? { reference } : {}
}

/** The query of the link to another language from the page of this enquiry, whose receipt it keeps for the next page; `undefined` without one. */
export function linkToShown({ enquiryId, reference }: ShownEnquiry): string | undefined {
  const of = enquiryId ?? reference
  if (!of) return undefined
  if (reference) writeSession(SESSION_KEYS.linkedReceipt, JSON.stringify({ of, reference } satisfies Linked))
  return `?${new URLSearchParams({ [enquiryId ? ENQUIRY_PARAMETER : RECEIPT_PARAMETER]: of })}`
}

/** `of`: an id or a reference. */
type Linked = { of: string; reference: string }

function linkedReceipt(of: string): string | undefined {
  const kept = parseStored(readSession(SESSION_KEYS.linkedReceipt)) as Linked | null | undefined
  return kept?.of === of ? kept.reference : undefined
}

/**
 * Whether this page, which has no enquiry in the state of the history, may be about the posted one. The browser's error page drops that
 * state: in a tab from which the app has sent an enquiry, the page may be about that one, unless the form itself has led here.
 */
export function isOfPostedEnquiry(): boolean {
  const asked = new URLSearchParams(location.search)
  if (asked.get(ENQUIRY_PARAMETER) || asked.get(RECEIPT_PARAMETER)) return false
  return readSession(SESSION_KEYS.appEnquiry) === null || isRedirected()
}

function isRedirected(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Boolean(navigation?.redirectCount)
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}
