import { brand } from '../../../brand.ts'
import { starsOf } from '../../../catalogue/hotels.ts'
import { pricePerAdult, priceText } from '../../../catalogue/prices.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { englishLang } from '../../../language/current.ts'
import styles from './print-details.module.css'

/** Which page is printed, for its head. */
export type PrintContext = {
  /**
   * Day, yyyy-mm-dd, in India, on which the page was made: days ago where the worker has kept it, and days after its prices where the
   * device made it from the kept catalogue.
   */
  day: string
  /** Version of the catalogue that was shown. */
  version: string
  /** Full URL of the page. */
  address: string
}

type PrintDetailsProps = {
  pkg: Package
  /** Which hotels the page's prices are for, and the price for two, rupees. */
  hotels: PricedHotels
  forTwo: number
  print: PrintContext
}

/** Print only: the package, the date, the price and the page's URL. */
export function PrintDetails({ pkg, hotels, forTwo, print }: PrintDetailsProps) {
  const stars = hotels === 'total' ? undefined : starsOf(hotels)
  return (
    <section lang={englishLang()} className={styles.details} aria-labelledby="promised">
      <h2 id="promised">Details of this offer</h2>
      <dl>
        <div>
          <dt>Price as shown</dt>
          <dd>
            {`${priceText(forTwo)} for two, about ${formatRupees(pricePerAdult({ totalPackagePrice: forTwo }))} per adult`}
            {stars && `, with ${stars}-star hotels`}
          </dd>
        </div>
        <div>
          <dt>Page made on</dt>
          <dd>{longDay(print.day)}</dd>
        </div>
        <div>
          <dt>Package</dt>
          <dd>
            {pkg.packageId}, catalogue {print.version}
          </dd>
        </div>
        <div>
          <dt>Offered by</dt>
          <dd>
            {brand.legalName}, {brand.phone.shown}, {brand.email}
          </dd>
        </div>
        <div>
          <dt>Page</dt>
          <dd>
            {print.address}
            {stars && `?stars=${stars}`}
          </dd>
        </div>
      </dl>
    </section>
  )
}
