import { useSyncExternalStore } from 'react'
import { timeText } from './trip-text.ts'

/** Writes times: in Indian time as the server does, and from hydration on in the reader's own time zone. */
export function useTimeText(): (at: string) => string {
  const isHydrated = useSyncExternalStore(never, yes, no)
  return (at) => timeText(at, isHydrated ? undefined : 'Asia/Kolkata')
}

const never = () => () => {}
const yes = () => true
const no = () => false
