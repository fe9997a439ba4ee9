import { describe, expect, it } from 'vitest'
import { jsonAnswer, longEnquiry, receipt } from '../../tests/support/enquiries.ts'
import { REFUSED_MESSAGE } from '../contract/enquiry-messages.ts'
import { API_POLICY, SERVER_MARK } from '../contract/server-mark.ts'
import {
  ENDPOINT_ERROR_BASE_MS,
  ENDPOINT_ERROR_MAX_MS,
  endpointErrorDelay,
  isDue,
  RETRY_AFTER_MAX_MS,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  retryAfter,
  retryDelay,
} from './backoff.ts'
import { compose } from './entry.ts'
import { classifyResponse } from './reply.ts'

const ID = '7c9b1f1e-3c1d-4a7e-9c55-0d1a2b3c4d5e'
const OTHER = '11111111-3c1d-4a7e-9c55-0d1a2b3c4d5e'
const NOW = Date.UTC(2026, 10, 21)
const kindOf = async (response: Response) => (await classifyResponse(response, ID, NOW)).kind

describe('an answer is a receipt', () => {
  it('only with status 200, valid JSON and the same id', async () => {
    expect(await classifyResponse(jsonAnswer(200, receipt(ID)), ID, NOW)).toEqual({
      kind: 'delivered',
      receipt: receipt(ID),
    })
    expect(await kindOf(jsonAnswer(200, receipt(ID.toUpperCase())))).toBe('delivered')
  })
  const impostors: [string, () => Response][] = [
    ['a portal page', () => new Response('<html>Log in to AirportWiFi</html>', { status: 200 })],
    ['another id', () => jsonAnswer(200, receipt(OTHER))],
    ['ok:false', () => jsonAnswer(200, { ...receipt(ID), ok: false })],
    ['no reference', () => jsonAnswer(200, { ok: true, id: ID })],
    ['an empty body', () => new Response('', { status: 200 })],
    ['a cut body', () => new Response(JSON.stringify(receipt(ID)).slice(0, 40), { status: 200 })],
    ['201', () => jsonAnswer(201, receipt(ID))],
    ['204', () => new Response(null, { status: 204 })],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'http://portal.example.com/' } }),
    ],
  ]
  for (const [name, answer] of impostors) {
    it(`not: ${name}`, async () => {
      expect(await classifyResponse(answer(), ID, NOW)).toMatchObject({
        kind: 'failed',
        error: { reason: 'unrecognised' },
      })
    })
  }
})

describe('other statuses', () => {
  it.each([400, 413, 415, 422])('%i is parked with its message', async (status) => {
    const answer = jsonAnswer(status, { message: 'Mend this.', errors: { contact: 'Ten digits.' } })
    expect(await classifyResponse(answer, ID, NOW)).toEqual({
      kind: 'refused',
      refusal: { status, message: 'Mend this.', errors: { contact: 'Ten digits.' } },
    })
  })
  it('a refusal without a sentence gets the specified one', async () => {
    expect(await classifyResponse(jsonAnswer(413, { message: '' }), ID, NOW)).toMatchObject({
      kind: 'refused',
      refusal: { message: REFUSED_MESSAGE, errors: {} },
    })
  })
  it.each([400, 413, 415, 422])('%i in words that are not our API’s is retried', async (status) => {
    const answer = new Response('<h1>Blocked by the firewall</h1>', { status })
    expect(await classifyResponse(answer, ID, NOW)).toMatchObject({ kind: 'failed', endpointError: true })
  })
  it.each([
    [400, { message: 'Bad Request' }],
    [400, { message: 'Bad Request', statusCode: 400 }],
    [413, { message: 'Request Too Long' }],
    [415, { message: 'Unsupported Media Type' }],
    [422, { message: 'Unprocessable', error: 'validation' }],
  ])('%i with a gateway’s JSON is retried patiently: %o', async (status, body) => {
    expect(await classifyResponse(Response.json(body, { status }), ID, NOW)).toEqual({
      kind: 'failed',
      error: { reason: 'status', status, isForeign: true },
      endpointError: true,
    })
  })
  it.each([
    [400, { message: 'Mend this.', errors: { contact: 'Ten digits.' } }],
    [422, { message: 'This id was used for a different enquiry.' }],
  ])('%i in our API’s words is parked, also where a proxy removed the mark', async (status, body) => {
    expect(await kindOf(Response.json(body, { status }))).toBe('refused')
  })
  it('429 is obeyed also where its body is cut off, and no body is read that says nothing', async () => {
    const cut = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) })
    const headers = { 'retry-after': '30', 'content-type': 'application/json' }
    const ours = new Response(cut(), { status: 429, headers: { ...headers, ...SERVER_MARK } })
    expect(await classifyResponse(ours, ID, NOW)).toMatchObject({ kind: 'failed', retryAfterMs: 30_000 })
    const gateways = new Response(cut(), { status: 503, headers: { 'content-type': 'text/html' } })
    expect(await classifyResponse(gateways, ID, NOW)).toMatchObject({ error: { isForeign: true } })
  })
  it('429 in our API’s words is obeyed as our server’s, also where a proxy removed the mark', async () => {
    const headers = { 'retry-after': '30' }
    const answer = Response.json({ message: 'Too many.' }, { status: 429, headers })
    expect(await classifyResponse(answer, ID, NOW)).toEqual({
      kind: 'failed',
      error: { reason: 'status', status: 429 },
      retryAfterMs: 30_000,
      endpointError: false,
    })
  })
  it.each([400, 413, 415, 422])('%i of an earlier release of our server is parked', async (status) => {
    const headers = { 'content-security-policy': API_POLICY }
    const answer = Response.json({ message: 'Mend this.' }, { status, headers })
    expect(await kindOf(answer)).toBe('refused')
  })
  it.each([408, 421, 425, 429, 500, 501, 502, 503, 504, 520])('%i is retried', async (status) => {
    expect(await classifyResponse(jsonAnswer(status, { message: 'Later.' }), ID, NOW)).toMatchObject({
      kind: 'failed',
      endpointError: false,
    })
  })
  it.each([401, 402, 403, 404, 405, 406, 407, 409, 410, 411, 414, 431, 451, 511])(
    '%i is retried patiently',
    async (status) => {
      expect(await classifyResponse(jsonAnswer(status, { message: 'Who?' }), ID, NOW)).toMatchObject({
        kind: 'failed',
        endpointError: true,
      })
    },
  )
})

describe('Retry-After', () => {
  const ask = (value: string, date?: string) =>
    retryAfter(new Headers({ 'retry-after': value, ...(date && { date }) }), NOW)
  it('reads seconds', () => expect(ask('120')).toBe(120_000))
  it('reads a date against the server’s own clock, not the device’s', () => {
    expect(ask('Wed, 21 Oct 2015 07:28:30 GMT', 'Wed, 21 Oct 2015 07:28:00 GMT')).toBe(30_000)
  })
  it('reads a date without a Date header against the device’s', () => {
    expect(ask(new Date(NOW + 90_000).toUTCString())).toBe(90_000)
  })
  it('never goes back, is capped, and ignores nonsense', () => {
    expect(ask('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(0)
    expect(ask('99999999999')).toBe(RETRY_AFTER_MAX_MS)
    expect(ask('soon')).toBeUndefined()
    expect(retryAfter(new Headers(), NOW)).toBeUndefined()
  })
})

describe('back-off', () => {
  it('grows, with full jitter, between its bounds', () => {
    expect(retryDelay(1, 0.5)).toBe(1_000)
    expect(retryDelay(4, 0.5)).toBe(8_000)
    expect(retryDelay(1, 0)).toBe(RETRY_MIN_MS)
    expect(retryDelay(500, 0.999999)).toBeLessThanOrEqual(RETRY_MAX_MS)
    expect(endpointErrorDelay(1, 0)).toBe(ENDPOINT_ERROR_BASE_MS / 2)
    expect(endpointErrorDelay(500, 0.999999)).toBeCloseTo(ENDPOINT_ERROR_MAX_MS, -5)
  })
  it('is over when time has passed, or when the clock was turned back', () => {
    const entry = { ...compose(longEnquiry(), NOW), attemptedAt: NOW, nextAttemptAt: NOW + 60_000 }
    const years = 10 * 365 * 86_400_000
    expect(isDue(entry, NOW + 59_999)).toBe(false)
    expect(isDue(entry, NOW + 60_000)).toBe(true)
    expect(isDue(entry, NOW + years)).toBe(true)
    expect(isDue(entry, NOW - years)).toBe(true)
    expect(isDue(entry, NOW - 5_000)).toBe(false)
  })
})
