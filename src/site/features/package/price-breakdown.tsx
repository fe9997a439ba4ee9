import type { ReactNode } from 'react'
import { amountText, moneyText } from '../../../catalogue/charges.ts'
import {
  type PriceBreakdown as Breakdown,
  type ChargeForTwo,
  EMI_MONTHS,
} from '../../../catalogue/price-breakdown.ts'
import { englishLang } from '../../../language/current.ts'
import { dayText } from '../../../language/dates.ts'
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
        <OtherTravellers rooms={rooms} />
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

function OtherTravellers({ rooms: { single, extraAdult, child } }: { rooms: OtherRooms }) {
  const t = detailsText()
  const lines = [
    { label: t.child, rupees: child },
    { label: t.extraAdult, rupees: extraAdult },
    { label: t.single, rupees: single },
  ]
  return (
    <div className={styles.part}>
      <h3>{t.otherTravellers}</h3>
      <dl className={styles.sum}>
        {lines.map(
          ({ label, rupees }) => rupees !== undefined && <Line key={label} label={label} rupees={rupees} />,
        )}
      </dl>
      <p className={styles.note}>{child === undefined ? t.childRule : t.otherRule}</p>
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
  const checked = charges.map((charge) => charge.checked ?? '').toSorted()[0]
  return (
    <>
      <ul role="list" lang={englishLang()} className={styles.charges}>
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
      {checked && <p className={styles.note}>{detailsText().checked(dayText(checked))}</p>}
    </>
  )
}
