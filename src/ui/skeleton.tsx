import { layoutText } from '../language/layout.ts'
import styles from './skeleton.module.css'

/** Grey lines where text will be; `label` is for screen readers. */
export function Skeleton({ lines = 3, label = layoutText().loading }: { lines?: number; label?: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}
