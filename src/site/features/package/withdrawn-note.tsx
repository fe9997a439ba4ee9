import styles from './withdrawn-note.module.css'

/** Above a package that was taken out of the catalogue while it was being read. */
export function WithdrawnNote() {
  return (
    <p role="status" className={styles.note}>
      This trip was taken off our site while you were reading it. Ask us: we may still arrange it.
    </p>
  )
}
