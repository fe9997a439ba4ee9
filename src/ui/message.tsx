import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A page that consists of one message: what happened, and the ways on as children. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
