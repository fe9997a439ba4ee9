import { savesDataOrIs2g } from '../../contract/connection.ts'
import type { ToWorker } from '../../contract/worker-messages.ts'
import { deviceConnection } from '../app/device-connection.ts'
import { videoPolicy } from './kept-reels.ts'

/** Has the worker fetch what the app needs without a network, unless the traveller's link is slow or saves data. */
export function keepPictures(registration: ServiceWorkerRegistration): void {
  if (savesDataOrIs2g(deviceConnection())) return
  registration.active?.postMessage({ type: 'keep-media', videos: videoPolicy() } satisfies ToWorker)
}
