import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './lead-work.module.css'

type DialogActionsProps = {
  /** Why it was not saved. */
  failure: ReactNode
  /** The text of the button that submits the form. */
  submit: string
  onClose: () => void
}

/** The end of a form in a dialog: why it was not saved, and its two buttons. */
export function DialogActions({ failure, submit, onClose }: DialogActionsProps) {
  return (
    <>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{submit}</Button>
      </div>
    </>
  )
}
