import * as v from 'valibot'

/** What staff are told about; also the `type` of webhook messages. */
export const NOTICE_TOPICS = ['lead.received', 'lead.assigned', 'lead.overdue', 'lead.follow-up'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const CHANNELS = ['mail', 'webhook', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** `dropped`: there is nobody or nothing left to tell (lead erased, phone signed out). */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** `digest` gathers new enquiries; what concerns one person, or is late, goes at once in either. */
export const MAIL_MODES = ['off', 'each', 'digest'] as const
export type MailMode = (typeof MAIL_MODES)[number]

/** Minutes between two digests. */
export const DIGEST_MINUTES = [15, 60, 240, 1440] as const

const instant = v.pipe(v.string(), v.isoTimestamp())
const mailMode = v.picklist(MAIL_MODES, 'Please choose off, each or digest.')

/** A way out, and how it does. */
export const ChannelViewSchema = v.object({
  channel: v.picklist(CHANNELS),
  /** `stopped`: the receiver said that it wants no more (410). */
  state: v.picklist(['not-set-up', 'off', 'on', 'stopped']),
  /** Where it leads, or what is missing. */
  about: v.string(),
  waiting: v.number(),
  failed: v.number(),
  lastSentAt: v.nullable(instant),
  /** What went wrong last with something that is not sent yet. */
  lastError: v.nullable(v.string()),
})
export type ChannelView = v.InferOutput<typeof ChannelViewSchema>

/** `PUT /api/notify/choices` (owner). */
export const NotifyChoicesSchema = v.strictObject({
  mail: mailMode,
  digestMinutes: v.picklist(DIGEST_MINUTES, 'Please choose one of the times offered.'),
  webhook: v.boolean(),
})
export type NotifyChoices = v.InferOutput<typeof NotifyChoicesSchema>

/** `PUT /api/notify/mine`: what a member of staff wants at the own address. */
export const MyNoticesSchema = v.strictObject({ mail: mailMode })
export type MyNotices = v.InferOutput<typeof MyNoticesSchema>

/** `POST /api/notify/devices`: a browser's push subscription, as `toJSON()` gives it, with a name for the device. */
export const NewDeviceSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url('This is no address of a push service.')),
  keys: v.object({
    /** Uncompressed point on P-256, 65 bytes. */
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/, 'This is no key of a push subscription.')),
    /** 16 bytes. */
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'This is no key of a push subscription.')),
  }),
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export type NewDevice = v.InferOutput<typeof NewDeviceSchema>

/** A phone or browser that gets push messages. */
export const DeviceSchema = v.object({
  id: v.string(),
  label: v.string(),
  createdAt: instant,
  toldAt: v.nullable(instant),
  /** Signed in with the session that asks. */
  isThis: v.boolean(),
})
export type Device = v.InferOutput<typeof DeviceSchema>

/** `GET /api/notify`: one's own choices, and the office's for those who run it. */
export const NotifyOverviewSchema = v.object({
  /** Public VAPID key, base64url. */
  applicationServerKey: v.string(),
  mine: v.object({
    mail: mailMode,
    address: v.string(),
    /** Whether a mail server is set up. */
    canMail: v.boolean(),
    devices: v.array(DeviceSchema),
  }),
  office: v.nullable(
    v.object({
      channels: v.array(ChannelViewSchema),
      choices: NotifyChoicesSchema,
      /** Where mail for everyone goes. */
      leadsEmail: v.nullable(v.string()),
      /** To check signatures with; only for the owner, and only if the server made it. */
      webhookSecret: v.nullable(v.string()),
    }),
  ),
})
export type NotifyOverview = v.InferOutput<typeof NotifyOverviewSchema>

/** A message to one target. */
export const DeliverySchema = v.object({
  /** Message-ID, webhook-id: the same on every try. */
  id: v.string(),
  channel: v.picklist(CHANNELS),
  target: v.string(),
  /** `sending`: on its way just now. */
  state: v.picklist([...DELIVERY_STATES, 'sending']),
  isTest: v.boolean(),
  about: v.array(v.object({ topic: v.picklist(NOTICE_TOPICS), lead: v.string(), reference: v.string() })),
  createdAt: instant,
  attempts: v.number(),
  /** When it is tried next; null when it is not. */
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
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'This is no cursor.'), v.transform(Number))),
})
export type DeliveryQuery = v.InferOutput<typeof DeliveryQuerySchema>

/** What a push message holds: nothing that a stranger may not read on a locked screen. */
export const PushMessageSchema = v.object({
  title: v.string(),
  body: v.string(),
  /** Path of our own that a tap opens. */
  path: v.pipe(v.string(), v.startsWith('/admin')),
  /** A newer message about the same thing takes its place. */
  tag: v.string(),
})
export type PushMessage = v.InferOutput<typeof PushMessageSchema>
