import { brand } from '../../../brand.ts'
import { addDays } from '../../../catalogue/cancellation-dates.ts'
import { quotationTotal } from '../../../catalogue/quotation-total.ts'
import { payments } from '../../../content/copy/payments.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Trip } from '../../../contract/quotation.ts'
import { indianDay, longDay } from '../../../contract/travel-date.ts'
import { upiLink } from '../../../contract/upi-link.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyRows, CopyValue } from '../../../ui/copy-rows.tsx'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import styles from './trip-money.module.css'

const UpiCode = lazyIsland(() => import('./upi-code.island.tsx').then(({ UpiCode }) => UpiCode))

/** Everything is paid this many days before departure, as the terms of payment say. */
const CLEARED_DAYS_BEFORE = 30

/** When and where to pay, what was received, and what is left to pay. The page itself takes no payment. */
export function TripPayment({ trip }: { trip: Trip }) {
  const { quotation, taxDay, reference, state } = trip
  const { toUs } = quotationTotal(quotation, taxDay)
  const received = trip.payments.reduce((sum, { paise }) => sum + paise, 0)
  const left = Math.max(0, toUs - received)
  const isOffered = state === 'open' || state === 'accepted'
  return (
    <section aria-labelledby="payment" className={styles.section}>
      <h2 id="payment">When and how you pay</h2>
      <ul role="list" className={styles.points}>
        <li>With your answer: nothing. This page takes no payment.</li>
        <li>
          To book: the advance that we agree on with you. The trip is booked when it has arrived and we have
          confirmed the trip in writing.
        </li>
        <li>{restText(quotation.startsOn, trip.sentAt)}</li>
      </ul>
      {trip.payments.length > 0 && <Received trip={trip} received={received} left={left} />}
      {isOffered && left > 0 && <Account reference={reference} left={left} />}
    </section>
  )
}

function restText(startsOn: string | null, sentAt: string): string {
  if (!startsOn) return `All payments: at least ${CLEARED_DAYS_BEFORE} days before departure.`
  const due = addDays(startsOn, -CLEARED_DAYS_BEFORE)
  return due < indianDay(new Date(sentAt))
    ? `All payments: as soon as the trip is confirmed, because it begins in less than ${CLEARED_DAYS_BEFORE} days.`
    : `All payments: by ${longDay(due)}, ${CLEARED_DAYS_BEFORE} days before departure.`
}

function Received({ trip, received, left }: { trip: Trip; received: number; left: number }) {
  return (
    <div className={styles.parts}>
      <h3>Received by us</h3>
      <dl className={styles.sum}>
        {trip.payments.map(({ paise, receivedOn, reference }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
          <div key={index}>
            <dt>
              {longDay(receivedOn)}
              {reference && <span className={styles.times}>{reference}</span>}
            </dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
        {trip.payments.length > 1 && (
          <div>
            <dt>Total received</dt>
            <dd>{formatPaise(received)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Left to pay</dt>
          <dd>{formatPaise(left)}</dd>
        </div>
      </dl>
    </div>
  )
}

function Account({ reference, left }: { reference: string; left: number }) {
  const { bank } = payments
  const link = upiLink({ upiId: brand.upiId, payee: brand.legalName, paise: left, note: reference })
  const rows = [
    { term: 'Account name', value: bank.accountName },
    { term: 'Account number', value: bank.accountNumber, copied: true },
    { term: 'IFSC', value: bank.ifsc, copied: true },
    { term: 'Bank', value: `${bank.bankName}, ${bank.branch}` },
    { term: 'Remark', value: reference, copied: true },
  ]
  return (
    <div className={styles.account}>
      <div className={styles.part}>
        <h3>Bank transfer</h3>
        <CopyRows rows={rows} />
      </div>
      <div className={styles.part}>
        <h3>UPI</h3>
        <p>
          To <CopyValue value={brand.upiId} />; your app must show {brand.legalName}. {formatPaise(left)}, all
          that is left, and the remark {reference} are filled in for you.
        </p>
        <div className={styles.upi}>
          <UpiCode link={link} label={`QR code that pays ${formatPaise(left)} to ${brand.upiId}`} />
          <div className={styles.app}>
            <ButtonLink href={link} variant="secondary" data-no-print="">
              Open my UPI app
            </ButtonLink>
            <p className={styles.note}>
              For the advance, type its amount yourself. Banks limit a UPI payment, often to ₹1,00,000; above
              that, use the bank transfer.
            </p>
          </div>
        </div>
      </div>
      <p className={styles.note}>
        Pay only after we have confirmed that the trip is available, and only to this account or UPI id.
      </p>
    </div>
  )
}
