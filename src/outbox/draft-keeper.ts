import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Clock } from './clock.ts'
import { emptyForm, type Form, isReplaceable, mustBeNew, textInFields, typeInto } from './draft-form.ts'
import { changedSince, draftOf, isCovered, laterOf, NO_TEXT, textOf, valuesOf } from './draft-text.ts'
import { combineDrafts, standing } from './drafts.ts'
import { isId, newId } from './new-id.ts'
import type { TabDraft, TabDrafts } from './tab-drafts.ts'
import type { Draft, NewEnquiry, Outbox, QueuedEntry, SubmitResult } from './types.ts'

/** What is typed is saved at most this long after the key, ms, and at once when the page is left. */
const KEEP_WITHIN_MS = 250

/** Keeps what is typed into one form across reloads, closed popups and crashes. */
export interface DraftKeeper {
  /**
   * What was typed here before, if anything, with what is typed now; its id becomes this form's id. Called again when the page comes
   * back from the back/forward cache: a newer page may have the same form. Nothing while it is sent.
   */
  load(): Promise<Draft | undefined>
  /** The id of the enquiry this form will become; made at the first touch. */
  id(): string
  /** The fields have changed, by typing or because they were filled: what is new is stored soon, and no update is offered until then. */
  touch(values: TypedEnquiry): void
  /** Stores what is typed now, so that the transaction that stores what is sent finds it and deletes it. Never throws. */
  flush(): Promise<void>
  /** Submits the form; the draft is deleted in the same transaction that stores the enquiry. Never throws. */
  submit(enquiry: Omit<NewEnquiry, 'id'>): Promise<SubmitResult>
  /** Discards what was typed here: the next input starts a new draft. What another tab typed stays. */
  discard(): void
  /** Keeps what is pending and ends; for when the form leaves the screen. */
  dispose(): void
}

/** What the keeper uses of its page. */
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
  markSubmit(submit: { key: string; id: string } | undefined): void
  markOutcome(submit: { key: string; id: string }): void
  /** Has these called when the page is hidden, shown again, and left; returns how to end that. */
  listen(page: { hidden(): void; shown(): void; left(): void }): () => void
}

/**
 * Opens the keeper of one form. `key` names the form: `home`, `contact`, `package:bali1`. `posted`: the id that the browser has
 * sent this form with, without an answer. `showId` is called where the id changes without a touch: another tab has begun the same
 * enquiry, or it is sent as a new one.
 */
export function openKeeper(
  page: DraftPage,
  key: string,
  posted?: string,
  showId: (id: string) => void = () => {},
): DraftKeeper {
  const { outbox, tabDrafts, clock } = page
  const { drafts } = outbox
  // A page of another site may have posted any text for it.
  let postedId = posted && isId(posted) ? posted : undefined
  let form: Form = { ...emptyForm(), id: postedId, attempted: postedId !== undefined }
  // Before this is known, a save could overwrite what was typed here on an earlier visit.
  let isLoaded = false
  // A draft that is written after the enquiry was stored would appear beside it.
  let isSending = false
  let sendingSince = 0
  let isDisposed = false
  let cancelTimer: (() => void) | undefined
  /** All writes so far. */
  let writing = Promise.resolve()
  let releaseUpdate: (() => void) | undefined

  const idNow = () => {
    form.id ??= newId()
    return form.id
  }
  const stopTimer = () => {
    cancelTimer?.()
    cancelTimer = undefined
  }
  const draftNow = (): Draft => ({
    key,
    id: idNow(),
    ...draftOf(form.text),
    page: page.path(),
    ...(form.attempted && { attempted: true }),
    ...(form.correcting && { correcting: true }),
  })
  /** Whether the database has the text, and the id if it may have arrived. */
  const isKept = () => {
    const { text, kept, stored, id, attempted } = form
    const isItsId = !stored || stored.id === id || !attempted || standing(stored) > 0
    return isItsId && isCovered(text, kept)
  }
  const tabDraft = () => ({ ...draftNow(), since: form.kept, ...(isSending && { sending: sendingSince }) })
  const keepInTab = () => tabDrafts.keep(tabDraft())
  const dropOwn = () => form.id && tabDrafts.drop(key, { id: form.id })
  const changeId = (id: string, attempted = false) => {
    if (id === form.id) return
    dropOwn()
    Object.assign(form, { id, attempted })
    if (isSending && !isKept()) keepInTab()
  }
  /**
   * The id of the stored draft is that of this form too, unless this form was sent under its own, or had one that was stored: then
   * its enquiry was sent in another tab, and another one was begun there.
   */
  const takeId = ({ id, attempted = false, formerId }: Draft, { isOther = form.isShared } = {}) => {
    if (id === form.id) form.attempted ||= attempted
    else if (standing(form) === 0 && (!isOther || formerId === form.id)) changeId(id, attempted)
  }
  const writeNow = async (draft: Draft, store: () => Promise<Draft | undefined>) => {
    const own = form
    own.writes += 1
    const stored = await store()
    own.writes -= 1
    if (!stored) return
    // What this form stored before is not typed anew where another enquiry has been begun since.
    const kept = stored.id === own.id ? textOf(stored) : laterOf(own.kept, textOf(stored))
    Object.assign(own, { stored, kept })
    tabDrafts.drop(key, { until: draft.updatedAt, id: draft.id })
    if (isSending || own !== form) return
    takeId(stored)
    form.isShared = true
    showId(idNow())
    // Typed meanwhile.
    save()
  }
  const write = (...now: Parameters<typeof writeNow>) => {
    writing = Promise.all([writing, writeNow(...now)]).then(() => {})
  }
  // One at a time: the next one has to know what this one has stored.
  const save = () => {
    stopTimer()
    if (!isLoaded || isSending || form.writes > 0 || isKept()) return
    const draft = draftNow()
    const { kept } = form
    write(draft, () => drafts.save(draft, kept))
  }
  /** For when there may be no time for the database, or when it may take nothing: a full disk does not. */
  const keepAtOnce = (store: (draft: Draft) => Promise<Draft | undefined>) => {
    stopTimer()
    if (isKept()) return
    keepInTab()
    const draft = draftNow()
    if (isLoaded && !isSending) write(draft, () => store(draft))
  }
  // A page that is closed has no time to read what another tab has stored since this one has.
  const leaving = () =>
    keepAtOnce((draft) => drafts.saveLeaving(combineDrafts(form.stored, draft, form.kept)))
  const hidden = () => {
    const { kept } = form
    keepAtOnce((draft) => drafts.save(draft, kept))
  }
  const shown = async () => {
    const own = form
    const { stored } = own
    const found = isLoaded && (await page.outboxExists()) ? await drafts.load(key) : undefined
    if (found && own.stored === stored) own.stored = found
  }
  const stopListening = page.listen({ hidden, shown, left: leaving })

  // Of a form that has left the screen, only its own draft: another one may have been begun there since.
  const isOwn = () => {
    const own = isDisposed ? form.id : undefined
    return ({ id }: Draft) => id === (own ?? id)
  }
  // What another tab has typed into the same draft, and what was not in the fields, is not this form's to delete.
  const isOver = (here = textInFields(form)) => {
    return (draft: Draft) => isCovered(textOf(draft), here)
  }
  const finish = () => {
    stopTimer()
    dropOwn()
    // What another tab has typed stays, and what is typed next is added to it.
    const { stored } = form
    form = { ...emptyForm(), stored: stored && isOver()(stored) ? undefined : stored }
    releaseUpdate?.()
    releaseUpdate = undefined
  }
  // An earlier version has arrived under this id, which can carry no other: what is typed here becomes another enquiry.
  const renew = async () => {
    const [used, id] = [idNow(), newId()]
    dropOwn()
    // The stored draft would bring the old id back. It has what another tab has typed, too.
    const stored = await drafts.rename(key, id, used)
    if (!stored) await drafts.clear(key, (draft) => draft.id === used)
    const { text, shown: fields } = form
    form = {
      ...emptyForm(),
      text,
      shown: fields,
      id,
      stored,
      kept: stored ? textOf(stored) : NO_TEXT,
      isShared: true,
    }
  }
  /** What this tab has kept. What was sent meanwhile is an entry by now, unless the page was left before that. */
  const readTab = async () => {
    const left: TabDraft[] = []
    for (const draft of tabDrafts.of(key)) {
      const { id, sending, updatedAt: until } = draft
      const entry = await outbox.get(id).catch(() => undefined)
      if (entry && sending && Date.parse(entry.composedAt) >= sending) tabDrafts.drop(key, { id, until })
      // Another tab has sent what it had of it.
      else left.push(entry ? { ...draft, attempted: true } : draft)
    }
    return left
  }

  return {
    async load() {
      if (isSending) return undefined
      isLoaded = false
      await writing
      const stored = (await page.outboxExists()) ? await drafts.load(key) : undefined
      const left = await readTab()
      isLoaded = true
      // What was typed here is stored for the form’s present keeper, which may be loading at the same time.
      if (isDisposed) return stored
      // Browsers restore the id of a form that the app has kept, too.
      if (postedId && postedId === stored?.id) form.attempted = stored.attempted ?? false
      postedId = undefined
      const draft = left.reduce(
        (before: Draft | undefined, one) => combineDrafts(before, one, one.since ?? NO_TEXT),
        stored,
      )
      const kept = stored ? textOf(stored) : NO_TEXT
      if (draft) {
        const typed = changedSince(form.text, form.kept)
        // The form takes all its text from another draft, which may be another enquiry.
        if (isKept() && draft.id !== form.id && !form.attempted) form = { ...emptyForm(), shown: form.shown }
        takeId(draft, { isOther: false })
        const correcting = form.id === draft.id ? (draft.correcting ?? false) : form.correcting
        const before = { text: textOf(draft), shown: {}, stored: draft }
        // The clock was turned back since that was stored: what was typed here is later all the same.
        const isAhead = draft.updatedAt > clock.now()
        const text = isAhead ? typeInto(before, valuesOf(typed), clock) : laterOf(before.text, typed)
        const isShared = form.isShared || stored !== undefined
        form = { ...form, text, kept, stored, correcting, isShared }
        for (const { id, updatedAt: until } of left) tabDrafts.drop(key, { id, until })
        if (!isKept()) keepInTab()
      }
      save()
      return draft && { ...draft, id: idNow(), values: valuesOf(form.text) }
    },
    id: idNow,
    touch(values) {
      idNow()
      const text = typeInto(form, values, clock)
      Object.assign(form, { text, shown: values })
      if (isKept()) return
      releaseUpdate ??= page.holdUpdate()
      // The next key press does not postpone it: continuous typing must be saved, too.
      cancelTimer ??= clock.after(KEEP_WITHIN_MS, save)
    },
    async flush() {
      save()
      // Each may be followed by another one.
      for (let awaited: unknown; awaited !== writing; ) {
        awaited = writing
        await awaited
      }
    },
    async submit(enquiry) {
      stopTimer()
      isSending = true
      sendingSince = clock.now()
      if (!isKept()) keepInTab()
      const sent = textInFields(form)
      const isSent = isOver(sent)
      // Another tab may have a draft of the same enquiry, or have given this one another id.
      const stored = await drafts.load(key)
      if (stored) takeId(stored)
      form.isShared = true
      if (form.conflict && mustBeNew(form.conflict)) {
        Object.assign(form, { correcting: false, replaces: form.conflict.id })
        changeId(newId())
      }
      const marked = { key, id: idNow() }
      showId(marked.id)
      page.markSubmit(marked)
      const { attempted, replaces } = form
      const mayReplace = (entry: QueuedEntry) => isReplaceable(form, entry)
      const options = { draftKey: key, isOver: isSent, mayReplace, replaces, attempted }
      const result = await outbox.submit({ ...enquiry, id: marked.id }, options)
      isSending = false
      if (isDisposed) stopListening()
      if (result.outcome === 'delivered' || result.outcome === 'waiting') {
        page.markOutcome(marked)
        const ofThis = isOwn()
        const unsent = changedSince(form.text, sent)
        const isUnsentKept = isCovered(unsent, form.kept)
        finish()
        // Read too late for the fields, and kept by this tab only.
        if (!isUnsentKept) tabDrafts.keep({ key, id: newId(), ...draftOf(unsent) })
        // Sent without being stored, or sent before: the draft, if there is one, still exists.
        if (result.outcome === 'delivered') void drafts.clear(key, (draft) => ofThis(draft) && isSent(draft))
        return result
      }
      page.markSubmit(undefined)
      form.conflict = result.outcome === 'conflict' ? result.existing : undefined
      if (result.outcome === 'failed') form.attempted ||= result.attempted
      if (result.outcome === 'refused') {
        changeId(result.id, form.attempted)
        form.correcting = result.saved
        // The enquiry that is kept has it, and the draft is deleted.
        if (result.saved) dropOwn()
        if (result.refusal.status === 422) {
          await renew()
          form.replaces = result.id
        }
        if (result.saved) Object.assign(form, { kept: laterOf(form.kept, sent), stored: undefined })
      }
      // The form may have left the screen meanwhile.
      if (!isDisposed) save()
      else if (!isKept()) keepInTab()
      return result
    },
    discard() {
      const [ofThis, isKnown] = [isOwn(), isOver()]
      void drafts.clear(key, (draft) => ofThis(draft) && isKnown(draft))
      finish()
    },
    dispose() {
      if (!isSending) hidden()
      isDisposed = true
      releaseUpdate?.()
      releaseUpdate = undefined
      // The page may be left before the outcome is there.
      if (!isSending) stopListening()
    },
  }
}
