import type { EnquiryBody } from '../outbox/entry.ts'
import type { Outbox } from '../outbox/outbox.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

// What the device adds around the form is not form data.
const ENVELOPE = ['sourceDomain', 'composedAt', 'consent', 'website', 'filledInMs']

/** Pushes the analytics event of one delivered enquiry (spec 1 §7). */
export function pushSubmitted(body: EnquiryBody): void {
  const fields = Object.entries(body).filter(([field]) => !ENVELOPE.includes(field))
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'tripInquirySubmitted',
    formData: Object.fromEntries(fields),
    sourceDomain: body.sourceDomain ?? '',
  })
}

/**
 * Announces every delivered enquiry that has not been, also those the worker delivered with no page open. Each is
 * taken from the store first, so that of several tabs only one announces it.
 */
export async function announceDelivered(outbox: Pick<Outbox, 'takeUnannounced'>): Promise<void> {
  for (;;) {
    const taken = await outbox.takeUnannounced()
    if (!taken) return
    pushSubmitted(taken.body)
  }
}
