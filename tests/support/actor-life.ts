import type { OutboxDeps } from '../../src/outbox/outbox.ts'
import type { FakeClock } from './fake-clock.ts'
import type { FakeLocks } from './fake-locks.ts'

/** The life of one tab or worker in a model: it can be killed at any step, and freeze with the locks it holds. */
export interface ActorLife {
  /** Every result passes here: those of a killed actor never continue, those of a frozen one continue later. */
  gated<T>(job: () => Promise<T>): Promise<T>
  isDead(): boolean
  clock: OutboxDeps['clock']
  locks: Pick<LockManager, 'request'>
  end(): void
  freeze(): void
  thaw(): void
}

export function actorLife(clock: FakeClock, locks: FakeLocks): ActorLife {
  const owner = {}
  let isDead = false
  let thawed = Promise.resolve()
  let thaw = () => {}
  const gate = async () => {
    await thawed
    if (isDead) await new Promise(() => {})
  }
  const gated: ActorLife['gated'] = async (job) => {
    await gate()
    try {
      return await job()
    } finally {
      await gate()
    }
  }
  return {
    gated,
    isDead: () => isDead,
    clock: { now: clock.now, after: (ms, run) => clock.after(ms, () => void gate().then(run)) },
    locks: {
      request: ((name: string, options: LockOptions, callback: () => unknown) =>
        gated(async () =>
          locks.for(owner).request(name, options, () => gate().then(callback)),
        )) as LockManager['request'],
    },
    end() {
      isDead = true
      thaw()
      locks.drop(owner)
    },
    freeze() {
      if (isDead) return
      thaw()
      thawed = new Promise((resolve) => {
        thaw = resolve
      })
    },
    thaw: () => thaw(),
  }
}
