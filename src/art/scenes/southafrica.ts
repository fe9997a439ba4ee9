import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { hills, mist } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { bushes, grass } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, num, path, rect, repeat, stroke } from '../shape.ts'
import { city, type Ink, mountain } from './southafrica-mountain.ts'

/** Cape Town across its bay: Table Mountain with a layer of clouds on it, the city at its foot, and penguins on rocks. */
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
  stage.placeSun(x - (wide ? 560 : 345) * u, land - (wide ? 160 : 250) * u)
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
    strata(stage, h * 0.16, cloudColour(stage, 0.02), 3),
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

/** An African penguin on the origin, `size` tall and facing right. */
function penguin(size: number, back: string, belly: string, pink: string): string {
  return at(
    0,
    0,
    size / 100,
    solid(
      100,
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
    ),
  )
}

/** Round granite rocks by the water with penguins on them. */
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
