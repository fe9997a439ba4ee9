import type { ReactNode } from 'react'
import { priceBreakdown } from '../../catalogue/price-breakdown.ts'
import type { Destination, Package } from '../../contract/catalogue.ts'
import { indianDay } from '../../contract/travel-date.ts'
import { Picture } from '../../ui/picture.tsx'
import { HotelTable } from './hotel-table.tsx'
import { Inclusions } from './inclusions.tsx'
import { Itinerary } from './itinerary.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './package-page.module.css'
import { PriceBreakdown } from './price-breakdown.tsx'
import { PricePanel } from './price-panel.tsx'
import { PackageSummary } from './summary.tsx'
import { PackageTerms } from './terms.tsx'
import { TourIncludes } from './tour-includes.tsx'

export type PackagePageProps = {
  pkg: Package
  destination: Destination
  similar: Package[]
  /** Day the price is reckoned for, yyyy-mm-dd: taxes change by date. Today, unless told. */
  day?: string
  /** What the traveller can do with the page besides reading it. */
  actions?: ReactNode
  /** Opens the enquiry popup for this package. */
  onEnquire: () => void
}

/** One package in full, in the spec's order (spec 2 §2 "Package detail page"). */
export function PackagePage({
  pkg,
  destination,
  similar,
  day = indianDay(new Date()),
  actions,
  onEnquire,
}: PackagePageProps) {
  const price = priceBreakdown(pkg, destination.region, day)
  return (
    <article>
      <header className={styles.hero}>
        <Picture
          name={pkg.packageImage}
          frame="wide"
          alt=""
          sizes="100vw"
          priority
          className={styles.heroPicture}
        />
        <div className={styles.heroText}>
          <p className={styles.kicker}>
            {destination.name} · {pkg.nights} nights, {pkg.days} days
          </p>
          <h1>{pkg.packageName}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="overview">
            <h2 id="overview">Package Overview</h2>
            <p className={styles.overview}>{pkg.overview}</p>
          </section>
          <PackageSummary pkg={pkg} country={destination.country} />
          <TourIncludes includes={pkg.includes} />
          <section aria-labelledby="why">
            <h2 id="why">Why Travel with Us</h2>
            <ul className={styles.ticks}>
              {pkg.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </section>
          <Itinerary days={pkg.itinerary} />
          <HotelTable rows={pkg.hotels} />
          <Inclusions inclusions={pkg.inclusions} exclusions={pkg.exclusions} />
          <PriceBreakdown price={price} />
          <PackageTerms />
        </div>
        <PricePanel pkg={pkg} emiPrice={price.aMonth} emiLink="#instalments" onEnquire={onEnquire} />
      </div>
      <section className={styles.similar} aria-labelledby="similar">
        <h2 id="similar">Similar trips</h2>
        <ul className={styles.cards}>
          {similar.map((other) => (
            <li key={other.key}>
              <PackageCard pkg={other} />
            </li>
          ))}
        </ul>
      </section>
      <button type="button" className={styles.floating} onClick={onEnquire} data-no-print="">
        Submit your query
      </button>
    </article>
  )
}
