import { broadcast } from '../app/device-channel.ts'
import { deviceOutbox } from './device-outbox.ts'
import { dropLeavingDraft, leavingDraft } from './leaving-draft.ts'

/** Deletes one unfinished form from the device and from this tab; returns whether it is deleted. */
export async function deleteDraft(key: string): Promise<boolean> {
  const isDeleted = await deviceOutbox().drafts.clear(key)
  if (isDeleted) {
    dropLeavingDraft(key)
    broadcast({ type: 'outbox-changed' })
  }
  return isDeleted
}

/** Forgets what this tab has kept of a form while it was sent: it is an entry by now, unless the page was left before that. */
export async function dropSentDraft(key: string): Promise<void> {
  const left = leavingDraft(key)
  if (!left?.sending) return
  const entry = await deviceOutbox()
    .get(left.id)
    .catch(() => undefined)
  const isStored = entry !== undefined && Date.parse(entry.composedAt) >= left.sending
  if (isStored) dropLeavingDraft(key, { until: left.updatedAt })
}
