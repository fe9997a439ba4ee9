import type { Kysely } from 'kysely'
import type { LeadChange, StaffMember } from '../../src/contract/lead.ts'
import type { TakeState } from '../../src/contract/lead-work.ts'
import type { BulkChange, BulkResult } from '../../src/contract/many-leads.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import {
  findEditableLead,
  findLead,
  inLeadTransaction,
  LeadRefusal,
  type LeadRow,
} from '../leads/lead-work.ts'
import { enqueueNotification } from '../notify/enqueue.ts'
import { releaseLead } from '../office/assign.ts'
import type { OfficeState } from '../office/office-state.ts'
import { assertMember } from './assignable.ts'
import { changedValues } from './changed-values.ts'
import { correct, keepFormerContact } from './correction.ts'
import {
  type Action,
  decidedAt,
  findDoneAction,
  recordVersions,
  reserveAction,
  timeOf,
} from './lead-action.ts'
import { addNote, assertVersion, saveLead } from './save-lead.ts'

/** Leads that are changed in one transaction, during which enquiries wait. */
const LEADS_AT_ONCE = 50

/** Changes of leads by staff; each writes its event and audit entry in the same transaction. */
export function createLeadChanges(database: Database, office: OfficeState) {
  // A release sets a deadline and assigns, by settings that this process may never have read. They are read before the transaction, which
  // has SQLite's only connection.
  async function inTransaction<T>(
    { quarantined }: LeadChange,
    work: (transaction: Kysely<Schema>) => Promise<T>,
  ): Promise<T> {
    if (quarantined === false) await office.refreshIfStale()
    return inLeadTransaction(database, work)
  }

  return {
    update: (
      id: string,
      change: LeadChange,
      staff: StaffMember,
      action: Action = { type: 'change' },
    ): Promise<LeadRow> =>
      inTransaction(change, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        if (await reserveAction(transaction, action, lead, staff)) return lead
        const { before, after } = await updateLead(transaction, office, id, change, staff, action)
        await recordVersions(transaction, action, before, after)
        await notifyNewAssignee(transaction, getsNotice(before, after, staff) ? [after] : [])
        return after
      }),

    /** Assigns an unassigned lead to the user; otherwise says whose it is, and changes nothing. */
    take: (id: string, staff: StaffMember): Promise<TakeState> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff).catch((error: unknown) => {
          // An agent may not see a colleague's lead.
          if (error instanceof LeadRefusal && error.status === 403) return undefined
          throw error
        })
        if (!lead) return 'other'
        if (lead.assignee !== null) return lead.assignee === staff.id ? 'yours' : 'other'
        await saveLead(transaction, lead, { assignee: staff.id }, staff)
        return 'taken'
      }),

    /** The same change of several leads, with the rules and rights of each; a new assignee of several gets one notification for each part. */
    updateMany: async (
      ids: Iterable<string>,
      wanted: Omit<BulkChange, 'ids'>,
      staff: StaffMember,
    ): Promise<BulkResult['leads']> => {
      const results: BulkResult['leads'] = []
      const all = [...new Set(ids)]
      // In parts, between which enquiries are stored.
      for (let start = 0; start < all.length; start += LEADS_AT_ONCE) {
        if (start > 0) await letOthersIn()
        const part = await inTransaction(wanted.change, async (transaction) => {
          const changed: OneOfMany[] = []
          for (const id of all.slice(start, start + LEADS_AT_ONCE))
            changed.push(await updateOneOfMany(transaction, office, id, wanted, staff))
          const assigned = changed.flatMap((one) => one.assigned ?? [])
          await notifyNewAssignee(transaction, assigned)
          return changed
        })
        results.push(...part.map(({ result }) => result))
      }
      return results
    },

    note: (id: string, note: string, staff: StaffMember, action: Action = { type: 'note' }): Promise<void> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        if (await reserveAction(transaction, action, lead, staff)) return
        await addNote(transaction, lead, note, staff, timeOf(action))
        await recordVersions(transaction, action, lead)
      }),

    /** Erases all personal data, also staff's notes; a tombstone remains to answer replays. */
    erase: (id: string, actor: string): Promise<LeadRow> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findLead(transaction, id)
        await eraseLead(transaction, lead, { actor, action: 'lead.erased' })
        return findLead(transaction, id)
      }),
  }
}

type OneOfMany = { result: BulkResult['leads'][number]; assigned?: LeadRow }

/** Changes one of several leads; a refusal is its result. `assigned`: the lead, where its new assignee gets a notification. */
async function updateOneOfMany(
  transaction: Kysely<Schema>,
  office: OfficeState,
  id: string,
  { change, versions = {}, actions = {} }: Omit<BulkChange, 'ids'>,
  staff: StaffMember,
): Promise<OneOfMany> {
  const version = Object.hasOwn(versions, id) ? versions[id] : undefined
  const action = {
    id: Object.hasOwn(actions, id) ? actions[id] : undefined,
    type: 'change',
    content: change,
  } as const
  try {
    const done = await findDoneAction(transaction, action, id, staff)
    if (done) return { result: { id, version: done.version } }
    const { before, after } = await updateLead(transaction, office, id, { ...change, version }, staff)
    // Later than what may be refused: the id of a refused change is not used up.
    await reserveAction(transaction, action, after, staff)
    await recordVersions(transaction, action, before, after)
    const { assignee, follow_up_at: followUpAt } = before
    const result = { id, version: after.version, before: { assignee, followUpAt } }
    return { result, ...(getsNotice(before, after, staff) && { assigned: after }) }
  } catch (error) {
    // A refusal comes before the first write, so that the transaction can go on.
    if (!(error instanceof LeadRefusal)) throw error
    return { result: { id, refusal: error.message } }
  }
}

async function updateLead(
  transaction: Kysely<Schema>,
  office: OfficeState,
  id: string,
  { version, details, ...wanted }: LeadChange,
  staff: StaffMember,
  action?: Action,
): Promise<{ before: LeadRow; after: LeadRow }> {
  const before = await findEditableLead(transaction, id, staff)
  await assertVersion(transaction, before, version, staff)
  if (wanted.assignee) await assertMember(transaction, wanted.assignee)
  const correction = details && correct(before, details)
  if (correction) await keepFormerContact(transaction, before, correction)
  // The time of a follow-up may be over when the change is sent: it is kept, and is due at once.
  const at = action?.at && decidedAt(action)
  const after = await saveLead(transaction, before, changedValues(before, wanted, at), staff, correction)
  if (before.quarantine === null || after.quarantine !== null) return { before, after }
  await releaseLead(transaction, office, after)
  return { before, after: await findLead(transaction, id) }
}

// Not of an own choice, and not of suspected spam, whose release notifies.
function getsNotice(before: LeadRow, after: LeadRow, staff: StaffMember): boolean {
  const { assignee } = after
  if (assignee === null || assignee === before.assignee || assignee === staff.id) return false
  return before.quarantine === null && after.quarantine === null
}

// All of these leads have one new assignee.
async function notifyNewAssignee(transaction: Kysely<Schema>, leads: readonly LeadRow[]): Promise<void> {
  const [first] = leads
  if (!first?.assignee) return
  const to = first.assignee
  await enqueueNotification(
    transaction,
    leads.length === 1
      ? { topic: 'lead.assigned', leadSeq: first.seq, to }
      : { topic: 'lead.handed-over', leads: leads.length, to },
  )
}
