import { afterEach, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { createLog } from '../log.ts'
import { createAuth } from './auth.ts'
import { addMember } from './members.ts'

let api: TestApi
afterEach(() => api.close())

it('binds the session cookie to this host where the site is https', async () => {
  api = await startApi()
  const origin = 'https://trips.example.com'
  const auth = await createAuth({ database: api.database, log: createLog('silent'), origin })
  const account = { email: 'owner@example.com', password: 'four random words here' }
  await addMember(api.database, auth, { ...account, name: 'Asha', role: 'owner' })
  const response = await auth.handler(
    new Request(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(account),
    }),
  )
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-marigold\.session_token=/)
  expect(cookie).toMatch(/; Secure/i)
  expect(cookie).toMatch(/; Path=\/(;|$)/i)
  expect(cookie).not.toMatch(/domain=/i)
  const headers = new Headers({ cookie: cookie.slice(0, cookie.indexOf(';')) })
  expect((await auth.api.getSession({ headers }))?.user.email).toBe(account.email)
})
