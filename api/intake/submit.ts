import { randomUUID } from 'node:crypto'
import {
  ENQUIRY_PATHS,
  type EnquiryErrors,
  type EnquiryKind,
  kindOfBody,
  parseEnquiry,
  type Receipt,
} from '../../src/contract/enquiry.ts'
import { dateField, toPayload } from '../../src/contract/typed-enquiry.ts'
import { classifyStorageError, RowError, StorageError } from '../db/storage-error.ts'
import type { References } from '../leads/reference.ts'
import { derivedId } from './derived-id.ts'
import {
  comparedFields,
  compareFingerprint,
  FINGERPRINT_VERSION,
  fingerprintOf,
  isComparable,
} from './fingerprint.ts'
import type { GroupCommit } from './group-commit.ts'
import { dropInvalidHints } from './hints.ts'
import type { StoredLead } from './insert.ts'
import { toNewLead } from './new-lead.ts'
import type { RateLimit } from './rate-limit.ts'
import { QUARANTINE_SCORE, type SpamScore } from './spam-score.ts'

/** A posted enquiry before validation. */
export type Post = {
  /** Path it was posted to. */
  path: string
  /** Whether it is a plain form post, from a browser without JavaScript. */
  isForm: boolean
  fields: Record<string, unknown>
  /** The enquiry's id, in lower case, if it has one. */
  id: string | undefined
  /** The client's network. */
  address: string
  /** Whether a page of another site sent it. */
  crossSite: boolean
}

/** The result of a post. */
export type Outcome =
  | { type: 'receipt'; receipt: Receipt }
  | { type: 'invalid'; errors: EnquiryErrors }
  | { type: 'other-enquiry' }
  /** Its id is that of a lead that a newer release stored: only that release can tell whether it is the same enquiry. */
  | { type: 'not-comparable' }
  | { type: 'too-many'; retryAfterS: number }
  | { type: 'not-stored' }
  /** The database refuses a value; a retry would fail too. */
  | { type: 'cannot-be-stored' }

export type SubmitDeps = {
  commit: GroupCommit
  find: (id: string) => Promise<StoredLead | undefined>
  references: References
  fingerprintKey: string
  rateLimit: RateLimit
  spamScore: SpamScore
}

/** A plain form with the same content, from the same address, is the same enquiry for this time at least, ms. */
const SAME_FORM_MS = 10 * 60_000

/** The kind of form of a post. */
export function kindOf({ path, isForm, fields }: Pick<Post, 'path' | 'isForm' | 'fields'>): EnquiryKind {
  if (path === ENQUIRY_PATHS.flight) return 'flight'
  if (isForm && (fields.form === 'long' || fields.form === 'short')) return fields.form
  return kindOfBody(fields)
}

/** Stores each posted enquiry once; returns a receipt only when the lead is on disk. */
export function createSubmit(deps: SubmitDeps) {
  const { commit, find, references, fingerprintKey, rateLimit, spamScore } = deps
  return async (sent: Post): Promise<Outcome> => {
    try {
      return await limited(sent.isForm ? normaliseForm(sent) : sent)
    } catch (error) {
      if (error instanceof RowError) return { type: 'cannot-be-stored' }
      if (error instanceof StorageError || classifyStorageError(error) !== 'unknown')
        return { type: 'not-stored' }
      throw error
    }
  }

  async function limited(post: Post): Promise<Outcome> {
    const retryAfterS = rateLimit.take(sourceOf(post))
    return retryAfterS > 0 ? { type: 'too-many', retryAfterS } : store(post)
  }

  async function store(post: Post): Promise<Outcome> {
    const kind = kindOf(post)
    const input = dropInvalidHints(post.fields)
    let parsed = parseEnquiry(kind, input)
    const earlier = !parsed.ok && post.id !== undefined ? await find(post.id) : undefined
    // A travel date that was valid at the first arrival is valid for replays.
    if (!parsed.ok && earlier && Object.keys(parsed.errors).join() === dateField(kind))
      parsed = parseEnquiry(kind, { ...input, composedAt: earlier.received_at })
    if (!parsed.ok)
      return (earlier && replayedReceipt(earlier, kind, input)) ?? { type: 'invalid', errors: parsed.errors }

    const { enquiry } = parsed
    const fingerprint = (version: number) =>
      fingerprintOf(version, { enquiry, fields: input }, fingerprintKey)
    const content = fingerprint(FINGERPRINT_VERSION) ?? ''
    const lead = toNewLead(enquiry, { id: post.id ?? (await newId(post, content)), fingerprint: content })
    const signals = spamScore.signals(sourceOf(post), {
      fingerprint: lead.fingerprint,
      honeypot: enquiry.website,
      filledInMs: enquiry.filledInMs,
      crossSite: post.crossSite,
    })
    lead.spam_signals = signals.join() || null
    lead.quarantine = signals.length >= QUARANTINE_SCORE ? lead.spam_signals : null
    const stored = await commit.add(lead)
    const comparison = stored.isNew ? 'same' : compareFingerprint(stored, fingerprint)
    if (comparison === 'same') return receiptOf(stored, !stored.isNew)
    // A refusal would make the traveller send the same enquiry again as a second lead.
    if (comparison === 'unknown') return { type: 'not-comparable' }
    if (!post.isForm) return { type: 'other-enquiry' }
    // A plain form repeats its hidden id when the traveller goes back and changes it: that is a new enquiry, and counts as one.
    return limited({ ...post, id: undefined })
  }

  // What an earlier release took is a replay also where the rules have become stricter since.
  function replayedReceipt(
    earlier: StoredLead,
    kind: EnquiryKind,
    fields: Record<string, unknown>,
  ): Outcome | undefined {
    if (!isComparable(comparedFields(kind).map((field) => fields[field]))) return undefined
    const fingerprint = (version: number) =>
      version === 1 ? undefined : fingerprintOf(version, { enquiry: { kind }, fields }, fingerprintKey)
    return compareFingerprint(earlier, fingerprint) === 'same' ? receiptOf(earlier, true) : undefined
  }

  function receiptOf({ id, seq, received_at: receivedAt }: StoredLead, replayed: boolean): Outcome {
    return { type: 'receipt', receipt: { ok: true, id, reference: references.of(seq), receivedAt, replayed } }
  }

  // A plain form has no id of its own: if no answer arrives, its button is pressed again.
  async function newId({ isForm, address }: Post, content: string): Promise<string> {
    if (!isForm) return randomUUID()
    const period = Math.floor(Date.now() / SAME_FORM_MS)
    const idIn = (period: number) => derivedId(['form', content, address, period], fingerprintKey)
    const before = idIn(period - 1)
    return (await find(before)) ? before : idIn(period)
  }
}

function sourceOf({ address, id, fields }: Post) {
  return { address, id, contact: fields.contact }
}

// Converts typed numbers and dates, as the script does before sending.
function normaliseForm(post: Post): Post {
  const payload = toPayload(kindOf(post), post.fields as Record<string, string>)
  return { ...post, fields: { ...post.fields, ...payload } }
}
