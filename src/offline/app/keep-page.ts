import { isMetered } from '../../contract/connection.ts'
import { isTripPath } from '../../contract/trip-path.ts'
import type { ToWorker } from '../../contract/worker-messages.ts'
import { deviceConnection } from './device-connection.ts'

/**
 * Has the worker keep this page as the server renders it, for the next start; not over a slow or metered connection, and
 * not a traveller's own trip.
 */
export function keepPage(registration: ServiceWorkerRegistration): void {
  if (isMetered(deviceConnection()) || isTripPath(location.pathname)) return
  registration.active?.postMessage({ type: 'keep-page', path: location.pathname } satisfies ToWorker)
}
