import { useEffect, useRef } from 'react'
import { enquiriesText } from '../../../language/enquiries.ts'
import type { EnquiryEntry, EntryState } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { entryTitle, lastAttemptText } from './entry-text.ts'

/** Enquiries that the traveller has just asked to be sent: a failed attempt of the others is announced to nobody. */
const retried = new Set<string>()

/** To be called when the traveller asks for another attempt. */
export function announceRetry(id: string): void {
  retried.add(id)
  announce(enquiriesText().trying)
}

/** Announces, once each, which enquiries were sent, need attention, or could not be sent when it was asked for. */
export function useAnnouncedStates(entries: readonly EnquiryEntry[]): void {
  const known = useRef(new Map<string, EntryState>())
  useEffect(() => {
    const texts = entries.flatMap((entry) => {
      const before = known.current.get(entry.id)
      return before && before !== entry.state ? (changeText(entry, before) ?? []) : []
    })
    known.current = new Map(entries.map(({ id, state }) => [id, state]))
    if (texts.length > 0) announce(texts.join(' '))
  }, [entries])
}

function changeText(entry: EnquiryEntry, before: EntryState): string | undefined {
  const t = enquiriesText()
  const title = entryTitle(entry)
  if (entry.state === 'sent') return t.wasSent(title, entry.reference)
  if (entry.state === 'attention') return t.needsAttention(title)
  if (entry.state === 'waiting' && before === 'sending' && retried.delete(entry.id))
    return t.wasNotSent(title, lastAttemptText(entry) ?? '')
  return undefined
}
