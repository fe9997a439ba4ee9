import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { packagesOf } from './packages.ts'
import { DOT_RADIUS, MAP_WIDTH, mapFrame, project, routeMap } from './route-map.ts'

const maps = destinations.map((destination) => ({
  slug: destination.slug,
  destination,
  trips: packagesOf(packages, destination.slug),
  map: routeMap(destination, packagesOf(packages, destination.slug)),
}))

describe.each(maps)('map of $slug', ({ destination, trips, map }) => {
  test('shows every city its packages visit, each by a name that touches no other, no dot and no edge', () => {
    expect(map).toBeDefined()
    const { labels = [], height = 0 } = map ?? {}
    const visited = new Set(map?.routes.flatMap(({ stops }) => stops.map(({ city }) => city)))
    expect(new Set(labels.map(({ name }) => name))).toEqual(visited)
    for (const { name, box } of labels) {
      expect(box.left, name).toBeGreaterThanOrEqual(0)
      expect(box.right, name).toBeLessThanOrEqual(MAP_WIDTH)
      expect(box.top, name).toBeGreaterThanOrEqual(0)
      expect(box.bottom, name).toBeLessThanOrEqual(height)
      for (const other of labels) {
        const onDot =
          other.dot.x > box.left - DOT_RADIUS &&
          other.dot.x < box.right + DOT_RADIUS &&
          other.dot.y > box.top - DOT_RADIUS &&
          other.dot.y < box.bottom + DOT_RADIUS
        expect(onDot, `${name} on the dot of ${other.name}`).toBe(false)
        if (other.name === name) continue
        const apart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top
        expect(apart, `${name} and ${other.name}`).toBe(true)
      }
    }
  })

  test('draws one leg between each two cities of a trip, from the one to the next', () => {
    const frame = mapFrame(destination.cities)
    const place = new Map(destination.cities.map(({ name, lat, lon }) => [name, project(frame, lat, lon)]))
    expect(map?.routes.map(({ key }) => key)).toEqual(trips.map(({ key }) => key))
    for (const { stops, legs } of map?.routes ?? []) {
      expect(legs.map(({ from }) => from)).toEqual(stops.slice(0, -1).map(({ city }) => place.get(city)))
      expect(legs.map(({ to }) => to)).toEqual(stops.slice(1).map(({ city }) => place.get(city)))
    }
  })
})

test('east is right, north is up, and a degree is as long both ways where it is on the ground', () => {
  const frame = mapFrame([
    { name: 'South-west', lat: 58, lon: 10 },
    { name: 'North-east', lat: 62, lon: 18 },
  ])
  const [a, b] = [project(frame, 58, 10), project(frame, 62, 18)]
  expect(b.x).toBeGreaterThan(a.x)
  expect(b.y).toBeLessThan(a.y)
  // At 60° a degree of longitude is half as long.
  expect((b.x - a.x) / (a.y - b.y)).toBeCloseTo(1, 1)
})

test('a city without a place on the map is passed by; one city alone makes no map', () => {
  const cities = [
    { name: 'Kuta', lat: -8.72, lon: 115.17 },
    { name: 'Ubud', lat: -8.51, lon: 115.26 },
  ]
  const map = routeMap({ cities }, [{ key: 'a', destinationCovered: 'Kuta-1N -- Somewhere-1N -- Ubud-1N' }])
  expect(map?.routes[0]?.legs).toHaveLength(1)
  expect(map?.routes[0]?.stops).toHaveLength(3)
  expect(routeMap({ cities }, [{ key: 'a', destinationCovered: 'Kuta-3N' }])).toBeUndefined()
  expect(routeMap({ cities: [] }, [])).toBeUndefined()
})
