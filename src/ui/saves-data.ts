import { type Connection, savesDataOrIs2g } from '../contract/connection.ts'

/** Whether nothing must load by itself: the link is slow, or the traveller saves data. Browser only. */
export function savesData(): boolean {
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    savesDataOrIs2g((navigator as { connection?: Connection }).connection)
  )
}
