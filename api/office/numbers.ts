import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { Numbers } from '../../src/contract/numbers.ts'
import type { Clock } from '../../src/contract/office.ts'
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
  { kysely, kind }: Database,
  period: Period,
  staff: StaffMember,
  now = new Date(),
): Promise<Numbers> {
  const { value: clock } = await readDecision(kysely, 'clock')
  const leads = (columns: Kysely<Schema>) => inPeriod(columns, period, staff)
  const dayOf =
    kind === 'postgres'
      ? sql<string>`to_char((received_at::timestamptz at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`
      : sql<string>`date(received_at, '+330 minutes')`
  const booked = sql<number>`sum(case when status = 'booked' then 1 else 0 end)`
  const count = sql<number>`count(*)`

  const perDay = await leads(kysely)
    .select([dayOf.as('day'), count.as('leads')])
    .groupBy(dayOf)
    .execute()
  const by = (column: 'source_domain' | 'destination') => {
    const value = column === 'destination' ? sql<string | null>`min(destination)` : sql.ref(column)
    const group = column === 'destination' ? sql`lower(destination)` : sql.ref(column)
    return leads(kysely)
      .select([value.$castTo<string | null>().as('name'), count.as('leads'), booked.as('booked')])
      .groupBy(group)
      .orderBy(count, 'desc')
      .limit(MOST_LINES)
      .execute()
  }
  const statuses = await leads(kysely)
    .select(['status', count.as('leads')])
    .groupBy('status')
    .execute()
  const rows = await leads(kysely)
    .select(['assignee', 'status', 'received_at', 'respond_by', 'responded_at'])
    .execute()

  const known = new Map(perDay.map(({ day, leads }) => [day, Number(leads)]))
  return {
    ...period,
    leads: rows.length,
    days: daysOf(period).map((day) => ({ day, leads: known.get(day) ?? 0 })),
    sources: (await by('source_domain')).map(({ name, ...tally }) => ({ source: name, ...numeric(tally) })),
    destinations: (await by('destination')).map(({ name, ...tally }) => ({
      destination: name,
      ...numeric(tally),
    })),
    owners: ownersOf(rows, clock),
    statuses: Object.fromEntries(statuses.map(({ status, leads }) => [status, Number(leads)])),
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

function numeric({ leads, booked }: { leads: number; booked: number }) {
  return { leads: Number(leads), booked: Number(booked) }
}
