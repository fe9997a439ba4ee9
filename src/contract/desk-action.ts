import type { ContactChannel, Lead, LeadChange, LeadStatus } from './lead.ts'
import type { CallResult } from './lead-work.ts'

/** The fields whose value a refused change is compared with; those of the traveller's details are not kept on the device. */
export const SEEN_FIELDS = [
  'status',
  'followUpAt',
  'lostReason',
  'bookedAmount',
  'assignee',
  'quarantined',
] as const
export type SeenValues = Partial<Pick<Lead, (typeof SEEN_FIELDS)[number]>>

/** A change with the version that the user saw, so that the server refuses it if a colleague saved first. */
export type KeptChange = LeadChange & { version: number }

export type ChangeAct = {
  type: 'change'
  change: KeptChange
  /** The lead's values when the user made the change. */
  seen: SeenValues
  /** Name of the new owner, to say it without a network. */
  ownerName?: string | undefined
}

/** What a member of staff did on a lead. */
export type DeskAct =
  | { type: 'note'; text: string }
  | { type: 'contact'; channel: ContactChannel }
  | { type: 'call-outcome'; result: CallResult }
  | ChangeAct

const ACT_TYPES: readonly string[] = ['note', 'contact', 'call-outcome', 'change'] satisfies DeskAct['type'][]

/** Whether this release knows this kind of action; after a rollback, an action of a newer release may be stored on the device. */
export function isKnownAct({ type }: { type: string }): boolean {
  return ACT_TYPES.includes(type)
}

/** The same act without what it says about the traveller. */
export function withoutTexts(act: DeskAct): DeskAct {
  if (act.type === 'note') return { ...act, text: '' }
  if (act.type === 'call-outcome') return { ...act, result: { ...act.result, note: undefined } }
  if (act.type !== 'change') return act
  const { lostReason: _, details: __, ...change } = act.change
  const { lostReason: ___, ...seen } = act.seen
  return { ...act, change, seen }
}

/** An act that is kept on the device until the server has done it; nothing of the lead but its reference. */
export type DeskAction = {
  v: 1
  /** The Idempotency-Key: sent twice, it is done once. */
  id: string
  /** Who did it; nobody else sends or sees it. */
  userId: string
  leadId: string
  reference: string
  act: DeskAct
  /** ISO instant on the device's clock when it was done. */
  at: string
  /**
   * Its position among all actions, because the clock may be turned back; absent in those of an earlier release, which are
   * older.
   */
  order?: number
  attempts: number
  /** Device clock, epoch ms: before when not to try again. */
  nextAttemptAt: number
  /** Why the server refused it: it is not sent again by itself. */
  refusal?: string
  /** The lead’s values when a change was refused because a colleague saved first. */
  conflict?: ActConflict
}

export type ActConflict = { version: number; status: LeadStatus }

/** An act of a user on a lead. */
export type NewDeskAction = Pick<DeskAction, 'userId' | 'leadId' | 'reference' | 'act'>

/**
 * An action as it is stored. Releases before the one that keeps changes know its other acts only: they would send a change as
 * something else, and their list of unsent actions cannot show it. They look for `userId`, so a change has `owner` in its
 * place: after a return to such a release it waits unseen.
 */
export type StoredAction = Omit<DeskAction, 'userId'> & { userId?: string; owner?: string }

export function toStored({ userId, ...action }: DeskAction): StoredAction {
  return action.act.type === 'change' || !isKnownAct(action.act)
    ? { ...action, owner: userId }
    : { ...action, userId }
}

export function fromStored({ owner, userId = owner ?? '', ...action }: StoredAction): DeskAction {
  return { ...action, userId }
}

/** Key in the store `meta`: the id of the person who is signed in to the desk on this device. Absent after the sign-out and the end of the session. */
export const DESK_USER_KEY = 'user'
