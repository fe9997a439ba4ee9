import type { TypedEnquiry } from '../contract/enquiry.ts'
import { pause } from './clock.ts'
import {
  emptyForm,
  type Form,
  isReplaceable,
  mustBeNew,
  revisionOf,
  textInFields,
  typeInto,
  wasAttempted,
} from './draft-form.ts'
import { type DraftPage, type KeptForm, openDraftStorage } from './draft-storage.ts'
import {
  changedSince,
  draftOf,
  hasSameValues,
  isCovered,
  laterOf,
  NO_TEXT,
  textOf,
  typedUntil,
  valuesOf,
} from './draft-text.ts'
import { combineDrafts } from './drafts.ts'
import { isSameTopic } from './entry.ts'
import { isId, newId, otherIds } from './new-id.ts'
import type { Draft, DraftText, IsOver, NewEnquiry, QueuedEntry, SubmitResult } from './types.ts'

/** What is typed is saved at most this long after the key, ms, and at once when the page is left. */
const KEEP_WITHIN_MS = 250
type Submitted = Extract<SubmitResult, { outcome: 'delivered' | 'waiting' }>

/** How long a submit waits for storage that does not answer, where the stored draft has been seen before, ms. */
const SECOND_LOOK_LIMIT_MS = 1_000

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
  const now: KeptForm = {
    form: { ...emptyForm(), id: postedId, attempted: postedId !== undefined },
    isLoaded: false,
    sendingSince: undefined,
  }
  const storage = openDraftStorage(page, key, now, showId)
  let isDisposed = false
  let cancelTimer: (() => void) | undefined
  let releaseUpdate: (() => void) | undefined

  const stopTimer = () => {
    cancelTimer?.()
    cancelTimer = undefined
  }
  const allowUpdate = () => {
    releaseUpdate?.()
    releaseUpdate = undefined
  }
  const save = () => {
    stopTimer()
    storage.save()
  }
  const stopListening = page.listen({
    hidden() {
      stopTimer()
      storage.keep()
    },
    left() {
      stopTimer()
      storage.keepLeaving()
    },
  })
  // Of a form that has left the screen, only its own draft: another one may have been begun there since.
  const isOwn = () => {
    const own = isDisposed ? now.form.id : undefined
    return ({ id }: Draft) => id === (own ?? id)
  }
  // What another tab has typed into the same draft, and what was not in the fields, is not this form's to delete. In another draft,
  // an earlier text is not an earlier version of this one.
  const isOver = (here = textInFields(now.form)) => {
    const { id = '' } = now.form
    const isThis = (draft: Draft) => draft.id === id || draft.formerIds?.includes(id)
    return (draft: Draft) => (isThis(draft) ? isCovered : hasSameValues)(textOf(draft), here)
  }
  const finish = () => {
    stopTimer()
    storage.dropFromTab()
    // What another tab has typed stays, and what is typed next is added to it.
    const { stored } = now.form
    now.form = { ...emptyForm(), stored: stored && isOver()(stored) ? undefined : stored }
    allowUpdate()
  }
  // An earlier version has arrived under this id, which can carry no other: what is typed here becomes another enquiry.
  const renew = async (replaces: NonNullable<Form['replaces']>) => {
    const [used, id] = [storage.id(), newId()]
    // The stored draft would bring the old id back. It has what another tab has typed, too.
    const stored = await drafts.rename(key, id, used)
    const { text, shown } = now.form
    // A full disk takes no other id: what another tab has typed stays under this one.
    if (!stored) await drafts.clear(key, (draft) => draft.id === used && isCovered(textOf(draft), text))
    const kept = stored ? textOf(stored) : NO_TEXT
    // What is stored has this one only, where the form is left before it is sent.
    const formerIds = [replaces.id]
    now.form = { ...emptyForm(), text, shown, id, formerIds, stored, kept, isShared: true, replaces }
  }
  /** Puts what was stored, and left in this tab, under what was typed since. */
  const takeLoaded = (draft: Draft, stored: Draft | undefined) => {
    const typed = changedSince(now.form.text, now.form.kept)
    // The form takes all its text from another draft, which may be another enquiry.
    if (storage.isKept() && draft.id !== now.form.id && !now.form.attempted)
      now.form = { ...emptyForm(), shown: now.form.shown }
    storage.takeId(draft, { isOther: false })
    const { form } = now
    form.formerIds = otherIds(form.id, [...form.formerIds, draft.id])
    // What is sent under its own id, in the place of what was refused, has to be all of it.
    const text = laterOf(textOf(draft), draft.id === form.id ? typed : form.text)
    // The clock was turned back since that was stored: what was typed here after that is later all the same.
    const isAhead = draft.updatedAt > clock.now()
    const after = valuesOf(isAhead ? typedUntil(typed, clock.now()) : NO_TEXT)
    Object.assign(form, {
      text: typeInto({ text, shown: {}, stored: draft }, after, clock),
      kept: stored ? textOf(stored) : NO_TEXT,
      stored,
      ...(form.id === draft.id && {
        correcting: draft.correcting ?? false,
        refusedRevision: draft.refusedRevision,
      }),
      isShared: form.isShared || stored !== undefined,
    })
  }

  /** The id that the form is sent under: another tab may have given this enquiry another one, or have sent it. */
  const settleId = async () => {
    const loading = drafts.load(key)
    const limit = now.form.isShared ? [pause(clock, SECOND_LOOK_LIMIT_MS).then(() => undefined)] : []
    const stored = await Promise.race([loading, ...limit])
    if (stored) storage.takeId(stored)
    const { form } = now
    form.isShared = true
    if (form.conflict && mustBeNew(form.conflict)) {
      const { conflict } = form
      const replaces = { id: conflict.id, revision: revisionOf(conflict) }
      Object.assign(form, { correcting: false, refusedRevision: undefined, replaces })
      storage.changeId(newId())
    }
    return storage.id()
  }
  /** The enquiry is kept or delivered: begins an empty form. */
  const endSubmitted = (
    { text, kept }: Form,
    { id, outcome, saved }: Submitted,
    sent: DraftText,
    isSent: IsOver,
  ) => {
    const ofThis = isOwn()
    const unsent = changedSince(text, sent)
    finish()
    // Read too late for the fields, and kept by this tab only.
    if (!isCovered(unsent, kept)) tabDrafts.keep({ key, id: newId(), ...draftOf(unsent) })
    // Sent without being stored, or sent before: the draft, if there is one, still exists.
    if (outcome === 'delivered') void drafts.clear(key, (draft) => ofThis(draft) && isSent(draft))
    if (!saved) void drafts.markAttempted(id)
  }
  /** The text stays in the form, under the id that the outcome leaves it. */
  const takeBack = async (form: Form, result: Exclude<SubmitResult, Submitted>, sent: DraftText) => {
    form.conflict = result.outcome === 'conflict' ? result.existing : undefined
    if (form.conflict) form.attempted ||= wasAttempted(form.conflict)
    if (result.outcome === 'failed') form.attempted ||= result.attempted
    if (result.outcome !== 'refused') return
    storage.changeId(result.id, form.attempted)
    Object.assign(form, { correcting: result.saved, refusedRevision: result.revision })
    // The enquiry that is kept has it, and the draft is deleted.
    if (result.saved) storage.dropFromTab()
    const used = storage.id()
    const isUsedUp = result.refusal.status === 422
    if (isUsedUp) await renew({ id: result.id, revision: result.revision })
    if (result.saved) Object.assign(now.form, { kept: laterOf(now.form.kept, sent), stored: undefined })
    if (!isUsedUp) return
    // The page may be left at any moment: what has the used id is dropped once the tab has it under the new one.
    if (!storage.isKept()) storage.keepInTab()
    storage.dropFromTab(used)
  }

  return {
    async load() {
      if (now.sendingSince !== undefined) return undefined
      now.isLoaded = false
      await storage.written()
      const stored = (await page.outboxExists()) ? await drafts.load(key) : undefined
      const left = await storage.readTab()
      // Not where it was sent: its page was left in that moment, and another tab's draft has taken over its id since.
      const isTakenOver =
        postedId &&
        stored?.formerIds?.includes(postedId) &&
        !(await outbox.get(postedId).catch(() => undefined))
      now.isLoaded = true
      // The form’s present keeper may be loading at the same time: what was typed here has the same id and times for both.
      if (isDisposed) {
        save()
        return stored
      }
      // Browsers restore the id of a form that the app has kept, too.
      if (postedId && postedId === stored?.id) now.form.attempted = stored.attempted ?? false
      else if (isTakenOver) now.form.attempted = false
      postedId = undefined
      const draft = left.reduce(
        (before: Draft | undefined, one) => combineDrafts(before, one, one.since ?? NO_TEXT),
        stored,
      )
      if (draft) {
        takeLoaded(draft, stored)
        for (const { by, id, updatedAt: until } of left) tabDrafts.drop(key, { by, id, until })
        if (!storage.isKept()) storage.keepInTab()
      }
      save()
      return draft && { ...draft, id: storage.id(), values: valuesOf(now.form.text) }
    },
    id: storage.id,
    touch(values) {
      storage.id()
      const text = typeInto(now.form, values, clock)
      Object.assign(now.form, { text, shown: values })
      if (storage.isKept()) return
      releaseUpdate ??= page.holdUpdate()
      // The next key press does not postpone it: continuous typing must be saved, too.
      cancelTimer ??= clock.after(KEEP_WITHIN_MS, save)
    },
    async flush() {
      save()
      await storage.written()
    },
    async submit(enquiry) {
      stopTimer()
      const pressedAt = clock.now()
      now.sendingSince = pressedAt
      if (!storage.isKept()) storage.keepInTab()
      const sent = textInFields(now.form)
      const marked = { key, id: await settleId(), at: pressedAt }
      const isSent = isOver(sent)
      showId(marked.id)
      page.markSubmit(marked)
      const { form } = now
      const { attempted, replaces, formerIds } = form
      // What needs attention stays where its draft is sent for another package, unless the traveller was asked to replace it.
      const wasAsked = (entry: QueuedEntry) => form.conflict !== undefined && entry.id !== replaces?.id
      const mayReplace = (entry: QueuedEntry) =>
        isReplaceable(form, entry) && (wasAsked(entry) || isSameTopic(entry.body, enquiry.body))
      const ids = { formerIds, replaces: replaces?.id }
      const options = { draftKey: key, isOver: isSent, mayReplace, attempted, pressedAt, ...ids }
      const result = await outbox.submit({ ...enquiry, id: marked.id }, options)
      now.sendingSince = undefined
      if (isDisposed) stopListening()
      if (result.outcome === 'delivered' || result.outcome === 'waiting') {
        page.markOutcome(marked)
        endSubmitted(form, result, sent, isSent)
        return result
      }
      page.markSubmit(undefined)
      await takeBack(form, result, sent)
      // The form may have left the screen meanwhile.
      if (!isDisposed) save()
      else if (!storage.isKept()) storage.keepInTab()
      return result
    },
    discard() {
      const [ofThis, isKnown] = [isOwn(), isOver()]
      void drafts.clear(key, (draft) => ofThis(draft) && isKnown(draft))
      finish()
    },
    dispose() {
      stopTimer()
      if (now.sendingSince === undefined) storage.keep()
      isDisposed = true
      allowUpdate()
      // The page may be left before the outcome is there.
      if (now.sendingSince === undefined) stopListening()
    },
  }
}
