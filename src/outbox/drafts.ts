import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Database, Transaction } from './database.ts'
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
    save: (draft, before = {}) =>
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
          if (!stored || stored.id !== (from ?? stored.id)) return undefined
          const renamed = { ...stored, id }
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

/** One form open in two tabs is one draft with one id: each tab's changes are added to what the other one typed. */
export function combineDrafts(stored: Draft | undefined, draft: Draft, before: TypedEnquiry): Draft {
  if (!stored) return draft
  const values = { ...stored.values }
  for (const field of new Set([...Object.keys(before), ...Object.keys(draft.values)])) {
    const value = draft.values[field]
    if (value === before[field]) continue
    if (value === undefined) delete values[field]
    else values[field] = value
  }
  // What corrects a refused enquiry replaces that one.
  return { ...draft, id: draft.correcting ? draft.id : stored.id, values }
}
