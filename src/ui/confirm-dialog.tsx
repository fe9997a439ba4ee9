import { useId } from 'react'
import { layoutText } from '../language/layout.ts'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** The question's short form. */
  title: string
  /** The question itself, in the spec's words where it has them. */
  question: string
  yes?: string
  no?: string
  /** Marks `yes` as something that cannot be undone. */
  dangerous?: boolean
  onAnswer: (yes: boolean) => void
}

/** A yes-or-no question that must be answered. "No" is focused first, and Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, yes = layoutText().yes, no = layoutText().no, dangerous, onAnswer } = props
  const questionId = useId()
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="small"
      title={title}
      describedBy={questionId}
      onDismiss={() => onAnswer(false)}
    >
      <p id={questionId}>{question}</p>
      <div className={styles.answers}>
        {/* Focus has to go somewhere, and "no" loses nothing. */}
        <Button variant="quiet" autoFocus onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button variant={dangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
