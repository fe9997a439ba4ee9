import { packageTerms } from '../../../content/copy/package-terms.ts'
import { payments } from '../../../content/copy/payments.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './trip-money.module.css'

// The others are about packages as advertised; a quotation has its own price and cancellation dates.
const SHOWN = ['Changing your dates', 'Airfare and hotels']

/** The terms of payment and booking, in full, so that they are in the printed document. */
export function TripTerms() {
  return (
    <section aria-labelledby="terms" className={styles.section}>
      <h2 id="terms">Terms</h2>
      <h3>Payment</h3>
      <ul role="list" className={styles.points}>
        {payments.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {packageTerms
        .filter(({ title }) => SHOWN.includes(title))
        .map(({ title, text }) => (
          <div key={title} className={styles.term}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      <p className={styles.note}>
        All terms: <Link href="/terms-conditions">Terms &amp; Conditions</Link>.
      </p>
    </section>
  )
}
