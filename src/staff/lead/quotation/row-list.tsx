import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../ui/form-layout.ts'
import styles from './quotation-form.module.css'

/** A list of rows with fields; rows are added at the end and removed one by one. */
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
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.id} className={styles.row}>
            {children(row, at, (change) => swap(at, { ...row, ...change }))}
            <Button
              variant="plain"
              size="small"
              className={styles.remove}
              onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
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
        <Button variant="quiet" size="small" onClick={() => onChange([...rows, empty()])}>
          Add {one}
        </Button>
      </p>
    </FieldGroup>
  )
}
