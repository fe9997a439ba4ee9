import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Trip } from '../../src/contract/quotation.ts'
import type { DeskQuotation, QuotationDraft, SentQuotation } from '../../src/contract/quotation-desk.ts'
import { cookieOf, type TestApi } from './api.ts'
import { longBody } from './enquiries.ts'
import { distinctBody } from './load.ts'

/** Helpers to write, send and answer quotations on a test's server, as its traveller and its staff. */
export function quotationDesk(api: TestApi) {
  async function ask(cookie: string, method: string, path: string, body?: unknown, id?: string) {
    return api.request(path, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(id && { 'idempotency-key': id }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function done<T>(cookie: string, method: string, path: string, body?: unknown): Promise<T> {
    const response = await ask(cookie, method, path, body)
    expect(response.status, `${method} ${path}: ${await response.clone().text()}`).toBeLessThan(300)
    return response.json()
  }

  async function newLead(changes: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID()
    const response = await api.post('/submit-form', longBody(changes as never), { 'idempotency-key': id })
    expect(response.status, await response.clone().text()).toBe(200)
    return id
  }

  const begin = (cookie: string, lead: string, packageKey: string | null = 'bali1') =>
    done<DeskQuotation>(cookie, 'POST', `/api/leads/${lead}/quotations`, { packageKey })

  async function save(
    cookie: string,
    { id, draft, draftVersion }: DeskQuotation,
    changes: Partial<QuotationDraft> = {},
  ): Promise<DeskQuotation> {
    return done(cookie, 'PUT', `/api/quotations/${id}/draft`, {
      draft: { ...draft, ...changes },
      draftVersion,
    })
  }

  /** Fills in what the package leaves open, and sends it. */
  async function send(
    cookie: string,
    quotation: DeskQuotation,
    changes: Partial<QuotationDraft> = {},
  ): Promise<SentQuotation & { token: string }> {
    const lines = quotation.draft.lines.map((line) => ({ ...line, unitPaise: line.unitPaise ?? 10_000_00 }))
    const saved = await save(cookie, quotation, { lines, ...changes })
    const sent = await done<SentQuotation>(cookie, 'POST', `/api/quotations/${saved.id}/send`, {
      draftVersion: saved.draftVersion,
    })
    return { ...sent, token: tokenOf(sent.link) }
  }

  const answer = (token: string, body: Record<string, unknown> = {}, id: string = randomUUID()) =>
    api.post('/submit-answer', { token, version: 1, answer: 'accept', ...body }, { 'idempotency-key': id })

  const open = (token: string, headers: Record<string, string> = {}) =>
    api.request(`/api/trips/${token}`, { headers })

  async function trip(token: string): Promise<Trip> {
    const response = await open(token)
    expect(response.status).toBe(200)
    return response.json()
  }

  return { ask, done, newLead, begin, save, send, answer, open, trip }
}

/** The same for a running server, as this owner: answers with the token of a new quotation, for a lead of its own by default. */
export async function serverDesk(url: string, owner: { email: string; password: string }) {
  const request: TestApi['request'] = (path, init) => fetch(url + path, init)
  const post: TestApi['post'] = (path, body, headers) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookie = cookieOf(await post('/api/auth/sign-in/email', owner, { origin: url }))
  const desk = quotationDesk({ request, post } as TestApi)
  return {
    ...desk,
    cookie,
    quote: async (lead?: string, packageKey = 'bali1') =>
      desk.send(cookie, await desk.begin(cookie, lead ?? (await desk.newLead(distinctBody())), packageKey)),
    read: (id: string) => desk.done<DeskQuotation>(cookie, 'GET', `/api/quotations/${id}`),
    /** Id of the lead with this reference. */
    leadOf: async (reference: string) =>
      (await desk.done<{ leads: { id: string }[] }>(cookie, 'GET', `/api/leads?q=${reference}`)).leads[0]
        ?.id ?? '',
  }
}

export function tokenOf(link: string): string {
  return new URL(link).pathname.replace('/trips/', '')
}
