import { expect, it } from 'vitest'
import { pathAfterSignIn, signInRedirect } from './sign-in-redirect.ts'

it('leads through the sign-in to the page that was wanted', () => {
  const page = { pathname: '/admin/leads/0b2d1c7e', search: '?status=open&destination=Hong%20Kong' }
  const signIn = new URL(signInRedirect(page), 'http://localhost')
  expect(signIn.pathname).toBe('/admin/sign-in')
  expect(pathAfterSignIn(signIn.search)).toBe('/admin/leads/0b2d1c7e?status=open&destination=Hong%20Kong')
  expect(signInRedirect({ pathname: '/admin/leads' })).toBe('/admin/sign-in')
})

it.each([
  '',
  '?to=',
  '?to=//evil.example.com',
  '?to=https://evil.example.com',
  '?to=/admin.evil',
  '?to=/bali',
])('leads nowhere else for being asked to: %s', (search) => {
  expect(pathAfterSignIn(search)).toBe('/admin/leads')
})
