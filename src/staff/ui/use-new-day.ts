import { indianDay } from '../../contract/travel-date.ts'
import { useWhileVisible } from './use-while-visible.ts'

/** How often a visible page looks at the day, ms. */
const LOOK_MS = 60_000
/** A device's clock may be ahead of the server's, which would still answer for the day before. */
const MARGIN_MS = 5 * 60_000

/**
 * Calls `reload` on the day in India after the one on which the page was read (`readAt`, epoch ms), until the page was read again:
 * what becomes due with the day alone is no event of the live stream.
 */
export function useNewDay(readAt: number | undefined, reload: () => unknown): void {
  useWhileVisible(LOOK_MS, () => {
    if (readAt !== undefined && deskDay(readAt) !== deskDay(Date.now())) void reload()
  })
}

function deskDay(at: number): string {
  return indianDay(new Date(at - MARGIN_MS))
}
