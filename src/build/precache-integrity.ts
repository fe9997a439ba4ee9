import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { url: string; revision: string | null; integrity?: string; bytes?: number }

/** Fetched after the install; the worker's own list is in worker/manifest.ts. */
const MEDIA = /^(art|reels|clips)\//

/**
 * Lets the worker verify what it downloads: files the app cannot start without by digest, which is also their revision, and
 * media by length. Without it, a proxy’s HTML could be stored under the URL of a script.
 */
export function withIntegrity<E extends Entry>(entries: E[], clientDir: string): E[] {
  return entries.map((entry) => {
    const content = readFileSync(join(clientDir, entry.url))
    if (MEDIA.test(entry.url)) return { ...entry, bytes: content.length }
    const digest = createHash('sha256').update(content)
    const base64 = digest.digest('base64')
    return { ...entry, revision: base64.slice(0, 12), integrity: `sha256-${base64}` }
  })
}
