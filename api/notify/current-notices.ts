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
 * to somebody else, answered or corrected meanwhile. A webhook gets every notice.
 */
export async function currentNotices(
  kysely: Kysely<Schema>,
  { message_id, channel, target }: Pick<DeliveryRow, 'message_id' | 'channel' | 'target'>,
  { notices, officeEmail }: { notices: DeliveredNotice[]; officeEmail: string | undefined },
): Promise<DeliveredNotice[]> {
  if (channel === 'webhook') return notices
  if (isAcknowledgement(message_id)) return notices.filter((notice) => isStillAddressOf(notice, target))
  const waiting = notices.filter(isStillTrue)
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

// An address that was corrected is somebody else's.
function isStillAddressOf(notice: DeliveredNotice, target: string): boolean {
  return isCountNotice(notice) || notice.lead.email?.toLowerCase() === target
}

function isStillTrue(notice: DeliveredNotice): boolean {
  if (isCountNotice(notice)) return true
  const { responded_at, status, merged_into, follow_up_at, reminded_at } = notice.lead
  if (notice.topic === 'lead.overdue')
    return (
      responded_at === null && merged_into === null && (OPEN_STATUSES as readonly string[]).includes(status)
    )
  // Of one that was put off, and of the lead that a merged one is part of, there is a reminder of its own.
  if (notice.topic === 'lead.follow-up')
    return follow_up_at !== null && follow_up_at === reminded_at && merged_into === null
  return true
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
