import { forgetCatalogue } from './load-catalogue.ts'

/** How often a page that is being looked at asks whether the catalogue has changed, ms; an answer of a few bytes. */
const LOOK_EVERY_MS = 10_000

/** Calls `onChange` when staff have published something while the page is open. */
export function followCatalogue(onChange: () => void): void {
  let known: string | null = null
  const look = async () => {
    if (document.hidden || !navigator.onLine) return
    const version = await presentVersion()
    if (version === null) return
    if (known !== null && version !== known) {
      // Past the worker's copy, which is renewed by the same request.
      await fetch('/api/catalogue', { cache: 'no-cache' })
      forgetCatalogue()
      onChange()
    }
    known = version
  }
  const quietly = () => void look().catch(() => {})
  setInterval(quietly, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', quietly)
  quietly()
}

async function presentVersion(): Promise<string | null> {
  const response = await fetch('/api/catalogue', { method: 'HEAD', cache: 'no-store' })
  return response.ok ? response.headers.get('etag') : null
}
