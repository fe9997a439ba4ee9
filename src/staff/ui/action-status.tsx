import { type ReactNode, useState } from 'react'
import { announce } from '../../ui/announcer.tsx'
import styles from './action-status.module.css'

/** Runs an action and says `done` after it, which may follow from its result. Resolves to whether it succeeded. */
export type RunAction = <Result>(
  work: () => Promise<Result>,
  done?: string | ((result: Result) => string),
) => Promise<boolean>

/** Runs an action that may fail, and shows its result. */
export function useAction() {
  const [status, setStatus] = useState({ done: '', failure: '' })
  const [busy, setBusy] = useState(false)
  const run: RunAction = async (work, done = '') => {
    setBusy(true)
    setStatus({ done: '', failure: '' })
    try {
      const result = await work()
      const said = typeof done === 'string' ? done : done(result)
      setStatus({ done: said, failure: '' })
      // An action without a message has a visible result, but nothing is announced.
      if (!said) announce('Done.')
      return true
    } catch (error) {
      setStatus({ done: '', failure: error instanceof Error ? error.message : 'This could not be done.' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...status,
    busy,
    run,
    /** Clears the message. */
    clear: () => setStatus({ done: '', failure: '' }),
  }
}

/** The result of the last action; the live regions exist before their text, so that all screen readers announce it. */
export function ActionStatus({ done = '', failure }: { done?: string; failure: ReactNode }) {
  return (
    <div className={styles.status}>
      <p role="status">{done}</p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
