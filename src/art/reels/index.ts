import { mix } from '../colour.ts'
import { motorbike } from '../motifs/bike-ride.ts'
import { figure, PADDLER } from '../motifs/figure.ts'
import { dolphin, ray } from '../motifs/sea-life.ts'
import { balloon, bird, flags } from '../parts/life.ts'
import { bough } from '../parts/plants.ts'
import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { bali } from '../scenes/bali.ts'
import { dubai } from '../scenes/dubai.ts'
import { kashmir } from '../scenes/kashmir.ts'
import { kerala } from '../scenes/kerala.ts'
import { ladakh } from '../scenes/ladakh.ts'
import { maldives } from '../scenes/maldives.ts'
import { turkey } from '../scenes/turkey.ts'
import { vietnam } from '../scenes/vietnam.ts'
import { at, circle, ellipse, group, lens, num, path, rect, repeat, stroke } from '../shape.ts'
import { crossing, type Reel, round } from './reel.ts'

const W = 720
const H = 1280
const MARIGOLD = '#f6a81c'
const CREAM = '#fff3d6'
const SKIN = '#8a5638'

/** Colour of things near the eye: dark by night, warm dark by day. */
const near = (stage: Stage, day: string) => (stage.night ? mix(day, '#0a1036', 0.55) : day)

/** A flock crossing the sky once. */
function flock(stage: Stage, y: number, colour: string, start: number, end: number): string {
  return repeat(6, (i) => {
    const x = crossing(stage.time, start, end, -260, W + 80) + i * 36 - Math.abs(i - 2) * 14
    const rise = wave(stage.time, i * 0.1, 2) * 8 + Math.abs(i - 2) * 15
    return at(x, y + rise, 1, bird(30 - i, wave(stage.time, i * 0.17, 8), colour), -6)
  })
}

/** Small things falling through the whole picture, each on its own round. */
function falling(stage: Stage, count: number, draw: (i: number) => string): string {
  const next = stage.random('falling')
  return repeat(count, (i) => {
    const t = round(stage.time, next(), 1)
    const x = next() * W + wave(stage.time, next(), 2) * 40
    return at(x, -40 + t * (H + 80), 1, draw(i), wave(stage.time, next(), 2) * 70)
  })
}

/** A lamp with its halo; `power` 0..1. */
const lamp = (stage: Stage, x: number, y: number, r: number, power: number) =>
  power <= 0
    ? ''
    : circle(x, y, r * 5, stage.glow('#ffb84d', 0.75 * power)) +
      circle(x, y, r, '#ffe3a0', { opacity: num(power) })

/** A slim boat with one person rowing, on its water line, going right. */
const rower = (hull: string, trim: string, coat: string, time: number, goods = '') =>
  goods +
  at(-80, -8, 1, figure(150, PADDLER, { top: coat, legs: hull, skin: SKIN, hat: '#f0d9a8' })) +
  stroke(`M-50 -60L${num(-110 + wave(time, 0, 6) * 24)} 50`, hull, 7) +
  path('M-220 -40Q-120 -6 20 -8Q160 -10 240 -44Q190 22 80 26H-90Q-180 18 -220 -40Z', hull) +
  path('M-214 -34Q-120 4 20 2Q160 0 234 -38L222 -22Q160 14 20 14Q-110 16 -200 -16Z', trim)

const reels: Reel[] = [
  {
    slug: 'bali',
    scene: bali,
    seconds: 10,
    day: [
      [0, 'dawn'],
      [0.42, 'night'],
    ],
    camera: { reach: 0.1, x: 0.5, y: 0.62 },
    actors: (stage) =>
      repeat(4, (i) =>
        ellipse(
          -300 + round(stage.time, i * 0.27) * (W + 600),
          720 + i * 46,
          300,
          34,
          stage.glow('#fff6e0', stage.night ? 0.25 : 0.6),
        ),
      ) +
      flock(stage, 300, near(stage, '#123f3b'), 0.02, 0.4) +
      repeat(10, (i) => {
        const t = (i % 5) / 4
        const x = W / 2 + (i < 5 ? -1 : 1) * (90 + 130 * t)
        return stage.night
          ? lamp(stage, x, 1010 + t * 210, 4 + t * 3, 0.8 + 0.2 * wave(stage.time, i * 0.3, 5))
          : ''
      }) +
      falling(stage, 9, (i) => path('M0 0Q14 -18 30 -6Q22 12 0 0Z', i % 3 ? CREAM : '#f7b9a0')) +
      bough(stage, 'right', near(stage, '#1f6650'), near(stage, '#123f3b'), 1.1),
    told: [
      'First light behind a split brick gate; a volcano stands in its gap.',
      'Mist slides over the rice terraces and birds cross the sky. Frangipani petals fall.',
      'Night: the moon rises and oil lamps burn along the temple steps.',
      'The lamps fade and the sun comes up again.',
    ],
  },
  {
    slug: 'ladakh',
    scene: ladakh,
    seconds: 10,
    day: [
      [0, 'noon'],
      [0.36, 'dusk'],
      [0.6, 'night'],
    ],
    camera: { reach: 0.09, x: 0.5, y: 0.6 },
    actors: (stage) => {
      const x = crossing(stage.time, 0.06, 0.46, -260, W + 260)
      const circleX = 420 + Math.cos(stage.time * Math.PI * 4) * 150
      const circleY = 330 + Math.sin(stage.time * Math.PI * 4) * 46
      return (
        at(
          circleX,
          circleY,
          1,
          bird(76, 0.35 + 0.2 * wave(stage.time, 0, 4), near(stage, '#5a2f35')),
          Math.sin(stage.time * Math.PI * 4) * -14,
        ) +
        repeat(5, (i) =>
          circle(x - 110 - i * 44, 1150 - i * 6 + wave(stage.time, i * 0.2, 6) * 6, 16 + i * 9, '#e3bd8c', {
            opacity: num(0.5 - i * 0.09),
          }),
        ) +
        at(
          x,
          1170 + wave(stage.time, 0, 12) * 2,
          0.43,
          motorbike({
            ...stage,
            ink: { near: '#3a2a2f', roof: '#7d2436', cloth: '#c8283a', leaf: '#6f8f52', marigold: MARIGOLD },
          }),
        ) +
        (stage.night ? lamp(stage, x + 80, 1044, 6, 1) : '') +
        flags({ ...stage, time: (stage.time * 3) % 1 }, [-30, 150], [W + 30, 60], {
          sag: 90,
          size: 62,
          colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'].map((c) => near(stage, c)),
        })
      )
    },
    told: [
      'A white stupa above a blue lake; prayer flags snap in the wind.',
      'A motorbike crosses the pass in a trail of dust while an eagle circles.',
      'The peaks turn pink at sunset.',
      'Night: the sky fills with stars, then day returns.',
    ],
  },
  {
    slug: 'kerala',
    scene: kerala,
    seconds: 10,
    day: [
      [0, 'dusk'],
      [0.48, 'night'],
    ],
    camera: { reach: 0.1, x: 0.5, y: 0.66 },
    actors: (stage) => {
      const x = crossing(stage.time, 0.04, 0.96, W + 280, -280)
      return (
        flock(stage, 420, near(stage, '#3f1f26'), 0.05, 0.5) +
        (stage.night
          ? repeat(14, (i) =>
              lamp(
                stage,
                60 + ((i * 211) % 600) + wave(stage.time, i * 0.13, 2) * 26,
                860 + ((i * 97) % 330) + wave(stage.time, i * 0.31, 3) * 20,
                2.2,
                0.5 + 0.5 * wave(stage.time, i * 0.23, 3),
              ),
            )
          : '') +
        repeat(3, (i) =>
          lens(x + 60 + i * 80, 1150 + i * 8, 150 + i * 40, 5, CREAM, { opacity: num(0.4 - i * 0.1) }),
        ) +
        at(
          x,
          1140 + wave(stage.time, 0, 4) * 3,
          [-0.85, 0.85],
          rower(near(stage, '#2a151b'), near(stage, MARIGOLD), near(stage, '#c23a4b'), stage.time),
        )
      )
    },
    told: [
      'Sunset on the backwaters: a thatched houseboat lies between palms.',
      'A fisherman rows past in a slim canoe and birds fly home.',
      'Night: the lamps of the houseboat are lit and fireflies come out.',
      'The sky turns gold again.',
    ],
  },
  {
    slug: 'dubai',
    scene: dubai,
    seconds: 10,
    day: [
      [0, 'dusk'],
      [0.28, 'night'],
      [0.68, 'noon'],
    ],
    camera: { reach: 0.12, x: 0.54, y: 0.6 },
    actors: (stage) => {
      const t = stage.time
      const x = crossing(t, 0.66, 0.97, -240, W + 240)
      const y = 1130 - Math.sin(((x + 240) / (W + 480)) * Math.PI) * 40
      const burst = (cx: number, cy: number, start: number, colour: string) => {
        const age = (t - start) / 0.12
        if (age < 0 || age > 1 || !stage.night) return ''
        const spread = 26 + 120 * age ** 0.5
        return repeat(16, (i) => {
          const a = (i / 16) * Math.PI * 2
          const [dx, dy] = [Math.cos(a), Math.sin(a)]
          return stroke(
            `M${num(cx + dx * spread * 0.6)} ${num(cy + dy * spread * 0.6 + age * age * 16)}L${num(cx + dx * spread)} ${num(cy + dy * spread + age * age * 26)}`,
            colour,
            5 * (1 - age) + 1,
            { opacity: num(1 - age ** 2) },
          )
        })
      }
      const truck =
        path('M-120 -40L-112 -92Q-60 -150 -40 -152H70L104 -96L122 -84V-40Z', near(stage, '#fff0d4')) +
        path('M-86 -96L-52 -138H0V-96ZM12 -138H62L84 -96H12Z', '#3a2c4a') +
        rect(-120, -66, 242, 10, near(stage, '#c0583c')) +
        [-70, 74].map((cx) => circle(cx, -36, 35, '#20222c') + circle(cx, -36, 15, '#c3c8d0')).join('')
      return (
        burst(220, 330, 0.42, '#ffd98a') +
        burst(520, 250, 0.47, '#ff8a6a') +
        burst(340, 210, 0.53, '#ffe9b0') +
        burst(560, 400, 0.57, '#f0a0c0') +
        flock(stage, 360, near(stage, '#3a1c3f'), 0.02, 0.34) +
        repeat(6, (i) =>
          ellipse(x - 110 - i * 42, y - 16 - i * 7, 26 + i * 10, 18 + i * 7, '#ffe0a8', {
            opacity: num(0.6 - i * 0.09),
          }),
        ) +
        at(x, y + wave(t, 0, 14) * 3, 0.8, truck, wave(t, 0, 7) * 3)
      )
    },
    told: [
      'Camels cross a dune below the towers of Dubai at sunset.',
      'Night falls, the windows light up and fireworks open beside the tallest tower.',
      'By day a 4x4 races over the dune throwing up sand.',
      'The sun goes down once more.',
    ],
  },
  {
    slug: 'maldives',
    scene: maldives,
    seconds: 10,
    day: [
      [0, 'noon'],
      [0.5, 'dusk'],
    ],
    camera: { reach: 0.1, x: 0.5, y: 0.55 },
    actors: (stage) => {
      const t = stage.time
      const x = crossing(t, 0.05, 0.55, -160, 380)
      const leap = (start: number, from: number, scale: number) => {
        const age = (t - start) / 0.16
        if (age <= 0 || age >= 1) return ''
        const px = from + age * 170 * scale
        const py = 716 - Math.sin(age * Math.PI) * 90 * scale
        const splash =
          age > 0.85 || age < 0.15 ? ellipse(px, 722, 34 * scale, 7, '#ffffff', { opacity: 0.85 }) : ''
        return at(px, py, scale * 0.36, dolphin('#3f86a8', '#b5d8e2'), -34 + age * 76) + splash
      }
      const plane =
        rect(-70, -16, 140, 30, near(stage, '#fffdf6'), { rx: 15 }) +
        path('M-66 -6L-96 -46H-76L-44 -8Z', near(stage, '#f0604f')) +
        path('M-20 -20L20 -20L34 -34H-34Z', near(stage, '#f0604f')) +
        rect(-56, 30, 110, 12, near(stage, '#f0604f'), { rx: 6 }) +
        stroke('M-30 12V32M30 12V32', '#5d3a2c', 4) +
        rect(36, -10, 22, 10, '#bfe3ee')
      return (
        at(crossing(t, 0.02, 0.5, -160, W + 160), 300 - crossing(t, 0.02, 0.5, 0, 110), 0.8, plane, -8) +
        // It comes from under the left edge and goes down into deeper water before the beach.
        group(
          at(x, 1128 + wave(t, 0, 2) * 12, 0.85, ray(100, '#0d5f86', '#8fdcd8'), -10 + wave(t, 0, 4) * 5),
          {
            opacity: num(Math.max(0, Math.min(1, (0.55 - t) * 10))),
          },
        ) +
        leap(0.56, 60, 1) +
        leap(0.62, 190, 0.8) +
        leap(0.7, 110, 0.9) +
        flock(stage, 420, near(stage, '#0c4a4c'), 0.56, 0.98)
      )
    },
    told: [
      'Water villas over a turquoise lagoon; a seaplane crosses the sky.',
      'A ray glides under the clear water.',
      'The light turns gold and dolphins leap beside the villas.',
      'Noon again over the jetty.',
    ],
  },
  {
    slug: 'kashmir',
    scene: kashmir,
    seconds: 10,
    day: [
      [0, 'dawn'],
      [0.44, 'noon'],
      [0.68, 'night'],
    ],
    camera: { reach: 0.1, x: 0.5, y: 0.62 },
    actors: (stage) => {
      const t = stage.time
      const x = crossing(t, 0.06, 0.72, -300, W + 300)
      const goods = repeat(9, (i) =>
        circle(
          -20 + i * 22,
          -24 - (i % 2) * 12,
          16,
          near(stage, ['#f7ab27', '#d64b74', '#4f8058', '#fff3d6'][i % 4] as string),
        ),
      )
      return (
        repeat(3, (i) =>
          ellipse(-280 + round(t, i * 0.33) * (W + 560), 720 + i * 40, 280, 26, stage.glow('#ffffff', 0.5)),
        ) +
        flock(stage, 250, near(stage, '#2f3f4a'), 0.3, 0.7) +
        repeat(3, (i) =>
          lens(x - 60 - i * 90, 1132 + i * 8, 170 + i * 40, 5, CREAM, { opacity: num(0.45 - i * 0.1) }),
        ) +
        at(
          x,
          1124 + wave(t, 0, 4) * 3,
          0.95,
          rower(near(stage, '#5a2c20'), near(stage, MARIGOLD), near(stage, '#5f6ea3'), t, goods),
        ) +
        falling(stage, 10, (i) =>
          path(
            'M0 -16L6 -5L18 -8L10 3L16 14L3 10L0 20L-3 10L-16 14L-10 3L-18 -8L-6 -5Z',
            near(stage, i % 2 ? '#d2542a' : MARIGOLD),
          ),
        )
      )
    },
    told: [
      'Dawn on Dal Lake: a shikara with a fringed canopy below snow peaks.',
      'A vegetable seller rows past with a laden boat; chinar leaves fall.',
      'The day brightens over the houseboats.',
      'Night: their windows are lit, then morning mist returns.',
    ],
  },
  {
    slug: 'turkey',
    scene: turkey,
    seconds: 10,
    day: [
      [0, 'dawn'],
      [0.4, 'noon'],
      [0.7, 'night'],
    ],
    camera: { reach: 0.09, x: 0.5, y: 0.5 },
    actors: (stage) => {
      const t = stage.time
      const hues = [
        ['#c8352a', '#f6a81c', '#fff3d6'],
        ['#1f8f9a', '#fff3d6', '#f6a81c'],
        ['#5a4f90', '#f6a81c', '#e2694f'],
      ]
      const rising = (x: number, r: number, phase: number, k: number) => {
        const y = H + r * 2.2 - round(t, phase) * (H + r * 4.6)
        const glow = stage.night
          ? circle(x, y + r * 0.3, r * 1.7, stage.glow('#ffb84d', 0.55 + 0.2 * wave(t, phase, 8)))
          : ''
        return (
          at(
            x + wave(t, phase) * 22,
            y,
            1,
            balloon(
              r,
              (hues[k] as string[]).map((c) => near(stage, c)),
              stage.lit,
              '#4a2f3f',
            ),
          ) + glow
        )
      }
      const burner = stage.night
        ? circle(360, 620, 230, stage.glow('#ffb84d', 0.5 + 0.25 * wave(t, 0, 7)))
        : ''
      return (
        burner +
        rising(610, 46, 0.3, 2) +
        rising(110, 62, 0.72, 1) +
        flock(stage, 260, near(stage, '#4a2f3f'), 0.34, 0.66) +
        rising(590, 150, 0.06, 0)
      )
    },
    told: [
      'Sunrise in Cappadocia: balloons hang over rock chimneys.',
      'One after another they rise past the terrace where two friends drink tea.',
      'The valley lies in full daylight.',
      'Night: burners light the balloons from inside, then dawn breaks.',
    ],
  },
  {
    slug: 'vietnam',
    scene: vietnam,
    seconds: 10,
    day: [
      [0, vietnam.light],
      [0.3, 'dusk'],
      [0.52, 'night'],
    ],
    camera: { reach: 0.1, x: 0.52, y: 0.58 },
    actors: (stage) => {
      const t = stage.time
      const float = (i: number) => {
        const s = 0.6 + (i % 4) * 0.22
        const y = 1000 + (i % 4) * 66
        const x = -80 + round(t, i * 0.137) * (W + 160)
        const hue = ['#e2694f', '#f6a81c', '#d64b74', '#7fc8b8'][i % 4] as string
        const lit = stage.light === 'dusk' || stage.night
        return at(
          x,
          y + wave(t, i * 0.2, 3) * 4,
          s,
          (lit ? circle(0, -14, 86, stage.glow('#ffb84d', stage.night ? 0.7 : 0.4)) : '') +
            path('M-34 0L-26 -34L0 -24L26 -34L34 0Q0 14 -34 0Z', lit ? hue : mix(hue, CREAM, 0.35)) +
            path('M-8 -24Q-8 -42 0 -50Q8 -42 8 -24Z', lit ? '#ffe9b0' : CREAM),
        )
      }
      const rise = (i: number) => {
        const p = round(t, i * 0.19)
        const x = 60 + ((i * 173) % 600) + wave(t, i * 0.3) * 20
        const y = 1000 - p * 1150
        const s = 0.5 + (i % 3) * 0.2
        return stage.night
          ? circle(x, y, 60 * s, stage.glow('#ffb84d', 0.6)) +
              at(
                x,
                y,
                s,
                path('M-20 24Q-30 -30 0 -34Q30 -30 20 24Z', '#ffb35a') +
                  path('M-8 24Q-14 -24 0 -30Q14 -24 8 24Z', '#ffe3a0'),
              )
          : ''
      }
      return flock(stage, 330, near(stage, '#173f3f'), 0.04, 0.4) + repeat(9, rise) + repeat(11, float)
    },
    told: [
      'A junk with red sails lies between limestone towers.',
      'Paper lanterns drift past on the water as the sun goes down.',
      'Night: every lantern glows and more rise into the sky.',
      'Morning comes back over the bay.',
    ],
  },
]

/** The eight trip videos, by slug. */
export const films: ReadonlyMap<string, Reel> = new Map(reels.map((reel) => [reel.slug, reel]))
