import type { Kysely } from 'kysely'
import { OVERDUE_PATH, OWN_OPEN_PATH, SUSPECTED_SPAM_PATH } from '../../src/contract/lead-filters.ts'
import { isCountNotice, isQuotationTopic, type PushMessage } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { countEnquiries, TOPIC_TITLES } from './format.ts'
import { InternalAddressError } from './outgoing.ts'
import { postPush } from './post-push.ts'
import type { Message, Outcome, Sender } from './sender.ts'
import type { NotifySettings } from './settings.ts'

/** After a day the message is outdated: the inbox has newer information. */
const PUSH_TTL_S = 86_400

/** Sends push messages to the phones of staff. */
export function pushSender(
  push: NotifySettings['push'],
  { kysely, references }: { kysely: Kysely<Schema>; references: References },
): Sender {
  async function send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const device = await kysely
      .selectFrom('push_subscription')
      .innerJoin('session', 'session.id', 'push_subscription.session_id')
      .selectAll('push_subscription')
      .select('session.expiresAt')
      .where('push_subscription.id', '=', message.target)
      .executeTakeFirst()
    // Checked again here: the session may have ended while the message waited.
    if (!device || new Date(device.expiresAt).getTime() <= Date.now())
      return { type: 'dropped', reason: 'This phone is no longer signed in.' }

    const content = { ...pushMessage(message, references), staff: device.user_id }
    try {
      const result = await postPush(push, device, content, {
        ttlS: PUSH_TTL_S,
        urgency: 'high',
        topic: content.tag.replaceAll('-', '').slice(0, 32),
        signal,
      })
      if (result.type === 'retry') return { ...result, reason: `The push service answered ${result.status}.` }
      if (result.type === 'gone')
        return (await deleteSubscription(device))
          ? { type: 'dropped', reason: 'This phone no longer accepts notifications.' }
          : { type: 'retry', reason: 'The browser has replaced its subscription.' }
      await recordNotified(device)
      return { type: 'sent' }
    } catch (error) {
      if (error instanceof InternalAddressError) return { type: 'failed', reason: error.message }
      throw error
    }
  }
  // `false` when the browser has replaced it meanwhile.
  async function deleteSubscription({ id, endpoint }: { id: string; endpoint: string }): Promise<boolean> {
    const { numDeletedRows } = await kysely
      .deleteFrom('push_subscription')
      .where('id', '=', id)
      .where('endpoint', '=', endpoint)
      .executeTakeFirst()
    return Number(numDeletedRows) > 0
  }
  // At most once a minute, to save writes.
  async function recordNotified({ id, told_at }: { id: string; told_at: string | null }): Promise<void> {
    const now = Date.now()
    // Further ahead than that was before the clock was turned back.
    if (told_at !== null && Math.abs(now - Date.parse(told_at)) < 60_000) return
    await kysely
      .updateTable('push_subscription')
      .set({ told_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute()
  }

  return { channel: 'push', concurrency: 8, timeLimitMs: 15_000, send }
}

// The reference, but no name and no place: anybody can read a locked screen.
function pushMessage({ id, notices, total }: Message, references: References): PushMessage {
  const [notice] = notices
  if (!notice)
    return {
      title: 'It works',
      body: 'New enquiries will show like this.',
      path: '/admin/settings/notifications',
      tag: id,
    }
  if (isCountNotice(notice)) {
    const title = `${TOPIC_TITLES[notice.topic]}: ${countEnquiries(notice.leads)}`
    return notice.topic === 'lead.quarantined'
      ? {
          title,
          body: 'Please review them in the inbox.',
          path: SUSPECTED_SPAM_PATH,
          tag: 'suspected-spam',
        }
      : { title, body: 'Open the inbox to see them.', path: OWN_OPEN_PATH, tag: id }
  }
  if (total > 1)
    return {
      title: `${TOPIC_TITLES[notice.topic]}: ${countEnquiries(total)}`,
      body: 'Open the inbox to see them.',
      path: OVERDUE_PATH,
      tag: 'overdue',
    }
  const { id: leadId, contact, assignee, quarantine, merged_into } = notice.lead
  const isOpen = quarantine === null && merged_into === null
  return {
    title: TOPIC_TITLES[notice.topic],
    body: references.of(notice.lead.seq),
    path: `/admin/leads/${leadId}`,
    tag: leadId,
    lead: leadId,
    actions: [
      ...(isOpen && contact !== null ? (['call'] as const) : []),
      ...(isOpen && assignee === null && !isQuotationTopic(notice.topic) ? (['take'] as const) : []),
    ],
  }
}
