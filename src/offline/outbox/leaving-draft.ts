import { SESSION_KEYS } from '../../contract/storage-names.ts'
import type { Draft } from '../../outbox/types.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

/**
 * By draft key: what was typed last in this tab and the database has not confirmed. A page that is reloaded or left right after
 * a key press has no time for the database, which may not be open yet, and a full disk takes nothing; sessionStorage is written
 * at once.
 */
const KEY = SESSION_KEYS.leavingDrafts

type LeavingDrafts = Record<string, Draft>

/** Keeps a draft in this tab until it is dropped. Never throws. */
export function keepLeavingDraft(draft: Draft): void {
  write({ ...read(), [draft.key]: draft })
}

/** The draft of this form that the database had not confirmed when it was left. */
export function leavingDraft(key: string): Draft | undefined {
  return read()[key]
}

/** Deletes that of this form, unless it is newer than `until`, epoch ms. */
export function dropLeavingDraft(key: string, until = Number.POSITIVE_INFINITY): void {
  const { [key]: draft, ...others } = read()
  if (draft && draft.updatedAt <= until) write(others)
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
