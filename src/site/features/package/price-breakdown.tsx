import { amountText, moneyText } from '../../../catalogue/charges.ts'
import {
  type PriceBreakdown as Breakdown,
  type ChargeForTwo,
  EMI_MONTHS,
} from '../../../catalogue/price-breakdown.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { Link } from '../../../ui/link.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './price-breakdown.module.css'

/** The total for two adults and who is paid what. The price panel's EMI links to `#instalments`. */
export function PriceBreakdown({ price }: { price: Breakdown }) {
  const { aMonth, charges, withRupeeCharges } = price
  return (
    <section aria-labelledby="price-breakdown">
      <h2 id="price-breakdown">What you pay, and to whom</h2>
      <div className={styles.parts}>
        <PaidToUs price={price} />
        <div className={styles.part}>
          <h3>To others, for visas, levies and local taxes</h3>
          {charges.length > 0 ? (
            <Charges charges={charges} />
          ) : (
            <p className={styles.note}>
              No visa, levy or local tax is listed for this trip. Your other costs are listed under
              Exclusions.
            </p>
          )}
          {withRupeeCharges !== undefined && (
            <p>
              With the charges in rupees, two adults pay <Price rupees={withRupeeCharges} /> in total.
            </p>
          )}
        </div>
        <div id="instalments" className={styles.part}>
          <h3>In instalments</h3>
          <p className={styles.note}>
            Spread over {EMI_MONTHS} months this is <Price rupees={aMonth} /> a month, before interest. The
            instalments are between you and your bank, which sets interest and fees; we are paid by{' '}
            <Link href="/payments">bank transfer or UPI</Link> and charge nothing extra.
          </p>
        </div>
      </div>
    </section>
  )
}

function PaidToUs({ price: { perAdult, forTwo, gst, tcs, toUs } }: { price: Breakdown }) {
  return (
    <div className={styles.part}>
      <h3>To us, before you leave</h3>
      <dl className={styles.sum}>
        <Line label={<>Package for two, about {<Price rupees={perAdult} />} per adult</>} rupees={forTwo} />
        {gst && <Line label={`GST, ${gst.percent}%`} rupees={gst.amount} />}
        {tcs && (
          <Line label={`TCS, ${tcs.percent}%${gst ? ' of the price with GST' : ''}`} rupees={tcs.amount} />
        )}
        <Line label="Total" rupees={toUs} className={styles.total} />
      </dl>
      {!gst && <p className={styles.note}>The price includes GST.</p>}
      {tcs && (
        <p className={styles.note}>
          TCS is income tax we must collect on holidays abroad: {tcs.percent}% since {longDay(tcs.from)}. You
          can claim it when you file your income tax return.
        </p>
      )}
    </div>
  )
}

type LineProps = { label: React.ReactNode; rupees: number; className?: string | undefined }

function Line({ label, rupees, className }: LineProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Price rupees={rupees} />
      </dd>
    </div>
  )
}

function Charges({ charges }: { charges: ChargeForTwo[] }) {
  const checked = charges.map((charge) => charge.checked ?? '').toSorted()[0]
  return (
    <>
      <ul className={styles.charges}>
        {charges.map(({ name, amount, forTwo, paid, source, note }) => (
          <li key={name}>
            {name}
            {forTwo && <strong> {moneyText(forTwo)} for two</strong>}
            {paid && (
              <span className={styles.note}>
                {amount && `${amountText(amount)}, `}
                paid {paid}. {note} Set by: {source}.
              </span>
            )}
          </li>
        ))}
      </ul>
      {checked && (
        <p className={styles.note}>
          Checked on {longDay(checked)}. Fees and rules change. Your quotation names the current ones.
        </p>
      )}
    </>
  )
}
