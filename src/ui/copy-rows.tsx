import { CopyButton } from './copy-button.tsx'
import styles from './copy-rows.module.css'

export type CopyRow = { term: string; value: string; copied?: boolean }

/** Facts to be typed elsewhere, such as a bank account: each in a row, those marked `copied` with a button that copies it. */
export function CopyRows({ rows }: { rows: readonly CopyRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, value, copied }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <CopyValue value={value} />
            {copied && <CopyButton what={term} value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value that one tap selects whole. */
export function CopyValue({ value }: { value: string }) {
  return <span className={styles.value}>{value}</span>
}
