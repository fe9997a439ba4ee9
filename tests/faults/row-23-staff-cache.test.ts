import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { longBody } from '../support/enquiries.ts'
import { repeated } from '../support/trials.ts'

// Row 23, the server's part: no staff byte may be kept by any cache, whatever the answer.

describe('answers to staff', repeated(), () => {
  let api: TestApi
  let owner: string
  const lead = randomUUID()
  beforeAll(async () => {
    api = await startApi()
    owner = await api.signIn('owner')
    await api.post('/submit-form', longBody(), { 'idempotency-key': lead })
  })
  afterAll(() => api.close())

  it.each([
    ['GET', '/api/leads'],
    ['GET', '/api/leads?status=nonsense'],
    ['GET', `/api/leads/${lead}`],
    ['GET', `/api/leads/${randomUUID()}`],
    ['GET', '/api/leads.csv'],
    ['GET', '/api/leads/stream'],
    ['GET', '/api/staff'],
    ['GET', '/api/staff/packages'],
    ['GET', '/api/team'],
    ['PATCH', '/api/team/x'],
    ['GET', '/api/sessions'],
    ['GET', '/api/office/response-target'],
    ['GET', '/api/office/nothing'],
    ['PUT', '/api/office/response-target'],
    ['GET', '/api/reports'],
    ['GET', '/api/reports?from=never'],
    ['GET', '/api/audit'],
    ['POST', '/api/data-subjects'],
    ['GET', '/api/auth/passkey/list-user-passkeys'],
    ['GET', '/api/auth/get-session'],
    ['PATCH', `/api/leads/${lead}`],
    ['POST', `/api/leads/${lead}/notes`],
    ['POST', `/api/leads/${lead}/contacts`],
    ['POST', `/api/leads/${lead}/presence`],
    ['POST', '/api/lead-search'],
    ['POST', '/api/leads.csv'],
    ['GET', '/api/lead-views'],
    ['GET', '/api/lead-templates'],
    ['GET', '/api/notify'],
    ['GET', '/api/notify/deliveries'],
    ['GET', '/api/unknown'],
  ])('are not to be kept: %s %s', async (method, path) => {
    const body = method === 'GET' ? {} : { body: '{"status":"quoted","text":"x"}' }
    for (const cookie of [owner, 'marigold.session_token=forged.signature']) {
      const abort = new AbortController()
      const response = await api.request(path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        signal: abort.signal,
        ...body,
      })
      expect(response.headers.get('cache-control')).toBe('no-store')
      await response.body?.cancel()
      abort.abort()
    }
  })

  it('include the sign-in itself', async () => {
    for (const password of ['correct horse', 'wrong']) {
      const response = await api.post('/api/auth/sign-in/email', { email: 'owner1@example.com', password })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})
