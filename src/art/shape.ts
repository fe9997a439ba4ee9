/** A point in design units, y down. */
export type Point = readonly [x: number, y: number]

/** A fill: a hex colour or a `url(#…)` from `stage.gradient`. */
export type Paint = string

/** A number with at most one decimal: more would not be visible at any rendered width, and would make the SVG larger. */
export const num = (value: number) => String(Math.round(value * 10) / 10)
const xy = ([x, y]: Point) => `${num(x)} ${num(y)}`
const attributeText = (attributes: Record<string, string | number> | undefined) =>
  attributes
    ? Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')
    : ''

/** Further SVG attributes, such as opacity. */
export type Attributes = Record<string, string | number>

/** A filled path from path data. */
export const path = (d: string, fill: Paint, attributes?: Attributes) =>
  `<path d="${d}" fill="${fill}"${attributeText(attributes)}/>`

/** A straight-edged closed shape. */
export const poly = (points: readonly Point[], fill: Paint, attributes?: Attributes) =>
  path(`M${points.map(xy).join('L')}Z`, fill, attributes)

/** A rectangle from its top left corner. */
export const rect = (x: number, y: number, w: number, h: number, fill: Paint, attributes?: Attributes) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${attributeText(attributes)}/>`

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: Paint, attributes?: Attributes) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributeText(attributes)}/>`

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, attributes?: Attributes) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributeText(attributes)}/>`

/** An open stroke with round ends. */
export const stroke = (d: string, colour: Paint, width: number, attributes?: Attributes) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributeText(attributes)}/>`

/** Path data of a smooth line through points (Catmull-Rom), without the leading move. */
export function curveThrough(points: readonly Point[]): string {
  let d = ''
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[Math.max(0, i - 1)] as Point
    const from = points[i] as Point
    const to = points[i + 1] as Point
    const after = points[Math.min(points.length - 1, i + 2)] as Point
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${xy(a)} ${xy(b)} ${xy(to)}`
  }
  return d
}

/** Path data of a smooth open line. */
export const line = (points: readonly Point[]) => `M${xy(points[0] as Point)}${curveThrough(points)}`

/** An area with a smooth upper line through `points`, closed by straight lines through `rest`. */
export const hill = (
  points: readonly Point[],
  rest: readonly Point[],
  fill: Paint,
  attributes?: Attributes,
) => path(`${line(points)}${rest.map((point) => `L${xy(point)}`).join('')}Z`, fill, attributes)

/** A smooth closed shape through points. */
export function blob(points: readonly Point[], fill: Paint, attributes?: Attributes): string {
  const count = points.length
  const at = (i: number) => points[(i + count) % count] as Point
  let d = `M${xy(at(0))}`
  for (let i = 0; i < count; i++) {
    const a: Point = [
      at(i)[0] + (at(i + 1)[0] - at(i - 1)[0]) / 6,
      at(i)[1] + (at(i + 1)[1] - at(i - 1)[1]) / 6,
    ]
    const b: Point = [
      at(i + 1)[0] - (at(i + 2)[0] - at(i)[0]) / 6,
      at(i + 1)[1] - (at(i + 2)[1] - at(i)[1]) / 6,
    ]
    d += `C${xy(a)} ${xy(b)} ${xy(at(i + 1))}`
  }
  return path(`${d}Z`, fill, attributes)
}

/** A flat shape that is pointed at both ends, such as a reflection on water. */
export const lens = (x: number, y: number, w: number, h: number, fill: Paint, attributes?: Attributes) =>
  path(
    `M${num(x - w / 2)} ${num(y)}Q${num(x)} ${num(y - h)} ${num(x + w / 2)} ${num(y)}Q${num(x)} ${num(y + h)} ${num(x - w / 2)} ${num(y)}Z`,
    fill,
    attributes,
  )

/** Content with its origin moved to (x, y), scaled (a negative horizontal scale mirrors it) and turned by `turn` degrees. */
export function at(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  content: string,
  turn = 0,
): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`
  return `<g transform="translate(${num(x)} ${num(y)})${rotate} scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})">${content}</g>`
}

/** Content moved and turned about its own origin; without a group if it is not moved at all. */
export const nudge = (x: number, y: number, content: string, turn = 0) =>
  x === 0 && y === 0 && turn === 0 ? content : at(x, y, 1, content, turn)

/** A group of shapes that share attributes. */
export const group = (content: string, attributes?: Attributes) =>
  `<g${attributeText(attributes)}>${content}</g>`

/** Draws a shape `count` times and joins the results; `draw` gets the index from 0. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The point at `t` (0..1) on a quadratic Bézier curve. */
export function pointOnCurve(from: Point, bend: Point, to: Point, t: number): Point {
  const k = 1 - t
  return [
    k * k * from[0] + 2 * k * t * bend[0] + t * t * to[0],
    k * k * from[1] + 2 * k * t * bend[1] + t * t * to[1],
  ]
}
