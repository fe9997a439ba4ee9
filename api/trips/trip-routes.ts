import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { OTHER_ANSWER_MESSAGE, TRIP_REFUSALS } from '../../src/contract/answer-messages.ts'
import { TRIP_ANSWER_PATH, TripAnswerSchema } from '../../src/contract/quotation.ts'
import { isInstant } from '../../src/contract/travel-date.ts'
import { withoutReturns } from '../../src/contract/typed-enquiry.ts'
import type { Database } from '../db/open.ts'
import { classifyStorageError } from '../db/storage-error.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { BAD_ID, idempotencyKey, UUID } from '../http/idempotency-key.ts'
import { errorsByField } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { TokenBuckets } from '../http/token-buckets.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { type AnswerOutcome, createAnswers, type PostedAnswer } from './answer.ts'
import { isReader, recordOpening } from './opened.ts'
import { findLinkTarget, findTrip, LINK_MESSAGES } from './trip.ts'
import { hashTripToken, tripPath } from './trip-token.ts'

export type TripRoutesDeps = {
  database: Database
  references: References
  fingerprintKey: string
  /** Whether the request's user is staff: who looks at a link before sending it is not its traveller. */
  isStaff: (headers: Headers) => Promise<boolean>
  /** Called after something was stored. */
  onStored: () => void
  /** Renders the page of a refused form, with `id` for the next attempt; nothing after too many pages. */
  refusedAnswer?:
    | ((
        c: Context,
        answer: Record<string, string>,
        message: string,
        id?: string,
      ) => Promise<Response | undefined>)
    | undefined
  respond: Respond
  log: Logger
  proxies: number
}

/** The data of a link is for its holder only, and its address is a secret. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
/** Wrong links from one address; nobody mistypes more. A link that is right is never refused. */
const WRONG_LINKS = { burst: 60, perSecond: 0.5 }
/** Answers with one link, replays included. */
const ANSWERS = { burst: 60, perSecond: 0.5 }
/** A form has `application/x-www-form-urlencoded` numbers. */
const VERSION = /^\d{1,4}$/
const RETRY_AFTER_S = 5
/** When the day's number of answers is used up. */
const TOO_MANY_RETRY_AFTER_S = 3600
const TOO_MANY = 'Too many requests. Please try again later.'
const NOT_STORED = 'We could not confirm your answer just now. Please try again in a moment.'

type Refusal = { status: number; message: string; errors?: Record<string, string>; retryAfterS?: number }

/**
 * `GET /api/trips/{token}` and `POST /submit-answer`, for anyone with the link. Must come before the staff guard and the
 * check for cross-site writes: pages without referrer post without an origin, and the token alone gives the right.
 */
export function createTripRoutes(deps: TripRoutesDeps) {
  const { database, references, respond, log } = deps
  const wrongLinks = new TokenBuckets(WRONG_LINKS)
  const answers = new TokenBuckets(ANSWERS)
  const { add, findReplay } = createAnswers(deps)
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    respond(status, body, { ...PRIVATE, ...headers })

  async function read(c: Context): Promise<Response> {
    const target = await findTrip(database.kysely, c.req.param('token') ?? '', references)
    if (target.type === 'unknown') {
      const wait = Math.ceil(wrongLinks.take(clientAddress(c, deps.proxies)))
      return wait > 0
        ? answer(429, { message: TOO_MANY }, retryAfter(wait))
        : answer(404, { message: LINK_MESSAGES.unknown })
    }
    if (target.type !== 'quotation') return answer(410, { message: LINK_MESSAGES[target.type] })
    const { trip } = target
    if (isReader(c))
      try {
        if (await deps.isStaff(c.req.raw.headers)) return answer(200, trip)
        if (await recordOpening(database, { ...target, references }, trip.version)) deps.onStored()
      } catch (err) {
        // The traveller can read the trip, also while nothing can be stored.
        log.warn({ err }, 'the opening of a trip was not recorded')
      }
    return answer(200, trip)
  }

  async function submit(c: Context): Promise<Response> {
    const body = await readBody(c, 'json-or-form')
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const isForm = body.type === 'form'
    const values = isForm ? body.values : {}
    const given = idempotencyKey(c) ?? (isForm ? (values.id ?? '').trim().toLowerCase() : undefined)
    const isId = given !== undefined && UUID.test(given)
    if (given !== undefined && !isId && !isForm) return answer(400, { message: BAD_ID, errors: {} })
    const parsed = v.safeParse(TripAnswerSchema, isForm ? fromForm(values) : withoutBadHints(body.value))
    if (!parsed.success) {
      const replay = isId && !isForm ? await replayed(given, body.value) : undefined
      if (replay) return replay
      const errors = errorsByField(parsed.issues)
      return refuse(c, values, isForm, { status: 400, message: parsed.issues[0].message, errors })
    }
    // Of an object, as the schema has found.
    const { text: words } = isForm ? values : (body.value as { text?: unknown })
    const outcome = await stored(c, { answer: parsed.output, words, id: isId ? given : undefined, isForm })
    if ('status' in outcome) return refuse(c, values, isForm, outcome)
    if (!isForm) return answer(200, outcome.receipt)
    const location = tripPath(parsed.output.token)
    return answer(303, { message: 'Received.' }, { Location: location })
  }

  async function replayed(id: string, body: unknown): Promise<Response | undefined> {
    if (typeof body !== 'object' || body === null) return undefined
    const outcome = await findReplay({ id, body: body as Record<string, unknown> })
    return outcome?.type === 'receipt' ? answer(200, outcome.receipt) : undefined
  }

  async function stored(
    c: Context,
    posted: PostedAnswer,
  ): Promise<Refusal | Extract<AnswerOutcome, { type: 'receipt' }>> {
    const { token } = posted.answer
    try {
      // First without the lock that storing takes, for which enquiries would wait.
      if ((await findLinkTarget(database.kysely, token)).type === 'unknown') return unknownLink(c)
      const wait = Math.ceil(answers.take(hashTripToken(token)))
      if (wait > 0) return { status: 429, message: TOO_MANY, retryAfterS: wait }
      const outcome = await add(posted)
      if (outcome.type === 'receipt') {
        deps.onStored()
        return outcome
      }
      if (outcome.type === 'refused') deps.onStored()
      return refusalOf(outcome)
    } catch (err) {
      const reach = classifyStorageError(err)
      if (reach === 'unknown') throw err
      log.error({ err, reach }, 'an answer was not stored')
      return reach === 'row'
        ? refusal('This answer cannot be stored as it is. Please change it, or call us.')
        : { status: 503, message: NOT_STORED, retryAfterS: RETRY_AFTER_S }
    }
  }

  function unknownLink(c: Context): Refusal {
    const wait = Math.ceil(wrongLinks.take(clientAddress(c, deps.proxies)))
    if (wait > 0) return { status: 429, message: TOO_MANY, retryAfterS: wait }
    return refusalOf({ type: 'unknown' })
  }

  async function refuse(
    c: Context,
    values: Record<string, string>,
    isForm: boolean,
    { status, message, errors, retryAfterS }: Refusal,
  ): Promise<Response> {
    const headers = retryAfter(retryAfterS)
    if (!isForm) return answer(status, { message, ...(errors && { errors }) }, headers)
    // It may have been stored: under another id it would be a second answer.
    const isUnknown = status === 503
    const id = isUnknown && UUID.test(values.id ?? '') ? values.id : undefined
    const rendered = await deps.refusedAnswer?.(c, values, message, id).catch((err) => {
      // Neither can the trip be read where the database cannot be reached.
      log.warn({ err }, 'the page of a refused answer was not rendered')
    })
    const page = rendered ?? plainPage(message, { token: values.token, isUnknown })
    return new Response(page.body, {
      status,
      headers: { ...Object.fromEntries(page.headers), ...PRIVATE, ...headers },
    })
  }

  return new Hono().get('/api/trips/:token', read).post(TRIP_ANSWER_PATH, submit)
}

function refusalOf(outcome: Exclude<AnswerOutcome, { type: 'receipt' }>): Refusal {
  switch (outcome.type) {
    case 'refused':
      return refusal(TRIP_REFUSALS[outcome.refusal])
    case 'unknown':
    case 'erased':
      return refusal(LINK_MESSAGES[outcome.type])
    case 'too-many':
      return { status: 429, message: TOO_MANY, retryAfterS: TOO_MANY_RETRY_AFTER_S }
    case 'not-comparable':
      return { status: 503, message: NOT_STORED, retryAfterS: RETRY_AFTER_S }
    case 'other-answer':
      return { status: 422, message: OTHER_ANSWER_MESSAGE }
  }
}

function refusal(message: string): Refusal {
  return { status: 400, message, errors: { form: message } }
}

// The device's clock is only a hint: a wrong value never makes an answer invalid.
function withoutBadHints(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { composedAt, ...fields } = value as Record<string, unknown>
  const isTime = typeof composedAt === 'string' && isInstant(composedAt)
  return { ...fields, ...(isTime && { composedAt: new Date(composedAt).toISOString() }) }
}

function fromForm({ token, version = '', versionSentAt, answer, text }: Record<string, string>): unknown {
  return {
    token,
    version: VERSION.test(version) ? Number(version) : undefined,
    versionSentAt,
    answer,
    text: text && withoutReturns(text),
  }
}

function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

// Where the page itself cannot be rendered; the link leads back to it.
function plainPage(
  message: string,
  { token = '', isUnknown }: { token: string | undefined; isUnknown: boolean },
): Response {
  const text = message.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const link = /^[\w-]+$/.test(token) ? `<p><a href="${tripPath(token)}">Back to the trip</a></p>` : ''
  const title = isUnknown ? 'Your answer is not confirmed' : 'Your answer was not sent'
  const back = isUnknown ? '<p>Go back with your browser to send it again.</p>' : link
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please read</title><h1>${title}</h1><p role="alert">${text}</p>${back}</html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
