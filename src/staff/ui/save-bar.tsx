import type { ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'
import styles from './save-bar.module.css'

/** The save buttons of a long page, always visible, with the result of the last save above them. */
export function SaveBar({
  failure,
  done,
  children,
}: {
  failure: ReactNode
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
