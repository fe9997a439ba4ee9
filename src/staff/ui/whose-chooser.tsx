import type { Whose } from '../../contract/desk-overview.ts'
import { isAtLeast, type StaffRole } from '../../contract/lead.ts'
import { Link } from '../../ui/link.tsx'
import styles from './lead-tabs.module.css'

/** Chooses between the user's own leads and all that they may see. */
export function WhoseChooser({ path, whose, role }: { path: string; whose: Whose; role: StaffRole }) {
  const all = isAtLeast(role, 'manager') ? 'All leads' : 'Mine and unassigned'
  return (
    <nav aria-label="Whose leads" className={styles.whose}>
      <Link
        byQuery
        href={`${path}?whose=mine`}
        className={styles.choice}
        aria-current={whose === 'mine' ? 'true' : undefined}
      >
        Mine
      </Link>
      <Link
        byQuery
        href={`${path}?whose=all`}
        className={styles.choice}
        aria-current={whose === 'all' ? 'true' : undefined}
      >
        {all}
      </Link>
    </nav>
  )
}
