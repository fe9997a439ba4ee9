import { formatPaise } from '../../contract/paise.ts'
import type { QuotationSums } from '../../contract/quotation-desk.ts'
import { Link } from '../../ui/link.tsx'
import { ReportPart } from './report-part.tsx'
import styles from './reports-page.module.css'

/** What was quoted in the period, and what of it was accepted and paid; each sum leads to the quotations it counts. */
export function QuotationFigures({
  sums,
  period,
}: {
  sums: QuotationSums
  period: { from: string; to: string }
}) {
  const list = (state?: string) =>
    `/admin/quotations?${new URLSearchParams({ ...period, ...(state && { state }) })}`
  const figures = [
    { name: 'Quoted', ...sums.sent, href: list() },
    { name: 'Accepted', ...sums.accepted, href: list('accepted') },
    { name: 'Paid to us', ...sums.received, href: list() },
  ]
  return (
    <ReportPart title="Quotations" about={`${formatPaise(sums.sent.paise)} quoted`}>
      {() => (
        <>
          <p className={styles.about}>
            Quotations whose newest version was made in this period; each counts once, with that version. Paid
            is all that was marked as received for them, on any day.
          </p>
          <dl className={styles.figures}>
            {figures.map(({ name, count, paise, href }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>
                  <Link href={href} className={styles.value}>
                    {formatPaise(paise)}
                  </Link>
                  <span className={styles.small}>
                    in {count} {count === 1 ? 'quotation' : 'quotations'}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </ReportPart>
  )
}
