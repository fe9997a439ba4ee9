import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_POLICY, isFromServer } from '../../src/contract/server-mark.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { longBody, tripAnswer } from '../../tests/support/enquiries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('marks every error, so that an app can tell it from one of a gateway', async () => {
  const id = randomUUID()
  const key = { 'idempotency-key': id }
  const stored = await api.post('/submit-form', longBody(), key)
  expect([stored.status, isMarked(stored)]).toEqual([200, false])
  const errors: [status: number, answer: Response | Promise<Response>][] = [
    [400, api.post('/submit-form', longBody({ contact: '12' }), key)],
    [413, api.post('/submit-form', longBody({ name: 'x'.repeat(20_000) }), key)],
    [415, api.post('/submit-form', '', { ...key, 'content-type': 'text/plain' })],
    [422, api.post('/submit-form', longBody({ name: 'Another' }), key)],
    [400, api.post('/submit-answer', tripAnswer().body)],
    [404, api.request('/api/trips/abcdefghijklmnopqrstuv')],
    [401, api.request('/api/leads')],
    [401, api.post('/api/auth/sign-in/email', { email: 'nobody@example.com', password: 'wrong password' })],
    [
      403,
      api.request('/api/traveller-push', {
        method: 'DELETE',
        headers: { origin: 'http://evil.example.com' },
      }),
    ],
    [414, api.request(`/${'x'.repeat(2_000)}`)],
  ]
  for (const [status, answer] of errors) {
    const response = await answer
    expect([response.url, response.status, isMarked(response)]).toEqual([response.url, status, true])
  }
})

it('has the policy by which the errors of earlier releases are recognised', async () => {
  const { headers } = await api.request('/api/leads')
  expect(headers.get('content-security-policy')).toBe(API_POLICY)
  headers.delete('x-answered-by')
  expect(isFromServer(headers)).toBe(true)
  headers.delete('content-security-policy')
  expect(isFromServer(headers)).toBe(false)
})

function isMarked({ headers }: Response): boolean {
  return headers.get('x-answered-by') === 'app'
}
