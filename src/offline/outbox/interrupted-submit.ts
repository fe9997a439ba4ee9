import { SESSION_KEYS } from '../../contract/storage-names.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

const KEY = SESSION_KEYS.interruptedSubmit
/** An outcome that was shown for this long counts as seen, ms. */
const SEEN_AFTER_MS = 3_000

/** A submit whose page was reloaded or closed before the form could show the outcome. */
export interface InterruptedSubmit {
  /** The form's draft key. */
  key: string
  /** The enquiry's id. */
  id: string
  /** When it was sent, epoch ms: another version may be stored under this id. */
  at: number
}

type Stored = InterruptedSubmit & {
  /** When the page was opened that shows the outcome. */
  shownBy?: number
}

/**
 * Records that a form of this tab is submitting; `undefined` when the outcome is on the screen. Where storage is denied,
 * a reload during the submit shows an empty form.
 */
export function markSubmit(submit: InterruptedSubmit | undefined): void {
  write(submit)
}

/**
 * Records that the outcome is shown, and forgets the submit a moment later: when a reload begins, WebKit cancels the page’s
 * requests, so the page says that the enquiry is waiting just before it is closed.
 */
export function markOutcome(submit: InterruptedSubmit): void {
  write({ ...submit, shownBy: performance.timeOrigin })
  setTimeout(() => {
    const stored = read()
    if (stored?.id === submit.id && stored.shownBy === performance.timeOrigin) write(undefined)
  }, SEEN_AFTER_MS)
}

/** What this form was submitting when its page was closed; removed with the call. */
export function takeInterruptedSubmit(key: string): InterruptedSubmit | undefined {
  const submit = read()
  if (submit?.key !== key) return undefined
  write(undefined)
  return submit.shownBy === performance.timeOrigin ? undefined : submit
}

function read(): Stored | undefined {
  return (parseStored(readSession(KEY)) as Stored | null | undefined) ?? undefined
}

function write(submit: Stored | undefined): void {
  writeSession(KEY, submit && JSON.stringify(submit))
}
