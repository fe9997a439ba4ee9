import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import type { Schema } from '../db/schema.ts'

export type AuditNote = {
  /** Id of the member of staff; null for strangers at the door and for the system. */
  actor: string | null
  action: AuditAction
  leadSeq?: number | undefined
  /** Ids, counts and field names only: the log outlives an erasure. */
  detail?: Record<string, unknown> | undefined
}

/** Writes one line of the audit log; inside the transaction of what it tells of, so that neither stands without the other. */
export async function recordAudit(
  kysely: Kysely<Schema>,
  { actor, action, leadSeq, detail }: AuditNote,
): Promise<void> {
  await kysely
    .insertInto('audit')
    .values({
      at: new Date().toISOString(),
      actor,
      action,
      lead_seq: leadSeq ?? null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
}
