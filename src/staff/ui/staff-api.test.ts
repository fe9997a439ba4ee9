import { afterEach, expect, it, vi } from 'vitest'
import type { DeskAction } from '../../contract/desk-action.ts'
import { SERVER_MARK } from '../../contract/server-mark.ts'
import { exportLeads } from '../lead/lead-api.ts'
import { sendAction } from '../lead/send-action.ts'

import { isSignedIn, NOT_OUR_SERVER, request, SESSION_ENDED, sendAs, signOut } from './staff-api.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, message: string): void {
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status, headers: SERVER_MARK }))
}

it('says how to keep what was typed when the session has ended', async () => {
  answering(401, 'Please sign in.')
  await expect(request('PUT', '/api/lead-templates/x', {})).rejects.toMatchObject({
    status: 401,
    message: SESSION_ENDED,
  })
})

it('passes on why a sign-in was refused', async () => {
  answering(401, 'Invalid email or password')
  await expect(request('POST', '/api/auth/sign-in/email', {})).rejects.toThrow('Invalid email or password')
})

it('treats nothing as done on the page of a captive portal, which answers 200 to everything', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome</h1>', { status: 200 }))
  await expect(signOut()).rejects.toMatchObject({
    status: 0,
    message: NOT_OUR_SERVER,
  })
  await expect(request('POST', '/api/auth/change-password', {})).rejects.toMatchObject({ status: 0 })
  await expect(exportLeads({ filters: {}, q: '' })).rejects.toThrow('could not be exported')
})

it.each([400, 401, 404, 409])('treats a %i that is not from the server as no answer', async (status) => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status }))
  await expect(request('GET', '/api/lead-views')).rejects.toMatchObject({
    status: 0,
    message: NOT_OUR_SERVER,
  })
  await expect(signOut()).rejects.toMatchObject({ status: 0 })
  expect((await sendAction(NOTE)).type).toBe('retry')
})

it('says when a follow-up was set that is sent after its time, and only then', async () => {
  const bodies: object[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return Response.json({ id: 'l', version: 2 })
  })
  const at = new Date(Date.now() - 7_200_000).toISOString()
  for (const hours of [-1, 1]) {
    const followUpAt = new Date(Date.now() + hours * 3_600_000).toISOString()
    const act = { type: 'change', change: { followUpAt, version: 1 }, seen: {} } as const
    expect((await sendAction({ ...NOTE, at, act })).type).toBe('done')
  }
  expect(bodies).toEqual([
    { followUpAt: expect.any(String), version: 1, at },
    { followUpAt: expect.any(String), version: 1 },
  ])
})

const NOTE = {
  ...{ v: 1, id: 'x', userId: 'asha', leadId: 'l', reference: 'MM-1', attempts: 0, nextAttemptAt: 0 },
  ...{ at: '2026-11-23T06:00:00Z', act: { type: 'note', text: 'Hello' } },
} as DeskAction
const ASHA = { id: 'asha', name: 'Asha', email: 'asha@example.com', role: 'agent', lacksTwoFactor: false }

// Somebody else may have signed in with this browser, in another tab: the server refuses what another desk asks for.
it('says whose desk asks, also for an export, and whose action it is, also under another user', async () => {
  const asked: [string, string | null][] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, new Headers(init.headers).get('x-staff-id')])
    return Response.json({ message: 'Please sign in.' }, { status: 401, headers: SERVER_MARK })
  })
  sendAs('ravi')
  await request('GET', '/api/lead-views').catch(() => {})
  await exportLeads({ filters: {}, q: '' }).catch(() => {})
  expect((await sendAction(NOTE)).type).toBe('signed-out')
  expect(asked).toEqual([
    ['/api/lead-views', 'ravi'],
    ['/api/leads.csv', 'ravi'],
    ['/api/leads/l/notes', 'asha'],
  ])
})

it('is signed in only while the session is of the user of this page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ user: ASHA }))
  sendAs('asha')
  expect(await isSignedIn()).toBe(true)
  sendAs('ravi')
  expect(await isSignedIn()).toBe(false)
})
