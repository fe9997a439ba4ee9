import type { Database, Transaction } from './database.ts'
import { changedSince, draftOf, laterOf, NO_TEXT, textOf } from './draft-text.ts'
import { newId, otherIds } from './new-id.ts'
import { readAge } from './retention.ts'
import type { Draft, Drafts, DraftText, IsOver, StoredDraft } from './types.ts'

/**
 * The record of a page that was left, which has had no time to read what others have stored, is beside that of its draft: its key
 * is that of the form, this and an id of its own. A page may be left again before the next save adds it to the draft.
 */
const LEFT = '\n'
/** Of how many deleted enquiries it is kept that they may have arrived. */
const DELETED_LIMIT = 100

/** Drafts are in the database of the entries, so that one transaction turns a draft into an entry. */
export function openDrafts(database: Database): Drafts {
  const run = <T>(work: (tx: Transaction) => Promise<T>) => database.run('relaxed', work)
  const attempt = <T>(work: (tx: Transaction) => Promise<T>) => run(work).catch(() => undefined)
  const isDone = (work: (tx: Transaction) => Promise<void>) =>
    run(work).then(
      () => true,
      () => false,
    )
  return {
    load: (key) => attempt((tx) => readDraft(tx, key)),
    list: () =>
      attempt(async (tx) => {
        const records = await tx.objectStore('drafts').getAll()
        const keys = new Set(records.map(({ key }) => formOf(key)))
        const drafts = [...keys].flatMap((key) => combineRecords(key, records) ?? [])
        return drafts.sort((a, b) => b.updatedAt - a.updatedAt)
      }),
    save: (draft, before = NO_TEXT) =>
      attempt(async (tx) => {
        const stored = await readDraft(tx, draft.key)
        const next = { ...combineDrafts(stored, draft, before), savedAtAge: await readAge(tx) }
        await replaceDraft(tx, next)
        return next
      }),
    saveLeaving: (draft, since) =>
      attempt(async (tx) => {
        const put = tx.objectStore('drafts').put({ ...draft, since, key: draft.key + LEFT + newId() })
        // Closing a page aborts an open transaction, but not one that is committing.
        tx.commit()
        await put
        return draft
      }),
    rename: (key, id, from) =>
      attempt(async (tx) => {
        const stored = await readDraft(tx, key)
        if (stored?.id !== from) return undefined
        const renamed = { ...stored, id, formerIds: [...(stored.formerIds ?? []), from] }
        await replaceDraft(tx, renamed)
        return renamed
      }),
    markAttempted: (id) => isDone((tx) => markAttempted(tx, id)),
    async clear(key, isOver) {
      const isNoted = await isDone(async (tx) => {
        const draft = await readDraft(tx, key)
        if (draft?.attempted) await noteDeleted(tx, [draft.id])
        await deleteDraft(tx, key, isOver)
      })
      // On a full disk, or where a record cannot be read, it is deleted all the same.
      return isNoted || isDone((tx) => deleteDraft(tx, key, isOver))
    },
  }
}

/** Deletes a draft, with `isOver` only if it is. */
export async function deleteDraft(tx: Transaction, key: string, isOver?: IsOver): Promise<void> {
  const draft = isOver && (await readDraft(tx, key))
  if (!draft || isOver(draft)) await tx.objectStore('drafts').delete(recordsOf(key))
}

/** Notes that what has this id may have arrived. */
export async function markAttempted(tx: Transaction, id: string): Promise<void> {
  const drafts = tx.objectStore('drafts')
  for (const draft of await drafts.getAll())
    if (draft.id === id) await drafts.put({ ...draft, attempted: true })
}

/** Notes that what had these ids is deleted, and may have arrived: another tab may still have its form. */
export async function noteDeleted(tx: Transaction, ids: string[]): Promise<void> {
  const deleted = [...new Set([...(await deletedIds(tx)), ...ids])].slice(-DELETED_LIMIT)
  await tx.objectStore('meta').put(deleted, 'deleted')
}

export async function deletedIds(tx: Transaction): Promise<string[]> {
  return ((await tx.objectStore('meta').get('deleted')) as string[] | undefined) ?? []
}

async function readDraft(tx: Transaction, key: string): Promise<Draft | undefined> {
  return combineRecords(key, await tx.objectStore('drafts').getAll(recordsOf(key)))
}

async function replaceDraft(tx: Transaction, draft: Draft): Promise<void> {
  const drafts = tx.objectStore('drafts')
  await drafts.delete(recordsOf(draft.key))
  await drafts.put(draft)
}

function combineRecords(key: string, records: StoredDraft[]): Draft | undefined {
  return records
    .filter((record) => formOf(record.key) === key)
    .reduce<Draft | undefined>(
      (before, { since, ...record }) => combineDrafts(before, { ...record, key }, since ?? NO_TEXT),
      undefined,
    )
}

// The record of the draft comes first.
function recordsOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound(key, `${key}${LEFT}\uffff`)
}

function formOf(key: string): string {
  return key.split(LEFT)[0] ?? key
}

/**
 * One form open in two tabs is one draft with one id: what each tab typed is added to what the other one did, and of each field the
 * later text counts. Where it stays the draft of another enquiry, only what was typed since `before` is added to it.
 */
export function combineDrafts(stored: Draft | undefined, draft: Draft, before: DraftText): Draft {
  if (!stored) return draft
  const typed = textOf(draft)
  const isFirmer = standing(draft) > standing(stored)
  const added = stored.id === draft.id || isFirmer ? typed : changedSince(typed, before)
  const { id, attempted, correcting, refusedRevision } = isFirmer ? draft : stored
  const isAdded = Object.keys(added).length > 0
  const formerIds = otherIds(id, [
    ...(stored.formerIds ?? []),
    stored.id,
    ...(draft.formerIds ?? []),
    ...(isAdded ? [draft.id] : []),
  ])
  const { key, page } = draft
  const text = laterOf(textOf(stored), added)
  return makeDraft({ key, page, id, formerIds, text, attempted, correcting, refusedRevision })
}

interface DraftParts {
  key: string
  page: string | undefined
  id: string
  formerIds: readonly string[]
  text: DraftText
  attempted: boolean | undefined
  correcting: boolean | undefined
  refusedRevision: number | undefined
}

/** The record of a draft, without what it has not. */
export function makeDraft(parts: DraftParts): Draft {
  const { key, page, id, formerIds, text, attempted, correcting, refusedRevision } = parts
  return {
    key,
    id,
    ...(formerIds.length > 0 && { formerIds }),
    ...draftOf(text),
    ...(page && { page }),
    ...(attempted && { attempted }),
    ...(correcting && { correcting }),
    ...(refusedRevision !== undefined && { refusedRevision }),
  }
}

/** How firm an id is. An enquiry that was refused is replaced under its own; one that may have arrived would become a second lead. */
export function standing({ attempted, correcting }: Pick<Draft, 'attempted' | 'correcting'>): number {
  if (correcting) return 2
  return attempted ? 1 : 0
}
