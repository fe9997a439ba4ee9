import { classifyStorageError } from './storage-error.ts'

/** How long is waited before each further try, ms: another transaction has to end, or a server to start again. */
const DELAYS_MS = [50, 150, 400, 800]
/** PostgreSQL ended a transaction because it and another one waited for each other. */
const DEADLOCK = '40P01'

/** Tries again after a transient error. Only for what changes nothing when it is done twice: the answer of a try that succeeded may be lost. */
export function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, (error) => classifyStorageError(error) === 'transient')
}

/** Runs a transaction, and again where it was ended for a deadlock: it has changed nothing then, and the other one goes on. */
export function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  return retry(transaction, (error) => (error as { code?: unknown } | null)?.code === DEADLOCK)
}

async function retry<T>(work: () => Promise<T>, mayRetry: (error: unknown) => boolean): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!mayRetry(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return work()
}
