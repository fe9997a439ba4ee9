import { broadcast } from '../app/device-channel.ts'
import { deviceOutbox } from './device-outbox.ts'
import { tabDrafts } from './tab-drafts.ts'

/** Deletes one unfinished form from the device and from this tab; returns whether it is deleted. */
export async function deleteDraft(key: string): Promise<boolean> {
  const isDeleted = await deviceOutbox().drafts.clear(key)
  if (isDeleted) {
    tabDrafts.drop(key)
    broadcast({ type: 'outbox-changed' })
  }
  return isDeleted
}
