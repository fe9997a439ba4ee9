import { useSyncExternalStore } from 'react'
import { EMPTY_OUTBOX, type OutboxView, outboxView, watchOutbox } from '../../offline/outbox-view.ts'

/** The enquiries of this device, live; empty and `loading` on the server and at first. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
}

/** What became of one enquiry. `unknown` while the device is being asked, or when it knows nothing of it. */
export type EnquiryFate =
  | { state: 'sent'; reference: string }
  | { state: 'waiting' | 'attention' | 'unknown'; reference?: undefined }

/** Follows one enquiry, or the newest of this device; changes to `sent` when its receipt arrives. */
export function useEnquiryFate(id: string | undefined): EnquiryFate & { storage: OutboxView['storage'] } {
  const { entries, storage } = useOutbox()
  const entry = id === undefined ? entries[0] : entries.find((one) => one.id === id)
  if (!entry) return { state: 'unknown', storage }
  if (entry.state === 'sent') return { state: 'sent', reference: entry.reference, storage }
  return { state: entry.state === 'attention' ? 'attention' : 'waiting', storage }
}
