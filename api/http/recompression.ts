import type { Logger } from '../log.ts'
import { compressBrotli, type Encoded } from './encodings.ts'

/** What was sent this often is compressed again: most pages are not, before the next catalogue or restart replaces them. */
export const SENT_BEFORE_RECOMPRESSION = 10
/** A tenth smaller than what is fast enough while a visitor waits, in 50 times as long. */
const BEST_QUALITY = 11

/** Counts how often a body is sent, and then replaces its brotli encoding by a smaller one, in the background. */
export function createRecompression(log: Logger): (bodies: Encoded) => void {
  const sent = new WeakMap<Encoded, number>()
  let running = Promise.resolve()

  // One at a time, because the best compression takes up to half a second.
  return (bodies) => {
    const times = (sent.get(bodies) ?? 0) + 1
    sent.set(bodies, times)
    if (times !== SENT_BEFORE_RECOMPRESSION) return
    running = running
      .then(async () => {
        bodies.br = await compressBrotli(bodies.identity, BEST_QUALITY)
      })
      .catch((err) => log.warn({ err }, 'an answer could not be compressed again'))
  }
}
