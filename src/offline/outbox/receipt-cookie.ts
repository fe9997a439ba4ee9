import { addressIn, LANGUAGES } from '../../contract/languages.ts'
import { POSTED_ID_COOKIE, RECEIPT_COOKIE } from '../../contract/storage-names.ts'
import { deviceOutbox } from './device-outbox.ts'
import { outboxExists } from './outbox-exists.ts'
import { tabDrafts } from './tab-drafts.ts'

/** The reference of the enquiry that a plain form post has just sent; the server sets it for /thankyou only. */
export function readReceiptCookie(): string | undefined {
  return readCookie(RECEIPT_COOKIE)
}

/** Before a later enquiry: /thankyou must not call that one sent because of this receipt. */
export function forgetReceiptCookie(): void {
  for (const language of LANGUAGES) {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store API before 18.4, nor has a page over HTTP.
    document.cookie = `${RECEIPT_COOKIE}=; path=${addressIn(language, '/thankyou')}; max-age=0`
  }
}

/** Notes in the drafts of this device that the form which the browser has just posted has arrived. */
export async function markPostedDraft(): Promise<void> {
  const id = readCookie(POSTED_ID_COOKIE)
  if (!id) return
  tabDrafts.markAttempted(id)
  if (await outboxExists()) await deviceOutbox().drafts.markAttempted(id)
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}
