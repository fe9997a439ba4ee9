import * as v from 'valibot'
import {
  type Assignment,
  OFFICE_DEFAULTS,
  type ResponseTarget,
  type WorkingHours,
  WorkingHoursSchema,
} from '../../src/contract/office.ts'
import type { Database } from '../db/open.ts'
import { classifyStorageError } from '../db/storage-error.ts'
import type { Logger } from '../log.ts'
import { addWorkingMinutes, isWorkingTime } from './hours.ts'
import { parseSetting } from './office-settings.ts'

/** A setting saved by another process takes effect here within this time. */
const MAX_AGE_MS = 2000

type Worker = { id: string; hours: WorkingHours | null; away: boolean }
type State = { target: ResponseTarget; assignment: Assignment; workers: Map<string, Worker> }

/** Staff ids: those at work now, or else all who are not on leave. */
export type Candidates = {
  ids: string[]
  /**
   * Whether a rule names the destination, but all of its members are on leave or have left: then the members for all other
   * leads are the candidates.
   */
  isFallback: boolean
}

export type OfficeState = {
  /** Refreshes a state older than two seconds; keeps the old one when the database is not available, and throws without one. */
  refreshIfStale: () => Promise<void>
  /** Reads settings and staff again, after a change by this process. */
  refresh: () => Promise<void>
  /** When the first response to a lead received at this ISO instant is due; null without a response target. */
  respondBy: (receivedAt: string) => string | null
  /** The instant after `minutes` of the office's working time from now; null without working hours. */
  inWorkingMinutes: (minutes: number) => Promise<string | null>
  /** Whether new leads are assigned automatically. */
  assignsLeads: () => boolean
  /** Who can get a lead for a destination now, without those who are on leave or have left since the state was read. */
  candidates: (destination: string | null, now: number, gone: ReadonlySet<string>) => Candidates
  /** Whether leads can be assigned to a member of staff: neither on leave nor with a closed account. */
  isPresent: (id: string) => boolean
}

/** Office settings and working hours in memory, so that a new lead causes no extra queries. */
export function createOfficeState({ kysely }: Database, log: Logger): OfficeState {
  let state: State = {
    target: OFFICE_DEFAULTS['response-target'],
    assignment: OFFICE_DEFAULTS.assignment,
    workers: new Map(),
  }
  let readAt = Number.NEGATIVE_INFINITY
  // Cached, because under load many leads have the same instant.
  let due: { receivedAt: string; target: ResponseTarget; at: string | null } | undefined

  async function refresh(): Promise<void> {
    const rows = await kysely.selectFrom('office').select(['key', 'value']).execute()
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    const workers = await kysely
      .selectFrom('user')
      .leftJoin('shift', 'shift.user_id', 'user.id')
      .select(['user.id', 'shift.hours', 'shift.away'])
      .where('user.deactivatedAt', 'is', null)
      .execute()
    state = {
      target: parseSetting('response-target', values.get('response-target')),
      assignment: parseSetting('assignment', values.get('assignment')),
      workers: new Map(
        workers.map(({ id, hours, away }) => [id, { id, hours: parseHours(hours), away: away === 1 }]),
      ),
    }
    readAt = performance.now()
  }

  function presentOf(ids: readonly string[]): Worker[] {
    return ids.flatMap((id) => {
      const worker = state.workers.get(id)
      return worker && !worker.away ? [worker] : []
    })
  }

  async function refreshIfStale(): Promise<void> {
    if (performance.now() - readAt < MAX_AGE_MS) return
    await refresh().catch((err) => {
      // By the defaults, a lead would have no colleague and another deadline.
      if (readAt === Number.NEGATIVE_INFINITY && classifyStorageError(err) !== 'unknown') throw err
      log.warn({ err }, 'the office settings could not be read')
    })
  }

  return {
    refresh,
    refreshIfStale,
    inWorkingMinutes: async (minutes) => {
      await refreshIfStale()
      return dueAt({ ...state.target, targetMinutes: minutes }, new Date().toISOString())
    },
    respondBy: (receivedAt) => {
      if (due?.receivedAt !== receivedAt || due.target !== state.target)
        due = { receivedAt, target: state.target, at: dueAt(state.target, receivedAt) }
      return due.at
    },
    assignsLeads: () => state.assignment.rules.length > 0 || state.assignment.others.length > 0,
    candidates: (destination, now, gone) => {
      const openOf = (ids: readonly string[]) => presentOf(ids.filter((id) => !gone.has(id)))
      const { rules, others } = state.assignment
      const wanted = destination?.trim().toLowerCase()
      const rule = rules.find(({ destinations }) =>
        destinations.some((name) => name.toLowerCase() === wanted),
      )
      const named = rule ? openOf(rule.members) : []
      const isFallback = rule !== undefined && named.length === 0
      const present = named.length > 0 ? named : openOf(others)
      const working = present.filter(({ hours }) =>
        isWorkingTime({ hours: hours ?? state.target.hours, holidays: state.target.holidays }, now),
      )
      // Outside working hours, leads are assigned to all members in turn, so that the next morning’s work is distributed
      // evenly.
      return { ids: (working.length > 0 ? working : present).map(({ id }) => id), isFallback }
    },
    isPresent: (id) => presentOf([id]).length > 0,
  }
}

/** When the first response to a lead received at this ISO instant is due by this response target; null without one. */
export function dueAt(target: ResponseTarget, receivedAt: string): string | null {
  if (target.targetMinutes === null) return null
  const at = addWorkingMinutes(target, Date.parse(receivedAt), target.targetMinutes)
  return at === undefined ? null : new Date(at).toISOString()
}

/** Parses a member's own working hours; null where the office's hours apply. */
export function parseHours(text: string | null): WorkingHours | null {
  if (text === null) return null
  const parsed = v.safeParse(WorkingHoursSchema, JSON.parse(text))
  return parsed.success ? parsed.output : null
}
