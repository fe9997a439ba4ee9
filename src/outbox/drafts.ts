import type { Database } from './database.ts'
import type { Draft } from './entry.ts'

export interface Drafts {
  /** `undefined` when there is none or storage is unavailable. Never throws. */
  load(key: string): Promise<Draft | undefined>
  /** Whether it was kept. Never throws. */
  save(draft: Draft): Promise<boolean>
  clear(key: string): Promise<void>
}

/** Drafts live beside the entries, so that one transaction turns the one into the other. */
export function openDrafts(database: Database): Drafts {
  return {
    load: (key) => database.run('relaxed', (tx) => tx.objectStore('drafts').get(key)).catch(() => undefined),
    save: (draft) =>
      database
        .run('relaxed', (tx) => {
          const put = tx.objectStore('drafts').put(draft)
          // A page that is going away takes an open transaction with it; one that is committing survives.
          tx.commit()
          return put
        })
        .then(
          () => true,
          () => false,
        ),
    clear: (key) => database.run('relaxed', (tx) => tx.objectStore('drafts').delete(key)).catch(() => {}),
  }
}
