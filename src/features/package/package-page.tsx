import { type ReactNode, useMemo } from 'react'
import { priceBreakdown } from '../../catalogue/price-breakdown.ts'
import type { DestinationTeaser, PackageTeaser } from '../../catalogue/teasers.ts'
import type { Package } from '../../contract/catalogue.ts'
import { indianDay } from '../../contract/travel-date.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { whenNear } from '../../ui/when-near.tsx'
import styles from './package-page.module.css'
import { PageActions } from './page-actions.tsx'
import { PricePanel } from './price-panel.tsx'
import type { Sighting } from './promise.part.tsx'
import { PackageSummary } from './summary.tsx'
import { TourIncludes } from './tour-includes.tsx'

const Promised = whenNear(() => import('./promise.part.tsx').then(({ Promised }) => Promised))
const PackageDetails = whenNear(() =>
  import('./package-details.part.tsx').then(({ PackageDetails }) => PackageDetails),
)
const SimilarTrips = whenNear(() =>
  import('./similar-trips.part.tsx').then(({ SimilarTrips }) => SimilarTrips),
)

export type PackagePageProps = {
  pkg: Package
  destination: DestinationTeaser
  similar: PackageTeaser[]
  /** Stands on the printed page; its day is the one taxes are reckoned for, else today's. */
  seen?: Sighting
  /** What the traveller can do with the page besides reading it. */
  actions?: ReactNode
  /** Opens the enquiry popup for this package. */
  onEnquire: () => void
}

/** One package in full, in the spec's order (spec 2 §2 "Package detail page"). */
export function PackagePage({ pkg, destination, similar, seen, actions, onEnquire }: PackagePageProps) {
  const day = seen?.day ?? indianDay(new Date())
  const price = useMemo(() => priceBreakdown(pkg, destination.region, day), [pkg, destination, day])
  return (
    <article>
      <header className={styles.hero} data-hero>
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
          <div className={styles.actions} data-no-print="">
            {actions}
            <PageActions title={pkg.packageName} />
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {seen && <Promised pkg={pkg} seen={seen} />}
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
          <section aria-labelledby="per-adult" className={styles.perAdult}>
            <h2 id="per-adult">Price per adult</h2>
            <p>
              <Price rupees={price.perAdult} className={styles.adultPrice} /> with two in a room,{' '}
              <Price rupees={price.forTwo} /> for both
            </p>
            <a href="#price-breakdown">What you pay, and to whom</a>
          </section>
          <PackageDetails pkg={pkg} price={price} />
        </div>
        <PricePanel pkg={pkg} emiPrice={price.aMonth} emiLink="#instalments" onEnquire={onEnquire} />
      </div>
      <SimilarTrips packages={similar} />
      <button type="button" className={styles.floating} onClick={onEnquire} data-no-print="">
        Submit your query
      </button>
    </article>
  )
}
