import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Clock } from './clock.ts'
import { NO_TEXT } from './draft-text.ts'
import { isUsedUp } from './entry.ts'
import type { Draft, DraftText, OutboxEntry, QueuedEntry } from './types.ts'

/** What is typed into the form, and the enquiry it becomes. */
export interface Form {
  /** What was typed here or on an earlier visit. */
  text: DraftText
  /** That which the database has, in the draft or in an enquiry that was refused. */
  kept: DraftText
  /** What the fields have, as far as is known: not all that was loaded may be in them. */
  shown: TypedEnquiry
  /** The draft as it was last seen in the database, with what other tabs typed. */
  stored: Draft | undefined
  /** Writes that the database has not answered. */
  writes: number
  id: string | undefined
  /** Ids of other drafts whose text it has. */
  formerIds: readonly string[]
  /** The id is the one that all tabs use for this draft. */
  isShared: boolean
  /** It was sent under this id, and may have arrived. */
  attempted: boolean
  /** This form has sent its enquiry before, and it was refused: the next submit replaces that one. */
  correcting: boolean
  /** The revision that was refused. */
  refusedRevision: number | undefined
  /** An earlier version is sent or queued, and the traveller was warned: the next submit confirms. */
  conflict: OutboxEntry | undefined
  /** The enquiry that is parked because its id is used up, and that this form sends as a new one; its revision, where it is kept. */
  replaces: { id: string; revision: number | undefined } | undefined
}

/** A form that nothing was typed into. */
export const emptyForm = (): Form => ({
  text: NO_TEXT,
  kept: NO_TEXT,
  shown: {},
  stored: undefined,
  writes: 0,
  id: undefined,
  formerIds: [],
  isShared: false,
  attempted: false,
  correcting: false,
  refusedRevision: undefined,
  conflict: undefined,
  replaces: undefined,
})

/** The text after the fields have changed to `values`: what differs from what they had, and from what was loaded, was typed now. */
export function typeInto(
  { text, shown, stored }: Pick<Form, 'text' | 'shown' | 'stored'>,
  values: TypedEnquiry,
  { now }: Clock,
): DraftText {
  const fields = [...new Set([...Object.keys(shown), ...Object.keys(values)])].filter(
    (field) => values[field] !== shown[field] && values[field] !== text[field]?.value,
  )
  // Later than the text before, also where the clock was turned back since.
  const before = [...Object.values(text).map((one) => one.at), stored?.updatedAt ?? 0]
  const at = Math.max(now(), ...before.map((time) => time + 1))
  return { ...text, ...Object.fromEntries(fields.map((field) => [field, { value: values[field], at }])) }
}

/** The text that the fields have: what was read too late for them, or is later in another tab, is not in them. */
export function textInFields({ text, shown }: Form): DraftText {
  return Object.fromEntries(Object.entries(text).filter(([field, { value }]) => value === shown[field]))
}

/** Whether the server has accepted the enquiry, in this or another version, so that it cannot be replaced. */
export function mustBeNew(entry: OutboxEntry): boolean {
  return entry.state === 'sent' || isUsedUp(entry)
}

/** Which version of a queued entry this is. */
export function revisionOf(entry: OutboxEntry): number | undefined {
  return entry.state === 'sent' ? undefined : entry.revision
}

/** Whether what has this id may have arrived. */
export function wasAttempted(entry: OutboxEntry): boolean {
  return entry.state === 'sent' || entry.attempted
}

/** Whether a queued enquiry is still as it was when it was refused, or the traveller was warned: another tab may have sent another version since. */
export function isReplaceable(
  { id, correcting, refusedRevision, conflict, replaces }: Form,
  entry: QueuedEntry,
): boolean {
  if (entry.id === replaces?.id) return entry.revision === replaces.revision
  const isRefused = entry.state === 'attention' && entry.revision === (refusedRevision ?? entry.revision)
  if (!conflict) return correcting && entry.id === id && isRefused
  // One that was deleted and sent again begins at the same revision.
  const isSame = conflict.id === entry.id && conflict.composedAt === entry.composedAt
  return conflict.state !== 'sent' && isSame && conflict.revision === entry.revision
}
