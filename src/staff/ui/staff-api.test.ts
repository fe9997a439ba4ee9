import { afterEach, expect, it, vi } from 'vitest'
import { request, SESSION_ENDED } from './staff-api.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, message: string): void {
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status }))
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
