import type { LeadChange } from '../../contract/lead.ts'
import {
  type DraftPlace,
  dropDraft,
  keepDraft,
  readDraft,
  readSeen,
  restoreDraft,
  type Seen,
} from '../drafts/drafts.ts'
import { unsentDetails } from './correction-values.ts'

export type SentDraft = { place: DraftPlace; text: string; seen?: Seen | undefined }

/** What is kept on this device of the fields of a change, as the change is sent. */
export function draftsOf(userId: string, leadId: string, change: LeadChange): SentDraft[] {
  const { followUpAt, lostReason, details, bookedAmount } = change
  const fields: DraftPlace['field'][] = [
    ...(followUpAt !== undefined ? ['follow-up' as const] : []),
    ...(lostReason !== undefined ? ['lost-reason' as const] : []),
    ...(details !== undefined ? ['details' as const] : []),
    ...(bookedAmount !== undefined ? ['booked-amount' as const] : []),
  ]
  return fields.map((field) => {
    const place = { userId, leadId, field }
    return { place, text: readDraft(place), seen: readSeen(place) }
  })
}

/** Deletes the drafts of a change that is kept elsewhere until it is done; what was typed meanwhile stays. */
export function releaseSent(sent: readonly SentDraft[]): void {
  for (const { place, text } of sent) dropDraft(place, text)
}

/** Keeps the drafts of a change that was not saved again, unless something was typed meanwhile. */
export function keepSentAgain(sent: readonly SentDraft[]): void {
  for (const { place, text, seen } of sent) restoreDraft(place, text, seen)
}

/** Deletes the drafts that were saved with this version of the lead; what was typed meanwhile stays, typed over that version. */
export function forgetSent(sent: readonly SentDraft[], version: number): void {
  for (const { place, text } of sent) {
    const now = readDraft(place)
    const seen = readSeen(place)
    const rest = now === text ? '' : place.field === 'details' ? unsentDetails(now, text) : now
    // Without a rest, a text that could not be kept may have been typed meanwhile.
    if (rest === '') dropDraft(place, now)
    else keepDraft(place, rest, seen && { ...seen, version })
  }
}
