import { readPostedId } from '../../state/shown-enquiry.ts'
import { deviceOutbox } from './device-outbox.ts'
import { outboxExists } from './outbox-exists.ts'
import { tabDrafts } from './tab-drafts.ts'

/** Notes in the drafts of this device that the form which the browser has just posted has arrived. */
export async function markPostedDraft(): Promise<void> {
  const id = readPostedId()
  if (!id) return
  tabDrafts.markAttempted(id)
  if (await outboxExists()) await deviceOutbox().drafts.markAttempted(id)
}
