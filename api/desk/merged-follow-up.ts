import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { Schema } from '../db/schema.ts'
import { eventView } from '../leads/lead-view.ts'
import type { LeadRow } from '../leads/lead-work.ts'
import type { ChangedValues } from './changed-values.ts'
import { saveLead } from './save-lead.ts'

/** Nobody is reminded of a merged lead: the kept one has the earlier of both follow-ups. A lost lead has none. */
export function followUpOf(kept: LeadRow, part: LeadRow): ChangedValues {
  const { follow_up_at } = part
  if (follow_up_at === null || kept.status === 'lost') return {}
  return kept.follow_up_at === null || follow_up_at < kept.follow_up_at ? { follow_up_at } : {}
}

/**
 * With a part separated, the follow-up that the kept lead has of it is the part's own again, also where the kept lead is itself part of
 * another one that has it. One that staff changed since the merge stays.
 */
export async function giveFollowUpBack(
  transaction: Kysely<Schema>,
  kept: LeadRow,
  part: LeadRow,
  staff: StaffMember,
): Promise<void> {
  if (kept.follow_up_at === null || kept.follow_up_at !== part.follow_up_at) return
  const follow_up_at = await followUpLeft(transaction, kept)
  if (follow_up_at === kept.follow_up_at) return
  await saveLead(transaction, kept, { follow_up_at }, staff)
  if (kept.merged_into === null) return
  const whole = await transaction
    .selectFrom('lead')
    .selectAll()
    .where('seq', '=', kept.merged_into)
    .executeTakeFirstOrThrow()
  await giveFollowUpBack(transaction, whole, kept, staff)
}

/**
 * The follow-up that a lead has by its history: the one that staff chose, or that of a part merged since and not separated, where this
 * is earlier. What staff choose takes the place of all that it had.
 */
async function followUpLeft(transaction: Kysely<Schema>, { id, seq }: LeadRow): Promise<string | null> {
  const ids = (await readEvents(transaction, [seq])).flatMap(({ other }) => other?.id ?? [])
  const others = await transaction
    .selectFrom('lead')
    .select(['id', 'seq'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const seqs = new Map(others.map((other) => [other.id, other.seq]))
  const events = await readEvents(transaction, [seq, ...seqs.values()])
  const ofOthers = new Map<number, string | null>()
  const parts = new Set<number>()
  let chosen: string | null = null
  let isLost = false
  const earliest = () =>
    [chosen, ...[...parts].map((part) => ofOthers.get(part))]
      .filter((at) => typeof at === 'string')
      .toSorted()[0] ?? null
  for (const [at, { leadSeq, type, other, changes }] of events.entries()) {
    const value = changes?.followUpAt
    const otherSeq = seqs.get(other?.id ?? '')
    if (leadSeq !== seq) {
      if (value !== undefined) ofOthers.set(leadSeq, value)
    } else if (otherSeq !== undefined && type === 'unmerged') parts.delete(otherSeq)
    else if (otherSeq !== undefined) {
      // The event of the part comes before that of the lead that was kept.
      const before = events[at - 1]
      const isPart = before?.type === 'merged' && before.leadSeq === otherSeq && before.other?.id === id
      // See followUpOf: what is merged into a lost lead does not give it a follow-up, also once it is open again.
      if (isPart && !isLost) parts.add(otherSeq)
    } else {
      if (changes?.status !== undefined) isLost = changes.status === 'lost'
      // Not what a merge or a separation has made of it.
      if (value !== undefined && value !== earliest()) {
        chosen = value
        parts.clear()
      }
    }
  }
  return earliest()
}

async function readEvents(transaction: Kysely<Schema>, leads: readonly number[]) {
  const rows = await transaction
    .selectFrom('lead_event')
    .selectAll()
    .where('lead_seq', 'in', leads)
    .where('type', 'in', ['merged', 'unmerged', 'changed'])
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...eventView(row), leadSeq: row.lead_seq }))
}
