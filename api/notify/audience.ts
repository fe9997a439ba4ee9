import type { Kysely } from 'kysely'
import type { StaffRole } from '../../src/contract/lead.ts'
import { isAtLeast } from '../../src/contract/lead.ts'
import type { MailMode, NoticeTopic } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { readChoices } from './choices.ts'
import type { NotifySettings } from './settings.ts'

/** Somebody who may want to know. */
export type Listener = {
  id: string
  role: StaffRole
  email: string
  mail: MailMode
  /** Ids of the push subscriptions. */
  phones: string[]
}

/** All who may be told, and what the owner chose. */
export type Audience = {
  webhook: boolean
  /** The office's own mailbox. */
  office: { email: string; mail: MailMode } | undefined
  digestMinutes: number
  listeners: Listener[]
}

/** What decides who is told: the notice and the lead as it is when deliveries are made of it. */
export type Told = {
  topic: NoticeTopic
  recipients: readonly string[] | null
  assignee: string | null
}

/** One message to be sent; `digest` waits for others of its kind. */
export type Target =
  | { channel: 'webhook' | 'push'; target: string; digest: false }
  | { channel: 'mail'; target: string; digest: boolean }

/** Who is told of a notice, and how: each way once. */
export function targetsOf(told: Told, { webhook, office, listeners }: Audience): Target[] {
  const targets: Target[] = webhook ? [{ channel: 'webhook', target: 'webhook', digest: false }] : []
  // Only what is new can wait for others; what is late or was given to somebody goes at once.
  const mail = (target: string, mode: MailMode): Target[] =>
    mode === 'off'
      ? []
      : [{ channel: 'mail', target, digest: mode === 'digest' && told.topic === 'lead.received' }]

  const concernsOffice = told.topic === 'lead.received' || told.topic === 'lead.overdue'
  if (office && concernsOffice) targets.push(...mail(office.email, office.mail))
  for (const listener of listeners) {
    if (!isFor(told, listener)) continue
    targets.push(
      ...listener.phones.map((phone) => ({ channel: 'push', target: phone, digest: false }) as const),
    )
    if (!(office && concernsOffice && office.email === listener.email && office.mail !== 'off'))
      targets.push(...mail(listener.email, listener.mail))
  }
  return targets
}

// Named by the notice; else those who may see the lead, and for what is late those who answer for it.
function isFor({ topic, recipients, assignee }: Told, { id, role }: Listener): boolean {
  if (recipients) return recipients.includes(id)
  const runsTheDesk = isAtLeast(role, 'manager')
  if (topic === 'lead.received') return runsTheDesk || assignee === null || assignee === id
  if (topic === 'lead.overdue') return runsTheDesk || assignee === id
  return assignee === id || (assignee === null && runsTheDesk)
}

/** Reads who there is just now. */
export async function readAudience(kysely: Kysely<Schema>, settings: NotifySettings): Promise<Audience> {
  const choices = await readChoices(kysely)
  const members = await kysely
    .selectFrom('user')
    .leftJoin('notify_member', 'notify_member.user_id', 'user.id')
    .select(['user.id', 'user.role', 'user.email', 'notify_member.mail'])
    .where('user.deactivatedAt', 'is', null)
    .execute()
  const phones = await kysely.selectFrom('push_subscription').select(['id', 'user_id']).execute()
  return {
    webhook: settings.webhook !== undefined && choices.webhook,
    office:
      settings.mail && settings.leadsEmail
        ? { email: settings.leadsEmail.toLowerCase(), mail: choices.mail }
        : undefined,
    digestMinutes: choices.digestMinutes,
    listeners: members
      .map(({ id, role, email, mail }) => ({
        id,
        role: role as StaffRole,
        email: email.toLowerCase(),
        mail: settings.mail ? (mail ?? 'off') : 'off',
        phones: phones.filter((phone) => phone.user_id === id).map((phone) => phone.id),
      }))
      .filter(({ mail, phones }) => mail !== 'off' || phones.length > 0),
  }
}
