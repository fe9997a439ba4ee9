import { type ReactNode, useId, useState } from 'react'
import styles from './settings-room.module.css'

/** One room of the settings: its name, what it is for, and its parts. */
export function SettingsRoom({
  title,
  about,
  children,
}: {
  title: string
  about?: string
  children: ReactNode
}) {
  return (
    <div className={styles.room}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </div>
  )
}

/** A part of a room, a landmark named by its heading. */
export function RoomPart({
  title,
  about,
  children,
}: {
  title: string
  about?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}

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
export function WorkWord({ done, failure }: { done: string; failure: string }) {
  return (
    <div className={styles.word}>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
