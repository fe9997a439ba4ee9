import { randomUUID } from 'node:crypto'
import {
  ENQUIRY_PATHS,
  type EnquiryErrors,
  type EnquiryKind,
  kindOfBody,
  parseEnquiry,
  type Receipt,
} from '../../src/contract/enquiry.ts'
import { toPayload } from '../../src/contract/typed-enquiry.ts'
import type { GroupCommit } from './group-commit.ts'
import { withoutBadHints } from './hints.ts'
import type { StoredLead } from './insert.ts'
import { toNewLead } from './new-lead.ts'
import type { References } from './reference.ts'
import type { Admission, Senders } from './senders.ts'
import { reachOf, StorageError } from './storage-error.ts'

/** What was posted, as far as it could be read. */
export type Post = {
  /** Path it was posted to. */
  path: string
  /** Whether it came as a form, typed by someone whose browser ran no script of ours. */
  isForm: boolean
  fields: Record<string, unknown>
  /** The enquiry's id, in lower case, if it has one. */
  id: string | undefined
  /** The client's network. */
  address: string
  /** Whether another site's page sent it. */
  crossSite: boolean
}

/** What became of a post. */
export type Outcome =
  | { type: 'receipt'; receipt: Receipt }
  | { type: 'invalid'; errors: EnquiryErrors }
  | { type: 'other-enquiry' }
  | { type: 'too-many'; retryAfterS: number }
  | { type: 'not-stored' }

export type AcceptDeps = {
  commit: GroupCommit
  find: (id: string) => Promise<StoredLead | undefined>
  references: References
  fingerprintKey: string
  senders: Senders
}

/** Which form a post is. */
export function kindOf({ path, isForm, fields }: Pick<Post, 'path' | 'isForm' | 'fields'>): EnquiryKind {
  if (path === ENQUIRY_PATHS.flight) return 'flight'
  if (isForm && (fields.form === 'long' || fields.form === 'short')) return fields.form
  return kindOfBody(fields)
}

/** Turns posts into leads: each enquiry once, and a receipt only for what is on disk. */
export function createAccept({ commit, find, references, fingerprintKey, senders }: AcceptDeps) {
  return async (sent: Post): Promise<Outcome> => {
    const post = sent.isForm ? asTyped(sent) : sent
    const { address, id, fields } = post
    const admission = senders.admit({ address, id, contact: fields.contact })
    if (typeof admission === 'number') return { type: 'too-many', retryAfterS: admission }
    try {
      return await store(post, admission)
    } catch (error) {
      if (error instanceof StorageError || reachOf(error) !== 'row') return { type: 'not-stored' }
      throw error
    }
  }

  async function store(post: Post, admission: Admission): Promise<Outcome> {
    const kind = kindOf(post)
    const input = withoutBadHints(post.fields)
    let judged = parseEnquiry(kind, input)
    if (!judged.ok && Object.keys(judged.errors).join() === 'travel_date') {
      // A date that was good when the enquiry first came stays good for its replays.
      const earlier = post.id && (await find(post.id))
      if (earlier) judged = parseEnquiry(kind, { ...input, composedAt: earlier.received_at })
    }
    if (!judged.ok) return { type: 'invalid', errors: judged.errors }

    const { enquiry } = judged
    const lead = toNewLead(enquiry, post.id ?? randomUUID(), fingerprintKey)
    lead.quarantine = senders.signal(admission, {
      fingerprint: lead.fingerprint,
      honeypot: enquiry.website,
      filledInMs: enquiry.filledInMs,
      crossSite: post.crossSite,
    })
    const { id, seq, received_at: receivedAt, fingerprint, isNew } = await commit.add(lead)
    if (fingerprint === lead.fingerprint) {
      const reference = references.of(seq)
      return { type: 'receipt', receipt: { ok: true, id, reference, receivedAt, replayed: !isNew } }
    }
    // Without a script nobody saw the id: going back and changing the form makes another enquiry.
    return post.isForm ? store({ ...post, id: undefined }, admission) : { type: 'other-enquiry' }
  }
}

// A script would have brought numbers and dates into shape before sending them.
function asTyped(post: Post): Post {
  const payload = toPayload(kindOf(post), post.fields as Record<string, string>)
  return { ...post, fields: { ...post.fields, ...payload } }
}
