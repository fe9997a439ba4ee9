import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { AUDIT_SUBJECTS, type AuditAction, type AuditList } from '../../src/contract/audit.ts'
import { endOfIndianDay, isIsoDate, startOfIndianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'

const PAGE_SIZE = 50
const LARGEST_SEQ = 0x7fffffff
const day = v.optional(v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.')))

/** Filters of `GET /api/audit`. */
export const AuditQuerySchema = v.object({
  subject: v.optional(v.picklist(AUDIT_SUBJECTS, 'There is no such subject in the log.')),
  /** Id of a member of staff. */
  actor: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** A lead's reference. */
  lead: v.optional(v.pipe(v.string(), v.maxLength(20))),
  from: day,
  to: day,
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, 'This is not a valid cursor.'),
      v.transform(Number),
      v.maxValue(LARGEST_SEQ, 'This is not a valid cursor.'),
    ),
  ),
})

/** A page of the audit log, newest first. */
export async function readAudit(
  kysely: Kysely<Schema>,
  query: v.InferOutput<typeof AuditQuerySchema>,
  references: References,
): Promise<AuditList> {
  let select = kysely
    .selectFrom('audit')
    .leftJoin('lead', 'lead.seq', 'audit.lead_seq')
    .select([
      'audit.seq',
      'audit.at',
      'audit.actor',
      'audit.action',
      'audit.lead_seq',
      'audit.detail',
      'lead.id as lead_id',
    ])
    .orderBy('audit.seq', 'desc')
    .limit(PAGE_SIZE)
  if (query.cursor !== undefined) select = select.where('audit.seq', '<', query.cursor)
  if (query.subject) select = select.where('audit.action', 'like', `${query.subject}.%`)
  if (query.actor) select = select.where('audit.actor', '=', query.actor)
  if (query.lead) {
    const seq = references.seqOf(query.lead)
    select = select.where('audit.lead_seq', '=', seq !== undefined && seq <= LARGEST_SEQ ? seq : 0)
  }
  if (query.from) select = select.where('audit.at', '>=', startOfIndianDay(query.from))
  if (query.to) select = select.where('audit.at', '<=', endOfIndianDay(query.to))
  const rows = await select.execute()
  return {
    entries: rows.map(({ seq, at, actor, action, lead_seq, lead_id, detail }) => ({
      seq,
      at,
      actor,
      action: action as AuditAction,
      lead:
        lead_seq === null || lead_id === null ? null : { id: lead_id, reference: references.of(lead_seq) },
      detail: detail === null ? {} : (JSON.parse(detail) as Record<string, unknown>),
    })),
    nextCursor: rows.length === PAGE_SIZE ? String(rows.at(-1)?.seq) : null,
  }
}
