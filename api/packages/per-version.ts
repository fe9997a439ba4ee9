import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { CatalogueStore } from './catalogue-store.ts'

/**
 * Caches a result per version of the catalogue and returns both, because the catalogue may change while the caller waits. A
 * failed computation is not cached.
 */
export function perVersion<T>(
  catalogue: Pick<CatalogueStore, 'current'>,
  work: (current: Catalogue) => Promise<T>,
): () => Promise<{ version: string; result: T }> {
  let cached: { version: string; result: Promise<T> } | undefined
  return async () => {
    const current = catalogue.current()
    if (cached?.version !== current.version) cached = { version: current.version, result: work(current) }
    const own = cached
    try {
      return { version: own.version, result: await own.result }
    } catch (error) {
      if (cached === own) cached = undefined
      throw error
    }
  }
}
