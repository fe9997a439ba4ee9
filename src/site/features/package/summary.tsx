import { citiesCovered } from '../../../catalogue/packages.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { layoutText } from '../../../language/layout.ts'
import { packageText } from '../../../language/package.ts'
import { Icon } from '../../../ui/icon.tsx'
import { flightsText } from '../../flights-text.ts'
import styles from './summary.module.css'

/** The trip in four lines: duration, cities, country and a link to the itinerary. */
export function PackageSummary({ pkg, country }: { pkg: Package; country: string }) {
  const t = packageText()
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className="visually-hidden">
        {t.summary}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="moon" /> {t.duration}
          </dt>
          <dd>{t.nightsDays(String(pkg.nights), String(pkg.days))}</dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" /> {t.covered}
          </dt>
          <dd>
            {citiesCovered(pkg.destinationCovered).map(({ city, nights }) => (
              <span key={city + nights} className={styles.leg}>
                {city} {layoutText().nights(String(nights))}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="compass" /> {t.country}
          </dt>
          <dd>{country}</dd>
        </div>
        <div>
          <dt>
            <Icon name="flight" /> {t.flights}
          </dt>
          <dd>{flightsText(pkg)}</dd>
        </div>
      </dl>
      <a href="#itinerary" className={styles.link} data-no-print="">
        {t.seeItinerary}
      </a>
    </section>
  )
}
