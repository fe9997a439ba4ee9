import { useSyncExternalStore } from 'react'
import { isLoadFailure, recover } from '../offline/app/recover.ts'
import { createStore } from '../state/create-store.ts'

/** Why a loader runs, and the signal that aborts it when another query or page is wanted. */
type Load = { cause: 'enter' | 'stay' | 'preload'; abortController: AbortController }

const failed = createStore<{ retry: () => void } | undefined>(undefined)

/**
 * Loads what a page needs for its query. When that fails while the page is in use, the page stays with what is typed in it, and
 * {@link useFailedLoad} offers to try again. A page that is not shown yet fails as ever.
 */
export async function loadInPlace<Loaded>(
  load: () => Promise<Loaded>,
  { cause, abortController: { signal } }: Load,
): Promise<Loaded> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (cause !== 'stay' || signal.aborted) throw error
      // Some browsers request a script that failed only once; the address has the query for the page that is loaded anew.
      if (attempt > 1 && isLoadFailure(error)) await recover()
      await wantedAgain(signal)
    }
  }
}

/** How to try again what could not be loaded for the page's newest query; `undefined` when nothing failed. */
export function useFailedLoad(): (() => void) | undefined {
  return useSyncExternalStore(failed.subscribe, failed.get, () => undefined)?.retry
}

function wantedAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const failure = { retry: () => end(resolve) }
    const end = (then: () => void) => {
      signal.removeEventListener('abort', abort)
      // A newer query may have failed meanwhile.
      if (failed.get() === failure) failed.set(undefined)
      then()
    }
    const abort = () => end(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else failed.set(failure)
  })
}
