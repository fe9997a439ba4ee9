import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { staticFiles } from './static.ts'

it('allows the inline scripts of the document that the installed app opens with, and no others', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  const source = 'recover()\n'
  writeFileSync(
    join(clientDir, 'index.html'),
    `<!doctype html><script>${source}</script><script type="module" src="/assets/main.js"></script>`,
  )
  const response = await staticFiles(clientDir).request('/index.html')
  const hash = createHash('sha256').update(source).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  rmSync(clientDir, { recursive: true })
})

// The worker keeps a file only if its type is the one that its name promises (worker/content-check.ts).
it.each([
  ['art/bali-wide-480.avif', /^image\/avif$/],
  ['art/maps/bali.svg', /^image\/svg\+xml/],
  ['reels/bali.mp4', /^video\/mp4$/],
  ['reels/bali.vtt', /^text\/vtt/],
  ['fonts/text.woff2', /^font\/woff2$/],
])('answers %s with its type, also compressed', async (name, type) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>')
  const file = join(clientDir, name)
  mkdirSync(dirname(file), { recursive: true })
  for (const suffix of ['', '.br', '.gz']) writeFileSync(file + suffix, 'content')
  for (const encoding of ['', 'br', 'gzip']) {
    const response = await staticFiles(clientDir).request(`/${name}`, {
      headers: { 'accept-encoding': encoding },
    })
    expect(response.headers.get('content-type')).toMatch(type)
  }
  rmSync(clientDir, { recursive: true })
})

it.each([
  ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
  ['bytes=-500', 206, 'bytes 500-999/1000', 500],
  ['bytes=100-', 206, 'bytes 100-999/1000', 900],
  ['bytes=2000-', 416, 'bytes */1000', undefined],
])('answers the range %s of a reel with %i', async (range, status, contentRange, length) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>')
  mkdirSync(join(clientDir, 'reels'))
  writeFileSync(join(clientDir, 'reels/bali.mp4'), Buffer.alloc(1000))
  const files = staticFiles(clientDir)
  const whole = await files.request('/reels/bali.mp4')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '1000',
    'content-type': 'video/mp4',
  })
  const response = await files.request('/reels/bali.mp4', { headers: { range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(contentRange)
  if (length) expect((await response.arrayBuffer()).byteLength).toBe(length)
  rmSync(clientDir, { recursive: true })
})

it('answers with a script from memory as it did from the file, in each encoding', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>')
  mkdirSync(join(clientDir, 'assets'))
  const file = join(clientDir, 'assets/main-1.js')
  for (const suffix of ['', '.br']) writeFileSync(file + suffix, `content${suffix}`)
  const files = staticFiles(clientDir)
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const response = await files.request('/assets/main-1.js', { method, headers })
    const { status } = response
    return { status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }
  const brotli = await ask({ 'accept-encoding': 'gzip, br' })
  expect(brotli).toMatchObject({ status: 200, body: 'content.br', headers: { 'content-encoding': 'br' } })
  expect(brotli.headers['cache-control']).toContain('immutable')
  const plain = await ask({})
  expect(plain.body).toBe('content')
  rmSync(clientDir, { recursive: true })
  expect(await ask({ 'accept-encoding': 'gzip, br' })).toEqual(brotli)
  expect(await ask({})).toEqual(plain)
  // Kept once for each encoding: there is any number of other values.
  expect(await ask({ 'accept-encoding': 'br,gzip,x-1' })).toEqual(brotli)
  expect(await ask({ 'accept-encoding': `br;q=1, ${'x'.repeat(100)}` })).toEqual(plain)
  // What does not exist is not kept, and a range or HEAD is not answered with the whole.
  expect((await ask({}, 'HEAD')).status).toBe(404)
  expect((await ask({ range: 'bytes=0-1' })).status).toBe(404)
})

it('leaves the address of a folder to the pages, which say in their own words that nothing is there', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>')
  mkdirSync(join(clientDir, 'reels'))
  const site = new Hono().route('/', staticFiles(clientDir)).get('*', (c) => c.text('A page'))
  for (const path of ['/reels', '/reels/'])
    expect(await (await site.request(path)).text(), path).toBe('A page')
  const missing = await site.request('/reels/bali/no-such.mp4')
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found'])
  rmSync(clientDir, { recursive: true })
})
