import type { Catalogue } from '../contract/catalogue.ts'

let loading: Promise<Catalogue> | undefined
let loaded: string | undefined

/** The catalogue, fetched once per page view; the worker answers it from the device. Throws when it is nowhere to be had. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetchCatalogue().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Version of the catalogue that pages are made of now; `undefined` before one was needed. */
export function loadedVersion(): string | undefined {
  return loaded
}

/** Forgets the catalogue in memory, so that the next page shows the newest one. */
export function forgetCatalogue(): void {
  loading = undefined
}

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch('/api/catalogue')
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const catalogue = (await response.json()) as Catalogue
  loaded = catalogue.version
  return catalogue
}
