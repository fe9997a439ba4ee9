import { brand } from '../../../brand.ts'
import type { PriceBreakdown } from '../../../catalogue/price-breakdown.ts'
import { pricePerAdult } from '../../../catalogue/prices.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './price-panel.module.css'
import { QueryForm } from './query-form.tsx'

export type PricePanelProps = {
  pkg: Package
  /** Links to the total with taxes; absent where the page has no price breakdown. */
  price?: PriceBreakdown
  /** Monthly instalment where instalments are offered, rupees (spec 2 §2). */
  emiPrice?: number
  /** Page that explains the instalments. */
  emiLink?: string
  onEnquire: () => void
}

/** Price and enquiry button; beside the page on wide screens, in its flow on phones (spec 2 §2 "Side panel"). */
export function PricePanel({ pkg, price, emiPrice, emiLink, onEnquire }: PricePanelProps) {
  return (
    <aside className={styles.panel} aria-label="Price and help">
      <div className={styles.price}>
        <p className={styles.label}>Starting from</p>
        <p className={styles.total}>
          <Price rupees={pkg.totalPackagePrice} />
        </p>
        <p className={styles.each}>
          about <Price rupees={pricePerAdult(pkg)} /> price per adult, per person
        </p>
        {price && <WithTaxes price={price} />}
        {emiPrice !== undefined && (
          <p className={styles.each}>
            or EMI from <Price rupees={emiPrice} /> a month
            {emiLink && (
              <>
                {' · '}
                <Link href={emiLink}>How EMI works</Link>
              </>
            )}
          </p>
        )}
        <p className={styles.nights}>
          <Icon name="moon" /> {pkg.nights} Nights Stay
        </p>
        <QueryForm pkg={pkg} onEnquire={onEnquire}>
          <Button type="submit" size="large" wide>
            SUBMIT YOUR QUERY
          </Button>
        </QueryForm>
        <p className={styles.small}>For two guests in one room. We call you back; nothing is paid here.</p>
      </div>
      <section className={styles.help} aria-labelledby="assistance">
        <h2 id="assistance">Need Assistance</h2>
        <p>
          <a href={brand.phone.href}>
            <Icon name="phone" /> {brand.phone.shown}
          </a>
        </p>
        <p>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" /> {brand.email}
          </a>
        </p>
      </section>
    </aside>
  )
}

/** The total of two adults with the taxes that come on top. */
function WithTaxes({ price: { gst, tcs, toUs } }: { price: PriceBreakdown }) {
  const taxes = [gst && `${gst.percent}% GST`, tcs && `${tcs.percent}% TCS`].filter(Boolean).join(' and ')
  if (taxes === '') return <p className={styles.each}>For two, GST included</p>
  return (
    <p className={styles.each}>
      <a href="#price-breakdown">
        <Price rupees={toUs} /> for two in total, with {taxes}
      </a>
    </p>
  )
}
