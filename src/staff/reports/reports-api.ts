import * as v from 'valibot'
import { type Report, ReportSchema } from '../../contract/reports.ts'
import { request } from '../ui/staff-api.ts'

/** The figures of a period, by default the last one the server has chosen. */
export async function readReports(period: { from?: string; to?: string }): Promise<Report> {
  return v.parse(ReportSchema, await request('GET', `/api/reports?${new URLSearchParams(period)}`))
}
