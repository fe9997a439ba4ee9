import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { CallOutcome, ContactChannel, LeadChange, StaffMember } from '../../src/contract/lead.ts'
import type { CallResult, TakeState } from '../../src/contract/lead-work.ts'
import type { BulkChange, BulkResult } from '../../src/contract/many-leads.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import {
  findEditableLead,
  findLead,
  inLeadTransaction,
  LeadRefusal,
  type LeadRow,
  recordEvent,
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
  isTimeKnown,
  recordVersions,
  reserveAction,
  timeOf,
} from './lead-action.ts'
import { saveLead } from './save-lead.ts'

/** A second tap on the same button within this time is a double tap. */
const DOUBLE_TAP_MS = 3_000
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
      // In parts, between which enquiries are stored; with SQLite, nothing else would be served.
      for (let start = 0; start < all.length; start += LEADS_AT_ONCE) {
        if (start > 0) await setImmediate()
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

    /**
     * Records a contact by call, WhatsApp or mail; a new or reopened lead becomes `contacted`, an unassigned one the caller's.
     * Resolves with the lead and its version before.
     */
    contacted: (
      id: string,
      channel: ContactChannel,
      staff: StaffMember,
      action: Action = { type: 'contact' },
    ): Promise<{ lead: LeadRow; versionBefore: number }> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        const done = await reserveAction(transaction, action, lead, staff)
        if (done) {
          const { version, versionBefore = version } = done
          return { lead: { ...lead, version }, versionBefore }
        }
        const at = timeOf(action)
        if (await isDoubleTap(transaction, lead, { channel }, staff, action)) {
          await recordVersions(transaction, action, lead)
          return { lead, versionBefore: lead.version }
        }
        await recordEvent(transaction, lead.seq, 'contact', staff.id, { channel }, at)
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'lead.contacted',
          leadSeq: lead.seq,
          detail: { channel },
        })
        const becomesContacted = lead.status === 'new' || lead.status === 'reopened'
        const wanted: LeadChange = {
          ...(becomesContacted && { status: 'contacted' }),
          ...(lead.assignee === null && { assignee: staff.id }),
        }
        const saved = await saveLead(transaction, lead, changedValues(lead, wanted, at), staff)
        await recordVersions(transaction, action, lead, saved)
        return { lead: saved, versionBefore: lead.version }
      }),

    /** Records how a call ended, with its note and follow-up: all in one transaction, so that nothing is saved by half. */
    callEnded: (
      id: string,
      { outcome, note, followUpAt, version }: CallResult,
      staff: StaffMember,
      action: Action = { type: 'call-outcome' },
    ): Promise<LeadRow> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        if (await reserveAction(transaction, action, lead, staff)) return lead
        const at = timeOf(action)
        if (await isDoubleTap(transaction, lead, { outcome }, staff, action)) {
          await recordVersions(transaction, action, lead)
          return lead
        }
        await assertVersion(transaction, lead, version, staff)
        await recordEvent(transaction, lead.seq, 'call-outcome', staff.id, { outcome }, at)
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'lead.contacted',
          leadSeq: lead.seq,
          detail: { channel: 'call', outcome },
        })
        if (note !== undefined) await addNote(transaction, lead, note, staff, at)
        // Its time may be over when the call is sent: what was said is not refused for that.
        const values = changedValues(lead, { followUpAt }, decidedAt(action))
        const saved = await saveLead(transaction, lead, values, staff)
        await recordVersions(transaction, action, lead, saved)
        return saved
      }),

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

async function assertVersion(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  version: number | undefined,
  staff: StaffMember,
): Promise<void> {
  if (version === undefined || version === lead.version) return
  // Each change raises the version by one.
  const changes = await transaction
    .selectFrom('lead_event')
    .select('actor')
    .where('lead_seq', '=', lead.seq)
    .where('type', '=', 'changed')
    .orderBy('seq', 'desc')
    .limit(Math.max(1, lead.version - Math.max(0, Math.floor(version))))
    .execute()
  const isOwn = changes.length > 0 && changes.every(({ actor }) => actor === staff.id)
  const who = isOwn ? 'You changed this lead elsewhere' : 'A colleague changed this lead'
  throw new LeadRefusal(409, `${who} in the meantime.`, lead)
}

async function addNote(
  transaction: Kysely<Schema>,
  { seq }: LeadRow,
  note: string,
  staff: StaffMember,
  at: string,
): Promise<void> {
  await recordEvent(transaction, seq, 'note', staff.id, { note }, at)
  await recordAudit(transaction, { actor: staff.id, action: 'lead.noted', leadSeq: seq })
}

async function isDoubleTap(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  tapped: { channel: ContactChannel } | { outcome: CallOutcome },
  staff: StaffMember,
  action: Action,
): Promise<boolean> {
  if (!isTimeKnown(action)) return false
  const at = timeOf(action)
  const recent = await transaction
    .selectFrom('lead_event')
    .select('data')
    .where('lead_seq', '=', lead.seq)
    .where('type', '=', 'channel' in tapped ? 'contact' : 'call-outcome')
    .where('actor', '=', staff.id)
    .where('at', '>', new Date(Date.parse(at) - DOUBLE_TAP_MS).toISOString())
    .where('at', '<', new Date(Date.parse(at) + DOUBLE_TAP_MS).toISOString())
    .execute()
  return recent.some(({ data }) => data === JSON.stringify(tapped))
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
