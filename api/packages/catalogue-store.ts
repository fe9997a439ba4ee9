import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { inStaffOrder, type StaffOrder } from '../../src/catalogue/staff-order.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { type Catalogue, type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import { isOwnPicture } from '../../src/contract/own-picture.ts'
import { type Changes, NO_CHANGES } from '../db/changes.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Logger } from '../log.ts'
import type { PackageStore } from './package-store.ts'

/** How often the database is checked for changes published by another process; our own changes are applied at once. */
const POLL_INTERVAL_MS = 2000
/** The same while the database reports them. */
const LIVE_POLL_INTERVAL_MS = 30_000

/** The current catalogue of this process. */
export type CatalogueStore = {
  current: () => Catalogue
  /** Calls the listener with every new version; returns a function that unsubscribes. */
  onChange: (listener: (catalogue: Catalogue) => void) => () => void
  /** Loads what any process has published since the last refresh. */
  refresh: () => Promise<void>
  /** Keeps refreshing until the signal aborts: after each reported change, and from time to time. */
  follow: (stop: AbortSignal, changes?: Changes) => void
}

/** Made once, because its version is the hash of the whole. */
const builtIn = versioned(packages)

/**
 * The built-in catalogue with the packages staff published. Before the first refresh, and without a database, it is the
 * built-in one.
 */
export function createCatalogueStore(
  store: PackageStore,
  log: Logger,
  clock: () => number = Date.now,
): CatalogueStore {
  const listeners = new Set<(catalogue: Catalogue) => void>()
  let catalogue = builtIn
  let seen = 0
  /** When a version begins or ends to be shown next, ISO. */
  let nextChange: string | undefined
  /** The time for which it was read, ISO; a clock that was ahead goes back. */
  let readFor = ''
  let refreshing = Promise.resolve()

  async function load(): Promise<void> {
    const now = new Date(clock()).toISOString()
    const last = await store.lastSave()
    if (last === seen && now >= readFor && (nextChange === undefined || now < nextChange)) return
    const upcoming = await store.nextChange(now)
    const current = ordered(merged(await store.effective(now), now), await store.presentOrders())
    await letOthersIn()
    const former = await store.formerPaths(current, now)
    await letOthersIn()
    const next = versioned(current, former)
    seen = last
    nextChange = upcoming
    readFor = now
    if (next.version === catalogue.version) return
    catalogue = next
    for (const listener of listeners) listener(catalogue)
  }

  // One after the other: what was read earlier never replaces what was read later.
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(load)
    return refreshing
  }

  // An invalid record is left out, so that the rest of the catalogue stays valid.
  function merged(saved: Awaited<ReturnType<PackageStore['effective']>>, now: string): Package[] {
    const published = new Map<string, Package>()
    for (const row of saved.values()) {
      if (row.state !== 'published' || (row.live_until !== null && row.live_until <= now)) continue
      const result = v.safeParse(PackageSchema, JSON.parse(row.document))
      if (result.success) published.set(row.key, withOwnPicture(result.output))
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
    follow: (stop, changes = NO_CHANGES) => {
      let refreshedAt = performance.now()
      const follow = () => {
        refreshedAt = performance.now()
        refresh().catch((err) => log.warn({ err }, 'the catalogue could not be refreshed'))
      }
      changes.on('catalogue', follow)
      const timer = setInterval(() => {
        // A version may begin to be shown at a time of its own, which nothing reports.
        const isDue = nextChange !== undefined && new Date(clock()).toISOString() >= nextChange
        if (isDue || !changes.isLive() || performance.now() - refreshedAt >= LIVE_POLL_INTERVAL_MS) follow()
      }, POLL_INTERVAL_MS)
      timer.unref()
      stop.addEventListener('abort', () => clearInterval(timer))
    },
  }
}

const RELIT = /-(dawn|noon|dusk|night)(-2)?$/

// Earlier releases allowed pictures from other sites, which every visitor’s browser would request. They also used variants of a
// destination’s scene in other light, which are no longer rendered for packages.
function withOwnPicture(item: Package): Package {
  if (!isOwnPicture(item.packageImage)) return { ...item, packageImage: item.destination }
  if (!RELIT.test(item.packageImage)) return item
  const builtIn = packages.find(({ key }) => key === item.key)
  return { ...item, packageImage: builtIn?.packageImage ?? item.destination }
}

function ordered(all: Package[], orders: StaffOrder): Package[] {
  return inStaffOrder(all, (item) => item, destinations, orders)
}

/** The catalogue with its version: the same content has the same version in every process and after every restart. */
function versioned(all: Package[], formerPaths: Record<string, string> = {}): Catalogue {
  const hasMoved = Object.keys(formerPaths).length > 0
  const content = { destinations, packages: all, ...(hasMoved && { formerPaths }) }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  return { version, ...content }
}
