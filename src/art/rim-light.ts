import { mix } from './colour.ts'
import type { Stage } from './scene.ts'
import { num } from './shape.ts'

const BODY_ATTRIBUTE = 'data-edge'
const LIGHT_SOURCE_ATTRIBUTE = 'data-light'

/** The attribute that marks the sun or the moon in a drawing. */
export const lightSourceMark = { [LIGHT_SOURCE_ATTRIBUTE]: 1 }

/**
 * Marks content as a solid body with an outline: under a low sun or the moon, its outline gets a rim light on that side.
 * The body is `size` tall in its own units and stands on (x, y).
 */
export const solid = (size: number, content: string, x = 0, y = 0) =>
  `<g ${BODY_ATTRIBUTE}="${num(size)} ${num(x)} ${num(y)}">${content}</g>`

/** Opacity of the rim light; at noon there is none, because the sun is high. */
const STRENGTH = { dawn: 0.68, noon: 0, dusk: 0.85, night: 0.42 }
/** Width of the rim light as a share of the body's size, with its limits in landmark units. */
const WIDTH_SHARE = 0.022
const [MIN_WIDTH, MAX_WIDTH] = [1.1, 4.6]
/** Directions are rounded to this many steps of a circle, so that bodies can share filters. */
const DIRECTIONS = 24

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function parseTransform(transform: string): Matrix {
  let matrix = IDENTITY
  for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (kind === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, x, y ?? 0])
    else if (kind === 'scale') matrix = multiply(matrix, [x, 0, 0, y ?? x, 0, 0])
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)]
      matrix = multiply(matrix, [cos, sin, -sin, cos, 0, 0])
    } else throw new Error(`Rim light does not support the transform ${kind}()`)
  }
  return matrix
}

/**
 * Adds the rim light to all bodies, on the side of the sun or the moon. It works on the finished drawing, because the position
 * of a body depends on the transforms of all groups around it. Without `isOn` it only removes the marks.
 */
export function addRimLight(drawing: string, stage: Stage, isOn = true): { body: string; defs: string } {
  const isOvercast = stage.weather && stage.weather !== 'blossom'
  const strength = isOn && !isOvercast ? STRENGTH[stage.light] : 0
  const rimColour = stage.night ? '#cfdcff' : mix(stage.sky.at(-1) ?? '#ffe2a0', '#fff3c8', 0.65)
  const filters = new Map<string, { id: string; offset: string; region: string }>()
  const stack: { matrix: Matrix; isDropped: boolean; isLit: boolean }[] = [
    { matrix: IDENTITY, isDropped: false, isLit: false },
  ]
  let light: { x: number; y: number } = stage.sun

  const filterFor = (
    [size, dx, dy]: readonly [number, number, number],
    transform: Matrix,
    isPart: boolean,
  ): string | undefined => {
    const matrix = multiply(transform, [1, 0, 0, 1, dx, dy])
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    const width = Math.min(size * scale * WIDTH_SHARE, MAX_WIDTH * stage.u)
    // A body that is upside down is a reflection.
    if (strength === 0 || width < MIN_WIDTH * stage.u || matrix[3] < 0) return
    // The light is seen from the middle of the body, which is half its size above the point that it stands on.
    const [x, y] = [matrix[4], matrix[5] - (size * scale) / 2]
    const angle =
      (Math.round((Math.atan2(light.y - y, light.x - x) / Math.PI / 2) * DIRECTIONS) / DIRECTIONS) *
      Math.PI *
      2
    const distance = width / scale
    const offset = `dx="${twoDecimals(-Math.cos(angle) * distance)}" dy="${twoDecimals(-Math.sin(angle) * distance)}"`
    // resvg fails if a filtered group is within another and lies outside the layer of that.
    if (isPart && !isInside(matrix, stage)) return
    const region = isInside(matrix, stage) ? AROUND_BODY : wholePictureRegion(transform, stage)
    const key = `${region}${offset}`
    const { id } = filters.get(key) ?? { id: `e${filters.size}` }
    filters.set(key, { id, offset, region })
    return id
  }

  const body = drawing.replace(/<(\/?)(g|circle)\b([^>]*)>/g, (tag, closing, name, attributes) => {
    const current = stack.at(-1) as (typeof stack)[number]
    if (name === 'circle') {
      if (!attributes.includes(LIGHT_SOURCE_ATTRIBUTE)) return tag
      const at = (which: string) => Number(new RegExp(`${which}="([^"]*)"`).exec(attributes)?.[1])
      const [, , , , x, y] = multiply(current.matrix, [1, 0, 0, 1, at('cx'), at('cy')])
      light = { x, y }
      return tag.replace(/ data-light="1"/, '')
    }
    if (closing) {
      stack.pop()
      return current.isDropped ? '' : tag
    }
    const size = new RegExp(`${BODY_ATTRIBUTE}="(\\S+) (\\S+) (\\S+)"`).exec(attributes)?.slice(1).map(Number)
    const transform = /transform="([^"]*)"/.exec(attributes)?.[1]
    const matrix = transform ? multiply(current.matrix, parseTransform(transform)) : current.matrix
    const id =
      size === undefined ? undefined : filterFor(size as [number, number, number], matrix, current.isLit)
    const isDropped = size !== undefined && id === undefined
    stack.push({ matrix, isDropped, isLit: current.isLit || id !== undefined })
    return isDropped ? '' : id ? `<g filter="url(#${id})">` : tag
  })
  // Glows and shadows of a body are translucent and have no outline, so the filter takes only the nearly opaque part.
  const defs = [...filters.values()].map(
    ({ id, offset, region }) =>
      `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feComponentTransfer in="SourceAlpha" result="a"><feFuncA type="linear" slope="4" intercept="-2.6"/></feComponentTransfer><feOffset in="a" ${offset} result="o"/><feComposite in="a" in2="o" operator="out" result="s"/><feFlood flood-color="${rimColour}" flood-opacity="${strength}"/><feComposite in2="s" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/></feMerge></filter>`,
  )
  return { body, defs: defs.join('') }
}

/** A filter region slightly larger than the body. */
const AROUND_BODY = 'x="-2%" y="-2%" width="104%" height="104%"'

const isInside = ([, , , , x, y]: Matrix, { w, h }: Stage) => x >= 0 && x <= w && y >= 0 && y <= h

/** A filter region of the whole picture, in the units of a body: resvg fails on a region that is outside the picture. */
function wholePictureRegion([a, b, c, d, e, f]: Matrix, { w, h }: Stage): string {
  const area = a * d - b * c
  const corners = [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ].map(([x = 0, y = 0]) => [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area])
  const [xs, ys] = [0, 1].map((i) => corners.map((corner) => corner[i] as number)) as [number[], number[]]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return `filterUnits="userSpaceOnUse" x="${num(left)}" y="${num(top)}" width="${num(Math.max(...xs) - left)}" height="${num(Math.max(...ys) - top)}"`
}

const twoDecimals = (value: number) => String(Math.round(value * 100) / 100)
