import type { Connection } from '../../contract/connection.ts'

/** The Network Information API; Chromium only. */
export function deviceConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
