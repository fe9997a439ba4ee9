import { isMetered } from '../../contract/connection.ts'
import type { ToWorker } from '../../contract/worker-messages.ts'
import { deviceConnection } from './device-connection.ts'

/** Has the worker keep this page as the server renders it, for the next start; not over a slow or metered connection. */
export function keepPage(registration: ServiceWorkerRegistration): void {
  if (isMetered(deviceConnection())) return
  registration.active?.postMessage({ type: 'keep-page', path: location.pathname } satisfies ToWorker)
}
