import { type ReactNode, useId } from 'react'
import styles from './settings-section.module.css'

/** A settings page: its title, its purpose, and its sections. */
export function SettingsPage({
  title,
  about,
  children,
}: {
  title: string
  about?: string
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </div>
  )
}

/** A section of a settings page, a landmark named by its heading. */
export function SettingsSection({
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
