import * as v from 'valibot'
import { type SalesTargets, type TargetList, TargetListSchema } from '../../../contract/sales-targets.ts'
import { request } from '../../ui/staff-api.ts'

/** The targets of a month, by default this one, with what was booked. */
export async function readTargets(month?: string): Promise<TargetList> {
  return v.parse(
    TargetListSchema,
    await request('GET', month ? `/api/targets?month=${month}` : '/api/targets'),
  )
}

/** Saves targets; returns those of their month. */
export async function saveTargets(targets: SalesTargets): Promise<TargetList> {
  return v.parse(TargetListSchema, await request('PUT', '/api/targets', targets))
}
