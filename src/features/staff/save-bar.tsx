import type { ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'
import styles from './save-bar.module.css'

/** The buttons that save a long page, always in sight, and above them how it went. */
export function SaveBar({
  failure,
  done,
  children,
}: {
  failure: string | undefined
  done: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.bar}>
      <FieldError>{failure}</FieldError>
      <p role="status">{done}</p>
      {children}
    </div>
  )
}
