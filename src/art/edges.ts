import { mix } from './colour.ts'
import type { Stage } from './scene.ts'
import { num } from './shape.ts'

const EDGE = 'data-edge'
const SOURCE = 'data-light'

/** The attribute of what marks where the light stands in a drawing. */
export const lightMark = { [SOURCE]: 1 }

/**
 * A body that stands out from what is behind it, `size` large in its own units: under a low sun or the moon its outline is
 * lit on that side. It stands on (x, y).
 */
export const solid = (size: number, content: string, x = 0, y = 0) =>
  `<g ${EDGE}="${num(size)} ${num(x)} ${num(y)}">${content}</g>`

/** How strongly outlines are lit at each hour: from a sun high above, no outline stands out. */
const STRENGTH = { dawn: 0.68, noon: 0, dusk: 0.85, night: 0.42 }
/** Width of the lit edge, as a share of the body's size, and in landmark units at least and at most. */
const SHARE = 0.022
const [LEAST, MOST] = [1.1, 4.6]
/** Directions are rounded to this many around the circle, so that few filters serve a picture. */
const DIRECTIONS = 24

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function matrixOf(transform: string): Matrix {
  let matrix = UNMOVED
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
    } else throw new Error(`No edge is lit under ${kind}()`)
  }
  return matrix
}

/**
 * Lights the outlines of all bodies from where the sun or the moon stands in the drawing. It works on the finished drawing,
 * because only there is it known where a body made of parts has come to stand. Where it is not `isOn`, it removes the marks only.
 */
export function lightEdges(drawing: string, stage: Stage, isOn = true): { body: string; defs: string } {
  const isDull = stage.weather && stage.weather !== 'blossom'
  const strength = isOn && !isDull ? STRENGTH[stage.light] : 0
  const warm = stage.night ? '#cfdcff' : mix(stage.sky.at(-1) ?? '#ffe2a0', '#fff3c8', 0.65)
  const filters = new Map<string, { id: string; offset: string; region: string }>()
  const stack: { matrix: Matrix; isDropped: boolean; isLit: boolean }[] = [
    { matrix: UNMOVED, isDropped: false, isLit: false },
  ]
  let light: { x: number; y: number } = stage.sun

  const filterFor = (
    [size, dx, dy]: readonly [number, number, number],
    own: Matrix,
    isPart: boolean,
  ): string | undefined => {
    const matrix = multiply(own, [1, 0, 0, 1, dx, dy])
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    const width = Math.min(size * scale * SHARE, MOST * stage.u)
    // What stands upside down is a reflection.
    if (strength === 0 || width < LEAST * stage.u || matrix[3] < 0) return
    // The middle of a body is about half its size above the point that it stands on.
    const [x, y] = [matrix[4], matrix[5] - (size * scale) / 2]
    const turn =
      (Math.round((Math.atan2(light.y - y, light.x - x) / Math.PI / 2) * DIRECTIONS) / DIRECTIONS) *
      Math.PI *
      2
    const reach = width / scale
    const offset = `dx="${num2(-Math.cos(turn) * reach)}" dy="${num2(-Math.sin(turn) * reach)}"`
    // The renderer fails on a part outside the layer of its body.
    if (isPart && !isInside(matrix, stage)) return
    const region = isInside(matrix, stage) ? AROUND_BODY : wholePicture(own, stage)
    const key = `${region}${offset}`
    const { id } = filters.get(key) ?? { id: `e${filters.size}` }
    filters.set(key, { id, offset, region })
    return id
  }

  const body = drawing.replace(/<(\/?)(g|circle)\b([^>]*)>/g, (tag, closing, name, attributes) => {
    const inside = stack.at(-1) as (typeof stack)[number]
    if (name === 'circle') {
      if (!attributes.includes(SOURCE)) return tag
      const at = (which: string) => Number(new RegExp(`${which}="([^"]*)"`).exec(attributes)?.[1])
      const [, , , , x, y] = multiply(inside.matrix, [1, 0, 0, 1, at('cx'), at('cy')])
      light = { x, y }
      return tag.replace(/ data-light="1"/, '')
    }
    if (closing) {
      stack.pop()
      return inside.isDropped ? '' : tag
    }
    const size = new RegExp(`${EDGE}="(\\S+) (\\S+) (\\S+)"`).exec(attributes)?.slice(1).map(Number)
    const own = /transform="([^"]*)"/.exec(attributes)?.[1]
    const matrix = own ? multiply(inside.matrix, matrixOf(own)) : inside.matrix
    const id =
      size === undefined ? undefined : filterFor(size as [number, number, number], matrix, inside.isLit)
    const isDropped = size !== undefined && id === undefined
    stack.push({ matrix, isDropped, isLit: inside.isLit || id !== undefined })
    return isDropped ? '' : id ? `<g filter="url(#${id})">` : tag
  })
  // Glows and shadows belong to bodies but have no outline: only what hides its background has.
  const defs = [...filters.values()].map(
    ({ id, offset, region }) =>
      `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feComponentTransfer in="SourceAlpha" result="a"><feFuncA type="linear" slope="4" intercept="-2.6"/></feComponentTransfer><feOffset in="a" ${offset} result="o"/><feComposite in="a" in2="o" operator="out" result="s"/><feFlood flood-color="${warm}" flood-opacity="${strength}"/><feComposite in2="s" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/></feMerge></filter>`,
  )
  return { body, defs: defs.join('') }
}

const AROUND_BODY = 'x="-2%" y="-2%" width="104%" height="104%"'

const isInside = ([, , , , x, y]: Matrix, { w, h }: Stage) => x >= 0 && x <= w && y >= 0 && y <= h

/** The whole picture in the units of a body: the renderer fails on a filter that reaches only outside the picture. */
function wholePicture([a, b, c, d, e, f]: Matrix, { w, h }: Stage): string {
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

const num2 = (value: number) => String(Math.round(value * 100) / 100)
