import { formatRupees } from '../../contract/rupees.ts'
import { monthName, type TargetList } from '../../contract/sales-targets.ts'
import { Link } from '../../ui/link.tsx'
import styles from './own-target.module.css'

/** What the user has booked this month, beside their target; nothing without one. */
export function OwnTarget({ targets: { month, people }, userId }: { targets: TargetList; userId: string }) {
  const own = people.find(({ staff }) => staff === userId)
  if (!own || own.target === null) return null
  return (
    <p className={styles.target}>
      <progress max={own.target} value={Math.min(own.amount, own.target)} aria-hidden="true" />
      <Link href="/admin/reports">
        {formatRupees(own.amount)} of {formatRupees(own.target)} booked in {monthName(month)}
      </Link>
    </p>
  )
}
