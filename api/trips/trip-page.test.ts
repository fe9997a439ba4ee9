import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TripPage } from '../../src/contract/page.ts'
import { startApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'

// Renders the data of the page as JSON; the rendered page is tested in tests/e2e/trips.spec.ts.
let rendered = 0
const tripPage = async (request: Request, trip: TripPage, status = 200) => {
  rendered++
  return Response.json({ path: new URL(request.url).pathname, trip }, { status })
}

describe.each(playedKinds())('the page of a trip (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  const open = async () => {
    const databaseUrl = await newUrl()
    const api = await startApi({ tripPage, ...(databaseUrl && { databaseUrl }) })
    const desk = quotationDesk(api)
    const owner = await api.signIn('owner')
    const lead = await desk.newLead()
    const { token, quotation } = await desk.send(owner, await desk.begin(owner, lead))
    const page = async (path = `/trips/${token}`, init?: RequestInit) => {
      const response = await api.request(path, init)
      return { status: response.status, body: (await response.json()) as { path: string; trip: TripPage } }
    }
    return { api, desk, owner, lead, token, quotation, page }
  }
  const form = (values: Record<string, string>): RequestInit => ({
    method: 'POST',
    // What browsers send from a page without referrer.
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: String(new URLSearchParams(values)),
  })

  it('has the trip and a new id for each answer, in any spelling of the path', async () => {
    const { api, token, quotation, page } = await open()
    const first = await page()
    expect(first).toMatchObject({
      status: 200,
      body: { trip: { kind: 'trip', trip: { reference: quotation.reference, version: 1, state: 'open' } } },
    })
    const again = await page(`/TRIPS/${token}`)
    const ids = [first, again].flatMap(({ body: { trip } }) =>
      trip.kind === 'trip' ? Object.values(trip.answerIds) : [],
    )
    expect(new Set(ids).size).toBe(6)
    await api.close()
  })

  it('says that an unknown link leads nowhere, and that an erased trip is gone', async () => {
    const { api, desk, owner, lead, token, page } = await open()
    expect(await page(`/trips/${token.slice(1)}`)).toMatchObject({
      status: 404,
      body: { trip: { kind: 'gone' } },
    })
    await desk.done(owner, 'DELETE', `/api/leads/${lead}`)
    const gone = await page()
    expect(gone).toMatchObject({ status: 410, body: { trip: { kind: 'gone' } } })
    expect(JSON.stringify(gone)).not.toContain('Bali')
    await api.close()
  })

  it('renders a bounded number of pages for somebody who tries links', async () => {
    const { api, token } = await open()
    const tried = await Promise.all(
      Array.from({ length: 30 }, (_, at) => api.request(`/trips/${String(at).padStart(32, 'x')}`)),
    )
    expect(tried.map(({ status }) => status)).toContain(429)
    expect((await api.request(`/trips/${token}`)).status).toBe(200)
    await api.close()
  })

  it('renders a bounded number of pages for refused forms with wrong links', async () => {
    const { api, token } = await open()
    rendered = 0
    const values = [
      { token: 'x', version: '1', answer: 'accept' },
      { token: 'A'.repeat(32), version: '1', answer: 'accept' },
    ]
    for (let i = 0; i < 60; i++) {
      const response = await api.request('/submit-answer', form(values[i % 2] ?? {}))
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
    expect(rendered).toBeLessThanOrEqual(20)
    const plain = await api.request('/submit-answer', form(values[0] ?? {}))
    expect(await plain.text()).toContain('Your answer was not sent')
    expect((await api.request(`/trips/${token}`)).status).toBe(200)
    await api.close()
  })

  it('renders a bounded number of pages for the holder of a link', async () => {
    const { api, token } = await open()
    rendered = 0
    // The limit refills by the clock: on a busy machine 80 requests took so long that more pages were allowed.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let i = 0; i < 80; i++) await api.request(`/trips/${token}`)
    expect(rendered).toBe(60)
    const response = await api.request(`/trips/${token}`)
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    await api.request('/submit-answer', form({ token, version: '9', answer: 'change', text: 'Later' }))
    expect(rendered).toBe(60)
    await api.close()
  })

  it('shows the page again with a refused form’s answer, its words and the message', async () => {
    const { api, token, page } = await open()
    const refused = await page(
      '/submit-answer',
      form({ token, version: '9', answer: 'change', text: 'Later' }),
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { path: `/trips/${token}`, trip: { kind: 'trip', refused: { answer: 'change', text: 'Later' } } },
    })
    expect(refused.body.trip).toHaveProperty('refused.message', expect.stringContaining('replaced'))
    const posted = await api.request(
      '/submit-answer',
      form({ token, version: '1', answer: 'decline', text: '' }),
    )
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `/trips/${token}`])
    await api.close()
  })

  it('does not say that an answer was not sent where that is not known, and keeps its id', async () => {
    const { api, token, page } = await open()
    const id = '00000000-0000-4000-8000-00000000000a'
    const answer = form({ id, token, version: '1', answer: 'change', text: 'Later' })
    const { schema } = api.database.kysely
    // Storing fails, and the trip can be read.
    await schema.alterTable('lead_event').renameTo('gone').execute()
    const { status, body } = await page('/submit-answer', answer)
    expect([status, body.trip.kind === 'trip' && body.trip.answerIds.change]).toEqual([503, id])
    // To another version than the one that is shown: an answer to this one is another.
    const other = await page('/submit-answer', form({ id, token, version: '2', answer: 'accept' }))
    expect([other.status, other.body.trip]).toEqual([503, expect.objectContaining({ kind: 'trip' })])
    expect(other.body.trip).not.toHaveProperty('answerIds.accept', id)
    // Nor can that.
    await schema.alterTable('quotation_link').renameTo('away').execute()
    const plain = await api.request('/submit-answer', answer)
    expect([plain.status, plain.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    const text = await plain.text()
    for (const words of ['Your answer is not confirmed', 'We could not confirm your answer just now.'])
      expect(text).toContain(words)
    await schema.alterTable('gone').renameTo('lead_event').execute()
    await schema.alterTable('away').renameTo('quotation_link').execute()
    expect((await api.request('/submit-answer', answer)).status).toBe(303)
    // By the app, which runs by then.
    const inApp = { token, version: 1, answer: 'change', text: 'Later' }
    const again = await api.post('/submit-answer', inApp, { 'idempotency-key': id })
    expect(await again.json()).toMatchObject({ id, replayed: true })
    await api.close()
  })

  it('takes words as long as the field lets them be: the browser sends a line break as two characters', async () => {
    const { api, desk, token } = await open()
    const words = Array.from({ length: 100 }, () => 'nine char')
    const values = { token, version: '1', answer: 'change', text: words.join('\r\n') }
    expect((await api.request('/submit-answer', form(values))).status).toBe(303)
    expect((await desk.trip(token)).answer).toMatchObject({ text: words.join('\n') })
    await api.close()
  })
})
