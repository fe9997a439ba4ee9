import * as v from 'valibot'
import {
  type Lead,
  type LeadChange,
  type LeadDetail,
  LeadDetailSchema,
  type LeadList,
  LeadListSchema,
  LeadSchema,
} from '../../contract/lead.ts'

/** An answer other than 2xx, with the server's own sentence. */
export class StaffApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Who is signed in. */
export type Session = { user: { id: string; name: string; email: string; role: string } }

const PackageRecordSchema = v.object({
  _id: v.string(),
  packageName: v.string(),
  destinationCovered: v.string(),
  totalPackagePrice: v.string(),
  country: v.string(),
})
/** A package as `GET /api/packages` lists it, in the client's record shape (spec 2 §3). */
export type PackageRecord = v.InferOutput<typeof PackageRecordSchema>

const SessionSchema = v.nullable(
  v.object({ user: v.object({ id: v.string(), name: v.string(), email: v.string(), role: v.string() }) }),
)

/** The running session, or `null` when nobody is signed in. */
export async function readSession(): Promise<Session | null> {
  return v.parse(SessionSchema, await request('GET', '/api/auth/get-session'))
}

export async function signIn(email: string, password: string): Promise<void> {
  await request('POST', '/api/auth/sign-in/email', { email, password })
}

export async function signOut(): Promise<void> {
  await request('POST', '/api/auth/sign-out', {})
}

/** Makes the first owner with the token of the set-up link printed at the server's start. */
export async function setUp(
  token: string,
  owner: { name: string; email: string; password: string },
): Promise<void> {
  await request('POST', '/api/setup', { token, ...owner })
}

/** A page of the inbox, newest first. */
export async function readLeads(filters: Record<string, string>): Promise<LeadList> {
  return v.parse(LeadListSchema, await request('GET', `/api/leads?${new URLSearchParams(filters)}`))
}

export async function readLead(id: string): Promise<LeadDetail> {
  return v.parse(LeadDetailSchema, await request('GET', `/api/leads/${encodeURIComponent(id)}`))
}

export async function changeLead(id: string, change: LeadChange): Promise<Lead> {
  return v.parse(LeadSchema, await request('PATCH', `/api/leads/${encodeURIComponent(id)}`, change))
}

export async function addNote(id: string, text: string): Promise<void> {
  await request('POST', `/api/leads/${encodeURIComponent(id)}/notes`, { text })
}

/** Erases the traveller's data for good; the lead's id stays taken. */
export async function eraseLead(id: string): Promise<void> {
  await request('DELETE', `/api/leads/${encodeURIComponent(id)}`)
}

/** Every package in the client's record shape (spec 2 §7). */
export async function readPackages(): Promise<PackageRecord[]> {
  return v.parse(v.array(PackageRecordSchema), await request('GET', '/api/packages'))
}

async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => {
    throw new StaffApiError(0, 'The server cannot be reached. Check your connection.')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const message = (answer as { message?: string } | undefined)?.message
  throw new StaffApiError(response.status, message ?? `The server answered ${response.status}.`)
}
