import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDatabase } from '../../src/outbox/database.ts'
import { openDrafts } from '../../src/outbox/drafts.ts'
import { type OutboxDeps, openOutbox } from '../../src/outbox/outbox.ts'
import { openStore } from '../../src/outbox/store.ts'
import type { Outbox } from '../../src/outbox/types.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FakeLocks, fakeLocks } from './fake-locks.ts'

/** A device for the outbox: one new database, one lock manager and one clock, with any number of tabs. */
export interface FakeDevice {
  clock: FakeClock
  locks: FakeLocks
  /** Opens the outbox as a new tab would. */
  tab(deps?: Partial<OutboxDeps>): Outbox
}

/** Replaces the global `indexedDB` with an empty one. */
export function fakeDevice(fetch: typeof globalThis.fetch): FakeDevice {
  globalThis.indexedDB = new IDBFactory()
  const clock = fakeClock()
  const locks = fakeLocks()
  return {
    clock,
    locks,
    tab(deps = {}) {
      const database = openDatabase()
      const store = openStore(database)
      const drafts = openDrafts(database)
      return openOutbox({ store, drafts, clock, fetch, locks: locks.for({}), random: () => 0.5, ...deps })
    },
  }
}
