import * as v from 'valibot'
import { type AuditList, AuditListSchema } from '../../contract/audit.ts'
import { type Numbers, NumbersSchema } from '../../contract/numbers.ts'
import {
  OFFICE_DECISIONS,
  type OfficeAnswer,
  type OfficeDecision,
  type OfficeValue,
  type Shift,
} from '../../contract/office.ts'
import { type HeldLead, HeldLeadsSchema } from '../../contract/persons.ts'
import { request } from './staff-api.ts'

/** What the office decided on a matter, with the version to send back when it is changed. */
export async function readDecision<Name extends OfficeDecision>(name: Name): Promise<OfficeAnswer<Name>> {
  return asAnswer(name, await request('GET', `/api/office/${name}`))
}

/** Saves a decision; what somebody else saved meanwhile is refused with 409. */
export async function saveDecision<Name extends OfficeDecision>(
  name: Name,
  { value, version }: OfficeAnswer<Name>,
): Promise<OfficeAnswer<Name>> {
  return asAnswer(name, await request('PUT', `/api/office/${name}`, { value, version }))
}

export async function saveShift(id: string, shift: Shift): Promise<void> {
  await request('PUT', `/api/team/${encodeURIComponent(id)}/shift`, shift)
}

export async function readNumbers(period: { from?: string; to?: string }): Promise<Numbers> {
  return v.parse(NumbersSchema, await request('GET', `/api/numbers?${new URLSearchParams(period)}`))
}

export async function readAudit(filter: Record<string, string>): Promise<AuditList> {
  return v.parse(AuditListSchema, await request('GET', `/api/audit?${new URLSearchParams(filter)}`))
}

/** Everything held about whoever has this number or address. */
export async function findPerson(contact: string): Promise<HeldLead[]> {
  return v.parse(HeldLeadsSchema, await request('POST', '/api/persons', { contact })).leads
}

/** Erases those leads for good; answers how many there were, with what had become part of them. */
export async function erasePerson(leads: string[]): Promise<number> {
  const answer = await request('POST', '/api/persons/erase', { leads })
  return v.parse(v.object({ erased: v.number() }), answer).erased
}

function asAnswer<Name extends OfficeDecision>(name: Name, answer: unknown): OfficeAnswer<Name> {
  const { value, version } = v.parse(v.object({ value: v.unknown(), version: v.number() }), answer)
  return { value: v.parse(OFFICE_DECISIONS[name], value) as OfficeValue<Name>, version }
}
