import type { Kysely } from 'kysely'
import webPush from 'web-push'
import type { PushMessage } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { leadView } from '../staff/lead-view.ts'
import { InternalAddress, post } from './outgoing.ts'
import type { Message, Outcome, Sender } from './sender.ts'
import type { NotifySettings } from './settings.ts'
import { HEADLINES, subjectOf } from './words.ts'

/** A phone that was off for longer has missed it; the inbox shows it. */
const KEPT_BY_SERVICE_S = 86_400

/** Wakes the phones of staff. Their browsers' push services carry the message encrypted, and learn nothing of it. */
export function pushSender(
  { publicKey, privateKey, subject, allowInternal }: NotifySettings['push'],
  { kysely, references }: { kysely: Kysely<Schema>; references: References },
): Sender {
  async function send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const device = await kysely
      .selectFrom('push_subscription')
      .selectAll()
      .where('id', '=', message.target)
      .executeTakeFirst()
    if (!device) return { type: 'dropped', reason: 'This phone is not signed in any more.' }

    const content = pushMessage(message, references)
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(content),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT_BY_SERVICE_S,
        urgency: 'high',
        // While the phone is off, the service keeps only the newest about each lead.
        topic: content.tag.replaceAll('-', '').slice(0, 32),
      },
    )
    try {
      const { status, retryAfterMs } = await post(endpoint, {
        headers: headers as Record<string, string | number>,
        body: body as Buffer,
        signal,
        allowInternal,
      })
      if (status >= 200 && status < 300) {
        await rang(device)
        return { type: 'sent' }
      }
      if (status === 404 || status === 410) {
        await kysely.deleteFrom('push_subscription').where('id', '=', device.id).execute()
        return { type: 'dropped', reason: 'This phone takes no notices any more.' }
      }
      return { type: 'retry', reason: `The push service answered ${status}.`, retryAfterMs }
    } catch (error) {
      if (error instanceof InternalAddress) return { type: 'failed', reason: error.message }
      throw error
    }
  }
  // To the minute, which spares most writes.
  async function rang({ id, told_at }: { id: string; told_at: string | null }): Promise<void> {
    const now = Date.now()
    if (told_at !== null && now - Date.parse(told_at) < 60_000) return
    await kysely
      .updateTable('push_subscription')
      .set({ told_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute()
  }

  return { channel: 'push', atOnce: 8, timeLimitMs: 15_000, send }
}

/** Where to and which, nothing of who: a locked screen is read by anyone. */
function pushMessage({ id, notices: [notice] }: Message, references: References): PushMessage {
  if (!notice)
    return {
      title: 'It works',
      body: 'New enquiries will show like this.',
      path: '/admin/settings/notifications',
      tag: id,
    }
  const lead = leadView(notice.lead, references)
  return {
    title: `${HEADLINES[notice.topic]}: ${subjectOf(lead)}`,
    body: lead.reference,
    path: `/admin/leads/${lead.id}`,
    tag: lead.id,
  }
}
