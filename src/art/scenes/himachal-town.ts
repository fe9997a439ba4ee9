import { lighten, mix } from '../colour.ts'
import { between } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'rock' | 'shadow' | 'snow' | 'meadow' | 'deodar' | 'train' | 'marigold' | 'night'

/** A deodar cedar on the origin: a straight trunk and flat branches with hanging ends. */
export function deodar(height: number, light: string, dark: string, lit: -1 | 1): string {
  const tiers = 8
  const bough = (side: number, i: number, colour: string) => {
    const t = i / (tiers - 1)
    const y = -height * (0.95 - 0.78 * t)
    const reach = height * (0.05 + 0.2 * t ** 0.85) * (i % 2 ? 1 : 0.86)
    const drop = height * (0.05 + 0.05 * t)
    return path(
      `M0 ${num(y - height * 0.05)}Q${num(side * reach * 0.5)} ${num(y - drop * 0.1)} ${num(side * reach)} ${num(y + drop)}Q${num(side * reach * 0.72)} ${num(y + drop * 0.75)} ${num(side * reach * 0.6)} ${num(y + drop * 1.15)}Q${num(side * reach * 0.42)} ${num(y + drop * 0.7)} ${num(side * reach * 0.28)} ${num(y + drop * 1.2)}Q${num(side * reach * 0.16)} ${num(y + drop * 0.8)} 0 ${num(y + drop * 1.1)}Z`,
      colour,
    )
  }
  return (
    rect(-height * 0.016, -height * 0.9, height * 0.032, height * 0.9, mix('#6b4a38', dark, 0.4)) +
    repeat(tiers, (k) => {
      const i = tiers - 1 - k
      return bough(-lit, i, dark) + bough(lit, i, light)
    }) +
    poly(
      [
        [-height * 0.014, -height * 0.94],
        [0, -height * 1.02],
        [height * 0.014, -height * 0.94],
      ],
      light,
    )
  )
}

/** The wooded hill with the church at the top and the tin roofs of the bazaar below it. */
export function town(stage: Stage<Ink>, x: number, ridge: number, deck: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('town')
  const p = (dx: number, dy: number): Point => [x + dx * u, ridge + dy * u]
  const slope = (spots: readonly (readonly [number, number, number])[], haze: number) =>
    spots
      .map(([dx, dy, height]) =>
        at(
          x + dx * u,
          ridge + dy * u,
          u,
          deodar(height, stage.far(ink.deodar, haze), stage.far(mix(ink.deodar, ink.night, 0.6), haze), lit),
        ),
      )
      .join('')
  const crest: Point[] = [
    [-20, ridge + 150 * u],
    p(-520, 96),
    p(-330, 20),
    p(-220, 0),
    p(260, 0),
    p(380, 34),
    p(560, 110),
    [Math.max(w + 20, x + 700 * u), ridge + 170 * u],
  ]
  const green = mix(ink.meadow, ink.deodar, 0.35)
  const behind = repeat(11, (i) => {
    const dx = -470 + i * 96
    const fall = Math.max(0, Math.abs(dx - 20) - 230) * 0.3
    return slope([[dx, fall + 14, 150 * between(next, 0.8, 1.15)]], 0.2)
  })
  const walls = ['#fff3dc', '#f6dcae', '#e9b48e', '#cfe0dc', '#f3c9b2', '#fbe7c0']
  const roofs = ['#c8412f', '#2f7d6a', '#b4502f', '#d8653a', '#3d6f96', '#a83a34']
  const rows = [
    { y: 66, size: 0.62, from: -380, step: 82, count: 11 },
    { y: 116, size: 0.76, from: -520, step: 98, count: 12 },
    { y: 176, size: 0.92, from: -600, step: 122, count: 11 },
  ]
  const houses = rows
    .map(({ y, size, from, step, count }, row) =>
      repeat(count, (i) => {
        const k = (i * 5 + row * 3) % 6
        const dx = from + i * step + between(next, -14, 14)
        if ((i * 3 + row) % 5 === 2) return slope([[dx, y + 22, 130 * size + 30 * (i % 3)]], 0.04)
        return at(
          x + dx * u,
          ridge + (y + between(next, -6, 10)) * u,
          u * size,
          home(stage, walls[k] as string, roofs[(k + row) % 6] as string, i % 3 === 0 ? 92 : 70),
        )
      }),
    )
    .join('')
  return (
    behind +
    hill(
      crest,
      [
        [w + 20, deck + 20 * u],
        [-20, deck + 20 * u],
      ],
      stage.gradient([mix(green, ink.snow, 0.06), mix(ink.deodar, ink.night, 0.3)]),
    ) +
    at(x + 10 * u, ridge + 6 * u, u * 1.06, church(stage)) +
    houses +
    slope(
      [
        [-690, 210, 170],
        [-450, 232, 130],
        [-250, 238, 120],
        [120, 240, 130],
        [330, 236, 120],
        [560, 226, 150],
        [690, 230, 190],
      ],
      0.02,
    )
  )
}

/** A hill house on the origin under a pitched tin roof. */
function home(stage: Stage<Ink>, wall: string, roof: string, height: number): string {
  const { ink, lit, night } = stage
  const shade = night ? 0.55 : 0
  const paint = mix(wall, ink.night, shade)
  const tin = mix(roof, ink.night, shade)
  const pane = night ? '#ffd98a' : mix(ink.night, ink.shadow, 0.3)
  const floors = height > 80 ? 2 : 1
  return (
    rect(-44, -height, 88, height + 40, paint) +
    rect(lit < 0 ? 14 : -44, -height, 30, height + 40, mix(paint, ink.shadow, 0.3)) +
    repeat(floors, (row) => repeat(3, (i) => rect(-36 + i * 27, -height + 14 + row * 40, 15, 22, pane))) +
    poly(
      [
        [-56, -height + 4],
        [-34, -height - 38],
        [34, -height - 38],
        [56, -height + 4],
      ],
      tin,
    ) +
    poly(
      [
        [-lit * 56, -height + 4],
        [-lit * 34, -height - 38],
        [-lit * 2, -height - 38],
        [-lit * 14, -height + 4],
      ],
      lighten(tin, -0.08),
    )
  )
}

/** Christ Church on the origin: the bell tower with pinnacles and a clock, and the nave with pointed windows; 330 tall. */
function church(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const wall = mix('#fbd98a', ink.night, night ? 0.28 : 0)
  const shade = mix(wall, '#a9743f', 0.34)
  const trim = mix('#fff6de', ink.night, night ? 0.3 : 0)
  const slate = mix('#7b5a4c', ink.night, night ? 0.4 : 0.05)
  const pane = night ? '#ffdf8e' : mix(ink.night, '#6b4a38', 0.35)
  const lancet = (cx: number, foot: number, width: number, height: number) => {
    const r = width / 2
    const shape = (k: number, fill: string) =>
      path(
        `M${cx - r - k} ${foot}V${foot - height + r}Q${cx - r - k} ${foot - height - r * 0.3} ${cx} ${foot - height - r - k}Q${cx + r + k} ${foot - height - r * 0.3} ${cx + r + k} ${foot - height + r}V${foot}Z`,
        fill,
      )
    return shape(4, trim) + shape(0, pane)
  }
  const pinnacle = (cx: number, foot: number, height: number) =>
    rect(cx - 7, foot - height * 0.5, 14, height * 0.5, trim) +
    poly(
      [
        [cx - 9, foot - height * 0.5],
        [cx, foot - height],
        [cx + 9, foot - height * 0.5],
      ],
      trim,
    )
  const nave =
    poly(
      [
        [-14, -118],
        [40, -206],
        [236, -206],
        [276, -118],
      ],
      slate,
    ) +
    repeat(5, (i) =>
      rect(14 + i * 48 - (i < 1 ? 0 : 2), -206 + 22, 3, 62, lighten(slate, 0.06), { opacity: 0.6 }),
    ) +
    rect(-10, -120, 276, 122, lit < 0 ? wall : shade) +
    rect(-10, -120, 276, 7, trim) +
    repeat(4, (i) => lancet(62 + i * 56, -16, 22, 66)) +
    repeat(5, (i) => rect(30 + i * 56, -106, 11, 108, trim) + rect(30 + i * 56 + 6, -106, 5, 108, shade))
  const tower =
    rect(-86, -286, 100, 288, wall) +
    rect(lit < 0 ? -22 : -86, -286, 36, 288, shade) +
    rect(-92, -176, 112, 9, trim) +
    rect(-92, -290, 112, 12, trim) +
    repeat(5, (i) => rect(-90 + i * 23, -304, 14, 16, trim)) +
    pinnacle(-88, -286, 82) +
    pinnacle(16, -286, 82) +
    pinnacle(-36, -290, 60) +
    lancet(-54, -192, 22, 66) +
    lancet(-18, -192, 22, 66) +
    circle(-36, -142, 22, trim) +
    circle(-36, -142, 17, '#fffdf2') +
    path('M-38 -156H-34V-142L-26 -136L-28 -133L-38 -140Z', ink.night) +
    lancet(-36, 0, 44, 74) +
    rect(-96, -118, 12, 120, trim) +
    rect(12, -118, 12, 120, trim)
  return ellipse(90, 4, 250, 12, ink.night, { opacity: 0.18 }) + nave + tower
}
