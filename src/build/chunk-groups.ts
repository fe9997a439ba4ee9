import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SITE_ENTRY, STAFF_ENTRY } from './client-manifest.ts'

/** First of the modules that start once a page is idle (src/site/main.tsx imports it later). */
const IDLE_START = 'src/offline/app/start.ts'
const ROUTE = /src\/site\/routes\/.*\?tsr-split/
/** A module that this part of the routes needs loads with the entry: one more small file would cost each of them more. */
const COMMON_SHARE = 0.4

type Groups = Record<'libraries' | 'common' | 'app' | 'shared' | 'start', Set<string>>

/** The modules that one module imports itself, not later; undefined when the build has no such module. */
type ImportsOf = (id: string) => readonly string[] | undefined

/**
 * Groups modules into chunks by who imports whom, so that moving or renaming a file cannot change the load order unseen.
 * One file compresses better than several: the libraries and the other modules that site and sales desk share, what
 * most pages of the site need, and what starts when the page is idle are one file each.
 */
export function chunkGroups(): Plugin {
  let groups: Groups | undefined
  const group = (name: keyof Groups) => ({ name, test: (id: string) => groups?.[name].has(id) ?? false })
  const codeSplitting = {
    groups: [group('libraries'), group('common'), group('app'), group('shared'), group('start')],
  }
  return {
    name: 'chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    }),
    buildEnd(error) {
      if (error) return
      groups = groupModules({
        site: resolve(SITE_ENTRY),
        staff: resolve(STAFF_ENTRY),
        start: resolve(IDLE_START),
        routes: [...this.getModuleIds()].filter((id) => ROUTE.test(id)),
        importsOf: (id) => this.getModuleInfo(id)?.importedIds,
      })
    },
  }
}

/** Sorts the modules of a build, named by their ids, into chunks. */
export function groupModules(build: {
  site: string
  staff: string
  start: string
  routes: string[]
  importsOf: ImportsOf
}): Groups {
  const closure = (entry: string) => staticClosure(entry, build.importsOf)
  const [site, staff] = [closure(build.site), closure(build.staff)]
  const needed = new Map<string, number>()
  for (const route of build.routes) for (const id of closure(route)) needed.set(id, (needed.get(id) ?? 0) + 1)
  const isCommon = (id: string) => (needed.get(id) ?? 0) >= COMMON_SHARE * build.routes.length

  const everyPage = [...new Set([...site, ...[...needed.keys()].filter(isCommon)])]
  const shared = everyPage.filter((id) => staff.has(id))
  return {
    libraries: new Set(shared.filter((id) => id.includes('/node_modules/'))),
    common: new Set(shared.filter((id) => !id.includes('/node_modules/'))),
    app: new Set(everyPage.filter((id) => !staff.has(id))),
    // What the sales desk needs of it, apart: the rest may import the site's entry, which would then start on the desk.
    shared: new Set([...closure(build.start)].filter((id) => staff.has(id))),
    start: closure(build.start),
  }
}

// A module and all it imports, directly or through others.
function staticClosure(entry: string, importsOf: ImportsOf): Set<string> {
  if (!importsOf(entry)) throw new Error(`The build has no module ${entry}, which a chunk is made from.`)
  const closure = new Set<string>()
  const visit = (id: string) => {
    if (closure.has(id)) return
    closure.add(id)
    for (const next of importsOf(id) ?? []) visit(next)
  }
  visit(entry)
  return closure
}
