import { useKeepingFails } from './drafts.ts'
import styles from './keeping-notice.module.css'

/** Warns that typed text would be lost with the page; renders nothing while the device can store it. */
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
