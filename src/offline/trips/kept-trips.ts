import type { Trip } from '../../contract/quotation.ts'
import { MEDIA_CACHES, TRIPS_DATABASE } from '../../contract/storage-names.ts'
import { type Database, openDatabase, StorageUnavailable, type Transaction } from '../../outbox/database.ts'
import type { StorageFault } from '../../outbox/types.ts'
import { createStore } from '../../state/create-store.ts'
import { broadcast, follow } from '../app/device-channel.ts'
import { pauseInPageCache } from '../app/page-cache.ts'
import { coalesce } from '../coalesce.ts'

/** A trip as it was read from the server, for use without a network. */
export interface KeptTrip {
  v: 1
  /** The token of its link. */
  id: string
  trip: Trip
  /** ISO instant on the device's clock: when the server gave it. */
  readAt: string
}

/** Records that the traveller removed a trip, so that it is not stored again automatically; without its token. */
interface RemovedTrip {
  v: 'removed'
  /** Reference of the quotation. */
  id: string
}

export interface KeptTripsView {
  /** The trip that starts first comes first. */
  trips: readonly KeptTrip[]
  storage: 'loading' | 'available' | 'unavailable'
}

/** What the server renders, and the first render in the browser. */
export const NO_KEPT_TRIPS: KeptTripsView = { trips: [], storage: 'loading' }

let database: Database<KeptTrip | RemovedTrip> | undefined
const refresh = coalesce(read)
const view = createStore(NO_KEPT_TRIPS, () =>
  follow((message) => message.type === 'trips-changed' && void refresh(), refresh),
)

/** The present view; for `useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)`. */
export const keptTrips = view.get

/** Calls `listener` after every change, by any tab; returns how to unsubscribe. */
export function watchKeptTrips(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  void refresh()
  return stop
}

/** The kept copy of a trip. Throws `StorageUnavailable`. */
export function findKeptTrip(token: string): Promise<KeptTrip | undefined> {
  return open().run('relaxed', async (tx) => known(await tx.objectStore('entries').get(token)))
}

/** Stores a trip because the traveller asked for it; resolves with the fault when it is not on the disk. */
export function keepTrip(token: string, trip: Trip, readAt: string): Promise<StorageFault | undefined> {
  return keep(async (tx) => {
    const entries = tx.objectStore('entries')
    await entries.delete(trip.reference)
    await entries.put({ v: 1, id: token, trip, readAt })
  })
}

/**
 * Stores a trip automatically, unless the traveller has removed it before; resolves with the fault when it is not on the disk.
 */
export function keepOwnTrip(token: string, trip: Trip, readAt: string): Promise<StorageFault | undefined> {
  return keep(async (tx) => {
    const entries = tx.objectStore('entries')
    if (!(await entries.get(trip.reference))) await entries.put({ v: 1, id: token, trip, readAt })
  })
}

/** Replaces a stored copy by the server’s present version; a trip that is not stored stays so. Never throws. */
export async function renewKeptTrip(token: string, trip: Trip, readAt: string): Promise<void> {
  try {
    const renewed = await open().run('relaxed', async (tx) => {
      const entries = tx.objectStore('entries')
      if (!known(await entries.get(token))) return false
      await entries.put({ v: 1, id: token, trip, readAt })
      return true
    })
    if (renewed) broadcast({ type: 'trips-changed' })
  } catch {
    // The older copy stays, with its date.
  }
}

/** Removes the stored copy of a trip because the traveller asked for it, and records that. Throws `StorageUnavailable`. */
export async function removeKeptTrip(token: string): Promise<void> {
  await open().run('strict', async (tx) => {
    const entries = tx.objectStore('entries')
    const kept = known(await entries.get(token))
    await entries.delete(token)
    if (kept) await entries.put({ v: 'removed', id: kept.trip.reference })
  })
  broadcast({ type: 'trips-changed' })
}

/** Removes the copy of a trip that the server no longer has. Throws `StorageUnavailable`. */
export async function dropGoneTrip(token: string): Promise<void> {
  await open().run('strict', (tx) => tx.objectStore('entries').delete(token))
  broadcast({ type: 'trips-changed' })
}

/** Removes all kept trips, and what is known about removed ones. Throws `StorageUnavailable`. */
export async function removeKeptTrips(): Promise<void> {
  await open().run('strict', (tx) => tx.objectStore('entries').clear())
  broadcast({ type: 'trips-changed' })
}

async function keep(
  work: (tx: Transaction<KeptTrip | RemovedTrip>) => Promise<void>,
): Promise<StorageFault | undefined> {
  try {
    await open().run('strict', work)
    broadcast({ type: 'trips-changed' })
    return undefined
  } catch (error) {
    return error instanceof StorageUnavailable ? error.fault : 'broken'
  }
}

function open(): Database<KeptTrip | RemovedTrip> {
  pauseInPageCache()
  database ??= openDatabase<KeptTrip | RemovedTrip>({
    name: TRIPS_DATABASE,
    makeRoom: async () => {
      await Promise.all(MEDIA_CACHES.map((name) => caches.delete(name)))
    },
    closed: () => broadcast({ type: 'trips-changed' }),
  })
  return database
}

// Records of a newer release are left alone.
function known(record: KeptTrip | RemovedTrip | undefined): KeptTrip | undefined {
  return record?.v === 1 ? record : undefined
}

async function read(): Promise<void> {
  view.set(
    await open()
      .run('relaxed', (tx) => tx.objectStore('entries').getAll())
      .then(
        (records): KeptTripsView => ({
          trips: records.flatMap((record) => known(record) ?? []).sort(byStart),
          storage: 'available',
        }),
        () => ({ trips: [], storage: 'unavailable' }),
      ),
  )
}

function byStart(a: KeptTrip, b: KeptTrip): number {
  const [first, second] = [a, b].map(({ trip }) => trip.quotation.startsOn ?? '9999')
  return String(first).localeCompare(String(second))
}
