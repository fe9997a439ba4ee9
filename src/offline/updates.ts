import { type ToWorker, WORKER_URL } from '../contract/worker-messages.ts'
import { outboxIsThere } from './outbox-presence.ts'

const CHECK_EVERY_MS = 60 * 60_000

let registration: ServiceWorkerRegistration | undefined
let ready = false
let holds = 0
const listeners = new Set<() => void>()

/** Installs the worker and keeps an eye on new releases. Resolves once one worker is active; never throws. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Sources that are being worked on must not be answered from a cache.
  if (import.meta.hot || !('serviceWorker' in navigator)) return undefined
  try {
    registration = await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' })
  } catch {
    // Blocked by the browser's settings, or no network yet: the site works without.
    return undefined
  }
  // Where a tool or policy forbids workers, some browsers answer with nothing instead of an error.
  if (!registration) return undefined
  follow(registration.waiting)
  registration.addEventListener('updatefound', () => follow(registration?.installing))
  checkNowAndThen(registration)
  return navigator.serviceWorker.ready
}

/** Whether a new release waits for {@link applyUpdate}; for `useSyncExternalStore(watchUpdate, updateReady, () => false)`. */
export function updateReady(): boolean {
  return ready && holds === 0
}

/** Calls back when {@link updateReady} may have changed; returns how to stop. */
export function watchUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While held, no update is offered or applied: something typed is on the screen. Returns how to let go. */
export function holdUpdate(): () => void {
  let held = true
  holds += 1
  notify()
  return () => {
    if (!held) return
    held = false
    holds -= 1
    notify()
  }
}

/** Switches to the waiting release and reloads this page. `false`, and nothing happens, over a draft or a send. */
export async function applyUpdate(): Promise<boolean> {
  const waiting = registration?.waiting
  if (!waiting || !(await isCalm())) return false
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    // Other tabs go on with the old release's files, which the worker keeps.
    async () => {
      if (await isCalm()) location.reload()
    },
    { once: true },
  )
  waiting.postMessage({ type: 'activate' } satisfies ToWorker)
  return true
}

async function isCalm(): Promise<boolean> {
  if (!(await outboxIsThere())) return holds === 0
  const { deviceOutbox } = await import('./device-outbox.ts')
  const entries = await deviceOutbox()
    .list()
    .catch(() => [])
  return holds === 0 && !entries.some((entry) => entry.state === 'sending')
}

function follow(worker: ServiceWorker | null | undefined): void {
  const look = () => {
    // Without a controller this is the very first worker, not an update.
    ready = Boolean(registration?.waiting && navigator.serviceWorker.controller)
    notify()
  }
  worker?.addEventListener('statechange', look)
  look()
}

function checkNowAndThen(current: ServiceWorkerRegistration): void {
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = performance.now()
    current.update().catch(() => {})
  })
}

function notify(): void {
  for (const listener of listeners) listener()
}
