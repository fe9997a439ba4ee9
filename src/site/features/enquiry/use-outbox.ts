import { useMemo, useSyncExternalStore } from 'react'
import {
  EMPTY_OUTBOX,
  type OutboxView,
  outboxView,
  watchOutbox,
} from '../../../offline/outbox/outbox-view.ts'
import { isEnquiry } from '../../../outbox/entry.ts'
import type { EnquiryEntry } from '../../../outbox/types.ts'

/** The enquiries of this device, live; empty and `loading` on the server and at first. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
}

/** The enquiries among the entries of this device. */
export function useEnquiries(): readonly EnquiryEntry[] {
  const { entries } = useOutbox()
  return useMemo(() => entries.filter(isEnquiry), [entries])
}

/** The state of one enquiry; `unknown` while the outbox is read, or when it is not in it. */
export type EnquiryProgress =
  | { state: 'sent'; reference: string }
  | { state: 'waiting' | 'attention' | 'unknown'; reference?: undefined }

/** Follows one enquiry, or the newest of this device; changes to `sent` when its receipt arrives. */
export function useEnquiryState(
  id: string | undefined,
): EnquiryProgress & { storage: OutboxView['storage'] } {
  const { storage } = useOutbox()
  const entries = useEnquiries()
  const entry = id === undefined ? entries[0] : entries.find((one) => one.id === id)
  if (!entry) return { state: 'unknown', storage }
  if (entry.state === 'sent') return { state: 'sent', reference: entry.reference, storage }
  return { state: entry.state === 'attention' ? 'attention' : 'waiting', storage }
}
