import { forgetCatalogue, loadCatalogue, loadedVersion } from './load-catalogue.ts'

/** How often a page that is being looked at asks whether the catalogue has changed, ms; an answer of a few bytes. */
const LOOK_EVERY_MS = 10_000
/** A new catalogue that did not arrive whole is asked for again after this, ms. */
const TRY_AGAIN_MS = 60_000

/**
 * Calls `onChange` when the page shows an older catalogue than the server has: because staff published something while it
 * is open, or because the installed app has started with the one kept on the device.
 */
export function followCatalogue(onChange: () => void): void {
  // A page from the server was made of the newest one; one from the device, of what was loaded for it.
  let known: string | undefined
  let tried = { version: '', at: 0 }
  const look = async () => {
    if (document.hidden || !navigator.onLine) return
    const newest = await newestVersion()
    if (newest === undefined) return
    known ??= loadedVersion() ?? newest
    if (newest === known || (newest === tried.version && Date.now() - tried.at < TRY_AGAIN_MS)) return
    tried = { version: newest, at: Date.now() }
    // Past the worker's copy, which is renewed by the same request, unless what arrives is not whole.
    await fetch('/api/catalogue', { cache: 'no-cache' })
    forgetCatalogue()
    const { version } = await loadCatalogue()
    if (version === known) return
    known = version
    onChange()
  }
  const quietly = () => void look().catch(() => {})
  setInterval(quietly, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', quietly)
  quietly()
}

async function newestVersion(): Promise<string | undefined> {
  const response = await fetch('/api/catalogue', { method: 'HEAD', cache: 'no-store' })
  return response.ok ? response.headers.get('etag')?.replace(/^W\/|"/g, '') : undefined
}
