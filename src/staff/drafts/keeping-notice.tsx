import { useKeepingFails } from './drafts.ts'
import styles from './keeping-notice.module.css'

/** Says that what is typed would be lost with the page; nothing while the device keeps it. */
export function KeepingNotice() {
  const fails = useKeepingFails()
  return (
    <div role="status">
      {fails && (
        <p className={styles.notice}>
          This device cannot keep what you type: its storage is full or blocked. Save before you leave the
          page.
        </p>
      )}
    </div>
  )
}
