import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Schema } from '../../api/db/schema.ts'
import { startApi } from '../support/api.ts'
import type { Row } from './api.ts'

const LEADS = 10_000
const ROUNDS = 200
const WARM_UP = 20
const PLACES = ['Bali', 'Goa', 'Dubai', 'Kerala', 'Maldives', 'Ladakh', 'Europe', 'Vietnam']
const STATUSES = ['new', 'contacted', 'quoted', 'booked', 'lost'] as const

/** What the inbox asks, and the least a database has to do for it. */
const QUESTIONS: [what: string, query: object, floor: string][] = [
  ['first page, newest first', {}, 'select * from lead order by seq desc limit 50'],
  ['first page, most urgent first', { order: 'urgent' }, 'select * from lead order by seq desc limit 50'],
  ['a status', { status: 'quoted' }, "select * from lead where status = 'quoted' order by seq desc limit 50"],
  [
    'a destination',
    { destination: 'Goa' },
    "select * from lead where lower(destination) = 'goa' order by seq desc limit 50",
  ],
  [
    'a week of travel',
    { travelFrom: '2027-02-01', travelTo: '2027-02-07' },
    "select * from lead where travel_on between '2027-02-01' and '2027-02-07' order by seq desc limit 50",
  ],
  ['a phone number', { q: '+91 90000 04321' }, "select * from lead where contact = '9000004321'"],
  [
    'part of a name',
    { q: 'guest 43' },
    "select * from lead where name like '%guest%43%' order by seq desc limit 50",
  ],
]

/** The inbox over 10,000 leads: a whole answer of the API, session and all, beside the bare indexed query. */
export async function benchInbox(): Promise<Row[]> {
  const api = await startApi()
  const cookie = await api.signIn('owner')
  await fill(api.database.kysely)
  const bare = new Sqlite(join(api.dataDir, 'marigold.sqlite'), { readonly: true })
  const rows: Row[] = []
  for (const [what, query, floor] of QUESTIONS) {
    const statement = bare.prepare(floor)
    const body = JSON.stringify(query)
    const ours = await percentile95(async () => {
      const answer = await api.request('/api/lead-search', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body,
      })
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status}`)
      await answer.text()
    })
    const least = await percentile95(async () => JSON.stringify(statement.all()))
    rows.push({
      what: `inbox of ${LEADS}: ${what}, p95`,
      unit: 'ms',
      ours,
      floor: least,
      ratio: ours / least,
      bound: '< 20 ms',
    })
  }
  bare.close()
  await api.close()
  return rows
}

async function fill(kysely: Kysely<Schema>): Promise<void> {
  const start = Date.parse('2026-01-01T00:00:00Z')
  for (let first = 0; first < LEADS; first += 500) {
    const values = Array.from({ length: 500 }, (_, offset) => {
      const i = first + offset
      const travel = new Date(Date.UTC(2027, 0, 1 + (i % 300))).toISOString().slice(0, 10)
      return {
        id: randomUUID(),
        fingerprint: String(i).padStart(22, '0'),
        kind: 'long' as const,
        status: STATUSES[i % STATUSES.length] ?? 'new',
        quarantine: null,
        received_at: new Date(start + i * 300_000).toISOString(),
        composed_at: null,
        consent: '2026-11',
        source_domain: 'https://www.example.com/bali/blissful-bali',
        name: `Guest ${i}`,
        contact: String(9_000_000_000 + i),
        email: `guest${i}@example.com`,
        destination: PLACES[i % PLACES.length] ?? 'Bali',
        fields: JSON.stringify({
          departure_city: 'Pune',
          travel_date: travel,
          bookingTime: 'this-month',
          pax: 2,
        }),
        follow_up_at: i % 500 === 0 ? '2026-02-01T00:00:00.000Z' : null,
      }
    })
    await kysely.insertInto('lead').values(values).execute()
  }
}

async function percentile95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const started = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? Number.NaN
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchInbox())
