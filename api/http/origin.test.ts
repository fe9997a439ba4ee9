import { type Context, Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { fastest, LONG_HOST } from '../../tests/support/fastest.ts'
import { isOwnOrigin, sameOriginWrites } from './origin.ts'
import { createSecurity } from './security.ts'

function site(publicUrl?: string) {
  const app = new Hono()
  app.use(sameOriginWrites(createSecurity(false).respond, publicUrl))
  app.post('/', (c) => c.text('written'))
  return async (headers: Record<string, string>) =>
    (await app.request('http://backend/', { method: 'POST', headers })).status
}

describe('a write with an Origin header', () => {
  it('is accepted from the public URL, with its scheme', async () => {
    const post = site('https://trips.example.com')
    expect(await post({ host: 'trips.example.com', origin: 'https://trips.example.com' })).toBe(200)
    expect(await post({ host: 'trips.example.com', origin: 'http://trips.example.com' })).toBe(403)
    expect(await post({ host: 'trips.example.com', referer: 'http://trips.example.com/x' })).toBe(403)
    expect(await post({ host: 'trips.example.com', origin: 'ftp://trips.example.com' })).toBe(403)
    // Under another host name, without the proxy.
    expect(await post({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(200)
  })

  it('is refused soon where its host has no end', async () => {
    const c = { req: { url: 'http://backend/', header: () => 'trips.example.com' } } as unknown as Context
    for (const start of ['http://', 'http:', 'http:///', 'http:\\\\', 'http://a@']) {
      const check = () => expect(isOwnOrigin(c, start + LONG_HOST, 'https://trips.example.com')).toBe(false)
      expect(await fastest(check)).toBeLessThan(10)
    }
  })

  it('is refused from plain HTTP behind an HTTPS proxy', async () => {
    const post = site()
    const https = { host: 'trips.example.com', 'x-forwarded-proto': 'https' }
    expect(await post({ ...https, origin: 'https://trips.example.com' })).toBe(200)
    expect(await post({ ...https, origin: 'http://trips.example.com' })).toBe(403)
  })
})
