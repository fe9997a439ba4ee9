import { useEffect, useState } from 'react'
import { layoutText } from '../../language/layout.ts'
import { whenOutboxExists } from '../../offline/outbox/outbox-exists.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './enquiries-link.module.css'

/** The link to this device's enquiries with the number of unsent ones. */
export function EnquiriesLink({ withText = false }: { withText?: boolean }) {
  const unsent = useUnsent()
  const t = layoutText()
  const name = unsent > 0 ? t.myEnquiriesUnsent(unsent) : t.myEnquiries
  return (
    <Link
      href="/enquiries"
      className={withText ? styles.line : styles.link}
      aria-label={name}
      title={withText ? undefined : t.myEnquiries}
    >
      <Icon name="send" />
      {withText && <span>{t.myEnquiries}</span>}
      {unsent > 0 && <span className={styles.count}>{unsent}</span>}
    </Link>
  )
}

// The outbox is loaded only on a device that has one.
function useUnsent(): number {
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    let stop = () => {}
    const follow = async () => {
      const { outboxView, watchOutbox } = await import('../../offline/outbox/outbox-view.ts')
      stop = watchOutbox(() => setUnsent(outboxView().unsent))
    }
    // It cannot be loaded now, or storage is denied: no number is shown.
    stop = whenOutboxExists(() => void follow().catch(() => {}))
    return () => stop()
  }, [])
  return unsent
}
