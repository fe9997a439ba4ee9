import { lighten, mix } from '../colour.ts'
import { elephantOf } from '../motifs/elephant.ts'
import { groundLamp } from '../parts/lamps.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { bushes, leaf, palm, tree } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, lens, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'rock' | 'shade' | 'moss' | 'jungle' | 'leaf' | 'water' | 'marigold' | 'cream'

/** Sigiriya at dawn: the Lion Rock above the jungle, the water gardens, and the straight path that leads to the rock. */
export const srilanka: Scene<Ink> = {
  name: 'srilanka',
  title: 'Sri Lanka, at the lion rock',
  place: 'Sigiriya',
  light: 'dawn',
  sun: { x: 0.2, y: 0.22 },
  sky: ['#3f93a0', '#9fccb8', '#f6d9a0', '#fdeec8'],
  palette: {
    rock: '#d9905a',
    shade: '#7a5566',
    moss: '#7fae4a',
    jungle: '#2c7a4e',
    leaf: '#0f3f38',
    water: '#4fb3b5',
    marigold: '#f6a81c',
    cream: '#fff3d6',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const ground = h * (wide ? 0.66 : 0.64)
  stage.placeSun(x - (wide ? 480 : 330) * u)
  return [
    sky(stage, ground, '#fff2c4'),
    strata(stage, h * 0.2, cloudColour(stage, 0.03), 3),
    sun(stage, 72, '#fff8dc'),
    birds(stage, x + (wide ? 400 : 300) * u, h * 0.15, ink.leaf, 5, 28),
    hills(stage, 'far', { y: ground - 110 * u, amp: 60 * u, fill: stage.far(ink.jungle, 0.66), detail: 5 }),
    mist(stage, ground - 80 * u, 60 * u, ink.cream, 0.7),
    woods(stage, ground - 86 * u, 0.42, 'back', 50),
    at(x, ground - 30 * u, u * (wide ? 1.04 : 1.08), rock(stage)),
    mist(stage, ground - 76 * u, 56 * u, ink.cream, 0.75),
    woods(stage, ground - 44 * u, 0.2, 'mid', 54),
    woods(stage, ground - 4 * u, 0.05, 'near', 46),
    garden(stage, x, ground + 16 * u),
    palms(stage, ground),
    corner(stage),
  ].join('')
}

/** A forest canopy of round crowns along `y`. */
function woods(stage: Stage<Ink>, y: number, haze: number, name: string, r: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random(name)
  const count = Math.ceil(w / (r * 1.1 * u))
  const light = stage.far(mix(ink.jungle, ink.moss, 0.35), haze)
  const dark = stage.far(mix(ink.jungle, ink.leaf, 0.45), haze)
  return (
    rect(-5, y, w + 10, h - y, dark) +
    bushes(
      next,
      Array.from(
        { length: count + 2 },
        (_, i) => [(i / count) * w, y + 14 * next() * u, r * (0.8 + 0.5 * next()) * u] as const,
      ),
      light,
      dark,
      lit,
    )
  )
}

/** The rock on the origin: steep walls with streaks of rain, ruins and trees on its flat top, and the stairs between the lion's paws; 520 tall. */
function rock(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const next = stage.random('rock')
  const face = stage.far(ink.rock, 0.08)
  const dark = stage.far(ink.shade, 0.12)
  const outline =
    'M-306 20L-298 -70Q-312 -150 -292 -210Q-316 -300 -296 -372Q-290 -420 -256 -436Q-180 -452 -90 -462Q20 -474 120 -470Q196 -470 236 -452Q262 -438 258 -392Q292 -330 276 -262Q284 -190 272 -120Q290 -50 300 20Z'
  const streak = (cx: number, top: number, length: number, width: number, colour: string, opacity: number) =>
    path(
      `M${num(cx)} ${num(top)}Q${num(cx + width * 0.9)} ${num(top + length * 0.3)} ${num(cx + width * 0.5)} ${num(top + length)}Q${num(cx - width * 0.2)} ${num(top + length * 0.6)} ${num(cx - width * 0.3)} ${num(top + length * 0.4)}Z`,
      colour,
      { opacity },
    )
  const inside =
    path(
      lit < 0
        ? 'M96 -480Q70 -400 118 -330Q84 -250 130 -180Q110 -90 150 20H340V-480Z'
        : 'M-116 -480Q-90 -400 -138 -330Q-104 -250 -150 -180Q-130 -90 -170 20H-340V-480Z',
      dark,
    ) +
    path(
      'M-40 -480Q-20 -380 -64 -300Q-30 -200 -60 -110Q-40 -40 -70 20H20Q34 -80 10 -170Q44 -280 16 -360Q30 -420 26 -480Z',
      mix(face, dark, 0.28),
    ) +
    repeat(20, (i) =>
      streak(
        -290 + i * 29 + between(next, -8, 8),
        -470 + between(next, 0, 40),
        between(next, 160, 360),
        between(next, 10, 26),
        i % 3 === 0 ? ink.cream : i % 3 === 1 ? ink.shade : lighten(ink.rock, -0.1),
        i % 3 === 0 ? 0.3 : 0.4,
      ),
    ) +
    path('M-340 -196Q-200 -214 -60 -190T330 -204V-184Q150 -166 -40 -172T-340 -176Z', mix(dark, face, 0.35), {
      opacity: 0.6,
    }) +
    path('M-340 -330Q-240 -346 -150 -330T20 -336L10 -322Q-140 -316 -340 -312Z', mix(dark, face, 0.4), {
      opacity: 0.5,
    })
  const top =
    path(
      'M-286 -408Q-280 -446 -250 -450Q-180 -470 -90 -480Q20 -492 120 -488Q206 -488 244 -464Q268 -448 264 -420Q240 -446 190 -446Q150 -430 110 -448Q60 -440 20 -452Q-40 -436 -90 -446Q-150 -432 -200 -434Q-250 -428 -286 -408Z',
      stage.far(mix(ink.moss, ink.jungle, 0.4), 0.08),
    ) +
    [
      [-190, -462, 44],
      [-120, -474, 36],
      [60, -488, 40],
      [140, -484, 50],
      [206, -472, 38],
    ]
      .map(([px, py, height]) =>
        at(
          px as number,
          (py as number) + 6,
          1,
          tree(next, height as number, ink.moss, mix(ink.jungle, ink.leaf, 0.3), ink.leaf, lit),
        ),
      )
      .join('') +
    rect(-76, -498, 96, 20, mix(ink.rock, ink.cream, 0.35)) +
    rect(-54, -512, 54, 16, mix(ink.rock, ink.cream, 0.5)) +
    rect(lit < 0 ? -6 : -76, -498, 26, 20, ink.shade, { opacity: 0.4 })
  // The terrace with the stairs; only the paws of the lion still exist.
  const brick = mix(ink.rock, '#c2563a', 0.35)
  const paw = (side: -1 | 1) =>
    at(
      0,
      0,
      [side, 1],
      path(
        'M38 0Q34 -74 66 -96Q104 -108 126 -78Q146 -44 150 0Z',
        mix(ink.rock, ink.cream, side === lit ? 0.42 : 0.2),
      ) +
        repeat(3, (i) =>
          path(
            `M${50 + i * 34} 4Q${48 + i * 34} -26 ${66 + i * 34} -28Q${84 + i * 34} -26 ${82 + i * 34} 4Z`,
            mix(ink.rock, ink.cream, side === lit ? 0.62 : 0.36),
          ),
        ) +
        repeat(3, (i) => path(`M${58 + i * 34} 5L${66 + i * 34} -14L${74 + i * 34} 5Z`, ink.cream)),
    )
  const stair =
    path('M-250 60L-222 -6H222L250 60Z', mix(brick, ink.shade, 0.35)) +
    path('M-222 -6L-214 -16H214L222 -6Z', mix(brick, ink.cream, 0.25)) +
    path('M-38 26L-28 -128H28L38 26Z', mix(ink.rock, ink.cream, 0.55)) +
    repeat(10, (i) => rect(-34 + i * 0.8, 16 - i * 15, 68 - i * 1.6, 5, mix(brick, ink.shade, 0.3))) +
    path('M-28 -126Q0 -176 28 -126Z', night ? '#ffd98a' : ink.leaf)
  return path(outline, face) + stage.clip(outline, inside) + top + at(0, -112, 1.16, stair + paw(-1) + paw(1))
}

/** The water gardens: a straight path to the rock between brick-edged pools with lotus. */
function garden(stage: Stage<Ink>, x: number, top: number): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('garden')
  const deep = h + 10 - top
  const p = (k: number, t: number): Point => [x + k * u * (0.1 + 0.9 * t), top + deep * t]
  const quad = (k1: number, k2: number, t1: number, t2: number, fill: string) =>
    poly([p(k1, t1), p(k2, t1), p(k2, t2), p(k1, t2)], fill)
  const brick = mix(ink.rock, '#b8553a', 0.35)
  const lawn = mix(ink.moss, ink.jungle, 0.25)
  const pool = (side: -1 | 1, k1: number, k2: number, t1: number, t2: number) => {
    const rim = 0.016
    const water = poly(
      [
        p(side * (k1 + 22), t1 + rim),
        p(side * (k2 - 22), t1 + rim),
        p(side * (k2 - 22), t2 - rim * 2),
        p(side * (k1 + 22), t2 - rim * 2),
      ],
      stage.gradient([mix(ink.water, ink.rock, 0.5), ink.water, mix(ink.water, ink.leaf, 0.35)]),
    )
    const pads = repeat(9, () => {
      const t = t1 + 0.04 + (t2 - t1 - 0.1) * next()
      const [px, py] = p(side * (k1 + 50 + (k2 - k1 - 100) * next()), t)
      const size = (10 + 26 * t) * u
      return (
        lens(px + wave(time, next()) * 3 * u, py, size * 2, size * 0.5, mix(ink.moss, ink.jungle, 0.3)) +
        (next() > 0.5
          ? circle(px, py - size * 0.3, size * 0.26, '#f48aa6') +
            circle(px, py - size * 0.34, size * 0.13, ink.cream)
          : '')
      )
    })
    return (
      quad(side * k1, side * k2, t1, t2, mix(brick, ink.cream, 0.18)) +
      quad(side * (k1 + 10), side * (k2 - 10), t1 + rim * 0.6, t2 - rim * 0.4, lighten(brick, -0.12)) +
      water +
      repeat(4, () => {
        const [px, py] = p(side * (k1 + 60 + (k2 - k1 - 120) * next()), t1 + (t2 - t1) * (0.2 + 0.6 * next()))
        return lens(px, py, 90 * u, 4 * u, ink.cream, { opacity: 0.5 })
      }) +
      pads
    )
  }
  const visitor = (t: number, dx: number, height: number, coat: string, legs: string, skirt: boolean) =>
    at(
      ...p(dx, t),
      u,
      ellipse(height * 0.2, 0, height * 0.3, height * 0.03, ink.leaf, { opacity: 0.3 }) +
        person(height, { coat, legs, skirt, bag: skirt ? '' : ink.rock }),
    )
  return (
    hill(
      [
        [-20, top],
        [w * 0.3, top - 8 * u],
        [w * 0.7, top - 6 * u],
        [w + 20, top],
      ],
      [
        [w + 20, h + 20],
        [-20, h + 20],
      ],
      stage.gradient([mix(lawn, ink.cream, 0.22), lawn, mix(lawn, ink.leaf, 0.35)]),
    ) +
    quad(-150, 150, 0, 1, stage.gradient([mix(ink.cream, ink.rock, 0.25), mix(ink.cream, ink.rock, 0.5)])) +
    repeat(7, (i) => {
      const t = 0.12 + 0.86 * (i / 7) ** 1.4
      return quad(-150, 150, t, t + 0.012 + 0.008 * t, mix(ink.rock, ink.cream, 0.3))
    }) +
    quad(-172, -148, 0, 1, brick) +
    quad(148, 172, 0, 1, brick) +
    pool(-1, 240, 640, 0.12, 0.44) +
    pool(1, 240, 640, 0.12, 0.44) +
    pool(-1, 240, 640, 0.52, 0.96) +
    pool(1, 240, 640, 0.52, 0.96) +
    at(
      ...p(760, 0.3),
      [-u, u],
      elephantOf(0.42, mix('#8d8590', ink.leaf, 0.1), mix('#5f5a68', ink.leaf, 0.25), ink.cream),
    ) +
    [0.06, 0.26, 0.5, 0.82]
      .flatMap((t) => [-1, 1].map((side) => groundLamp(stage, ...p(side * 160, t), (24 + 44 * t) * u)))
      .join('') +
    visitor(0.5, -26, 108, ink.marigold, ink.leaf, false) +
    visitor(0.52, 62, 102, '#d8345f', '#d8345f', true)
  )
}

/** Coconut palms at both sides of the gardens. */
function palms(stage: Stage<Ink>, ground: number): string {
  const { w, u, ink, lit, time, kind } = stage
  const wide = kind === 'wide'
  const coconutPalm = (px: number, py: number, height: number, lean: number) =>
    at(
      px,
      py,
      1,
      palm(stage.random(`palm${height}`), {
        height: height * u,
        lean,
        light: mix(ink.jungle, ink.moss, 0.4),
        dark: ink.leaf,
        trunk: mix(ink.shade, ink.leaf, 0.5),
        lit,
        time,
        nuts: ink.marigold,
      }),
    )
  return (
    (wide
      ? coconutPalm(w * 0.15, ground + 90 * u, 330, 0.06) +
        coconutPalm(w * 0.955, ground + 80 * u, 300, -0.08)
      : '') +
    coconutPalm(w * (wide ? 0.05 : 0.06), ground + 170 * u, wide ? 430 : 400, 0.1) +
    coconutPalm(w * (wide ? 1.0 : 0.97), ground + 190 * u, wide ? 460 : 430, -0.12)
  )
}

/** Dark leaves in the lower corners. */
function corner(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const spray = repeat(6, (i) =>
    leaf(
      (220 + 40 * ((i * 7) % 3)) * u,
      12 + i * 20 + wave(time, i / 6) * 1.5,
      i % 2 ? mix(ink.leaf, ink.jungle, 0.5) : mix(ink.leaf, ink.jungle, 0.15),
      ink.leaf,
      0.19,
    ),
  )
  return at(-40 * u, h + 34 * u, 1, spray) + at(w + 40 * u, h + 34 * u, [-1, 1], spray)
}
