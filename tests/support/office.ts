import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { LeadDetail } from '../../src/contract/lead.ts'
import type { DatabaseKind } from './databases.ts'
import { longBody } from './enquiries.ts'
import { useApi } from './use-api.ts'

/** A Monday, 11:00 in India. */
export const MONDAY = new Date('2026-11-23T05:30:00.000Z')
export const MINUTE_MS = 60_000

/** Gives each test of the calling suite a server on a new database at {@link MONDAY}, with an owner who is signed in. */
export function useOffice(kind: DatabaseKind) {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MONDAY }))
  const api = useApi(kind)
  beforeEach(async () => {
    office.owner = await api.signIn('owner')
  })
  afterEach(() => void vi.useRealTimers())

  const read = async (cookie: string, path: string) => (await api.as(cookie, path)).json()

  async function submit(changes: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID()
    const contact = `9${String(Math.random()).slice(2, 11)}`
    // A person of their own, because further enquiries of one person go to the same colleague.
    const body = longBody({ contact, email: `guest${contact}@example.com`, ...changes } as never)
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    expect(response.status).toBe(200)
    return id
  }

  const lead = (id: string): Promise<LeadDetail> => read(office.owner, `/api/leads/${id}`)

  async function saveSetting(name: string, value: object, cookie = office.owner) {
    const { version } = await read(office.owner, `/api/office/${name}`)
    return api.as(cookie, `/api/office/${name}`, 'PUT', { value, version })
  }

  async function idOf(cookie: string): Promise<string> {
    return (await read(cookie, '/api/auth/get-session')).user.id
  }

  const shift = (id: string, hours: object | null, away = false) =>
    api.as(office.owner, `/api/team/${id}/shift`, 'PUT', { hours, away })

  const notices = async (topic: 'lead.assigned' | 'lead.overdue') =>
    (await api.database.kysely.selectFrom('notification').selectAll().where('topic', '=', topic).execute())
      .length

  const office = {
    api,
    /** The owner's cookie. */
    owner: '',
    read,
    submit,
    lead,
    saveSetting,
    idOf,
    shift,
    notices,
  }
  return office
}
