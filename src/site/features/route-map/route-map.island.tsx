import { packagePath } from '../../../catalogue/packages.ts'
import { routeMap } from '../../../catalogue/route-map.ts'
import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { placeText } from '../../../language/place.ts'
import { Link } from '../../../ui/link.tsx'
import { MapSheet } from './map-sheet.tsx'
import styles from './route-map.module.css'

/** The routes of a destination's packages, as lines from city to city and as text. Works without JavaScript. */
export function RouteMap({ destination, packages }: { destination: Destination; packages: PackageTeaser[] }) {
  const map = routeMap(destination, packages)
  if (!map) return null
  const t = placeText()
  const { routes } = map
  return (
    <div className={styles.map}>
      <MapSheet slug={destination.slug} map={map} label={t.mapOf(destination.name)} />
      <fieldset className={styles.routes}>
        <legend className="visually-hidden">{t.routeShown}</legend>
        <label className={styles.all}>
          <input type="radio" name="route" defaultChecked /> {t.allRoutes}
        </label>
        <ol role="list" className={styles.list}>
          {packages.map((pkg, index) => (
            <li key={pkg.key} className={styles.trip}>
              <label>
                <input type="radio" name="route" /> <span lang={englishLang()}>{pkg.packageName}</span>
              </label>
              <ol role="list" className={styles.stops}>
                {routes[index]?.stops.map(({ city, nights }, at) => (
                  // A trip may visit a city twice.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a trip never change places
                  <li key={at}>
                    {city} <span className={styles.nights}>{layoutText().nights(String(nights))}</span>
                  </li>
                ))}
              </ol>
              <Link href={packagePath(pkg)} className={styles.open}>
                {t.itinerary}
                <span className="visually-hidden"> {t.ofPackage(pkg.packageName)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </fieldset>
    </div>
  )
}
