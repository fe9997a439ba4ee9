import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDatabase, StorageUnavailable } from '../../src/outbox/database.ts'
import { openOutbox } from '../../src/outbox/outbox.ts'
import { type OutboxStore, openStore } from '../../src/outbox/store.ts'
import type { Outbox, QueuedEntry } from '../../src/outbox/types.ts'
import { actorLife } from './actor-life.ts'
import { jsonAnswer } from './enquiries.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeLocks } from './fake-locks.ts'

/** What the network and the server do with one request. */
export const REACTIONS = [
  'accept',
  'lost',
  'reply lost',
  'portal',
  'other id',
  '302',
  '400',
  '404',
  '422',
  '429',
  '500',
  '503',
] as const
export type Reaction = (typeof REACTIONS)[number]

/** Waits until the fake database is idle, including work queued meanwhile. */
export async function rest(): Promise<void> {
  do await new Promise<void>((resolve) => plainSetImmediate(resolve))
  while (pendingTasks > 0)
}

// The fake database queues each step with `setImmediate`; counting them shows when the last one is done.
let pendingTasks = 0
const plainSetImmediate = globalThis.setImmediate
globalThis.setImmediate = ((run: (...args: unknown[]) => void, ...args: unknown[]) => {
  pendingTasks += 1
  return plainSetImmediate(() => {
    pendingTasks -= 1
    run(...args)
  })
}) as typeof setImmediate

/** One tab or worker: it can be killed at any step, freeze with the locks it holds, and lose its storage. */
export interface Actor {
  outbox: Outbox
  crash(): void
  freeze(): void
  thaw(): void
  /** Makes its storage fail from now on, or work again. */
  breakStorage(broken: boolean): void
}

interface Request {
  id: string
  body: string
  answer: (response: Response | Error) => void
}

/** A device, its network and the agency's server in one process, all controlled by the test. */
export function modelWorld(random: () => number) {
  globalThis.indexedDB = new IDBFactory()
  const clock = fakeClock(undefined, rest)
  const locks = fakeLocks()
  const leads = new Map<string, string>()
  const renames = new Map<string, string>()
  // Versions of the database: a newer release has one more store, and writes a field that this one does not know.
  let version = 0
  const inFlight: Request[] = []
  let healed = false

  const commit = ({ id, body }: Request) => {
    const known = leads.get(id)
    leads.set(id, known ?? body)
    if (known !== undefined && known !== body) return jsonAnswer(422, { message: 'Another enquiry.' })
    const receivedAt = '2026-11-21T09:00:00.000Z'
    return jsonAnswer(200, { ok: true, id, reference: `MM-${id}`, receivedAt, replayed: known !== undefined })
  }

  const react = (request: Request, reaction: Reaction) => {
    const lost = new TypeError('Failed to fetch')
    const refuse = (status: number, headers = {}) => jsonAnswer(status, { message: `${status}` }, headers)
    const receiptOfAnother = { ok: true, id: '00000000-0000-4000-8000-000000000000', reference: 'MM-0' }
    const answers: Record<Reaction, () => Response | Error> = {
      accept: () => commit(request),
      lost: () => lost,
      'reply lost': () => {
        commit(request)
        return lost
      },
      portal: () => new Response('<html>Sign in</html>', { status: 200 }),
      'other id': () =>
        jsonAnswer(200, { ...receiptOfAnother, receivedAt: '2026-11-21T09:00:00.000Z', replayed: false }),
      '302': () => new Response(null, { status: 302 }),
      '400': () => refuse(400),
      '404': () => refuse(404),
      // The server answers that the id belongs to another enquiry.
      '422': () => refuse(422),
      '429': () => refuse(429, { 'retry-after': '30' }),
      '500': () => refuse(500),
      '503': () => refuse(503, { 'retry-after': '60' }),
    }
    request.answer(answers[reaction]())
  }

  const post = (id: string, body: string, signal: AbortSignal) =>
    new Promise<Response>((resolve, reject) => {
      const request: Request = {
        id,
        body,
        answer: (result) => (result instanceof Error ? reject(result) : resolve(result)),
      }
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      if (healed) react(request, 'accept')
      else inFlight.push(request)
    })

  const actor = (webLocks: boolean): Actor => {
    const life = actorLife(clock, locks)
    const { gated } = life
    const release = version
    let broken = false
    const inner = openStore(openDatabase())
    const store = gateStore(
      {
        ...inner,
        update: (id, change, durability) =>
          inner.update(
            id,
            (entry) => {
              const next = change(entry)
              return next && release > 0 ? Object.assign({}, next, { ofRelease: release }) : next
            },
            durability,
          ),
        rename: async (id, newId, now) => {
          const renamed = await inner.rename(id, newId, now)
          if (renamed) renames.set(newId, id)
          return renamed
        },
      },
      gated,
      () => broken,
    )
    const outbox = openOutbox({
      store,
      clock: life.clock,
      locks: webLocks ? life.locks : undefined,
      fetch: (_url, init) =>
        gated(() =>
          post(
            new Headers(init?.headers).get('idempotency-key') ?? '',
            String(init?.body),
            init?.signal as AbortSignal,
          ),
        ),
      random,
    })
    return {
      outbox,
      crash: life.end,
      freeze: life.freeze,
      thaw: life.thaw,
      breakStorage(value) {
        broken = value
      },
    }
  }

  return {
    clock,
    leads,
    /** Enquiries that were sent again with a new id, with the id they had before. */
    renames,
    actor,
    /** Installs a newer release whose database has one more store; actors created from now on belong to it. */
    async install() {
      const wanted = ++version
      const present = (await indexedDB.databases()).find(({ name }) => name === 'outbox')
      const opening = indexedDB.open('outbox', (present?.version ?? 0) + 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(`of-release-${wanted}`)
      opening.onsuccess = () => opening.result.close()
    },
    /** Sets the result of one pending request; `nth` counts from the oldest and wraps. */
    answer(nth: number, reaction: Reaction) {
      const [request] = inFlight.splice(nth % Math.max(1, inFlight.length), 1)
      if (request) react(request, reaction)
    },
    /** Makes everything work from now on: pending and future requests. */
    heal() {
      healed = true
      for (const request of inFlight.splice(0)) react(request, 'accept')
    },
  }
}

/** A store whose every operation passes `gated`, and fails while `isBroken`. */
export function gateStore(
  store: OutboxStore,
  gated: <T>(job: () => Promise<T>) => Promise<T>,
  isBroken: () => boolean,
): OutboxStore {
  const through =
    <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      gated(() => (isBroken() ? Promise.reject(new StorageUnavailable('broken')) : method(...args)))
  return {
    keep: (...args) =>
      gated(async () => (isBroken() ? { saved: false, fault: 'full' } : store.keep(...args))),
    verify: through((put: QueuedEntry) => store.verify(put)),
    all: through(store.all),
    read: through(store.read),
    get: through(store.get),
    update: through(store.update),
    deliver: through(store.deliver),
    rename: through(store.rename),
    remove: through(store.remove),
    takeUntracked: through(store.takeUntracked),
    markAttempted: through((id: string) => store.markAttempted(id)),
    clearSent: through(store.clearSent),
    removeExpired: through(store.removeExpired),
    lease: {
      take: through(store.lease.take),
      release: through(store.lease.release),
      ask: through(store.lease.ask),
      answer: through(store.lease.answer),
    },
  }
}
