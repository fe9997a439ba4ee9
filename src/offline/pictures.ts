import type { ToWorker } from '../contract/worker-messages.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Has the worker fetch what the app needs without a network, unless the traveller's link is slow or saves data. */
export function keepPictures(registration: ServiceWorkerRegistration): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return
  registration.active?.postMessage({ type: 'keep-pictures' } satisfies ToWorker)
}
