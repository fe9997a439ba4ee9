import { setImmediate } from 'node:timers/promises'

/**
 * Lets what else the process has to do go on: requests, and enquiries first of all. Awaited between two parts of long work. With SQLite a query does
 * not wait for anything, so nobody else would be served from the first part to the last.
 */
export function letOthersIn(): Promise<void> {
  return setImmediate()
}
