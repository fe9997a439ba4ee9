import { lighten, mix } from '../colour.ts'
import { hills, mist, peak } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { clouds, heapOf, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'rock' | 'shadow' | 'snow' | 'meadow' | 'deodar' | 'train' | 'marigold' | 'night'

/** Shimla in summer: the yellow church on the Ridge, roofs down the hill, the toy train on its viaduct, deodars. */
export const himachal: Scene<Ink> = {
  name: 'himachal',
  title: 'Himachal, up in the deodars',
  place: 'Shimla',
  light: 'noon',
  sun: { x: 0.18, y: 0.15 },
  sky: ['#2f86c4', '#79bfe0', '#c6e4e4', '#fdf1d6'],
  palette: {
    rock: '#8f9bb8',
    shadow: '#6480ac',
    snow: '#ffffff',
    meadow: '#8fbf5a',
    deodar: '#2f7a5c',
    train: '#d63a2f',
    marigold: '#f7b92d',
    night: '#12404a',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const x = w * stage.focus
  const ridge = h * (kind === 'wide' ? 0.5 : 0.47)
  const deck = h * (kind === 'wide' ? 0.755 : 0.72)
  return [
    sky(stage, ridge + 200 * u, '#fffbe6'),
    sun(stage, 58, '#fffdf0'),
    clouds(stage, { count: 4, band: [0.16, 0.34], size: 300, colour: heapOf(stage) }),
    mountains(stage, x, ridge + 10 * u),
    mist(stage, ridge, 60 * u, '#ffffff', 0.55),
    hills(stage, 'far', { y: ridge + 24 * u, amp: 56 * u, fill: stage.far(ink.shadow, 0.34), detail: 5 }),
    hills(stage, 'mid', {
      y: ridge + 70 * u,
      amp: 50 * u,
      fill: stage.far(mix(ink.deodar, ink.shadow, 0.3), 0.3),
      detail: 5,
    }),
    birds(stage, x - 330 * u, h * 0.3, ink.night, 5, 26),
    town(stage, x, ridge, deck),
    at(x, deck, 1, viaduct(stage)),
    at(x - 40 * u + wave(time) * 26 * u, deck - 8 * u, u * 1.12, train(stage)),
    near(stage, deck),
  ].join('')
}

/** The white wall of the high range, far to the north. */
function mountains(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink, lit } = stage
  const tint = (depth: number) => ({
    light: stage.far(ink.rock, depth),
    shade: stage.far(ink.shadow, depth),
    snow: ink.snow,
    snowShade: stage.far(mix(ink.snow, ink.shadow, 0.4), depth * 0.6),
  })
  const one = (dx: number, wide: number, high: number, depth: number, snow: number) =>
    at(x + dx * u, base + 40 * u, 1, peak(stage.random(`p${dx}`), wide * u, high * u, tint(depth), lit, snow))
  return (
    one(-880, 620, 230, 0.5, 0.75) +
    one(800, 640, 220, 0.5, 0.75) +
    one(-520, 600, 260, 0.46, 0.75) +
    one(460, 560, 240, 0.44, 0.75) +
    one(-260, 520, 210, 0.4, 0.7) +
    one(250, 520, 200, 0.4, 0.7)
  )
}

/** A deodar on the origin: a straight stem and flat boughs that hang at their ends. */
function deodar(tall: number, light: string, dark: string, lit: -1 | 1): string {
  const tiers = 8
  const bough = (side: number, i: number, colour: string) => {
    const t = i / (tiers - 1)
    const y = -tall * (0.95 - 0.78 * t)
    const reach = tall * (0.05 + 0.2 * t ** 0.85) * (i % 2 ? 1 : 0.86)
    const drop = tall * (0.05 + 0.05 * t)
    return path(
      `M0 ${num(y - tall * 0.05)}Q${num(side * reach * 0.5)} ${num(y - drop * 0.1)} ${num(side * reach)} ${num(y + drop)}Q${num(side * reach * 0.72)} ${num(y + drop * 0.75)} ${num(side * reach * 0.6)} ${num(y + drop * 1.15)}Q${num(side * reach * 0.42)} ${num(y + drop * 0.7)} ${num(side * reach * 0.28)} ${num(y + drop * 1.2)}Q${num(side * reach * 0.16)} ${num(y + drop * 0.8)} 0 ${num(y + drop * 1.1)}Z`,
      colour,
    )
  }
  return (
    rect(-tall * 0.016, -tall * 0.9, tall * 0.032, tall * 0.9, mix('#6b4a38', dark, 0.4)) +
    repeat(tiers, (k) => {
      const i = tiers - 1 - k
      return bough(-lit, i, dark) + bough(lit, i, light)
    }) +
    poly(
      [
        [-tall * 0.014, -tall * 0.94],
        [0, -tall * 1.02],
        [tall * 0.014, -tall * 0.94],
      ],
      light,
    )
  )
}

/** The wooded hill with the church on its crest and the tin roofs of the bazaar below it. */
function town(stage: Stage<Ink>, x: number, ridge: number, deck: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('town')
  const p = (dx: number, dy: number): Point => [x + dx * u, ridge + dy * u]
  const slope = (spots: readonly (readonly [number, number, number])[], haze: number) =>
    spots
      .map(([dx, dy, tall]) =>
        at(
          x + dx * u,
          ridge + dy * u,
          u,
          deodar(tall, stage.far(ink.deodar, haze), stage.far(mix(ink.deodar, ink.night, 0.6), haze), lit),
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
function home(stage: Stage<Ink>, wall: string, roof: string, tall: number): string {
  const { ink, lit, night } = stage
  const shade = night ? 0.55 : 0
  const paint = mix(wall, ink.night, shade)
  const tin = mix(roof, ink.night, shade)
  const pane = night ? '#ffd98a' : mix(ink.night, ink.shadow, 0.3)
  const floors = tall > 80 ? 2 : 1
  return (
    rect(-44, -tall, 88, tall + 40, paint) +
    rect(lit < 0 ? 14 : -44, -tall, 30, tall + 40, mix(paint, ink.shadow, 0.3)) +
    repeat(floors, (row) => repeat(3, (i) => rect(-36 + i * 27, -tall + 14 + row * 40, 15, 22, pane))) +
    poly(
      [
        [-56, -tall + 4],
        [-34, -tall - 38],
        [34, -tall - 38],
        [56, -tall + 4],
      ],
      tin,
    ) +
    poly(
      [
        [-lit * 56, -tall + 4],
        [-lit * 34, -tall - 38],
        [-lit * 2, -tall - 38],
        [-lit * 14, -tall + 4],
      ],
      lighten(tin, -0.08),
    )
  )
}

/** Christ Church on the origin: the pinnacled bell tower with its clock, the nave with pointed windows; 330 tall. */
function church(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const wall = mix('#fbd98a', ink.night, night ? 0.28 : 0)
  const shade = mix(wall, '#a9743f', 0.34)
  const trim = mix('#fff6de', ink.night, night ? 0.3 : 0)
  const slate = mix('#7b5a4c', ink.night, night ? 0.4 : 0.05)
  const pane = night ? '#ffdf8e' : mix(ink.night, '#6b4a38', 0.35)
  const lancet = (cx: number, foot: number, wide: number, tall: number) => {
    const r = wide / 2
    const shape = (k: number, fill: string) =>
      path(
        `M${cx - r - k} ${foot}V${foot - tall + r}Q${cx - r - k} ${foot - tall - r * 0.3} ${cx} ${foot - tall - r - k}Q${cx + r + k} ${foot - tall - r * 0.3} ${cx + r + k} ${foot - tall + r}V${foot}Z`,
        fill,
      )
    return shape(4, trim) + shape(0, pane)
  }
  const pinnacle = (cx: number, foot: number, tall: number) =>
    rect(cx - 7, foot - tall * 0.5, 14, tall * 0.5, trim) +
    poly(
      [
        [cx - 9, foot - tall * 0.5],
        [cx, foot - tall],
        [cx + 9, foot - tall * 0.5],
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

/** The stone viaduct in two tiers of arches, right across the picture; the deck at y 0. */
function viaduct(stage: Stage<Ink>): string {
  const { w, u, ink, lit } = stage
  const stone = mix('#c9a98c', ink.shadow, stage.night ? 0.5 : 0.12)
  const reach = w
  const tier = (top: number, height: number, pitch: number, r: number, dx: number) => {
    const count = Math.ceil(reach / pitch)
    return `M${num(-reach)} ${num(top)}H${num(reach)}V${num(top + height)}H${num(-reach)}Z${repeat(
      count * 2 + 1,
      (i) => {
        const cx = (i - count) * pitch + dx
        const base = top + height + 1
        const spring = top + 26 * u + r
        return `M${num(cx - r)} ${num(base)}V${num(spring)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(spring)}V${num(base)}Z`
      },
    )}`
  }
  const odd = { 'fill-rule': 'evenodd' }
  const both = (dx: number, fill: string, low: string) =>
    path(tier(0, 96 * u, 92 * u, 32 * u, dx), fill, odd) +
    path(tier(96 * u, 190 * u, 92 * u, 32 * u, dx), low, odd)
  return (
    both(-lit * 12 * u, lighten(stone, -0.2), lighten(stone, -0.2)) +
    both(0, stone, mix(stone, ink.shadow, 0.16)) +
    rect(-reach, 90 * u, reach * 2, 10 * u, lighten(stone, 0.1)) +
    rect(-reach, -8 * u, reach * 2, 14 * u, lighten(stone, 0.06)) +
    rect(-reach, -12 * u, reach * 2, 7 * u, lighten(stone, 0.1)) +
    rect(-reach, 6 * u, reach * 2, 6 * u, lighten(stone, -0.14))
  )
}

/** The narrow-gauge engine and three coaches, heading right; on the origin, 620 long. */
function train(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const cream = mix('#fff3d6', ink.shadow, night ? 0.5 : 0)
  const pane = night ? '#ffd98a' : mix(ink.night, ink.shadow, 0.3)
  const wheel = (x: number, r = 9) =>
    circle(x, -r + 4, r, ink.night) + circle(x, -r + 4, r * 0.4, ink.marigold)
  const coach = (x: number) =>
    rect(x, -70, 138, 34, cream) +
    rect(x, -40, 138, 28, ink.train) +
    rect(x, -42, 138, 4, ink.marigold) +
    repeat(5, (i) => rect(x + 9 + i * 25, -63, 18, 18, pane)) +
    path(`M${x - 5} -68Q${x + 69} -92 ${x + 143} -68Z`, lighten(ink.train, -0.12)) +
    path(`M${x + 2} -71Q${x + 69} -90 ${x + 136} -71Q${x + 69} -78 ${x + 2} -71Z`, lighten(ink.train, 0.06)) +
    wheel(x + 24) +
    wheel(x + 46) +
    wheel(x + 92) +
    wheel(x + 114)
  const steam = repeat(5, (i) => {
    const drift = wave(stage.time, i * 0.12) * 6
    return circle(266 - i * 24 + drift, -132 - i * 4 - drift * 0.4, 15 - Math.abs(i - 1.5) * 2.4, ink.snow)
  })
  const engine =
    steam +
    rect(166, -84, 52, 72, ink.train) +
    rect(174, -76, 34, 26, pane) +
    path('M158 -84Q192 -100 226 -84V-78H158Z', ink.night) +
    rect(214, -64, 96, 44, ink.night, { rx: 8 }) +
    rect(214, -64, 96, 14, lighten(ink.night, 0.12), { rx: 7 }) +
    rect(236, -64, 6, 44, ink.marigold) +
    rect(280, -64, 6, 44, ink.marigold) +
    path('M262 -62V-96L256 -112H290L284 -96V-62Z', ink.night) +
    rect(256, -114, 34, 6, ink.marigold) +
    circle(236, -66, 9, ink.marigold) +
    circle(310, -44, 9, '#fff3c4') +
    rect(162, -24, 158, 12, ink.train) +
    path('M308 -14H330L342 4H312Z', ink.train) +
    wheel(186, 13) +
    wheel(222, 13) +
    wheel(258, 13) +
    wheel(294, 9)
  return coach(-278) + coach(-132) + coach(14) + rect(-290, -22, 460, 6, ink.night) + engine
}

/** The near bank: summer grass with flowers, two walkers looking up, deodars at both sides. */
function near(stage: Stage<Ink>, deck: number): string {
  const { w, h, u, ink, lit, kind } = stage
  const next = stage.random('near')
  const wide = kind === 'wide'
  const top = deck + (wide ? 150 : 190) * u
  const line: Point[] = [
    [-20, top - 60 * u],
    [w * 0.22, top - 10 * u],
    [w * 0.5, top + 36 * u],
    [w * 0.78, top - 4 * u],
    [w + 20, top - 70 * u],
  ]
  const big = (px: number, py: number, tall: number, dim: number) =>
    at(px, py, u, deodar(tall, mix(ink.deodar, ink.night, dim), mix(ink.night, '#06262c', dim), lit))
  return (
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([
        mix(ink.meadow, ink.marigold, 0.12),
        mix(ink.deodar, ink.meadow, 0.25),
        mix(ink.deodar, ink.night, 0.4),
      ]),
    ) +
    repeat(70, () => {
      const px = next() * w
      const py = top + 46 * u + next() ** 0.8 * (h - top)
      const colour = ['#fffbe6', '#ef6f8d', ink.marigold][Math.floor(next() * 3)] as string
      return circle(px, py, between(next, 2.4, 5.4) * u, colour)
    }) +
    at(
      w * stage.focus - 26 * u,
      top + (wide ? 62 : 104) * u,
      u,
      person(96, { coat: ink.train, legs: ink.night, bag: ink.marigold }),
    ) +
    at(
      w * stage.focus + 22 * u,
      top + (wide ? 64 : 106) * u,
      u,
      person(90, { coat: '#fff3d6', legs: '#3d6f96', skirt: true }),
    ) +
    big(w * (wide ? 0.13 : 0.12), h + 10 * u, wide ? 470 : 400, 0.45) +
    big(w * (wide ? 0.03 : -0.01), h + 40 * u, wide ? 780 : 680, 0.62) +
    big(w * (wide ? 0.91 : 0.9), h + 16 * u, wide ? 430 : 380, 0.45) +
    big(w * (wide ? 0.985 : 1.01), h + 40 * u, wide ? 720 : 620, 0.62)
  )
}
