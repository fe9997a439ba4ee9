import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerManifest } from '@tanstack/router-core'
import {
  type Chunk,
  type ClientManifest,
  readClientManifest,
  SITE_ENTRY,
  STAFF_ENTRY,
} from '../../src/build/client-manifest.ts'
import type { Language } from '../../src/contract/languages.ts'
import { type MessageGroup, messageGroups } from '../../src/contract/message-groups.ts'

/** The files of the client build that pages need. */
export type ClientBuild = {
  /** Styles of each route, inlined into the page, so that the first paint needs no further request. */
  manifest: ServerManifest
  /** URL of the browser entry. */
  entry: string
  /** URLs of all scripts that these routes need besides the entry. */
  scripts: (routeIds: string[]) => string[]
  /** URLs of the messages that the page at an address, without its language, shows; English has none of its own. */
  translation: (language: Language, path: string) => string[]
  /** URLs of the stylesheets that pages of these routes have inline. */
  styles: (routeIds: string[]) => string[]
}

const ROUTES = 'src/site/routes/'
const SPLIT = '?tsr-split='
/** Parts of a page whose script is loaded later (src/ui/lazy-island.tsx). */
const ISLAND = '.island'
const GROUP_FILES: Record<MessageGroup, string> = {
  home: 'home-pages',
  places: 'places',
  finding: 'finding-pages',
  device: 'device-pages',
  party: 'party-pages',
  answers: 'answer-pages',
  enquiries: 'enquiry-pages',
}

/** Reads Vite's manifest of the client build and groups it by route. */
export function readClientBuild(clientDir: string): ClientBuild {
  const client = readClientManifest(clientDir)
  const entry = client.chunk(SITE_ENTRY)
  const keysByRoute = new Map<string, string[]>()
  for (const key of client.keys) {
    if (!key.startsWith(ROUTES) || !key.includes(SPLIT)) continue
    const id = routeIdOf(key)
    keysByRoute.set(id, [...(keysByRoute.get(id) ?? []), key])
  }

  const everywhere = stylesOf(client, [SITE_ENTRY])
  const routes: ServerManifest['routes'] = { __root__: { css: everywhere } }
  for (const [id, keys] of keysByRoute) {
    if (id !== '__root__')
      routes[id] = { css: stylesOf(client, keys).filter((href) => !everywhere.includes(href)) }
  }
  const styles: Record<string, string> = {}
  for (const route of Object.values(routes)) {
    for (const href of route?.css ?? [])
      styles[String(href)] = readFileSync(join(clientDir, String(href)), 'utf8')
  }

  return {
    manifest: { routes, inlineCss: { styles } },
    entry: `/${entry.file}`,
    translation: (language, path) => {
      if (language === 'en') return []
      const files = ['index', ...messageGroups(path).map((group) => GROUP_FILES[group])]
      return files.map((file) => `/${client.chunk(`src/language/${language}/${file}.ts`).file}`)
    },
    styles: (routeIds) => routeIds.flatMap((id) => (routes[id]?.css ?? []).map(String)),
    scripts: (routeIds) => {
      const files = routeIds
        .flatMap((id) => keysByRoute.get(id) ?? [])
        .flatMap((key) => client.staticClosure([key]).map(({ file }) => `/${file}`))
      return [...new Set(files)].filter((file) => file !== `/${entry.file}`)
    },
  }
}

/** The script and styles of the sales desk's document. */
export function readStaffEntry(clientDir: string): { script: string; styles: string[] } {
  const client = readClientManifest(clientDir)
  return { script: `/${client.chunk(STAFF_ENTRY).file}`, styles: cssOf(client.staticClosure([STAFF_ENTRY])) }
}

// `src/site/routes/_site/$location.tsx?tsr-split=component` → `/_site/$location`
function routeIdOf(key: string): string {
  const path = key.slice(ROUTES.length, key.indexOf(SPLIT)).replace(/\.tsx$/, '')
  return path === '__root' ? '__root__' : `/${path.replace(/(^|\/)index$/, '$1')}`
}

// A chunk's styles come after those of its imports, as in the browser, because the layer order is declared first.
function stylesOf(client: ClientManifest, keys: string[]): string[] {
  const page = client.staticClosure(keys)
  const islands = page
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => client.chunk(key).name?.endsWith(ISLAND))
  return cssOf([...page, ...client.staticClosure(islands)])
}

function cssOf(chunks: Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
}
