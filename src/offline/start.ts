import { requestPeriodicSync } from './background-sync.ts'
import { captureInstallPrompt } from './install-prompt.ts'
import { whenOutboxExists } from './outbox-presence.ts'
import { keepPictures } from './pictures.ts'
import { registerWorker, updateReady, watchUpdate } from './updates.ts'

let started = false

/** Starts the page's half of offline: called once, when the page is idle. `offerUpdate` when a new release waits. */
export function start({ offerUpdate }: { offerUpdate: () => void }): void {
  if (started) return
  started = true
  captureInstallPrompt()
  whenOutboxExists(() => void import('./start-outbox.ts').then(({ startOutbox }) => startOutbox()))
  watchUpdate(() => updateReady() && offerUpdate())
  void registerWorker().then((registration) => {
    if (!registration) return
    keepPictures(registration)
    void requestPeriodicSync()
  })
}
