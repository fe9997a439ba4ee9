import type { Kysely } from 'kysely'
import type { QuotationStep } from '../../src/contract/lead.ts'
import type { Schema } from '../db/schema.ts'
import { type LeadRow, recordEvent } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { enqueueNotification } from '../notify/enqueue.ts'
import { type QuotationRow, quotationReference } from './quotation-store.ts'

/** The steps that staff are notified of; the others are their own. */
const TOPICS = {
  opened: 'quotation.opened',
  accept: 'quotation.accepted',
  change: 'quotation.change-asked',
  decline: 'quotation.declined',
  'not-accepted': 'quotation.not-accepted',
} as const satisfies Partial<Record<QuotationStep, string>>

type Step = { step: QuotationStep; version?: number; paise?: number }

/**
 * Adds a step of a quotation to the history of the lead that staff work on, and notifies its assignee of what the traveller
 * did. Without the traveller's words: the event may stay with another lead when merged leads are separated.
 */
export async function recordStep(
  transaction: Kysely<Schema>,
  { quotation, lead, references }: { quotation: QuotationRow; lead: LeadRow; references: References },
  { step, version, paise }: Step,
  actor: string | null,
): Promise<void> {
  const detail = {
    step,
    reference: quotationReference(quotation, references),
    ...(version !== undefined && { version }),
    ...(paise !== undefined && { paise }),
  }
  await recordEvent(transaction, lead.seq, 'quotation', actor, { quotation: detail })
  if (step in TOPICS)
    await enqueueNotification(transaction, {
      topic: TOPICS[step as keyof typeof TOPICS],
      leadSeq: lead.seq,
    })
}
