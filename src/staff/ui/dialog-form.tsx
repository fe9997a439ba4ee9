import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './dialog-form.module.css'

export type DialogFormProps = {
  /** The button that submits. */
  yes: string
  no?: string
  /** Why the last change was not saved; shown once this form has tried. */
  failure: ReactNode
  onClose: () => void
  /** Resolves to whether it was saved; to `undefined` where nothing was tried. */
  onSubmit: () => Promise<boolean | undefined>
  /** The questions; `busy` while the answers are saved: what is typed then would be lost with the dialog. */
  children: ReactNode | ((busy: boolean) => ReactNode)
}

/** The form of a dialog that asks before it saves: a second submit waits for the first. */
export function DialogForm({ yes, no = 'Cancel', failure, onClose, onSubmit, children }: DialogFormProps) {
  // A failure of an earlier action does not belong in this dialog.
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailed((await onSubmit()) === false)
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      {typeof children === 'function' ? children(busy) : children}
      <p role="alert" className={styles.failure}>
        {failed && failure}
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onClose}>
          {no}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {yes}
        </Button>
      </div>
    </form>
  )
}
