/** Whether a worker controls this page and so opens it without a network. Where storage is denied, asking throws. */
export function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/** Calls `listener` when a worker takes control of the page, as at a first visit; returns how to unsubscribe. */
export function watchWorker(listener: () => void): () => void {
  try {
    const workers = navigator.serviceWorker
    workers?.addEventListener('controllerchange', listener)
    return () => workers?.removeEventListener('controllerchange', listener)
  } catch {
    return () => {}
  }
}
