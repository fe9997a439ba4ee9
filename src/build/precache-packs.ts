import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { url: string; revision: string | null; integrity?: string }
/** A file that holds others: their content by path, as JSON. */
type Pack<E extends Entry> = E & { files: string[] }

const TEXT = /^assets\/.*\.(js|css)$/
/** Larger files are fetched by themselves: a page that has loaded one spares its second fetch. */
const MAX_FILE_BYTES = 16_000
/** As much as a slow connection carries in some seconds, because a pack that is cut off is fetched again from its beginning. */
const MAX_PACK_BYTES = 120_000

/**
 * Adds packs of the small scripts and styles, and writes them: an install fetches a few files instead of two hundred. Each of
 * those costs a round trip, and more time of the processor than its content.
 */
export function withPacks<E extends Entry>(entries: E[], clientDir: string): (E | Pack<E>)[] {
  const small = entries.flatMap((entry) => {
    if (!TEXT.test(entry.url)) return []
    const text = readFileSync(join(clientDir, entry.url), 'utf8')
    return text.length > MAX_FILE_BYTES ? [] : [{ entry, text }]
  })
  return [...entries, ...inPacks(small).map((pack) => written(pack, clientDir))]
}

type Small<E> = { entry: E; text: string }

function inPacks<E>(files: Small<E>[]): Small<E>[][] {
  const packs: Small<E>[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const file of files) {
    bytes += file.text.length
    if (bytes > MAX_PACK_BYTES) {
      packs.push([])
      bytes = file.text.length
    }
    packs.at(-1)?.push(file)
  }
  return packs
}

function written<E extends Entry>(files: Small<E>[], clientDir: string): Pack<E> {
  const content = JSON.stringify(Object.fromEntries(files.map(({ entry, text }) => [entry.url, text])))
  const digest = createHash('sha256').update(content).digest()
  const url = `assets/${digest.toString('base64url').slice(0, 8)}.json`
  writeFileSync(join(clientDir, url), content)
  const [first] = files as [Small<E>]
  return {
    ...first.entry,
    url,
    revision: null,
    integrity: `sha256-${digest.toString('base64')}`,
    files: files.map(({ entry }) => entry.url),
  }
}
