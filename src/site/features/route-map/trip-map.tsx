import { type RouteMap, routeMap } from '../../../catalogue/route-map.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { RouteWithStops } from './route-with-stops.tsx'

type Props = {
  destination: Pick<Destination, 'slug' | 'name' | 'cities'>
  /** `Kuta-3N -- Ubud-2N`. */
  route: string
}

/** The route of one trip; nothing where its towns are not on the map of the destination. */
export function TripMap({ destination, route }: Props) {
  const map = tripMap(destination, route)
  if (!map) return null
  return (
    <RouteWithStops slug={destination.slug} map={map} label={`Map of ${destination.name} with your route`} />
  )
}

/** The map of one trip; `undefined` where there is none to draw. */
export function tripMap(destination: Pick<Destination, 'cities'>, route: string): RouteMap | undefined {
  return route ? routeMap(destination, [{ key: 'trip', destinationCovered: route }]) : undefined
}
