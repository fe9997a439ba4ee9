import { type Kysely, sql } from 'kysely'
import type { StaffRole } from '../../src/contract/lead.ts'
import { isAtLeast } from '../../src/contract/lead.ts'
import {
  type Channel,
  DEFAULT_OWN_MAIL,
  isQuotationTopic,
  type MailMode,
  type NoticeTopic,
  type OwnMailMode,
} from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { readPreferences } from './preferences.ts'
import type { NotifySettings } from './settings.ts'

/** A member of staff who gets notifications by mail or push. */
export type StaffRecipient = {
  id: string
  role: StaffRole
  email: string
  mail: OwnMailMode
  /** Ids of the push subscriptions. */
  phones: string[]
}

/** Everyone who can get notifications, with the owner's preferences. */
export type Recipients = {
  webhook: boolean
  /** The office's own mailbox. */
  office: { email: string; mail: MailMode } | undefined
  digestMinutes: number
  staff: StaffRecipient[]
}

/** What decides who gets a notice: its topic and named recipients (staff ids), and the lead's current assignee. */
export type RoutedNotice = {
  topic: NoticeTopic
  recipients: readonly string[] | null
  assignee: string | null
  /** A lost or booked lead stays with an account that is closed: others have to be notified. */
  isAssigneeClosed: boolean
}

/** Whether a message is sent at once or together with others: new enquiries in a digest, or overdue leads of the same minute. */
export type Batching = 'none' | 'digest' | 'overdue'

/** One message to be sent. */
export type Target = { channel: Channel; target: string; batching: Batching }

/** The targets of a notice, each once. */
export function targetsOf(notice: RoutedNotice, { webhook, office, staff }: Recipients): Target[] {
  const targets: Target[] = webhook ? [{ channel: 'webhook', target: 'webhook', batching: 'none' }] : []
  const batching = notice.topic === 'lead.overdue' ? 'overdue' : 'none'
  // Only new enquiries may wait for a digest.
  const mail = (target: string, mode: MailMode): Target[] => {
    if (mode === 'off') return []
    const waits = mode === 'digest' && notice.topic === 'lead.received'
    return [{ channel: 'mail', target, batching: waits ? 'digest' : batching }]
  }

  const concernsOffice = isForOffice(notice)
  if (office && concernsOffice) targets.push(...mail(office.email, office.mail))
  for (const member of staff) {
    if (!isRecipient(notice, member)) continue
    targets.push(...member.phones.map((target) => ({ channel: 'push', target, batching }) as const))
    if (!(office && concernsOffice && office.email === member.email && office.mail !== 'off'))
      targets.push(...mail(member.email, mailModeFor(notice, member)))
  }
  return targets
}

// Also what only an assignee would get, where there is none: managers have mail about their own leads only, unless they choose more.
function isForOffice(notice: RoutedNotice): boolean {
  if (['lead.received', 'lead.overdue', 'lead.quarantined'].includes(notice.topic)) return true
  return isForAssignee(notice.topic) && hasNoAssignee(notice)
}

function isForAssignee(topic: NoticeTopic): boolean {
  return topic === 'lead.follow-up' || isQuotationTopic(topic)
}

function hasNoAssignee({ assignee, isAssigneeClosed }: RoutedNotice): boolean {
  return assignee === null || isAssigneeClosed
}

function mailModeFor({ recipients, assignee }: RoutedNotice, { id, mail }: StaffRecipient): MailMode {
  if (mail !== 'own') return mail
  return assignee === id || recipients?.includes(id) ? 'each' : 'off'
}

/** Whether a notice is for a member of staff: those it names, or else those who may see the lead. */
export function isRecipient(
  notice: RoutedNotice,
  { id, role }: Pick<StaffRecipient, 'id' | 'role'>,
): boolean {
  const { topic, recipients, assignee } = notice
  // The lead may have been assigned to somebody else since.
  if (topic === 'lead.assigned') return assignee === id && (recipients?.includes(id) ?? true)
  // A follow-up notifies the present assignee, even if the lead had another one when the follow-up became due.
  if (recipients && topic !== 'lead.follow-up') return recipients.includes(id)
  if (topic === 'lead.quarantined') return role === 'owner'
  const isManager = isAtLeast(role, 'manager')
  // The assignee has a notice of the assignment and needs no second one.
  if (topic === 'lead.received') return assignee === null || (isManager && assignee !== id)
  if (topic === 'lead.overdue') return isManager || assignee === id
  return assignee === id || (hasNoAssignee(notice) && isManager)
}

/** Reads the current recipients and preferences. */
export async function readRecipients(kysely: Kysely<Schema>, settings: NotifySettings): Promise<Recipients> {
  const preferences = await readPreferences(kysely)
  const members = await kysely
    .selectFrom('user')
    .leftJoin('notify_member', 'notify_member.user_id', 'user.id')
    .select(['user.id', 'user.role', 'user.email', 'notify_member.mail'])
    .where('user.deactivatedAt', 'is', null)
    .execute()
  const phones = await signedInPhones(kysely)
  return {
    webhook: settings.webhook !== undefined && preferences.webhook,
    office:
      settings.mail && settings.leadsEmail
        ? { email: settings.leadsEmail.toLowerCase(), mail: preferences.mail }
        : undefined,
    digestMinutes: preferences.digestMinutes,
    staff: members
      .map(({ id, role, email, mail }) => ({
        id,
        role: role as StaffRole,
        email: email.toLowerCase(),
        mail: settings.mail ? (mail ?? DEFAULT_OWN_MAIL) : 'off',
        phones: phones.filter((phone) => phone.user_id === id).map((phone) => phone.id),
      }))
      .filter(({ mail, phones }) => mail !== 'off' || phones.length > 0),
  }
}

// The phones with a valid session. The sign-in library deletes an expired session only when it is used.
async function signedInPhones(kysely: Kysely<Schema>) {
  const rows = await kysely
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['push_subscription.id', 'push_subscription.user_id', 'session.expiresAt'])
    .execute()
  return rows.filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
}

/** Whether this e-mail address belongs to a closed account. */
export async function isClosedAccount(kysely: Kysely<Schema>, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('user')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
