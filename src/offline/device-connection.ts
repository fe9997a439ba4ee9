import type { Connection } from '../contract/connection.ts'

/** This device's link as the browser tells it; only Chromium does. */
export function deviceConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
