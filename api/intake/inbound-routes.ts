import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isWellFormed } from '../../src/contract/enquiry.ts'
import { INBOUND_PATH, type SourceKind } from '../../src/contract/inbound-source.ts'
import type { Database } from '../db/open.ts'
import { readText } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Respond } from '../http/security.ts'
import { TokenBuckets } from '../http/token-buckets.ts'
import type { IntakeOutcome } from '../metrics/metrics.ts'
import { readGoogleLead } from './google-lead.ts'
import type { Inbound, InboundOutcome, InboundPost } from './inbound.ts'
import { readSecrets } from './inbound-sources.ts'
import { isSigned } from './signature.ts'
import { digestOf, type SecretStore } from './stored-secret.ts'

export type InboundRoutesDeps = {
  database: Database
  inbound: Inbound
  secrets: SecretStore
  onOutcome: (outcome: IntakeOutcome) => void
  respond: Respond
  proxies: number
}

export const MAX_INBOUND_BYTES = 64 * 1024
/** Leads of one source. */
const LEADS = { burst: 300, perSecond: 5 }
/** Messages from one address whose sender did not prove to be a source. */
const UNPROVEN = { burst: 60, perSecond: 1 }
const MAX_ID_LENGTH = 200
const SENDER_ID = /^[\x21-\x7e]+$/
const RETRY_AFTER_S = 5
// The same for an unknown source and a wrong secret, so that names cannot be found by trying.
const UNPROVEN_MESSAGE = 'The signature or key is not valid for this source.'

type Proven = { senderId: string; isTest: boolean; values: Record<string, unknown>; strict: boolean }
type Refusal = { status: number; message: string }

/**
 * `POST /api/inbound/{source}`: a lead from elsewhere, signed by Standard Webhooks, or as Google's lead forms send it. Must
 * come before the staff guard: the secret alone gives the right. See docs/inbound-leads.md.
 */
export function createInboundRoutes(deps: InboundRoutesDeps) {
  const { database, inbound, secrets, onOutcome, respond } = deps
  const leads = new TokenBuckets(LEADS)
  const unproven = new TokenBuckets(UNPROVEN)

  async function receive(c: Context): Promise<Response> {
    const address = clientAddress(c, deps.proxies)
    const slug = c.req.param('source') ?? ''
    const text = await readText(c, MAX_INBOUND_BYTES)
    if (text === undefined) {
      onOutcome('unreadable')
      return respond(413, {
        message: `The message must be UTF-8 and at most ${MAX_INBOUND_BYTES / 1024} KiB.`,
      })
    }
    // PostgreSQL refuses to look for some texts.
    const known = isWellFormed(slug) ? await readSecrets(database, slug, secrets) : undefined
    const proven = known && prove(c, text, known)
    if (!proven) {
      const waitS = Math.ceil(unproven.take(address))
      onOutcome(waitS > 0 ? 'too-many' : 'unreadable')
      return waitS > 0 ? tooMany(waitS) : respond(401, { message: UNPROVEN_MESSAGE })
    }
    if ('status' in proven) {
      onOutcome('unreadable')
      return respond(proven.status, { message: proven.message })
    }
    const waitS = Math.ceil(leads.take(slug))
    if (waitS > 0) {
      onOutcome('too-many')
      return tooMany(waitS)
    }
    const post: InboundPost = { source: slug, ...proven }
    try {
      return proven.isTest ? tested(post) : answer(await inbound.add(post))
    } catch (error) {
      // Its values are nested too deeply to be written.
      if (error instanceof RangeError) return answer({ type: 'cannot-be-stored' })
      throw error
    }
  }

  // A test of Google's form is validated and not stored.
  function tested(post: InboundPost): Response {
    const parsed = inbound.parse(post)
    return parsed.ok
      ? respond(200, { ok: true, test: true })
      : answer({ type: 'invalid', errors: parsed.errors })
  }

  function answer(outcome: InboundOutcome): Response {
    if (outcome.type === 'receipt') {
      onOutcome(outcome.receipt.replayed ? 'replayed' : 'stored')
      return respond(200, outcome.receipt)
    }
    onOutcome(outcome.type === 'other-lead' ? 'other-enquiry' : outcome.type)
    switch (outcome.type) {
      case 'invalid': {
        const [message = 'Please check the fields.'] = Object.values(outcome.errors)
        return respond(422, { message, errors: outcome.errors })
      }
      case 'other-lead':
        return respond(409, { message: 'A lead with this id was already received, with other content.' })
      case 'cannot-be-stored':
        return respond(422, { message: 'This lead cannot be stored as it is.' })
      case 'not-stored': {
        const message = 'The lead could not be stored just now. Please send it again.'
        return respond(503, { message }, { 'Retry-After': String(RETRY_AFTER_S) })
      }
    }
  }

  function tooMany(seconds: number): Response {
    const message = 'Too many messages. Please send this one again later.'
    return respond(429, { message }, { 'Retry-After': String(seconds) })
  }

  return new Hono().post(`${INBOUND_PATH}/:source`, receive)
}

/** What a proven source sent, the reason why it is refused, or `undefined` when the sender did not prove who it is. */
function prove(
  c: Context,
  text: string,
  { kind, secrets }: { kind: SourceKind; secrets: string[] },
): Proven | Refusal | undefined {
  return kind === 'google' ? proveGoogle(text, secrets) : proveSigned(c, text, secrets)
}

function proveSigned(c: Context, text: string, secrets: string[]): Proven | Refusal | undefined {
  const headers = c.req.header()
  if (!isSigned(text, headers, { secrets })) return undefined
  const senderId = headers['webhook-id'] ?? ''
  if (senderId.length > MAX_ID_LENGTH || !SENDER_ID.test(senderId))
    return { status: 422, message: `The webhook-id must be 1 to ${MAX_ID_LENGTH} characters without spaces.` }
  const values = parseJson(text)
  if (!isRecord(values)) return { status: 422, message: 'The body must be a JSON object of fields.' }
  return { senderId, isTest: false, values, strict: true }
}

function proveGoogle(text: string, digests: string[]): Proven | Refusal | undefined {
  const body = parseJson(text)
  if (!isRecord(body) || typeof body.google_key !== 'string') return undefined
  const given = Buffer.from(digestOf(body.google_key))
  if (!digests.some((digest) => timingSafeEqual(given, Buffer.from(digest)))) return undefined
  const lead = readGoogleLead(body)
  if (!lead)
    return {
      status: 422,
      message:
        'This is not a lead of Google’s lead forms: lead_id or user_column_data is missing, or has too many answers.',
    }
  return { ...lead, strict: false }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
