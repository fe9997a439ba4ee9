import { type Kysely, sql } from 'kysely'
import type { StaffRole } from '../../src/contract/lead.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { isCountNotice } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { isAcknowledgement } from './acknowledgement.ts'
import type { DeliveredNotice, DeliveryRow } from './deliveries.ts'
import { isRecipient } from './recipients.ts'

/**
 * The notices of a message that still concern its target: a message may have waited, and its leads may have been assigned
 * to somebody else or answered meanwhile. A webhook gets every notice.
 */
export async function currentNotices(
  kysely: Kysely<Schema>,
  { message_id, channel, target }: Pick<DeliveryRow, 'message_id' | 'channel' | 'target'>,
  { notices, officeEmail }: { notices: DeliveredNotice[]; officeEmail: string | undefined },
): Promise<DeliveredNotice[]> {
  if (channel === 'webhook' || isAcknowledgement(message_id)) return notices
  const waiting = notices.filter((notice) => notice.topic !== 'lead.overdue' || isUnanswered(notice))
  if (channel === 'mail' && target === officeEmail) return waiting
  const member = await memberOf(kysely, { channel, target })
  // The senders say why a message to a former colleague or a removed phone is not sent.
  if (!member) return waiting
  return waiting.filter(
    (notice) =>
      notice.topic === 'lead.quarantined' ||
      isRecipient(
        {
          topic: notice.topic,
          recipients: notice.recipients,
          assignee: isCountNotice(notice) ? null : notice.lead.assignee,
          isAssigneeClosed: !isCountNotice(notice) && notice.isAssigneeClosed,
        },
        member,
      ),
  )
}

function isUnanswered(notice: DeliveredNotice): boolean {
  if (isCountNotice(notice)) return true
  const { responded_at, status, merged_into } = notice.lead
  return (
    responded_at === null && merged_into === null && (OPEN_STATUSES as readonly string[]).includes(status)
  )
}

async function memberOf(
  kysely: Kysely<Schema>,
  { channel, target }: Pick<DeliveryRow, 'channel' | 'target'>,
): Promise<{ id: string; role: StaffRole } | undefined> {
  const users = kysely.selectFrom('user').select(['user.id', 'user.role'])
  const row = await (channel === 'mail'
    ? users.where(sql<string>`lower(email)`, '=', target)
    : users
        .innerJoin('push_subscription', 'push_subscription.user_id', 'user.id')
        .where('push_subscription.id', '=', target)
  ).executeTakeFirst()
  return row && { id: row.id, role: row.role as StaffRole }
}
