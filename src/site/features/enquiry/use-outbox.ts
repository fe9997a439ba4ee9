import { useMemo, useSyncExternalStore } from 'react'
import {
  EMPTY_OUTBOX,
  type OutboxView,
  outboxView,
  watchOutbox,
} from '../../../offline/outbox/outbox-view.ts'
import { isEnquiry } from '../../../outbox/entry.ts'
import type { EnquiryEntry } from '../../../outbox/types.ts'
import { type EnquiryProgress, progressOf } from './enquiry-progress.ts'

/** The enquiries of this device, live; empty and `loading` on the server and at first. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
}

/** The enquiries among the entries of this device. */
export function useEnquiries(): readonly EnquiryEntry[] {
  const { entries } = useOutbox()
  return useMemo(() => entries.filter(isEnquiry), [entries])
}

/** Follows one enquiry, or the newest of this device; changes to `sent` when its receipt arrives. */
export function useEnquiryProgress(id: string | undefined): EnquiryProgress {
  return progressOf(useOutbox(), id)
}
