import { withoutTripToken } from '../../contract/trip-path.ts'
import { deviceClock } from '../../outbox/clock.ts'
import { type DraftKeeper, openKeeper } from '../../outbox/draft-keeper.ts'
import type { DraftPage } from '../../outbox/draft-storage.ts'
import { holdUpdate } from '../app/updates.ts'
import { deviceOutbox } from './device-outbox.ts'
import { markOutcome, markSubmit } from './interrupted-submit.ts'
import { outboxExists } from './outbox-exists.ts'
import { tabDrafts } from './tab-drafts.ts'

/**
 * Opens the keeper of one form of this page. `key` names the form: `home`, `contact`, `package:bali1`. `posted`: the id that the
 * browser has sent this form with, without an answer. `showId` is called where the id changes without a touch.
 */
export function openDraftKeeper(key: string, posted?: string, showId?: (id: string) => void): DraftKeeper {
  const page: DraftPage = {
    outbox: deviceOutbox(),
    outboxExists,
    tabDrafts,
    clock: deviceClock,
    path: () => withoutTripToken(location.pathname),
    holdUpdate,
    markSubmit,
    markOutcome,
    listen,
  }
  return openKeeper(page, key, posted, showId)
}

// `pagehide` alone is too late on phones that kill the page in the background.
function listen({ hidden, left }: Parameters<DraftPage['listen']>[0]): () => void {
  const changed = () => {
    if (document.visibilityState === 'hidden') hidden()
  }
  document.addEventListener('visibilitychange', changed)
  // Captured, so that it is written before the databases pause (page-cache.ts).
  addEventListener('pagehide', left, { capture: true })
  return () => {
    document.removeEventListener('visibilitychange', changed)
    removeEventListener('pagehide', left, { capture: true })
  }
}
