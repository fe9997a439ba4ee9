import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useOwnersApi } from '../../tests/support/use-api.ts'

const MALFORMED = ['a\0b', 'a\ud800', '\udc00b']
const DAY = { from: '10:00', to: '19:00' }
const PERSON = { name: 'Asha', email: 'asha@example.com', password: 'correct horse', role: 'agent' }
const FILTERS = {
  status: 'open',
  destination: 'Bali',
  assignee: 'me',
  booking: 'this-week',
  travelFrom: '2027-01-01',
  source: 'example.com',
  from: '2026-01-01',
}
const SEARCH = { ...FILTERS, q: 'Asha', order: 'newest', cursor: '9', limit: '5' }

/** Every staff request with text, each with a body whose text is well-formed. */
const BODIES: [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/api/lead-search', SEARCH],
  ['POST', '/api/leads.csv', SEARCH],
  ['PATCH', '/api/leads/:lead', { status: 'lost', lostReason: 'Too dear', assignee: 'x', followUpAt: 'x' }],
  ['POST', '/api/leads/:lead/notes', { text: 'Called.' }],
  ['POST', '/api/leads/:lead/contacts', { channel: 'phone' }],
  ['POST', '/api/leads/:lead/merge', { other: randomUUID() }],
  ['PUT', '/api/lead-views', { views: [{ name: 'Mine', filters: FILTERS }] }],
  ['POST', '/api/lead-templates', { channel: 'mail', name: 'Hello', subject: 'Hi', body: 'Dear' }],
  ['PUT', '/api/lead-templates/x', { channel: 'mail', name: 'Hello', subject: 'Hi', body: 'Dear' }],
  ['POST', '/api/packages', { packageName: 'Bali', destinationCovered: 'Kuta-2N', country: 'Indonesia' }],
  ['PUT', '/api/packages/bali1', { packageName: 'Bali', overview: 'Fields', packageImage: 'bali' }],
  ['PUT', '/api/staff/package-order/bali', { keys: ['bali1'] }],
  ['PUT', '/api/notify/mine', { mail: 'each' }],
  ['PUT', '/api/notify/preferences', { mail: 'each', digestMinutes: 60, webhook: true }],
  [
    'POST',
    '/api/notify/devices',
    {
      endpoint: 'https://push.example.com/1',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      label: 'Chrome',
    },
  ],
  ['POST', '/api/staff', PERSON],
  ['PATCH', '/api/team/x', { role: 'agent' }],
  ['PUT', '/api/team/x/shift', { hours: [DAY, null, null, null, null, null, null], away: false }],
  ['POST', '/api/team/invites', PERSON],
  ['POST', '/api/join', { token: 'x', name: 'Asha', password: 'correct horse' }],
  ['POST', '/api/setup', { ...PERSON, token: 'x' }],
  ['PUT', '/api/office/response-target', { value: { targetMinutes: 30, hours: [DAY] }, version: 0 }],
  [
    'PUT',
    '/api/office/assignment',
    { value: { rules: [{ destinations: ['Bali'], members: ['x'] }], others: ['x'] }, version: 0 },
  ],
  ['POST', '/api/data-subjects', { contact: '9800000001' }],
  ['POST', '/api/data-subjects/erase', { leads: [randomUUID()] }],
  ['POST', '/api/auth/sign-in/email', { email: 'asha@example.com', password: 'correct horse' }],
  ['POST', '/api/auth/change-password', { currentPassword: 'correct horse', newPassword: 'battery staple' }],
  ['POST', '/api/auth/two-factor/enable', { password: 'correct horse' }],
  ['POST', '/api/auth/two-factor/verify-totp', { code: '123456' }],
  ['POST', '/api/auth/two-factor/verify-backup-code', { code: '123456' }],
  ['POST', '/api/auth/passkey/delete-passkey', { id: 'x' }],
  ['POST', '/api/auth/passkey/verify-authentication', { response: { id: 'x' } }],
]
const QUERIES: [path: string, names: string[]][] = [
  ['/api/leads', Object.keys(SEARCH)],
  ['/api/leads.csv', Object.keys(SEARCH)],
  ['/api/audit', ['cursor', 'actor', 'action', 'lead', 'from', 'to']],
  ['/api/reports', ['from', 'to']],
  ['/api/notify/deliveries', ['channel', 'state', 'cursor']],
]
const PATHS: [method: string, path: string][] = [
  ['GET', '/api/leads/%00'],
  ['PATCH', '/api/leads/%00'],
  ['DELETE', '/api/leads/%00'],
  ['POST', '/api/leads/%00/notes'],
  ['DELETE', '/api/leads/%00/merge'],
  ['GET', '/api/packages/%00'],
  ['GET', '/api/staff/packages/%00'],
  ['GET', '/api/staff/package-order/%00'],
  ['DELETE', '/api/lead-templates/%00'],
  ['DELETE', '/api/notify/devices/%00'],
  ['POST', '/api/notify/deliveries/%00/again'],
  ['DELETE', '/api/team/invites/%00'],
  ['POST', '/api/team/%00/reset'],
]

describe.each(databaseKinds())('malformed text in staff requests (%s)', (kind) => {
  const { request, send } = useOwnersApi(kind)

  it.each(BODIES)('is refused with the name of its field: %s %s', async (method, path, body) => {
    for (const [field, value] of Object.entries(body))
      for (const broken of variants(value)) {
        const response = await send(method, path, { ...body, [field]: broken })
        expect([field, response.status]).toEqual([field, 400])
        expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } })
      }
  })

  it.each(QUERIES)('is refused in the query of %s', async (path, names) => {
    for (const name of names) {
      const response = await send('GET', `${path}?${name}=a%00b`)
      expect([name, response.status]).toEqual([name, 400])
    }
    // A percent-encoded lone surrogate stays encoded, or is refused.
    expect((await send('GET', `${path}?${names[0]}=%ED%A0%80`)).status).toBeLessThan(500)
  })

  it.each(PATHS)('is refused in the path of %s %s', async (method, path) => {
    const { status } = await send(method, path, method === 'GET' ? undefined : { text: 'x' })
    expect([400, 404]).toContain(status)
  })

  it('is answered with 401 without a session', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await request('/api/lead-search', { method: 'POST', headers, body: '{"q":"\\u0000"}' })
    expect(response.status).toBe(401)
    expect((await request('/api/leads?q=%00')).status).toBe(401)
  })

  it('is refused at any depth', async () => {
    const deep = `{"views":${'['.repeat(7000)}"\\u0000"${']'.repeat(7000)}}`
    expect((await send('PUT', '/api/lead-views', deep)).status).toBe(400)
  })

  it('does not include other scripts and emoji', async () => {
    expect((await send('POST', '/api/leads/:lead/notes', { text: 'आशा 🏝️ 👩‍👩‍👧 \u200d' })).status).toBe(200)
    expect((await send('GET', `/api/leads?q=${encodeURIComponent('आशा 🏝️')}`)).status).toBe(200)
  })
})

// The value with one of its texts malformed, for each text and each kind of malformed text.
function variants(value: unknown): unknown[] {
  if (typeof value === 'string') return MALFORMED
  if (Array.isArray(value))
    return value.flatMap((item, index) => variants(item).map((broken) => value.toSpliced(index, 1, broken)))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      variants(item).map((broken) => ({ ...value, [key]: broken })),
    )
  return []
}
