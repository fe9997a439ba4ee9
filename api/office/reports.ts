import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { LOST_REASONS, OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { ResponseTarget } from '../../src/contract/office.ts'
import type { Report, Result } from '../../src/contract/reports.ts'
import { endOfIndianDay, indianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { LARGEST_SEQ } from '../leads/reference.ts'
import { workingMinutes } from './hours.ts'
import { readSetting } from './office-settings.ts'

export type Period = { from: string; to: string }

/** Longest list of sources or destinations. */
const MAX_ROWS = 100
const DAY_MS = 86_400_000
/** Leads that are read and measured at a time, in some 10 ms. */
const SLICE_ROWS = 1_000

/** The report of a period over the leads that the user may see. */
export async function readReport(
  { kysely }: Database,
  period: Period,
  staff: StaffMember,
  now = new Date(),
): Promise<Report> {
  const { value: target } = await readSetting(kysely, 'response-target')
  const rows: Row[] = []
  // The process and SQLite serve nobody else while they work, so both work in slices.
  for (let last = 0, slice: Omit<Row, 'minutes'>[] = []; last === 0 || slice.length === SLICE_ROWS; ) {
    slice = await readSlice(kysely, period, staff, last)
    for (const row of slice) rows.push({ ...row, minutes: answerMinutes(row, target) })
    last = slice.at(-1)?.seq ?? LARGEST_SEQ
    await letOthersIn()
  }
  const perDay = await inOwnTurn(() => countBy(rows, ({ received_at }) => indianDay(new Date(received_at))))
  const known = new Map(perDay.map(({ name, leads }) => [name, leads]))
  const statuses = await inOwnTurn(() => countBy(rows, ({ status }) => status))
  const sources = await inOwnTurn(() => countBy(rows, (row) => row.source_domain))
  const lost = rows.filter(({ status }) => status === 'lost')
  return {
    ...period,
    leads: rows.length,
    days: daysOf(period).map((day) => ({ day, leads: known.get(day) ?? 0 })),
    sources: sources.slice(0, MAX_ROWS).map(({ name, ...counts }) => ({ source: name, ...counts })),
    destinations: await inOwnTurn(() => resultsBy(rows, (row) => row.destination)),
    leadSources: await inOwnTurn(() => resultsBy(rows, (row) => row.lead_source)),
    // Of the filters only that of destinations takes capitals for small letters.
    abouts: await inOwnTurn(() =>
      resultsBy(
        rows,
        (row) => row.about,
        (name) => name,
      ),
    ),
    lostReasons: countBy(
      lost,
      ({ lost_reason: given }) => LOST_REASONS.find((usual) => usual === given) ?? 'other',
    ).map(({ name, leads }) => ({ reason: name ?? '', leads })),
    result: {
      ...resultOf(rows),
      withoutAmount: rows.filter(
        ({ status, booked_amount: amount }) => status === 'booked' && amount === null,
      ).length,
    },
    erased: await readErased(kysely, period, staff),
    owners: await inOwnTurn(() => ownersOf(rows)),
    statuses: Object.fromEntries(statuses.map(({ name, leads }) => [name, leads])),
    response: await inOwnTurn(() => responseOf(rows, target, now)),
  }
}

// One table of the report; other requests are served before it.
async function inOwnTurn<T>(work: () => T): Promise<T> {
  await letOthersIn()
  return work()
}

// The next leads of the period in the order of arrival, after the one with this number.
function readSlice(kysely: Kysely<Schema>, period: Period, staff: StaffMember, last: number) {
  return inPeriod(kysely, period, staff)
    .select([
      'seq',
      'assignee',
      'status',
      'received_at',
      'respond_by',
      'responded_at',
      'source_domain',
      'destination',
      'lead_source',
      'about',
      'lost_reason',
      'quoted_at',
      'booked_amount',
    ])
    .where('seq', '>', last)
    .orderBy('seq')
    .limit(SLICE_ROWS)
    .execute()
}

/** A percentile of sorted values by nearest rank (`share` from 0 to 1); null without values. */
export function percentile(sorted: ArrayLike<number>, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

type Row = {
  seq: number
  assignee: string | null
  status: string
  received_at: string
  respond_by: string | null
  responded_at: string | null
  source_domain: string | null
  destination: string | null
  lead_source: string | null
  about: string | null
  lost_reason: string | null
  quoted_at: string | null
  booked_amount: number | null
  /** Working time until the first response; null where it is not measured. Worked out once, because several tables need it. */
  minutes: number | null
}

async function readErased(
  kysely: Kysely<Schema>,
  period: Period,
  staff: StaffMember,
): Promise<Report['erased']> {
  const { booked, amount } = await received(kysely, period, staff)
    .where('erased_at', 'is not', null)
    .where('status', '=', 'booked')
    .where('booked_amount', 'is not', null)
    .select(({ fn }) => fn.countAll().as('booked'))
    .select(sql<number | null>`sum(booked_amount)`.as('amount'))
    .executeTakeFirstOrThrow()
  return { booked: Number(booked), amount: Number(amount ?? 0) }
}

// The same conditions as in the inbox, so that the list behind a figure has as many leads.
function inPeriod(kysely: Kysely<Schema>, period: Period, staff: StaffMember) {
  return received(kysely, period, staff).where('erased_at', 'is', null)
}

function received(kysely: Kysely<Schema>, { from, to }: Period, staff: StaffMember) {
  const select = kysely
    .selectFrom('lead')
    .where('received_at', '>=', startOfIndianDay(from))
    .where('received_at', '<=', endOfIndianDay(to))
    .where('quarantine', 'is', null)
    .where('merged_into', 'is', null)
  return staff.role === 'agent' ? select.where('assignee', '=', staff.id) : select
}

function resultOf(rows: readonly Row[]): Pick<Result, 'quoted' | 'booked' | 'amount'> {
  return {
    quoted: rows.filter(({ quoted_at, status }) => quoted_at !== null || status === 'quoted').length,
    booked: rows.filter(({ status }) => status === 'booked').length,
    amount: rows.reduce(
      (sum, { status, booked_amount: amount }) => sum + (status === 'booked' ? (amount ?? 0) : 0),
      0,
    ),
  }
}

// Results of the leads of each name, most leads first; all names add up to the whole, also those beyond the longest list.
function resultsBy(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  keyOf = (name: string) => name.toLowerCase(),
): Result[] {
  const groups = new Map<string | null, { name: string | null; rows: Row[] }>()
  for (const row of rows) {
    const name = nameOf(row)
    const key = name === null ? null : keyOf(name)
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { name, rows: [row] })
  }
  const sorted = [...groups.values()].sort((a, b) => b.rows.length - a.rows.length)
  const rest = sorted.slice(MAX_ROWS)
  const shown: { name: string | null; others?: number; rows: Row[] }[] = sorted.slice(0, MAX_ROWS)
  if (rest.length > 0)
    shown.push({ name: null, others: rest.length, rows: rest.flatMap((group) => group.rows) })
  return shown.map(({ rows: own, ...group }) => {
    const times = answerTimes(own)
    return {
      ...group,
      leads: own.length,
      ...resultOf(own),
      answered: times.length,
      median: percentile(times, 0.5),
    }
  })
}

function ownersOf(rows: Row[]): Report['owners'] {
  const owners = new Map<string | null, Row[]>()
  for (const row of rows) {
    const own = owners.get(row.assignee)
    if (own) own.push(row)
    else owners.set(row.assignee, [row])
  }
  return [...owners]
    .map(([owner, own]) => {
      const times = answerTimes(own)
      return {
        owner,
        leads: own.length,
        ...resultOf(own),
        answered: times.length,
        median: percentile(times, 0.5),
      }
    })
    .sort((a, b) => b.leads - a.leads)
}

function responseOf(rows: Row[], target: ResponseTarget, now: Date): Report['response'] {
  const times = answerTimes(rows)
  const at = now.toISOString()
  const open = (status: string) => (OPEN_STATUSES as readonly string[]).includes(status)
  const waiting = rows.filter(({ responded_at, status }) => responded_at === null && open(status))
  // Without a target, and before there was one, a lead has no deadline that could be kept.
  const withDeadline = rows.filter(({ minutes, respond_by }) => minutes !== null && respond_by !== null)
  return {
    answered: times.length,
    waiting: waiting.length,
    overdue: waiting.filter(({ respond_by }) => respond_by !== null && respond_by <= at).length,
    answeredWithDeadline: withDeadline.length,
    inTime: withDeadline.filter(
      ({ responded_at, respond_by }) =>
        responded_at !== null && respond_by !== null && responded_at <= respond_by,
    ).length,
    median: percentile(times, 0.5),
    p90: percentile(times, 0.9),
    targetMinutes: target.targetMinutes,
  }
}

// A person who was answered before staff entered the lead does not count for response times.
function answerMinutes(
  { received_at, responded_at }: Pick<Row, 'received_at' | 'responded_at'>,
  target: ResponseTarget,
): number | null {
  if (responded_at === null || responded_at === received_at) return null
  return workingMinutes(target, Date.parse(received_at), Date.parse(responded_at))
}

function answerTimes(rows: readonly Row[]): Float64Array {
  // Many times faster to sort than an array.
  return Float64Array.from(rows.flatMap(({ minutes }) => minutes ?? [])).sort()
}

function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

// Counts leads by name, most first.
function countBy(rows: readonly Row[], nameOf: (row: Row) => string | null) {
  const counts = new Map<string | null, { name: string | null; leads: number; booked: number }>()
  for (const row of rows) {
    const name = nameOf(row)
    const entry = counts.get(name) ?? { name, leads: 0, booked: 0 }
    entry.leads++
    if (row.status === 'booked') entry.booked++
    counts.set(name, entry)
  }
  return [...counts.values()].sort((a, b) => b.leads - a.leads)
}
