import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { STATE_TONES } from './package-text.ts'
import type { PriceRow } from './price-preview.ts'
import styles from './prices-page.module.css'

type PricePreviewTableProps = {
  rows: readonly PriceRow[]
  /** Packages whose price stays as it is. */
  left: ReadonlySet<string>
  onLeft: (ids: readonly string[], isLeft: boolean) => void
}

/** Each package with its price and its new price; a box leaves it out. */
export function PricePreviewTable({ rows, left, onLeft }: PricePreviewTableProps) {
  if (rows.length === 0) return <p role="status">No packages found.</p>
  const ids = rows.map(({ id }) => id)
  const isAll = ids.every((id) => !left.has(id))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Packages with their old and new prices</caption>
      <thead>
        <tr>
          <th scope="col">
            <label className={styles.box}>
              <input type="checkbox" checked={isAll} onChange={() => onLeft(ids, isAll)} />
              <span>Package</span>
            </label>
          </th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, state, from, to, further, warning }) => (
          <tr key={id} data-left={left.has(id) || undefined}>
            <th scope="row">
              <label className={styles.box}>
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={({ target }) => onLeft([id], !target.checked)}
                />
                <span>
                  {name} {state !== 'published' && <Badge tone={STATE_TONES[state]}>{state}</Badge>}
                </span>
              </label>
            </th>
            <td>{formatRupees(from)}</td>
            <td>
              {to !== undefined && to !== from && !left.has(id) ? formatRupees(to) : 'no change'}
              {further && !left.has(id) && (
                <p className={styles.further}>
                  {further === 1
                    ? 'Its 1 further price changes by the same share.'
                    : `Its ${further} further prices change by the same share.`}
                </p>
              )}
              {warning && !left.has(id) && <p className={styles.warning}>{warning}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
