import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withPacks } from './precache-packs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const entryOf = (url: string, content: string) => {
  writeFileSync(join(folder, url), content)
  return { url, revision: null, integrity: `sha256-of-${url}` }
}

test('packs the small scripts and styles, and leaves what is large or neither as it is', () => {
  const small = [entryOf('assets/a.js', 'export const a = "é"'), entryOf('assets/b.css', '.b { color: red }')]
  const others = [entryOf('assets/large.js', 'x'.repeat(16_001)), entryOf('index.html', '<!doctype html>')]
  const [first, second, third, fourth, pack, ...rest] = withPacks([...small, ...others], folder)
  expect([first, second, third, fourth]).toEqual([...small, ...others])
  expect(rest).toEqual([])
  expect(pack).toMatchObject({ revision: null, files: ['assets/a.js', 'assets/b.css'] })
  const content = readFileSync(join(folder, pack?.url ?? ''))
  expect(JSON.parse(content.toString())).toEqual({
    'assets/a.js': 'export const a = "é"',
    'assets/b.css': '.b { color: red }',
  })
  expect(pack?.integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`)
})

test('begins another pack where one would be too long for a slow connection', () => {
  const files = Array.from({ length: 10 }, (_, i) => entryOf(`assets/${i}.js`, 'x'.repeat(15_000)))
  const packs = withPacks(files, folder).slice(10)
  expect(packs.map((pack) => ('files' in pack ? pack.files.length : 0))).toEqual([8, 2])
  expect(new Set(packs.map(({ url }) => url)).size).toBe(2)
})
