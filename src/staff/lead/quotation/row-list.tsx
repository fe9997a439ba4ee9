import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../ui/form-layout.ts'
import styles from './quotation-form.module.css'

/** A list of rows with fields; rows are added at the end and removed one by one, and the focus follows. */
export function RowList<Row extends { id: string }>({
  title,
  one,
  rows,
  empty,
  onChange,
  children,
}: {
  title: string
  /** What a row is called on its buttons: `hotel`. */
  one: string
  rows: readonly Row[]
  empty: () => Row
  onChange: (rows: Row[]) => void
  /** Draws the fields of a row. */
  children: (row: Row, at: number, change: (change: Partial<Row>) => void) => ReactNode
}) {
  const swap = (at: number, row: Row) => onChange(rows.map((other, i) => (i === at ? row : other)))
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  // Where the focus goes once the changed rows are shown: a new row, or what follows a removed one.
  const focusNext = useRef<{ at: number; isNew: boolean }>(undefined)
  useEffect(() => {
    if (!focusNext.current) return
    const { at, isNew } = focusNext.current
    focusNext.current = undefined
    const row = list.current?.children[Math.min(at, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>(isNew ? 'input, select, textarea' : '[data-remove]')
    ;(target ?? add.current)?.focus()
  })
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.id} className={styles.row}>
            {children(row, at, (change) => swap(at, { ...row, ...change }))}
            <Button
              variant="plain"
              size="small"
              className={styles.remove}
              data-remove=""
              onClick={() => {
                focusNext.current = { at, isNew: false }
                onChange(rows.filter(({ id }) => id !== row.id))
              }}
            >
              Remove{' '}
              <span className="visually-hidden">
                {one} {at + 1}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      <p>
        <Button
          ref={add}
          variant="quiet"
          size="small"
          onClick={() => {
            focusNext.current = { at: rows.length, isNew: true }
            onChange([...rows, empty()])
          }}
        >
          Add {one}
        </Button>
      </p>
    </FieldGroup>
  )
}
