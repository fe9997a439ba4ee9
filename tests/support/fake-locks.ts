type Callback = () => unknown
interface Waiter {
  owner: object
  begin: () => void
}
interface Held {
  owner: object
  lose: (error: Error) => void
}

/** Web Locks for one fake device: exclusive, first come first served, with `signal` and `steal`. */
export interface FakeLocks {
  /** The lock manager of one tab. */
  for(owner: object): Pick<LockManager, 'request'>
  /** Closes a tab: releases its locks and drops its requests. */
  drop(owner: object): void
}

export function fakeLocks(): FakeLocks {
  let held: Held | undefined
  let waiting: Waiter[] = []

  const free = (mine: Held) => {
    if (held !== mine) return
    held = undefined
    waiting.shift()?.begin()
  }

  const request = (owner: object, { signal, steal }: LockOptions, callback: Callback) =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        owner,
        begin() {
          const mine: Held = { owner, lose: reject }
          held = mine
          signal?.removeEventListener('abort', giveUp)
          Promise.resolve()
            .then(callback)
            .then(resolve, reject)
            .finally(() => free(mine))
        },
      }
      const giveUp = () => {
        waiting = waiting.filter((w) => w !== waiter)
        reject(new DOMException('The request was aborted.', 'AbortError'))
      }
      if (steal) {
        held?.lose(new DOMException('The lock was stolen.', 'AbortError'))
        waiter.begin()
      } else if (held) {
        signal?.addEventListener('abort', giveUp)
        waiting.push(waiter)
      } else waiter.begin()
    })

  return {
    for: (owner) => ({
      request: ((_name: string, options: LockOptions, callback: Callback) =>
        request(owner, options, callback)) as LockManager['request'],
    }),
    drop(owner) {
      waiting = waiting.filter((waiter) => waiter.owner !== owner)
      if (held?.owner === owner) free(held)
    },
  }
}
