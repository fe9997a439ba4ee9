import { type RouteMap, routeMap } from '../../../catalogue/route-map.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { MapSheet } from './map-sheet.tsx'
import styles from './route-map.module.css'

type Props = {
  destination: Pick<Destination, 'slug' | 'name' | 'cities'>
  /** `Kuta-3N -- Ubud-2N`. */
  route: string
}

/** The route of one trip; nothing where its towns are not on the map of the destination. */
export function TripMap({ destination, route }: Props) {
  const map = tripMap(destination, route)
  if (!map) return null
  const stops = map.routes[0]?.stops ?? []
  return (
    <div className={styles.single}>
      <MapSheet slug={destination.slug} map={map} label={`Map of ${destination.name} with your route`} />
      <ol className={styles.stops}>
        {stops.map(({ city, nights }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trip may visit a city twice, and its stops never change places
          <li key={at}>
            {city} <span className={styles.nights}>{nights}N</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The map of one trip; `undefined` where there is none to draw. */
export function tripMap(destination: Pick<Destination, 'cities'>, route: string): RouteMap | undefined {
  return route ? routeMap(destination, [{ key: 'trip', destinationCovered: route }]) : undefined
}
