import { ENQUIRY_PARAMETER, POSTED_ENQUIRY } from '../contract/page-search.ts'
import { POSTED_ID_COOKIE, RECEIPT_COOKIE, SESSION_KEYS } from '../contract/storage-names.ts'
import { readSession, writeSession } from './web-storage.ts'

// An enquiry that the browser itself has posted, because the page's script had not started: this device has nothing of it but the
// cookies that the server has set for /thankyou.

/** The reference of that enquiry. */
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

/**
 * Whether this page, which has no enquiry in the state of the history, may be about the posted one. The browser's error page drops that
 * state: in a tab from which the app has sent an enquiry, the page may be about that one, unless the form itself has led here.
 */
export function isOfPostedEnquiry(): boolean {
  const asked = new URLSearchParams(location.search).get(ENQUIRY_PARAMETER)
  if (asked) return asked === POSTED_ENQUIRY
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
