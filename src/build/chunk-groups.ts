import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SITE_ENTRY, STAFF_ENTRY } from './client-manifest.ts'

/** First of the modules that start on every page once it is idle (src/site/main.tsx imports them later). */
const IDLE_START = ['src/offline/start.ts', 'src/state/attribution.ts']
/**
 * Parts that are one file each with what they import and no part above has: a module is in the first part that has it. A
 * part that others need comes before them, or its pages would load all of theirs. A name that ends like an island's has its
 * styles in the pages that show it (api/pages/build.ts).
 */
const PARTS = {
  fields: ['src/ui/field.tsx', 'src/contract/enquiry-messages.ts'],
  rules: ['src/contract/enquiry.ts'],
  'forms.island': ['src/site/features/enquiry/page-form.island.tsx'],
  slides: [
    'src/ui/carousel.tsx',
    'src/ui/slideshow.tsx',
    'src/ui/offer-card.tsx',
    'src/ui/offers-slider.tsx',
    'src/ui/stars.tsx',
    'src/catalogue/capital.ts',
  ],
  home: ['src/site/features/home/home-page.tsx'],
  'home.island': ['src/site/features/home/lower-sections.island.tsx'],
  // Of the last one, the browser keeps nothing.
  trips: ['src/language/package.ts', 'src/language/package-facts.ts', 'src/site/trip-json-ld.ts'],
  prices: ['src/catalogue/price-breakdown.ts', 'src/catalogue/party-price.ts', 'src/catalogue/hotels.ts'],
  saved: ['src/site/features/saved/package-heart.tsx'],
  package: ['src/site/features/package/package-page.tsx'],
}
const ROUTE = /src\/site\/routes\/.*\?tsr-split/
/** A module that this part of the routes needs loads with the entry: one more small file would cost each of them more. */
const COMMON_SHARE = 0.4
/**
 * A module of fewer characters of source that several routes share also loads with the entry: a request for it would cost more.
 */
const SMALL_MODULE = 1_500
const SMALL_MODULE_USES = 3

type Part = keyof typeof PARTS
type Groups = Record<'libraries' | 'common' | 'app' | 'start' | Part, Set<string>>

/** The modules that one module imports itself, not later; undefined when the build has no such module. */
type ImportsOf = (id: string) => readonly string[] | undefined

/**
 * Groups modules into chunks by who imports whom, so that moving or renaming a file cannot change the load order unseen.
 * One file compresses better than several: the libraries and the other modules that site and sales desk share, what
 * most pages of the site need, what starts when the page is idle, and some parts are one file each.
 */
export function chunkGroups(): Plugin {
  let groups: Groups | undefined
  const group = (name: keyof Groups) => ({ name, test: (id: string) => groups?.[name].has(id) ?? false })
  const codeSplitting = {
    groups: [
      ...(['libraries', 'common', 'app', 'start'] as const).map(group),
      ...(Object.keys(PARTS) as Part[]).map(group),
    ],
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
        start: IDLE_START.map((file) => resolve(file)),
        parts: mapParts((files) => files.map((file) => resolve(file))),
        routes: [...this.getModuleIds()].filter((id) => ROUTE.test(id)),
        importsOf: (id) => this.getModuleInfo(id)?.importedIds,
        sizeOf: (id) => this.getModuleInfo(id)?.code?.length ?? 0,
      })
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const fileOf = (entry: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(entry))
      const [site, staff] = [fileOf(SITE_ENTRY), fileOf(STAFF_ENTRY)]
      if (!site || !staff) this.error('The build has no file for the site or for the sales desk.')
      const importsOf = (file: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === file)
        return chunk && [...chunk.imports, ...chunk.dynamicImports]
      }
      if (staticClosure(staff.fileName, importsOf).has(site.fileName))
        this.error('The sales desk imports the entry of the site, which would then start on the desk.')
    },
  }
}

/** Sorts the modules of a build, named by their ids, into chunks. */
export function groupModules(build: {
  site: string
  staff: string
  start: string[]
  /** The modules that each part begins with. */
  parts: Record<Part, string[]>
  routes: string[]
  importsOf: ImportsOf
  sizeOf: (id: string) => number
}): Groups {
  const closure = (entry: string) => staticClosure(entry, build.importsOf)
  const [site, staff] = [closure(build.site), closure(build.staff)]
  // The document's module and its script have a file of their own: one that is imported for another part must not start the site.
  const starts = new Set([build.site, ...(build.importsOf(build.site) ?? [])])
  const ofRoutes = countUses(build.routes.map(closure))
  const isCommon = (id: string) => (ofRoutes.get(id) ?? 0) >= COMMON_SHARE * build.routes.length
  // Every document has the styles of the modules that load with it, so a module with styles stays where it is needed.
  const hasStyles = (id: string) => [id, ...(build.importsOf(id) ?? [])].some((each) => each.endsWith('.css'))
  const isSmall = (id: string) =>
    (ofRoutes.get(id) ?? 0) >= SMALL_MODULE_USES &&
    build.sizeOf(id) < SMALL_MODULE &&
    !id.includes('/node_modules/') &&
    !hasStyles(id)
  const isEveryPages = (id: string) => site.has(id) || isCommon(id)
  // The bundler moves a module together with all it imports, so those have to be small as well.
  const isSmallWhole = (id: string) => [...closure(id)].every((each) => isEveryPages(each) || isSmall(each))

  const everyPage = [
    ...new Set([...site, ...[...ofRoutes.keys()].filter((id) => isCommon(id) || isSmallWhole(id))]),
  ]
  const shared = everyPage.filter((id) => staff.has(id))
  return {
    libraries: new Set(shared.filter((id) => id.includes('/node_modules/'))),
    common: new Set(shared.filter((id) => !id.includes('/node_modules/'))),
    app: new Set(everyPage.filter((id) => !staff.has(id) && !starts.has(id))),
    start: new Set(build.start.flatMap((id) => [...closure(id)])),
    ...mapParts((_, part) => new Set(build.parts[part].flatMap((id) => [...closure(id)]))),
  }
}

function mapParts<Value>(value: (files: string[], part: Part) => Value): Record<Part, Value> {
  const entries = Object.entries(PARTS).map(([part, files]) => [part, value(files, part as Part)])
  return Object.fromEntries(entries) as Record<Part, Value>
}

function countUses(closures: Set<string>[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const closure of closures) for (const id of closure) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

// A module and all it imports, directly or through others, by the given imports.
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
