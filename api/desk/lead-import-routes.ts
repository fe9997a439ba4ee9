import { Hono } from 'hono'
import { LeadImportSchema, MAX_IMPORT_BODY_BYTES, type RowResult } from '../../src/contract/lead-import.ts'
import { completeAudit, recordAudit } from '../audit/audit.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { checkRows, importRows, type LeadImportDeps } from './lead-import.ts'

/** `POST /api/lead-imports/check` and `POST /api/lead-imports` (manager): leads from a file, some rows at a time. */
export function createLeadImportRoutes({
  audit,
  respond,
  ...deps
}: LeadImportDeps & { audit: ViewAudit; respond: Respond }) {
  const { kysely } = deps.database
  const manager = requireRole('manager', respond)
  return new Hono<StaffEnv>()
    .post('/api/lead-imports/check', manager, async (c) => {
      const rows = await checkRows(deps, await readJson(c, LeadImportSchema, MAX_IMPORT_BODY_BYTES))
      // Says of whom there are leads.
      if (rows.some(({ lead, samePerson }) => lead || samePerson)) await audit(staffOf(c).id, 'lead.listed')
      return respond(200, { rows })
    })
    .post('/api/lead-imports', manager, async (c) => {
      const file = await readJson(c, LeadImportSchema, MAX_IMPORT_BODY_BYTES)
      // First, because the rows are stored in several transactions: a server that ends in between leaves none without an entry.
      const note = { actor: staffOf(c).id, action: 'lead.imported' } as const
      const detail = { source: file.source, rows: file.rows.length }
      const entry = await recordAudit(kysely, { ...note, detail })
      const rows = await importRows(deps, file)
      const count = (state: RowResult['state']) => rows.filter((row) => row.state === state).length
      await completeAudit(kysely, entry, {
        source: file.source,
        added: count('added'),
        known: count('known'),
        faulty: count('faulty') + count('not-stored'),
      })
      return respond(200, { rows })
    })
}
