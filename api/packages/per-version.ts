import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { CatalogueStore } from './catalogue-store.ts'

/**
 * Caches a result per version of the catalogue. They are returned together: an edit may arrive while the caller waits. What fails is
 * done again for the next caller.
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
