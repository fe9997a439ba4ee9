import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { inStaffOrder, type StaffOrder } from '../../src/catalogue/staff-order.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { type Catalogue, type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import type { Logger } from '../log.ts'
import type { PackageStore } from './package-store.ts'

/** How often the database is looked at for what another process published; our own saves are seen at once. */
const LOOK_EVERY_MS = 2000

/** The catalogue as everybody sees it now. */
export type CatalogueStore = {
  current: () => Catalogue
  /** Tells of every new version; answers how to stop that. */
  onChange: (listener: (catalogue: Catalogue) => void) => () => void
  /** Takes in what was published since, by whichever process. */
  refresh: () => Promise<void>
  /** Keeps refreshing until the signal aborts. */
  follow: (stop: AbortSignal) => void
}

/** The built-in catalogue with what staff published on top. Until the first refresh, and without a database, the built-in one. */
export function createCatalogueStore(store: PackageStore, log: Logger): CatalogueStore {
  const listeners = new Set<(catalogue: Catalogue) => void>()
  let catalogue = versioned(packages)
  let seen = 0

  async function refresh(): Promise<void> {
    const last = await store.lastSave()
    if (last === seen) return
    const next = versioned(ordered(merged(await store.saved()), await store.presentOrders()))
    seen = last
    if (next.version === catalogue.version) return
    catalogue = next
    for (const listener of listeners) listener(catalogue)
  }

  // A record that is not whole stays out, and the rest of the catalogue stays whole.
  function merged(saved: Awaited<ReturnType<PackageStore['saved']>>): Package[] {
    const published = new Map<string, Package>()
    for (const row of saved.values()) {
      if (row.state !== 'published') continue
      const result = v.safeParse(PackageSchema, JSON.parse(row.document))
      if (result.success) published.set(row.key, result.output)
      else log.error({ package: row.key, version: row.version }, 'a published package is not valid')
    }
    const builtIn = packages.filter((item) => !saved.has(item.key) || published.has(item.key))
    const added = [...published.values()].filter((item) => packages.every(({ key }) => key !== item.key))
    return [...builtIn.map((item) => published.get(item.key) ?? item), ...added]
  }

  return {
    current: () => catalogue,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    follow: (stop) => {
      const timer = setInterval(() => {
        refresh().catch((err) => log.warn({ err }, 'the catalogue could not be refreshed'))
      }, LOOK_EVERY_MS)
      timer.unref()
      stop.addEventListener('abort', () => clearInterval(timer))
    },
  }
}

function ordered(all: Package[], orders: StaffOrder): Package[] {
  return inStaffOrder(all, (item) => item, destinations, orders)
}

/** The catalogue with its version: the same content has the same one, in every process and after every restart. */
function versioned(all: Package[]): Catalogue {
  const content = { destinations, packages: all }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  return { version, ...content }
}
