import { SESSION_KEYS } from '../../contract/storage-names.ts'
import type { Draft } from '../../outbox/types.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

/**
 * By draft key: what was typed last in this tab. A page that is reloaded or left right after a key press has no time for
 * the database, which may not be open yet; sessionStorage is written at once.
 */
const KEY = SESSION_KEYS.leavingDrafts

type LeavingDrafts = Record<string, Draft>

/** Keeps a draft in this tab until it is taken or dropped. Never throws. */
export function keepLeavingDraft(draft: Draft): void {
  write({ ...read(), [draft.key]: draft })
}

/** The draft that was being typed when this tab's page was left, once. */
export function takeLeavingDraft(key: string): Draft | undefined {
  const { [key]: draft, ...others } = read()
  if (draft) write(others)
  return draft
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
