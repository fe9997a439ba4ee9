import type { RouteMap } from '../../../catalogue/route-map.ts'
import { packageText } from '../../../language/package.ts'
import { MapSheet } from './map-sheet.tsx'
import styles from './route-with-stops.module.css'

/** The map of one trip, and its towns as a list. */
export function RouteWithStops({ slug, map, label }: { slug: string; map: RouteMap; label: string }) {
  const t = packageText()
  const [route] = map.routes
  return (
    <div className={styles.columns}>
      <MapSheet slug={slug} map={map} label={label} />
      <ol role="list" className={styles.stops}>
        {route?.stops.map(({ city, nights }, at) => (
          // A trip may visit a city twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a trip never change places
          <li key={at}>
            <strong>{city}</strong> {nights === 1 ? t.oneNight : t.manyNights(String(nights))}
          </li>
        ))}
      </ol>
    </div>
  )
}
