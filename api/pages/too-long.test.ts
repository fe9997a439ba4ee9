import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createSecurity } from '../http/security.ts'
import { createTooLong } from './too-long.ts'

const pages = new Hono().get('*', (c) => c.html(`<h1>Nothing at ${c.req.path}</h1>`, 404))
const answer = createTooLong(pages, createSecurity(false))
const ask = (path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }, method = 'GET') =>
  answer(new Request(`http://localhost:3000${path}`, { headers, method }))
const QUERY = `?fbclid=${'x'.repeat(9_000)}`

it.each([
  ['/bali', '/bali'],
  ['/hi/packages', '/hi/packages'],
  ['//evil.example.com/', '/evil.example.com'],
  ['/\\evil.example.com', '/evil.example.com'],
])('leads a browser from %s with a long query to %s', async (path, location) => {
  const response = await ask(path + QUERY)
  expect([response.status, response.headers.get('location')]).toEqual([303, location])
})

it('answers a long path with the page that says that there is nothing', async () => {
  const response = await ask(`/hi/${'x'.repeat(2_000)}`)
  expect(response.status).toBe(414)
  expect(await response.text()).toBe('<h1>Nothing at /hi/-/-/-</h1>')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers anything but a browser in JSON', async () => {
  for (const response of [
    await ask(`/bali${QUERY}`, { accept: 'application/json' }),
    await ask(`/bali${QUERY}`, {}),
    await ask(`/submit-form${QUERY}`, { accept: 'text/html' }, 'POST'),
  ]) {
    expect(response.status).toBe(414)
    expect(await response.json()).toEqual({ message: 'This address is too long.' })
  }
})
