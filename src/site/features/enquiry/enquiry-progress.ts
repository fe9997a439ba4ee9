import { enquiriesText } from '../../../language/enquiries.ts'
import { officeHoursText } from '../../../language/office.ts'
import type { DeviceCapabilities } from '../../../offline/outbox/device-capabilities.ts'
import type { OutboxView } from '../../../offline/outbox/outbox-view.ts'
import { deviceName, sendingText } from '../../../offline/outbox/sending-text.ts'
import { isEnquiry } from '../../../outbox/entry.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
import { parkedText, waitingText } from './entry-text.ts'

/** How far one enquiry of this device got. */
export type EnquiryProgress =
  | { state: 'sent'; id: string; reference: string }
  | { state: 'waiting' | 'attention'; entry: QueuedEnquiry }
  /** It is there, and only a newer release, or none, can send it. */
  | { state: 'newer' | 'damaged' }
  /** The storage was not read yet. */
  | { state: 'loading' }
  /** The storage cannot be read, or does not have it. */
  | { state: 'unavailable' | 'gone' }

/** Of an enquiry that has no receipt. */
export type Unsent = Exclude<EnquiryProgress, { state: 'sent' | 'loading' }>

/** The progress of one enquiry of this device. */
export function progressOf({ entries, newer, damaged, storage }: OutboxView, id: string): EnquiryProgress {
  const isThis = (one: { id: string }) => one.id === id
  const enquiries = entries.filter(isEnquiry)
  // One that was sent as a new enquiry, because its id was used up, has another id since.
  const entry =
    enquiries.find(isThis) ??
    enquiries.find(({ replaces, replacedBefore }) => replaces === id || replacedBefore?.includes(id))
  if (entry?.state === 'sent') return { state: 'sent', id: entry.id, reference: entry.reference }
  if (entry) return { state: entry.state === 'attention' ? 'attention' : 'waiting', entry }
  if (newer.some(isThis)) return { state: 'newer' }
  if (damaged.some(isThis)) return { state: 'damaged' }
  return { state: storage === 'available' ? 'gone' : storage }
}

/** What is said of an enquiry without a receipt: a heading and a sentence. */
export function unsentText(
  progress: Unsent,
  capabilities: DeviceCapabilities,
): { title: string; message: string } {
  const t = enquiriesText()
  const device = deviceName(capabilities)
  switch (progress.state) {
    case 'waiting':
      return {
        title: t.savedOn(device),
        message: `${waitingText(progress.entry)} ${sendingText(capabilities)}`,
      }
    case 'attention':
      return { title: t.attentionTitle, message: parkedText(progress.entry, device) }
    case 'newer':
      return { title: t.newer, message: t.newerText }
    case 'damaged':
      return { title: t.attentionTitle, message: t.damagedOne }
    case 'unavailable':
      return { title: t.unreadableTitle, message: t.unreadableText(device, officeHoursText()) }
    case 'gone':
      return { title: t.goneTitle, message: t.goneText(device) }
  }
}
