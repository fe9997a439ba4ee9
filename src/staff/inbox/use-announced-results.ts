import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announcer.tsx'

/** Announces how many leads a search or a filter has found, once it is loaded. */
export function useAnnouncedResults(
  busy: boolean,
  list: { leads: readonly unknown[]; nextCursor: unknown } | undefined,
) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && list) announce(resultText(list.leads.length, list.nextCursor !== null))
    wasBusy.current = busy
  }, [busy, list])
}

function resultText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No leads found.'
  if (hasMore) return `More than ${count} leads found.`
  return count === 1 ? '1 lead found.' : `${count} leads found.`
}
