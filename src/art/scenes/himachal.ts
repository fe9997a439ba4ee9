import { lighten, mix } from '../colour.ts'
import { groundLamp, lightPool } from '../parts/lamps.ts'
import { hills, mist, peak } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, hill, num, type Point, path, rect, repeat } from '../shape.ts'
import { deodar, type Ink, town } from './himachal-town.ts'

/** Shimla in summer: the yellow church on the Ridge, roofs down the hill, the narrow-gauge train on its viaduct, and deodar cedars. */
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
    clouds(stage, { count: 4, band: [0.16, 0.34], size: 300, colour: cumulusColour(stage) }),
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
    foreground(stage, deck),
  ].join('')
}

/** The distant white mountains in the north. */
function mountains(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink, lit } = stage
  const tint = (depth: number) => ({
    light: stage.far(ink.rock, depth),
    shade: stage.far(ink.shadow, depth),
    snow: ink.snow,
    snowShade: stage.far(mix(ink.snow, ink.shadow, 0.4), depth * 0.6),
  })
  const summit = (dx: number, width: number, height: number, depth: number, snow: number) =>
    at(
      x + dx * u,
      base + 40 * u,
      1,
      peak(stage.random(`p${dx}`), width * u, height * u, tint(depth), lit, snow),
    )
  return (
    summit(-880, 620, 230, 0.5, 0.75) +
    summit(800, 640, 220, 0.5, 0.75) +
    summit(-520, 600, 260, 0.46, 0.75) +
    summit(460, 560, 240, 0.44, 0.75) +
    summit(-260, 520, 210, 0.4, 0.7) +
    summit(250, 520, 200, 0.4, 0.7)
  )
}

/** The stone viaduct with two rows of arches across the whole picture; its deck is at y = 0. */
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
  const evenOdd = { 'fill-rule': 'evenodd' }
  const tiers = (dx: number, fill: string, low: string) =>
    path(tier(0, 96 * u, 92 * u, 32 * u, dx), fill, evenOdd) +
    path(tier(96 * u, 190 * u, 92 * u, 32 * u, dx), low, evenOdd)
  return (
    tiers(-lit * 12 * u, lighten(stone, -0.2), lighten(stone, -0.2)) +
    tiers(0, stone, mix(stone, ink.shadow, 0.16)) +
    rect(-reach, 90 * u, reach * 2, 10 * u, lighten(stone, 0.1)) +
    rect(-reach, -8 * u, reach * 2, 14 * u, lighten(stone, 0.06)) +
    rect(-reach, -12 * u, reach * 2, 7 * u, lighten(stone, 0.1)) +
    rect(-reach, 6 * u, reach * 2, 6 * u, lighten(stone, -0.14))
  )
}

/** The narrow-gauge engine with three coaches on the origin, heading right; 620 long. */
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

/** The meadow near the viewer, with flowers, two walkers, and deodar cedars at both sides. */
function foreground(stage: Stage<Ink>, deck: number): string {
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
  const deodarAt = (px: number, py: number, height: number, dim: number) =>
    at(px, py, u, deodar(height, mix(ink.deodar, ink.night, dim), mix(ink.night, '#06262c', dim), lit))
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
    lightPool(stage, w * stage.focus, top + (wide ? 64 : 106) * u, 190 * u, 0.7) +
    groundLamp(stage, w * stage.focus + 74 * u, top + (wide ? 66 : 108) * u, 44 * u) +
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
    deodarAt(w * (wide ? 0.13 : 0.12), h + 10 * u, wide ? 470 : 400, 0.45) +
    deodarAt(w * (wide ? 0.03 : -0.01), h + 40 * u, wide ? 780 : 680, 0.62) +
    deodarAt(w * (wide ? 0.91 : 0.9), h + 16 * u, wide ? 430 : 380, 0.45) +
    deodarAt(w * (wide ? 0.985 : 1.01), h + 40 * u, wide ? 720 : 620, 0.62)
  )
}
