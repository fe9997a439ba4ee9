import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerManifest } from '@tanstack/router-core'

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
type ViteManifest = Record<string, Chunk>

/** What the built client consists of, as pages need it. */
export type ClientBuild = {
  /** Styles of each route, put into the page itself: a first paint waits for nothing. */
  manifest: ServerManifest
  /** Address of the browser entry. */
  entry: string
  /** Addresses of all scripts that the given routes need beyond the entry. */
  scripts: (routeIds: string[]) => string[]
  /** Addresses of the styles that the given routes' pages carry inline. */
  styles: (routeIds: string[]) => string[]
}

const ROUTES = 'src/app/routes/'
const SPLIT = '?tsr-split='
/** Parts of a page that the server writes and whose script comes later (src/ui/when-near.tsx). */
const PART = /\.part\.tsx$/

/** Reads Vite's manifest of the client build and sorts it by route. */
export function readClientBuild(clientDir: string): ClientBuild {
  const chunks = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as ViteManifest
  const entry = chunkOf(chunks, 'index.html')
  const keysByRoute = new Map<string, string[]>()
  for (const key of Object.keys(chunks)) {
    if (!key.startsWith(ROUTES) || !key.includes(SPLIT)) continue
    const id = routeIdOf(key)
    keysByRoute.set(id, [...(keysByRoute.get(id) ?? []), key])
  }

  const everywhere = stylesOf(chunks, ['index.html'])
  const routes: ServerManifest['routes'] = { __root__: { css: everywhere } }
  for (const [id, keys] of keysByRoute) {
    if (id !== '__root__')
      routes[id] = { css: stylesOf(chunks, keys).filter((href) => !everywhere.includes(href)) }
  }
  const styles: Record<string, string> = {}
  for (const route of Object.values(routes)) {
    for (const href of route?.css ?? [])
      styles[String(href)] = readFileSync(join(clientDir, String(href)), 'utf8')
  }

  return {
    manifest: { routes, inlineCss: { styles } },
    entry: `/${entry.file}`,
    styles: (routeIds) => routeIds.flatMap((id) => (routes[id]?.css ?? []).map(String)),
    scripts: (routeIds) => {
      const files = routeIds
        .flatMap((id) => keysByRoute.get(id) ?? [])
        .flatMap((key) => reach(chunks, key).map((chunk) => `/${chunk.file}`))
      return [...new Set(files)].filter((file) => file !== `/${entry.file}`)
    },
  }
}

// `src/app/routes/_site/$location.tsx?tsr-split=component` → `/_site/$location`
function routeIdOf(key: string): string {
  const path = key.slice(ROUTES.length, key.indexOf(SPLIT)).replace(/\.tsx$/, '')
  return path === '__root' ? '__root__' : `/${path.replace(/(^|\/)index$/, '$1')}`
}

// A chunk's styles come after those of what it imports, as they do in the browser: the order of the layers is first of all.
function stylesOf(chunks: ViteManifest, keys: string[]): string[] {
  const chunksOfPage = keys.flatMap((key) => reach(chunks, key))
  const parts = chunksOfPage.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => PART.test(key))
  const files = [...chunksOfPage, ...parts.flatMap((key) => reach(chunks, key))].flatMap(
    ({ css }) => css ?? [],
  )
  return [...new Set(files)].map((file) => `/${file}`)
}

function reach(chunks: ViteManifest, key: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = chunkOf(chunks, key)
  return [...(chunk.imports ?? []).flatMap((next) => reach(chunks, next, seen)), chunk]
}

function chunkOf(chunks: ViteManifest, key: string): Chunk {
  const chunk = chunks[key]
  if (!chunk) throw new Error(`The client build has no ${key}: run npm run build.`)
  return chunk
}
