import type { ReactNode } from 'react'
import { type AmountWords, amountText, moneyText } from '../../../catalogue/charges.ts'
import {
  type PriceBreakdown as Breakdown,
  type ChargeForTwo,
  EMI_MONTHS,
} from '../../../catalogue/price-breakdown.ts'
import { englishLang } from '../../../language/current.ts'
import { dayText } from '../../../language/dates.ts'
import { layoutText } from '../../../language/layout.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Link } from '../../../ui/link.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './price-breakdown.module.css'

/** Prices of rooms other than that of two adults; each may be unknown. */
type OtherRooms = { single?: number | undefined; extraAdult?: number | undefined; child?: number | undefined }

/** The total for two adults and who is paid what. The price panel's EMI links to `#instalments`. */
export function PriceBreakdown({ price, rooms = {} }: { price: Breakdown; rooms?: OtherRooms | undefined }) {
  const t = detailsText()
  const { aMonth, charges, withRupeeCharges } = price
  return (
    <section aria-labelledby="price-breakdown">
      <h2 id="price-breakdown">{t.whatYouPay}</h2>
      <div className={styles.parts}>
        <PaidToUs price={price} />
        <div className={styles.part}>
          <h3>{t.toOthers}</h3>
          {charges.length > 0 ? <Charges charges={charges} /> : <p className={styles.note}>{t.noCharges}</p>}
          {withRupeeCharges !== undefined && (
            <p>
              <Phrase message={t.withCharges}>
                <Price rupees={withRupeeCharges} />
              </Phrase>
            </p>
          )}
        </div>
        <OtherTravellers rooms={rooms} hasGst={!price.gst} />
        <div id="instalments" className={styles.part}>
          <h3>{t.instalments}</h3>
          <p className={styles.note}>
            <Phrase message={(amount, how) => t.instalmentsText(String(EMI_MONTHS), amount, how)}>
              <Price rupees={aMonth} />
              <Link href="/payments">{t.transfer}</Link>
            </Phrase>
          </p>
        </div>
      </div>
    </section>
  )
}

function PaidToUs({ price: { perAdult, forTwo, gst, tcs, toUs } }: { price: Breakdown }) {
  const t = detailsText()
  return (
    <div className={styles.part}>
      <h3>{t.toUs}</h3>
      <dl className={styles.sum}>
        <Line
          label={
            <Phrase message={t.packageForTwo}>
              <Price rupees={perAdult} />
            </Phrase>
          }
          rupees={forTwo}
        />
        {gst && <Line label={t.gst(String(gst.percent))} rupees={gst.amount} />}
        {tcs && <Line label={(gst ? t.tcsOfGst : t.tcs)(String(tcs.percent))} rupees={tcs.amount} />}
        <Line label={t.total} rupees={toUs} className={styles.total} />
      </dl>
      {!gst && <p className={styles.note}>{t.includesGst}</p>}
      {tcs && <p className={styles.note}>{t.tcsNote(String(tcs.percent), dayText(tcs.from))}</p>}
    </div>
  )
}

type OtherTravellersProps = {
  rooms: OtherRooms
  /** Whether the prices include GST. */
  hasGst: boolean
}

function OtherTravellers({ rooms: { single, extraAdult, child }, hasGst }: OtherTravellersProps) {
  const t = detailsText()
  const lines = [
    { label: t.child, rupees: child },
    { label: t.extraAdult, rupees: extraAdult },
    { label: t.single, rupees: single },
  ]
  const otherRule = hasGst ? t.otherRule : `${t.beforeTaxes} ${t.otherRule}`
  return (
    <div className={styles.part}>
      <h3>{t.otherTravellers}</h3>
      <dl className={styles.sum}>
        {lines.map(
          ({ label, rupees }) => rupees !== undefined && <Line key={label} label={label} rupees={rupees} />,
        )}
      </dl>
      <p className={styles.note}>{child === undefined ? t.childRule : otherRule}</p>
    </div>
  )
}

type LineProps = { label: ReactNode; rupees: number; className?: string | undefined }

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
  const t = detailsText()
  const checked = charges.map((charge) => charge.checked ?? '').toSorted()[0]
  return (
    <>
      <ul role="list" className={styles.charges}>
        {charges.map(({ name, amount, forTwo, paid, source, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may bear one name, and one of another package must not stay
          <li key={index}>
            <English text={name} />
            {forTwo && <strong> {t.forTwo(moneyText(forTwo, amountWords()))}</strong>}
            {paid && (
              <span className={styles.note}>
                <Phrase message={(how) => paidText(amount, how)}>
                  <English text={paid} />
                </Phrase>
                . {note && <English text={`${note} `} />}
                <Phrase message={t.chargeSetBy}>
                  <English text={source ?? ''} />
                </Phrase>
                .
              </span>
            )}
          </li>
        ))}
      </ul>
      {checked && <p className={styles.note}>{t.checked(dayText(checked))}</p>}
    </>
  )
}

// Text of the package.
function English({ text }: { text: string }) {
  return <span lang={englishLang()}>{text}</span>
}

function paidText(amount: ChargeForTwo['amount'], how: string): string {
  const t = detailsText()
  return amount ? t.paidAmount(amountText(amount, amountWords()), how) : t.paid(how)
}

function amountWords(): AmountWords {
  const t = detailsText()
  return {
    units: t.chargeUnits,
    nights: (count) => (count === 1 ? t.oneNight : t.countNights(String(count))),
    to: layoutText().to,
  }
}
