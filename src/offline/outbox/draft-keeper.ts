import type { TypedEnquiry } from '../../contract/enquiry.ts'
import { withoutTripToken } from '../../contract/trip-path.ts'
import { combineDrafts } from '../../outbox/drafts.ts'
import { newId } from '../../outbox/new-id.ts'
import type { Draft, NewEnquiry, OutboxEntry, SubmitResult } from '../../outbox/types.ts'
import { broadcast } from '../app/device-channel.ts'
import { holdUpdate } from '../app/updates.ts'
import { deviceOutbox } from './device-outbox.ts'
import { markOutcome, markSubmit } from './interrupted-submit.ts'
import { keepLeavingDraft, takeLeavingDraft } from './leaving-draft.ts'
import { outboxExists } from './outbox-exists.ts'

/** What is typed is saved at most this long after the key, ms, and at once when the page is left. */
const KEEP_WITHIN_MS = 250

/** Keeps what is typed into one form across reloads, closed popups and crashes. */
export interface DraftKeeper {
  /** What was typed here before, if anything; its id becomes this form's id. */
  load(): Promise<Draft | undefined>
  /** The id of the enquiry this form will become; made at the first touch. */
  id(): string
  /** Something was typed: it is stored soon, and no update is offered until then. */
  touch(values: TypedEnquiry): void
  /** Submits the form; the draft is deleted in the same transaction that stores the enquiry. Never throws. */
  submit(enquiry: Omit<NewEnquiry, 'id'>): Promise<SubmitResult>
  /** Discards what was typed: the next input starts a new draft. */
  discard(): void
  /** Keeps what is pending and ends; for when the form leaves the screen. */
  dispose(): void
}

/** Opens the keeper of one form. `key` names the form: `home`, `contact`, `package:bali1`. */
export function openDraftKeeper(key: string): DraftKeeper {
  const { drafts, submit } = deviceOutbox()
  let id: string | undefined
  // This form has sent its enquiry before, and it was refused: the next submit replaces that one.
  let correcting = false
  // An earlier version is sent or queued, and the traveller was warned: the next submit confirms.
  let conflict: OutboxEntry | undefined
  let pending: TypedEnquiry | undefined
  // Before this is known, a save could overwrite what was typed here on an earlier visit.
  let isLoaded = false
  let isDisposed = false
  // The id is the one that all tabs use for this draft.
  let isShared = false
  // What the database has not confirmed yet, and what it was typed over: a page that is left now would lose it.
  let saving: { values: TypedEnquiry; before: TypedEnquiry; isKept?: true } | undefined
  // What this form last loaded or saved.
  let known: TypedEnquiry = {}
  // The draft as it was last kept, with what other tabs typed.
  let stored: Draft | undefined
  // What of it was typed here.
  let storedOwn: TypedEnquiry = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let release: (() => void) | undefined

  const idNow = () => {
    id ??= newId()
    return id
  }
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = (isLeaving = false) => {
    stopTimer()
    const values = pending ?? (isLeaving ? saving?.values : undefined)
    if (!values || !(isLoaded || isLeaving)) return
    pending = undefined
    const draft = {
      key,
      id: idNow(),
      values,
      page: withoutTripToken(location.pathname),
      updatedAt: Date.now(),
      ...(correcting && { correcting }),
    }
    const before = saving?.before ?? known
    known = values
    if (isLeaving) {
      stored = combineDrafts(stored, draft, storedOwn)
      storedOwn = values
      keepLeavingDraft(stored)
      if (isLoaded) void drafts.saveLeaving(stored)
      return
    }
    save(draft, before)
  }
  const save = (draft: Draft, before: TypedEnquiry) => {
    const own: typeof saving = { values: draft.values, before }
    saving = own
    void drafts.save(draft, before).then((kept) => {
      if (kept) {
        stored = kept
        storedOwn = own.values
        own.isKept = true
      }
      if (kept && saving === own) saving = undefined
      // The form is open in another tab too: both are one enquiry.
      isShared = true
      if (kept && id === draft.id) id = kept.id
    })
  }
  const finish = () => {
    stopTimer()
    takeLeavingDraft(key)
    pending = undefined
    saving = undefined
    known = {}
    stored = undefined
    storedOwn = {}
    id = undefined
    correcting = false
    conflict = undefined
    isShared = false
    release?.()
    release = undefined
  }
  // An earlier version has arrived under this id, which can carry no other: what is typed here becomes another enquiry.
  const renew = (unsaved: TypedEnquiry | undefined) => {
    // The stored draft would bring the old id back.
    void drafts.clear(key)
    stored = undefined
    storedOwn = {}
    id = undefined
    correcting = false
    isShared = true
    if (unsaved && Object.keys(unsaved).length > 0) pending = unsaved
  }
  // `pagehide` alone is too late on phones that kill the page in the background.
  const hidden = () => document.visibilityState === 'hidden' && flush(true)
  const leaving = () => flush(true)
  document.addEventListener('visibilitychange', hidden)
  // Captured, so that it is written before the databases pause (page-cache.ts).
  addEventListener('pagehide', leaving, { capture: true })

  return {
    async load() {
      // Opening the outbox creates its database, which a visitor without enquiries does not need.
      const kept = (await outboxExists()) ? await drafts.load(key) : undefined
      isLoaded = true
      // What was typed here is stored for the form’s present keeper, which may be loading at the same time.
      if (isDisposed) return kept
      const left = takeLeavingDraft(key)
      const isNewer = left && left.updatedAt > (kept?.updatedAt ?? 0)
      const draft = isNewer ? combineDrafts(kept, left, {}) : kept
      if (isNewer) save(left, {})
      if (draft && !id) {
        id = draft.id
        known = draft.values
        stored = draft
        storedOwn = draft.values
        isShared = true
        correcting = draft.correcting ?? false
      }
      return draft
    },
    id: idNow,
    touch(values) {
      idNow()
      pending = values
      release ??= holdUpdate()
      // The next key press does not postpone it: continuous typing must be saved, too.
      timer ??= setTimeout(() => flush(), KEEP_WITHIN_MS)
    },
    async submit(enquiry) {
      // A draft that is written after the enquiry was stored would appear beside it.
      stopTimer()
      const [unsaved, unconfirmed] = [pending, saving]
      pending = undefined
      saving = undefined
      // Submitted before the first save: another tab may have a draft of the same enquiry.
      if (!isShared) id = (await drafts.load(key))?.id ?? idNow()
      id = idNow()
      if (conflict && mustBeNew(conflict)) id = newId()
      const options = { draftKey: key, correcting: correcting || conflict !== undefined }
      const marked = { key, id }
      markSubmit(marked)
      const result = await submit({ ...enquiry, id }, options)
      const isDone = result.outcome === 'delivered' || result.outcome === 'waiting'
      if (isDone) markOutcome(marked)
      else markSubmit(undefined)
      conflict = result.outcome === 'conflict' ? result.existing : undefined
      // Neither sent nor kept as an enquiry: what the database has not confirmed is still to be kept as a draft.
      if (!isDone && !result.saved) {
        pending = unsaved
        if (!unconfirmed?.isKept) saving = unconfirmed
      }
      if (isDone) finish()
      else if (result.outcome === 'refused') {
        id = result.id
        correcting = result.saved
        if (result.refusal.status === 422) renew(result.saved ? undefined : (unsaved ?? known))
      }
      // Sent without being stored, or sent before: the draft, if there is one, still exists.
      if (result.outcome === 'delivered') void drafts.clear(key)
      // The form has left the screen meanwhile.
      if (isDisposed) flush(true)
      return result
    },
    discard() {
      finish()
      void drafts.clear(key)
    },
    dispose() {
      // Closed before the stored draft was there: kept as when the page is left, and combined with it at the next load. So is what
      // the database has not confirmed: a full disk may never do.
      flush(!isLoaded || saving !== undefined)
      isDisposed = true
      release?.()
      release = undefined
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', leaving, { capture: true })
    },
  }
}

/** Deletes one unfinished form from the device and from this tab; returns whether it is deleted. */
export async function deleteDraft(key: string): Promise<boolean> {
  const isDeleted = await deviceOutbox().drafts.clear(key)
  if (isDeleted) {
    takeLeavingDraft(key)
    broadcast({ type: 'outbox-changed' })
  }
  return isDeleted
}

// An enquiry that the server has accepted, in this or another version, cannot be replaced.
function mustBeNew(entry: OutboxEntry): boolean {
  return entry.state === 'sent' || entry.refusal?.status === 422
}
