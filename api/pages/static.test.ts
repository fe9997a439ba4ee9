import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
