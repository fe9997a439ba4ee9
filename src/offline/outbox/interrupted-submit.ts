import { SESSION_KEYS } from '../../contract/storage-names.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'

const KEY = SESSION_KEYS.interruptedSubmit

/** A submit whose page was reloaded or closed before the form could show the outcome. */
export interface InterruptedSubmit {
  /** The form's draft key. */
  key: string
  /** The enquiry's id. */
  id: string
}

/**
 * Records that a form of this tab is submitting; `undefined` when the outcome is on the screen. Where storage is denied,
 * a reload during the submit shows an empty form.
 */
export function markSubmit(submit: InterruptedSubmit | undefined): void {
  writeSession(KEY, submit && JSON.stringify(submit))
}

/** The id of the enquiry that this form was submitting when its page was closed; removed with the call. */
export function takeInterruptedSubmit(key: string): string | undefined {
  const submit = parseStored(readSession(KEY)) as InterruptedSubmit | null | undefined
  if (submit?.key !== key) return undefined
  writeSession(KEY, undefined)
  return submit.id
}
