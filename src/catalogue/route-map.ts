import type { Destination, Package } from '../contract/catalogue.ts'
import { citiesCovered } from './packages.ts'

type City = Destination['cities'][number]
export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Width of every map in its own units; on a phone of 360 px one unit is about 0.9 px. */
export const MAP_WIDTH = 360
const MIN_HEIGHT = 250
const MAX_HEIGHT = 430
/** The cities take up this part of the map; the rest is the land around them, and room for names. */
const FILLED = 0.56
/** Cities closer together than this, in degrees of latitude, are not enlarged further. */
const MIN_SPAN_DEG = 0.42
/** Font size of names; a letter is about half as wide, in bold a little more. */
export const LABEL_SIZE = 14
const LETTER_WIDTH = LABEL_SIZE * 0.56
const LABEL_HEIGHT = LABEL_SIZE * 1.2
export const DOT_RADIUS = 4.5
const EDGE = 6
/** Shorter legs have no room for an arrow between two dots. */
const ARROW_FROM = 26

/**
 * The part of the earth that a map shows, and the position of a place on it. The part is small enough for a flat projection
 * with shortened degrees of longitude.
 */
export type MapFrame = { height: number; scale: number; centre: { lat: number; lon: number } }

/** The frame around the cities of a destination. The drawn land behind the map is cut to the same one. */
export function mapFrame(cities: readonly City[]): MapFrame {
  const range = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) })
  const lat = range(cities.map((city) => city.lat))
  const lon = range(cities.map((city) => city.lon))
  const centre = { lat: (lat.from + lat.to) / 2, lon: (lon.from + lon.to) / 2 }
  const wide = Math.max((lon.to - lon.from) * shortening(centre.lat), MIN_SPAN_DEG)
  const high = Math.max(lat.to - lat.from, MIN_SPAN_DEG)
  const scale = FILLED * Math.min(MAP_WIDTH / wide, MAX_HEIGHT / high)
  const height = Math.round(Math.min(Math.max((high * scale) / FILLED, MIN_HEIGHT), MAX_HEIGHT))
  return { height, scale, centre }
}

/** Where a place lies on the map, from its top left. */
export function project({ height, scale, centre }: MapFrame, lat: number, lon: number): Point {
  return {
    x: round(MAP_WIDTH / 2 + (lon - centre.lon) * shortening(centre.lat) * scale),
    y: round(height / 2 - (lat - centre.lat) * scale),
  }
}

/** The line from one city to the next, curved so that the ways there and back, or two trips, do not overlap. */
export type Leg = {
  from: Point
  bend: Point
  to: Point
  /** Which way it is travelled; a leg too short for an arrow has none. */
  arrow?: Point & { degrees: number }
}
/** A package on the map; `stops` are its cities in the order of travel. */
export type Route = { key: string; stops: { city: string; nights: number }[]; legs: Leg[] }
/** A city’s name beside its dot; `leader` is the line that connects the two where the name had to be moved away. */
export type Label = { name: string; dot: Point; box: Box; leader: boolean }
export type RouteMap = MapFrame & { routes: Route[]; labels: Label[] }

/** The routes of these packages on the map of their destination; `undefined` where fewer than two cities can be placed. */
export function routeMap(
  { cities }: Pick<Destination, 'cities'>,
  packages: readonly Pick<Package, 'key' | 'destinationCovered'>[],
): RouteMap | undefined {
  if (cities.length === 0) return undefined
  const frame = mapFrame(cities)
  const places = new Map(cities.map(({ name, lat, lon }) => [name, project(frame, lat, lon)]))
  const routes = packages.map(({ key, destinationCovered }, index) => {
    const stops = citiesCovered(destinationCovered)
    // Staff may have written a city that has no place on the map: the line passes it by.
    const points = stops.flatMap(({ city }) => places.get(city) ?? [])
    const legs = points.slice(1).map((to, at) => leg(points[at] as Point, to, index))
    return { key, stops, legs }
  })
  const visited = new Set(routes.flatMap(({ stops }) => stops.map(({ city }) => city)))
  const dots = [...places].filter(([name]) => visited.has(name))
  if (dots.length < 2) return undefined
  return { ...frame, routes, labels: placeLabels(dots, routes.flatMap(onLegs), frame.height) }
}

function leg(from: Point, to: Point, index: number): Leg {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bow = 0.1 + 0.07 * index
  const bend = { x: round((from.x + to.x) / 2 - dy * bow), y: round((from.y + to.y) / 2 + dx * bow) }
  const middle = along({ from, bend, to }, 0.5)
  const arrow = { ...middle, degrees: Math.round((Math.atan2(dy, dx) * 180) / Math.PI) }
  return { from, bend, to, ...(Math.hypot(dx, dy) > ARROW_FROM && { arrow }) }
}

function along({ from, bend, to }: Pick<Leg, 'from' | 'bend' | 'to'>, t: number): Point {
  const mix = (a: number, b: number, c: number) => round((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c)
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) }
}

function onLegs({ legs }: Route): Point[] {
  return legs.flatMap((each) => [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85].map((t) => along(each, t)))
}

const DISTANCES = [DOT_RADIUS + 3, 18, 32, 48]
const DIRECTIONS = 16
/** Number of passes in which each name may move again, after the positions of the others are known. */
const PASSES = 6

// Each name gets the position around its dot with the lowest cost; an overlap costs far more than distance or a crossed line.
function placeLabels(dots: [string, Point][], lines: Point[], height: number): Label[] {
  const labels = dots.map(([name, dot]) => labelAt(name, dot, 0, DISTANCES[0] ?? 0))
  for (let pass = 0; pass < PASSES; pass++) {
    dots.forEach(([name, dot], index) => {
      const others = labels.filter((_, at) => at !== index).map(({ box }) => box)
      const cost = ({ box }: Label, distance: number) =>
        400 * outside(box, height) +
        100 * others.filter((other) => overlap(box, other)).length +
        60 * dots.filter(([, other]) => covers(box, other, DOT_RADIUS + 1)).length +
        3 * lines.filter((point) => covers(box, point, 1)).length +
        distance / 3
      let best = Number.POSITIVE_INFINITY
      for (const distance of DISTANCES) {
        for (let turn = 0; turn < DIRECTIONS; turn++) {
          const label = labelAt(name, dot, (turn * 2 * Math.PI) / DIRECTIONS, distance)
          const price = cost(label, distance)
          if (price >= best) continue
          best = price
          labels[index] = label
        }
      }
    })
  }
  return labels
}

// The label's box is at this distance from the point, so that it never covers the point's own dot.
function labelAt(name: string, dot: Point, angle: number, distance: number): Label {
  const width = name.length * LETTER_WIDTH
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = dot.x + cos * distance + (cos * width) / 2
  const y = dot.y + sin * distance + (sin * LABEL_HEIGHT) / 2
  const box = {
    left: round(x - width / 2),
    right: round(x + width / 2),
    top: round(y - LABEL_HEIGHT / 2),
    bottom: round(y + LABEL_HEIGHT / 2),
  }
  return { name, dot, box, leader: distance > (DISTANCES[0] ?? 0) }
}

function outside({ left, top, right, bottom }: Box, height: number): number {
  return (
    Number(left < EDGE) +
    Number(top < EDGE) +
    Number(right > MAP_WIDTH - EDGE) +
    Number(bottom > height - EDGE)
  )
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function covers({ left, top, right, bottom }: Box, { x, y }: Point, margin: number): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin
}

function shortening(lat: number): number {
  return Math.cos((lat * Math.PI) / 180)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
