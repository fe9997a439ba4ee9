import { setTimeout } from 'node:timers/promises'

/** PostgreSQL ended a transaction because it and another one waited for each other. */
const DEADLOCK = '40P01'
const MAX_TRIES = 4
/** The other transaction has to take its locks first, ms. */
const PAUSE_MS = 50

/** Runs a transaction, and again where it was ended for a deadlock: it has changed nothing then, and the other one goes on. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES - 1; ; left--) {
    try {
      return await transaction()
    } catch (error) {
      if (left === 0 || (error as { code?: unknown } | null)?.code !== DEADLOCK) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
