import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of Vite's manifest: an output file with the styles, assets and chunks it needs. */
export type Chunk = {
  file: string
  /** Name of the source file without its extension, also where the bundler has given the chunk no key of its own. */
  name?: string
  css?: string[]
  assets?: string[]
  /** Keys of the chunks it imports. */
  imports?: string[]
  /** Keys of the chunks it may load later. */
  dynamicImports?: string[]
}

/** Vite's manifest of the client build. Chunks are named by their source file. */
export type ClientManifest = {
  keys: string[]
  /** The chunk of a source file; throws when the build does not have it. */
  chunk: (key: string) => Chunk
  /** The chunks that load together with these, each after those it imports. */
  staticClosure: (keys: string[]) => Chunk[]
  /** All chunks that these can ever load. */
  fullClosure: (keys: string[]) => Chunk[]
}

/** Source files of the two browser entries. */
export const SITE_ENTRY = 'index.html'
export const STAFF_ENTRY = 'src/staff/main.tsx'

/** Name of the packed inline script in the server build (src/site/bootstrap.ts). */
export const PACKED_BOOTSTRAP = 'bootstrap.js'

/** Reads Vite's manifest from the folder of the client build. The only reader; the build and the server share it. */
export function readClientManifest(clientDir: string): ClientManifest {
  return clientManifest(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
}

/** The same for a manifest in memory. */
export function clientManifest(chunks: Record<string, Chunk>): ClientManifest {
  const chunk = (key: string) => {
    const found = chunks[key]
    if (!found) throw new Error(`The client build has no ${key}: run npm run build.`)
    return found
  }
  const closure = (next: (chunk: Chunk) => string[]) => (keys: string[]) => {
    const seen = new Set<string>()
    const visit = (key: string): Chunk[] => {
      if (seen.has(key)) return []
      seen.add(key)
      return [...next(chunk(key)).flatMap(visit), chunk(key)]
    }
    return keys.flatMap(visit)
  }
  return {
    keys: Object.keys(chunks),
    chunk,
    staticClosure: closure(({ imports = [] }) => imports),
    fullClosure: closure(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]),
  }
}
