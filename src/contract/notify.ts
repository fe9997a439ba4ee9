/** What staff are told about; also the `type` of webhook messages. */
export const NOTICE_TOPICS = ['lead.received', 'lead.assigned', 'lead.overdue', 'lead.follow-up'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const CHANNELS = ['mail', 'webhook', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** `dropped`: there is nobody or nothing left to tell (lead erased, phone signed out). */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const MAIL_MODES = ['off', 'each', 'digest'] as const
export type MailMode = (typeof MAIL_MODES)[number]

/** Minutes between two digests. */
export const DIGEST_MINUTES = [15, 60, 240, 1440] as const
