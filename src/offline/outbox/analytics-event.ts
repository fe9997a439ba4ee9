import type { EnquiryBody, Outbox } from '../../outbox/types.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

// Fields that the device adds are not form data.
const ENVELOPE = ['sourceDomain', 'page', 'composedAt', 'consent', 'website', 'filledInMs']

/** Pushes the analytics event of one delivered enquiry (spec 1 §7). */
export function pushSubmittedEvent(body: EnquiryBody): void {
  const fields = Object.entries(body).filter(([field]) => !ENVELOPE.includes(field))
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'tripInquirySubmitted',
    formData: Object.fromEntries(fields),
    sourceDomain: body.sourceDomain ?? '',
  })
}

/**
 * Pushes the event of every delivered enquiry that has none yet, also of those the worker delivered. Each is
 * taken from the store first, so that only one of several tabs pushes it.
 */
export async function pushDeliveredEvents(outbox: Pick<Outbox, 'takeUntracked'>): Promise<void> {
  for (;;) {
    const taken = await outbox.takeUntracked()
    if (!taken) return
    pushSubmittedEvent(taken.body)
  }
}
