import { lighten, mix } from '../colour.ts'
import { hills, mist } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { bushes, grass } from '../parts/plants.ts'
import { acacia, giraffe } from '../parts/savanna.ts'
import { cloudOf, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, num, type Point, path, poly, repeat } from '../shape.ts'

type Ink = 'rock' | 'shade' | 'cloth' | 'veld' | 'earth' | 'thorn' | 'marigold' | 'night'

/** The flat mountain under its cloth of cloud, giraffes crossing the veld in the last of the sun. */
export const southafrica: Scene<Ink> = {
  name: 'southafrica',
  title: 'South Africa, wild heart',
  place: 'Table Mountain',
  light: 'dusk',
  sun: { x: 0.22, y: 0.46 },
  sky: ['#2f7089', '#86b09c', '#f8c266', '#ffe3a0'],
  palette: {
    rock: '#c98a6b',
    shade: '#5f5f8f',
    cloth: '#fff3da',
    veld: '#e9a941',
    earth: '#9c5330',
    thorn: '#4f6b3a',
    marigold: '#ffad1f',
    night: '#3a2036',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.66 : 0.62)
  const deep = h - land
  const wide = kind === 'wide'
  stage.sun.x = x - (wide ? 470 : 320) * u
  stage.sun.y = stage.night ? h * 0.15 : land - 150 * u
  const next = stage.random('thorn')
  const thorn = mix(ink.thorn, ink.night, 0.35)
  const herd = (dx: number, dy: number, size: number, facing: -1 | 1) => {
    const px = x + dx * u
    const py = land + deep * dy
    return (
      ellipse(px - lit * size * 0.22 * u, py, size * 0.34 * u, size * 0.026 * u, ink.earth, {
        opacity: 0.55,
      }) +
      at(
        px,
        py,
        [facing * u, u],
        giraffe(
          size,
          mix(ink.veld, ink.cloth, 0.25),
          mix(ink.earth, ink.night, 0.15),
          mix(ink.earth, ink.night, 0.35),
        ),
      )
    )
  }
  return [
    sky(stage, land, '#ffe6a6'),
    strata(stage, h * 0.17, cloudOf(stage, 0.02), 2),
    sun(stage, 96, '#fff3c8'),
    birds(stage, x - 330 * u, h * 0.2, ink.night, 6, 28),
    mountain(stage, x, land),
    mist(stage, land, 46 * u, ink.cloth, 0.55),
    hills(stage, 'foot', {
      y: land - 4 * u,
      amp: 18 * u,
      fill: stage.far(mix(ink.thorn, ink.shade, 0.4), 0.25),
      detail: 4,
    }),
    bushes(
      stage.random('line'),
      Array.from(
        { length: Math.ceil(w / (80 * u)) + 1 },
        (_, i) => [i * 80 * u, land + 14 * u, (18 + 12 * (i % 3)) * u] as const,
      ),
      stage.far(ink.thorn, 0.18),
      stage.far(mix(ink.thorn, ink.night, 0.3), 0.15),
      lit,
    ),
    veld(stage, land),
    wide
      ? at(
          x - 640 * u,
          land + 60 * u,
          1,
          acacia(next, 190 * u, mix(ink.thorn, ink.veld, 0.25), thorn, ink.night, lit),
        )
      : '',
    herd(wide ? -330 : -290, 0.32, 240, 1),
    herd(wide ? -150 : -100, 0.5, 360, 1),
    wide ? herd(210, 0.44, 310, -1) : '',
    front(stage, land, time),
    at(
      w * (wide ? 0.92 : 0.86),
      h - deep * 0.12,
      1,
      acacia(
        next,
        (wide ? 540 : 460) * u,
        mix(ink.thorn, ink.night, 0.2),
        mix(ink.thorn, ink.night, 0.62),
        ink.night,
        lit,
      ),
    ),
  ].join('')
}

/** Devil's Peak, the table with its cloth, Lion's Head: sandstone cliffs over green slopes; 330 tall. */
function mountain(stage: Stage<Ink>, x: number, land: number): string {
  const { u, ink, lit, time } = stage
  const p = (dx: number, dy: number): Point => [x + dx * u, land - dy * u]
  const rock = stage.far(ink.rock, 0.16)
  const shade = stage.far(ink.shade, 0.18)
  const slope = stage.far(mix(ink.thorn, ink.shade, 0.35), 0.26)
  const table = [
    p(-330, 150),
    p(-300, 250),
    p(-276, 322),
    p(-240, 330),
    p(-110, 326),
    p(30, 334),
    p(170, 328),
    p(290, 332),
    p(322, 310),
    p(340, 250),
    p(372, 150),
  ]
  const outline = `M${[p(-520, 0), ...table, p(560, 0)].map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Z`
  const gully = (dx: number, wide: number) =>
    poly(
      [
        p(dx, 330),
        p(dx + wide * 0.5, 322),
        p(dx + wide * 0.36, 236),
        p(dx + wide, 150),
        p(dx + wide * 0.1, 150),
        p(dx - wide * 0.16, 240),
      ],
      lit < 0 ? shade : rock,
      { opacity: 0.75 },
    )
  const devil = [
    p(-660, 0),
    p(-560, 90),
    p(-500, 150),
    p(-452, 236),
    p(-424, 276),
    p(-392, 250),
    p(-366, 190),
    p(-330, 150),
    p(-270, 60),
    p(-250, 0),
  ]
  const lion = [
    p(330, 0),
    p(420, 80),
    p(478, 140),
    p(506, 214),
    p(528, 238),
    p(556, 220),
    p(580, 150),
    p(640, 90),
    p(760, 46),
    p(860, 70),
    p(960, 0),
  ]
  const drift = wave(time) * 8
  const cloth = `M${num(x - 300 * u)} ${num(land - 318 * u)}Q${num(x - 290 * u)} ${num(land - (372 + drift) * u)} ${num(x - 180 * u)} ${num(land - 362 * u)}Q${num(x - 90 * u)} ${num(land - (392 - drift) * u)} ${num(x + 20 * u)} ${num(land - 366 * u)}Q${num(x + 110 * u)} ${num(land - (396 + drift) * u)} ${num(x + 210 * u)} ${num(land - 364 * u)}Q${num(x + 310 * u)} ${num(land - (374 - drift) * u)} ${num(x + 328 * u)} ${num(land - 304 * u)}Q${num(x + 318 * u)} ${num(land - 250 * u)} ${num(x + 292 * u)} ${num(land - 262 * u)}Q${num(x + 262 * u)} ${num(land - 316 * u)} ${num(x + 224 * u)} ${num(land - 282 * u)}Q${num(x + 190 * u)} ${num(land - 320 * u)} ${num(x + 140 * u)} ${num(land - 304 * u)}Q${num(x + 90 * u)} ${num(land - 272 * u)} ${num(x + 50 * u)} ${num(land - 310 * u)}Q${num(x - 20 * u)} ${num(land - 296 * u)} ${num(x - 60 * u)} ${num(land - 266 * u)}Q${num(x - 92 * u)} ${num(land - 312 * u)} ${num(x - 150 * u)} ${num(land - 304 * u)}Q${num(x - 210 * u)} ${num(land - 262 * u)} ${num(x - 236 * u)} ${num(land - 300 * u)}Q${num(x - 276 * u)} ${num(land - 286 * u)} ${num(x - 300 * u)} ${num(land - 318 * u)}Z`
  return (
    poly(devil, stage.far(lit < 0 ? ink.rock : ink.shade, 0.3)) +
    poly(
      [
        p(-424, 276),
        p(-392, 250),
        p(-366, 190),
        p(-330, 150),
        p(-270, 60),
        p(-250, 0),
        p(-420, 0),
        p(-400, 120),
        p(-436, 200),
      ],
      stage.far(ink.shade, 0.3),
    ) +
    poly(lion, stage.far(ink.rock, 0.34)) +
    poly(
      [
        p(528, 238),
        p(556, 220),
        p(580, 150),
        p(640, 90),
        p(760, 46),
        p(860, 70),
        p(960, 0),
        p(560, 0),
        p(520, 120),
      ],
      stage.far(ink.shade, 0.34),
    ) +
    path(outline, rock) +
    stage.clip(
      outline,
      gully(-250, 56) +
        gully(-150, 44) +
        gully(-60, 60) +
        gully(60, 40) +
        gully(130, 66) +
        gully(236, 130) +
        hill(
          [
            p(-540, 60),
            p(-420, 100),
            p(-330, 170),
            p(-250, 150),
            p(-160, 186),
            p(-80, 150),
            p(0, 178),
            p(90, 146),
            p(190, 176),
            p(280, 140),
            p(380, 166),
            p(460, 90),
            p(580, 20),
          ],
          [p(580, -10), p(-540, -10)],
          stage.gradient([slope, mix(slope, ink.thorn, 0.3)]),
        ) +
        hill(
          [p(60, 100), p(200, 150), p(300, 120), p(420, 140), p(580, 20)],
          [p(580, -10), p(120, -10)],
          shade,
          { opacity: 0.4 },
        ),
    ) +
    path(cloth, ink.cloth) +
    path(
      `M${num(x - 296 * u)} ${num(land - 312 * u)}Q${num(x - 180 * u)} ${num(land - 336 * u)} ${num(x - 90 * u)} ${num(land - 322 * u)}T${num(x + 120 * u)} ${num(land - 330 * u)}T${num(x + 322 * u)} ${num(land - 308 * u)}Q${num(x + 200 * u)} ${num(land - 300 * u)} ${num(x + 50 * u)} ${num(land - 312 * u)}T${num(x - 296 * u)} ${num(land - 312 * u)}Z`,
      mix(ink.cloth, ink.shade, 0.22),
    )
  )
}

/** Dry grassland in two folds, streaked with long shadows. */
function veld(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink } = stage
  const deep = h - land
  const next = stage.random('veld')
  const fold = (y: number, amp: number, fill: string) =>
    hills(stage, `fold${y}`, { y: land + deep * y, amp: amp * u, fill, detail: 3 })
  return (
    fold(0.09, 14, stage.gradient([mix(ink.veld, ink.cloth, 0.32), ink.veld])) +
    repeat(14, () =>
      ellipse(next() * w, land + deep * (0.16 + 0.16 * next()), (60 + 90 * next()) * u, 4 * u, ink.earth, {
        opacity: 0.22,
      }),
    ) +
    fold(0.36, 22, stage.gradient([ink.veld, mix(ink.veld, ink.earth, 0.5)])) +
    repeat(10, () =>
      ellipse(next() * w, land + deep * (0.46 + 0.2 * next()), (90 + 110 * next()) * u, 6 * u, ink.earth, {
        opacity: 0.26,
      }),
    )
  )
}

/** Dark near ground with tall grass along it. */
function front(stage: Stage<Ink>, land: number, time: number): string {
  const { w, h, u, ink } = stage
  const next = stage.random('front')
  const deep = h - land
  const line: Point[] = [
    [-20, h - deep * 0.2],
    [w * 0.25, h - deep * 0.12],
    [w * 0.55, h - deep * 0.1],
    [w + 20, h - deep * 0.24],
  ]
  const count = Math.ceil(w / (74 * u))
  return (
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([mix(ink.earth, ink.night, 0.35), ink.night]),
    ) +
    repeat(count + 1, (i) => {
      const t = i / count
      const y = h - deep * (0.1 + 0.24 * (t - 0.45) ** 2 * 2)
      return at(
        t * w,
        y + 26 * u,
        1,
        grass(
          next,
          (90 + 80 * next()) * u,
          [ink.night, mix(ink.earth, ink.night, 0.5), lighten(mix(ink.veld, ink.earth, 0.5), -0.04)],
          9,
          time,
        ),
      )
    })
  )
}
