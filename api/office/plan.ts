import * as v from 'valibot'
import {
  type Assignment,
  type Clock,
  OFFICE_DEFAULTS,
  type WorkingHours,
  WorkingHoursSchema,
} from '../../src/contract/office.ts'
import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'
import { parseDecision } from './decisions.ts'
import { addWorkingMinutes, isOpen } from './hours.ts'

/** Another process's decision is known here within this. */
const MAX_AGE_MS = 2000

type Worker = { id: string; hours: WorkingHours | null; away: boolean }
type Plan = { clock: Clock; assignment: Assignment; workers: Map<string, Worker> }

export type OfficePlan = {
  /** Looks again if the last look is too old; keeps what is known when the database does not answer. */
  fresh: () => Promise<void>
  /** Looks again now: this process changed something. */
  reread: () => Promise<void>
  /** When the first answer to a lead of that instant is due; null without a target. */
  respondBy: (receivedAt: string) => string | null
  /** Whether any lead is given to anybody. */
  assigns: () => boolean
  /** Whose turn it can be for a destination: those at work now, else all who may get it; nobody away or gone. */
  candidates: (destination: string | null, now: number) => string[]
}

/** How the office works, at hand without asking the database for every lead. */
export function createOfficePlan({ kysely }: Database, log: Logger): OfficePlan {
  let plan: Plan = {
    clock: OFFICE_DEFAULTS.clock,
    assignment: OFFICE_DEFAULTS.assignment,
    workers: new Map(),
  }
  let readAt = Number.NEGATIVE_INFINITY
  // Leads of one moment, as under load, are due at one moment.
  let due: { receivedAt: string; clock: Clock; at: string | null } | undefined

  async function reread(): Promise<void> {
    const rows = await kysely.selectFrom('office').select(['key', 'value']).execute()
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    const workers = await kysely
      .selectFrom('user')
      .leftJoin('shift', 'shift.user_id', 'user.id')
      .select(['user.id', 'shift.hours', 'shift.away'])
      .where('user.deactivatedAt', 'is', null)
      .execute()
    plan = {
      clock: parseDecision('clock', values.get('clock')),
      assignment: parseDecision('assignment', values.get('assignment')),
      workers: new Map(
        workers.map(({ id, hours, away }) => [id, { id, hours: parseHours(hours), away: away === 1 }]),
      ),
    }
    readAt = performance.now()
  }

  return {
    reread,
    fresh: async () => {
      if (performance.now() - readAt < MAX_AGE_MS) return
      await reread().catch((err) => log.warn({ err }, 'the office’s decisions could not be read'))
    },
    respondBy: (receivedAt) => {
      if (due?.receivedAt !== receivedAt || due.clock !== plan.clock)
        due = { receivedAt, clock: plan.clock, at: dueAt(plan.clock, receivedAt) }
      return due.at
    },
    assigns: () => plan.assignment.rules.length > 0 || plan.assignment.others.length > 0,
    candidates: (destination, now) => {
      const { rules, others } = plan.assignment
      const wanted = destination?.trim().toLowerCase()
      const rule = rules.find(({ destinations }) =>
        destinations.some((name) => name.toLowerCase() === wanted),
      )
      const present = (rule?.members ?? others).flatMap((id) => {
        const worker = plan.workers.get(id)
        return worker && !worker.away ? [worker] : []
      })
      const working = present.filter(({ hours }) => isOpen(hours ?? plan.clock.hours, now))
      // At night the turns go on among all, so that the morning's work is shared out evenly.
      return (working.length > 0 ? working : present).map(({ id }) => id)
    },
  }
}

function dueAt({ targetMinutes, hours }: Clock, receivedAt: string): string | null {
  if (targetMinutes === null) return null
  const at = addWorkingMinutes(hours, Date.parse(receivedAt), targetMinutes)
  return at === undefined ? null : new Date(at).toISOString()
}

/** One's own hours in a row's text; null where the office's hold. */
export function parseHours(text: string | null): WorkingHours | null {
  if (text === null) return null
  const parsed = v.safeParse(WorkingHoursSchema, JSON.parse(text))
  return parsed.success ? parsed.output : null
}
