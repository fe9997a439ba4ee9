import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskQuotation } from '../../src/contract/quotation-desk.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { longBody } from '../support/enquiries.ts'
import { quotationDesk } from '../support/quotations.ts'
import { STAFF_ROUTES } from '../support/staff-routes.ts'

const NAME = 'Secret Guest'
const CONTACT = '9000012345'

/** The routes of one lead or one quotation that an agent may use. */
const OF_ONE = STAFF_ROUTES.filter(
  ([, path, role]) => role === 'agent' && /LEAD|\/api\/quotations\/x/.test(path),
)
const LISTS = STAFF_ROUTES.filter(
  ([method, path, role]) => method === 'GET' && role === 'agent' && !/LEAD|\/x|\/stream/.test(path),
)

// Row 22: an agent, who may use a route, and the lead of a colleague.
describe('row 22: a colleague’s lead', () => {
  let api: TestApi
  let agent: string
  let manager: string
  let lead: string
  let own: string
  let quotation: DeskQuotation
  beforeAll(async () => {
    api = await startApi()
    agent = await api.signIn('agent')
    manager = await api.signIn('manager')
    const desk = quotationDesk(api)
    lead = await desk.newLead({ name: NAME, contact: CONTACT })
    own = await desk.newLead({ name: 'Own Guest', contact: '9000054321', email: 'own@example.com' })
    for (const [cookie, id] of [
      [manager, lead],
      [agent, own],
    ] as const)
      expect((await ask(cookie, 'POST', `/api/leads/${id}/take`, {})).status).toBe(200)
    quotation = (await desk.send(manager, await desk.begin(manager, lead))).quotation
  })
  afterAll(() => api.close())

  const userOf = async (cookie: string): Promise<string> => {
    const session = await api.request('/api/auth/get-session', { headers: { cookie } })
    return ((await session.json()) as { user: { id: string } }).user.id
  }
  // As the user's own desk, or the notification that was sent to the user.
  const ask = async (cookie: string, method: string, path: string, body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'x-staff-id': await userOf(cookie) },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })

  /** What a colleague with the right to it could send: nothing is refused for what it says. */
  function bodyOf(method: string, path: string): unknown {
    const { draft, draftVersion, versions } = quotation
    const bodies: Record<string, unknown> = {
      'PATCH /api/leads/LEAD': { status: 'lost', lostReason: 'Mine now' },
      'POST /api/leads/LEAD/notes': { text: 'Mine now' },
      'POST /api/leads/LEAD/contacts': { channel: 'call' },
      'POST /api/leads/LEAD/call-outcomes': { outcome: 'reached' },
      'POST /api/leads/LEAD/merge': { other: own },
      'PUT /api/quotations/x/draft': { draft, draftVersion },
      'POST /api/quotations/x/preview': versions[0]?.quotation,
      'POST /api/quotations/x/send': { draftVersion },
      'POST /api/quotations/x/payments': { paise: 100, receivedOn: '2026-01-01', reference: 'x' },
    }
    return bodies[`${method} ${path}`]
  }
  const read = async (path: string) => (await ask(manager, 'GET', path)).json()
  const stored = async () => {
    // The time to call again is worked out for each answer.
    const { callAgainAt: _, ...shown } = await read(`/api/leads/${lead}`)
    return [shown, await read(`/api/quotations/${quotation.id}`)]
  }

  it.each(OF_ONE)('is neither shown nor changed by %s %s', async (method, path) => {
    const before = await stored()
    const address = path.replace('LEAD', lead).replace('quotations/x', `quotations/${quotation.id}`)
    const answer = await ask(agent, method, address, bodyOf(method, path))
    const text = await answer.text()
    // The button of a notification gets the answer that a colleague has taken the lead.
    if (path.endsWith('/take')) expect(JSON.parse(text)).toEqual({ id: lead, state: 'other' })
    else expect(answer.status, text).toBe(403)
    expect(text).not.toMatch(new RegExp(`${NAME}|${CONTACT}`))
    expect(await stored()).toEqual(before)
  })

  it.each(LISTS)('is not in %s %s', async (method, path) => {
    const answer = await ask(agent, method, path)
    expect(await answer.text()).not.toMatch(new RegExp(`${NAME}|${CONTACT}|${lead}`))
  })

  it('is not found by its number, not merged from the other side, and not changed with others', async () => {
    const before = await stored()
    const found = await (await ask(agent, 'POST', '/api/lead-search', { q: CONTACT })).json()
    expect(found.leads).toEqual([])
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`${NAME}|${lead}`))
    expect((await ask(agent, 'POST', `/api/leads/${own}/merge`, { other: lead })).status).toBe(403)
    const change = { ids: [lead], change: { status: 'lost', lostReason: 'Mine now' } }
    const { leads } = await (await ask(agent, 'POST', '/api/leads/bulk', change)).json()
    expect(leads).toEqual([{ id: lead, refusal: 'This lead is with a colleague.' }])
    expect(await stored()).toEqual(before)
  })

  it('is not in the live stream', async () => {
    const answer = await ask(agent, 'GET', '/api/leads/stream?after=0')
    expect(answer.status).toBe(200)
    await api.post('/submit-form', longBody({ name: 'Seen By All', contact: '9000099999' }))
    const reader = answer.body?.getReader()
    let text = ''
    while (!text.includes('Seen By All')) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
    }
    await reader?.cancel()
    expect(text).toContain('Own Guest')
    expect(text).not.toMatch(new RegExp(`${NAME}|${CONTACT}`))
  })
})
