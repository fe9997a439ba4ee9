import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuditListSchema } from '../../src/contract/audit.ts'
import {
  type DataSubjectLeads,
  DataSubjectLeadsSchema,
  MAX_SUBJECT_LEADS,
} from '../../src/contract/data-subject.ts'
import type { LeadDetail } from '../../src/contract/lead.ts'
import type { ImportResult } from '../../src/contract/lead-import.ts'
import { OFFICE_DEFAULTS } from '../../src/contract/office.ts'
import { ReportSchema } from '../../src/contract/reports.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { renameResponseTarget } from '../db/steps/013-response-target.ts'
import { escalateOverdue } from './overdue.ts'
import { eraseExpiredLeads } from './retention.ts'

/** A Monday, 11:00 in India. */
const MONDAY = new Date('2026-11-23T05:30:00.000Z')
const MINUTE_MS = 60_000

describe.each(databaseKinds())('office (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let owner: string
  let databaseUrl: string | undefined
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    owner = await api.signIn('owner')
  })
  afterEach(async () => {
    vi.useRealTimers()
    await api.close()
  })

  const as = (cookie: string, path: string, method = 'GET', body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const read = async (cookie: string, path: string) => (await as(cookie, path)).json()

  async function submit(changes: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID()
    const contact = `9${String(Math.random()).slice(2, 11)}`
    // A person of their own, because further enquiries of one person go to the same colleague.
    const body = longBody({ contact, email: `guest${contact}@example.com`, ...changes } as never)
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    expect(response.status).toBe(200)
    return id
  }

  const lead = (id: string): Promise<LeadDetail> => read(owner, `/api/leads/${id}`)

  async function saveSetting(name: string, value: object, cookie = owner) {
    const { version } = await read(owner, `/api/office/${name}`)
    return as(cookie, `/api/office/${name}`, 'PUT', { value, version })
  }

  async function idOf(cookie: string): Promise<string> {
    return (await read(cookie, '/api/auth/get-session')).user.id
  }

  const shift = (id: string, hours: object | null, away = false) =>
    as(owner, `/api/team/${id}/shift`, 'PUT', { hours, away })

  const notices = async (topic: 'lead.assigned' | 'lead.overdue') =>
    (await api.database.kysely.selectFrom('notification').selectAll().where('topic', '=', topic).execute())
      .length

  describe('assignment', () => {
    let asha: string
    let ravi: string
    beforeEach(async () => {
      asha = await idOf(await api.signIn('agent'))
      ravi = await idOf(await api.signIn('agent'))
    })

    it('leaves leads unassigned without rules', async () => {
      expect((await lead(await submit())).assignee).toBeNull()
    })

    it('assigns by destination, then in turn to staff at work, and notifies the assignee', async () => {
      const rules = [{ destinations: ['Bali'], members: [ravi] }]
      expect((await saveSetting('assignment', { rules, others: [asha, ravi] })).status).toBe(200)
      expect((await lead(await submit({ destination: 'bali' }))).assignee).toBe(ravi)
      const turns = []
      for (let i = 0; i < 4; i++) turns.push((await lead(await submit({ destination: 'Goa' }))).assignee)
      expect(turns).toEqual([asha, ravi, asha, ravi])
      expect(await notices('lead.assigned')).toBe(5)
      const { history } = await lead(await submit({ destination: 'Goa' }))
      expect(history.map(({ type, changes }) => changes ?? type)).toEqual(['received', { assignee: asha }])
    })

    it('skips staff off work, on leave or deactivated; outside working hours assigns to all in turn', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const afternoon = Array.from({ length: 7 }, () => ({ from: '14:00', to: '20:00' }))
      expect((await shift(asha, afternoon)).status).toBe(200)
      const given = async () => (await lead(await submit())).assignee
      expect([await given(), await given()]).toEqual([ravi, ravi])
      vi.setSystemTime(MONDAY.getTime() + 4 * 60 * MINUTE_MS)
      expect([await given(), await given()]).toEqual([asha, ravi])
      vi.setSystemTime(MONDAY.getTime() + 12 * 60 * MINUTE_MS)
      expect(new Set([await given(), await given()])).toEqual(new Set([asha, ravi]))
      await shift(asha, null, true)
      expect([await given(), await given()]).toEqual([ravi, ravi])
      expect((await as(owner, '/api/auth/confirm', 'POST', { password: 'correct horse' })).status).toBe(200)
      await as(owner, `/api/team/${ravi}`, 'PATCH', { deactivated: true })
      expect(await given()).toBeNull()
    })

    it('assigns each of many simultaneous leads once', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const ids = await Promise.all(Array.from({ length: 20 }, () => submit()))
      const owners = await Promise.all(ids.map(async (id) => (await lead(id)).assignee))
      expect(owners.filter((id) => id === asha)).toHaveLength(10)
      expect(owners.filter((id) => id === ravi)).toHaveLength(10)
      expect(await notices('lead.assigned')).toBe(20)
      for (const id of ids)
        expect((await lead(id)).history.filter(({ changes }) => changes?.assignee)).toHaveLength(1)
    })

    it('assigns each lead once with two servers on one database', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const second = await startApi(databaseUrl ? { databaseUrl } : { dataDir: api.dataDir })
      try {
        const send = async (to: TestApi, i: number) => {
          const id = randomUUID()
          const body = longBody({ contact: `98${String(10_000_000 + i)}`, email: `guest${i}@example.com` })
          expect((await to.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
          return id
        }
        const ids = await Promise.all(
          Array.from({ length: 16 }, (_, i) => send(i % 2 === 0 ? api : second, i)),
        )
        const leads = await Promise.all(ids.map(lead))
        for (const { assignee, history } of leads) {
          expect([asha, ravi]).toContain(assignee)
          expect(history.filter(({ changes }) => changes?.assignee)).toHaveLength(1)
        }
        expect(leads.filter(({ assignee }) => assignee === asha)).toHaveLength(8)
        expect(await notices('lead.assigned')).toBe(16)
      } finally {
        await second.close()
      }
    })

    it('assigns the leads of a rule whose people are away or gone like all others, and says so', async () => {
      const gone = await idOf(await api.signIn('agent'))
      const rules = [{ destinations: ['Bali'], members: [ravi, gone] }]
      await saveSetting('assignment', { rules, others: [asha] })
      await shift(ravi, null, true)
      await as(owner, `/api/team/${gone}`, 'PATCH', { deactivated: true })
      const { assignee, history } = await lead(await submit({ destination: 'Bali' }))
      expect(assignee).toBe(asha)
      expect(history.at(-1)).toMatchObject({ changes: { assignee: asha }, why: 'rule-absent' })
      const plain = await lead(await submit({ destination: 'Goa' }))
      expect(plain.history.at(-1)).toMatchObject({ changes: { assignee: asha } })
      expect(plain.history.at(-1)?.why).toBeUndefined()
      await shift(ravi, null)
      expect((await lead(await submit({ destination: 'Bali' }))).assignee).toBe(ravi)
    })

    it('assigns the further enquiries of a person to the same colleague, unless that one is away', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const given = async (changes: Record<string, unknown>) => (await lead(await submit(changes))).assignee
      expect(await given({ contact: '9876500001', email: 'first@example.com' })).toBe(asha)
      expect(await given({ contact: '9876500002', email: 'other@example.com' })).toBe(ravi)
      const again = await lead(await submit({ contact: '9876500001', email: 'new@example.com' }))
      expect(again.assignee).toBe(asha)
      expect(again.history.at(-1)).toMatchObject({ changes: { assignee: asha }, why: 'same-person' })
      expect(await given({ contact: '9876500003', email: 'FIRST@example.com' })).toBe(asha)
      // A number counts more than an address, and these took no turns.
      expect(await given({ contact: '9876500002', email: 'first@example.com' })).toBe(ravi)
      expect(await given({ contact: '9876500004', email: 'fourth@example.com' })).toBe(asha)
      await shift(asha, null, true)
      expect(await given({ contact: '9876500001', email: 'first@example.com' })).toBe(ravi)
    })

    it('assigns a traveller’s further enquiries to the owner of the lead that the earlier one was merged into', async () => {
      const part = await submit({ contact: '9876500021', email: 'part@example.com' })
      const kept = await submit({ contact: '9876500022', email: 'kept@example.com' })
      await as(owner, `/api/leads/${part}`, 'PATCH', { assignee: asha })
      await as(owner, `/api/leads/${kept}`, 'PATCH', { assignee: ravi })
      expect((await as(owner, `/api/leads/${kept}/merge`, 'POST', { other: part })).status).toBe(200)
      await saveSetting('assignment', { rules: [], others: [asha] })
      expect((await lead(await submit({ contact: '9876500021' }))).assignee).toBe(ravi)
    })

    it('assigns a further enquiry to the owner of the lead that the earlier one became part of by two merges', async () => {
      const part = await submit({ contact: '9876500031', email: 'part@example.com' })
      const between = await submit({ contact: '9876500032', email: 'between@example.com' })
      const kept = await submit({ contact: '9876500033', email: 'kept@example.com' })
      for (const id of [part, between]) await as(owner, `/api/leads/${id}`, 'PATCH', { assignee: asha })
      await as(owner, `/api/leads/${kept}`, 'PATCH', { assignee: ravi })
      await as(owner, `/api/leads/${between}/merge`, 'POST', { other: part })
      await as(owner, `/api/leads/${kept}/merge`, 'POST', { other: between })
      await saveSetting('assignment', { rules: [], others: [asha] })
      expect((await lead(await submit({ contact: '9876500031', email: 'a@example.com' }))).assignee).toBe(
        ravi,
      )
      expect((await lead(await submit({ contact: '9876500034', email: 'PART@example.com' }))).assignee).toBe(
        ravi,
      )
    })

    it('assigns simultaneous enquiries of a person to one colleague', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const sent = [1, 2, 3, 4].map((n) => submit({ contact: '9876500009', email: `same${n}@example.com` }))
      const owners = await Promise.all((await Promise.all(sent)).map(async (id) => (await lead(id)).assignee))
      expect(new Set(owners).size).toBe(1)
    })

    it('refuses a rule for a destination that no lead can have', async () => {
      const rules = (destination: string) => [{ destinations: [destination], members: [ravi] }]
      const refused = await saveSetting('assignment', { rules: rules('Keralla'), others: [] })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toEqual({ message: 'There is no destination “Keralla”.' })
      expect((await saveSetting('assignment', { rules: rules('kerala'), others: [] })).status).toBe(200)
      // A saved rule stays valid when its destination leaves the catalogue.
      const value = JSON.stringify({ rules: rules('Atlantis'), others: [] })
      await api.database.kysely.updateTable('office').set({ value }).where('key', '=', 'assignment').execute()
      expect((await saveSetting('assignment', { rules: rules('Atlantis'), others: [asha] })).status).toBe(200)
    })

    it('assigns no replay, and suspected spam only after its release', async () => {
      await saveSetting('assignment', { rules: [], others: [asha, ravi] })
      const id = randomUUID()
      const body = longBody({ contact: '9000000123' })
      for (let i = 0; i < 3; i++) await api.post('/submit-form', body, { 'idempotency-key': id })
      expect(await notices('lead.assigned')).toBe(1)

      const spam = await submit({ website: 'https://spam.example.com', filledInMs: 300 })
      expect(await lead(spam)).toMatchObject({ quarantined: true, assignee: null, respondBy: null })
      vi.setSystemTime(MONDAY.getTime() + 60 * MINUTE_MS)
      await as(owner, `/api/leads/${spam}`, 'PATCH', { quarantined: false })
      expect(await lead(spam)).toMatchObject({
        quarantined: false,
        assignee: ravi,
        respondBy: new Date(MONDAY.getTime() + 90 * MINUTE_MS).toISOString(),
      })
    })
  })

  describe('response target', () => {
    it('sets the deadline in working time', async () => {
      expect((await lead(await submit())).respondBy).toBe('2026-11-23T06:00:00.000Z')
      // Saturday, ten minutes before the office closes; Sunday is off.
      vi.setSystemTime(new Date('2026-11-28T13:20:00.000Z'))
      expect((await lead(await submit())).respondBy).toBe('2026-11-30T04:50:00.000Z')
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: null })
      expect((await lead(await submit())).respondBy).toBeNull()
    })

    it('recalculates the deadlines of waiting leads when the owner changes it', async () => {
      const id = await submit()
      await saveSetting('response-target', { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 60 })
      expect((await lead(id)).respondBy).toBe('2026-11-23T06:30:00.000Z')
    })

    it('is met by the first contact', async () => {
      const id = await submit()
      vi.setSystemTime(MONDAY.getTime() + 7 * MINUTE_MS)
      await as(owner, `/api/leads/${id}/contacts`, 'POST', { channel: 'call' })
      expect((await lead(id)).respondedAt).toBe('2026-11-23T05:37:00.000Z')
      vi.setSystemTime(MONDAY.getTime() + 600 * MINUTE_MS)
      expect(await escalateOverdue(api.database)).toBe(0)
    })

    it('notifies of an overdue lead once, also with two simultaneous checks', async () => {
      const id = await submit()
      expect(await escalateOverdue(api.database)).toBe(0)
      vi.setSystemTime(MONDAY.getTime() + 31 * MINUTE_MS)
      const notified = await Promise.all([escalateOverdue(api.database), escalateOverdue(api.database)])
      expect(notified.sort()).toEqual([0, 1])
      expect(await escalateOverdue(api.database)).toBe(0)
      expect(await notices('lead.overdue')).toBe(1)
      expect((await lead(id)).history.filter(({ type }) => type === 'overdue')).toHaveLength(1)
      const { leads } = await read(owner, '/api/leads?overdue=true')
      expect(leads).toMatchObject([{ id }])
    })
  })

  it('refuses a change based on an older version, and invalid values', async () => {
    const target = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 45 }
    expect(
      (await as(owner, '/api/office/response-target', 'PUT', { value: target, version: 0 })).status,
    ).toBe(200)
    const save = (value: object) => as(owner, '/api/office/response-target', 'PUT', { value, version: 0 })
    // The same once more, because an answer was lost, is no conflict.
    const again = await save(target)
    expect([again.status, (await again.json()).version]).toEqual([200, 1])
    const late = await save({ ...target, targetMinutes: 50 })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ value: { targetMinutes: 45 }, version: 1 })
    for (const targetMinutes of [0, 1.5, 9999, '30'])
      expect((await saveSetting('response-target', { ...target, targetMinutes })).status).toBe(400)
    expect(
      (await saveSetting('assignment', { rules: [{ destinations: [], members: ['x'] }], others: [] })).status,
    ).toBe(400)
    const manager = await api.signIn('manager')
    expect((await saveSetting('response-target', target, manager)).status).toBe(403)
    expect((await saveSetting('assignment', { rules: [], others: [] }, manager)).status).toBe(200)
    expect((await as(manager, '/api/office/retention')).status).toBe(403)
    expect((await as(owner, '/api/office/toString')).status).toBe(404)
  })

  it('keeps the response target that an earlier release stored', async () => {
    const value = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 75 }
    await api.database.kysely
      .insertInto('office')
      .values({ key: 'clock', value: JSON.stringify(value), version: 4 })
      .execute()
    await renameResponseTarget(api.database.kysely)
    expect(await read(owner, '/api/office/response-target')).toEqual({ value, version: 4 })
  })

  it('skip holidays when a response is due, also for leads that wait already', async () => {
    const id = await submit()
    const before = (await lead(id)).respondBy
    const target = OFFICE_DEFAULTS['response-target']
    const holidays = [{ day: '2026-11-23', name: 'Founders’ day' }]
    expect((await saveSetting('response-target', { ...target, holidays })).status).toBe(200)
    expect(before).toBe('2026-11-23T06:00:00.000Z')
    // 10:30 on Tuesday in India.
    expect((await lead(id)).respondBy).toBe('2026-11-24T05:00:00.000Z')
    expect((await lead(await submit())).respondBy).toBe('2026-11-24T05:00:00.000Z')
    for (const wrong of [[{ day: '2026-02-30', name: '' }], [...holidays, ...holidays]])
      expect((await saveSetting('response-target', { ...target, holidays: wrong })).status).toBe(400)
  })

  describe('reports', () => {
    it('count leads by day, source, destination and owner, as many as the lead list shows', async () => {
      const agent = await api.signIn('agent')
      const agentId = await idOf(agent)
      const ids = []
      for (const [minutes, destination] of [
        [5, 'Bali'],
        [15, 'bali'],
        [25, 'Goa'],
        [95, 'Goa'],
      ] as const) {
        const id = await submit({ destination, sourceDomain: `https://example.com/${destination}` })
        const at = Date.now()
        vi.setSystemTime(at + minutes * MINUTE_MS)
        await as(owner, `/api/leads/${id}`, 'PATCH', { status: 'quoted' })
        vi.setSystemTime(at)
        ids.push(id)
      }
      await submit({ website: 'https://spam.example.com', filledInMs: 300 })
      await as(owner, `/api/leads/${ids[0]}`, 'PATCH', { status: 'booked' })
      await as(owner, `/api/leads/${ids[1]}`, 'PATCH', { assignee: agentId })
      vi.setSystemTime(MONDAY.getTime() + 86_400_000)
      const waiting = await submit({ destination: 'Goa', sourceDomain: undefined })

      const report = v.parse(ReportSchema, await read(owner, '/api/reports?from=2026-11-22&to=2026-11-24'))
      expect(report).toMatchObject({
        leads: 5,
        days: [
          { day: '2026-11-22', leads: 0 },
          { day: '2026-11-23', leads: 4 },
          { day: '2026-11-24', leads: 1 },
        ],
        statuses: { quoted: 3, booked: 1, new: 1 },
        response: { answered: 4, waiting: 1, overdue: 0, inTime: 3, median: 15, p90: 95, targetMinutes: 30 },
      })
      expect(report.destinations).toMatchObject([
        { name: 'Goa', leads: 3, booked: 0, quoted: 2 },
        { leads: 2, booked: 1 },
      ])
      expect(report.owners).toContainEqual({
        owner: agentId,
        ...{ leads: 1, quoted: 1, booked: 0, amount: 0, answered: 1, median: 15 },
      })

      const period = 'from=2026-11-22&to=2026-11-24&quarantined=false'
      const listed = async (filter: string) =>
        (await read(owner, `/api/leads?${period}&${filter}`)).leads.length
      expect(await listed('')).toBe(report.leads)
      expect(await listed('destination=bali')).toBe(2)
      expect(await listed('firstResponse=awaited')).toBe(report.response.waiting)
      expect(await listed('firstResponse=given')).toBe(report.response.answered)
      expect(await listed('firstResponse=in-time')).toBe(report.response.inTime)
      expect(await listed('assignee=none')).toBe(4)
      for (const { source, leads } of report.sources)
        expect(await listed(`source=${encodeURIComponent(source ?? 'none')}`)).toBe(leads)

      const own = v.parse(ReportSchema, await read(agent, '/api/reports?from=2026-11-22&to=2026-11-24'))
      expect(own).toMatchObject({ leads: 1, response: { median: 15 } })
      expect(own.owners.map(({ owner }) => owner)).toEqual([agentId])
      expect((await lead(waiting)).status).toBe('new')
    })

    it('refuse an invalid period', async () => {
      for (const query of [
        'from=2026-11-24&to=2026-11-23',
        'from=yesterday',
        'from=2020-01-01&to=2026-01-01',
      ])
        expect((await as(owner, `/api/reports?${query}`)).status).toBe(400)
    })
  })

  describe('data subject erasure', () => {
    it('finds all leads of a number or address, and erases exactly the chosen ones', async () => {
      const first = await submit({ name: 'Asha Rao', contact: '9812345678', email: 'asha@example.com' })
      const second = await submit({ name: 'A. Rao', contact: '9812345678', email: 'rao@example.com' })
      const third = await submit({ name: 'Asha R', contact: '9899999999', email: 'RAO@example.com' })
      const other = await submit({ name: 'Ravi', contact: '9811111111', email: 'ravi@example.com' })
      await as(owner, `/api/leads/${first}/notes`, 'POST', { text: 'Asha wants a sea view' })
      await as(owner, `/api/leads/${first}/presence`, 'POST', {})

      const found = async (contact: string) =>
        v
          .parse(
            DataSubjectLeadsSchema,
            await (await as(owner, '/api/data-subjects', 'POST', { contact })).json(),
          )
          .leads.map(({ id }) => id)
      expect(await found('+91 98123 45678')).toEqual([third, second, first])
      expect(await found('ASHA@example.com')).toEqual([second, first])
      expect(await found('ravi@example.com')).toEqual([other])

      const erased = await as(owner, '/api/data-subjects/erase', 'POST', { leads: [first, second, third] })
      expect(await erased.json()).toEqual({ erased: 3 })
      expect(await found('9812345678')).toEqual([])
      for (const table of ['lead', 'lead_event', 'notification', 'lead_presence', 'audit'] as const) {
        const text = JSON.stringify(await api.database.kysely.selectFrom(table).selectAll().execute())
        // Not shorter texts, which random fingerprints and ids could contain.
        expect(text).not.toMatch(/asha |\. rao|(asha|rao)@|9812345|9899999|sea view/i)
      }
      expect(await lead(other)).toMatchObject({ name: 'Ravi', erasedAt: null })
      // A replay from the phone does not restore the data.
      const body = longBody({ name: 'Asha Rao', contact: '9812345678', email: 'asha@example.com' })
      const again = await api.post('/submit-form', body, { 'idempotency-key': first })
      expect(await again.json()).toMatchObject({ id: first, replayed: true })
      expect((await lead(first)).erasedAt).not.toBeNull()
    })

    it('finds who is known by a number of another country, or by what could not be read, and nobody else', async () => {
      const rows = [
        { phone: '+65 9123 4567 8', name: 'Mei Lin', destination: 'Ladakh' },
        { phone: '98000 0000', email: 'mei@example.com', name: 'Mei L.', message: 'Call +65 9123 4567 9' },
      ].map((values, row) => ({ row: row + 1, id: `noted-${row}`, values }))
      const added = await as(owner, '/api/lead-imports', 'POST', { source: 'portal', rows })
      const [foreign, faulty] = ((await added.json()) as ImportResult).rows.map(({ lead }) => lead?.id)
      const found = async (contact: string) =>
        ((await (await as(owner, '/api/data-subjects', 'POST', { contact })).json()) as DataSubjectLeads)
          .leads
      const idsOf = async (contact: string) => (await found(contact)).map(({ id }) => id)
      expect([foreign, faulty]).toEqual([expect.any(String), expect.any(String)])
      for (const typed of ['+65 9123 4567 8', '0065 912345678', '(65) 91234-5678', '912345678'])
        expect(await idsOf(typed), typed).toEqual([foreign])
      for (const typed of ['345678', '+65 9123 4567 9', '+65 9123 4567'])
        expect(await idsOf(typed)).toEqual([])
      expect(await idsOf('98000 0000')).toEqual([faulty])
      expect((await as(owner, '/api/data-subjects/erase', 'POST', { leads: [foreign] })).status).toBe(200)
      expect(await idsOf('+65 9123 4567 8')).toEqual([])
    })

    it('says when a person has more leads than one answer shows', async () => {
      const id = await submit({ name: 'Flood', contact: '9833333333', email: 'flood@example.com' })
      const {
        seq: _,
        travel_on,
        booking_time,
        lead_source,
        about,
        ...row
      } = await api.database.kysely
        .selectFrom('lead')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const copies = Array.from({ length: MAX_SUBJECT_LEADS }, () => ({ ...row, id: randomUUID() }))
      await api.database.kysely.insertInto('lead').values(copies).execute()
      const held = async () =>
        v.parse(
          DataSubjectLeadsSchema,
          await (await as(owner, '/api/data-subjects', 'POST', { contact: '9833333333' })).json(),
        )
      const first = await held()
      expect(first).toMatchObject({ more: true })
      expect(first.leads).toHaveLength(MAX_SUBJECT_LEADS)
      const leads = first.leads.map((lead) => lead.id)
      expect((await as(owner, '/api/data-subjects/erase', 'POST', { leads })).status).toBe(200)
      expect(await held()).toMatchObject({ leads: [{ id }], more: false })
    })

    it('erases pending notifications, but keeps a digest for its other leads', async () => {
      const { kysely } = api.database
      const [gone, stays] = [await submit(), await submit()]
      const seqs = await kysely
        .selectFrom('notification')
        .select(['seq', 'lead_seq'])
        .orderBy('seq')
        .execute()
      expect(seqs).toHaveLength(2)
      const delivery = (message_id: string) =>
        kysely
          .insertInto('delivery')
          .values({
            message_id,
            channel: 'mail',
            target: 'office@example.com',
            created_at: MONDAY.toISOString(),
            next_attempt_at: MONDAY.toISOString(),
          })
          .execute()
      await delivery('alone')
      await delivery('digest')
      const link = (message_id: string, notification_seq: number) =>
        kysely.insertInto('delivery_notice').values({ message_id, notification_seq }).execute()
      await link('alone', seqs[0]?.seq ?? 0)
      await link('digest', seqs[0]?.seq ?? 0)
      await link('digest', seqs[1]?.seq ?? 0)
      expect((await as(owner, `/api/leads/${gone}`, 'DELETE')).status).toBe(200)
      const left = await kysely.selectFrom('delivery').select('message_id').execute()
      expect(left).toEqual([{ message_id: 'digest' }])
      expect((await lead(stays)).erasedAt).toBeNull()
    })

    it('erases expired leads, open ones only if the owner chose so', async () => {
      const [lost, open] = [await submit(), await submit()]
      await as(owner, `/api/leads/${lost}`, 'PATCH', { status: 'lost', lostReason: 'too dear' })
      vi.setSystemTime(new Date('2027-11-22T05:30:00.000Z'))
      // The session has expired by then.
      owner = await api.signIn('owner')
      const fresh = await submit({ travel_date: '2028-02-14' })
      expect(await eraseExpiredLeads(api.database)).toBe(0)
      await saveSetting('retention', { months: 12, openToo: false })
      expect(await eraseExpiredLeads(api.database)).toBe(0)
      vi.setSystemTime(new Date('2027-11-24T05:30:00.000Z'))
      expect(await eraseExpiredLeads(api.database)).toBe(1)
      expect((await lead(lost)).erasedAt).not.toBeNull()
      expect((await lead(open)).erasedAt).toBeNull()
      await saveSetting('retention', { months: 12, openToo: true })
      expect(await eraseExpiredLeads(api.database)).toBe(1)
      expect((await lead(fresh)).erasedAt).toBeNull()
    })
  })

  it('records who did what in a paged audit log, without texts of travellers', async () => {
    const id = await submit({ name: 'Secret Guest', email: 'secret@example.com' })
    const { reference } = await lead(id)
    await as(owner, `/api/leads/${id}`, 'PATCH', { status: 'contacted' })
    await as(owner, `/api/leads/${id}/notes`, 'POST', { text: 'Secret wish' })
    await as(owner, '/api/leads.csv?q=Secret')
    await api.post('/api/auth/sign-in/email', { email: 'owner1@example.com', password: 'a wrong one' })
    await api.post('/api/auth/sign-in/email', { email: 'nobody@example.com', password: 'a wrong one' })
    await as(owner, `/api/leads/${id}`, 'DELETE')

    const log = async (query: string) => v.parse(AuditListSchema, await read(owner, `/api/audit?${query}`))
    const { entries } = await log('')
    expect(JSON.stringify(entries)).not.toMatch(/secret|nobody|wrong/i)
    expect(entries.map(({ action }) => action)).toEqual([
      'lead.erased',
      'sign-in.failed',
      'sign-in.failed',
      'lead.exported',
      'lead.noted',
      'lead.changed',
      'lead.viewed',
      'sign-in.ok',
    ])
    const me = await idOf(owner)
    expect((await log('subject=sign-in')).entries.map(({ actor }) => actor)).toEqual([null, me, me])
    expect((await log(`lead=${reference}`)).entries).toHaveLength(4)
    expect((await log(`actor=${me}&from=2026-11-24`)).entries).toEqual([])
    expect(entries.at(0)?.lead).toEqual({ id, reference })

    for (let i = 0; i < 60; i++) await as(owner, `/api/team/${me}/shift`, 'PUT', { hours: null, away: false })
    const first = await log('')
    const second = await log(`cursor=${first.nextCursor}`)
    expect(first.entries).toHaveLength(50)
    const all = [...first.entries, ...second.entries].map(({ seq }) => seq)
    expect(all).toEqual([...all].sort((a, b) => b - a))
    expect(all).toHaveLength(68)
    expect(second.nextCursor).toBeNull()
    expect((await as(await api.signIn('agent'), '/api/audit')).status).toBe(403)
  })
})
