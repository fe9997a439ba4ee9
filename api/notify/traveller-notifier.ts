import { hash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { QuotationReady } from '../../src/contract/traveller-push.ts'
import type { Schema } from '../db/schema.ts'
import type { TravellerPushTable } from '../db/tables-notify.ts'
import { findJoinedLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { LONGEST_WAIT_MS, retryDelay } from './backoff.ts'
import { type Loop, startLoop } from './loop.ts'
import { type PushResult, postPush } from './post-push.ts'
import type { NotifySettings } from './settings.ts'

/** A later message is of no use: by then the agent has called. */
const PUSH_TTL_S = 3 * 86_400
const TIME_LIMIT_MS = 15_000
/** Another process takes a message over after this time only if this one has ended. */
const CLAIM_MS = TIME_LIMIT_MS + 10_000
const AT_ONCE = 8
const MAX_ATTEMPTS = 12
/** How often the queue is checked for messages of other processes; for its own, the loop is notified or knows when they are due. */
const POLL_INTERVAL_MS = 15_000

export type TravellerNotifierDeps = {
  kysely: Kysely<Schema>
  push: NotifySettings['push']
  references: References
  stopping: AbortSignal
  log: Logger
}

/** Notifies the devices of travellers that a quotation is ready. The message contains nothing else; see `worker/traveller-push.ts`. */
export function startTravellerNotifier(deps: TravellerNotifierDeps): Loop {
  const { kysely, stopping, log } = deps
  let nextAttemptAt: string | null | undefined

  async function work(): Promise<boolean> {
    const now = Date.now()
    const due = await kysely
      .selectFrom('traveller_push')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('next_attempt_at', '<=', new Date(now).toISOString()),
          eb('next_attempt_at', '>', new Date(now + LONGEST_WAIT_MS).toISOString()),
        ]),
      )
      .orderBy('next_attempt_at')
      .limit(AT_ONCE)
      .execute()
    await Promise.all(due.map((row) => attempt(deps, row)))
    if (due.length === AT_ONCE) return true
    const next = await kysely
      .selectFrom('traveller_push')
      .select((eb) => eb.fn.min('next_attempt_at').as('at'))
      .executeTakeFirst()
    nextAttemptAt = next?.at
    return false
  }
  const everyMs = () => {
    const wait = nextAttemptAt ? Date.parse(nextAttemptAt) - Date.now() : POLL_INTERVAL_MS
    return Math.max(0, Math.min(wait, POLL_INTERVAL_MS))
  }
  return startLoop({ work, everyMs, gapMs: 100, stopping, log })
}

type Row = Selectable<TravellerPushTable>

const NO_ANSWER: PushResult = { type: 'retry', status: 0, retryAfterMs: undefined }

async function attempt(deps: TravellerNotifierDeps, row: Row): Promise<void> {
  const { kysely, log } = deps
  const attempts = row.attempts + 1
  const claimed = new Date(Date.now() + CLAIM_MS).toISOString()
  // Of several processes that read the same row, one continues.
  if (!(await settle(kysely, row, { attempts, next_attempt_at: claimed }))) return
  const own = { ...row, next_attempt_at: claimed }
  const isReady = await isQuotationReady(kysely, row)
  // It may get a new link, or its lead be merged again: it is looked at as often as one that could not be sent.
  const result = isReady ? await send(deps, row).catch(() => NO_ANSWER) : NO_ANSWER
  if (result.type === 'gone') {
    await kysely.deleteFrom('traveller_push').where('endpoint_hash', '=', row.endpoint_hash).execute()
    return
  }
  if (result.type === 'sent' || attempts >= MAX_ATTEMPTS) {
    if (result.type !== 'sent' && isReady)
      log.warn({ attempts }, 'a traveller could not be notified of a quotation')
    await settle(kysely, own, { attempts: 0, next_attempt_at: null })
    return
  }
  const wait = retryDelay(attempts, result.retryAfterMs)
  await settle(kysely, own, { attempts, next_attempt_at: new Date(Date.now() + wait).toISOString() })
}

// A message may have waited: its quotation may have been withdrawn or erased, or its lead separated from the one with the quotation.
async function isQuotationReady(kysely: Kysely<Schema>, { lead_seq }: Row): Promise<boolean> {
  const link = await kysely
    .selectFrom('quotation_link')
    .innerJoin('quotation', 'quotation.seq', 'quotation_link.quotation_seq')
    .select('quotation.seq')
    .where('quotation.lead_seq', 'in', await findJoinedLeads(kysely, [lead_seq]))
    .where('quotation.withdrawn_at', 'is', null)
    // Erased with its lead; the hashes of its links remain.
    .where('quotation.draft', 'is not', null)
    .where('quotation_link.revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

// Not where a newer quotation has made it due again meanwhile.
async function settle(
  kysely: Kysely<Schema>,
  { lead_seq, endpoint_hash, next_attempt_at }: Row,
  change: { attempts: number; next_attempt_at: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('traveller_push')
    .set(change)
    .where('lead_seq', '=', lead_seq)
    .where('endpoint_hash', '=', endpoint_hash)
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

function send({ push, references, stopping }: TravellerNotifierDeps, row: Row): Promise<PushResult> {
  const content: QuotationReady = { type: 'quotation-ready', enquiryReference: references.of(row.lead_seq) }
  return postPush(push, row, content, {
    ttlS: PUSH_TTL_S,
    urgency: 'normal',
    topic: topicOf(row),
    signal: AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), stopping]),
  })
}

// One of each enquiry, because a phone that is off gets the latest message of each topic; it says nothing to the push service.
function topicOf({ lead_seq, endpoint_hash }: Row): string {
  return hash('sha256', `${lead_seq} ${endpoint_hash}`, 'base64url').slice(0, 32)
}
