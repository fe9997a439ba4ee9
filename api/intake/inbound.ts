import type { Receipt } from '../../src/contract/enquiry.ts'
import {
  type InboundErrors,
  type InboundLead,
  type ParsedInbound,
  parseInbound,
} from '../../src/contract/inbound-lead.ts'
import { classifyStorageError, RowError, StorageError } from '../db/storage-error.ts'
import { derivedId } from './derived-id.ts'
import { compareFingerprint, FINGERPRINT_VERSION, inboundFingerprintOf } from './fingerprint.ts'
import type { NewLead, StoredLead } from './insert.ts'
import type { SubmitDeps } from './submit.ts'

/** A lead from elsewhere as its source sent it. */
export type InboundPost = {
  /** Name of the source. */
  source: string
  /** The sender's own id of the lead. */
  senderId: string
  values: Readonly<Record<string, unknown>>
  /** Whether every invalid field is refused; otherwise invalid optional values are kept in the note. */
  strict: boolean
}

export type InboundOutcome =
  | { type: 'receipt'; receipt: Receipt }
  | { type: 'invalid'; errors: InboundErrors }
  /** The id is that of a lead with other content. */
  | { type: 'other-lead' }
  | { type: 'not-stored' }
  | { type: 'cannot-be-stored' }

type Compared = Pick<StoredLead, 'fingerprint' | 'fingerprint_version'>

export type Inbound = {
  /** Stores each lead once by its source and the sender's id; a receipt means that it is on disk. */
  add: (post: InboundPost) => Promise<InboundOutcome>
  /** Validates without storing. */
  parse: (post: Pick<InboundPost, 'values' | 'strict'>) => ParsedInbound
  /** The id that this lead has here. */
  idOf: (post: Pick<InboundPost, 'source' | 'senderId'>) => string
  /** Whether a stored lead was made of other content; an erased one has nothing else to compare. */
  isOther: (stored: Compared, post: Pick<InboundPost, 'source' | 'values'>) => boolean
}

/** Creates the intake of leads from elsewhere, on the same group commit as the enquiries of travellers. */
export function createInbound({
  commit,
  find,
  references,
  fingerprintKey,
  destinations,
}: Pick<SubmitDeps, 'commit' | 'find' | 'references' | 'fingerprintKey'> & {
  /** Places that a lead can have. */
  destinations: () => readonly string[]
}): Inbound {
  const parse: Inbound['parse'] = ({ values, strict }) =>
    parseInbound(values, { strict, destinations: destinations() })

  const idOf: Inbound['idOf'] = ({ source, senderId }) =>
    derivedId(['inbound', source, senderId], fingerprintKey)

  const contentOf = (stored: Compared, post: Pick<InboundPost, 'source' | 'values'>) =>
    compareFingerprint(stored, (version) => inboundFingerprintOf(version, post, fingerprintKey))

  async function add(post: InboundPost): Promise<InboundOutcome> {
    const parsed = parse(post)
    const id = idOf(post)
    try {
      if (!parsed.ok) {
        // What an earlier release took is a replay also where the rules have become stricter since.
        const earlier = await find(id)
        return earlier && contentOf(earlier, post) === 'same'
          ? receiptOf(earlier, true)
          : { type: 'invalid', errors: parsed.errors }
      }
      const fingerprint = inboundFingerprintOf(FINGERPRINT_VERSION, post, fingerprintKey) ?? ''
      const stored = await commit.add(toRow(parsed.lead, { id, fingerprint, source: post.source }))
      const content = stored.isNew ? 'same' : contentOf(stored, post)
      if (content === 'unknown') return { type: 'not-stored' }
      if (content === 'other') return { type: 'other-lead' }
      return receiptOf(stored, !stored.isNew)
    } catch (error) {
      if (error instanceof RowError) return { type: 'cannot-be-stored' }
      if (error instanceof StorageError || classifyStorageError(error) !== 'unknown')
        return { type: 'not-stored' }
      throw error
    }
  }

  function receiptOf({ id, seq, received_at: receivedAt }: StoredLead, replayed: boolean): InboundOutcome {
    return { type: 'receipt', receipt: { ok: true, id, reference: references.of(seq), receivedAt, replayed } }
  }

  return { add, parse, idOf, isOther: (stored, post) => contentOf(stored, post) === 'other' }
}

function toRow(
  { name, contact, email, destination, composedAt, ...rest }: InboundLead,
  { id, fingerprint, source }: { id: string; fingerprint: string; source: string },
): NewLead {
  return {
    id,
    fingerprint,
    fingerprint_version: FINGERPRINT_VERSION,
    kind: 'inbound',
    assignee: null,
    quarantine: null,
    spam_signals: null,
    received_at: new Date().toISOString(),
    responded_at: null,
    composed_at: composedAt ?? null,
    consent: null,
    source_domain: null,
    name,
    contact: contact ?? null,
    email: email ?? null,
    destination,
    fields: JSON.stringify({ origin: source, ...rest }),
  }
}
