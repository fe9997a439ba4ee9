import { onNews } from './news.ts'

/** Name of the outbox's database (outbox/database.ts). */
const DATABASE = 'outbox'

/**
 * Calls `run` as soon as this device has an outbox: now, or when something is first kept. Most first visits never do,
 * and need not download it.
 */
export function whenOutboxExists(run: () => void): () => void {
  let stop = () => {}
  const once = () => {
    stop()
    stop = () => {}
    run()
  }
  stop = onNews((news) => news.type === 'outbox-changed' && once())
  const stopped = stop
  void outboxIsThere().then((there) => there && stop === stopped && once())
  return () => stop()
}

/** Whether this device has an outbox. Where it cannot be told, as if it had: what waits must be sent. */
export async function outboxIsThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    return true
  }
}
