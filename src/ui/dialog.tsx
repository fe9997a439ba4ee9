import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { layoutText } from '../language/layout.ts'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { isComposing } from './is-composing.ts'
import { openLayer } from './layers.ts'

export type DialogProps = {
  open: boolean
  /** Called for the close button, the backdrop, and Escape or Back; the owner decides whether to close. */
  onDismiss: (way: 'close' | 'backdrop' | 'escape') => void
  title: string
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
  /** An alert dialog must be answered: it has no close control and ignores its backdrop. */
  role?: 'dialog' | 'alertdialog'
  /** Id of the describing text, which screen readers read out for alert dialogs. */
  describedBy?: string
  size?: 'small' | 'medium' | 'large'
  className?: string
  children: ReactNode
}

/** A modal dialog: the page behind it cannot be scrolled or reached, and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onDismiss,
    title,
    titleHidden,
    role = 'dialog',
    describedBy,
    size = 'medium',
    className,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, open, () => onDismiss('escape'))

  const mustAnswer = role === 'alertdialog'
  const cancel = (event: SyntheticEvent) => {
    // A `cancel` also bubbles up from a file input inside.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onDismiss('escape')
  }
  // Only a press that starts on the backdrop counts: selecting text and letting go outside must not close a form.
  const pressed = (event: SyntheticEvent) => {
    if (event.target === dialog.current && !mustAnswer) onDismiss('backdrop')
  }
  // A second "back" on Android closes without asking: undo it and ask.
  const closed = () => {
    if (!open || !dialog.current || dialog.current.open) return
    dialog.current.showModal()
    onDismiss('escape')
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, styles[size], className)}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={pressed}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={classNames(styles.head, titleHidden && styles.headBare)}>
            <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            {!mustAnswer && (
              <button
                type="button"
                className={styles.close}
                onClick={() => onDismiss('close')}
                aria-label={layoutText().close}
              >
                <Icon name="close" />
              </button>
            )}
          </header>
          {props.children}
        </div>
      )}
    </dialog>
  )
}

// The browser's modal dialog handles focus, inertness and Escape; React only opens and closes it.
function useModal(ref: React.RefObject<HTMLDialogElement | null>, open: boolean, dismiss: () => void) {
  const dismissNow = useEffectEvent(dismiss)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const before = document.activeElement
    dialog.showModal()
    // A second Escape in a row closes even what refused the first: ask again instead.
    const keepAsking = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      if (!isComposing(event)) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    }
    dialog.addEventListener('keydown', keepAsking)
    const unregister = openLayer(() => dismissNow())
    return () => {
      unregister()
      dialog.removeEventListener('keydown', keepAsking)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [ref, open])
}
