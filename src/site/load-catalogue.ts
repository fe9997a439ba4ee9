import type { Catalogue } from '../contract/catalogue.ts'

let loading: Promise<Catalogue> | undefined
let loaded: string | undefined

/** The catalogue, fetched once per page view; the worker serves it from its cache. Throws when it cannot be loaded. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetchCatalogue().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Version of the catalogue that pages are rendered from; `undefined` before it was first loaded. */
export function loadedVersion(): string | undefined {
  return loaded
}

/** Loads the newest catalogue, which the next pages show. When that fails, they show the one in memory. */
export async function reloadCatalogue(): Promise<Catalogue> {
  const newest = await fetchCatalogue()
  loading = Promise.resolve(newest)
  return newest
}

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch('/api/catalogue')
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const catalogue = (await response.json()) as Catalogue
  loaded = catalogue.version
  return catalogue
}
