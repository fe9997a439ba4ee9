import { COLUMN_LABELS, type ColumnUse } from './columns.ts'
import styles from './import-page.module.css'
import type { LeadFile } from './read-file.ts'

const SAMPLES = 3
const MAX_SAMPLE_LENGTH = 80

/** The columns of a file with what the first rows have in them, and what each column becomes. */
export function ColumnList({
  file: { headings, rows },
  uses,
  busy,
  onChange,
}: {
  file: LeadFile
  uses: readonly ColumnUse[]
  /** The rows are being sent as they are. */
  busy: boolean
  onChange: (uses: ColumnUse[]) => void
}) {
  return (
    <ul className={styles.columns}>
      {headings.map((heading, column) => (
        <li key={heading}>
          <label htmlFor={`column-${column}`} className={styles.heading}>
            {heading}
          </label>
          <p className={styles.samples}>
            {rows
              .slice(0, SAMPLES)
              .map(({ cells }) => shorten(cells[column] ?? ''))
              .filter(Boolean)
              .join(' · ') || 'Empty in the first rows'}
          </p>
          <select
            id={`column-${column}`}
            value={uses[column]}
            disabled={busy}
            onChange={({ target }) => onChange(uses.with(column, target.value as ColumnUse))}
          >
            {Object.entries(COLUMN_LABELS).map(([use, label]) => (
              <option key={use} value={use}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_SAMPLE_LENGTH ? `${[...line].slice(0, MAX_SAMPLE_LENGTH).join('')}…` : line
}
