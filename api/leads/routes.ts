import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import {
  ENQUIRY_PATHS,
  type EnquiryErrors,
  type EnquiryKind,
  kindOfBody,
  parseEnquiry,
  type Receipt,
} from '../../src/contract/enquiry.ts'
import type { RefusedForm } from '../../src/contract/page.ts'
import { toPayload } from '../../src/contract/typed-enquiry.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Answer } from '../http/security.ts'
import type { GroupCommit } from './group-commit.ts'
import { withoutBadHints } from './hints.ts'
import type { InsertResult, StoredLead } from './insert.ts'
import { toNewLead } from './new-lead.ts'
import type { References } from './reference.ts'
import type { Admission, Senders } from './senders.ts'
import { StorageError } from './storage-error.ts'

export type LeadRoutesDeps = {
  commit: GroupCommit
  find: (id: string) => Promise<StoredLead | undefined>
  references: References
  fingerprintKey: string
  senders: Senders
  answer: Answer
  proxies: number
  publicUrl: string | undefined
  /** The page a refused form was on, again, with what was typed and what was wrong. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const RETRY_AFTER_S = 5

const MESSAGES = {
  invalid: 'Please check the form.',
  badId: 'The Idempotency-Key must be a UUID.',
  otherEnquiry: 'This enquiry was already sent with other details.',
  tooMany: 'Too many enquiries. Please try again later.',
  notStored: 'We could not save your enquiry just now. Please try again in a moment.',
}

type Post = {
  path: string
  fields: Record<string, unknown>
  isForm: boolean
  id: string | undefined
  admission: Admission
  crossSite: boolean
}

type Outcome =
  | { type: 'receipt'; receipt: Receipt }
  | { type: 'invalid'; kind: EnquiryKind; errors: EnquiryErrors }
  | { type: 'other-enquiry' }

/** `POST /submit-form` and `POST /submit`: an enquiry becomes a lead, once, and a receipt is only given for what is on disk. */
export function createLeadRoutes(deps: LeadRoutesDeps) {
  const { answer } = deps

  const submit = async (c: Context): Promise<Response> => {
    const body = await readBody(c, 'json-or-form')
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const isForm = body.type === 'form'
    const fields = isForm ? body.values : body.value
    if (!isRecord(fields)) return answer(400, { message: MESSAGES.invalid, errors: {} })

    const given = c.req.header('idempotency-key') ?? (isForm ? body.values.id : undefined)
    const id = given?.trim().toLowerCase() || undefined
    if (id !== undefined && !UUID.test(id))
      return answer(400, { message: MESSAGES.badId, errors: { id: MESSAGES.badId } })

    const address = clientAddress(c, deps.proxies)
    const admission = deps.senders.admit({ address, id, contact: fields.contact })
    if (typeof admission === 'number')
      return answer(429, { message: MESSAGES.tooMany }, { 'Retry-After': String(admission) })

    const crossSite = c.req.header('sec-fetch-site') === 'cross-site'
    try {
      const outcome = await accept({ path: c.req.path, fields, isForm, id, admission, crossSite })
      return isForm ? answerForm(c, body.values, outcome) : answerJson(outcome)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      return answer(503, { message: MESSAGES.notStored }, { 'Retry-After': String(RETRY_AFTER_S) })
    }
  }

  async function accept(post: Post): Promise<Outcome> {
    const kind = kindOf(post)
    const input = post.isForm
      ? { ...post.fields, ...toPayload(kind, post.fields as Record<string, string>) }
      : post.fields
    const judged = await judge(kind, withoutBadHints(input), post.id)
    if (!judged.ok) return { type: 'invalid', kind, errors: judged.errors }

    const { enquiry } = judged
    const lead = toNewLead(enquiry, post.id ?? randomUUID(), deps.fingerprintKey)
    lead.quarantine = deps.senders.signal(post.admission, {
      fingerprint: lead.fingerprint,
      honeypot: enquiry.website,
      filledInMs: enquiry.filledInMs,
      crossSite: post.crossSite,
    })
    const stored = await deps.commit.add(lead)
    if (stored.fingerprint === lead.fingerprint) return { type: 'receipt', receipt: receiptOf(stored) }
    // Without a script nobody saw the id: going back and changing the form makes another enquiry.
    if (post.isForm) return accept({ ...post, id: undefined })
    return { type: 'other-enquiry' }
  }

  // A date that was good when the enquiry first came stays good for its replays.
  async function judge(kind: EnquiryKind, input: Record<string, unknown>, id: string | undefined) {
    const judged = parseEnquiry(kind, input)
    if (judged.ok || id === undefined || Object.keys(judged.errors).join() !== 'travel_date') return judged
    const earlier = await deps.find(id)
    return earlier ? parseEnquiry(kind, { ...input, composedAt: earlier.received_at }) : judged
  }

  function receiptOf({ id, seq, received_at, isNew }: InsertResult): Receipt {
    return { ok: true, id, reference: deps.references.of(seq), receivedAt: received_at, replayed: !isNew }
  }

  function answerJson(outcome: Outcome): Response {
    if (outcome.type === 'receipt') return answer(200, outcome.receipt)
    if (outcome.type === 'other-enquiry') return answer(422, { message: MESSAGES.otherEnquiry })
    const [first = MESSAGES.invalid] = Object.values(outcome.errors)
    return answer(400, { message: first, errors: outcome.errors })
  }

  function answerForm(c: Context, values: Record<string, string>, outcome: Outcome) {
    if (outcome.type === 'receipt')
      return c.redirect(`/thankyou?ref=${encodeURIComponent(outcome.receipt.reference)}`, 303)
    const { kind, errors } = outcome as Extract<Outcome, { type: 'invalid' }>
    return deps.refusedPage({ path: formPath(c, values, kind), kind, values, errors })
  }

  // Only ever a path of our own: what the form says of itself could be anything.
  function formPath(c: Context, values: Record<string, string>, kind: EnquiryKind): string {
    const source = [values.sourceDomain, c.req.header('referer')].find(
      (url) => url !== undefined && isOwnOrigin(c, url, deps.publicUrl),
    )
    if (source) return new URL(source).pathname
    return kind === 'flight' ? '/FlightForm' : kind === 'short' ? '/contact' : '/'
  }

  return new Hono().post(ENQUIRY_PATHS.long, submit).post(ENQUIRY_PATHS.flight, submit)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf({ path, fields, isForm }: Post): EnquiryKind {
  if (path === ENQUIRY_PATHS.flight) return 'flight'
  if (isForm && (fields.form === 'long' || fields.form === 'short')) return fields.form
  return kindOfBody(fields)
}
