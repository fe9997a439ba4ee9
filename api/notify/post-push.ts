import webPush from 'web-push'
import type { PushTarget } from '../../src/contract/notify.ts'
import { post } from './outgoing.ts'
import type { NotifySettings } from './settings.ts'

/** A subscription as the database keeps it. */
export type PushColumns = { endpoint: string; p256dh: string; auth: string }

export type PushOptions = {
  /** How long the push service stores the message for a phone that is off, s. */
  ttlS: number
  urgency: 'normal' | 'high'
  /** For a phone that is off, the push service stores only the latest message of each topic. */
  topic: string
  signal: AbortSignal
}

/** `gone`: the subscription no longer exists in the browser and has to be deleted. */
export type PushResult =
  | { type: 'sent' }
  | { type: 'gone' }
  | { type: 'retry'; status: number; retryAfterMs: number | undefined }

/** Encrypts `content` for one device, unreadable for its push service, and posts it there. Rejects as `post` does. */
export async function postPush(
  { publicKey, privateKey, subject, allowInternal }: NotifySettings['push'],
  target: PushColumns,
  content: object,
  { ttlS, urgency, topic, signal }: PushOptions,
): Promise<PushResult> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    JSON.stringify(content),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: ttlS, urgency, topic },
  )
  const { status, retryAfterMs } = await post(endpoint, {
    headers: headers as Record<string, string | number>,
    body: body as Buffer,
    signal,
    allowInternal,
  })
  if (status >= 200 && status < 300) return { type: 'sent' }
  return status === 404 || status === 410 ? { type: 'gone' } : { type: 'retry', status, retryAfterMs }
}

/** Keys are stored without padding, because the encryption library expects them so. */
export function pushColumns({ endpoint, keys }: PushTarget): PushColumns {
  return { endpoint, p256dh: keys.p256dh.replace(/={1,2}$/, ''), auth: keys.auth.replace(/={1,2}$/, '') }
}
