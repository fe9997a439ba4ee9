import { expect, it } from 'vitest'
import { StaffApiError } from '../ui/staff-api.ts'
import { isTwoFactorRefusal, twoFactorRedirect } from './two-factor-redirect.ts'

const session = (lacksTwoFactor: boolean) => ({
  user: { id: 'a', name: 'Meera', email: 'meera@example.com', role: 'manager' as const, lacksTwoFactor },
})

it('redirects accounts that must set up two-factor authentication to Settings → Security, from every other page', () => {
  for (const path of [
    '/admin',
    '/admin/leads',
    '/admin/leads/0b2d1c7e',
    '/admin/settings',
    '/admin/settings/team',
  ])
    expect(twoFactorRedirect(session(true), path)).toBe('/admin/settings/security')
  expect(twoFactorRedirect(session(true), '/admin/settings/security')).toBeUndefined()
})

it('leaves everybody else where they are', () => {
  expect(twoFactorRedirect(session(false), '/admin/leads')).toBeUndefined()
})

it('distinguishes this refusal from that of a role', () => {
  const refusal = (status: number, answer?: unknown) => new StaffApiError(status, 'No.', {}, answer)
  expect(isTwoFactorRefusal(refusal(403, { code: 'two-factor-required' }))).toBe(true)
  expect(isTwoFactorRefusal(refusal(403, { message: 'Your role does not allow this.' }))).toBe(false)
  expect(isTwoFactorRefusal(refusal(403))).toBe(false)
  expect(isTwoFactorRefusal(new Error('two-factor-required'))).toBe(false)
})
