import { Workbox } from 'workbox-window'
import { WORKER_URL } from '../../contract/worker-messages.ts'
import { LOCK_NAME } from '../../outbox/lock-name.ts'
import { atMost } from '../../state/at-most.ts'
import { createStore } from '../../state/create-store.ts'

const CHECK_EVERY_MS = 60 * 60_000
/** How long an update waits for the new worker to take charge, which it does once the former one sends nothing, ms. */
const TAKE_OVER_LIMIT_MS = 15_000
/** How long it then waits for what the new worker sends, ms. */
const SEND_LIMIT_MS = 2_000

let workbox: Workbox | undefined
const state = createStore({ isReady: false, holds: 0 })

/** Installs the worker and watches for new releases. Resolves once one worker is active; never throws. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // In development, sources must not be answered from a cache.
  if (import.meta.hot || !('serviceWorker' in navigator)) return undefined
  try {
    // Blocked by the browser's settings, or no network yet: the site works without. Creating it asks for the controller.
    workbox = new Workbox(WORKER_URL, { updateViaCache: 'none' })
    workbox.addEventListener('waiting', () => setReady(true))
    workbox.addEventListener('controlling', () => setReady(false))
    if (!(await workbox.register({ immediate: true }))) return undefined
  } catch {
    return undefined
  }
  checkNowAndThen(workbox)
  return navigator.serviceWorker.ready
}

/** Whether a new release waits for {@link applyUpdate}; for `useSyncExternalStore(watchUpdate, updateReady, () => false)`. */
export function updateReady(): boolean {
  const { isReady, holds } = state.get()
  return isReady && holds === 0
}

/** Calls back when {@link updateReady} may have changed; returns how to stop. */
export const watchUpdate = state.subscribe

/** While this is held, no update is offered or applied, because the screen contains typed text. Returns how to release it. */
export function holdUpdate(): () => void {
  let isHeld = true
  addHold(1)
  return () => {
    if (isHeld) addHold(-1)
    isHeld = false
  }
}

/** Switches to the release that was offered and reloads this page. `false`, and no reload, over a draft or a send. */
export async function applyUpdate(): Promise<boolean> {
  if (!workbox || !(await isIdle())) return false
  // Another tab has switched to it since.
  if (!state.get().isReady) {
    location.reload()
    return true
  }
  // Other tabs go on with the old release's files, which the worker keeps.
  const inCharge = new Promise<true>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  workbox.messageSkipWaiting()
  if (!(await atMost(TAKE_OVER_LIMIT_MS, inCharge))) return false
  // The new worker begins by looking for what waits to be sent.
  const signal = AbortSignal.timeout(SEND_LIMIT_MS)
  await navigator.locks?.request(LOCK_NAME, { signal }, () => {}).catch(() => {})
  // Something may have been typed meanwhile, or the sending takes longer.
  if (!(await isIdle())) return false
  location.reload()
  return true
}

// Pages and the worker send under one Web Lock. A browser without Web Locks repeats a send that a reload cut off.
async function isIdle(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return state.get().holds === 0 && !held.some(({ name }) => name === LOCK_NAME)
}

function setReady(isReady: boolean): void {
  state.set({ ...state.get(), isReady })
}

function addHold(change: 1 | -1): void {
  state.set({ ...state.get(), holds: state.get().holds + change })
}

function checkNowAndThen(current: Workbox): void {
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = performance.now()
    current.update().catch(() => {})
  })
}
