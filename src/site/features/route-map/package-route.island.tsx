import type { RouteMap as Routes } from '../../../catalogue/route-map.ts'
import styles from './package-route.module.css'
import { RouteSheet } from './route-sheet.tsx'

/** The route of one package on the map of its destination, and the same as a list. */
export function PackageRoute({ slug, title, map }: { slug: string; title: string; map: Routes }) {
  const [route] = map.routes
  return (
    <section aria-labelledby="route-map" className={styles.part}>
      <h2 id="route-map">The route</h2>
      <div className={styles.columns}>
        <RouteSheet slug={slug} map={map} label={`Map with the route of ${title}`} />
        <ol className={styles.stops}>
          {route?.stops.map(({ city, nights }, at) => (
            // A trip may visit a city twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a trip never change places
            <li key={at}>
              <strong>{city}</strong> {nights === 1 ? '1 night' : `${nights} nights`}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
