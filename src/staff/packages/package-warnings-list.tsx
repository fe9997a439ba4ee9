import { Icon } from '../../ui/icon.tsx'
import styles from './package-warnings-list.module.css'

/** What staff should check before travellers see a package. It changes with every key press, so it is not announced. */
export function PackageWarningsList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <section aria-label="Please check" className={styles.warnings}>
      <p>
        <Icon name="alert" /> <strong>Please check before travellers see it:</strong>
      </p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}
