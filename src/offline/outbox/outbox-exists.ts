import { OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { atMost } from '../../state/at-most.ts'
import { follow } from '../app/device-channel.ts'

/** How long the browser may take to list its databases, ms. */
const ANSWER_LIMIT_MS = 5_000

/**
 * Calls `run` as soon as this device has an outbox: now, or when something is first stored. Most first visits do not need its
 * code.
 */
export function whenOutboxExists(run: () => void): () => void {
  let stop = () => {}
  const once = () => {
    stop()
    stop = () => {}
    run()
  }
  const look = () => void outboxExists().then((there) => there && stop === stopped && once())
  stop = follow((message) => message.type === 'outbox-changed' && once(), look)
  const stopped = stop
  look()
  return () => stop()
}

/** Whether this device has an outbox; `true` where browsers cannot tell, because queued enquiries must be sent. */
export async function outboxExists(): Promise<boolean> {
  try {
    const found = (await atMost(ANSWER_LIMIT_MS, indexedDB.databases())) as IDBDatabaseInfo[] | undefined
    return found?.some(({ name }) => name === OUTBOX_DATABASE) ?? true
  } catch {
    return true
  }
}
