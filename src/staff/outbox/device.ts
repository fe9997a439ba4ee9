import { useSyncExternalStore } from 'react'
import {
  DESK_USER_KEY,
  type DeskAction,
  type NewDeskAction,
  type StoredAction,
} from '../../contract/desk-action.ts'
import { DESK_OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { pauseInPageCache } from '../../offline/app/page-cache.ts'
import { deviceClock } from '../../outbox/clock.ts'
import { openDatabase } from '../../outbox/database.ts'
import { newId } from '../../outbox/new-id.ts'
import { createStore } from '../../state/create-store.ts'
import {
  createDeskOutbox,
  type PerformResult,
  type SendOutcome,
  type TogetherOutcome,
  type TogetherResult,
} from './desk-outbox.ts'

/** The longest wait between attempts while the desk is open: nothing else sends. */
const LONGEST_WAIT_MS = 15_000
const SHORTEST_WAIT_MS = 1_000
const LOCK_WAIT_MS = 10_000

/** The message about an action that waits. */
export const KEPT_TEXT = 'Kept on this device. It is sent when there is a network and the desk is open.'

const channel = openChannel()
const listed = createStore<readonly DeskAction[]>([])
let unsentCount = 0
let user: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let send: (action: DeskAction) => Promise<SendOutcome>
let onDelivered: () => void = () => {}

const database = openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE })
const outbox = createDeskOutbox({
  database,
  send: (action) => send(action),
  exclusively: inOneTab,
  clock: deviceClock,
  random: Math.random,
  newId,
  changed() {
    channel?.postMessage('changed')
    void refresh()
  },
  delivered(late) {
    channel?.postMessage('delivered')
    if (late) onDelivered()
  },
})

export type DeskOutboxStart = {
  userId: string
  send: (action: DeskAction) => Promise<SendOutcome>
  /** Called after an action that had to wait, or one of another tab, was delivered: what is shown is outdated. */
  onDelivered: () => void
}

/** Sends the user's actions from now on, whenever that may work. */
export function startDeskOutbox(start: DeskOutboxStart): void {
  send = start.send
  onDelivered = start.onDelivered
  if (user === start.userId) return
  if (user === undefined) followDevice()
  user = start.userId
  void rememberUser(start.userId)
  // The actions of the previous user are not shown to this one.
  listed.set([])
  unsentCount = 0
  void refresh()
  void drain(true)
}

function followDevice(): void {
  pauseInPageCache()
  channel?.addEventListener('message', ({ data }) => {
    void refresh()
    // Otherwise a change made here would be a conflict with the user's own in the other tab.
    if (data === 'delivered') onDelivered()
    // The window that keeps it may be closed before it could send it.
    else if (timer === undefined) schedule(LONGEST_WAIT_MS)
  })
  addEventListener('online', () => void drain(true))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void drain(true)
  })
}

/** Keeps an act of the user and sends it. Where the device stores nothing, it is only sent, and throws if it cannot be. */
export async function perform(
  action: NewDeskAction,
  onKept?: () => void,
  isTold?: () => boolean,
): Promise<PerformResult> {
  const result = await outbox.perform(action, onKept, isTold)
  if (result.type === 'waiting') schedule(SHORTEST_WAIT_MS)
  return result
}

/** Keeps acts of the user on several leads and sends them together; those that wait are sent one by one. */
export async function performTogether<Result>(
  actions: readonly NewDeskAction[],
  sendTogether: (kept: readonly DeskAction[]) => Promise<TogetherOutcome<Result>>,
): Promise<TogetherResult<Result>> {
  const result = await outbox.performTogether(actions, sendTogether)
  if (result.type === 'waiting') schedule(SHORTEST_WAIT_MS)
  return result
}

/** Deletes those of these actions that were not sent yet; resolves to their number. */
export function removeActions(ids: readonly string[]): Promise<number> {
  return outbox.removeAll(ids)
}

/** The user's actions that could not be sent, the oldest first. */
export function useUnsentActions(): readonly DeskAction[] {
  return useSyncExternalStore(listed.subscribe, listed.get, listed.get)
}

/** Whether this action waits to be sent: once it was sent or refused, the message that says so is untrue. */
export function useIsWaiting(actionId: string | undefined): boolean {
  return useUnsentActions().some(({ id, refusal }) => id === actionId && refusal === undefined)
}

/** How many actions of the user are unsent, with those whose first attempt is under way. */
export function countUnsent(): number {
  return unsentCount
}

/** Sends all waiting actions, without waiting for their back-off. */
export function sendNow(): Promise<void> {
  return drain(true)
}

export async function retryAction(id: string): Promise<void> {
  await outbox.retry(id)
  await drain(true)
}

export async function removeAction(id: string): Promise<void> {
  await outbox.remove(id)
}

/** The ids of the leads that unsent actions on this device are about; none where it stores nothing. */
export function leadsWithActions(): Promise<string[]> {
  return outbox.leads().catch(() => [])
}

/** Deletes what unsent actions on this device say about an erased lead. Throws `StorageUnavailable`. */
export function forgetLead(leadId: string): Promise<void> {
  return outbox.forgetLead(leadId)
}

/** Deletes what the user has not sent, at the sign-out. */
export async function clearUnsent(): Promise<void> {
  if (user !== undefined) await outbox.clear(user).catch(() => {})
  await forgetUser()
}

// Without a network nobody can be asked who is signed in: the worker's page lists the actions of this person only.
async function rememberUser(userId: string): Promise<void> {
  await database.run('relaxed', (tx) => tx.objectStore('meta').put(userId, DESK_USER_KEY)).catch(() => {})
}

/** Nobody is signed in on this device any more: without a network, nobody's actions are shown. */
export async function forgetUser(): Promise<void> {
  await database.run('relaxed', (tx) => tx.objectStore('meta').delete(DESK_USER_KEY)).catch(() => {})
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(DESK_OUTBOX_DATABASE)
  } catch {
    // Absent, or denied together with all site data (Firefox): each window then goes by itself.
    return undefined
  }
}

async function refresh(): Promise<void> {
  const asked = user
  if (asked === undefined) return
  // Without storage there is nothing to list.
  const all = await outbox.list(asked).catch(() => [])
  if (user !== asked) return
  unsentCount = all.length
  // One whose first attempt is under way would be shown for a moment only.
  listed.set(all.filter(({ attempts, refusal }) => attempts > 0 || refusal !== undefined))
}

async function drain(hurry = false): Promise<void> {
  if (user === undefined) return
  stopTimer()
  const next = await outbox.drain(user, hurry).catch(() => LONGEST_WAIT_MS)
  if (next !== undefined) schedule(next)
}

function stopTimer(): void {
  clearTimeout(timer)
  timer = undefined
}

function schedule(ms: number): void {
  stopTimer()
  timer = setTimeout(() => void drain(), Math.min(Math.max(ms, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
}

// Without Web Locks two tabs may send the same action: its id makes the second one a repetition. A frozen tab that holds
// the lock is not waited for: what is kept goes out later.
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  const signal = AbortSignal.timeout(LOCK_WAIT_MS)
  return locks.request(DESK_OUTBOX_DATABASE, { signal }, work) as Promise<T>
}
