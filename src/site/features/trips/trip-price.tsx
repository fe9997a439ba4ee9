import type { ReactNode } from 'react'
import { amountText, moneyText } from '../../../catalogue/charges.ts'
import { type QuotationTotal, quotationTotal } from '../../../catalogue/quotation-total.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Quotation, Trip } from '../../../contract/quotation.ts'
import { longDay } from '../../../contract/travel-date.ts'
import styles from './trip-money.module.css'
import { partyText } from './trip-text.ts'

/** Every line of the price, the taxes with their rates, and what others collect. */
export function TripPrice({ trip: { quotation, taxDay } }: { trip: Trip }) {
  const total = quotationTotal(quotation, taxDay)
  return (
    <section aria-labelledby="price" className={styles.section}>
      <h2 id="price">What you pay, and to whom</h2>
      <div className={styles.parts}>
        <PaidToUs quotation={quotation} total={total} taxDay={taxDay} />
        <div className={styles.part}>
          <h3>To others, for visas, levies and local taxes</h3>
          {total.charges.length > 0 ? (
            <Charges total={total} party={partyText(quotation)} />
          ) : (
            <p className={styles.note}>Nothing is listed for this trip. See also what is not included.</p>
          )}
        </div>
      </div>
    </section>
  )
}

type PaidToUsProps = { quotation: Quotation; total: QuotationTotal; taxDay: string }

function PaidToUs({ quotation, total: { gross, discount, net, gst, tcs, toUs }, taxDay }: PaidToUsProps) {
  const hasSum = quotation.lines.length > 1 || discount > 0
  return (
    <div className={styles.part}>
      <h3>To us</h3>
      <dl className={styles.sum}>
        {quotation.lines.map(({ label, quantity, unitPaise }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and those of a version never change places
            key={index}
            label={
              <>
                {label}
                {quantity > 1 && (
                  <span className={styles.times}>
                    {quantity} × {formatPaise(unitPaise)}
                  </span>
                )}
              </>
            }
            paise={quantity * unitPaise}
          />
        ))}
        {quotation.discount && (
          <>
            {quotation.lines.length > 1 && <Line label="Subtotal" paise={gross} />}
            <Line label={`Discount: ${quotation.discount.reason}`} paise={-discount} />
          </>
        )}
        {hasSum && (gst || tcs) && <Line label="Before taxes" paise={net} />}
        {gst && <Line label={`GST, ${gst.percent}%`} paise={gst.paise} />}
        {tcs && (
          <Line label={`TCS, ${tcs.percent}%${gst ? ' of the price with GST' : ''}`} paise={tcs.paise} />
        )}
        <Line label="Total" paise={toUs} className={styles.total} />
      </dl>
      {!gst && <p className={styles.note}>The price includes GST.</p>}
      {tcs && (
        <p className={styles.note}>
          TCS is income tax we must collect on holidays abroad. You can claim it when you file your income tax
          return.
        </p>
      )}
      <p className={styles.note}>Taxes at the rates of {longDay(taxDay)}.</p>
    </div>
  )
}

type LineProps = { label: ReactNode; paise: number; className?: string | undefined }

function Line({ label, paise, className }: LineProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
  )
}

function Charges({ total: { charges, withRupeeCharges }, party }: { total: QuotationTotal; party: string }) {
  const checked = charges.map((charge) => charge.checked).toSorted()[0]
  return (
    <>
      <ul role="list" className={styles.charges}>
        {charges.map(({ name, amount, total, paid, source, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike, and one of an earlier version must not stay
          <li key={index}>
            <span>
              {name}
              {total && <strong> {moneyText(total)} for all of you</strong>}
            </span>
            <span className={styles.note}>
              {amount ? `${amountText(amount)}, paid` : 'Paid'} {paid}. {note} Set by: {source}.
            </span>
          </li>
        ))}
      </ul>
      {withRupeeCharges !== undefined && (
        <p>
          With the charges in rupees, {party}: <strong>{formatPaise(withRupeeCharges)}</strong> in total.
        </p>
      )}
      {checked && (
        <p className={styles.note}>
          Checked on {longDay(checked)}. Others set these fees and may change them.
        </p>
      )}
    </>
  )
}
