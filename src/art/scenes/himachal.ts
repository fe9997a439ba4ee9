import { lighten, mix } from '../colour.ts'
import { hills, mist, peak } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { fir, firs } from '../parts/plants.ts'
import { clouds, heapOf, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'rock' | 'shadow' | 'snow' | 'meadow' | 'deodar' | 'train' | 'marigold' | 'night'

/** The toy train on its stone viaduct, snow on the deodars and a wall of white peaks behind. */
export const himachal: Scene<Ink> = {
  name: 'himachal',
  title: 'Himachal, first snow',
  place: 'Shimla',
  light: 'noon',
  sun: { x: 0.8, y: 0.17 },
  sky: ['#2a7fc0', '#6fb4de', '#bfe0ea', '#f6f0e2'],
  palette: {
    rock: '#8f9bb8',
    shadow: '#6480ac',
    snow: '#ffffff',
    meadow: '#dfeaf2',
    deodar: '#2f7a68',
    train: '#d63a2f',
    marigold: '#f7a91d',
    night: '#123a48',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.54 : 0.5)
  const deck = h * (kind === 'wide' ? 0.68 : 0.66)
  return [
    sky(stage, land + 200 * u, '#fffbe6'),
    sun(stage, 58, '#fffdf0'),
    clouds(stage, {
      count: 3,
      band: [0.24, 0.3],
      size: 320,
      colour: heapOf(stage),
    }),
    birds(stage, x - 280 * u, h * 0.2, ink.night, 5, 28),
    mountains(stage, x, land),
    mist(stage, land, 70 * u, '#ffffff', 0.6),
    slopes(stage, land),
    village(stage, x - (kind === 'wide' ? 330 : 190) * u, deck - 118 * u),
    at(x, deck, 1, viaduct(stage)),
    at(x - 30 * u + wave(time) * 26 * u, deck - 8 * u, u * 1.12, train(stage)),
    near(stage, deck),
  ].join('')
}

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
    one(-880, 700, 270, 0.4, 0.75) +
    one(860, 700, 280, 0.4, 0.75) +
    one(-460, 620, 300, 0.36, 0.8) +
    one(420, 640, 330, 0.32, 0.8) +
    one(-60, 760, 420, 0.2, 0.74) +
    one(-320, 520, 300, 0.14, 0.72) +
    one(240, 560, 320, 0.12, 0.7)
  )
}

/** Snow meadows stepping down, with ranks of deodar along each crest. */
function slopes(stage: Stage<Ink>, land: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('slopes')
  const rank = (y: number, tall: number, haze: number, swing: number) => {
    const count = Math.ceil(w / (tall * 0.34 * u))
    return firs(
      Array.from({ length: count + 1 }, (_, i) => {
        const px = (i / count) * w
        return [
          px,
          y + Math.sin((px / w) * swing) * 24 * u + between(next, 0, 30) * u,
          tall * between(next, 0.65, 1.2) * u,
        ] as const
      }),
      stage.far(ink.deodar, haze),
      stage.far(mix(ink.deodar, ink.night, 0.6), haze),
      lit,
    )
  }
  return (
    rank(land + 56 * u, 84, 0.52, 5) +
    hills(stage, 'a', { y: land + 60 * u, amp: 30 * u, fill: stage.far(ink.meadow, 0.2), detail: 4 }) +
    rank(land + 116 * u, 110, 0.3, 4) +
    hills(stage, 'b', {
      y: land + 112 * u,
      amp: 26 * u,
      fill: stage.gradient([ink.meadow, mix(ink.meadow, ink.shadow, 0.28)]),
      detail: 4,
    })
  )
}

/** Timber and slate houses on the slope, snow on the roofs. */
function village(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, lit, night } = stage
  const wood = mix('#8a5638', ink.night, night ? 0.5 : 0.05)
  const pane = night ? '#ffd98a' : mix(ink.night, wood, 0.3)
  const one = (dx: number, dy: number, size: number) =>
    at(
      x + dx * u,
      y + dy * u,
      u * size,
      rect(-52, -46, 104, 56, mix(wood, '#fff3d6', 0.55)) +
        rect(lit < 0 ? 14 : -52, -46, 38, 56, mix(wood, '#fff3d6', 0.35)) +
        rect(-62, -84, 124, 42, wood) +
        rect(-62, -52, 124, 5, lighten(wood, -0.1)) +
        repeat(4, (i) => rect(-50 + i * 28, -78, 17, 22, pane)) +
        rect(-12, -32, 24, 42, lighten(wood, -0.1)) +
        poly(
          [
            [-80, -80],
            [-38, -136],
            [38, -136],
            [80, -80],
          ],
          ink.snow,
        ) +
        poly(
          [
            [-lit * 80, -80],
            [-lit * 38, -136],
            [-lit * 4, -136],
            [-lit * 20, -80],
          ],
          mix(ink.snow, ink.shadow, 0.34),
        ) +
        rect(-80, -82, 160, 7, lighten(wood, -0.08)),
    )
  return one(112, -16, 0.62) + one(-142, -6, 0.7) + one(-14, 12, 0.86)
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
    rect(-reach, 90 * u, reach * 2, 10 * u, ink.snow) +
    rect(-reach, -8 * u, reach * 2, 14 * u, lighten(stone, 0.06)) +
    rect(-reach, -12 * u, reach * 2, 7 * u, ink.snow) +
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
    path(`M${x + 2} -71Q${x + 69} -90 ${x + 136} -71Q${x + 69} -78 ${x + 2} -71Z`, ink.snow) +
    wheel(x + 24) +
    wheel(x + 46) +
    wheel(x + 92) +
    wheel(x + 114)
  const steam = repeat(6, (i) => {
    const drift = wave(stage.time, i * 0.12) * 6
    return circle(268 - i * 44 + drift, -138 - i * 9 - drift * 0.5, 17 + i * 7, ink.snow, {
      opacity: num(0.95 - i * 0.1),
    })
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

/** The snowy slope in front, its deodars heavy with snow, rhododendron-red berries at the corner. */
function near(stage: Stage<Ink>, deck: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('near')
  const top = deck + 190 * u
  const line: Point[] = [
    [-20, top - 40 * u],
    [w * 0.22, top - 6 * u],
    [w * 0.5, top + 44 * u],
    [w * 0.78, top + 2 * u],
    [w + 20, top - 56 * u],
  ]
  const snowy = (px: number, py: number, tall: number) =>
    ellipse(px - lit * tall * 0.2 * u, py, tall * 0.34 * u, tall * 0.03 * u, ink.shadow, { opacity: 0.4 }) +
    at(px, py, 1, fir(tall * u, mix(ink.deodar, ink.night, 0.3), ink.night, lit, 5) + caps(tall * u))
  const caps = (tall: number) =>
    repeat(5, (i) => {
      const y = -tall * (0.62 - i * (0.54 / 4))
      const reach = tall * (0.1 + 0.04 * i)
      return path(
        `M${num(lit * reach)} ${num(y)}Q${num(lit * reach * 0.5)} ${num(y - tall * 0.055)} ${num(lit * reach * 0.1)} ${num(y - tall * 0.1)}Q${num(lit * reach * 0.22)} ${num(y - tall * 0.012)} ${num(lit * reach * 0.5)} ${num(y + tall * 0.014)}Z`,
        ink.snow,
      )
    })
  const wide = stage.kind === 'wide'
  return (
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([ink.snow, mix(ink.meadow, ink.shadow, 0.35)]),
    ) +
    repeat(5, (i) =>
      ellipse(w * between(next, 0.2, 0.8), top + (h - top) * (0.3 + i * 0.15), 130 * u, 7 * u, ink.shadow, {
        opacity: 0.16,
      }),
    ) +
    snowy(w * 0.2, top + 40 * u, 200) +
    snowy(w * 0.8, top + 50 * u, 220) +
    snowy(w * (wide ? 0.12 : 0.07), h - 10 * u, wide ? 400 : 340) +
    snowy(w * (wide ? 0.02 : -0.02), h + 20 * u, wide ? 520 : 460) +
    snowy(w * (wide ? 0.9 : 0.93), h + 6 * u, wide ? 430 : 380) +
    snowy(w * 0.99, h + 24 * u, 540) +
    at(w * 0.34, h - 4 * u, 1, fir(90 * u, ink.deodar, ink.night, lit, 3)) +
    at(w * 0.66, h - 16 * u, 1, fir(110 * u, ink.deodar, ink.night, lit, 3))
  )
}
