import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import type { Schema } from '../db/schema.ts'

export type AuditNote = {
  /** Id of the member of staff; null for unknown users and for the system. */
  actor: string | null
  action: AuditAction
  leadSeq?: number | undefined
  /** Ids, counts and field names only, because the log is kept after an erasure. */
  detail?: Record<string, unknown> | undefined
}

/** Adds an entry to the audit log; returns its number. Call it inside the transaction of the change. */
export async function recordAudit(kysely: Kysely<Schema>, note: AuditNote): Promise<number> {
  const { seq } = await kysely
    .insertInto('audit')
    .values(rowOf(note))
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

/** The same for several changes, in one statement. */
export async function recordAudits(kysely: Kysely<Schema>, notes: readonly AuditNote[]): Promise<void> {
  await kysely.insertInto('audit').values(notes.map(rowOf)).execute()
}

function rowOf({ actor, action, leadSeq, detail }: AuditNote) {
  return {
    at: new Date().toISOString(),
    actor,
    action,
    lead_seq: leadSeq ?? null,
    detail: detail ? JSON.stringify(detail) : null,
  }
}

/** Completes an entry that was added before changes which are in several transactions. */
export async function completeAudit(
  kysely: Kysely<Schema>,
  seq: number,
  detail: Record<string, unknown>,
): Promise<void> {
  await kysely
    .updateTable('audit')
    .set({ detail: JSON.stringify(detail) })
    .where('seq', '=', seq)
    .execute()
}
