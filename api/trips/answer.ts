import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Receipt } from '../../src/contract/enquiry.ts'
import { TRIP_ANSWERS, type TripAnswer, type TripAnswerKind } from '../../src/contract/quotation.ts'
import type { TripRefusal } from '../../src/contract/quotation-desk.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Database } from '../db/open.ts'
import { retryTransient } from '../db/retry.ts'
import type { Schema } from '../db/schema.ts'
import { compareFingerprint, isComparable } from '../intake/fingerprint.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { ANSWER_FINGERPRINT_VERSION, answerFingerprintOf } from './answer-fingerprint.ts'
import { recordStep } from './quotation-event.ts'
import {
  type AnswerRow,
  keptLeadOf,
  type QuotationRow,
  quotationReference,
  readAnswers,
  readVersions,
} from './quotation-store.ts'
import { mayRepeatNumber } from './repeated-number.ts'
import { findLinkTarget } from './trip.ts'

/** Stored for one quotation in a day; each is an event and a notification, and is read with every look at the trip. */
const MOST_ANSWERS_A_DAY = 50
const DAY_MS = 86_400_000

/** The result of an answer that was posted. */
export type AnswerOutcome =
  | { type: 'receipt'; receipt: Receipt }
  | { type: 'refused'; refusal: TripRefusal }
  /** The link leads nowhere. */
  | { type: 'unknown' | 'erased' }
  /** Stored for this quotation today: {@link MOST_ANSWERS_A_DAY}. */
  | { type: 'too-many' }
  /** Its id is another answer's. */
  | { type: 'other-answer' }
  /** Its id is that of an answer that a newer release stored: only that release can tell whether it is the same one. */
  | { type: 'not-comparable' }

export type AnswerDeps = { database: Database; references: References; fingerprintKey: string }

export type PostedAnswer = {
  answer: TripAnswer
  /** The traveller's words as they were posted. */
  words: unknown
  /** Created on the device; absent where the answer is posted once only. */
  id: string | undefined
  isForm: boolean
}

/** An answer that breaks a rule of now, with the id it was posted with. */
export type InvalidAnswer = { id: string; body: Record<string, unknown> }

/**
 * Stores each answer of a traveller once, with its event and its notification in one transaction, under the lock that also
 * sending a version takes: of an answer and a new version that arrive together, one is first and decides.
 */
export function createAnswers({ database, references, fingerprintKey }: AnswerDeps) {
  async function store(transaction: Kysely<Schema>, posted: PostedAnswer, now: Date): Promise<AnswerOutcome> {
    const { answer, words } = posted
    const id = posted.id ?? randomUUID()
    const target = await findLinkTarget(transaction, answer.token, now)
    if (target.type === 'unknown') return { type: 'unknown' }
    const { quotation } = target
    const fingerprint = (version: number) =>
      answerFingerprintOf(version, { quotationSeq: quotation.seq, answer, words }, fingerprintKey)
    const known = await transaction
      .selectFrom('quotation_answer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    const comparison =
      known?.quotation_seq === quotation.seq ? compareFingerprint(known, fingerprint) : 'other'
    if (known && comparison === 'same') return outcomeOf(known, quotation, true)
    // Neither "sent", which may be untrue, nor a refusal, after which the traveller would answer a second time.
    if (comparison === 'unknown') return { type: 'not-comparable' }
    // A plain form repeats its hidden id when the traveller goes back and answers differently.
    if (known)
      return posted.isForm ? store(transaction, { ...posted, id: undefined }, now) : { type: 'other-answer' }
    if (target.type === 'erased') return { type: 'erased' }
    // Anyone may still have a revoked link: staff are not notified of its answers.
    if (target.type === 'revoked' || target.type === 'expired')
      return { type: 'refused', refusal: 'withdrawn' }
    if ((await countToday(transaction, quotation.seq, now)) >= MOST_ANSWERS_A_DAY) return { type: 'too-many' }

    const refusal =
      target.type === 'withdrawn' ? 'withdrawn' : await refusalOf(transaction, quotation, answer, now)
    const row = {
      id,
      quotation_seq: quotation.seq,
      version: answer.version,
      answer: answer.answer,
      text: answer.text,
      fingerprint: fingerprint(ANSWER_FINGERPRINT_VERSION) ?? '',
      fingerprint_version: ANSWER_FINGERPRINT_VERSION,
      composed_at: answer.composedAt ?? null,
      received_at: now.toISOString(),
      refusal,
    }
    await transaction.insertInto('quotation_answer').values(row).execute()
    const lead = await keptLeadOf(transaction, quotation.lead_seq)
    const step = refusal === null ? answer.answer : refusedStep(answer.answer, refusal)
    if (step)
      await recordStep(transaction, { quotation, lead, references }, { step, version: answer.version }, null)
    return outcomeOf(row, quotation, false)
  }

  function outcomeOf(
    { id, received_at: receivedAt, refusal }: Pick<AnswerRow, 'id' | 'received_at' | 'refusal'>,
    quotation: QuotationRow,
    replayed: boolean,
  ): AnswerOutcome {
    if (refusal !== null) return { type: 'refused', refusal }
    const reference = quotationReference(quotation, references)
    return { type: 'receipt', receipt: { ok: true, id, reference, receivedAt, replayed } }
  }

  // What an earlier release took is a replay also where the rules have become stricter since.
  async function findReplay({ id, body }: InvalidAnswer): Promise<AnswerOutcome | undefined> {
    const { token, version, answer, text: words } = body
    if (typeof token !== 'string' || !isAnswer(answer) || !isComparable([version, words])) return undefined
    const target = await findLinkTarget(database.kysely, token)
    const known = await database.kysely
      .selectFrom('quotation_answer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known || target.type === 'unknown' || known.quotation_seq !== target.quotation.seq) return undefined
    const content = { quotationSeq: known.quotation_seq, answer: { version: Number(version), answer }, words }
    const fingerprint = (version: number) => answerFingerprintOf(version, content, fingerprintKey)
    return compareFingerprint(known, fingerprint) === 'same'
      ? outcomeOf(known, target.quotation, true)
      : undefined
  }

  function add(posted: PostedAnswer, now = () => new Date()): Promise<AnswerOutcome> {
    return retryTransient(() =>
      inLeadTransaction(database, (transaction) => store(transaction, posted, now())),
    )
  }

  return { add, findReplay }
}

function isAnswer(value: unknown): value is TripAnswerKind {
  return TRIP_ANSWERS.some((answer) => answer === value)
}

// Staff call who wanted to accept. A wish that was lost with its version would else be noticed by nobody.
function refusedStep(answer: TripAnswerKind, refusal: TripRefusal): 'not-accepted' | 'change' | undefined {
  if (answer === 'accept') return 'not-accepted'
  return answer === 'change' && (refusal === 'changed' || refusal === 'unidentified') ? 'change' : undefined
}

async function countToday(transaction: Kysely<Schema>, quotationSeq: number, now: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('quotation_answer')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('quotation_seq', '=', quotationSeq)
    .where('received_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Why an answer does not count. An acceptance is judged by the day it arrives, because the price may have changed since it
 * was written; wishes and refusals are worth reading on any day.
 */
async function refusalOf(
  transaction: Kysely<Schema>,
  quotation: QuotationRow,
  { version, versionSentAt, answer }: TripAnswer,
  now: Date,
): Promise<TripRefusal | null> {
  const newest = (await readVersions(transaction, quotation.seq)).at(-1)
  if (newest?.version !== version) return 'replaced'
  if (versionSentAt === undefined) {
    if (await mayRepeatNumber(transaction, newest)) return 'unidentified'
  } else if (versionSentAt !== newest.sent_at) return 'changed'
  const answers = await readAnswers(transaction, quotation.seq)
  const isAccepted = answers.some(
    (row) => row.version === version && row.refusal === null && row.answer === 'accept',
  )
  if (isAccepted) return 'answered'
  return answer === 'accept' && newest.valid_until < indianDay(now) ? 'expired' : null
}
