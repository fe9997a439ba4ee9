import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { skyline } from '../parts/buildings.ts'
import { hills, mist } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { bushes, grass } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { cloudOf, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'rock' | 'shade' | 'cloth' | 'bay' | 'granite' | 'fynbos' | 'marigold' | 'night'

/** Cape Town across its bay: the flat mountain under its cloth of cloud, the city at its foot, penguins on the boulders. */
export const southafrica: Scene<Ink> = {
  name: 'southafrica',
  title: 'South Africa, at the Cape',
  place: 'Table Mountain',
  light: 'dusk',
  sun: { x: 0.2, y: 0.4 },
  sky: ['#3a6ea5', '#a58fb8', '#ffad86', '#ffdca6'],
  palette: {
    rock: '#d18b68',
    shade: '#65608f',
    cloth: '#fff3e2',
    bay: '#1f7f9e',
    granite: '#b98f86',
    fynbos: '#5c7a4a',
    marigold: '#ffb02e',
    night: '#33233f',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit, time } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const land = h * (wide ? 0.52 : 0.48)
  stage.sun.x = x - (wide ? 560 : 345) * u
  stage.sun.y = stage.night ? h * 0.13 : land - (wide ? 160 : 250) * u
  const boat = (dx: number, t: number, size: number, hull: string) =>
    at(
      x + dx * u + wave(time, dx / 500) * 6 * u,
      land + (h - land) * t,
      u,
      ellipse(0, 4, size * 0.5, size * 0.05, ink.night, { opacity: 0.25 }) +
        sailboat(size, hull, ink.cloth, lit),
    )
  return [
    sky(stage, land, '#ffd0a0'),
    strata(stage, h * 0.16, cloudOf(stage, 0.02), 3),
    sun(stage, 74, '#fff3c8'),
    birds(stage, x + (wide ? 420 : 300) * u, h * 0.14, ink.night, 5, 26),
    at(x, land, wide ? 1.18 : 0.94, at(-x, -land, 1, mountain(stage, x, land))),
    mist(stage, land - 6 * u, 40 * u, ink.cloth, 0.5),
    hills(stage, 'coast', {
      y: land - 12 * u,
      amp: 16 * u,
      fill: stage.far(mix(ink.fynbos, ink.shade, 0.5), 0.4),
      bottom: land + 4,
    }),
    city(stage, x, land),
    sea(stage, {
      top: land,
      far: mix(ink.bay, stage.sky[2] as string, 0.42),
      near: mix(ink.bay, ink.night, 0.22),
      foam: mix(ink.cloth, ink.bay, 0.25),
      rows: 9,
    }),
    rect(-5, land - 3 * u, w + 10, 7 * u, mix(ink.cloth, ink.marigold, 0.25), { opacity: 0.8 }),
    sunPath(stage, land + 6 * u, h * 0.92, mix(ink.marigold, ink.cloth, 0.5), 0.9),
    boat(wide ? -330 : -250, 0.17, 84, ink.night),
    boat(wide ? 320 : 150, wide ? 0.2 : 0.22, 104, '#b8403f'),
    boat(wide ? -60 : -40, 0.1, 52, ink.night),
    shoreRocks(stage),
    flowers(stage),
  ].join('')
}

/** The city between the mountain and the water: slopes of white houses, towers, the stadium, the red clock tower. */
function city(stage: Stage<Ink>, x: number, land: number): string {
  const { w, u, ink, lit, night } = stage
  const wall = stage.far(mix(ink.cloth, ink.rock, 0.2), 0.1)
  const dark = stage.far(mix(ink.shade, ink.night, 0.2), 0.16)
  const next = stage.random('homes')
  const pane = night ? '#ffd98a' : mix(ink.night, ink.shade, 0.4)
  const homes = repeat(Math.ceil(w / (15 * u)), (i) => {
    const px = i * 15 * u + next() * 8 * u
    const far = Math.min(1, Math.abs(px - x) / (620 * u))
    if (Math.abs(px - x) > 660 * u) return ''
    const up = next() * (1 - far) * 64 * u
    const size = (9 + 9 * next()) * u
    return (
      rect(px, land - up - size * 1.1, size, size * 1.1, i % 3 === 0 ? stage.far(ink.rock, 0.2) : wall) +
      rect(lit < 0 ? px + size * 0.62 : px, land - up - size * 1.1, size * 0.38, size * 1.1, dark, {
        opacity: 0.5,
      })
    )
  })
  const stadium =
    path('M-62 0Q-70 -34 -58 -40Q0 -54 58 -40Q70 -34 62 0Z', stage.far(ink.cloth, 0.06)) +
    path(
      lit < 0
        ? 'M10 0Q20 -26 14 -48Q40 -46 58 -40Q70 -34 62 0Z'
        : 'M-10 0Q-20 -26 -14 -48Q-40 -46 -58 -40Q-70 -34 -62 0Z',
      dark,
      { opacity: 0.45 },
    ) +
    ellipse(0, -42, 46, 6, dark)
  const clock =
    rect(-13, -62, 26, 62, '#b8403f') +
    rect(lit < 0 ? 3 : -13, -62, 10, 62, lighten('#b8403f', -0.1)) +
    rect(-17, -66, 34, 6, ink.cloth) +
    rect(-11, -84, 22, 20, '#b8403f') +
    circle(0, -48, 8, ink.cloth) +
    path('M-15 -84L0 -108L15 -84Z', mix(ink.night, ink.shade, 0.4)) +
    rect(-4, -26, 8, 12, pane)
  return (
    homes +
    skyline(stage, 'towers', {
      y: land,
      from: x - 150 * u,
      to: x + 190 * u,
      height: 92 * u,
      fill: dark,
      ...(night && { window: '#ffd98a' }),
    }) +
    skyline(stage, 'blocks', {
      y: land,
      from: x - 210 * u,
      to: x + 250 * u,
      height: 58 * u,
      fill: wall,
      window: night ? '#ffd98a' : dark,
    }) +
    at(x - 300 * u, land, u, stadium) +
    at(x + 300 * u, land, u * 0.9, clock)
  )
}

/** Devil's Peak, the table with its cloth, Lion's Head: sandstone cliffs over green slopes; 330 tall. */
function mountain(stage: Stage<Ink>, x: number, land: number): string {
  const { u, ink, lit, time } = stage
  const p = (dx: number, dy: number): Point => [x + dx * u, land - dy * u]
  const rock = stage.far(ink.rock, 0.16)
  const shade = stage.far(ink.shade, 0.18)
  const slope = stage.far(mix(ink.fynbos, ink.shade, 0.35), 0.26)
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
          stage.gradient([slope, mix(slope, ink.fynbos, 0.3)]),
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

/** A penguin of the Cape on the origin, `size` tall, facing right. */
function penguin(size: number, back: string, belly: string, pink: string): string {
  return at(
    0,
    0,
    size / 100,
    path('M-18 -2L-2 -7L8 0L-20 3ZM8 -2L22 -6L30 0L10 3Z', '#2a2433') +
      path(
        'M-22 -6Q-36 -42 -20 -66Q-18 -80 -14 -86Q-6 -102 10 -100Q22 -98 24 -88L40 -82L24 -78Q22 -72 24 -64Q38 -40 24 -6Q0 4 -22 -6Z',
        back,
      ) +
      path('M-4 -6Q-14 -36 0 -62Q10 -74 20 -66Q34 -40 22 -7Q10 -2 -4 -6Z', belly) +
      path('M-9 -8Q-17 -40 -1 -66Q8 -78 20 -70L21 -66Q10 -70 3 -60Q-9 -38 -3 -7Z', back) +
      path('M-2 -92Q4 -98 12 -96Q8 -88 12 -82Q6 -76 0 -80Q-6 -86 -2 -92Z', belly) +
      path('M4 -94Q12 -96 16 -90L10 -86Z', pink) +
      circle(11, -89, 2.2, '#1c1624') +
      path('M24 -88L42 -82L24 -79Z', '#2a2433') +
      path('M-14 -62Q-34 -44 -34 -22Q-26 -30 -12 -36Z', lighten(back, 0.07)) +
      repeat(4, (i) => circle(6 + (i % 2) * 8, -50 + i * 9, 1.3, back)),
  )
}

/** Round granite boulders by the water with penguins on them. */
function shoreRocks(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit, time } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const boulder = (dx: number, y: number, rx: number, ry: number) => {
    const px = x + dx * u
    const py = h * y
    const d = `M${num(px - rx * u)} ${num(py)}C${num(px - rx * 1.06 * u)} ${num(py - ry * 0.9 * u)} ${num(px - rx * 0.5 * u)} ${num(py - ry * 1.04 * u)} ${num(px - rx * 0.05 * u)} ${num(py - ry * u)}C${num(px + rx * 0.56 * u)} ${num(py - ry * 0.98 * u)} ${num(px + rx * 1.04 * u)} ${num(py - ry * 0.7 * u)} ${num(px + rx * u)} ${num(py)}Q${num(px)} ${num(py + 22 * u)} ${num(px - rx * u)} ${num(py)}Z`
    return (
      ellipse(px, py + 4 * u, rx * 1.1 * u, (13 + 3 * wave(time, dx / 400)) * u, ink.cloth, {
        opacity: 0.75,
      }) +
      path(d, mix(ink.granite, ink.cloth, 0.12)) +
      stage.clip(
        d,
        ellipse(
          px - lit * rx * 0.62 * u,
          py - ry * 0.2 * u,
          rx * 0.86 * u,
          ry * 1.1 * u,
          mix(ink.granite, ink.shade, 0.62),
        ) +
          ellipse(
            px + lit * rx * 0.34 * u,
            py - ry * 0.96 * u,
            rx * 0.6 * u,
            ry * 0.22 * u,
            mix(ink.granite, ink.marigold, 0.42),
            { opacity: 0.75 },
          ) +
          stroke(
            `M${num(px - rx * 0.2 * u)} ${num(py - ry * u)}Q${num(px - rx * 0.05 * u)} ${num(py - ry * 0.4 * u)} ${num(px - rx * 0.22 * u)} ${num(py)}`,
            mix(ink.granite, ink.night, 0.5),
            3 * u,
            { opacity: 0.5 },
          ),
      )
    )
  }
  const bird = (dx: number, y: number, size: number, facing: -1 | 1) =>
    at(
      x + dx * u,
      h * y,
      [facing * u, u],
      ellipse(0, 0, size * 0.3, size * 0.045, ink.night, { opacity: 0.35 }) +
        penguin(size, mix(ink.night, '#20202c', 0.5), ink.cloth, '#f08a94'),
    )
  const s = wide ? 1 : 0.9
  return [
    boulder(-420 * s, 0.84, 120, 70),
    boulder(wide ? 470 : 330, 0.83, 150, 92),
    boulder(-200 * s, 0.92, 190, 130),
    bird(-236 * s, 0.92 - (126 * u) / h, 118, 1),
    boulder(180 * s, 0.94, 230, 150),
    bird(110 * s, 0.94 - (146 * u) / h, 142, -1),
    bird(216 * s, 0.94 - (142 * u) / h, 158, 1),
    bird((wide ? 480 : 350) * 1, 0.83 - (88 * u) / h, 92, -1),
    boulder(-20 * s, 1.0, 130, 84),
    boulder(-520 * s, 1.02, 220, 150),
    boulder(460 * s, 1.03, 200, 130),
    bird(-14 * s, 1.0 - (80 * u) / h, 112, 1),
  ].join('')
}

/** King proteas and restios in the lower corners. */
function flowers(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time } = stage
  const next = stage.random('flowers')
  const stem = mix(ink.fynbos, ink.night, 0.35)
  const protea = (dx: number, dy: number, r: number, turn: number) =>
    stroke(`M${num(dx * 0.4)} 30Q${num(dx * 0.7)} ${num(dy * 0.5)} ${num(dx)} ${num(dy)}`, stem, 9) +
    at(
      dx * 0.8,
      dy * 0.62,
      1,
      path('M0 0Q30 -30 66 -26Q44 4 0 0ZM0 0Q-30 -26 -62 -18Q-40 10 0 0Z', mix(ink.fynbos, ink.night, 0.15)),
    ) +
    at(
      dx,
      dy,
      1,
      repeat(9, (i) => {
        const a = -80 + i * 20
        return at(
          0,
          0,
          1,
          path(
            `M0 0Q${num(-r * 0.24)} ${num(-r * 0.7)} 0 ${num(-r * 1.15)}Q${num(r * 0.24)} ${num(-r * 0.7)} 0 0Z`,
            mix('#d8466b', ink.night, stage.night ? 0.45 : i % 2 ? 0.22 : 0.06),
          ),
          a,
        )
      }) +
        repeat(7, (i) =>
          at(
            0,
            0,
            1,
            path(
              `M0 0Q${num(-r * 0.2)} ${num(-r * 0.5)} 0 ${num(-r * 0.86)}Q${num(r * 0.2)} ${num(-r * 0.5)} 0 0Z`,
              mix('#f48a9c', ink.night, stage.night ? 0.4 : i % 2 ? 0.1 : 0),
            ),
            -60 + i * 20,
          ),
        ) +
        ellipse(0, -r * 0.3, r * 0.34, r * 0.4, mix(ink.cloth, '#f3c6b8', 0.5)) +
        ellipse(lit * r * 0.08, -r * 0.36, r * 0.2, r * 0.24, ink.cloth),
      turn,
    )
  const spray = () =>
    at(
      0,
      0,
      1,
      grass(
        next,
        250,
        [mix(ink.fynbos, ink.night, 0.45), ink.night, mix(ink.fynbos, ink.marigold, 0.25)],
        15,
        time,
      ),
    ) +
    bushes(
      next,
      [
        [0, 30, 80],
        [110, 40, 60],
      ],
      mix(ink.fynbos, ink.night, 0.2),
      mix(ink.fynbos, ink.night, 0.55),
      lit,
    ) +
    protea(56, -176, 76, 8 + wave(time) * 2) +
    protea(150, -96, 62, 22 + wave(time, 0.3) * 2) +
    protea(-4, -80, 54, -8)
  const size = stage.kind === 'wide' ? 1 : 0.86
  return (
    at(24 * u, h + 10 * u, u * size, spray()) + at(w - 24 * u, h + 10 * u, [-u * size, u * size], spray())
  )
}
