import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { Numbers } from '../../src/contract/numbers.ts'
import type { Clock } from '../../src/contract/office.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { readDecision } from './decisions.ts'
import { workingMinutes } from './hours.ts'

export type Period = { from: string; to: string }

/** More names than anybody reads. */
const MOST_LINES = 100
const DAY_MS = 86_400_000

/** What came in within a period and what became of it, as far as the asker may see. */
export async function readNumbers(
  { kysely }: Database,
  period: Period,
  staff: StaffMember,
  now = new Date(),
): Promise<Numbers> {
  const { value: clock } = await readDecision(kysely, 'clock')
  // Read once and counted here: in SQLite enquiries wait while the database counts.
  const rows: Row[] = await inPeriod(kysely, period, staff)
    .select([
      'assignee',
      'status',
      'received_at',
      'respond_by',
      'responded_at',
      'source_domain',
      'destination',
    ])
    .execute()
  const perDay = tallies(rows, ({ received_at }) => indianDay(new Date(received_at)))
  const known = new Map(perDay.map(({ name, leads }) => [name, leads]))
  const statuses = tallies(rows, ({ status }) => status)
  return {
    ...period,
    leads: rows.length,
    days: daysOf(period).map((day) => ({ day, leads: known.get(day) ?? 0 })),
    sources: tallies(rows, (row) => row.source_domain)
      .slice(0, MOST_LINES)
      .map(({ name, ...tally }) => ({ source: name, ...tally })),
    destinations: tallies(rows, (row) => row.destination, true)
      .slice(0, MOST_LINES)
      .map(({ name, ...tally }) => ({ destination: name, ...tally })),
    owners: ownersOf(rows, clock),
    statuses: Object.fromEntries(statuses.map(({ name, leads }) => [name, leads])),
    response: responseOf(rows, clock, now),
  }
}

/** The value below which a share of sorted values lies (nearest rank); null of none. */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

type Row = {
  assignee: string | null
  status: string
  received_at: string
  respond_by: string | null
  responded_at: string | null
  source_domain: string | null
  destination: string | null
}

// The inbox's own idea of a list, so that every figure leads to as many leads as it says.
function inPeriod(kysely: Kysely<Schema>, { from, to }: Period, staff: StaffMember) {
  const select = kysely
    .selectFrom('lead')
    .where('received_at', '>=', new Date(`${from}T00:00:00.000+05:30`).toISOString())
    .where('received_at', '<=', new Date(`${to}T23:59:59.999+05:30`).toISOString())
    .where('quarantine', 'is', null)
    .where('merged_into', 'is', null)
  return staff.role === 'agent' ? select.where('assignee', '=', staff.id) : select
}

function ownersOf(rows: Row[], clock: Clock): Numbers['owners'] {
  const owners = new Map<string | null, Row[]>()
  for (const row of rows) {
    const own = owners.get(row.assignee)
    if (own) own.push(row)
    else owners.set(row.assignee, [row])
  }
  return [...owners]
    .map(([owner, own]) => {
      const times = answerTimes(own, clock)
      return {
        owner,
        leads: own.length,
        booked: own.filter(({ status }) => status === 'booked').length,
        answered: times.length,
        median: percentile(times, 0.5),
      }
    })
    .sort((a, b) => b.leads - a.leads)
}

function responseOf(rows: Row[], clock: Clock, now: Date): Numbers['response'] {
  const times = answerTimes(rows, clock)
  const at = now.toISOString()
  const open = (status: string) => (OPEN_STATUSES as readonly string[]).includes(status)
  const waiting = rows.filter(({ responded_at, status }) => responded_at === null && open(status))
  return {
    answered: times.length,
    waiting: waiting.length,
    overdue: waiting.filter(({ respond_by }) => respond_by !== null && respond_by <= at).length,
    inTime: rows.filter(
      ({ respond_by, responded_at }) =>
        respond_by !== null && responded_at !== null && responded_at <= respond_by,
    ).length,
    median: percentile(times, 0.5),
    p90: percentile(times, 0.9),
    targetMinutes: clock.targetMinutes,
  }
}

function answerTimes(rows: Row[], { hours }: Clock): number[] {
  return rows
    .flatMap(({ received_at, responded_at }) =>
      responded_at === null ? [] : [workingMinutes(hours, Date.parse(received_at), Date.parse(responded_at))],
    )
    .sort((a, b) => a - b)
}

function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

// How many leads bear each name, most first; spelled as the first of them is.
function tallies(rows: Row[], nameOf: (row: Row) => string | null, anyCase = false) {
  const counts = new Map<string | null, { name: string | null; leads: number; booked: number }>()
  for (const row of rows) {
    const name = nameOf(row)
    const key = anyCase && name !== null ? name.toLowerCase() : name
    const tally = counts.get(key) ?? { name, leads: 0, booked: 0 }
    tally.leads++
    if (row.status === 'booked') tally.booked++
    counts.set(key, tally)
  }
  return [...counts.values()].sort((a, b) => b.leads - a.leads)
}
