import { type DeskAction, isKnownAct } from './desk-action.ts'

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
