import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { formatRupees } from '../../src/contract/rupees.ts'
import { daysOfMonth, type SalesTargets, type TargetList } from '../../src/contract/sales-targets.ts'
import { endOfIndianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'

/** The targets of a month and what was booked in it, by assignee; for an agent only the own line. */
export async function readTargets(
  kysely: Kysely<Schema>,
  month: string,
  staff: StaffMember,
): Promise<TargetList> {
  const own = staff.role === 'agent'
  const targets = await kysely
    .selectFrom('sales_target')
    .select(['staff', 'amount'])
    .where('month', '=', month)
    .$if(own, (query) => query.where('staff', '=', staff.id))
    .execute()
  const { from, to } = daysOfMonth(month)
  const booked = await kysely
    .selectFrom('lead')
    .select([
      'assignee',
      ({ fn }) => fn.countAll().as('booked'),
      ({ fn }) => fn.count('booked_amount').as('priced'),
    ])
    .select(sql<number | null>`sum(booked_amount)`.as('amount'))
    .where('booked_at', '>=', startOfIndianDay(from))
    .where('booked_at', '<=', endOfIndianDay(to))
    .where('status', '=', 'booked')
    .where('quarantine', 'is', null)
    .where('merged_into', 'is', null)
    // An erased booking counts with its amount; earlier releases removed it.
    .where((eb) => eb.or([eb('erased_at', 'is', null), eb('booked_amount', 'is not', null)]))
    .$if(own, (query) => query.where('assignee', '=', staff.id))
    .groupBy('assignee')
    .execute()
  const people = new Map<string | null, TargetList['people'][number]>()
  const lineOf = (id: string | null) => {
    const line = people.get(id) ?? { staff: id, target: null, booked: 0, withoutAmount: 0, amount: 0 }
    people.set(id, line)
    return line
  }
  for (const { staff: id, amount } of targets) lineOf(id).target = amount
  for (const row of booked)
    Object.assign(lineOf(row.assignee), {
      booked: Number(row.booked),
      withoutAmount: Number(row.booked) - Number(row.priced),
      amount: Number(row.amount ?? 0),
    })
  return { month, people: [...people.values()].sort((a, b) => b.amount - a.amount) }
}

/** Saves the targets of these people in a month. Throws 400 for somebody who is not a member of staff, 409 for what was changed meanwhile. */
export async function writeTargets(
  database: Database,
  { month, targets }: SalesTargets,
  actor: string,
): Promise<void> {
  await inLeadTransaction(database, async (transaction) => {
    const ids = targets.map(({ staff }) => staff)
    const known = await transaction.selectFrom('user').select('id').where('id', 'in', ids).execute()
    if (known.length < new Set(ids).size) throw new HttpError(400, 'There is no such member of staff.')
    const stored = await readStored(transaction, month)
    assertUnchanged(stored, targets)
    // The answer to an earlier attempt was lost.
    if (targets.every(({ staff, amount }) => (stored.get(staff) ?? null) === amount)) return
    for (const { staff, amount } of targets) {
      const place = transaction
        .deleteFrom('sales_target')
        .where('staff', '=', staff)
        .where('month', '=', month)
      await place.execute()
      if (amount !== null)
        await transaction.insertInto('sales_target').values({ staff, month, amount }).execute()
    }
    await recordAudit(transaction, { actor, action: 'settings.changed', detail: { setting: 'targets' } })
  })
}

async function readStored(transaction: Kysely<Schema>, month: string): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('sales_target')
    .select(['staff', 'amount'])
    .where('month', '=', month)
    .execute()
  return new Map(rows.map(({ staff, amount }) => [staff, amount]))
}

function assertUnchanged(stored: ReadonlyMap<string, number>, targets: SalesTargets['targets']): void {
  const errors = targets.flatMap(({ staff, amount, before }) => {
    const present = stored.get(staff) ?? null
    if (before === undefined || present === before || present === amount) return []
    const words = present === null ? 'removed this target' : `set ${formatRupees(present)}`
    return [[staff, `A colleague has ${words} in the meantime. Save again to replace it.`]]
  })
  if (errors.length === 0) return
  const message = 'Nothing was saved, because a colleague has changed a target in the meantime.'
  throw new HttpError(409, message, { errors: Object.fromEntries(errors) })
}
