import {
  type PriceBreakdown as Breakdown,
  EMI_MONTHS,
  type OnTheSpot,
} from '../../../catalogue/price-breakdown.ts'
import { Link } from '../../../ui/link.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './price-breakdown.module.css'

/** Foreign currency uses international digit grouping, not lakhs. */
const AMOUNT = new Intl.NumberFormat('en-GB')
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** The total for two adults and who is paid what. The price panel's EMI links to `#instalments`. */
export function PriceBreakdown({ price }: { price: Breakdown }) {
  const { perAdult, forTwo, tcs, toUs, onTheSpot, aMonth } = price
  return (
    <section aria-labelledby="price-breakdown">
      <h2 id="price-breakdown">What you pay, and to whom</h2>
      <div className={styles.parts}>
        <div className={styles.part}>
          <h3>To us, before you leave</h3>
          <dl className={styles.sum}>
            <div>
              <dt>
                Package for two, <Price rupees={perAdult} /> per adult
              </dt>
              <dd>
                <Price rupees={forTwo} />
              </dd>
            </div>
            {tcs && (
              <div>
                <dt>TCS, {tcs.percent}%</dt>
                <dd>
                  <Price rupees={tcs.amount} />
                </dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>In all</dt>
              <dd>
                <Price rupees={toUs} />
              </dd>
            </div>
          </dl>
          {tcs && (
            <p className={styles.note}>
              TCS is income tax we must collect on holidays abroad: {tcs.percent}% since {shownDay(tcs.from)}.
              You set it off when you file your return.
              {tcs.stated !== undefined && ` The ${tcs.stated}% under Exclusions was the rate before.`}
            </p>
          )}
        </div>
        <div className={styles.part}>
          <h3>On the spot, to others</h3>
          {onTheSpot.length > 0 ? (
            <ul className={styles.spot}>
              {onTheSpot.map((payment) => (
                <li key={payment.text}>
                  {payment.text}
                  {payment.forTwo && <strong> {spotText(payment.forTwo)}</strong>}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.note}>
              No levy or visa that we know of. What is yours to pay otherwise stands under Exclusions.
            </p>
          )}
        </div>
        <div id="instalments" className={styles.part}>
          <h3>In instalments</h3>
          <p className={styles.note}>
            Spread over {EMI_MONTHS} months this is <Price rupees={aMonth} /> a month, before interest. The
            instalments are between you and your bank, which sets interest and fees; we are paid by{' '}
            <Link href="/payments">bank transfer or UPI</Link> and add nothing.
          </p>
        </div>
      </div>
    </section>
  )
}

function spotText({ currency, from, to }: NonNullable<OnTheSpot['forTwo']>): string {
  const amount = to === undefined ? AMOUNT.format(from) : `${AMOUNT.format(from)} to ${AMOUNT.format(to)}`
  return `${currency} ${amount} for two`
}

function shownDay(day: string): string {
  return DAY.format(new Date(day))
}
