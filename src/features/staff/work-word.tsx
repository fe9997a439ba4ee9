import { useState } from 'react'
import styles from './work-word.module.css'

/** Does work that may fail, and says how it went. */
export function useWork() {
  const [word, setWord] = useState({ done: '', failure: '' })
  const [busy, setBusy] = useState(false)
  return {
    ...word,
    busy,
    /** Says nothing any more. */
    clear: () => setWord({ done: '', failure: '' }),
    /** Answers whether it went well. */
    run: async (work: () => Promise<unknown>, done = ''): Promise<boolean> => {
      setBusy(true)
      setWord({ done: '', failure: '' })
      try {
        await work()
        setWord({ done, failure: '' })
        return true
      } catch (error) {
        setWord({ done: '', failure: error instanceof Error ? error.message : 'This could not be done.' })
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

/** How the last thing done went; its elements are there before their words, so that all screen readers speak them. */
export function WorkWord({ done = '', failure }: { done?: string; failure: string }) {
  return (
    <div className={styles.word}>
      <p role="status">{done}</p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
