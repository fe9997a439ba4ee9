import type { Database, Transaction } from './database.ts'
import { changedSince, type DraftText, draftOf, laterOf, NO_TEXT, textOf } from './draft-text.ts'
import { readAge } from './retention.ts'
import type { Draft, Drafts, IsOver } from './types.ts'

/** Drafts are in the database of the entries, so that one transaction turns a draft into an entry. */
export function openDrafts(database: Database): Drafts {
  return {
    load: (key) => database.run('relaxed', (tx) => tx.objectStore('drafts').get(key)).catch(() => undefined),
    list: () =>
      database
        .run('relaxed', (tx) => tx.objectStore('drafts').getAll())
        .then(
          (drafts) => drafts.sort((a, b) => b.updatedAt - a.updatedAt),
          () => undefined,
        ),
    save: (draft, before = NO_TEXT) =>
      database
        .run('relaxed', async (tx) => {
          const drafts = tx.objectStore('drafts')
          const stored = await drafts.get(draft.key)
          const next = { ...combineDrafts(stored, draft, before), savedAtAge: await readAge(tx) }
          await drafts.put(next)
          return next
        })
        .catch(() => undefined),
    saveLeaving: (draft) =>
      database
        .run('relaxed', (tx) => {
          const put = tx.objectStore('drafts').put(draft)
          // Closing a page aborts an open transaction, but not one that is committing.
          tx.commit()
          return put
        })
        .then(
          () => draft,
          () => undefined,
        ),
    rename: (key, id, from) =>
      database
        .run('relaxed', async (tx) => {
          const drafts = tx.objectStore('drafts')
          const stored = await drafts.get(key)
          if (stored?.id !== from) return undefined
          const renamed = { ...stored, id, formerId: from }
          await drafts.put(renamed)
          return renamed
        })
        .catch(() => undefined),
    clear: (key, isOver) =>
      database
        .run('relaxed', (tx) => deleteDraft(tx, key, isOver))
        .then(
          () => true,
          () => false,
        ),
  }
}

/** Deletes a draft, with `isOver` only if it is. */
export async function deleteDraft(tx: Transaction, key: string, isOver?: IsOver): Promise<void> {
  const drafts = tx.objectStore('drafts')
  const draft = isOver && (await drafts.get(key))
  if (!draft || isOver(draft)) await drafts.delete(key)
}

/**
 * One form open in two tabs is one draft with one id: what each tab typed is added to what the other one did, and of each field the
 * later text counts. Where the stored draft is of another enquiry, only what was typed since `before` is added to it.
 */
export function combineDrafts(stored: Draft | undefined, draft: Draft, before: DraftText): Draft {
  if (!stored) return draft
  const typed = textOf(draft)
  const added = stored.id === draft.id ? typed : changedSince(typed, before)
  const isFirmer = standing(draft) > standing(stored)
  const { id, attempted, correcting } = isFirmer ? draft : stored
  const formerId = isFirmer && stored.id !== id ? stored.id : stored.formerId
  const text = draftOf(laterOf(textOf(stored), added))
  const { key, page } = draft
  return {
    key,
    id,
    ...(formerId && { formerId }),
    ...text,
    ...(page && { page }),
    ...(attempted && { attempted }),
    ...(correcting && { correcting }),
  }
}

/** How firm an id is. An enquiry that was refused is replaced under its own; one that may have arrived would become a second lead. */
export function standing({ attempted, correcting }: Pick<Draft, 'attempted' | 'correcting'>): number {
  if (correcting) return 2
  return attempted ? 1 : 0
}
