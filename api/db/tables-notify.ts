import type { Generated } from 'kysely'
import type { Channel, DeliveryState, MailMode, NoticeTopic, OwnMailMode } from '../../src/contract/notify.ts'

/** ISO 8601 instant in UTC. */
type Instant = string

/** A queued notice, written in the transaction of its event. */
export type NotificationTable = {
  seq: Generated<number>
  /** 0 for a notice that is not about one lead. */
  lead_seq: number
  topic: NoticeTopic
  created_at: Instant
  /** JSON list of staff ids; null when it is for all who may see the lead. */
  recipients: string | null
  /** Number of leads of a notice that is not about one lead. */
  leads: number | null
}

/** A message to one target; its notices are in `delivery_notice`. */
export type DeliveryTable = {
  seq: Generated<number>
  /** The same in every attempt, so that receivers can detect duplicates. */
  message_id: string
  channel: Channel
  /** A mail address, the id of a push subscription, or `webhook`. */
  target: string
  /** 1 for a test message. */
  is_test: Generated<number>
  state: Generated<DeliveryState>
  created_at: Instant
  attempts: Generated<number>
  next_attempt_at: Instant
  /** Until then a process has claimed it; after that another process may send it. */
  claimed_until: Instant | null
  done_at: Instant | null
  last_error: string | null
}

/** The notices of a message: one, or several in a digest. */
export type DeliveryNoticeTable = { message_id: string; notification_seq: number }

/** The owner's preferences for a channel, and whether its receiver stopped it. */
export type NotifyChannelTable = {
  channel: Channel
  mode: MailMode
  digest_minutes: Generated<number>
  stopped_at: Instant | null
  stopped_reason: string | null
  /** Hash of the address that was stopped; a different address is not stopped. */
  stopped_for: string | null
}

/** A member's own mail preferences. */
export type NotifyMemberTable = { user_id: string; mail: OwnMailMode }

/** A signed-in phone or browser with push messages. */
export type PushSubscriptionTable = {
  id: string
  user_id: string
  session_id: string
  /** URL at the browser's push service; secret, because it is enough to send messages to. */
  endpoint: string
  p256dh: string
  auth: string
  /** `Chrome on Android`. */
  label: string
  created_at: Instant
  told_at: Instant | null
}

/** A traveller's device that is notified when a quotation of this lead is ready; deleted with the lead's data. */
export type TravellerPushTable = {
  lead_seq: number
  /** SHA-256, base64url. */
  endpoint_hash: string
  /** URL at the browser's push service; secret, because it is enough to send messages to. */
  endpoint: string
  p256dh: string
  auth: string
  created_at: Instant
  attempts: Generated<number>
  /** When the next attempt is due; null while no message is queued. */
  next_attempt_at: Instant | null
}

export type NotifyTables = {
  notification: NotificationTable
  delivery: DeliveryTable
  delivery_notice: DeliveryNoticeTable
  notify_channel: NotifyChannelTable
  notify_member: NotifyMemberTable
  push_subscription: PushSubscriptionTable
  traveller_push: TravellerPushTable
}
