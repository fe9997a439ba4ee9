import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import styles from './rows-field.module.css'

type RowsFieldProps<Row> = {
  label: string
  hint?: string | undefined
  /** Whether it is a section of the form, with a heading like the others. */
  section?: boolean
  /** What one row is, at the start of a sentence: `Day`. */
  noun: string
  rows: readonly Row[]
  empty: () => Row
  error?: string | undefined
  onChange: (rows: Row[]) => void
  /** The controls of one row. */
  children: (row: Row, set: (change: Partial<Row>) => void, at: number) => ReactNode
}

/** Structured rows that are added, removed and moved by button; the focus stays with the row. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { label, hint, section, noun, rows, empty, error, onChange, children } = props
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  // Where the focus goes once the changed rows are shown.
  const focusNext = useRef<string>(undefined)
  useEffect(() => {
    if (focusNext.current === undefined) return
    for (const selector of focusNext.current.split('|')) {
      const target = box.current?.querySelector<HTMLElement>(selector)
      if (!target) continue
      target.focus()
      break
    }
    focusNext.current = undefined
  })

  const change = (next: Row[], focus: string) => {
    focusNext.current = focus
    onChange(next)
  }
  const move = (at: number, by: -1 | 1) => {
    const next = [...rows]
    const [row] = next.splice(at, 1)
    if (row === undefined) return
    next.splice(at + by, 0, row)
    const name = by < 0 ? 'up' : 'down'
    change(
      next,
      `[data-row="${at + by}"] [data-do="${name}"]:enabled|[data-row="${at + by}"] [data-do]:enabled`,
    )
  }
  return (
    <fieldset
      ref={box}
      className={section ? styles.section : styles.rows}
      aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {rows.map((row, at) => (
        <fieldset key={keyOf(row, at)} data-row={at} className={styles.row}>
          <legend>
            {noun} {at + 1}
          </legend>
          {children(
            row,
            (change) => onChange(rows.map((one, index) => (index === at ? { ...one, ...change } : one))),
            at,
          )}
          <p className={styles.actions}>
            <RowButton row={`${noun} ${at + 1}`} action="up" disabled={at === 0} onClick={() => move(at, -1)}>
              Move up
            </RowButton>
            <RowButton
              row={`${noun} ${at + 1}`}
              action="down"
              disabled={at === rows.length - 1}
              onClick={() => move(at, 1)}
            >
              Move down
            </RowButton>
            <RowButton
              row={`${noun} ${at + 1}`}
              action="remove"
              onClick={() =>
                change(
                  rows.filter((_, index) => index !== at),
                  `[data-row="${at}"] [data-do="remove"]|[data-row="${at - 1}"] [data-do="remove"]|[data-do="add"]`,
                )
              }
            >
              Remove
            </RowButton>
          </p>
        </fieldset>
      ))}
      <Button
        variant="quiet"
        size="small"
        data-do="add"
        className={styles.add}
        onClick={() =>
          change(
            [...rows, empty()],
            `[data-row="${rows.length}"] input|[data-row="${rows.length}"] select|[data-row="${rows.length}"] textarea`,
          )
        }
      >
        Add a {noun.toLowerCase()}
      </Button>
    </fieldset>
  )
}

// The controls of rows without ids have no state of their own.
function keyOf(row: object, at: number): string | number {
  return 'id' in row ? String(row.id) : at
}

type RowButtonProps = {
  row: string
  action: 'up' | 'down' | 'remove'
  disabled?: boolean
  onClick: () => void
  children: string
}

function RowButton({ row, action, disabled, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      data-do={action}
      disabled={disabled}
      aria-label={`${children}: ${row}`}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
