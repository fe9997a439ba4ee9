import { lighten, mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'rock' | 'shade' | 'cloth' | 'bay' | 'granite' | 'fynbos' | 'marigold' | 'night'

/** The city between the mountain and the water: slopes of white houses, towers, the stadium, the red clock tower. */
export function city(stage: Stage<Ink>, x: number, land: number): string {
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

/** Devil's Peak, Table Mountain with its clouds, and Lion's Head: sandstone cliffs above green slopes; 330 tall. */
export function mountain(stage: Stage<Ink>, x: number, land: number): string {
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
  const gully = (dx: number, width: number) =>
    poly(
      [
        p(dx, 330),
        p(dx + width * 0.5, 322),
        p(dx + width * 0.36, 236),
        p(dx + width, 150),
        p(dx + width * 0.1, 150),
        p(dx - width * 0.16, 240),
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
