import { type DraftText, NO_TEXT } from './draft-text.ts'
import { combineDrafts } from './drafts.ts'
import type { Draft } from './types.ts'

/**
 * `since`: what the database had; absent in those of earlier releases. `sending`: kept while the enquiry was sent, since then,
 * epoch ms.
 */
export type TabDraft = Draft & { since?: DraftText; sending?: number }
type TabDraftsByKey = Record<string, TabDraft>

/** Where a tab keeps them: read and written at once. */
export interface TabStorage {
  read(): unknown
  write(drafts: TabDraftsByKey | undefined): void
}

/**
 * By draft key: what was typed last in this tab and the database has not confirmed. A page that is reloaded or left right after
 * a key press has no time for the database, which may not be open yet, and a full disk takes nothing. Nothing here throws.
 */
export interface TabDrafts {
  /** Keeps a draft until it is dropped, beside what is kept already: a form may be open again before that is read, or while it is sent. */
  keep(draft: TabDraft): void
  get(key: string): TabDraft | undefined
  /** Deletes that of this form, unless it is newer than `until`, epoch ms, or another enquiry's than `id`. */
  drop(key: string, limits?: { until?: number; id?: string | undefined }): void
  /** Deletes all of them. */
  clear(): void
}

export function openTabDrafts({ read, write }: TabStorage): TabDrafts {
  const all = () => (read() ?? {}) as TabDraftsByKey
  return {
    keep(draft) {
      const { [draft.key]: before, ...others } = all()
      const { since, sending } = draft
      const both = before && {
        ...combineDrafts(before, draft, since ?? NO_TEXT),
        ...(before.since && { since: before.since }),
        ...(sending && { sending }),
      }
      write({ ...others, [draft.key]: both ?? draft })
    },
    get: (key) => all()[key],
    drop(key, { until = Number.POSITIVE_INFINITY, id } = {}) {
      const { [key]: draft, ...others } = all()
      if (!draft || draft.updatedAt > until || draft.id !== (id ?? draft.id)) return
      write(Object.keys(others).length > 0 ? others : undefined)
    },
    clear: () => write(undefined),
  }
}
