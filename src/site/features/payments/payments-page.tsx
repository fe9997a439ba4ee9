import { brand } from '../../../brand.ts'
import type { Payments } from '../../../contract/copy.ts'
import { upiLink } from '../../../contract/upi-link.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CopyRows, CopyValue } from '../../../ui/copy-rows.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import styles from './payments-page.module.css'

/** How to pay: bank transfer or UPI, and the payment terms (spec 1 §2 "Payment-details page"). */
export function PaymentsPage({ payments: { bank, terms } }: { payments: Payments }) {
  const link = upiLink({ upiId: brand.upiId, payee: brand.legalName })
  const rows = [
    { term: 'Account name', value: bank.accountName },
    { term: 'Account number', value: bank.accountNumber, copied: true },
    { term: 'IFSC', value: bank.ifsc, copied: true },
    { term: 'Account type', value: bank.accountType },
    { term: 'Bank', value: bank.bankName },
    { term: 'Branch', value: bank.branch },
  ]
  return (
    <>
      <PageBanner title="Payments" lead="Pay by bank transfer or UPI, only to the company's own account." />
      <div className={styles.columns}>
        <section aria-labelledby="bank" className={styles.card}>
          <h2 id="bank">Bank transfer</h2>
          <CopyRows rows={rows} />
        </section>
        <section aria-labelledby="upi" className={styles.card}>
          <h2 id="upi">UPI</h2>
          <div className={styles.upi}>
            <QrCode link={link} label={`QR code that pays ${brand.upiId}`} className={styles.code} />
            <div className={styles.scan}>
              <p>Scan the QR code with any UPI app, or type the UPI id:</p>
              <p className={styles.id}>
                <CopyValue value={brand.upiId} />
                <CopyButton what="UPI id" value={brand.upiId} />
              </p>
              <p>Check that your app shows {brand.legalName} before you pay.</p>
              <ButtonLink href={link} variant="secondary" className={styles.app}>
                Open my UPI app
              </ButtonLink>
            </div>
          </div>
        </section>
      </div>
      <section aria-labelledby="terms" className={styles.terms}>
        <h2 id="terms">Terms and conditions of payment</h2>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p>
          All terms are in our <Link href="/terms-conditions">Terms & Conditions</Link> and{' '}
          <Link href="/cancellation-policy">Cancellation Policy</Link>.
        </p>
      </section>
    </>
  )
}
