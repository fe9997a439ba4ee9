import * as v from 'valibot'
import { type AuditList, AuditListSchema } from '../../contract/audit.ts'
import { type DataSubjectLeads, DataSubjectLeadsSchema } from '../../contract/data-subject.ts'
import {
  OFFICE_SETTINGS,
  type OfficeSetting,
  type OfficeSettingName,
  type OfficeSettingValue,
  type Shift,
} from '../../contract/office.ts'
import { type Report, ReportSchema } from '../../contract/reports.ts'
import { type SalesTargets, type TargetList, TargetListSchema } from '../../contract/sales-targets.ts'
import { request } from '../ui/staff-api.ts'

/** An office setting with its version, which is sent back with a change. */
export async function readOfficeSetting<Name extends OfficeSettingName>(
  name: Name,
): Promise<OfficeSetting<Name>> {
  return asAnswer(name, await request('GET', `/api/office/${name}`))
}

/** Saves an office setting; answers 409 when a colleague changed it meanwhile. */
export async function saveOfficeSetting<Name extends OfficeSettingName>(
  name: Name,
  { value, version }: OfficeSetting<Name>,
): Promise<OfficeSetting<Name>> {
  return asAnswer(name, await request('PUT', `/api/office/${name}`, { value, version }))
}

export async function saveShift(id: string, shift: Shift): Promise<void> {
  await request('PUT', `/api/team/${encodeURIComponent(id)}/shift`, shift)
}

export async function readReports(period: { from?: string; to?: string }): Promise<Report> {
  return v.parse(ReportSchema, await request('GET', `/api/reports?${new URLSearchParams(period)}`))
}

/** The targets of a month, by default this one, with what was booked. */
export async function readTargets(month?: string): Promise<TargetList> {
  return v.parse(
    TargetListSchema,
    await request('GET', month ? `/api/targets?month=${month}` : '/api/targets'),
  )
}

export async function saveTargets(targets: SalesTargets): Promise<void> {
  await request('PUT', '/api/targets', targets)
}

export async function readAudit(filter: Record<string, string>): Promise<AuditList> {
  return v.parse(AuditListSchema, await request('GET', `/api/audit?${new URLSearchParams(filter)}`))
}

/** The data held about the person with this number or address. */
export async function findDataSubject(contact: string): Promise<DataSubjectLeads> {
  return v.parse(DataSubjectLeadsSchema, await request('POST', '/api/data-subjects', { contact }))
}

/** Erases these leads permanently; returns their number, including the leads merged into them. */
export async function eraseDataSubject(leads: string[]): Promise<number> {
  const answer = await request('POST', '/api/data-subjects/erase', { leads })
  return v.parse(v.object({ erased: v.number() }), answer).erased
}

function asAnswer<Name extends OfficeSettingName>(name: Name, answer: unknown): OfficeSetting<Name> {
  const { value, version } = v.parse(v.object({ value: v.unknown(), version: v.number() }), answer)
  return { value: v.parse(OFFICE_SETTINGS[name], value) as OfficeSettingValue<Name>, version }
}
