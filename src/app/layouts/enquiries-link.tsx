import { useEffect, useState } from 'react'
import { whenOutboxExists } from '../../offline/outbox-presence.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './enquiries-link.module.css'

/** Leads to this device's enquiries; says how many are not sent yet. */
export function EnquiriesLink({ withText = false }: { withText?: boolean }) {
  const unsent = useUnsent()
  const name = unsent > 0 ? `My enquiries, ${unsent} not sent yet` : 'My enquiries'
  return (
    <Link
      href="/enquiries"
      className={withText ? styles.line : styles.link}
      aria-label={name}
      title={withText ? undefined : 'My enquiries'}
    >
      <Icon name="send" />
      {withText && <span>My enquiries</span>}
      {unsent > 0 && <span className={styles.count}>{unsent}</span>}
    </Link>
  )
}

// The store comes only to a device that keeps something.
function useUnsent(): number {
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    let stop = () => {}
    const follow = async () => {
      const { outboxView, watchOutbox } = await import('../../offline/outbox-view.ts')
      stop = watchOutbox(() => setUnsent(outboxView().unsent))
    }
    // Not to be had now, or storage denied: then there is no number to show.
    stop = whenOutboxExists(() => void follow().catch(() => {}))
    return () => stop()
  }, [])
  return unsent
}
