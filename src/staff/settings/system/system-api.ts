import * as v from 'valibot'
import { type SystemStatus, SystemStatusSchema } from '../../../contract/system.ts'
import { request } from '../../ui/staff-api.ts'

/** What works and what does not. */
export async function readSystemStatus(): Promise<SystemStatus> {
  return v.parse(SystemStatusSchema, await request('GET', '/api/system'))
}
