import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
