import type { Logger } from '../log.ts'
import { compressBrotli, type Encoded } from './encodings.ts'

/** What was sent this often is compressed again: most pages are not, before the next catalogue or restart replaces them. */
export const SENT_BEFORE_RECOMPRESSION = 10
/** A tenth smaller than what is fast enough while a visitor waits, in 50 times as long. */
const BEST_QUALITY = 11

/** A few wait at a time; the others are left as they are until they have been sent as often again. */
const MAX_WAITING = 20

/** Counts how often a body is sent, and then replaces its brotli encoding by a smaller one, in the background. */
export function createRecompression(log: Logger): (bodies: Encoded) => void {
  const sent = new WeakMap<Encoded, number>()
  let running = Promise.resolve()
  let waiting = 0

  // One at a time, because the best compression takes up to half a second.
  return (bodies) => {
    const times = (sent.get(bodies) ?? 0) + 1
    const isDue = times === SENT_BEFORE_RECOMPRESSION
    sent.set(bodies, isDue && waiting === MAX_WAITING ? 0 : times)
    if (!isDue || waiting === MAX_WAITING) return
    waiting++
    running = running
      .then(async () => {
        bodies.br = await compressBrotli(bodies.identity, BEST_QUALITY)
      })
      .catch((err) => log.warn({ err }, 'an answer could not be compressed again'))
      .finally(() => waiting--)
  }
}
