import type { Draft, DraftText } from './types.ts'

/**
 * `by`: the form that has kept it, which replaces only its own: it may not have read what another one has kept under the same id.
 * `since`: what the database had. Both are absent in those of earlier releases. `sending`: kept while the enquiry was sent, since
 * then, epoch ms.
 */
export type TabDraft = Draft & { by?: string; since?: DraftText; sending?: number }
type Limits = { by?: string | undefined; id?: string | undefined; until?: number }

/** Where a tab keeps them: read and written at once. */
export interface TabStorage {
  read(): unknown
  write(drafts: TabDraft[] | undefined): void
}

/**
 * What was typed last in this tab and the database has not confirmed, by enquiry: a form may be open again while it is still sent. A
 * page that is reloaded or left right after a key press has no time for the database, which may not be open yet, and a full disk
 * takes nothing. Nothing here throws.
 */
export interface TabDrafts {
  /** Keeps a draft until it is dropped, in the place of what the same form has kept of the same enquiry. */
  keep(draft: TabDraft): void
  /** Those of one form. */
  of(key: string): TabDraft[]
  /** Notes that what has this id may have arrived. */
  markAttempted(id: string): void
  /** Deletes those of one form: only those that were kept `by` it, of the enquiry `id`, and none that is newer than `until`, epoch ms. */
  drop(key: string, limits?: Limits): void
  /** Deletes all of them. */
  clear(): void
}

export function openTabDrafts({ read, write }: TabStorage): TabDrafts {
  // Earlier releases kept them by name.
  const all = () => Object.values((read() ?? []) as TabDraft[] | Record<string, TabDraft>)
  const put = (drafts: TabDraft[]) => write(drafts.length > 0 ? drafts : undefined)
  return {
    keep(draft) {
      const isSame = ({ key, id, by }: TabDraft) => key === draft.key && id === draft.id && by === draft.by
      put([...all().filter((one) => !isSame(one)), draft])
    },
    of: (key) => all().filter((draft) => draft.key === key),
    drop(key, { by, id, until = Number.POSITIVE_INFINITY } = {}) {
      const isOver = (draft: TabDraft) =>
        draft.key === key &&
        draft.updatedAt <= until &&
        draft.id === (id ?? draft.id) &&
        draft.by === (by ?? draft.by)
      if (all().some(isOver)) put(all().filter((draft) => !isOver(draft)))
    },
    markAttempted(id) {
      if (all().some((draft) => draft.id === id))
        put(all().map((draft) => (draft.id === id ? { ...draft, attempted: true } : draft)))
    },
    clear: () => write(undefined),
  }
}
