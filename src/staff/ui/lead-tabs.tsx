import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import styles from './lead-tabs.module.css'

const TABS = [
  ['/admin/leads', 'List'],
  ['/admin/today', 'Today'],
  ['/admin/board', 'Board'],
] as const

/** The three views of the leads; `children`: actions on the shown leads, at the end of the row. */
export function LeadTabs({ here, children }: { here: (typeof TABS)[number][0]; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <nav aria-label="Views of the leads" className={styles.tabs}>
        {TABS.map(([href, title]) => (
          <Link
            key={href}
            href={href}
            className={styles.tab}
            aria-current={href === here ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  )
}
