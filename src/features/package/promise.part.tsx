import { brand } from '../../brand.ts'
import { priceText } from '../../catalogue/prices.ts'
import type { Package } from '../../contract/catalogue.ts'
import { formatRupees } from '../../contract/rupees.ts'
import styles from './promise.module.css'

/** When and where a traveller saw the package: the head of its printed page. */
export type Sighting = {
  /** Day, yyyy-mm-dd, in India. */
  day: string
  /** Version of the catalogue it was shown from. */
  version: string
  /** Full address of the page. */
  address: string
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** On paper only: what was offered, when, for how much and where to find it again. */
export function Promised({ pkg, seen }: { pkg: Package; seen: Sighting }) {
  return (
    <section className={styles.promise} aria-labelledby="promised">
      <h2 id="promised">What you were promised</h2>
      <dl>
        <div>
          <dt>Price as shown</dt>
          <dd>
            {priceText(pkg.totalPackagePrice)} for two
            {pkg.pricePerAdult !== undefined && `, ${formatRupees(pkg.pricePerAdult)} per adult`}
          </dd>
        </div>
        <div>
          <dt>Seen on</dt>
          <dd>{DAY.format(new Date(seen.day))}</dd>
        </div>
        <div>
          <dt>Package</dt>
          <dd>
            {pkg.packageId}, catalogue {seen.version}
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
          <dd>{seen.address}</dd>
        </div>
      </dl>
    </section>
  )
}
