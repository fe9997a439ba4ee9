import type { Kysely } from 'kysely'
import type { LeadTable, Schema } from '../db/schema.ts'
import { notify, notifyEach } from '../notify/enqueue.ts'
import type { OfficePlan } from './plan.ts'

/**
 * Gives the new leads numbered `from` to `to` to whoever's turn it is, in the transaction that brings them: no lead is
 * ever seen half given, and of two processes one waits for the other. Suspected spam is given to nobody.
 */
export async function assignArrivals(
  transaction: Kysely<Schema>,
  plan: OfficePlan,
  [from, to]: readonly [number, number],
): Promise<void> {
  if (!plan.assigns()) return
  const leads = await transaction
    .selectFrom('lead')
    .select(['seq', 'destination'])
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .where('quarantine', 'is', null)
    .orderBy('seq')
    .execute()
  await give(transaction, await takeTurns(transaction, plan, leads))
}

/** Lets a lead that was kept apart in after all: only now its clock starts, somebody gets it, and it is told of. */
export async function letIn(
  transaction: Kysely<Schema>,
  plan: OfficePlan,
  lead: Pick<LeadTable, 'destination' | 'assignee' | 'responded_at'> & { seq: number },
): Promise<void> {
  const respond_by = lead.responded_at === null ? plan.respondBy(new Date().toISOString()) : null
  await transaction.updateTable('lead').set({ respond_by }).where('seq', '=', lead.seq).execute()
  await notify(transaction, { topic: 'lead.received', leadSeq: lead.seq })
  if (!plan.assigns() || lead.assignee !== null) return
  await give(transaction, await takeTurns(transaction, plan, [lead]))
}

type Given = { seq: number; member: string }

async function takeTurns(
  transaction: Kysely<Schema>,
  plan: OfficePlan,
  leads: { seq: number; destination: string | null }[],
): Promise<Given[]> {
  const rows = await transaction.selectFrom('shift').select(['user_id', 'last_turn']).execute()
  const turns = new Map(rows.map(({ user_id, last_turn }) => [user_id, last_turn]))
  let last = Math.max(0, ...turns.values())
  const taken = new Set<string>()
  const now = Date.now()
  const given = leads.flatMap(({ seq, destination }): Given[] => {
    const [member] = plan
      .candidates(destination, now)
      .sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
    if (member === undefined) return []
    turns.set(member, ++last)
    taken.add(member)
    return [{ seq, member }]
  })
  for (const member of taken) {
    const last_turn = turns.get(member) ?? 0
    await transaction
      .insertInto('shift')
      .values({ user_id: member, hours: null, last_turn })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_turn }))
      .execute()
  }
  return given
}

// Few statements however many leads: enquiries wait while they run.
async function give(transaction: Kysely<Schema>, given: Given[]): Promise<void> {
  if (given.length === 0) return
  for (const member of new Set(given.map((one) => one.member)))
    await transaction
      .updateTable('lead')
      .set({ assignee: member })
      .where(
        'seq',
        'in',
        given.filter((one) => one.member === member).map(({ seq }) => seq),
      )
      .execute()
  const at = new Date().toISOString()
  await transaction
    .insertInto('lead_event')
    .values(
      given.map(({ seq, member }) => ({
        lead_seq: seq,
        type: 'changed' as const,
        at,
        actor: null,
        data: JSON.stringify({ changes: { assignee: member } }),
      })),
    )
    .execute()
  await notifyEach(
    transaction,
    given.map(({ seq, member }) => ({ topic: 'lead.assigned' as const, leadSeq: seq, to: member })),
  )
}
