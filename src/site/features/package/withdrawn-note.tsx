import { packageText } from '../../../language/package.ts'
import styles from './withdrawn-note.module.css'

/** Above a package that was taken out of the catalogue while it was being read. */
export function WithdrawnNote() {
  return (
    <p role="status" className={styles.note}>
      {packageText().withdrawn}
    </p>
  )
}
