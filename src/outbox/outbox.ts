import { type Clock, deviceClock } from './clock.ts'
import { type DatabaseOptions, openDatabase, StorageUnavailable } from './database.ts'
import { openDrafts } from './drafts.ts'
import { type DrainDeps, drain } from './drain.ts'
import { requeue, sendingEntry } from './entry.ts'
import { newId } from './new-id.ts'
import { type OutboxStore, openStore } from './store.ts'
import { type SubmitDeps, submit } from './submit.ts'
import type { Drafts, DrainOptions, DrainResult, EditResult, Outbox, OutboxEntry } from './types.ts'

/** The dependencies of the outbox; by default those of the device. */
export interface OutboxDeps extends Pick<DrainDeps, 'locks' | 'random' | 'newId' | 'isOffline' | 'changed'> {
  store: OutboxStore
  drafts: Drafts
  clock: Clock
  fetch: typeof fetch
  makeRoom: NonNullable<DatabaseOptions['makeRoom']>
  sending: DrainDeps['sending']
  /** Called after every run, with when the next one is wanted; without a result when storage failed. */
  drained: (result: DrainResult | undefined) => void
  beforeKeep: SubmitDeps['beforeKeep']
  kept: SubmitDeps['kept']
  deliveredUnkept: SubmitDeps['deliveredUnkept']
}

/** Opens the device's outbox; page, tabs and worker each open their own over the same database and lock. */
export function openOutbox(given: Partial<OutboxDeps> = {}): Outbox {
  const { makeRoom, changed: closed } = given
  const database = openDatabase({ ...(makeRoom && { makeRoom }), ...(closed && { closed }) })
  let sendingId: string | undefined
  const all = {
    store: openStore(database),
    drafts: openDrafts(database),
    clock: deviceClock,
    fetch: (...request: Parameters<typeof fetch>) => globalThis.fetch(...request),
    locks: webLocks(),
    random: Math.random,
    newId,
    isOffline: () => globalThis.navigator?.onLine === false,
    makeRoom: async () => {},
    changed: () => {},
    sending: () => {},
    drained: () => {},
    beforeKeep: async () => {},
    kept: async () => {},
    deliveredUnkept: () => {},
    ...given,
  } satisfies OutboxDeps
  const deps = {
    ...all,
    memory: { dueAt: new Map(), receipts: new Map(), attempted: new Set<string>() },
    sending(id: string | undefined) {
      sendingId = id
      all.sending(id)
    },
  }
  const { store, clock, changed } = deps
  const drainAll = oneAtATime(async (options) => {
    let result: DrainResult | undefined
    try {
      result = await drain(deps, options)
      return result
    } finally {
      deps.drained(result)
    }
  })
  const wake = () => {
    void drainAll({}).catch(() => {})
    void deps.kept().catch(() => {})
  }
  const asShown = (entry: OutboxEntry): OutboxEntry => {
    if (entry.state === 'waiting' && entry.id === sendingId) return sendingEntry(entry)
    return entry.state !== 'sent' && deps.memory.attempted.has(entry.id)
      ? { ...entry, attempted: true }
      : entry
  }
  const listAll = async () => {
    const { entries, ...others } = await store.read()
    return {
      entries: entries.map(asShown).sort((a, b) => b.composedAt.localeCompare(a.composedAt)),
      ...others,
    }
  }

  return {
    submit: (message, options) => submit({ ...deps, drain: () => drainAll({}) }, message, options),

    list: async () => (await listAll()).entries,

    listAll,

    async get(id) {
      const entry = await store.get(id)
      return entry && asShown(entry)
    },

    async edit(id, body, revision): Promise<EditResult> {
      let isChanged = false
      const queued = await store.update(id, (entry) => {
        isChanged = revision !== undefined && entry.revision !== revision
        return isChanged ? undefined : requeue(entry, clock.now(), body)
      })
      if (isChanged) return 'changed'
      if (!queued) return (await store.get(id)) ? 'sent' : 'gone'
      if (!(await store.verify(queued))) throw new StorageUnavailable('broken')
      deps.memory.dueAt.delete(id)
      changed()
      wake()
      return 'queued'
    },

    async retry(id) {
      if (id !== sendingId) await store.update(id, (entry) => requeue(entry, clock.now()))
      deps.memory.dueAt.delete(id)
      changed()
      wake()
    },

    async sendAsNew(id) {
      const renamed = await store.rename(id, deps.newId(), clock.now())
      changed()
      wake()
      return renamed?.id
    },

    async remove(id) {
      await store.remove(id)
      changed()
    },

    async clearSent() {
      await store.clearSent()
      changed()
    },

    drain: (options = {}) => drainAll(options),
    takeUntracked: () => store.takeUntracked(),
    drafts: deps.drafts,
  }
}

// Reading the property itself may throw where a page is not allowed any storage.
function webLocks(): DrainDeps['locks'] {
  try {
    return globalThis.navigator?.locks
  } catch {
    return undefined
  }
}

// Runs one drain at a time in this page or worker, with at most one more waiting.
function oneAtATime(run: (options: DrainOptions) => Promise<DrainResult>) {
  let running: Promise<DrainResult> | undefined
  let queued: { shortenBackoff: boolean; result: Promise<DrainResult> } | undefined

  const begin = (options: DrainOptions) => {
    const result = run(options).finally(() => {
      if (running === result) running = undefined
    })
    running = result
    return result
  }

  return ({ shortenBackoff = false }: DrainOptions): Promise<DrainResult> => {
    if (!running) return begin({ shortenBackoff })
    if (queued) {
      queued.shortenBackoff ||= shortenBackoff
      return queued.result
    }
    const mine = { shortenBackoff, result: undefined as unknown as Promise<DrainResult> }
    queued = mine
    mine.result = running
      .catch(() => {})
      .then(() => {
        queued = undefined
        return begin({ shortenBackoff: mine.shortenBackoff })
      })
    return mine.result
  }
}
