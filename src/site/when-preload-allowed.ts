import { type Connection, isNotFast } from '../contract/connection.ts'
import { hasWorker } from '../offline/app/has-worker.ts'
import { savesData } from '../ui/saves-data.ts'

/** The first interactions of a traveller. */
const FIRST_USE = ['pointerdown', 'keydown', 'scroll'] as const

let isUsed = false

/** To be called when the app starts: a traveller scrolls or touches the page before its idle time, in which preloading is decided. */
export function noteFirstUse(): void {
  isUsed = scrollY > 0 || navigator.userActivation?.hasBeenActive === true
  onFirstUse(() => {
    isUsed = true
  })
}

/**
 * Calls back when preloading delays nothing that the traveller waits for: at once where the worker has all files or the
 * connection is fast, otherwise after the first touch, key or scroll. With Save-Data it never calls back, unless the worker has
 * all files.
 */
export function whenPreloadAllowed(run: () => void): void {
  const link = (navigator as { connection?: Connection }).connection
  const isSaving = savesData()
  if (hasWorker() || !(isSaving || (isNotFast(link) && !isUsed))) {
    run()
    return
  }
  if (isSaving) return
  onFirstUse(run)
}

function onFirstUse(run: () => void): void {
  const listener = ({ type, target }: Event) => {
    // A carousel scrolls by itself.
    if (type === 'scroll' && target !== document) return
    for (const each of FIRST_USE) removeEventListener(each, listener, true)
    run()
  }
  for (const type of FIRST_USE) addEventListener(type, listener, { capture: true, passive: true })
}
