/**
 * From now on, what this document requests does not tell its address, which on the page of a trip is a secret. Called before such
 * a page is opened in place; a document that begins there is told so by a header, of the server or of the worker.
 */
export function hideAddress(): void {
  if (document.querySelector('meta[name="referrer"]')) return
  const meta = document.createElement('meta')
  meta.name = 'referrer'
  meta.content = 'no-referrer'
  document.head.append(meta)
}
