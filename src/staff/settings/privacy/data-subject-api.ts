import * as v from 'valibot'
import { type DataSubjectLeads, DataSubjectLeadsSchema } from '../../../contract/data-subject.ts'
import { request } from '../../ui/staff-api.ts'

/** The data held about the person with this number or address. */
export async function findDataSubject(contact: string): Promise<DataSubjectLeads> {
  return v.parse(DataSubjectLeadsSchema, await request('POST', '/api/data-subjects', { contact }))
}

/** Erases these leads permanently; returns their number, including the leads merged into them. */
export async function eraseDataSubject(leads: string[]): Promise<number> {
  const answer = await request('POST', '/api/data-subjects/erase', { leads })
  return v.parse(v.object({ erased: v.number() }), answer).erased
}
