import { citiesCovered, flightsText } from '../../../catalogue/packages.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './summary.module.css'

/** The trip in four lines: duration, cities, country and a link to the itinerary. */
export function PackageSummary({ pkg, country }: { pkg: Package; country: string }) {
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className="visually-hidden">
        Trip summary
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="moon" /> Duration
          </dt>
          <dd>
            {pkg.nights} Nights / {pkg.days} Days
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" /> Destination covered
          </dt>
          <dd>
            {citiesCovered(pkg.destinationCovered).map(({ city, nights }) => (
              <span key={city + nights} className={styles.leg}>
                {city} {nights}N
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="compass" /> Country
          </dt>
          <dd>{country}</dd>
        </div>
        <div>
          <dt>
            <Icon name="flight" /> Flights
          </dt>
          <dd>{flightsText(pkg)}</dd>
        </div>
      </dl>
      <a href="#itinerary" className={styles.link} data-no-print="">
        See the day-wise itinerary
      </a>
    </section>
  )
}
