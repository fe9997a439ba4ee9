import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PushTarget } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import { pushColumns } from './post-push.ts'

/** Devices for one enquiry: the traveller's phone and computer, and one more. */
const MAX_DEVICES = 3
/** After this time no traveller waits for the quotation any more. */
const KEPT_FOR_MS = 180 * 86_400_000

/** What is compared of a subscription's address. */
export function hashEndpoint(endpoint: string): string {
  return hash('sha256', endpoint, 'base64url')
}

/** Saves a traveller's device for an enquiry; deletes the oldest above the limit. */
export async function saveTravellerDevice(
  transaction: Kysely<Schema>,
  leadSeq: number,
  subscription: PushTarget,
  now = new Date(),
): Promise<void> {
  const endpoint_hash = hashEndpoint(subscription.endpoint)
  const last = await transaction
    .selectFrom('traveller_push')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('lead_seq', '=', leadSeq)
    .executeTakeFirst()
  // Later than the time of every other device, even in the same millisecond, so that the limit removes the oldest ones.
  const at = Math.max(now.getTime(), Date.parse(last?.at ?? '') + 1 || 0)
  const values = { ...pushColumns(subscription), created_at: new Date(at).toISOString() }
  await transaction
    .insertInto('traveller_push')
    .values({ lead_seq: leadSeq, endpoint_hash, next_attempt_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['lead_seq', 'endpoint_hash']).doUpdateSet(values))
    .execute()
  const devices = await transaction
    .selectFrom('traveller_push')
    .select('endpoint_hash')
    .where('lead_seq', '=', leadSeq)
    .orderBy('created_at', 'desc')
    .execute()
  const surplus = devices.slice(MAX_DEVICES).map(({ endpoint_hash }) => endpoint_hash)
  if (surplus.length === 0) return
  await transaction
    .deleteFrom('traveller_push')
    .where('lead_seq', '=', leadSeq)
    .where('endpoint_hash', 'in', surplus)
    .execute()
}

/** Deletes a device, for one enquiry or for all. */
export async function deleteTravellerDevice(
  kysely: Kysely<Schema>,
  endpoint: string,
  leadSeq?: number,
): Promise<void> {
  await kysely
    .deleteFrom('traveller_push')
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .$if(leadSeq !== undefined, (query) => query.where('lead_seq', '=', Number(leadSeq)))
    .execute()
}

/**
 * The browser replaced its subscription. The old address is secret, so a request that has it may set the new one. Returns whether
 * the device is notified of any enquiry.
 */
export async function renewTravellerDevice(
  kysely: Kysely<Schema>,
  before: string,
  subscription: PushTarget,
): Promise<boolean> {
  const [old, renewed] = [hashEndpoint(before), hashEndpoint(subscription.endpoint)]
  return kysely.transaction().execute(async (transaction) => {
    if (old !== renewed) {
      const known = transaction
        .selectFrom('traveller_push')
        .select('lead_seq')
        .where('endpoint_hash', '=', old)
      await transaction
        .deleteFrom('traveller_push')
        .where('endpoint_hash', '=', renewed)
        .where('lead_seq', 'in', known)
        .execute()
      await transaction
        .updateTable('traveller_push')
        .set({ endpoint_hash: renewed, ...pushColumns(subscription) })
        .where('endpoint_hash', '=', old)
        .execute()
    }
    const device = await transaction
      .selectFrom('traveller_push')
      .select('lead_seq')
      .where('endpoint_hash', '=', renewed)
      .limit(1)
      .executeTakeFirst()
    return device !== undefined
  })
}

/** Whether a device is notified when a quotation for this enquiry is ready. */
export async function isDeviceNotified(
  kysely: Kysely<Schema>,
  endpoint: string,
  enquiry: string,
  now = new Date(),
): Promise<boolean> {
  const device = await kysely
    .selectFrom('traveller_push')
    .innerJoin('lead', 'lead.seq', 'traveller_push.lead_seq')
    .select('traveller_push.lead_seq')
    .where('lead.id', '=', enquiry.toLowerCase())
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .where('traveller_push.created_at', '>', keptSince(now))
    .executeTakeFirst()
  return device !== undefined
}

/**
 * Queues a message to the devices of a lead and of those merged into it that a quotation is ready: each device once. One that has
 * asked for several gets it for the one nearest to the lead `quotedSeq` that the quotation was begun for: the others are more likely to be
 * separated from it, or erased, while the message waits.
 */
export async function notifyTraveller(
  transaction: Kysely<Schema>,
  leadSeq: number,
  quotedSeq: number,
  now = new Date(),
): Promise<void> {
  const leads = await transaction
    .selectFrom('lead')
    .select(['seq', 'merged_into'])
    .where('seq', 'in', [leadSeq, ...(await findMergedParts(transaction, [leadSeq]))])
    .execute()
  const devices = await transaction
    .selectFrom('traveller_push')
    .select(['lead_seq', 'endpoint_hash'])
    .where(
      'lead_seq',
      'in',
      leads.map(({ seq }) => seq),
    )
    .where('created_at', '>', keptSince(now))
    .orderBy('created_at')
    .execute()
  const distance = distanceFrom(quotedSeq, leads)
  const nearestLast = devices.toSorted((a, b) => distance(b.lead_seq) - distance(a.lead_seq))
  const chosen = new Map(nearestLast.map((row) => [row.endpoint_hash, row]))
  for (const { lead_seq, endpoint_hash } of chosen.values())
    await transaction
      .updateTable('traveller_push')
      .set({ attempts: 0, next_attempt_at: now.toISOString() })
      .where('lead_seq', '=', lead_seq)
      .where('endpoint_hash', '=', endpoint_hash)
      .execute()
}

// The number of merges between the lead of the quotation and another one of these, which are all merged.
function distanceFrom(quotedSeq: number, leads: { seq: number; merged_into: number | null }[]) {
  const keptBy = new Map(leads.map(({ seq, merged_into }) => [seq, merged_into]))
  const pathOf = (seq: number) => {
    const path: number[] = []
    for (let at: number | null | undefined = seq; typeof at === 'number'; at = keptBy.get(at)) path.push(at)
    return path
  }
  const quotedPath = pathOf(quotedSeq)
  return (seq: number) => {
    const path = pathOf(seq)
    const meeting = path.findIndex((at) => quotedPath.includes(at))
    return meeting + quotedPath.indexOf(path[meeting] ?? quotedSeq)
  }
}

/** Deletes devices that have waited for longer than anybody does. */
export async function purgeTravellerDevices(kysely: Kysely<Schema>, now = new Date()): Promise<void> {
  await kysely.deleteFrom('traveller_push').where('created_at', '<=', keptSince(now)).execute()
}

function keptSince(now: Date): string {
  return new Date(now.getTime() - KEPT_FOR_MS).toISOString()
}
