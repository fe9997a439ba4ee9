import * as v from 'valibot'
import {
  type Lead,
  type LeadChange,
  type LeadDetail,
  LeadDetailSchema,
  type LeadList,
  LeadListSchema,
  LeadSchema,
  type StaffMember,
  StaffMemberSchema,
} from '../../contract/lead.ts'
import { type PackageEdit, type StaffPackage, StaffPackageSchema } from '../../contract/package-edit.ts'

/** An answer other than 2xx, with the server's own sentence. */
export class StaffApiError extends Error {
  readonly status: number
  /** One sentence per field that was refused. */
  readonly errors: Record<string, string>
  constructor(status: number, message: string, errors: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Who is signed in. */
export type Session = { user: StaffMember }

const PackageListSchema = v.object({ packages: v.array(StaffPackageSchema) })
const PackageWithVersionsSchema = v.object({
  ...StaffPackageSchema.entries,
  versions: v.array(StaffPackageSchema),
})
/** A package as staff see it, with everything it ever was. */
export type PackageWithVersions = v.InferOutput<typeof PackageWithVersionsSchema>

const SessionSchema = v.nullable(v.object({ user: StaffMemberSchema }))

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

/** Every package in every state. */
export async function readPackages(): Promise<StaffPackage[]> {
  return v.parse(PackageListSchema, await request('GET', '/api/staff/packages')).packages
}

/** One package with all its versions, newest first. */
export async function readPackage(id: string): Promise<PackageWithVersions> {
  return v.parse(PackageWithVersionsSchema, await request('GET', packagePath('/api/staff/packages', id)))
}

/** Makes a draft of the four fields; answers its id. */
export async function addPackage(fields: Record<string, string>): Promise<string> {
  return v.parse(v.object({ _id: v.string() }), await request('POST', '/api/packages', fields))._id
}

/** Saves what `edit` names as the next version; answers the package as it is then. */
export async function savePackage(id: string, edit: PackageEdit): Promise<PackageWithVersions> {
  await request('PUT', packagePath('/api/packages', id), edit)
  return readPackage(id)
}

function packagePath(base: string, id: string): string {
  return `${base}/${encodeURIComponent(id)}`
}

/** One call of the staff API; what is not 2xx is thrown as {@link StaffApiError}. */
export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
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
  const { message, errors } = (answer ?? {}) as { message?: string; errors?: Record<string, string> }
  throw new StaffApiError(response.status, message ?? `The server answered ${response.status}.`, errors)
}
