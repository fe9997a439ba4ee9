import { lighten, mix } from '../colour.ts'
import { junk } from '../parts/boats.ts'
import { skyline, tower } from '../parts/buildings.ts'
import { hills } from '../parts/land.ts'
import { sea } from '../parts/sea.ts'
import { sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, hill, lens, num, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'peak' | 'block' | 'glass' | 'harbour' | 'hull' | 'sail' | 'marigold' | 'neon'

/** The lit harbour below Victoria Peak, the reflections of its lights on the water, and a junk with red sails. */
export const hongkong: Scene<Ink> = {
  name: 'hongkong',
  title: 'Hong Kong after dark',
  place: 'Star Ferry',
  light: 'night',
  sun: { x: 0.2, y: 0.15 },
  sky: ['#0b1138', '#24246c', '#6a3a86', '#d8688a'],
  palette: {
    peak: '#1b1f58',
    block: '#2c2f72',
    glass: '#4f62b4',
    harbour: '#1a2862',
    hull: '#1a1230',
    sail: '#d8432f',
    marigold: '#ffb735',
    neon: '#ff7aa2',
  },
  draw,
}

const LAMP = '#ffd98a'

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.66 : 0.62)
  const boat = x - { tall: 190, square: 240, wide: 340 }[kind] * u
  const water = land + (h - land) * 0.56
  return [
    sky(stage, land, '#ff9ab0'),
    sun(stage, 50),
    mountain(stage, land),
    skyline(stage, 'back', {
      y: land,
      from: -20,
      to: w + 20,
      height: 300 * u,
      fill: stage.far(ink.block, 0.3),
      window: LAMP,
    }),
    blocks(stage, land),
    at(x + 250 * u, land + 4, u * 0.94, solid(500, financeCentre(stage))),
    at(x - 40 * u, land + 4, u * 0.94, solid(500, bankOfChina(stage))),
    at(x + 80 * u, land + 6 * u, u, conventionCentre(stage)),
    sea(stage, {
      top: land + 4 * u,
      far: mix(ink.harbour, ink.neon, 0.34),
      near: ink.harbour,
      foam: ink.neon,
      rows: 8,
    }),
    lights(stage, land + 6 * u),
    at(x + 330 * u, land + (h - land) * 0.3, u, solid(100, ferry(stage))),
    lens(boat, water + 6 * u, 560 * u, 26 * u, ink.hull, { opacity: 0.5 }),
    at(boat, water + wave(time) * 3 * u, 1, lanterns(stage) + junk(430 * u, ink.hull, ink.sail, stage.lit)),
    quay(stage),
  ].join('')
}

/** Victoria Peak behind the city, with the Peak Tower. */
function mountain(stage: Stage<Ink>, land: number): string {
  const { w, u, ink } = stage
  const x = w * stage.focus
  const fill = stage.gradient([stage.far(ink.peak, 0.14), stage.far(ink.peak, 0.5)])
  return (
    hills(stage, 'ridge', { y: land - 200 * u, amp: 60 * u, fill: stage.far(ink.peak, 0.42), detail: 4 }) +
    hill(
      [
        [x - 760 * u, land - 60 * u],
        [x - 520 * u, land - 190 * u],
        [x - 330 * u, land - 330 * u],
        [x - 210 * u, land - 374 * u],
        [x - 90 * u, land - 346 * u],
        [x + 120 * u, land - 280 * u],
        [x + 420 * u, land - 210 * u],
        [x + 900 * u, land - 50 * u],
      ],
      [
        [x + 900 * u, land],
        [x - 760 * u, land],
      ],
      fill,
    ) +
    at(
      x - 205 * u,
      land - 366 * u,
      u,
      rect(-22, -22, 10, 30, ink.peak) +
        rect(12, -22, 10, 30, ink.peak) +
        path('M-44 -46H44Q34 -14 0 -12Q-34 -14 -44 -46Z', ink.peak) +
        rect(-38, -40, 76, 5, LAMP),
    )
  )
}

function blocks(stage: Stage<Ink>, land: number): string {
  const { w, u, ink, lit, night } = stage
  const next = stage.random('blocks')
  const colours = [
    ink.block,
    mix(ink.block, ink.glass, 0.4),
    mix(ink.block, ink.neon, 0.18),
    lighten(ink.block, -0.04),
  ]
  let x = -10
  let out = ''
  while (x < w + 40 * u) {
    const width = u * between(next, 44, 70)
    const light = colours[Math.floor(next() * 4)] as string
    const height = u * between(next, 120, 290)
    out += at(
      x + width / 2,
      land + 4,
      1,
      tower(next, width, height, {
        light,
        shade: lighten(light, -0.06),
        window: LAMP,
        lit,
        on: night,
        rows: 9,
      }) +
        (next() > 0.6
          ? rect(-width * 0.36, -height - 14 * u, width * 0.72, 9 * u, next() > 0.5 ? ink.neon : ink.marigold)
          : ''),
    )
    x += width * between(next, 1, 1.1)
  }
  return out
}

/** The International Finance Centre: a tall tapering tower with pointed ribs at the top; 560 tall. */
function financeCentre(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const dark = mix(ink.block, ink.glass, 0.2)
  const bright = mix(ink.glass, ink.neon, 0.22)
  const outline = 'M-58 0V-330L-52 -336V-440L-44 -446V-520H44V-446L52 -440V-336L58 -330V0Z'
  const half =
    lit < 0 ? 'M-58 0V-330L-52 -336V-440L-44 -446V-520H6V0Z' : 'M58 0V-330L52 -336V-440L44 -446V-520H-6V0Z'
  const next = stage.random('finance')
  return (
    path(outline, dark) +
    path(half, bright) +
    repeat(8, (i) => {
      const px = -42 + i * 12
      return poly(
        [
          [px - 4, -518],
          [px, -556 + Math.abs(i - 3.5) * 5],
          [px + 4, -518],
        ],
        mix(ink.marigold, bright, 0.2),
      )
    }) +
    stage.clip(
      outline,
      repeat(30, (i) => rect(-60, -20 - i * 17, 120, 3, ink.block, { opacity: 0.4 })) +
        repeat(46, () =>
          rect(-52 + next() * 100, -18 - Math.floor(next() * 29) * 17, 9, 9, LAMP, { opacity: 0.9 }),
        ),
    ) +
    rect(-44, -522, 88, 6, ink.marigold)
  )
}

/** The Bank of China Tower: four triangular shafts of different heights with lit diagonals, and two masts; 520 tall. */
function bankOfChina(stage: Stage<Ink>): string {
  const { ink } = stage
  const tone = [ink.glass, mix(ink.glass, ink.block, 0.55), mix(ink.glass, ink.neon, 0.28)]
  const line = (d: string) => stroke(d, mix(ink.marigold, '#fff3d6', 0.5), 4)
  return (
    poly(
      [
        [-56, 0],
        [-56, -280],
        [0, -330],
        [0, 0],
      ],
      tone[0] as string,
    ) +
    poly(
      [
        [0, 0],
        [0, -470],
        [-56, -280],
        [-56, -250],
      ],
      tone[2] as string,
    ) +
    poly(
      [
        [0, 0],
        [0, -470],
        [56, -400],
        [56, 0],
      ],
      tone[1] as string,
    ) +
    line('M-56 0V-280L0 -470L56 -400V0') +
    line(
      'M-56 0L56 -112M56 0L-56 -112M-56 -112L56 -224M56 -112L-56 -224M-56 -224L56 -336M56 -224L0 -300M0 -360L56 -400',
    ) +
    stroke('M-6 -466V-548M14 -456V-540', ink.glass, 4) +
    circle(-6, -550, 4, ink.neon) +
    circle(14, -542, 4, ink.neon)
  )
}

/** The convention centre by the water, with three overlapping curved roofs. */
const conventionCentre = (stage: Stage<Ink>) =>
  rect(-150, -34, 300, 38, lighten(stage.ink.block, -0.05)) +
  rect(-140, -24, 280, 12, LAMP, { opacity: 0.85 }) +
  path('M-176 -30Q-60 -92 30 -44Q-60 -60 -150 -26Z', mix(stage.ink.glass, '#ffffff', 0.5)) +
  path('M-60 -36Q50 -108 130 -44Q40 -64 -40 -30Z', mix(stage.ink.glass, '#ffffff', 0.68)) +
  path('M60 -34Q130 -78 182 -30Q130 -46 70 -28Z', mix(stage.ink.glass, '#ffffff', 0.5))

/** A green and white harbour ferry whose ends are alike; the origin is on its water line. */
function ferry(stage: Stage<Ink>): string {
  const cream = mix('#fff1cf', stage.ink.block, 0.25)
  const green = mix('#2f7d5c', stage.ink.block, 0.3)
  return (
    rect(-12, -78, 24, 30, green) +
    rect(-72, -52, 144, 6, green) +
    rect(-66, -48, 132, 20, cream) +
    repeat(9, (i) => rect(-60 + i * 14, -44, 9, 11, LAMP)) +
    path('M-108 -30H108L92 4H-92Z', green) +
    repeat(10, (i) => rect(-78 + i * 16.4, -22, 9, 9, LAMP))
  )
}

/** The reflections of the city's lights on the water, in vertical dashes. */
function lights(stage: Stage<Ink>, top: number): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('lights')
  const colours = [LAMP, ink.neon, ink.marigold, '#7fd6e0']
  return repeat(Math.round(w / (u * 90)), (i) => {
    const px = (i + next()) * u * 90
    const colour = colours[Math.floor(next() * 4)] as string
    const length = (h - top) * between(next, 0.25, 0.6)
    return repeat(7, (k) =>
      lens(
        px + wave(time, next()) * 6 * u,
        top + length * ((k + 0.4) / 7),
        u * between(next, 26, 58),
        u * 5,
        colour,
        { opacity: num(0.75 - k * 0.08) },
      ),
    )
  })
}

/** Lamps between the masts of the junk, and their glow on the deck. */
function lanterns(stage: Stage<Ink>): string {
  const { u } = stage
  return repeat(5, (i) => {
    const px = (-150 + i * 76) * u
    return circle(px, -84 * u, 46 * u, stage.glow(LAMP, 0.5)) + circle(px, -80 * u, 8 * u, LAMP)
  })
}

/** The quay in the foreground with a dark railing and a row of bollards. */
function quay(stage: Stage<Ink>): string {
  const { w, h, u, ink } = stage
  const top = h - 62 * u
  const count = Math.round(w / (120 * u))
  return (
    rect(0, h - 30 * u, w, 40 * u, ink.hull) +
    rect(0, h - 34 * u, w, 6 * u, mix(ink.hull, ink.neon, 0.3)) +
    rect(0, top - 34 * u, w, 10 * u, ink.hull) +
    rect(0, top - 36 * u, w, 3 * u, mix(ink.hull, ink.neon, 0.45)) +
    rect(0, top + 2 * u, w, 5 * u, ink.hull) +
    repeat(count + 1, (i) => {
      const px = (i / count) * w
      return (
        rect(px - 6 * u, top - 44 * u, 12 * u, 90 * u, ink.hull) + circle(px, top - 48 * u, 10 * u, ink.hull)
      )
    })
  )
}
