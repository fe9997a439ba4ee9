import type { Generated } from 'kysely'
import type { Channel, DeliveryState, MailMode, NoticeTopic } from '../../src/contract/notify.ts'

/** ISO 8601 instant in UTC. */
type Instant = string

/** Something to be told about a lead, written in the transaction in which it happened. */
export type NotificationTable = {
  seq: Generated<number>
  lead_seq: number
  topic: NoticeTopic
  created_at: Instant
  /** JSON list of the members of staff it is for; null when it is for everyone who wants to know. */
  recipients: string | null
}

/** One message on its way to one target; what it tells stands in `delivery_notice`. */
export type DeliveryTable = {
  seq: Generated<number>
  /** Stays the same over every try: receivers tell repeats by it. */
  message_id: string
  channel: Channel
  /** A mail address, the id of a push subscription, or `webhook`. */
  target: string
  /** 1 for a message that staff sent to try the channel. */
  is_test: Generated<number>
  state: Generated<DeliveryState>
  created_at: Instant
  attempts: Generated<number>
  next_attempt_at: Instant
  /** Some process is sending it until then; later, it died and another may. */
  claimed_until: Instant | null
  done_at: Instant | null
  last_error: string | null
}

/** Which notices a message carries: one, or as many as a digest gathered. */
export type DeliveryNoticeTable = { message_id: string; notification_seq: number }

/** The owner's choices about a channel, and whether its receiver told us to stop. */
export type NotifyChannelTable = {
  channel: Channel
  mode: MailMode
  digest_minutes: Generated<number>
  stopped_at: Instant | null
  stopped_reason: string | null
  /** Digest of the address that was stopped: another one starts afresh. */
  stopped_for: string | null
}

/** What a member of staff wants by mail, at the own address. */
export type NotifyMemberTable = { user_id: string; mail: MailMode }

/** A phone or browser of somebody who is signed in on it. */
export type PushSubscriptionTable = {
  id: string
  user_id: string
  session_id: string
  /** Address at the browser's push service: whoever knows it can wake the phone. */
  endpoint: string
  p256dh: string
  auth: string
  /** What the owner of the device calls it: `Chrome on Android`. */
  label: string
  created_at: Instant
  told_at: Instant | null
}

export type NotifyTables = {
  notification: NotificationTable
  delivery: DeliveryTable
  delivery_notice: DeliveryNoticeTable
  notify_channel: NotifyChannelTable
  notify_member: NotifyMemberTable
  push_subscription: PushSubscriptionTable
}
