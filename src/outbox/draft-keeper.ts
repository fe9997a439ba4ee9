import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Clock } from './clock.ts'
import { emptyForm, type Form, mayReplace, mustBeNew, NOTHING, typedAfter } from './draft-form.ts'
import { combineDrafts } from './drafts.ts'
import { isId, newId } from './new-id.ts'
import type { TabDrafts } from './tab-drafts.ts'
import type { Draft, NewEnquiry, Outbox, SubmitResult } from './types.ts'

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
  /** Something was typed: it is stored soon, and no update is offered until then. */
  touch(values: TypedEnquiry): void
  /** Stores what is typed now, so that the transaction that stores what is sent finds it and deletes it. Never throws. */
  flush(): Promise<void>
  /**
   * Submits the form; the draft is deleted in the same transaction that stores the enquiry. `isShown`: the form had what was loaded.
   * Never throws.
   */
  submit(enquiry: Omit<NewEnquiry, 'id'>, isShown?: boolean): Promise<SubmitResult>
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
  /** The id that the browser has sent, as far as is known: it restores that of a form that the app has kept, too. */
  let sentByBrowser = postedId
  let form: Form = { ...emptyForm(), id: postedId }
  // Before this is known, a save could overwrite what was typed here on an earlier visit.
  let isLoaded = false
  // A draft that is written after the enquiry was stored would appear beside it.
  let isSubmitting = false
  let submittedAt = 0
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
  const isKept = () => form.typed === form.confirmed
  const draftNow = (): Draft => ({
    key,
    id: idNow(),
    values: form.typed,
    page: page.path(),
    updatedAt: form.typedAt,
    ...(form.correcting && { correcting: true }),
    ...(form.id === sentByBrowser && { attempted: true }),
  })
  const writeNow = async (draft: Draft, store: () => Promise<Draft | undefined>) => {
    const own = form
    const { typed } = own
    own.writes = [...own.writes, typed]
    const kept = await store()
    own.writes = own.writes.filter((values) => values !== typed)
    // The form is open in another tab too: both are one enquiry.
    own.isShared = true
    if (!kept) return
    own.stored = kept
    own.confirmed = typed
    if (own.id === draft.id && !own.isTried) own.id = kept.id
    tabDrafts.drop(key, { until: draft.updatedAt })
    if (own !== form) return
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
    if (!isLoaded || isSubmitting || form.writes.length > 0 || isKept()) return
    const draft = draftNow()
    const { confirmed } = form
    write(draft, () => drafts.save(draft, confirmed))
  }
  const ownDraft = () => ({
    ...draftNow(),
    before: form.confirmed,
    ...(isSubmitting && { sending: submittedAt }),
  })
  /** For when there may be no time for the database, or when it may take nothing: a full disk does not. */
  const keepAtOnce = (store = drafts.saveLeaving) => {
    stopTimer()
    if (isKept()) return
    tabDrafts.keep(ownDraft())
    if (!isLoaded || isSubmitting) return
    const draft = combineDrafts(form.stored, draftNow(), form.confirmed)
    write(draft, () => store(draft))
  }
  // Of a form that has left the screen, only its own draft: another one may have been begun there since.
  const ownId = () => (isDisposed ? form.id : undefined)
  const isOwn = () => {
    const own = ownId()
    return ({ id }: Draft) => id === (own ?? id)
  }
  // What another tab has typed into the same draft is not this form's to delete.
  const isOver = () => {
    const known = [form.typed, form.confirmed, ...form.writes]
    return ({ values }: Draft) =>
      Object.entries(values).every(([field, value]) => known.some((one) => one[field] === value))
  }
  const finish = () => {
    stopTimer()
    tabDrafts.drop(key, { id: ownId() })
    form = emptyForm()
    releaseUpdate?.()
    releaseUpdate = undefined
  }
  // An earlier version has arrived under this id, which can carry no other: what is typed here becomes another enquiry.
  const renew = async () => {
    const [used, id] = [form.id, newId()]
    // The stored draft would bring the old id back. It has what another tab has typed, too.
    const renamed = await drafts.rename(key, id, used)
    if (!renamed) await drafts.clear(key, (draft) => draft.id === used)
    const { typed, typedAt } = form
    const confirmed = renamed ? { ...form.confirmed } : NOTHING
    form = { ...emptyForm(), id, typed, typedAt: typedAfter(clock, typedAt), confirmed, isShared: true }
  }
  // With what another tab has stored, which takes longer than a page has that is closed.
  const keepCombined = () => {
    const { typed, confirmed } = form
    keepAtOnce((draft) => drafts.save({ ...draft, values: typed }, confirmed))
  }
  // A page that is closed has no time to read what another tab has stored meanwhile.
  const readOthers = async () => {
    const own = form
    const { stored } = own
    const kept = isLoaded && (await page.outboxExists()) ? await drafts.load(key) : undefined
    if (kept && own.stored === stored) own.stored = kept
  }
  // `pagehide` alone is too late on phones that kill the page in the background.
  const stopListening = page.listen({ hidden: keepCombined, shown: readOthers, left: () => keepAtOnce() })

  // What this tab has kept while it was sent is an entry by now, unless the page was left before that.
  const dropSent = async () => {
    const left = tabDrafts.get(key)
    if (!left?.sending) return
    const entry = await outbox.get(left.id).catch(() => undefined)
    const isStored = entry !== undefined && Date.parse(entry.composedAt) >= left.sending
    if (isStored) tabDrafts.drop(key, { until: left.updatedAt })
  }

  // What was posted may have arrived: under another id it would become a second lead.
  const takePosted = async (exists: boolean) => {
    const id = postedId
    postedId = undefined
    if (!id) return undefined
    const stored = exists ? await drafts.load(key) : undefined
    if (stored?.id === id) sentByBrowser = undefined
    else {
      form.isTried = true
      if (stored) await drafts.rename(key, id)
    }
    return id
  }

  return {
    async load() {
      if (isSubmitting) return undefined
      isLoaded = false
      await writing
      // Opening the outbox creates its database, which a visitor without enquiries does not need.
      const exists = await page.outboxExists()
      const posted = await takePosted(exists)
      const kept = exists ? await drafts.load(key) : undefined
      await dropSent()
      isLoaded = true
      // What was typed here is stored for the form’s present keeper, which may be loading at the same time.
      if (isDisposed) return kept
      const left = tabDrafts.get(key)
      const isNewer = left && left.updatedAt > (kept?.updatedAt ?? 0)
      if (!isNewer) tabDrafts.drop(key)
      const draft = isNewer ? combineDrafts(kept, left, left.before ?? NOTHING) : kept
      if (draft) {
        const { values, correcting = false } = draft
        const confirmed = isNewer ? (kept?.values ?? NOTHING) : values
        const isTyped = !isKept()
        const isShared = posted !== undefined || draft.id === form.stored?.id
        // The form takes all its text from another draft, which may be another enquiry.
        if (!isTyped && draft.id !== form.id)
          form = { ...emptyForm(), ...(isShared && { id: form.id, isTried: form.isTried }) }
        const id = posted ?? (form.isTried ? form.id : draft.id)
        if (draft.attempted) sentByBrowser = id
        const typed = isTyped ? combineDrafts(draft, draftNow(), form.confirmed).values : values
        const typedAt = isTyped ? typedAfter(clock, draft.updatedAt) : draft.updatedAt
        form = { ...form, id, typed, typedAt, confirmed, stored: kept, isShared: true, correcting }
      }
      save()
      return draft && { ...draft, id: idNow(), values: form.typed }
    },
    id: idNow,
    touch(values) {
      idNow()
      form.typed = values
      form.typedAt = typedAfter(clock, form.typedAt)
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
    async submit(enquiry, isShown = true) {
      stopTimer()
      isSubmitting = true
      submittedAt = clock.now()
      // What was loaded is not this form's to delete.
      if (!isShown) form.confirmed = NOTHING
      const { typed } = form
      const isSent = isOver()
      // Submitted before the first save: another tab may have a draft of the same enquiry.
      if (!form.isShared && !form.isTried) form.id = (await drafts.load(key))?.id ?? idNow()
      if (form.conflict && mustBeNew(form.conflict))
        Object.assign(form, { id: newId(), replaces: form.conflict.id })
      const marked = { key, id: idNow() }
      showId(marked.id)
      form.isTried = true
      page.markSubmit(marked)
      const isAgain = form.correcting || form.conflict !== undefined
      const correcting = isAgain && mayReplace(form, await outbox.get(marked.id).catch(() => undefined))
      const attempted = marked.id === sentByBrowser
      const options = { draftKey: key, isOver: isSent, correcting, replaces: form.replaces, attempted }
      const result = await outbox.submit({ ...enquiry, id: marked.id }, options)
      isSubmitting = false
      if (isDisposed) stopListening()
      if (result.outcome === 'delivered' || result.outcome === 'waiting') {
        page.markOutcome(marked)
        const ofThis = isOwn()
        finish()
        // Sent without being stored, or sent before: the draft, if there is one, still exists.
        if (result.outcome === 'delivered') void drafts.clear(key, (draft) => ofThis(draft) && isSent(draft))
        return result
      }
      page.markSubmit(undefined)
      form.conflict = result.outcome === 'conflict' ? result.existing : undefined
      if (result.outcome === 'refused') {
        form.id = result.id
        form.correcting = result.saved
        // The enquiry that is kept has it, and the draft is deleted.
        if (result.saved) tabDrafts.drop(key, { id: ownId() })
        if (result.refusal.status === 422) {
          await renew()
          form.replaces = result.id
        }
        if (result.saved) Object.assign(form, { confirmed: typed, stored: undefined })
      }
      // The form may have left the screen meanwhile.
      if (!isDisposed) save()
      else if (!isKept()) tabDrafts.keep(ownDraft())
      return result
    },
    discard() {
      const [ofThis, isKnown] = [isOwn(), isOver()]
      void drafts.clear(key, (draft) => ofThis(draft) && isKnown(draft))
      finish()
    },
    dispose() {
      if (!isSubmitting) keepCombined()
      isDisposed = true
      releaseUpdate?.()
      releaseUpdate = undefined
      // The page may be left before the outcome is there.
      if (!isSubmitting) stopListening()
    },
  }
}
