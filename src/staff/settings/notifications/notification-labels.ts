import {
  type Channel,
  type ChannelView,
  type Delivery,
  MAX_NAMED_NOTICES,
  type MailMode,
  type NoticeTopic,
  type OwnMailMode,
} from '../../../contract/notify.ts'

export const CHANNEL_NAMES: Record<Channel, string> = {
  push: 'Phones',
  mail: 'Mail',
  webhook: 'Webhook',
}

export const CHANNEL_STATES = {
  'not-set-up': { text: 'not set up', tone: 'paper' },
  off: { text: 'off', tone: 'paper' },
  on: { text: 'on', tone: 'success' },
  stopped: { text: 'stopped', tone: 'danger' },
} as const satisfies Record<ChannelView['state'], unknown>

export const DELIVERY_STATES = {
  waiting: { text: 'waiting', tone: 'marigold' },
  sending: { text: 'sending', tone: 'marigold' },
  sent: { text: 'sent', tone: 'success' },
  failed: { text: 'failed', tone: 'danger' },
  dropped: { text: 'not needed any more', tone: 'paper' },
} as const satisfies Record<Delivery['state'], unknown>

export const TOPIC_NAMES: Record<NoticeTopic, string> = {
  'lead.received': 'New enquiry',
  'lead.assigned': 'Assigned',
  'lead.overdue': 'Still unanswered',
  'lead.follow-up': 'Follow-up due',
  'lead.quarantined': 'Suspected spam',
  'lead.handed-over': 'Handed over',
  'quotation.opened': 'Quotation opened',
  'quotation.accepted': 'Quotation accepted',
  'quotation.change-asked': 'Change of a quotation wanted',
  'quotation.declined': 'Quotation declined',
  'quotation.not-accepted': 'Acceptance refused',
}

/** `3 notifications`, `20 or more notifications`: how many notices a message has. */
export function countNotices({ length }: Delivery['about']): string {
  return `${length < MAX_NAMED_NOTICES ? length : `${MAX_NAMED_NOTICES} or more`} notifications`
}

export const MAIL_MODE_NAMES: Record<MailMode | OwnMailMode, string> = {
  own: 'Only leads assigned to me',
  off: 'No mail',
  each: 'One e-mail for each',
  digest: 'New enquiries in one summary e-mail',
}

/** `every 15 minutes`, `once a day, at 9:00`. */
export const DIGEST_NAMES: Record<number, string> = {
  15: 'every 15 minutes',
  60: 'every hour',
  240: 'every four hours',
  1440: 'once a day, at 9:00',
}
