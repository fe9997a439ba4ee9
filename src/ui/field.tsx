import { type ReactNode, useId } from 'react'
import { formText } from '../language/form.ts'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What a control must carry to belong to its label, hint and message. */
export type FieldControl = {
  id: string
  className: string
  required?: true
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  /** Stays visible below the control. */
  hint?: string | undefined
  /** What is wrong, in the spec's words; announced as soon as it appears. */
  error?: string | undefined
  required?: boolean
  /** Where label and control must have this id; made up otherwise. */
  id?: string
  className?: string | undefined
  /** Draws the control; spread what it is given on the `<input>`, `<select>` or `<textarea>`. */
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, required, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint && `${controlId}-hint`
  const errorId = `${controlId}-error`
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> {formText().optional}</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control ?? '',
        ...(required && { required }),
        'aria-describedby': [error && errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** A message in an element that was there before it: only then do all screen readers announce it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children && (
        <>
          <Icon name="alert" /> <span>{children}</span>
        </>
      )}
    </p>
  )
}
