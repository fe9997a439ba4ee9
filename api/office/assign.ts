import type { Kysely } from 'kysely'
import type { AssignmentReason } from '../../src/contract/lead.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import { findEarlierAssignees } from '../leads/same-person.ts'
import { enqueueNotification, enqueueNotifications } from '../notify/enqueue.ts'
import type { OfficeState } from './office-state.ts'

/**
 * Assigns the new leads with the numbers `from` to `to` to staff in turn, inside the transaction that stores them, so that
 * each is assigned once, also with several processes. Suspected spam is not assigned.
 */
export async function assignNewLeads(
  transaction: Kysely<Schema>,
  office: OfficeState,
  [from, to]: readonly [number, number],
): Promise<void> {
  if (!office.assignsLeads()) return
  const leads = await transaction
    .selectFrom('lead')
    .select(['seq', 'destination', 'contact', 'email'])
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .where('quarantine', 'is', null)
    // A lead that was added by hand is assigned to the user who added it.
    .where('assignee', 'is', null)
    .orderBy('seq')
    .execute()
  await assign(transaction, await chooseAssignees(transaction, office, leads))
}

/** Releases a lead from quarantine: sets its response deadline, notifies staff and assigns it if it is unassigned. */
export async function releaseLead(
  transaction: Kysely<Schema>,
  office: OfficeState,
  lead: Pick<LeadTable, 'destination' | 'assignee' | 'responded_at' | 'contact' | 'email'> & { seq: number },
): Promise<void> {
  // One with its first response keeps the deadline that this is measured by.
  const due = lead.responded_at === null && { respond_by: office.respondBy(new Date().toISOString()) }
  // It may have been overdue before it was moved there, or its follow-up due: a message that waited meanwhile was not sent.
  await transaction
    .updateTable('lead')
    .set({ ...due, escalated_at: null, reminded_at: null })
    .where('seq', '=', lead.seq)
    .execute()
  await enqueueNotification(transaction, { topic: 'lead.received', leadSeq: lead.seq })
  // An assignment during the quarantine was not notified.
  if (lead.assignee !== null)
    return enqueueNotification(transaction, { topic: 'lead.assigned', leadSeq: lead.seq, to: lead.assignee })
  if (!office.assignsLeads()) return
  await assign(transaction, await chooseAssignees(transaction, office, [lead]))
}

type NewAssignment = { seq: number; member: string; why?: AssignmentReason }

type Assignable = Pick<LeadTable, 'destination' | 'contact' | 'email'> & { seq: number }

// A person's further enquiries go to the colleague who has the earlier ones. All others are given round-robin: the
// candidate whose last turn is longest ago gets the next lead.
async function chooseAssignees(
  transaction: Kysely<Schema>,
  office: OfficeState,
  leads: Assignable[],
): Promise<NewAssignment[]> {
  const rows = await transaction
    .selectFrom('user')
    .leftJoin('shift', 'shift.user_id', 'user.id')
    .select(['user.id', 'user.deactivatedAt', 'shift.away', 'last_turn'])
    .execute()
  const turns = new Map(rows.map(({ id, last_turn }) => [id, last_turn ?? 0]))
  // The state in memory may be older than the closing of an account or the begin of a leave, after which nobody would see the lead.
  const gone = new Set(
    rows.flatMap(({ id, deactivatedAt, away }) => (deactivatedAt !== null || away === 1 ? [id] : [])),
  )
  let last = Math.max(0, ...turns.values())
  const chosen = new Set<string>()
  const now = Date.now()
  const persons = await findEarlierAssignees(transaction, leads)
  const assignments = leads.flatMap((lead): NewAssignment[] => {
    const { seq, destination } = lead
    const known = persons.of(lead)
    if (known !== undefined && !gone.has(known) && office.isPresent(known))
      return [{ seq, member: known, why: 'same-person' }]
    const { ids, isFallback } = office.candidates(destination, now, gone)
    const [member] = ids.sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
    if (member === undefined) return []
    turns.set(member, ++last)
    chosen.add(member)
    persons.add(lead, member)
    return [{ seq, member, ...(isFallback && { why: 'rule-absent' as const }) }]
  })
  for (const member of chosen) {
    const last_turn = turns.get(member) ?? 0
    await transaction
      .insertInto('shift')
      .values({ user_id: member, hours: null, last_turn })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_turn }))
      .execute()
  }
  return assignments
}

// The number of statements does not depend on the number of leads, because enquiries wait meanwhile.
async function assign(transaction: Kysely<Schema>, assignments: NewAssignment[]): Promise<void> {
  if (assignments.length === 0) return
  for (const member of new Set(assignments.map((one) => one.member)))
    await transaction
      .updateTable('lead')
      .set({ assignee: member })
      .where(
        'seq',
        'in',
        assignments.filter((one) => one.member === member).map(({ seq }) => seq),
      )
      .execute()
  const at = new Date().toISOString()
  await transaction
    .insertInto('lead_event')
    .values(
      assignments.map(({ seq, member, why }) => ({
        lead_seq: seq,
        type: 'changed' as const,
        at,
        actor: null,
        data: JSON.stringify({ changes: { assignee: member }, why }),
      })),
    )
    .execute()
  await enqueueNotifications(
    transaction,
    assignments.map(({ seq, member }) => ({ topic: 'lead.assigned' as const, leadSeq: seq, to: member })),
  )
}
