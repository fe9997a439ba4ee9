import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Clock } from './clock.ts'
import { isUsedUp } from './entry.ts'
import type { Draft, OutboxEntry } from './types.ts'

/** What is typed into the form, and the enquiry it becomes. */
export interface Form {
  /** The latest values, and when they were typed, epoch ms. */
  typed: TypedEnquiry
  typedAt: number
  /** Those that the database has confirmed; the same object as `typed` when it has all of them. */
  confirmed: TypedEnquiry
  /** The draft as it was last confirmed, with what other tabs typed. */
  stored: Draft | undefined
  /** Values whose writes the database has not answered. */
  writes: readonly TypedEnquiry[]
  id: string | undefined
  /** The id is the one that all tabs use for this draft. */
  isShared: boolean
  /** It was submitted under this id, and may have arrived: it takes no other. */
  isTried: boolean
  /** This form has sent its enquiry before, and it was refused: the next submit replaces that one. */
  correcting: boolean
  /** An earlier version is sent or queued, and the traveller was warned: the next submit confirms. */
  conflict: OutboxEntry | undefined
  /** The enquiry that is parked because its id is used up, and that this form sends as a new one. */
  replaces: string | undefined
}

/** No values. */
export const NOTHING: TypedEnquiry = {}

/** A form that nothing was typed into. */
export const emptyForm = (): Form => ({
  typed: NOTHING,
  typedAt: 0,
  confirmed: NOTHING,
  stored: undefined,
  writes: [],
  id: undefined,
  isShared: false,
  isTried: false,
  correcting: false,
  conflict: undefined,
  replaces: undefined,
})

/** Now, but later than the text before, also where the clock was turned back since: the later of two drafts is the one that counts. Epoch ms. */
export function typedAfter({ now }: Clock, before: number): number {
  return Math.max(now(), before + 1)
}

/** Whether the server has accepted the enquiry, in this or another version, so that it cannot be replaced. */
export function mustBeNew(entry: OutboxEntry): boolean {
  return entry.state === 'sent' || isUsedUp(entry)
}

/** Whether an enquiry is still as it was when it was refused, or the traveller was warned: another tab may have sent another version since. */
export function mayReplace({ conflict }: Form, entry: OutboxEntry | undefined): boolean {
  if (!entry || entry.state === 'sent') return false
  if (!conflict) return entry.state === 'attention'
  return conflict.state !== 'sent' && conflict.revision === entry.revision
}
