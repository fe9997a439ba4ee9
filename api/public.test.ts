import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CatalogueSchema } from '../src/contract/catalogue.ts'
import { ORIGIN, startApi, type TestApi } from '../tests/support/api.ts'

describe('public API', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.close())

  it('serves the whole catalogue compressed, and 304 for a matching ETag', async () => {
    const get = (headers: Record<string, string> = {}) => api.request('/api/catalogue', { headers })
    const plain = await get()
    const text = await plain.text()
    const catalogue = v.parse(CatalogueSchema, JSON.parse(text))
    expect(plain.headers.get('etag')).toBe(`"${catalogue.version}"`)
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')

    const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text)
    const gzip = await get({ 'accept-encoding': 'gzip;q=1.0, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)

    const again = await get({ 'if-none-match': `"other", W/"${catalogue.version}"` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('serves packages in the legacy format', async () => {
    const list = (await (await api.request('/api/packages')).json()) as Record<string, unknown>[]
    const bali = (await (await api.request('/api/packages/bali1')).json()) as Record<string, unknown>
    expect(list).toContainEqual(bali)
    expect(bali).toMatchObject({
      _id: 'bali1',
      totalGuests: 2,
      totalPackagePrice: 'INR ₹74,999/- Onwards',
      overviewData: { title: 'Package Overview', content: expect.any(String) },
      includes: expect.arrayContaining([{ name: 'Hotel', icon: 'hotel' }]),
    })
    const days = bali.itinerary as Record<string, string[]>[]
    expect(days).toHaveLength(bali.days as number)
    days.forEach((day, index) => {
      const [title = '', ...others] = Object.keys(day)
      expect(title).toMatch(new RegExp(`^Day ${index + 1}: .`))
      expect(others).toEqual([])
    })
    const { tab1 } = bali.tableData as { tab1: { city: string; star4: string }[] }
    expect(tab1[0]?.star4).toContain('\\')
    expect((await api.request('/api/packages/none')).status).toBe(404)
  })

  it('answers the health check', async () => {
    const response = await api.request('/healthz')
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  })

  it('serves robots.txt and the sitemap', async () => {
    const robots = await (await api.request('/robots.txt')).text()
    expect(robots).toContain('Disallow: /admin')
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const response = await api.request('/sitemap.xml')
    const sitemap = await response.text()
    const etag = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await api.request('/sitemap.xml', { headers: etag })).status).toBe(304)
    const small = await api.request('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(sitemap)
    expect(sitemap).toContain(`<loc>${ORIGIN}/bali</loc>`)
    expect(sitemap).toContain(`<loc>${ORIGIN}/bali/blissful-bali-kuta-and-ubud-escape</loc>`)
    expect(sitemap).not.toContain('/admin')
  })

  it.each(['/api/catalogue', '/api/packages/none', '/api/leads', '/healthz', '/nothing'])(
    'sends security headers with the answer of %s',
    async (path) => {
      const { headers } = await api.request(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.has('strict-transport-security')).toBe(false)
    },
  )

  it('sends HSTS where the site uses HTTPS', async () => {
    const secure = await startApi({
      origin: 'https://www.example.com',
      publicUrl: 'https://www.example.com',
      proxies: 1,
    })
    const { headers } = await secure.request('/healthz')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    await secure.close()
  })
})
