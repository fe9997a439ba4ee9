import { LOCAL_KEYS } from '../contract/storage-names.ts'
import { loadLater } from '../state/load-later.ts'
import { readLocal } from '../state/web-storage.ts'
import { captureInstallPrompt } from './app/install-prompt.ts'
import { keepPage } from './app/keep-page.ts'
import { followLaunches } from './app/launch.ts'
import { registerWorker, updateReady, watchUpdate } from './app/updates.ts'
import { keepPictures } from './media/pictures.ts'
import { requestPeriodicSync } from './outbox/background-sync.ts'
import { whenOutboxExists } from './outbox/outbox-exists.ts'

let started = false

type Options = {
  /** A new release waits. */
  offerUpdate: () => void
  /** Calls back when another page is shown. */
  onPage: (listener: () => void) => void
  /** Opens a page of the site in this window. */
  open: (path: string) => void
  /** The URL that this document was opened with. */
  openedAt: string
}

/** Starts the page’s part of the offline features. Called once, when the page is idle. */
export function start({ offerUpdate, onPage, open, openedAt }: Options): void {
  if (started) return
  started = true
  captureInstallPrompt()
  followLaunches(open, openedAt)
  whenOutboxExists(() =>
    loadLater(
      () => import('./outbox/start-outbox.ts'),
      ({ startOutbox }) => startOutbox(),
    ),
  )
  if (readLocal(LOCAL_KEYS.notifiedEnquiries))
    loadLater(
      () => import('./trips/quotation-push.ts'),
      ({ keepMessageLanguage }) => keepMessageLanguage(),
    )
  watchUpdate(() => updateReady() && offerUpdate())
  void registerWorker().then((registration) => {
    if (!registration) return
    keepPictures(registration)
    keepPage(registration)
    onPage(() => keepPage(registration))
    void requestPeriodicSync()
  })
}
