import { layoutText } from '../language/layout.ts'
import styles from './spinner.module.css'

/** A loading indicator in the middle of an empty page; `label` is for screen readers. */
export function Spinner({ label = layoutText().loading }: { label?: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
