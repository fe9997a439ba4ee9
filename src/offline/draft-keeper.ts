import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Draft, NewEnquiry } from '../outbox/entry.ts'
import { newId } from '../outbox/new-id.ts'
import type { SubmitResult } from '../outbox/submit.ts'
import { deviceOutbox } from './device-outbox.ts'
import { holdUpdate } from './updates.ts'

/** Typing is on its way to the disk at most this long after the key, ms, and at once when the page is left. */
const KEEP_WITHIN_MS = 250

/** Keeps what is typed into one form across reloads, closed popups and crashes. */
export interface DraftKeeper {
  /** What was typed here before, if anything; its id becomes this form's id. */
  load(): Promise<Draft | undefined>
  /** The id of the enquiry this form will become; made at the first touch. */
  id(): string
  /** Something was typed: keep it soon, and offer no update meanwhile. */
  touch(values: TypedEnquiry): void
  /** Submits the form; the draft goes in the very transaction that keeps the enquiry. Never throws. */
  submit(enquiry: Omit<NewEnquiry, 'id'>): Promise<SubmitResult>
  /** The traveller threw it away: the next touch starts anew. */
  discard(): void
  /** Keeps what is pending and lets go; for when the form leaves the screen. */
  dispose(): void
}

/** Opens the keeper of one form. `key` names the form: `home`, `contact`, `package:bali1`. */
export function openDraftKeeper(key: string): DraftKeeper {
  const { drafts, submit } = deviceOutbox()
  let id: string | undefined
  // This very form sent its enquiry before and was refused: the next submit replaces that one.
  let correcting = false
  let pending: TypedEnquiry | undefined
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
  const flush = () => {
    stopTimer()
    if (!pending) return
    const values = pending
    pending = undefined
    void drafts.save({ key, id: idNow(), values, updatedAt: Date.now(), ...(correcting && { correcting }) })
  }
  const finish = () => {
    stopTimer()
    pending = undefined
    id = undefined
    correcting = false
    release?.()
    release = undefined
  }
  // `pagehide` alone is too late on phones that kill the page in the background.
  const leaving = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', leaving)
  addEventListener('pagehide', flush)

  return {
    async load() {
      const draft = await drafts.load(key)
      if (draft && !id) {
        id = draft.id
        correcting = draft.correcting ?? false
      }
      return draft
    },
    id: idNow,
    touch(values) {
      idNow()
      pending = values
      release ??= holdUpdate()
      // Not put off by the next key: who types without a pause and crashes must not lose a minute.
      timer ??= setTimeout(flush, KEEP_WITHIN_MS)
    },
    async submit(enquiry) {
      // A draft written after the enquiry is kept would come back as a ghost of it.
      stopTimer()
      const unsaved = pending
      pending = undefined
      const result = await submit({ ...enquiry, id: idNow() }, { draftKey: key, correcting })
      if (result.outcome === 'failed') pending = unsaved
      else if (result.outcome === 'refused') {
        id = result.id
        correcting = result.saved
      } else finish()
      // Sent without having been kept: the draft, if any, is still there.
      if (result.outcome === 'delivered' && !result.saved) void drafts.clear(key)
      return result
    },
    discard() {
      finish()
      void drafts.clear(key)
    },
    dispose() {
      flush()
      release?.()
      release = undefined
      document.removeEventListener('visibilitychange', leaving)
      removeEventListener('pagehide', flush)
    },
  }
}
