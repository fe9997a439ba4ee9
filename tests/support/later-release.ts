import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** A file of the site as a proxy answers it. */
export type ReleaseFile = { type: string; body: string }

/**
 * The shell, the worker, the scripts and their packs in a release in which every script has another name and so another content, by
 * path. `name` is part of the names: letters only.
 */
export function laterRelease(name: string): Map<string, ReleaseFile> {
  const scripts = new Set(readdirSync(join(CLIENT, 'assets')).filter((file) => /\.js(on)?$/.test(file)))
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.js(on)?/g, (file) => (scripts.has(file) ? `${name}-${file}` : file))
  const read = (path: string) => renamed(readFileSync(join(CLIENT, path), 'utf8'))

  const files = new Map<string, ReleaseFile>([
    ['index.html', { type: 'text/html', body: read('index.html') }],
  ])
  for (const file of scripts)
    files.set(renamed(`assets/${file}`), {
      type: file.endsWith('.json') ? 'application/json' : 'text/javascript',
      body: read(`assets/${file}`),
    })
  const worker = read('sw.js').replaceAll(
    /"integrity":"[^"]*","revision":(null|"[^"]*"),"url":"([^"]*)"/g,
    (entry, revision, url) => {
      const file = files.get(url)
      if (!file) return entry
      const digest = createHash('sha256').update(file.body).digest('base64')
      return `"integrity":"sha256-${digest}","revision":${revision === 'null' ? null : `"${digest}"`},"url":"${url}"`
    },
  )
  files.set('sw.js', { type: 'text/javascript', body: worker })
  return new Map([...files].map(([path, file]) => [`/${path}`, file]))
}
