import * as v from 'valibot'
import { parseWebAddress } from './web-address.ts'

/** The topics of notifications; also the `type` of webhook messages. */
export const NOTICE_TOPICS = [
  'lead.received',
  'lead.assigned',
  'lead.overdue',
  'lead.follow-up',
  'lead.quarantined',
  'lead.handed-over',
  'quotation.opened',
  'quotation.accepted',
  'quotation.change-asked',
  'quotation.declined',
  'quotation.not-accepted',
] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** About a number of leads: suspected spam at most once a day, and the leads that somebody got from a colleague at once. */
export const COUNT_TOPICS = ['lead.quarantined', 'lead.handed-over'] as const satisfies NoticeTopic[]
export type CountTopic = (typeof COUNT_TOPICS)[number]

/** About a quotation: `not-accepted` is an acceptance that came too late or for another version. */
export function isQuotationTopic(topic: NoticeTopic): boolean {
  return topic.startsWith('quotation.')
}

/** About one lead. */
export type LeadTopic = Exclude<NoticeTopic, CountTopic>

/** Whether a notice is about a number of leads. */
export function isCountNotice<Notice extends { topic: NoticeTopic }>(
  notice: Notice,
): notice is Extract<Notice, { topic: CountTopic }> {
  return (COUNT_TOPICS as readonly NoticeTopic[]).includes(notice.topic)
}

export const CHANNELS = ['mail', 'webhook', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** `dropped`: not sent, because the target or the lead no longer exists (phone signed out, lead erased). */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** `digest` combines new enquiries; assigned and overdue leads do not wait for it. */
export const MAIL_MODES = ['off', 'each', 'digest'] as const
export type MailMode = (typeof MAIL_MODES)[number]

/** A member's own mail; `own`: only about leads assigned to them, the default. */
export const OWN_MAIL_MODES = ['own', 'each', 'digest', 'off'] as const
export type OwnMailMode = (typeof OWN_MAIL_MODES)[number]
export const DEFAULT_OWN_MAIL: OwnMailMode = 'own'

/** Minutes between two digests. */
export const DIGEST_MINUTES = [15, 60, 240, 1440] as const

const instant = v.pipe(v.string(), v.isoTimestamp())
const mailMode = v.picklist(MAIL_MODES, 'Please choose off, each or digest.')
const ownMailMode = v.picklist(OWN_MAIL_MODES, 'Please choose own, each, digest or off.')

/** A notification channel with its state. */
export const ChannelViewSchema = v.object({
  channel: v.picklist(CHANNELS),
  /** `stopped`: the receiver answered 410. */
  state: v.picklist(['not-set-up', 'off', 'on', 'stopped']),
  /** The target, or what is not configured. */
  about: v.string(),
  waiting: v.number(),
  failed: v.number(),
  lastSentAt: v.nullable(instant),
  /** The last error of a message that is not sent yet. */
  lastError: v.nullable(v.string()),
})
export type ChannelView = v.InferOutput<typeof ChannelViewSchema>

/** The office's notification preferences, set by the owner. */
export const NotifyPreferencesSchema = v.strictObject({
  mail: mailMode,
  digestMinutes: v.picklist(DIGEST_MINUTES, 'Please choose one of the times offered.'),
  webhook: v.boolean(),
})
export type NotifyPreferences = v.InferOutput<typeof NotifyPreferencesSchema>

/** `PUT /api/notify/preferences`: what is left out stays as it is, also where another owner changed it meanwhile. */
export const NotifyPreferencesChangeSchema = v.partial(NotifyPreferencesSchema)
export type NotifyPreferencesChange = v.InferOutput<typeof NotifyPreferencesChangeSchema>

/** `PUT /api/notify/mine`: a user's preferences for their own address. */
export const OwnNotifyPreferencesSchema = v.strictObject({ mail: ownMailMode })
export type OwnNotifyPreferences = v.InferOutput<typeof OwnNotifyPreferencesSchema>

/** A browser's push subscription, as `toJSON()` gives it. `PUT /api/notify/devices`: this device has another one now. */
export const PushTargetSchema = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.check((text) => parseWebAddress(text) !== null, 'This is not the URL of a push service.'),
  ),
  keys: v.object({
    /** Uncompressed point on P-256, 65 bytes. */
    p256dh: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{87}=?$/, 'This is not the key of a push subscription.'),
    ),
    /** 16 bytes. */
    auth: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'This is not the key of a push subscription.'),
    ),
  }),
})
export type PushTarget = v.InferOutput<typeof PushTargetSchema>

/** `POST /api/notify/devices`: the subscription of this device, with a name for it. */
export const NewDeviceSchema = v.object({
  ...PushTargetSchema.entries,
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export type NewDevice = v.InferOutput<typeof NewDeviceSchema>

/** A phone or browser that gets push messages. */
export const DeviceSchema = v.object({
  id: v.string(),
  label: v.string(),
  createdAt: instant,
  lastNotifiedAt: v.nullable(instant),
  /** Whether it belongs to the session of this request. */
  isThis: v.boolean(),
})
export type Device = v.InferOutput<typeof DeviceSchema>

/** `GET /api/notify`: the user's own preferences; for managers and owners also the office's. */
export const NotifyOverviewSchema = v.object({
  /** Public VAPID key, base64url. */
  applicationServerKey: v.string(),
  mine: v.object({
    mail: ownMailMode,
    address: v.string(),
    /** Whether a mail server is set up. */
    canMail: v.boolean(),
    devices: v.array(DeviceSchema),
  }),
  office: v.nullable(
    v.object({
      channels: v.array(ChannelViewSchema),
      preferences: NotifyPreferencesSchema,
      /** The office's mailbox. */
      leadsEmail: v.nullable(v.string()),
      /** Verifies signatures; only for the owner, and only if the server created it. */
      webhookSecret: v.nullable(v.string()),
    }),
  ),
  /** Whether a reverse proxy seems to be in use that is not configured, or forwards no addresses; only for owners. */
  isProxySuspected: v.boolean(),
})
export type NotifyOverview = v.InferOutput<typeof NotifyOverviewSchema>

/** Notices of a message that are named; a summary may have any number. */
export const MAX_NAMED_NOTICES = 20

/** A message to one target. */
export const DeliverySchema = v.object({
  /** Message-ID or webhook-id; the same in every attempt. */
  id: v.string(),
  channel: v.picklist(CHANNELS),
  target: v.string(),
  /** `sending`: being sent now. */
  state: v.picklist([...DELIVERY_STATES, 'sending']),
  isTest: v.boolean(),
  /** At most {@link MAX_NAMED_NOTICES}. */
  about: v.array(
    v.object({
      topic: v.picklist(NOTICE_TOPICS),
      /** Null for a notice that is not about one lead. */
      lead: v.nullable(v.string()),
      reference: v.nullable(v.string()),
    }),
  ),
  createdAt: instant,
  attempts: v.number(),
  /** Time of the next attempt; null without one. */
  nextAttemptAt: v.nullable(instant),
  doneAt: v.nullable(instant),
  lastError: v.nullable(v.string()),
})
export type Delivery = v.InferOutput<typeof DeliverySchema>

/** `GET /api/notify/deliveries?channel=&state=&cursor=` (manager): newest first. */
export const DeliveryListSchema = v.object({
  deliveries: v.array(DeliverySchema),
  nextCursor: v.nullable(v.string()),
})
export type DeliveryList = v.InferOutput<typeof DeliveryListSchema>

export const DeliveryQuerySchema = v.object({
  channel: v.optional(v.picklist(CHANNELS, 'There is no such channel.')),
  state: v.optional(v.picklist(DELIVERY_STATES, 'There is no such state.')),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, 'This is not a valid cursor.'),
      v.transform(Number),
      // The databases' largest row number.
      v.maxValue(0x7fffffff, 'This is not a valid cursor.'),
    ),
  ),
})
export type DeliveryQuery = v.InferOutput<typeof DeliveryQuerySchema>

/** Buttons of a push message: `call` opens the lead with its number, `take` takes it without opening anything. */
export const PUSH_ACTIONS = ['call', 'take'] as const
export type PushAction = (typeof PUSH_ACTIONS)[number]

/** Query parameter with which a lead's page opens with the call in front. */
export const CALL_PARAMETER = 'call'

/** The content of a push message: nothing personal, because anybody can read a locked screen. */
export const PushMessageSchema = v.object({
  title: v.string(),
  body: v.string(),
  /** Path of this site that a tap opens. */
  path: v.pipe(v.string(), v.startsWith('/admin')),
  /** A newer message with the same tag replaces it. */
  tag: v.string(),
  /** Id of the user it is sent to: nobody else who is signed in on the device takes the lead with it. */
  staff: v.optional(v.string()),
  /** Id of the lead that the actions are about. */
  lead: v.optional(v.pipe(v.string(), v.uuid())),
  /** What can be done without opening the desk first. */
  actions: v.optional(v.array(v.picklist(PUSH_ACTIONS))),
})
export type PushMessage = v.InferOutput<typeof PushMessageSchema>
