import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { RefusedAnswer, TripPage } from '../../src/contract/page.ts'
import { TRIP_ANSWERS, type TripAnswerKind } from '../../src/contract/quotation.ts'
import type { Database } from '../db/open.ts'
import { clientAddress } from '../http/client-address.ts'
import { TokenBuckets } from '../http/token-buckets.ts'
import type { References } from '../leads/reference.ts'
import { findTrip, LINK_MESSAGES } from './trip.ts'
import { hashTripToken, tripPath } from './trip-token.ts'

/** Renders the page of a trip at the request's address. */
export type RenderTripPage = (request: Request, trip: TripPage, status?: number) => Promise<Response>

export type TripPageDeps = {
  database: Database
  references: References
  render: RenderTripPage
  /** URL of the site without a trailing slash. */
  origin: string
  proxies: number
}

/** Wrong links from one address: each costs a rendered page. */
const WRONG_LINKS = { burst: 20, perSecond: 0.2 }
/** Pages of one link: each is rendered, and pages for others wait meanwhile. */
const PAGES_OF_A_LINK = { burst: 60, perSecond: 1 }
const TOO_MANY = {
  link: 'Too many wrong links. Please try again later.',
  page: 'This page was loaded too often. Please reload it in a minute.',
}

/** `GET /trips/{token}`, as finished HTML with the trip in it, and the same page with a refused answer. */
export function createTripPage({ database, references, render, origin, proxies }: TripPageDeps) {
  const wrongLinks = new TokenBuckets(WRONG_LINKS)
  const pagesOfLinks = new TokenBuckets(PAGES_OF_A_LINK)

  /** Seconds to wait before a page for this link is rendered; 0 for now. */
  function waitFor(c: Context, token: string, status: number): number {
    const isWrong = status === 404
    const wait = isWrong
      ? wrongLinks.take(clientAddress(c, proxies))
      : pagesOfLinks.take(hashTripToken(token))
    return Math.ceil(wait)
  }

  async function pageOf(
    token: string,
    refused?: RefusedAnswer,
    kept?: { id: string; version: string | undefined },
  ): Promise<{ trip: TripPage; status: number }> {
    const now = new Date()
    const target = await findTrip(database.kysely, token, references, now)
    if (target.type !== 'quotation') {
      const message = LINK_MESSAGES[target.type]
      return { trip: { kind: 'gone', message }, status: target.type === 'unknown' ? 404 : 410 }
    }
    const { trip } = target
    // Under that id, an answer to another version would be refused.
    const isSame = kept?.version === String(trip.version)
    const idFor = (answer: TripAnswerKind) =>
      kept && isSame && answer === refused?.answer ? kept.id : randomUUID()
    const answerIds = Object.fromEntries(TRIP_ANSWERS.map((answer) => [answer, idFor(answer)]))
    return {
      trip: {
        kind: 'trip',
        trip,
        readAt: now.toISOString(),
        answerIds: answerIds as Record<TripAnswerKind, string>,
        ...(refused && { refused }),
      },
      status: refused ? 400 : 200,
    }
  }

  async function read(c: Context): Promise<Response> {
    const token = c.req.param('token') ?? ''
    const { trip, status } = await pageOf(token)
    const wait = waitFor(c, token, status)
    if (wait > 0)
      return c.text(TOO_MANY[status === 404 ? 'link' : 'page'], 429, { 'Retry-After': String(wait) })
    return render(c.req.raw, trip, status)
  }

  /**
   * The page with the values and the message of an answer that was refused; `undefined` after too many pages. With `id` the answer is sent
   * again under that id, unless a newer version was sent meanwhile.
   */
  async function refusedAnswer(
    c: Context,
    values: Record<string, string>,
    message: string,
    id?: string,
  ): Promise<Response | undefined> {
    const { token = '', text = '' } = values
    const answer = TRIP_ANSWERS.find((kind) => kind === values.answer) ?? 'change'
    const kept = id === undefined ? undefined : { id, version: values.version }
    const { trip, status } = await pageOf(token, { answer, text, message }, kept)
    if (waitFor(c, token, status) > 0) return undefined
    return render(new Request(origin + tripPath(encodeURIComponent(token))), trip, status)
  }

  // The router of the site ignores case, too.
  return { routes: new Hono().get('/:trips{[Tt][Rr][Ii][Pp][Ss]}/:token', read), refusedAnswer }
}
