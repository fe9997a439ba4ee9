import type { Kysely } from 'kysely'
import type { LeadTable, Schema } from '../db/schema.ts'
import { notify } from '../notify/enqueue.ts'
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
  const given = await takeTurns(transaction, plan, leads)
  for (const { seq, member } of given) {
    await transaction.updateTable('lead').set({ assignee: member }).where('seq', '=', seq).execute()
    await tell(transaction, seq, member)
  }
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
  const [given] = await takeTurns(transaction, plan, [lead])
  if (!given) return
  await transaction.updateTable('lead').set({ assignee: given.member }).where('seq', '=', lead.seq).execute()
  await tell(transaction, lead.seq, given.member)
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

async function tell(transaction: Kysely<Schema>, seq: number, member: string): Promise<void> {
  await transaction
    .insertInto('lead_event')
    .values({
      lead_seq: seq,
      type: 'changed',
      at: new Date().toISOString(),
      actor: null,
      data: JSON.stringify({ changes: { assignee: member } }),
    })
    .execute()
  await notify(transaction, { topic: 'lead.assigned', leadSeq: seq, to: member })
}
