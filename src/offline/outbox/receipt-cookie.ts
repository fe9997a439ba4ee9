import { RECEIPT_COOKIE } from '../../contract/storage-names.ts'

/** The reference of the enquiry that a plain form post has just sent; the server sets it for /thankyou only. */
export function readReceiptCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${RECEIPT_COOKIE}=`))
  return pair?.slice(RECEIPT_COOKIE.length + 1) || undefined
}
