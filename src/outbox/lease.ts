import { type Clock, pause } from './clock.ts'
import { LOCK_NAME } from './lock-name.ts'
import { REQUEST_LIMIT_MS } from './send.ts'

/** A holder that does not respond for this long counts as frozen; longer than one request. */
export const LEASE_MS = REQUEST_LIMIT_MS + 10_000
/** How long to wait for the lock before checking whether its holder still runs. */
export const LOCK_WAIT_MS = 10_000
const POLL_MS = 1_000

/** Records in the store that distinguish a slow holder from a frozen one; without Web Locks they are the lock. */
export interface Lease {
  /** Without Web Locks: takes or renews the lease; `false` while another holder's is running. */
  take(holder: string, now: number): Promise<boolean>
  release(holder: string): Promise<void>
  /** Asks the lock's holder whether it still runs; `true` when a question asked {@link LEASE_MS} ago is unanswered. */
  ask(now: number): Promise<boolean>
  /** The holder's answer. Writes only where it was asked. */
  answer(): Promise<void>
}

export interface LockDeps {
  /** `undefined` where the browser has no Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined
  lease: Lease
  clock: Clock
  /** This run's name, different for every run. */
  holder: string
}

/** Runs under the lock; `isHolder` checks, between two requests, that it is still held. */
type Work<T> = (isHolder: () => Promise<boolean>) => Promise<T>

/**
 * Runs `work` in one tab or worker of this device at a time. A holder without a heartbeat (a frozen tab) is ignored
 * after {@link LEASE_MS} + 2 × {@link LOCK_WAIT_MS} at most; should it wake up in mid-send, the entry's id makes the
 * second delivery a replay.
 */
export async function exclusively<T>(deps: LockDeps, work: Work<T>): Promise<T> {
  if (deps.locks) return underWebLock(deps, deps.locks, work)
  const { lease, clock, holder } = deps
  while (!(await lease.take(holder, clock.now()))) await pause(clock, POLL_MS)
  return work(() => lease.take(holder, clock.now())).finally(() => lease.release(holder).catch(() => {}))
}

async function underWebLock<T>(
  deps: LockDeps,
  locks: Pick<LockManager, 'request'>,
  work: Work<T>,
): Promise<T> {
  const { lease, clock } = deps
  let job: Promise<T> | undefined
  let isStolen = false
  const isHolder = async () => {
    await lease.answer().catch(() => {})
    return !isStolen
  }
  const begin = () => {
    job = isHolder().then(() => work(isHolder))
    return job
  }
  for (;;) {
    const waitLimit = new AbortController()
    const cancel = clock.after(LOCK_WAIT_MS, () => waitLimit.abort())
    try {
      return await locks.request(LOCK_NAME, { signal: waitLimit.signal }, () => {
        cancel()
        return begin()
      })
    } catch {
      // Another run considered this one frozen and stole the lock; the work that has begun is finished.
      if (job) {
        isStolen = true
        return job
      }
      // Web Locks exist but are not allowed here: the lease takes their place.
      if (!waitLimit.signal.aborted) return exclusively({ ...deps, locks: undefined }, work)
    } finally {
      cancel()
    }
    if (await lease.ask(clock.now())) {
      return locks
        .request(LOCK_NAME, { steal: true }, begin)
        .catch((error: unknown) => job ?? Promise.reject(error))
    }
  }
}
