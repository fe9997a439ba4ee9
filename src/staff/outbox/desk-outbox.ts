import {
  type ActConflict,
  type DeskAct,
  type DeskAction,
  isKnownAct,
  type NewDeskAction,
  type StoredAction,
  withoutTexts,
} from '../../contract/desk-action.ts'
import type { Lead } from '../../contract/lead.ts'
import { RETRY_MAX_MS, retryDelay } from '../../outbox/backoff.ts'
import type { Clock } from '../../outbox/clock.ts'
import { type Database, StorageUnavailable } from '../../outbox/database.ts'
import { withVersion } from './act-version.ts'
import { openDeskStore } from './desk-store.ts'

const ERASED = 'This lead was erased.'

export type DeskOutboxDeps = {
  database: Database<StoredAction>
  send: (action: DeskAction) => Promise<SendOutcome>
  /** Runs `work` in one tab of this device at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  clock: Clock
  random: () => number
  newId: () => string
  /** Called after every change of the stored actions. */
  changed: () => void
  /** Called when an action was delivered; `late` if it had to wait. */
  delivered: (late: boolean) => void
}

/**
 * The result of one attempt. `retry`: the network, a proxy or the server is at fault; `signed-out`: it can be sent after
 * a sign-in; `refused`: our server will not do it, `isErased`: because the lead was erased.
 */
export type SendOutcome =
  /** With the lead's version after it, and before where the server says it; `lead` is absent for one that was done before. */
  | { type: 'done'; version: number; versionBefore?: number | undefined; lead?: Lead | undefined }
  | { type: 'retry'; error: unknown }
  | { type: 'signed-out'; error: unknown }
  | { type: 'refused'; error: Error; conflict?: ActConflict; isErased?: true }

/** The result of {@link DeskOutbox.perform}. */
export type PerformResult = { type: 'waiting'; id: string } | Exclude<SendOutcome, { type: 'retry' }>

/** The result of one attempt to send several actions together. */
export type TogetherOutcome<Result> =
  | { type: 'done'; result: Result }
  | Exclude<SendOutcome, { type: 'done' }>
export type TogetherResult<Result> =
  | { type: 'done'; result: Result }
  /** `isSignedOut`: until the user signs in. */
  | { type: 'waiting'; ids: string[]; isSignedOut: boolean }

export type DeskOutbox = ReturnType<typeof createDeskOutbox>

/** What staff did and the server has not confirmed yet. Methods but `perform` throw `StorageUnavailable`. */
export function createDeskOutbox(deps: DeskOutboxDeps) {
  const { database, send, exclusively, clock, random, newId, changed, delivered } = deps
  const store = openDeskStore(database)
  const { find, add, update } = store
  /** Those whose attempt has failed: on a disk that became full since they were kept, the attempt cannot be noted. */
  const tried = new Set<string>()
  const list = async (userId: string): Promise<DeskAction[]> =>
    (await store.list(userId)).map((action) =>
      tried.has(action.id) ? { ...action, attempts: Math.max(action.attempts, 1) } : action,
    )

  const removeAll = async (ids: readonly string[]): Promise<number> => {
    const count = await store.remove(ids)
    changed()
    return count
  }
  const remove = async (id: string): Promise<void> => void (await removeAll([id]))
  /** Ids of notes that were sent without being kept and without an answer: the same text on the same lead is the same note. */
  const unconfirmed = new Map<string, string>()
  const listSendable = async (userId: string) => (await list(userId)).filter(isSendable)

  const attempt = async (action: DeskAction): Promise<SendOutcome> => {
    const outcome = await send(action)
    // If this cannot be stored now, the action is sent again under the same id, which changes nothing more.
    await noteOutcome(action, outcome).catch(() => {})
    return outcome
  }
  const noteOutcome = async (action: DeskAction, outcome: SendOutcome): Promise<void> => {
    if (outcome.type === 'done') {
      await store.followVersion(action, outcome)
      await remove(action.id)
      delivered(action.attempts > 0 || tried.has(action.id))
    } else await noteFailed(action.id, outcome).finally(changed)
  }
  const noteFailed = (id: string, outcome: SendOutcome): Promise<void> => {
    tried.add(id)
    return update(id, (stored) => afterAttempt(stored, outcome))
  }

  const afterAttempt = (action: DeskAction, outcome: SendOutcome): DeskAction => {
    if (outcome.type === 'refused') {
      const { error, conflict, isErased } = outcome
      const act = isErased ? withoutTexts(action.act) : action.act
      return { ...action, act, refusal: error.message, ...(conflict && { conflict }) }
    }
    const attempts = action.attempts + 1
    return { ...action, attempts, nextAttemptAt: clock.now() + retryDelay(attempts, random()) }
  }

  return {
    list,
    remove,

    /**
     * Keeps an action and sends it at once; throws only where it was neither kept nor sent. What the user can still correct in the form is
     * not kept when it is refused. `onKept` is called once it is sent later if the page is left now. `isTold`: whether somebody is told of
     * a refusal; otherwise it stays listed with its reason.
     */
    perform: async (
      action: NewDeskAction,
      onKept = () => {},
      isTold = () => true,
    ): Promise<PerformResult> => {
      const kept = begun(action)
      try {
        await add([kept])
      } catch (error) {
        return sendUnkept(kept, error)
      }
      onKept()
      changed()
      const outcome = await exclusively(async (): Promise<SendOutcome> => {
        // Earlier actions on this lead are sent first.
        for (const { id, leadId } of await listSendable(action.userId)) {
          const earlier = id !== kept.id && leadId === kept.leadId && (await find(id))
          if (!earlier) continue
          const before = await attempt(earlier)
          if (before.type === 'done' || before.type === 'refused') continue
          await noteFailed(kept.id, before).finally(changed)
          return before
        }
        const own = await find(kept.id)
        // Absent when another tab has sent it already.
        return own ? attempt(own) : { type: 'done', version: 0 }
      }).catch(async (error: unknown): Promise<SendOutcome> => {
        const outcome = { type: 'retry', error } as const
        await noteFailed(kept.id, outcome).catch(() => {})
        changed()
        return outcome
      })
      if (outcome.type === 'retry') return { type: 'waiting', id: kept.id }
      // A tap cannot be repeated by the user later, so it waits for the next sign-in; a text is still in its field.
      if (outcome.type === 'signed-out' && isTap(action.act))
        return { ...outcome, error: new KeptUntilSignIn(kept.id, outcome.error) }
      if (outcome.type === 'refused' && !isTold()) return outcome
      if (outcome.type !== 'done') await remove(kept.id).catch(() => {})
      return outcome
    },

    /**
     * Keeps actions on several leads, each as one of its own, and sends them together; if that cannot be done now, they go out one
     * by one later. Throws where they were neither kept nor sent, or our server refused all of them.
     */
    performTogether: async <Result>(
      actions: readonly NewDeskAction[],
      sendTogether: (kept: readonly DeskAction[]) => Promise<TogetherOutcome<Result>>,
    ): Promise<TogetherResult<Result>> => {
      const kept = actions.map(begun)
      const ids = kept.map(({ id }) => id)
      try {
        await add(kept)
      } catch (fault) {
        const outcome = await sendTogether(kept)
        if (outcome.type === 'done') return outcome
        throw outcome.type === 'retry' ? new NotKept(fault) : outcome.error
      }
      changed()
      const wait = async <Failed extends SendOutcome>(outcome: Failed): Promise<Failed> => {
        for (const id of ids) await noteFailed(id, outcome).catch(() => {})
        return outcome
      }
      const outcome = await exclusively(async (): Promise<TogetherOutcome<Result>> => {
        const leads = new Set(kept.map(({ leadId }) => leadId))
        const userId = kept[0]?.userId ?? ''
        const isNext = (await listSendable(userId)).every(
          ({ id, leadId }) => ids.includes(id) || !leads.has(leadId),
        )
        // Earlier actions on one of these leads are sent first.
        if (!isNext) return wait({ type: 'retry', error: undefined })
        const outcome = await sendTogether(kept)
        return outcome.type === 'retry' || outcome.type === 'signed-out' ? wait(outcome) : outcome
      }).catch((error: unknown) => wait({ type: 'retry', error } as const))
      if (outcome.type === 'done' || outcome.type === 'refused') await removeAll(ids).catch(() => {})
      changed()
      if (outcome.type === 'done') return outcome
      if (outcome.type === 'refused') throw outcome.error
      return { type: 'waiting', ids, isSignedOut: outcome.type === 'signed-out' }
    },

    /** Deletes those that were not sent yet; resolves to their number. */
    removeAll,

    /** Sends what is due, the oldest first, until one cannot be sent. `hurry` ignores back-offs; returns the next wait in ms. */
    drain: (userId: string, hurry = false): Promise<number | undefined> =>
      exclusively(async () => {
        const held = new Set<string>()
        for (const { id } of await listSendable(userId)) {
          // Read again: an attempt changes what comes after it, and another tab may have deleted it.
          const action = await find(id)
          if (!action || action.refusal !== undefined || held.has(action.leadId)) continue
          // Actions on one lead are sent in their order.
          if (!hurry && !isDue(action)) {
            held.add(action.leadId)
            continue
          }
          const { type } = await attempt(action)
          if (type === 'retry' || type === 'signed-out') break
        }
        const waits = (await listSendable(userId)).map(({ nextAttemptAt }) =>
          Math.max(0, nextAttemptAt - clock.now()),
        )
        return waits.length > 0 ? Math.min(...waits) : undefined
      }),

    /** Tries a refused action once more, based on the version that refused it. */
    retry: async (id: string): Promise<void> => {
      await update(id, ({ refusal: _, conflict, act, ...action }) => ({
        ...action,
        act: conflict ? withVersion(act, conflict.version) : act,
        nextAttemptAt: 0,
      }))
      changed()
    },

    /** The ids of the leads that unsent actions of anybody are about. */
    leads: store.leads,

    /** Deletes what anybody's unsent actions say about an erased lead; that they were not done stays listed. */
    forgetLead: async (leadId: string): Promise<void> => {
      await store.refuseAll(leadId, ERASED)
      changed()
    },

    /** Deletes the actions of a user who signs out. */
    clear: async (userId: string): Promise<void> => {
      for (const { id } of await list(userId)) await remove(id)
    },
  }

  function begun(action: NewDeskAction): DeskAction {
    const at = new Date(clock.now()).toISOString()
    const id = unconfirmed.get(noteOf(action)) ?? newId()
    unconfirmed.delete(noteOf(action))
    return { ...action, v: 1, id, at, attempts: 0, nextAttemptAt: 0 }
  }

  // Where the device stores nothing, an action is only sent.
  async function sendUnkept(action: DeskAction, fault: unknown): Promise<PerformResult> {
    const outcome = await send(action)
    if (outcome.type !== 'retry') return outcome
    if (action.act.type === 'note') unconfirmed.set(noteOf(action), action.id)
    throw new NotKept(fault)
  }

  // A wait that is longer than any back-off comes from a clock that was turned back.
  function isDue({ nextAttemptAt }: DeskAction): boolean {
    const wait = nextAttemptAt - clock.now()
    return wait <= 0 || wait > RETRY_MAX_MS
  }
}

/** An action was neither sent nor kept. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    const isFull = cause instanceof StorageUnavailable && cause.fault === 'full'
    const why = isFull ? 'its storage is full' : 'its storage cannot be used'
    super(`The server has not confirmed it, and this device cannot keep it: ${why}. Do it again later.`, {
      cause,
    })
    this.name = 'NotKept'
  }
}

/** The session has ended: the action is kept, and sent after a sign-in. */
export class KeptUntilSignIn extends Error {
  readonly id: string
  constructor(id: string, cause: unknown) {
    const why = 'your session has ended. It is kept on this device, and sent once you sign in again.'
    super(`Not sent yet: ${why}`, { cause })
    this.id = id
    this.name = 'KeptUntilSignIn'
  }
}

// Refused actions, and those that only a newer release can send, are not sendable.
function isSendable({ refusal, act }: DeskAction): boolean {
  return refusal === undefined && isKnownAct(act)
}

// Empty for what may be done twice, as a call.
function noteOf({ userId, leadId, act }: NewDeskAction): string {
  return act.type === 'note' ? JSON.stringify([userId, leadId, act.text]) : ''
}

function isTap(act: DeskAct): boolean {
  if (act.type === 'contact') return true
  if (act.type !== 'change') return false
  const { lostReason, bookedAmount, details } = act.change
  return lostReason === undefined && bookedAmount === undefined && details === undefined
}
