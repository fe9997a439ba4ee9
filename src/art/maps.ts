import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAP_WIDTH, type MapFrame, mapFrame, type Point, project } from '../catalogue/route-map.ts'
import { destinations } from '../content/destinations/index.ts'
import { random as seeded } from './random.ts'

// The land behind the route maps: node src/art/maps.ts land-10m.json
// The coast is Natural Earth's, 1:10 million, public domain, as TopoJSON (npm package `world-atlas`). Coasts only: no borders.
const [, , source] = process.argv
if (!source) throw new Error('Name the TopoJSON file of the land: node src/art/maps.ts land-10m.json')

type Ring = [lon: number, lat: number][]
type TopoJson = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

const FOLDER = 'public/art/maps'
const COLOURS = { sea: '#cfe5df', shallows: '#dfeee4', land: '#f7e7c3', coast: '#c9a565', relief: '#e3c88e' }
/** Where the land rises, or lies in dunes: there is no coast to know the place by. */
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
/** A coast's corners that lie nearer than this to a straight line are left out, in map units. */
const TOLERANCE = 0.9
/** Islets smaller than this are drawn as dots of sand rather than lost, in square units. */
const ISLET_AREA = 8
const ISLET_RADIUS = 1.6
/** Islets beyond these many, smallest first, are not drawn. */
const MAX_ISLETS = 60
/** The sea's edge lies this far outside the frame, so that no coast line runs along it. */
const MARGIN = 12

const rings = readRings(JSON.parse(readFileSync(source, 'utf8')) as TopoJson).filter(
  (ring) => !beltsTheWorld(ring),
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
    else shapes.push(thin(points))
  }
  const coast = shapes.map(outline).join('')
  const dots = islets
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_ISLETS)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${height}" width="${MAP_WIDTH}" height="${height}">`,
    // Short swells in rows, every second row moved by half.
    '<defs><pattern id="swell" width="56" height="52" patternUnits="userSpaceOnUse">',
    '<path d="M14 16q4-4 8 0t8 0M42 42q4-4 8 0t8 0M-14 42q4-4 8 0t8 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-linecap="round"/></pattern>',
    // Even-odd, so that a ring within the land is a lake.
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

// In half units and steps from corner to corner: the shortest there is.
function outline(points: Point[]): string {
  const halves = points.map(({ x, y }) => [Math.round(2 * x), Math.round(2 * y)] as const)
  const path = halves.reduce((path, [x, y], index) => {
    const before = halves[index - 1]
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

// Arcs are lists of steps from point to point; a negative number names an arc walked backwards.
function readRings({ transform, arcs, objects }: TopoJson): Ring[] {
  const walked = arcs.map((steps) => {
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
          const points = arc < 0 ? [...(walked[~arc] ?? [])].reverse() : (walked[arc] ?? [])
          return index === 0 ? points : points.slice(1)
        }),
      ),
    ),
  )
}

// Islands on the 180th meridian would be drawn as a line around the world; none of our maps reaches there.
function beltsTheWorld(ring: Ring): boolean {
  const span = (of: 0 | 1) => {
    const values = ring.map((point) => point[of])
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  }
  return span(0) > 350 && span(1) < 10
}

// Sutherland and Hodgman: one side after the other.
function clip(
  points: Point[],
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
) {
  const cross = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  })
  const sides: [(p: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [({ x }) => x >= left, (a, b) => cross(a, b, (left - a.x) / (b.x - a.x))],
    [({ x }) => x <= right, (a, b) => cross(a, b, (right - a.x) / (b.x - a.x))],
    [({ y }) => y >= top, (a, b) => cross(a, b, (top - a.y) / (b.y - a.y))],
    [({ y }) => y <= bottom, (a, b) => cross(a, b, (bottom - a.y) / (b.y - a.y))],
  ]
  return sides.reduce((ring, [keeps, meet]) => {
    return ring.flatMap((point, index) => {
      const before = ring.at(index - 1) as Point
      if (keeps(point)) return keeps(before) ? [point] : [meet(before, point), point]
      return keeps(before) ? [meet(before, point)] : []
    })
  }, points)
}

// Douglas and Peucker.
function thin(points: Point[]): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  let [worst, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const off = distance(points[index] as Point, first, last)
    if (off > worst) [worst, at] = [off, index]
  }
  if (worst <= TOLERANCE) return [first, last]
  return [...thin(points.slice(0, at + 1)).slice(0, -1), ...thin(points.slice(at))]
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
  return shapes.filter((shape) => inside(shape, point)).length % 2 === 1
}

function inside(shape: Point[], { x, y }: Point): boolean {
  return shape.reduce((within, a, index) => {
    const b = shape.at(index - 1) as Point
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !within : within
  }, false)
}
