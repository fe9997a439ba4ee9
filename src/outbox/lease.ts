import { type Clock, pause } from './clock.ts'
import { REQUEST_LIMIT_MS } from './send.ts'

/** Who drains, and until when to believe it is alive; renewed before every request, so longer than one. */
export const LEASE_MS = REQUEST_LIMIT_MS + 10_000
/** How long to queue for the lock before asking whether its holder is still alive. */
export const LOCK_PATIENCE_MS = 10_000
const LOCK_NAME = 'outbox-drain'
const POLL_MS = 1_000

/** A note in the store. Beside Web Locks it tells a slow holder from a frozen one; without them it is the lock. */
export interface Lease {
  /** Takes or renews it; `false` while another holder's is running and `force` is not set. */
  take(holder: string, now: number, force?: boolean): Promise<boolean>
  release(holder: string): Promise<void>
}

export interface LockDeps {
  /** `undefined` where the browser has no Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined
  lease: Lease
  clock: Clock
  /** This run's name, different for every run. */
  holder: string
}

/**
 * Runs `work` while nobody else on this device does. A holder that stopped renewing its lease (a frozen tab) is
 * passed over after {@link LEASE_MS} + {@link LOCK_PATIENCE_MS} at most; should it wake up in mid-send, the entry's
 * id makes the second delivery a replay.
 */
export async function exclusively<T>(deps: LockDeps, work: () => Promise<T>): Promise<T> {
  const { lease, clock, holder } = deps
  const guarded = async () => {
    await lease.take(holder, clock.now(), true)
    return work().finally(() => lease.release(holder).catch(() => {}))
  }
  if (deps.locks) return underWebLock(deps, deps.locks, guarded)
  while (!(await lease.take(holder, clock.now()))) await pause(clock, POLL_MS)
  return guarded()
}

async function underWebLock<T>(
  deps: LockDeps,
  locks: Pick<LockManager, 'request'>,
  work: () => Promise<T>,
): Promise<T> {
  const { lease, clock, holder } = deps
  let job: Promise<T> | undefined
  const begin = () => {
    job = work()
    return job
  }
  for (;;) {
    const patience = new AbortController()
    const cancel = clock.after(LOCK_PATIENCE_MS, () => patience.abort())
    try {
      return await locks.request(LOCK_NAME, { signal: patience.signal }, () => {
        cancel()
        return begin()
      })
    } catch (error) {
      // Someone took us for frozen and stole the lock; what we began ends as it ends.
      if (job) return job
      if (!patience.signal.aborted) throw error
    } finally {
      cancel()
    }
    if (await lease.take(holder, clock.now())) {
      return locks
        .request(LOCK_NAME, { steal: true }, begin)
        .catch((error: unknown) => job ?? Promise.reject(error))
    }
  }
}
