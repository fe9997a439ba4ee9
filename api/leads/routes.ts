import { type Context, Hono } from 'hono'
import { ENQUIRY_PATHS, type EnquiryErrors } from '../../src/contract/enquiry.ts'
import type { RefusedForm } from '../../src/contract/page.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { logRequest } from '../http/request-log.ts'
import type { Answer } from '../http/security.ts'
import type { Logger } from '../log.ts'
import { type AcceptDeps, createAccept, kindOf, type Outcome, type Post } from './accept.ts'

export type LeadRoutesDeps = AcceptDeps & {
  answer: Answer
  secure: (response: Response) => Response
  log: Logger
  proxies: number
  publicUrl: string | undefined
  /** The page a refused form was on, again, with what was typed and what was wrong. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const RETRY_AFTER_S = 5
const BAD_ID = 'The Idempotency-Key must be a UUID.'
const NO_OBJECT = 'The request must be an object of fields.'

type Refused = Exclude<Outcome, { type: 'receipt' }>
type Refusal = { status: number; message: string; errors?: EnquiryErrors; retryAfterS?: number }

/**
 * `POST /submit-form` and `POST /submit`, as JSON or as a plain form. To be asked before all other routes, with no
 * middleware in front: on its way through that an enquiry would spend more time than on being judged.
 */
export function createLeadRoutes(deps: LeadRoutesDeps) {
  const { answer, secure, log, refusedPage } = deps
  const accept = createAccept(deps)

  const handle = async (c: Context): Promise<Response> => {
    const started = performance.now()
    const response = secure(await submit(c))
    logRequest(log, c, response.status, started)
    return response
  }

  const submit = async (c: Context): Promise<Response> => {
    const body = await readBody(c, 'json-or-form')
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    if (body.type === 'form') return submitForm(c, body.values)
    if (!isRecord(body.value)) return answer(400, { message: NO_OBJECT, errors: {} })
    const id = c.req.header('idempotency-key')?.trim().toLowerCase()
    if (id !== undefined && !UUID.test(id)) return answer(400, { message: BAD_ID, errors: {} })

    const outcome = await accept(postOf(c, body.value, id))
    if (outcome.type === 'receipt') return answer(200, outcome.receipt)
    const { status, message, errors, retryAfterS } = refusalOf(outcome)
    return answer(status, { message, ...(errors && { errors }) }, retryAfter(retryAfterS))
  }

  async function submitForm(c: Context, values: Record<string, string>): Promise<Response> {
    const given = (c.req.header('idempotency-key') ?? values.id ?? '').trim().toLowerCase()
    const post = { ...postOf(c, values, UUID.test(given) ? given : undefined), isForm: true }
    const outcome = await accept(post)
    if (outcome.type === 'receipt') return c.redirect(`/thankyou?ref=${outcome.receipt.reference}`, 303)

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

  // Only ever a path of our own: what the form says of itself could be anything.
  function formPath(c: Context, post: Post): string {
    const { sourceDomain } = post.fields as Record<string, string>
    const source = [sourceDomain, c.req.header('referer')].find(
      (url) => url !== undefined && isOwnOrigin(c, url, deps.publicUrl),
    )
    if (source) return new URL(source).pathname
    return { long: '/', short: '/contact', flight: '/FlightForm' }[kindOf(post)]
  }

  return new Hono().post(ENQUIRY_PATHS.long, handle).post(ENQUIRY_PATHS.flight, handle)
}

function refusalOf(outcome: Refused): Refusal {
  switch (outcome.type) {
    case 'invalid': {
      const [message = 'Please check the form.'] = Object.values(outcome.errors)
      return { status: 400, message, errors: outcome.errors }
    }
    case 'other-enquiry':
      return { status: 422, message: 'This enquiry was already sent with other details.' }
    case 'too-many':
      return {
        status: 429,
        message: 'Too many enquiries. Please try again later.',
        retryAfterS: outcome.retryAfterS,
      }
    case 'not-stored':
      return {
        status: 503,
        message: 'We could not save your enquiry just now. Please try again in a moment.',
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
