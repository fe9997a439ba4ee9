import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storageKey } from '@tanstack/router-core'
import { expect, test } from 'vitest'
import * as names from './storage-names.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const WEB_STORAGE = 'src/state/web-storage.ts'

// Without `src/art` and `src/build`, which run on Node.
const sources = ['src', 'worker'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(art|build)\//.test(file)),
)

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(code(file)))
}

function code(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

test('only the guarded module uses localStorage and sessionStorage', () => {
  expect(filesWith(/\b(local|session)Storage\b/)).toEqual([WEB_STORAGE])
})

test('scroll positions are kept where the router looks for them', () => {
  expect(names.SESSION_KEYS.scrollPositions).toBe(storageKey)
})

test('databases, caches and cookies are opened under listed names only', () => {
  expect(
    filesWith(
      /caches\.(open|delete)\(\s*['"`]|cacheName:\s*['"`]|(openDB|openDatabase|indexedDB\.\w+)(<.*>)?\(\s*['"`]|document\.cookie\s*=[^=]/,
    ),
  ).toEqual([])
})

test('the table of storage in CONTRIBUTING.md has every name, and no other', () => {
  const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
    .split('### In the browser')[1]
    ?.split('###')[0]
  // The second column: `localStorage \`saved\``. Workbox names its own cache.
  const listed = [...(table ?? '').matchAll(/^\|[^|]*\|([^|]*)\|/gm)]
    .flatMap(([, where]) => [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    .filter((name) => !name?.startsWith('workbox-precache'))
  const { LOCAL_KEYS, SESSION_KEYS, MEDIA_CACHES: _, ...single } = names
  const all = [...Object.values(single), ...Object.values(LOCAL_KEYS), ...Object.values(SESSION_KEYS)]
  expect(listed.sort()).toEqual(all.sort())
})
