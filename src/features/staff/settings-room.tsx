import { type ReactNode, useId } from 'react'
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
