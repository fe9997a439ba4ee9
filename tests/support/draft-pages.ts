import { IDBObjectStore } from 'fake-indexeddb'
import { openDatabase } from '../../src/outbox/database.ts'
import type { DraftPage } from '../../src/outbox/draft-storage.ts'
import { openDrafts } from '../../src/outbox/drafts.ts'
import { openOutbox } from '../../src/outbox/outbox.ts'
import { openStore } from '../../src/outbox/store.ts'
import { openTabDrafts } from '../../src/outbox/tab-drafts.ts'
import type { Draft, Drafts, Outbox } from '../../src/outbox/types.ts'
import type { FormDraft } from '../../src/site/features/enquiry/form-draft.ts'
import { actorLife } from './actor-life.ts'
import type { draftServer, Texts } from './draft-server.ts'
import type { FakeClock } from './fake-clock.ts'
import { fakeLocks } from './fake-locks.ts'
import { gateStore } from './model-world.ts'

/** Attempts to keep an enquiry on a full disk: what was stored before can be read, and nothing written. */
let full = 0
const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...values) {
  if (full > 0 && this.name === 'entries') throw new DOMException('The disk is full.', 'QuotaExceededError')
  return put.apply(this, values)
}

/** A page that is open in a tab, with its own storage connections and memory. */
export interface Page {
  outbox: Outbox
  /** What its form uses. */
  draftPage: DraftPage
  /** Absent while the form is closed. */
  form?: FormDraft | undefined
  events: Set<Parameters<DraftPage['listen']>[0]>
  isSending: boolean
  /** What is sent was not stored: the disk was full. */
  isUnkept: boolean
  /** The form whose fields are held while they are sent. */
  held?: FormDraft | undefined
  /** The texts of an enquiry that exists already, of which the traveller was told: the next press confirms. */
  warnedOf?: Texts | undefined
  end(): void
  freeze(): void
  thaw(): void
}

/** One tab of the browser: what is on the screen, and what the browser keeps of it when the page is loaded anew. */
export interface Tab {
  screen: Texts
  id: string
  stored: unknown
  page?: Page | undefined
  /** In the back/forward cache. */
  isCached: boolean
}

/** The storage of one device, and the pages that use it. Pages that have ended never continue, those in the cache do so later. */
export function draftPages(clock: FakeClock, server: ReturnType<typeof draftServer>) {
  const locks = fakeLocks()
  const state = { isFull: false, isSlow: false }
  /** Ids of enquiries of which the device cannot note that they have arrived: the browser posted them, or the disk is full. */
  const unknowable = new Set<string>()
  /** What the drafts wait for: storage may take seconds. */
  let answered = Promise.resolve()
  let answer = () => {}

  const openPage = (tab: Tab): Page => {
    const life = actorLife(clock, locks)
    const { gated } = life
    const database = openDatabase()
    const plain = openDrafts(database)
    const through =
      <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
      (...args: A): Promise<R> =>
        gated(() => answered.then(() => method(...args)))
    const write =
      <A extends unknown[]>(method: (...args: A) => Promise<Draft | undefined>) =>
      (...args: A): Promise<Draft | undefined> =>
        gated(() => answered.then(() => (state.isFull ? undefined : method(...args))))
    const drafts: Drafts = {
      load: through(plain.load),
      list: through(plain.list),
      save: write(plain.save),
      // Its transaction is committing when the page ends.
      saveLeaving: (...args) => (state.isFull ? Promise.resolve(undefined) : plain.saveLeaving(...args)),
      rename: write(plain.rename),
      markAttempted: (id) => gated(() => answered.then(() => !state.isFull && plain.markAttempted(id))),
      clear: through(plain.clear),
    }
    const store = openStore(database)
    const outbox = openOutbox({
      store: gateStore(
        {
          ...store,
          async keep(...args) {
            if (!state.isFull) return store.keep(...args)
            full += 1
            return store.keep(...args).finally(() => {
              full -= 1
            })
          },
        },
        gated,
        () => false,
      ),
      drafts,
      clock: life.clock,
      locks: life.locks,
      fetch: (url, init) => {
        if (state.isFull) unknowable.add(new Headers(init?.headers).get('idempotency-key') ?? '')
        return gated(() => server.fetch(url, init))
      },
      isOffline: server.isOffline,
      random: () => 0.5,
    })
    const events: Page['events'] = new Set()
    const draftPage: DraftPage = {
      outbox,
      outboxExists: () => gated(async () => (await indexedDB.databases()).length > 0),
      tabDrafts: openTabDrafts({
        read: () => structuredClone(tab.stored),
        write: (stored) => {
          if (!life.isDead()) tab.stored = structuredClone(stored)
        },
      }),
      clock: { now: clock.now, after: (ms, run) => clock.after(ms, () => !life.isDead() && run()) },
      path: () => '/contact',
      holdUpdate: () => () => {},
      markSubmit: () => {},
      markOutcome: () => {},
      listen(page) {
        events.add(page)
        return () => events.delete(page)
      },
    }
    const page: Page = {
      outbox,
      draftPage,
      events,
      isSending: false,
      isUnkept: false,
      end: life.end,
      freeze: life.freeze,
      thaw: life.thaw,
    }
    return page
  }

  return {
    state,
    unknowable,
    openPage,
    setSlow(value: boolean) {
      answer()
      state.isSlow = value
      answered = value ? new Promise((resolve) => (answer = resolve)) : Promise.resolve()
    },
  }
}
