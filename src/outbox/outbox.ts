import { type Clock, deviceClock } from './clock.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { type Drafts, openDrafts } from './drafts.ts'
import { type DrainDeps, type DrainOptions, type DrainResult, drain } from './drain.ts'
import { type EnquiryBody, type NewEnquiry, type OutboxEntry, requeue } from './entry.ts'
import { newId } from './new-id.ts'
import { type OutboxStore, openStore } from './store.ts'
import { type SubmitDeps, type SubmitOptions, type SubmitResult, submit } from './submit.ts'

/** What the outbox touches of the world; everything has the device's own as its default. */
export interface OutboxDeps {
  store: OutboxStore
  drafts: Drafts
  clock: Clock
  fetch: typeof fetch
  locks: DrainDeps['locks']
  random: () => number
  newId: () => string
  makeRoom: NonNullable<DatabaseOptions['makeRoom']>
  changed: () => void
  /** Called after every run, with when the next one is wanted. */
  drained: (result: DrainResult) => void
  kept: SubmitDeps['kept']
  deliveredUnkept: SubmitDeps['deliveredUnkept']
}

/** What became of an edit. `sent`: it was delivered in the meantime, so the change must go out as a new enquiry. */
export type EditResult = 'queued' | 'sent' | 'gone'

/** The enquiries of this device. */
export interface Outbox {
  submit(enquiry: NewEnquiry, options?: SubmitOptions): Promise<SubmitResult>
  /** Newest first. Throws `StorageUnavailable`. */
  list(): Promise<OutboxEntry[]>
  get(id: string): Promise<OutboxEntry | undefined>
  /**
   * Puts another body in the place of an unsent one, under the same id. If the older body has secretly arrived, the
   * server answers 422 (or its late receipt finds a newer revision here): the entry is parked, and the traveller
   * chooses between {@link sendAsNew} and {@link remove}. A new id at once would risk two leads for one wish;
   * keeping the id risks only that question.
   */
  edit(id: string, body: EnquiryBody): Promise<EditResult>
  /** Tries an unsent entry now, parked ones and those told to wait included. */
  retry(id: string): Promise<void>
  /** Sends a parked entry under a new id; resolves with that id. */
  sendAsNew(id: string): Promise<string | undefined>
  /** The traveller's own wish, the one way an unsent enquiry leaves the device without a receipt. */
  remove(id: string): Promise<void>
  /** Joins the run under way, followed by one more, so that nothing saved during a run is left behind. */
  drain(options?: DrainOptions): Promise<DrainResult>
  takeUnannounced: OutboxStore['takeUnannounced']
  drafts: Drafts
}

/** Opens the device's outbox; page, tabs and worker each open their own over the same database and lock. */
export function openOutbox(given: Partial<OutboxDeps> = {}): Outbox {
  const database = openDatabase({ ...(given.makeRoom && { makeRoom: given.makeRoom }) })
  const deps: OutboxDeps = {
    store: openStore(database),
    drafts: openDrafts(database),
    clock: deviceClock,
    fetch: (...request) => globalThis.fetch(...request),
    locks: globalThis.navigator?.locks,
    random: Math.random,
    newId,
    makeRoom: async () => {},
    changed: () => {},
    drained: () => {},
    kept: async () => {},
    deliveredUnkept: () => {},
    ...given,
  }
  const { store, clock, changed } = deps
  const drainAll = oneAtATime(async (options) => {
    const result = await drain(deps, options)
    deps.drained(result)
    return result
  })
  const wake = () => void drainAll({}).catch(() => {})

  return {
    submit: (enquiry, options) => submit({ ...deps, drain: () => drainAll({}) }, enquiry, options),

    list: async () => (await store.all()).sort((a, b) => b.composedAt.localeCompare(a.composedAt)),

    get: (id) => store.get(id),

    async edit(id, body) {
      const queued = await store.update(id, (entry) => requeue(entry, clock.now(), body))
      if (!queued) return (await store.get(id)) ? 'sent' : 'gone'
      changed()
      wake()
      return 'queued'
    },

    async retry(id) {
      await store.update(id, (entry) => (entry.state === 'sending' ? undefined : requeue(entry, clock.now())))
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

    drain: (options = {}) => drainAll(options),
    takeUnannounced: () => store.takeUnannounced(),
    drafts: deps.drafts,
  }
}

// One run at a time in this page or worker, and at most one more behind it.
function oneAtATime(run: (options: DrainOptions) => Promise<DrainResult>) {
  let running: Promise<DrainResult> | undefined
  let queued: { hurry: boolean; result: Promise<DrainResult> } | undefined

  const begin = (options: DrainOptions) => {
    const result = run(options).finally(() => {
      if (running === result) running = undefined
    })
    running = result
    return result
  }

  return ({ hurry = false }: DrainOptions): Promise<DrainResult> => {
    if (!running) return begin({ hurry })
    if (queued) {
      queued.hurry ||= hurry
      return queued.result
    }
    const mine = { hurry, result: undefined as unknown as Promise<DrainResult> }
    queued = mine
    mine.result = running
      .catch(() => {})
      .then(() => {
        queued = undefined
        return begin({ hurry: mine.hurry })
      })
    return mine.result
  }
}
