import type { Difference } from './package-differences.ts'
import styles from './version-list.module.css'

/** What a version changed in the one before it. */
export function VersionDifferences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className={styles.same}>No field differs from the version before.</p>
  return (
    <details className={styles.differences}>
      <summary>What changed: {differences.map(({ label }) => label).join(', ')}</summary>
      <dl>
        {differences.map(({ label, removed, added }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {removed.map((line) => (
                <del key={line}>
                  <span className="visually-hidden">Before: </span>
                  {line}
                </del>
              ))}
              {added.map((line) => (
                <ins key={line}>
                  <span className="visually-hidden">Now: </span>
                  {line}
                </ins>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
