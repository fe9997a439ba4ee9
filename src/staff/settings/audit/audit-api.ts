import * as v from 'valibot'
import { type AuditList, AuditListSchema } from '../../../contract/audit.ts'
import { request } from '../../ui/staff-api.ts'

export async function readAudit(filter: Record<string, string>): Promise<AuditList> {
  return v.parse(AuditListSchema, await request('GET', `/api/audit?${new URLSearchParams(filter)}`))
}
