import { Webhook } from 'standardwebhooks'
import { isCountNotice } from '../../src/contract/notify.ts'
import { leadView } from '../leads/lead-view.ts'
import type { References } from '../leads/reference.ts'
import { InternalAddressError, post } from './outgoing.ts'
import type { Message, Outcome, Sender } from './sender.ts'
import type { NotifySettings } from './settings.ts'

const GONE = 410

/** Posts each notice to the agency's own system, signed by Standard Webhooks (standardwebhooks.com). */
export function webhookSender(
  settings: NonNullable<NotifySettings['webhook']>,
  { references, stopReason }: { references: References; stopReason: NonNullable<Sender['stopReason']> },
): Sender {
  const signer = signerOf(settings.secret)

  async function send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const body = JSON.stringify(bodyOf(message, references))
    const at = new Date()
    try {
      const { status, retryAfterMs } = await post(settings.url, {
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': message.id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signer.sign(message.id, at, body),
        },
        body,
        signal,
        allowInternal: settings.allowInternal,
      })
      if (status >= 200 && status < 300) return { type: 'sent' }
      if (status === GONE) return { type: 'stopped', reason: 'The receiver answered 410 (Gone).' }
      if (status >= 300 && status < 400)
        return { type: 'retry', reason: `The receiver answered ${status}: redirects are not followed.` }
      return { type: 'retry', reason: `The receiver answered ${status}.`, retryAfterMs }
    } catch (error) {
      if (error instanceof InternalAddressError) return { type: 'failed', reason: error.message }
      throw error
    }
  }
  return { channel: 'webhook', concurrency: 8, timeLimitMs: 15_000, stopReason, send }
}

function bodyOf({ isTest, notices: [notice] }: Message, references: References) {
  if (isTest || !notice) return { type: 'test', timestamp: new Date().toISOString(), data: {} }
  const { topic: type, created_at: timestamp } = notice
  if (isCountNotice(notice)) return { type, timestamp, data: { leads: notice.leads } }
  return { type, timestamp, data: leadView(notice.lead, references) }
}

// The library expects base64, with or without `whsec_`; any other secret is used as it is.
function signerOf(secret: string): Webhook {
  try {
    return new Webhook(secret)
  } catch {
    return new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
  }
}
