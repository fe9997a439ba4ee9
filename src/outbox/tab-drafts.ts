import { NO_TEXT } from './draft-text.ts'
import { combineDrafts } from './drafts.ts'
import type { Draft, DraftText } from './types.ts'

/**
 * `since`: what the database had; absent in those of earlier releases. `sending`: kept while the enquiry was sent, since then,
 * epoch ms.
 */
export type TabDraft = Draft & { since?: DraftText; sending?: number }
type Stored = Record<string, TabDraft>

/** Where a tab keeps them: read and written at once. */
export interface TabStorage {
  read(): unknown
  write(drafts: Stored | undefined): void
}

/**
 * What was typed last in this tab and the database has not confirmed, by enquiry: a form may be open again while it is still sent. A
 * page that is reloaded or left right after a key press has no time for the database, which may not be open yet, and a full disk
 * takes nothing. Nothing here throws.
 */
export interface TabDrafts {
  /** Keeps a draft until it is dropped, with what was kept of the same enquiry before. */
  keep(draft: TabDraft): void
  /** Those of one form. */
  of(key: string): TabDraft[]
  /** Notes that what has this id may have arrived. */
  markAttempted(id: string): void
  /** Deletes those of one form: only of the enquiry `id`, and none that is newer than `until`, epoch ms. */
  drop(key: string, limits?: { until?: number; id?: string | undefined }): void
  /** Deletes all of them. */
  clear(): void
}

export function openTabDrafts({ read, write }: TabStorage): TabDrafts {
  const all = () => Object.values((read() ?? {}) as Stored)
  const put = (drafts: TabDraft[]) => {
    const entries = drafts.map((draft) => [`${draft.key} ${draft.id}`, draft])
    write(entries.length > 0 ? Object.fromEntries(entries) : undefined)
  }
  return {
    keep(draft) {
      const isSame = ({ key, id }: TabDraft) => key === draft.key && id === draft.id
      const before = all().find(isSame)
      const { since, sending } = draft
      const kept = {
        ...combineDrafts(before, draft, NO_TEXT),
        ...(since && { since }),
        ...(sending && { sending }),
      }
      put([...all().filter((one) => !isSame(one)), kept])
    },
    of: (key) => all().filter((draft) => draft.key === key),
    drop(key, { until = Number.POSITIVE_INFINITY, id } = {}) {
      const isOver = (draft: TabDraft) =>
        draft.key === key && draft.updatedAt <= until && draft.id === (id ?? draft.id)
      if (all().some(isOver)) put(all().filter((draft) => !isOver(draft)))
    },
    markAttempted(id) {
      if (all().some((draft) => draft.id === id))
        put(all().map((draft) => (draft.id === id ? { ...draft, attempted: true } : draft)))
    },
    clear: () => write(undefined),
  }
}
