import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAP_WIDTH, type MapFrame, mapFrame, type Point, project } from '../catalogue/route-map.ts'
import { destinations } from '../content/destinations/index.ts'
import { random as seeded } from './random.ts'

// Draws the land behind the route maps: node src/art/maps.ts land-10m.json
// The input is the land of Natural Earth, 1:10 million, public domain, as TopoJSON (npm package `world-atlas`). It has no borders.
const [, , source] = process.argv
if (!source) throw new Error('Give the TopoJSON file of the land: node src/art/maps.ts land-10m.json')

type Ring = [lon: number, lat: number][]
type TopoJson = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

const FOLDER = 'public/art/maps'
const COLOURS = { sea: '#cfe5df', shallows: '#dfeee4', land: '#f7e7c3', coast: '#c9a565', relief: '#e3c88e' }
/** Signs for mountains or dunes on maps where no coast shows which place it is. */
const RELIEF: Record<string, 'peaks' | 'dunes'> = {
  ladakh: 'peaks',
  kashmir: 'peaks',
  himachal: 'peaks',
  nepal: 'peaks',
  bhutan: 'peaks',
  north: 'peaks',
  baku: 'peaks',
  'new-zealand': 'peaks',
  rajasthan: 'dunes',
  dubai: 'dunes',
}
/** Tolerance of the simplification of coasts, in map units. */
const TOLERANCE = 0.9
/** Islands smaller than this area, in square map units, are drawn as dots, because they would disappear otherwise. */
const ISLET_AREA = 8
const ISLET_RADIUS = 1.6
/** At most this many islets are drawn, the largest ones. */
const MAX_ISLETS = 60
/** Land is clipped this far outside the frame, so that the edge of the clip is not drawn as a coast. */
const MARGIN = 12

const rings = readRings(JSON.parse(readFileSync(source, 'utf8')) as TopoJson).filter(
  (ring) => !crossesAntimeridian(ring),
)
mkdirSync(FOLDER, { recursive: true })
for (const { slug, cities } of destinations) {
  if (cities.length > 0) writeFileSync(join(FOLDER, `${slug}.svg`), drawMap(slug, mapFrame(cities)))
}

function drawMap(slug: string, frame: MapFrame): string {
  const { height } = frame
  const islets: (Point & { area: number })[] = []
  const shapes: Point[][] = []
  for (const ring of rings) {
    const points = clip(
      ring.map(([lon, lat]) => project(frame, lat, lon)),
      { left: -MARGIN, top: -MARGIN, right: MAP_WIDTH + MARGIN, bottom: height + MARGIN },
    )
    if (points.length < 3) continue
    if (area(points) < ISLET_AREA) islets.push({ ...(points[0] as Point), area: area(points) })
    else shapes.push(simplify(points))
  }
  const coast = shapes.map(ringPath).join('')
  const dots = islets
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_ISLETS)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${height}" width="${MAP_WIDTH}" height="${height}">`,
    // Rows of short waves; every second row is moved by half a period.
    '<defs><pattern id="swell" width="56" height="52" patternUnits="userSpaceOnUse">',
    '<path d="M14 16q4-4 8 0t8 0M42 42q4-4 8 0t8 0M-14 42q4-4 8 0t8 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-linecap="round"/></pattern>',
    // The even-odd rule makes a ring inside the land a lake.
    coast && `<path id="land" fill-rule="evenodd" d="${coast}"/>`,
    '</defs>',
    `<rect width="${MAP_WIDTH}" height="${height}" fill="${COLOURS.sea}"/>`,
    `<rect width="${MAP_WIDTH}" height="${height}" fill="url(#swell)"/>`,
    coast &&
      `<g stroke-linejoin="round" transform="scale(.5)"><use href="#land" fill="none" stroke="${COLOURS.shallows}" stroke-width="20"/>` +
        `<use href="#land" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="2"/></g>`,
    dots &&
      `<path d="${dots}" stroke="${COLOURS.coast}" stroke-width="${2 * ISLET_RADIUS}" stroke-linecap="round"/>`,
    relief(slug, height, shapes),
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('')
}

/** Relative path data with integers in half map units, which is the shortest form. */
function ringPath(points: Point[]): string {
  const scaled = points.map(({ x, y }) => [Math.round(2 * x), Math.round(2 * y)] as const)
  const path = scaled.reduce((path, [x, y], index) => {
    const before = scaled[index - 1]
    if (!before) return `M${x} ${y}l`
    const [dx, dy] = [x - before[0], y - before[1]]
    if (dx === 0 && dy === 0) return path
    return `${path}${dx < 0 || path.endsWith('l') ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
  }, '')
  return `${path}z`
}

function relief(slug: string, height: number, shapes: Point[][]): string {
  const kind = RELIEF[slug]
  if (!kind) return ''
  const random = seeded(slug)
  let path = ''
  for (let y = 22; y < height - 8; y += 30) {
    for (let x = 16; x < MAP_WIDTH - 16; x += 38) {
      const at = { x: Math.round(x + random() * 22 - 11), y: Math.round(y + random() * 14 - 7) }
      const size = Math.round(6 + random() * 6)
      if (!onLand(shapes, at) || !onLand(shapes, { x: at.x + 2 * size, y: at.y })) continue
      path +=
        kind === 'peaks'
          ? `M${at.x} ${at.y}l${size}-${Math.round(size * 1.5)} ${size} ${Math.round(size * 1.5)}m-${Math.round(size * 1.35)}-${Math.round(size)}l${Math.round(size * 0.35)} 3 ${Math.round(size * 0.3)}-2`
          : `M${at.x} ${at.y}q${size}-${size} ${2 * size} 0`
    }
  }
  return `<path d="${path}" fill="none" stroke="${COLOURS.relief}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Decodes TopoJSON: arcs are delta-encoded, and a negative index ~i means arc i reversed. */
function readRings({ transform, arcs, objects }: TopoJson): Ring[] {
  const decodedArcs = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]): [number, number] => {
      x += dx
      y += dy
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
    })
  })
  return objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.flatMap((polygon) =>
      polygon.map((ring) =>
        ring.flatMap((arc, index) => {
          const points = arc < 0 ? [...(decodedArcs[~arc] ?? [])].reverse() : (decodedArcs[arc] ?? [])
          return index === 0 ? points : points.slice(1)
        }),
      ),
    ),
  )
}

/** Whether a ring goes around the world at the antimeridian, where it would be drawn as a horizontal line; no map of ours shows such land. */
function crossesAntimeridian(ring: Ring): boolean {
  const span = (of: 0 | 1) => {
    const values = ring.map((point) => point[of])
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  }
  return span(0) > 350 && span(1) < 10
}

/** Clips a polygon to a rectangle (Sutherland–Hodgman). */
function clip(
  points: Point[],
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
) {
  const interpolate = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  })
  const sides: [(p: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [({ x }) => x >= left, (a, b) => interpolate(a, b, (left - a.x) / (b.x - a.x))],
    [({ x }) => x <= right, (a, b) => interpolate(a, b, (right - a.x) / (b.x - a.x))],
    [({ y }) => y >= top, (a, b) => interpolate(a, b, (top - a.y) / (b.y - a.y))],
    [({ y }) => y <= bottom, (a, b) => interpolate(a, b, (bottom - a.y) / (b.y - a.y))],
  ]
  return sides.reduce((ring, [isInside, intersect]) => {
    return ring.flatMap((point, index) => {
      const before = ring.at(index - 1) as Point
      if (isInside(point)) return isInside(before) ? [point] : [intersect(before, point), point]
      return isInside(before) ? [intersect(before, point)] : []
    })
  }, points)
}

/** Simplifies a polyline (Ramer–Douglas–Peucker). */
function simplify(points: Point[]): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  let [maxDistance, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const offset = distance(points[index] as Point, first, last)
    if (offset > maxDistance) [maxDistance, at] = [offset, index]
  }
  if (maxDistance <= TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))]
}

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs(dx * (from.y - point.y) - (from.x - point.x) * dy) / length
}

function area(points: Point[]): number {
  return Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const before = points.at(index - 1) as Point
      return sum + (before.x * y - x * before.y) / 2
    }, 0),
  )
}

function onLand(shapes: Point[][], point: Point): boolean {
  return shapes.filter((shape) => containsPoint(shape, point)).length % 2 === 1
}

function containsPoint(shape: Point[], { x, y }: Point): boolean {
  return shape.reduce((within, a, index) => {
    const b = shape.at(index - 1) as Point
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !within : within
  }, false)
}
