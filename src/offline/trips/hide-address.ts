/**
 * From now on, requests of this document do not reveal its URL (no referrer), because the URL of a trip is a secret. Called
 * before such a page is opened without a new document; a new document gets the same policy by a header from the server or the
 * worker.
 */
export function hideAddress(): void {
  if (document.querySelector('meta[name="referrer"]')) return
  const meta = document.createElement('meta')
  meta.name = 'referrer'
  meta.content = 'no-referrer'
  document.head.append(meta)
}
