import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { recordAudit } from './audit.ts'
import { LeadRefusal, type LeadRow, openLead, recordEvent, seenLead, workOn } from './lead-work.ts'

/** Makes several enquiries of one person one lead, and takes them apart again: nothing of either is lost in between. */
export function createMerges(database: Database, references: References) {
  const named = ({ id, seq }: LeadRow) => ({ id, reference: references.of(seq) })

  async function join(
    transaction: Kysely<Schema>,
    { kept, part, into }: { kept: LeadRow; part: LeadRow; into: number | null },
    staff: StaffMember,
  ): Promise<void> {
    await transaction
      .updateTable('lead')
      .set({ merged_into: into, version: part.version + 1 })
      .where('seq', '=', part.seq)
      .execute()
    const type = into === null ? 'unmerged' : 'merged'
    await recordEvent(transaction, part.seq, type, staff.id, { other: named(kept) })
    await recordEvent(transaction, kept.seq, type, staff.id, { other: named(part) })
    await recordAudit(transaction, {
      actor: staff.id,
      action: `lead.${type}`,
      leadSeq: part.seq,
      detail: { other: references.of(kept.seq) },
    })
  }

  return {
    /** `part` becomes part of `kept`; whoever wants both must see both. */
    merge: (keptId: string, partId: string, staff: StaffMember): Promise<void> =>
      workOn(database, async (transaction) => {
        const kept = await openLead(transaction, keptId, staff)
        const part = await openLead(transaction, partId, staff)
        if (kept.seq === part.seq) throw new LeadRefusal(400, 'A lead cannot be merged with itself.')
        await join(transaction, { kept, part, into: kept.seq }, staff)
      }),

    unmerge: (partId: string, staff: StaffMember): Promise<void> =>
      workOn(database, async (transaction) => {
        const part = await seenLead(transaction, partId, staff)
        if (part.merged_into === null) return
        const kept = await transaction
          .selectFrom('lead')
          .selectAll()
          .where('seq', '=', part.merged_into)
          .executeTakeFirstOrThrow()
        await join(transaction, { kept, part, into: null }, staff)
      }),
  }
}

/** Numbers of all leads that became part of one, those that came with another included. */
export async function partsOf(kysely: Kysely<Schema>, seq: number): Promise<number[]> {
  const found: number[] = []
  for (let level = [seq]; level.length > 0; ) {
    const rows = await kysely.selectFrom('lead').select('seq').where('merged_into', 'in', level).execute()
    level = rows.map((row) => row.seq)
    found.push(...level)
  }
  return found
}
