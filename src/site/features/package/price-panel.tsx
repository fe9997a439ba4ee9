import { brand } from '../../../brand.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './price-panel.module.css'
import { QueryForm } from './query-form.tsx'

export type PricePanelProps = {
  pkg: Package
  /** Monthly instalment where instalments are offered, rupees (spec 2 §2). */
  emiPrice?: number
  /** Page that explains the instalments. */
  emiLink?: string
  onEnquire: () => void
}

/** Price and enquiry button; beside the page on wide screens, in its flow on phones (spec 2 §2 "Side panel"). */
export function PricePanel({ pkg, emiPrice, emiLink, onEnquire }: PricePanelProps) {
  return (
    <aside className={styles.panel} aria-label="Price and help">
      <div className={styles.price}>
        <p className={styles.label}>Starting from</p>
        <p className={styles.total}>
          <Price rupees={pkg.totalPackagePrice} />
        </p>
        {pkg.pricePerAdult !== undefined && (
          <p className={styles.each}>
            <Price rupees={pkg.pricePerAdult} /> price per adult, per person
          </p>
        )}
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
