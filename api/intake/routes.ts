import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { ENQUIRY_PATHS, type EnquiryErrors } from '../../src/contract/enquiry.ts'
import { ENQUIRY_MESSAGES, SUBMIT_MESSAGES } from '../../src/contract/enquiry-messages.ts'
import { addressIn, LANGUAGES, splitLanguage } from '../../src/contract/languages.ts'
import type { RefusedForm } from '../../src/contract/page.ts'
import { POSTED_ID_COOKIE, RECEIPT_COOKIE } from '../../src/contract/storage-names.ts'
import { type Body, readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { BAD_ID, idempotencyKey, UUID } from '../http/idempotency-key.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { logRequest } from '../http/request-log.ts'
import type { Respond } from '../http/security.ts'
import type { Logger } from '../log.ts'
import type { IntakeOutcome } from '../metrics/metrics.ts'
import { createSubmit, kindOf, type Outcome, type Post, type SubmitDeps } from './submit.ts'

export type EnquiryRoutesDeps = SubmitDeps & {
  respond: Respond
  secure: (response: Response) => Response
  log: Logger
  proxies: number
  publicUrl: string | undefined
  onOutcome: (outcome: IntakeOutcome) => void
  /** Renders the page of a refused form with the typed values and their errors. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
}

const RETRY_AFTER_S = 5
/** How long /thankyou shows the reference of a plain form post, seconds. */
const RECEIPT_FOR_S = 15 * 60
/** Of the page a plain form was on. */
const MAX_ADDRESS_LENGTH = 2_048
const NO_OBJECT = 'The request must be an object of fields.'

type Refused = Exclude<Outcome, { type: 'receipt' }>
type Refusal = { status: number; message: string; errors?: EnquiryErrors; retryAfterS?: number }

/**
 * `POST /submit-form` and `POST /submit`, as JSON or as a plain form. Must come before all other routes and without
 * middleware, which would take more time than validating an enquiry.
 */
export function createEnquiryRoutes(deps: EnquiryRoutesDeps) {
  const { respond, secure, log, refusedPage } = deps
  const submitPost = createSubmit(deps)
  const submit = async (post: Post): Promise<Outcome> => {
    const outcome = await submitPost(post)
    const { type } = outcome
    deps.onOutcome(type !== 'receipt' ? type : outcome.receipt.replayed ? 'replayed' : 'stored')
    return outcome
  }

  const handle = async (c: Context): Promise<Response> => {
    const started = performance.now()
    const response = secure(await submitBody(c))
    logRequest(log, c, response.status, started)
    return response
  }

  const submitBody = async (c: Context): Promise<Response> => {
    const body = await readBody(c, 'json-or-form')
    if (body.type === 'refused') return refuseBody(body)
    if (body.type === 'form') return submitForm(c, body.values)
    if (!isRecord(body.value)) return unreadable(400, { message: NO_OBJECT, errors: {} })
    const id = idempotencyKey(c)
    if (id !== undefined && !UUID.test(id)) return unreadable(400, { message: BAD_ID, errors: {} })

    const outcome = await submit(postOf(c, body.value, id))
    if (outcome.type === 'receipt') return respond(200, outcome.receipt)
    const { status, message, errors, retryAfterS } = refusalOf(outcome)
    return respond(status, { message, ...(errors && { errors }) }, retryAfter(retryAfterS))
  }

  function refuseBody({ status, message, malformed = [] }: Extract<Body, { type: 'refused' }>): Response {
    const errors = Object.fromEntries(malformed.map((field) => [field, ENQUIRY_MESSAGES.malformed]))
    return unreadable(status, { message, ...(malformed.length > 0 && { errors }) })
  }

  function unreadable(status: number, body: unknown): Response {
    deps.onOutcome('unreadable')
    return respond(status, body)
  }

  async function submitForm(c: Context, values: Record<string, string>): Promise<Response> {
    const given = idempotencyKey(c) ?? (values.id ?? '').trim().toLowerCase()
    const post = { ...postOf(c, values, UUID.test(given) ? given : undefined), isForm: true }
    const outcome = await submit(post)
    if (outcome.type === 'receipt') {
      // In a cookie, because a reference in the URL could be forged in a link.
      const { language } = splitLanguage(formPath(c, post))
      const thankYou = addressIn(language, '/thankyou')
      const options = { maxAge: RECEIPT_FOR_S, sameSite: 'Lax' } as const
      // The page can be switched to another language.
      for (const path of LANGUAGES.map((one) => addressIn(one, '/thankyou')))
        setCookie(c, RECEIPT_COOKIE, outcome.receipt.reference, { ...options, path })
      if (post.id) setCookie(c, POSTED_ID_COOKIE, post.id, { ...options, path: thankYou })
      return c.redirect(thankYou, 303)
    }

    const { status, message, errors = { form: message }, retryAfterS } = refusalOf(outcome)
    const page = await refusedPage({ path: formPath(c, post), kind: kindOf(post), values, errors })
    return new Response(page.body, {
      status,
      headers: { ...Object.fromEntries(page.headers), ...retryAfter(retryAfterS) },
    })
  }

  function postOf(c: Context, fields: Record<string, unknown>, id: string | undefined): Post {
    const crossSite = c.req.header('sec-fetch-site') === 'cross-site'
    return { path: c.req.path, isForm: false, fields, id, address: clientAddress(c, deps.proxies), crossSite }
  }

  // Only a path of this site is used, because the value comes from the client. Where the browser sends no referrer, the path
  // contains at least the language.
  function formPath(c: Context, post: Post): string {
    const { sourceDomain } = post.fields as Record<string, string>
    // The page of a refused form has the address it was posted to; its hidden field still has its own path.
    const sources = [
      sourceDomain?.startsWith('/') ? (deps.publicUrl ?? '') + sourceDomain : sourceDomain,
      c.req.header('referer'),
    ]
    const isOwn = (url: string | undefined) =>
      url !== undefined && url.length <= MAX_ADDRESS_LENGTH && isOwnOrigin(c, url, deps.publicUrl)
    const source = sources.find(isOwn)
    const path = source && new URL(source).pathname
    // A path with two slashes at its start is the address of another site where a page links to it.
    if (path && !path.startsWith('//')) return path
    const { language } = splitLanguage(sourceDomain ?? '')
    return addressIn(language, { long: '/', short: '/contact', flight: '/FlightForm' }[kindOf(post)])
  }

  return new Hono().post(ENQUIRY_PATHS.long, handle).post(ENQUIRY_PATHS.flight, handle)
}

function refusalOf(outcome: Refused): Refusal {
  switch (outcome.type) {
    case 'invalid': {
      const [message = SUBMIT_MESSAGES.check] = Object.values(outcome.errors)
      return { status: 400, message, errors: outcome.errors }
    }
    case 'cannot-be-stored': {
      const message = SUBMIT_MESSAGES.cannotBeStored
      return { status: 400, message, errors: { form: message } }
    }
    case 'other-enquiry':
      return { status: 422, message: SUBMIT_MESSAGES.otherEnquiry }
    case 'too-many':
      return {
        status: 429,
        message: SUBMIT_MESSAGES.tooMany,
        retryAfterS: outcome.retryAfterS,
      }
    case 'not-comparable':
    case 'not-stored':
      return {
        status: 503,
        message: SUBMIT_MESSAGES.notStored,
        retryAfterS: RETRY_AFTER_S,
      }
  }
}

function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
