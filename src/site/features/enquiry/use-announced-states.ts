import { useEffect, useRef } from 'react'
import { enquiriesText } from '../../../language/enquiries.ts'
import type { EnquiryEntry } from '../../../outbox/types.ts'
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
  const known = useRef(new Map<string, EnquiryEntry>())
  useEffect(() => {
    const texts = entries.flatMap((entry) => {
      const before = known.current.get(entry.id)
      return (before && changeText(entry, before)) ?? []
    })
    known.current = new Map(entries.map((entry) => [entry.id, entry]))
    if (texts.length > 0) announce(texts.join(' '))
  }, [entries])
}

/** What changed since the list was last shown, in words; `undefined` when it need not be announced. */
export function changeText(entry: EnquiryEntry, before: EnquiryEntry): string | undefined {
  const t = enquiriesText()
  const title = entryTitle(entry)
  if (entry.state === 'sent') return before.state === 'sent' ? undefined : t.wasSent(title, entry.reference)
  if (entry.state === 'attention') return before.state === 'attention' ? undefined : t.needsAttention(title)
  // Without a network an attempt can be over before it was ever shown as one.
  const wasTried =
    before.state === 'sending' || (before.state === 'waiting' && before.attemptedAt !== entry.attemptedAt)
  if (entry.state !== 'waiting' || !wasTried || !retried.delete(entry.id)) return undefined
  const reason = lastAttemptText(entry) ?? ''
  return entry.attempted ? `${title}: ${t.notConfirmed} ${reason}` : t.wasNotSent(title, reason)
}
