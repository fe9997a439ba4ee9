import type { Clock } from './clock.ts'
import type { Form } from './draft-form.ts'
import { isCovered, laterOf, textOf } from './draft-text.ts'
import { combineDrafts, makeDraft, standing } from './drafts.ts'
import { isMadeAt } from './entry.ts'
import { newId, otherIds } from './new-id.ts'
import type { TabDraft, TabDrafts } from './tab-drafts.ts'
import type { Draft, Outbox } from './types.ts'

/** What the keeper of a draft uses of its page. */
export interface DraftPage {
  outbox: Pick<Outbox, 'submit' | 'get' | 'drafts'>
  /** Whether this device has an outbox: opening it would create its database, which a visitor without enquiries does not need. */
  outboxExists(): Promise<boolean>
  /** What this tab keeps at once, for when there is no time for the database, or it takes nothing. */
  tabDrafts: TabDrafts
  clock: Clock
  path(): string
  /** No update is offered until the function that it returns is called. */
  holdUpdate(): () => void
  /** Records that a form is being sent, or that none is, and that the outcome is shown. */
  markSubmit(submit: { key: string; id: string; at: number } | undefined): void
  markOutcome(submit: { key: string; id: string; at: number }): void
  /** Has these called when the page is hidden and left; returns how to end that. */
  listen(page: { hidden(): void; left(): void }): () => void
}

/** What is known of a form, and whether it may be stored now. */
export interface KeptForm {
  form: Form
  /** Before this, a save could overwrite what was typed here on an earlier visit. */
  isLoaded: boolean
  /** Since when it is being sent, epoch ms: a draft that is written after the enquiry was stored would appear beside it. */
  sendingSince: number | undefined
}

/** Keeps the text of a form in the database and, until that has confirmed it, in the tab. */
export interface DraftStorage {
  /** The id of the enquiry this form will become. */
  id(): string
  /** Gives the form another id. */
  changeId(id: string, attempted?: boolean): void
  /** Gives the form the id of the stored draft, if that is its own. `isOther`: it may be another enquiry. */
  takeId(stored: Draft, options?: { isOther?: boolean }): void
  /** Whether the database has the text, and that the id may have arrived, if it may. */
  isKept(): boolean
  /** Stores what is not kept. One write at a time: the next one has to know what this one has stored. */
  save(): void
  /** Resolves when all writes so far are answered. */
  written(): Promise<void>
  keepInTab(): void
  /** What it has under the id of the form, or another one. */
  dropFromTab(id?: string): void
  /** What this tab has kept, and no enquiry has. */
  readTab(): Promise<TabDraft[]>
  /** For when there is time for the database, which may take nothing: a full disk does not. */
  keep(): void
  /** For when there may be none: a page that is closed has no time to read what another tab has stored since this one has. */
  keepLeaving(): void
}

export function openDraftStorage(
  page: DraftPage,
  key: string,
  now: KeptForm,
  showId: (id: string) => void,
): DraftStorage {
  const { outbox, tabDrafts } = page
  const { drafts } = outbox
  /** Names this form in what its tab keeps. */
  const by = newId()
  /** All writes so far. */
  let writing = Promise.resolve()

  const id = () => {
    now.form.id ??= newId()
    return now.form.id
  }
  const isSending = () => now.sendingSince !== undefined
  const draftNow = (): Draft => makeDraft({ ...now.form, key, page: page.path(), id: id() })
  const isKept = () => {
    const { text, kept, stored, attempted } = now.form
    const isIdKept = !stored || !attempted || standing(stored) > 0
    return isIdKept && isCovered(text, kept)
  }
  const keepInTab = () => {
    const sending = now.sendingSince
    tabDrafts.keep({ ...draftNow(), by, since: now.form.kept, ...(sending && { sending }) })
  }
  const dropFromTab = (id = now.form.id) => {
    if (id) tabDrafts.drop(key, { by, id })
  }
  const changeId = (next: string, attempted = false) => {
    if (next === now.form.id) return
    dropFromTab()
    Object.assign(now.form, { id: next, formerIds: [], attempted })
    if (isSending() && !isKept()) keepInTab()
  }
  // Not where this form was sent under its own, or had one that was stored: then its enquiry was sent in another tab, and another
  // one was begun there.
  const takeId: DraftStorage['takeId'] = (stored, { isOther = now.form.isShared } = {}) => {
    const { form } = now
    const { attempted = false, formerIds = [] } = stored
    const isSame = form.id !== undefined && formerIds.includes(form.id)
    const isUsedUp = stored.id === form.replaces?.id
    if (stored.id === form.id) form.attempted ||= attempted
    else if (standing(form) === 0 && !isUsedUp && (!isOther || isSame)) changeId(stored.id, attempted)
    if (stored.id === form.id) form.formerIds = otherIds(form.id, [...form.formerIds, ...formerIds])
  }
  const writeNow = async (draft: Draft, store: () => Promise<Draft | undefined>) => {
    const { form } = now
    form.writes += 1
    const stored = await store()
    form.writes -= 1
    if (!stored) return
    // What this form stored before is not typed anew where another enquiry has been begun since.
    const kept = stored.id === form.id ? textOf(stored) : laterOf(form.kept, textOf(stored))
    Object.assign(form, { stored, kept })
    tabDrafts.drop(key, { by, id: draft.id, until: draft.updatedAt })
    if (isSending() || form !== now.form) return
    takeId(stored)
    form.isShared = true
    showId(id())
    // Typed meanwhile.
    save()
  }
  const write = (...one: Parameters<typeof writeNow>) => {
    writing = Promise.all([writing, writeNow(...one)]).then(() => {})
  }
  const mayWrite = () => now.isLoaded && !isSending()
  const save = () => {
    if (!mayWrite() || now.form.writes > 0 || isKept()) return
    const draft = draftNow()
    const { kept } = now.form
    write(draft, () => drafts.save(draft, kept))
  }
  const keepAtOnce = (store: (draft: Draft) => Promise<Draft | undefined>) => {
    if (isKept()) return
    keepInTab()
    const draft = draftNow()
    if (mayWrite()) write(draft, () => store(draft))
  }

  return {
    id,
    changeId,
    takeId,
    isKept,
    save,
    async written() {
      // Each may be followed by another one.
      for (let awaited: unknown; awaited !== writing; ) {
        awaited = writing
        await awaited
      }
    },
    keepInTab,
    dropFromTab,
    async readTab() {
      const left: TabDraft[] = []
      for (const draft of tabDrafts.of(key)) {
        const { id, by, sending, updatedAt: until } = draft
        const entry = await outbox.get(id).catch(() => undefined)
        // This tab has sent it: it is an entry by now, unless the page was left before that.
        const isSent = entry && isMadeAt(entry, sending)
        if (isSent) tabDrafts.drop(key, { by, id, until })
        // Another tab has sent what it had of it, or this one has sent it without storing it.
        else left.push(entry || sending ? { ...draft, attempted: true } : draft)
      }
      return left
    },
    keep() {
      const { kept } = now.form
      keepAtOnce((draft) => drafts.save(draft, kept))
    },
    keepLeaving() {
      const { stored, kept } = now.form
      // What this tab has kept before is not known yet, and stays.
      if (!now.isLoaded && !isSending() && !isKept()) void drafts.saveLeaving(draftNow(), kept)
      keepAtOnce(async (draft) => {
        const left = await drafts.saveLeaving(draft, kept)
        return left && combineDrafts(stored, left, kept)
      })
    },
  }
}
