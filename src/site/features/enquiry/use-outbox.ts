import { useMemo, useState, useSyncExternalStore } from 'react'
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

/**
 * Follows one enquiry; changes to `sent` when its receipt arrives, and stays so where the storage no longer has it: the
 * browser may delete it.
 */
export function useEnquiryProgress(id: string): EnquiryProgress {
  const progress = progressOf(useOutbox(), id)
  const [last, setLast] = useState<{ of: string; sent: Sent }>()
  if (progress.state === 'sent' && (last?.of !== id || last.sent.reference !== progress.reference))
    setLast({ of: id, sent: progress })
  return last?.of === id && ABSENT.has(progress.state) ? last.sent : progress
}

type Sent = Extract<EnquiryProgress, { state: 'sent' }>
const ABSENT = new Set<EnquiryProgress['state']>(['loading', 'unavailable', 'gone'])
