import type { RepairReply, ToWorker } from '../../contract/worker-messages.ts'

/** `no network`: nothing was changed, because the files on the device cannot be downloaded again. */
export type RepairOutcome = 'reloading' | 'no network'

/** A worker of a release without the repair function does not reply. */
const START_LIMIT_MS = 3_000
/** The longest time without a reply of the worker, which first sends what is queued, then fetches what is damaged. */
const WORKER_LIMIT_MS = 30_000
const SERVER_LIMIT_MS = 8_000

/**
 * Repairs the installed app and reloads the page. The worker sends queued enquiries and fetches damaged files anew; a
 * worker that cannot is removed with all caches, so that the page comes from the server. The outbox's database is never
 * touched. Without dependencies on chunks: it runs when none of them can be loaded.
 */
export async function repairApp({ remove = false } = {}): Promise<RepairOutcome> {
  if (!(await serverAnswers())) return 'no network'
  const repaired = await repairInWorker()
  if (!repaired || remove) await removeWorker()
  location.reload()
  return 'reloading'
}

// A captive portal answers too, with HTML.
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SERVER_LIMIT_MS)
    const health: unknown = await (await fetch('/healthz', { cache: 'no-store', signal })).json()
    return typeof (health as { ok?: unknown } | null)?.ok === 'boolean'
  } catch {
    return false
  }
}

function repairInWorker(): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker?.controller
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    let timer = setTimeout(() => resolve(false), START_LIMIT_MS)
    port1.onmessage = ({ data }: MessageEvent<RepairReply>) => {
      clearTimeout(timer)
      if (data === 'started') timer = setTimeout(() => resolve(false), WORKER_LIMIT_MS)
      else resolve(data === 'repaired')
    }
    worker.postMessage({ type: 'repair' } satisfies ToWorker, [port2])
  })
}

async function removeWorker(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  } catch {
    // Storage is denied: then there is no worker either.
  }
}
