import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OFFICE_DEFAULTS } from '../../src/contract/office.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { fastest } from '../../tests/support/fastest.ts'
import { countingRows, explaining } from '../../tests/support/statements.ts'
import { handOverLeads } from '../desk/hand-over.ts'
import { createLeadDetail } from '../desk/lead-detail.ts'
import { checkRows } from '../desk/lead-import.ts'
import type { Inbound } from '../intake/inbound.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import { readLeads } from '../leads/read-leads.ts'
import { createReferences } from '../leads/reference.ts'
import { countEnquiriesOfPerson, findEarlierAssignees } from '../leads/same-person.ts'
import { createLog } from '../log.ts'
import { createDeliveries } from '../notify/deliveries.ts'
import { listDeliveries } from '../notify/delivery-list.ts'
import { resendFailed } from '../notify/resend.ts'
import { changeMember } from '../team/team.ts'
import { workingMinutes } from './hours.ts'
import { writeSetting } from './office-settings.ts'
import type { OfficeState } from './office-state.ts'
import { escalateOverdue } from './overdue.ts'
import { beginDeadlines, finishDeadlines } from './recalculate-deadlines.ts'

const LEADS = 20_000
const FLOODED = '9999999999'
const OWNER = { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' } as const
/** In SQLite everything waits for a query. Several times what these take, and a fraction of what they took without a bound. */
const SOON_MS = 250

// Work that must not grow with the number of leads: anybody can add enquiries.
describe.each(playedKinds())(`with ${LEADS} leads, most of a flood with one number (%s)`, (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  beforeAll(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    const at = new Date().toISOString()
    for (let start = 0; start < LEADS; start += 500)
      await api.database.kysely
        .insertInto('lead')
        .values(
          Array.from({ length: 500 }, (_, i) => ({
            id: randomUUID(),
            fingerprint: 'x',
            kind: 'long' as const,
            received_at: at,
            name: `Asha Rao ${start + i}`,
            contact: start < 2_000 ? String(9_000_000_000 + start + i) : FLOODED,
            email: `asha${start + i}@example.com`,
            destination: 'Bali',
            fields: '{}',
            respond_by: at,
            escalated_at: at,
          })),
        )
        .execute()
    if (kind === 'postgres') await sql`analyze`.execute(api.database.kysely)
  }, 60_000)
  afterAll(() => api.close())

  it('says which enquiry of its person each lead of a page is, up to a number', async () => {
    const { kysely } = api.database
    const rows = await kysely.selectFrom('lead').select('seq').orderBy('seq', 'desc').limit(50).execute()
    const seqs = rows.map(({ seq }) => seq)
    expect(await fastest(() => countEnquiriesOfPerson(kysely, seqs))).toBeLessThan(SOON_MS)
    expect((await countEnquiriesOfPerson(kysely, seqs)).get(seqs[0] ?? 0)).toBe(501)
  })

  it('looks at a bounded number of earlier enquiries of a person, also of suspected spam', async () => {
    const { kysely } = api.database
    const at = new Date().toISOString()
    const lead = (_: unknown, number: number) => ({
      id: randomUUID(),
      fingerprint: 'x',
      kind: 'long' as const,
      received_at: at,
      contact: '8888888888',
      quarantine: number < 500 ? 'speed,repetition' : null,
    })
    const added = kysely.insertInto('lead').values(Array.from({ length: 502 }, lead))
    const last = Math.max(...(await added.returning('seq').execute()).map(({ seq }) => seq))
    // The genuine one before it is not among the first 500.
    expect(await countEnquiriesOfPerson(kysely, [last])).toEqual(new Map())
    await kysely.deleteFrom('lead').where('contact', '=', '8888888888').execute()
  })

  it.runIf(kind === 'sqlite')('reads the other leads of a person in the order of an index', async () => {
    const { kysely } = api.database
    const { explained, plans } = explaining(kysely, ({ sql }) => sql.includes('order by "seq" desc'))
    const office = { inWorkingMinutes: async () => null } as unknown as OfficeState
    const references = createReferences('key')
    const detail = createLeadDetail({
      kysely: explained,
      office,
      references,
      packages: () => [],
      audit: async () => {},
    })
    const last = kysely.selectFrom('lead').select('id').orderBy('seq', 'desc').limit(1)
    const { related } = await detail.read((await last.executeTakeFirstOrThrow()).id, OWNER)
    expect(related).toHaveLength(50)
    // Sorting would read all leads of a flood.
    expect(await plans()).toContain('lead_contact_idx')
    expect(await plans()).not.toContain('TEMP B-TREE')
  })

  it('looks at a bounded number of earlier enquiries for the colleague of a person', async () => {
    const { kysely } = api.database
    const lead = (assignee: string | null, quarantine: string | null) => ({
      ...{ id: randomUUID(), fingerprint: 'x', kind: 'long' as const, received_at: new Date().toISOString() },
      ...{ contact: '8888888888', email: 'Asha@example.com', assignee, quarantine },
    })
    const spam = () => lead(null, 'speed,repetition')
    const leads = [lead('ravi', null), ...Array.from({ length: 500 }, spam), lead(null, null)]
    const added = await kysely.insertInto('lead').values(leads).returningAll().execute()
    const [before, last] = added.toSorted((a, b) => a.seq - b.seq).slice(-2)
    if (!before || !last) throw new Error('The leads are missing.')
    // Of the same number, so many are none of one person.
    expect((await findEarlierAssignees(kysely, [last])).of(last)).toBeUndefined()
    expect((await findEarlierAssignees(kysely, [before])).of(before)).toBe('ravi')
    await kysely.deleteFrom('lead').where('contact', '=', '8888888888').execute()
  })

  it('reads a digest of many enquiries in parts, and only the first of them for the list of messages', async () => {
    const { kysely } = api.database
    const at = new Date().toISOString()
    await sql`insert into notification (lead_seq, topic, created_at)
      select seq, 'lead.received', ${at} from lead where seq > 2000 order by seq limit 2000`.execute(kysely)
    const delivery = {
      channel: 'mail',
      target: 'asha@example.com',
      claimed_until: null,
      done_at: null,
    } as const
    await kysely
      .insertInto('delivery')
      .values({
        ...delivery,
        message_id: 'msg_digest',
        created_at: at,
        next_attempt_at: at,
        last_error: null,
      })
      .execute()
    await sql`insert into delivery_notice (message_id, notification_seq)
      select 'msg_digest', seq from notification`.execute(kysely)
    const { counted, mostRows } = countingRows(kysely)
    const notices = await createDeliveries(counted).notices('msg_digest')
    expect(notices).toHaveLength(2_000)
    expect(mostRows.read).toBeLessThanOrEqual(500)
    // What travellers wrote is in memory of those only that the mail names.
    expect(mostRows.withTexts).toBe(0)
    const { notices: named, total } = await createDeliveries(counted).named(notices)
    expect(named[49]).toMatchObject({ topic: 'lead.received', lead: { name: 'Asha Rao 2049' } })
    expect([named.length, mostRows.withTexts]).toEqual([50, 50])
    expect(total).toBe(notices.length)
    mostRows.read = 0
    const { deliveries } = await listDeliveries(counted, {}, createReferences('key'))
    expect(deliveries[0]?.about).toHaveLength(20)
    expect(mostRows.read).toBeLessThanOrEqual(50)
  })

  it.runIf(kind === 'sqlite')('erases a lead without reading what is about others', async () => {
    const { kysely } = api.database
    const { explained, plans } = explaining(kysely, ({ sql }) => !sql.startsWith('insert'))
    const lead = kysely.selectFrom('lead').selectAll().where('seq', '=', 2_001)
    await eraseLead(explained, await lead.executeTakeFirstOrThrow(), { actor: null, action: 'lead.erased' })
    expect(await plans()).not.toContain('SCAN')
    // Of a digest's notices one says that it is still needed.
    expect(await plans('delete from "delivery" ')).toContain('CORRELATED')
  })

  it('hands over many leads in parts, between which enquiries are stored', async () => {
    const { kysely } = api.database
    await api.signIn('owner')
    const { id } = await kysely.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await kysely
      .updateTable('lead')
      .set({ assignee: id })
      .where('seq', '>', LEADS - 4_500)
      .execute()
    const { counted, mostRows } = countingRows(kysely)
    const database = { ...api.database, kysely: counted }
    const moved = await handOverLeads(database, { from: id, to: null }, id)
    expect(moved).toBeGreaterThanOrEqual(4_500)
    expect(mostRows.read).toBeLessThanOrEqual(2_000)
    const audit = kysely.selectFrom('audit').select(({ fn }) => fn.countAll().as('entries'))
    const { entries } = await audit.where('action', '=', 'lead.changed').executeTakeFirstOrThrow()
    expect(Number(entries)).toBe(moved)
    expect(await handOverLeads(database, { from: id, to: null }, id)).toBe(0)
  })

  it('ends two hand-overs in opposite directions, and closes an account with many leads in parts', async () => {
    const { kysely } = api.database
    await api.signIn('manager')
    const [owner, manager] = (
      await kysely.selectFrom('user').select('id').orderBy('role', 'desc').execute()
    ).map(({ id }) => id)
    if (!owner || !manager) throw new Error('The staff are missing.')
    const give = (assignee: string) => kysely.updateTable('lead').set({ assignee })
    await give(owner)
      .where('seq', '>', LEADS - 4_000)
      .execute()
    await give(manager)
      .where('seq', '>', LEADS - 2_000)
      .execute()
    const { counted, mostRows } = countingRows(kysely)
    const database = { ...api.database, kysely: counted }
    await Promise.all([
      handOverLeads(database, { from: owner, to: manager }, owner),
      handOverLeads(database, { from: manager, to: owner }, owner),
    ])
    await give(manager)
      .where('seq', '>', LEADS - 4_500)
      .execute()
    await changeMember(database, manager, { deactivated: true }, owner)
    expect(mostRows.read).toBeLessThanOrEqual(2_000)
    const closed = kysely.selectFrom('audit').select('detail').where('action', '=', 'staff.deactivated')
    const { detail } = await closed.executeTakeFirstOrThrow()
    expect(JSON.parse(detail ?? '')).toEqual({ member: manager, leadsGivenBack: 4_500 })
  })

  it.runIf(kind === 'sqlite')(
    'finds messages that are due without reading those that wait for later',
    async () => {
      const { explained, plans } = explaining(api.database.kysely, ({ sql }) => sql.startsWith('select'))
      await createDeliveries(explained).claim('mail', 2, 1_000)
      for (const plan of (await plans()).split('\n')) expect(plan).toMatch(/SEARCH .*next_attempt_at[<>]\?/)
    },
  )

  it('queues many failed messages again in parts', async () => {
    const { kysely } = api.database
    const at = new Date().toISOString()
    await sql`insert into delivery (message_id, channel, target, state, created_at, next_attempt_at)
      select 'msg_' || seq, 'webhook', 'webhook', 'failed', ${at}, ${at} from lead order by seq limit 2500`.execute(
      kysely,
    )
    const { counted, mostRows } = countingRows(kysely)
    expect(await resendFailed(counted, 'webhook')).toBe(2_500)
    expect(mostRows.changed).toBe(2_000)
    await kysely.deleteFrom('delivery').where('channel', '=', 'webhook').execute()
  })

  it('says whose rows of a file are here already by one lead of each number', async () => {
    const { counted, mostRows } = countingRows(api.database.kysely)
    const person = { contact: FLOODED, email: 'Asha1@example.com' }
    const inbound = { parse: () => ({ ok: true, lead: person }), idOf: () => randomUUID() }
    const [row] = await checkRows(
      {
        database: { ...api.database, kysely: counted },
        inbound: inbound as unknown as Inbound,
        references: { ...createReferences('key'), of: String },
      },
      { source: 'file', rows: [{ row: 1, id: '1', values: {} }] },
    )
    expect([row?.samePerson?.reference, mostRows.read]).toEqual([String(LEADS), 2])
  })

  it('looks for a bounded number of words', async () => {
    const query = (q: string) =>
      readLeads(api.database.kysely, { limit: 50, order: 'newest', q }, OWNER, createReferences('key'))
    const many = Array.from({ length: 90 }, (_, at) => `a${'s'.repeat(at % 2)}`).join(' ')
    expect(await fastest(() => query(`${many} zz`))).toBeLessThan(SOON_MS * 2)
    expect((await query('rao asha 19999')).rows).toHaveLength(1)
  })

  it('finds overdue leads by the index of running deadlines', async () => {
    expect(await fastest(() => escalateOverdue(api.database))).toBeLessThan(SOON_MS / 5)
  })

  it('recalculates many deadlines in parts, between which enquiries are stored', async () => {
    const { kysely } = api.database
    const first = 1 + LEADS - 4_500
    // Not overdue: the job of the server that is started below would take some.
    const open = { escalated_at: null, responded_at: null, respond_by: '2100-01-01T00:00:00.000Z' }
    const unanswered = kysely.updateTable('lead').set(open)
    await unanswered.where('seq', '>=', first).where('erased_at', 'is', null).execute()
    const deadlines = async () => {
      const of = kysely.selectFrom('lead').select('respond_by').distinct().where('seq', '>=', first)
      return (await of.where('erased_at', 'is', null).where('quarantine', 'is', null).execute()).length
    }
    const { counted, mostRows } = countingRows(kysely)
    const second = await startApi({ ...api.sameDatabase, database: { ...api.database, kysely: counted } })
    const owner = await api.signIn('owner')
    const value = { ...OFFICE_DEFAULTS['response-target'], targetMinutes: 60 }
    const saved = await second.as(owner, '/api/office/response-target', 'PUT', { value, version: 0 })
    await second.close()
    expect([saved.status, await deadlines()]).toEqual([200, 1])
    expect(mostRows.read).toBeLessThanOrEqual(2_000)
    // A server that ended after the first part, and starts again.
    await writeSetting(kysely, 'response-target', { ...value, targetMinutes: 90 }, 1)
    const log = createLog('silent')
    await inLeadTransaction(api.database, (transaction) => beginDeadlines(transaction, log))
    expect(await deadlines()).toBe(2)
    await finishDeadlines(api.database, log)
    expect(await deadlines()).toBe(1)
  })
})

it('works out the hours between many instants soon, with many holidays', () => {
  const day = { from: '10:00', to: '19:00' }
  const holidays = Array.from({ length: 200 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    name: 'Holiday',
  }))
  const office = { hours: [day, day, day, day, day, day, null], holidays }
  const from = Date.UTC(2026, 0, 1)
  const before = performance.now()
  for (let i = 0; i < 2_000; i++) workingMinutes(office, from + i, from + 390 * 86_400_000)
  expect(performance.now() - before).toBeLessThan(1_000)
})
