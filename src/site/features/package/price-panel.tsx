import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import type { PriceBreakdown } from '../../../catalogue/price-breakdown.ts'
import { pricePerAdult } from '../../../catalogue/prices.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { packageText } from '../../../language/package.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
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
  /** Which hotels the price is for, and what chooses them. */
  hotels?: PricedHotels
  choice?: ReactNode
  onEnquire: () => void
}

/** Price and enquiry button; beside the page on wide screens, in its flow on phones (spec 2 §2 "Side panel"). */
export function PricePanel({ pkg, price, emiPrice, emiLink, hotels, choice, onEnquire }: PricePanelProps) {
  const t = packageText()
  const forTwo = price?.forTwo ?? pkg.totalPackagePrice
  return (
    <aside className={styles.panel} aria-label={t.panel}>
      <div className={styles.price}>
        <p className={styles.label}>{t.startingFrom}</p>
        <p className={styles.total}>
          <Price rupees={forTwo} />
        </p>
        <p className={styles.each}>
          <Phrase message={t.aboutEach}>
            <Price rupees={pricePerAdult({ totalPackagePrice: forTwo })} />
          </Phrase>
        </p>
        {price && <WithTaxes price={price} />}
        {choice}
        {emiPrice !== undefined && (
          <p className={styles.each}>
            <Phrase message={t.emiFrom}>
              <Price rupees={emiPrice} />
            </Phrase>
            {emiLink && (
              <>
                {' · '}
                <Link href={emiLink}>{t.howEmi}</Link>
              </>
            )}
          </p>
        )}
        <p className={styles.nights}>
          <Icon name="moon" /> {t.nightsStay(String(pkg.nights))}
        </p>
        <QueryForm pkg={pkg} hotels={hotels} onEnquire={onEnquire}>
          <Button type="submit" size="large" wide>
            {t.submitLoud}
          </Button>
        </QueryForm>
        <p className={styles.small}>{t.panelNote}</p>
      </div>
      <section className={styles.help} aria-labelledby="assistance">
        <h2 id="assistance">{t.help}</h2>
        <p>
          <a href={brand.phone.href}>
            <Icon name="phone" /> {brand.phone.shown}
          </a>
        </p>
        <p>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" /> <EmailText address={brand.email} />
          </a>
        </p>
      </section>
    </aside>
  )
}

/** The total of two adults with the taxes that come on top. */
function WithTaxes({ price: { gst, tcs, toUs } }: { price: PriceBreakdown }) {
  const t = packageText()
  if (!gst && !tcs) return <p className={styles.each}>{t.gstIncluded}</p>
  const [ofGst, ofTcs] = [String(gst?.percent), String(tcs?.percent)]
  const total = (amount: string) =>
    gst && tcs
      ? t.totalWithBoth(amount, ofGst, ofTcs)
      : gst
        ? t.totalWithGst(amount, ofGst)
        : t.totalWithTcs(amount, ofTcs)
  return (
    <p className={styles.each}>
      <a href="#price-breakdown">
        <Phrase message={total}>
          <Price rupees={toUs} />
        </Phrase>
      </a>
    </p>
  )
}
