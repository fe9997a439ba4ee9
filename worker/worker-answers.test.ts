import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import { pathOf, splitManifest } from './manifest.ts'
import { worthFetching } from './packs.ts'
import { partOf } from './ranges.ts'

const BYTES = Uint8Array.from({ length: 100 }, (_, i) => i)
const whole = () => new Response(BYTES, { headers: { 'content-type': 'video/mp4' } })

describe('the path of a file', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.in' }))
  afterEach(() => vi.unstubAllGlobals())
  it.each([
    ['index.html', '/index.html'],
    ['assets/main-B1NO_EJH.js', '/assets/main-B1NO_EJH.js'],
    ['art/kerala-hero-480.avif', '/art/kerala-hero-480.avif'],
    ['/fonts/text.woff2', '/fonts/text.woff2'],
    ['./a/../b.js', '/b.js'],
    ['a/../b.js', '/b.js'],
    ['a b.js', '/a%20b.js'],
    ['b.js?v=1', '/b.js'],
    ['https://example.in/assets/x.css?v=1', '/assets/x.css'],
  ])('%s is the one that a URL has', (url, path) => {
    expect(pathOf(url)).toBe(path)
    expect(new URL(url, 'https://example.in').pathname).toBe(path)
  })
})

describe('a range of a kept video', () => {
  const cases: [string, number, number][] = [
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-500', 0, 99],
    ['bytes=50-5000', 50, 99],
    ['bytes=99-99', 99, 99],
    [' bytes=0-0 ', 0, 0],
  ]
  it.each(cases)('%s', async (range, first, last) => {
    const part = await partOf(whole(), range)
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/100`)
    expect(part.headers.get('content-length')).toBe(String(last - first + 1))
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([...BYTES.slice(first, last + 1)])
  })
  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const part = await partOf(whole(), range)
    expect(part.status).toBe(416)
    expect(part.headers.get('content-range')).toBe('bytes */100')
  })
  it.each([null, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2'])(
    'answers %s with the whole file',
    async (range) => {
      const part = await partOf(whole(), range)
      expect(part.status).toBe(200)
      expect((await part.arrayBuffer()).byteLength).toBe(100)
    },
  )
})

describe('what the worker answers', () => {
  it.each([
    '/',
    '/bali',
    '/southAfrica',
    '/bali/blissful-bali',
    '/video',
    '/thankyou',
    '/administer',
    '/enquiries',
    '/goa/goa-2.0',
  ])('the page %s', (path) => expect(inNavigationScope(path)).toBe(true))
  it.each([
    '/admin',
    '/admin/',
    '/admin/leads',
    '/api/catalogue',
    '/api/auth/get-session',
    '/submit-form',
    '/submit',
    '/submit-answer',
  ])('never %s', (path) => expect(inNavigationScope(path)).toBe(false))
  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/healthz', '/art/bali-share.jpg'])(
    'not the file %s as a page',
    (path) => expect(inNavigationScope(path)).toBe(false),
  )
  it('does not make the installation wait for media', () => {
    const entry = (url: string) => ({ url, revision: null })
    const { files, media } = splitManifest(
      ['index.html', 'assets/a.js', 'art/bali-wide-480.avif', 'reels/1.mp4'].map(entry),
    )
    expect(files.map((f) => f.url)).toEqual(['index.html', 'assets/a.js'])
    expect(media.map((f) => f.url)).toEqual(['art/bali-wide-480.avif', 'reels/1.mp4'])
  })
  it('keeps no pack, and fetches one only in place of at least half of its files', () => {
    const pack = {
      url: 'assets/p.json',
      revision: null,
      files: ['assets/a.js', 'assets/b.js', 'assets/c.css'],
    }
    const { files, packs } = splitManifest([{ url: 'assets/a.js', revision: null }, pack])
    expect(files.map((f) => f.url)).toEqual(['assets/a.js'])
    expect(packs).toEqual([pack])
    expect(worthFetching(packs, new Set(['/assets/a.js', '/assets/c.css']))).toEqual([pack])
    expect(worthFetching(packs, new Set(['/assets/b.js']))).toEqual([])
  })
})
