import { formatTime } from '../../contract/indian-time.ts'
import type { PastPriceChange } from '../../contract/price-change.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Button } from '../../ui/button.tsx'
import styles from './prices-page.module.css'

type PastPriceChangesProps = {
  changes: readonly PastPriceChange[]
  disabled: boolean
  onUndo: (change: PastPriceChange) => void
}

/** The last changes of prices; the packages of one that is undone get the version before it. */
export function PastPriceChanges({ changes, disabled, onUndo }: PastPriceChangesProps) {
  return (
    <section aria-labelledby="past-changes" className={styles.past}>
      <h2 id="past-changes">Earlier changes</h2>
      {changes.length === 0 && <p>No prices were changed together yet.</p>}
      <ol role="list">
        {changes.map((change) => {
          const { batch, at, by, reason, packages, isCurrent } = change
          return (
            <li key={batch}>
              <p>
                <strong>{reason}</strong>
                <br />
                {packages.length} {packages.length === 1 ? 'package' : 'packages'},{' '}
                {by ?? 'a former colleague'}, {formatTime(at)}
              </p>
              <details>
                <summary>Prices</summary>
                <ul>
                  {packages.map(({ name, from, to }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be the same
                    <li key={index}>
                      {name}: {from === undefined ? '–' : formatRupees(from)} →{' '}
                      {to === undefined ? '–' : formatRupees(to)}
                    </li>
                  ))}
                </ul>
              </details>
              {isCurrent ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={disabled}
                  onClick={() => disabled || onUndo(change)}
                >
                  Undo<span className="visually-hidden"> {reason}</span>
                </Button>
              ) : (
                <p className={styles.note}>A package was changed since, so this cannot be undone at once.</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
