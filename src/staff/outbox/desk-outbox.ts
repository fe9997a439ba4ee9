import { RETRY_MAX_MS, retryDelay } from '../../outbox/backoff.ts'
import type { Clock } from '../../outbox/clock.ts'
import type { Database } from '../../outbox/database.ts'
import type { DeskAct, DeskAction, NewDeskAction, SendOutcome } from './desk-action.ts'

export type DeskOutboxDeps = {
  database: Database<DeskAction>
  send: (action: DeskAction) => Promise<SendOutcome>
  /** Runs `work` in one tab of this device at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  clock: Clock
  random: () => number
  newId: () => string
  /** Called after every change of the stored actions. */
  changed: () => void
  /** Called when an action that had to wait was delivered. */
  deliveredLate: () => void
}

/** The result of {@link DeskOutbox.perform}. */
export type PerformResult = { type: 'waiting' } | Exclude<SendOutcome, { type: 'retry' }>

export type DeskOutbox = ReturnType<typeof createDeskOutbox>

/** What staff did and the server has not confirmed yet. Methods but `perform` throw `StorageUnavailable`. */
export function createDeskOutbox(deps: DeskOutboxDeps) {
  const { database, send, exclusively, clock, random, newId, changed, deliveredLate } = deps

  const all = () => database.run('relaxed', (tx) => tx.objectStore('entries').getAll())
  const list = async (userId: string): Promise<DeskAction[]> =>
    (await all()).filter((action) => action.userId === userId).sort((a, b) => (a.at < b.at ? -1 : 1))

  const find = (id: string) => database.run('relaxed', (tx) => tx.objectStore('entries').get(id))
  const put = (action: DeskAction) =>
    database.run('strict', async (tx) => {
      await tx.objectStore('entries').put(action)
    })
  const update = (id: string, change: (action: DeskAction) => DeskAction) =>
    database.run('strict', async (tx) => {
      const action = await tx.objectStore('entries').get(id)
      // Deleted in another tab meanwhile.
      if (action) await tx.objectStore('entries').put(change(action))
    })
  const remove = async (id: string): Promise<void> => {
    await database.run('strict', (tx) => tx.objectStore('entries').delete(id))
    changed()
  }

  const attempt = async (action: DeskAction): Promise<SendOutcome> => {
    const outcome = await send(action)
    // What cannot be noted down now is sent again under the same id, which does nothing more.
    await noteOutcome(action, outcome).catch(() => {})
    return outcome
  }
  const noteOutcome = async (action: DeskAction, outcome: SendOutcome): Promise<void> => {
    if (outcome.type === 'done') {
      await followVersion(action, outcome)
      await remove(action.id)
      if (action.attempts > 0) deliveredLate()
    } else {
      await update(action.id, (stored) => afterAttempt(stored, outcome))
      changed()
    }
  }

  // One's own action raised the lead's version: what was done after it is based on that version now.
  const followVersion = (
    { id, leadId }: DeskAction,
    { version, versionBefore }: Extract<SendOutcome, { type: 'done' }>,
  ) =>
    database.run('strict', async (tx) => {
      // Raised by more, a colleague was in between: an action whose answer was lost is answered with the version of later.
      if (versionBefore === undefined || version > versionBefore + 1) return
      const entries = tx.objectStore('entries')
      for (const later of await entries.getAll()) {
        const { act } = later
        if (later.id === id || later.leadId !== leadId || versionOf(act) !== versionBefore) continue
        await entries.put({ ...later, act: withVersion(act, version) })
      }
    })

  const afterAttempt = (action: DeskAction, outcome: SendOutcome): DeskAction => {
    if (outcome.type === 'refused') return { ...action, refusal: outcome.error.message }
    const attempts = action.attempts + 1
    return { ...action, attempts, nextAttemptAt: clock.now() + retryDelay(attempts, random()) }
  }

  return {
    list,
    remove,

    /** Keeps an action and sends it at once; throws only where it was neither kept nor sent. What the user can still correct in the form is not kept when it is refused. */
    perform: async (action: NewDeskAction): Promise<PerformResult> => {
      const kept: DeskAction = {
        ...action,
        v: 1,
        id: newId(),
        at: new Date(clock.now()).toISOString(),
        attempts: 0,
        nextAttemptAt: 0,
      }
      const isKept = await put(kept).then(
        () => true,
        () => false,
      )
      if (!isKept) return sendUnkept(kept)
      changed()
      const outcome = await exclusively(async (): Promise<SendOutcome> => {
        const waiting = (await list(action.userId)).filter(({ refusal }) => refusal === undefined)
        // What was done before on this lead goes first.
        for (const { id, leadId } of waiting) {
          const earlier = id !== kept.id && leadId === kept.leadId && (await find(id))
          if (!earlier) continue
          const before = await attempt(earlier)
          if (before.type === 'done' || before.type === 'refused') continue
          await update(kept.id, (stored) => afterAttempt(stored, before))
          changed()
          return before
        }
        const own = await find(kept.id)
        // Absent when another tab was faster.
        return own ? attempt(own) : { type: 'done', version: 0 }
      }).catch(async (error: unknown): Promise<SendOutcome> => {
        const outcome = { type: 'retry', error } as const
        await update(kept.id, (stored) => afterAttempt(stored, outcome)).catch(() => {})
        changed()
        return outcome
      })
      if (outcome.type === 'retry') return { type: 'waiting' }
      // A tap cannot be repeated later, so it waits for the next sign-in; a text is still in its field.
      if (outcome.type === 'refused' || (outcome.type === 'signed-out' && !isTap(action.act)))
        await remove(kept.id)
      return outcome
    },

    /** Sends what is due, the oldest first, until one cannot be sent. `hurry` ignores back-offs; returns the next wait in ms. */
    drain: (userId: string, hurry = false): Promise<number | undefined> =>
      exclusively(async () => {
        const held = new Set<string>()
        for (const { id } of await list(userId)) {
          // Read again: an attempt changes what comes after it, and another tab may have deleted it.
          const action = await find(id)
          if (!action || action.refusal !== undefined || held.has(action.leadId)) continue
          // Nothing overtakes what was done before on the same lead.
          if (!hurry && !isDue(action)) {
            held.add(action.leadId)
            continue
          }
          const { type } = await attempt(action)
          if (type === 'retry' || type === 'signed-out') break
        }
        const waits = (await list(userId))
          .filter(({ refusal }) => refusal === undefined)
          .map(({ nextAttemptAt }) => Math.max(0, nextAttemptAt - clock.now()))
        return waits.length > 0 ? Math.min(...waits) : undefined
      }),

    /** Tries a refused action once more. */
    retry: async (id: string): Promise<void> => {
      await update(id, ({ refusal: _, ...action }) => ({ ...action, nextAttemptAt: 0 }))
      changed()
    },

    /** Deletes the actions of a user who signs out. */
    clear: async (userId: string): Promise<void> => {
      for (const { id } of await list(userId)) await remove(id)
    },
  }

  // Where the device stores nothing, an action is only sent.
  async function sendUnkept(action: DeskAction): Promise<PerformResult> {
    const outcome = await send(action)
    if (outcome.type === 'retry') throw outcome.error
    return outcome
  }

  // A wait that is longer than any back-off comes from a clock that was turned back.
  function isDue({ nextAttemptAt }: DeskAction): boolean {
    const wait = nextAttemptAt - clock.now()
    return wait <= 0 || wait > RETRY_MAX_MS
  }
}

function isTap(act: DeskAct): boolean {
  if (act.type === 'contact') return true
  return act.type === 'change' && act.change.lostReason === undefined && act.change.bookedAmount === undefined
}

/** The version that an act is based on. */
function versionOf(act: DeskAct): number | undefined {
  if (act.type === 'call-outcome') return act.result.version
  return act.type === 'change' ? act.change.version : undefined
}

function withVersion(act: DeskAct, version: number): DeskAct {
  if (act.type === 'call-outcome') return { ...act, result: { ...act.result, version } }
  return act.type === 'change' ? { ...act, change: { ...act.change, version } } : act
}
