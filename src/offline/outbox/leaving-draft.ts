import type { TypedEnquiry } from '../../contract/enquiry.ts'
import { SESSION_KEYS } from '../../contract/storage-names.ts'
import type { Draft } from '../../outbox/types.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

/**
 * By draft key: what was typed last in this tab and the database has not confirmed. A page that is reloaded or left right after
 * a key press has no time for the database, which may not be open yet, and a full disk takes nothing; sessionStorage is written
 * at once.
 */
const KEY = SESSION_KEYS.leavingDrafts

/** `before`: what was typed over; absent in those of earlier releases. `sending`: kept while the enquiry was sent, since then, epoch ms. */
type LeavingDraft = Draft & { before?: TypedEnquiry; sending?: number }
type LeavingDrafts = Record<string, LeavingDraft>

/** Keeps a draft in this tab until it is dropped, unless a newer one is kept: a form may be open again while it is still sent. Never throws. */
export function keepLeavingDraft(draft: LeavingDraft): void {
  const drafts = read()
  if ((drafts[draft.key]?.updatedAt ?? 0) <= draft.updatedAt) write({ ...drafts, [draft.key]: draft })
}

/** The draft of this form that the database had not confirmed when it was left. */
export function leavingDraft(key: string): LeavingDraft | undefined {
  return read()[key]
}

type Unneeded = { until?: number; id?: string | undefined }

/** Deletes that of this form, unless it is newer than `until`, epoch ms, or another enquiry's than `id`. */
export function dropLeavingDraft(key: string, { until = Number.POSITIVE_INFINITY, id }: Unneeded = {}): void {
  const { [key]: draft, ...others } = read()
  if (draft && draft.updatedAt <= until && draft.id === (id ?? draft.id)) write(others)
}

/** Deletes all of them. */
export function dropLeavingDrafts(): void {
  write({})
}

function read(): LeavingDrafts {
  return (parseStored(readSession(KEY)) as LeavingDrafts | null | undefined) ?? {}
}

function write(drafts: LeavingDrafts): void {
  const isEmpty = Object.keys(drafts).length === 0
  writeSession(KEY, isEmpty ? undefined : JSON.stringify(drafts))
}
