import styles from './withdrawn-note.module.css'

/** Above a package that was taken out of the catalogue while it was being read. */
export function WithdrawnNote() {
  return (
    <p role="status" className={styles.note}>
      This package was removed from our site while this page was open. Ask us: we may still be able to arrange
      it.
    </p>
  )
}
