import { mix } from '../colour.ts'
import { motorbike } from '../motifs/bike-ride.ts'
import { figure, PADDLER } from '../motifs/figure.ts'
import { squareIn } from '../motifs/index.ts'
import { ray } from '../motifs/sea-life.ts'
import { balloon, bird, flags } from '../parts/life.ts'
import { bough } from '../parts/plants.ts'
import { wave } from '../random.ts'
import { FRAMES, type Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, rect, repeat, stroke } from '../shape.ts'
import { crossing, loopPhase } from './reel.ts'

/** The height of a scene in design units; its width is `stage.w`. */
const H = FRAMES.reel.h
const MARIGOLD = '#f6a81c'
const CREAM = '#fff3d6'
const SKIN = '#8a5638'

/** A flock of birds that crosses the sky once. */
function flock(stage: Stage, y: number, colour: string, start: number, end: number): string {
  return repeat(6, (i) => {
    const x = crossing(stage.time, start, end, -260, stage.w + 80) + i * 36 - Math.abs(i - 2) * 14
    const rise = wave(stage.time, i * 0.1, 2) * 8 + Math.abs(i - 2) * 15
    return at(x, y + rise, 1, bird(30 - i, wave(stage.time, i * 0.17, 8), colour), -6)
  })
}

/** Small things that fall through the whole picture, each with its own phase. */
function falling(stage: Stage, count: number, draw: (i: number) => string): string {
  const next = stage.random('falling')
  return repeat(count, (i) => {
    const t = loopPhase(stage.time, next(), 1)
    const x = next() * stage.w + wave(stage.time, next(), 2) * 40
    return at(x, -40 + t * (H + 80), 1, draw(i), wave(stage.time, next(), 2) * 70)
  })
}

/** A slim boat with a rower, heading right; the origin is on its water line. */
const rower = (hull: string, trim: string, coat: string, time: number, goods = '') =>
  goods +
  at(-80, -8, 1, figure(150, PADDLER, { top: coat, legs: hull, skin: SKIN, hat: '#f0d9a8' })) +
  stroke(`M-50 -60L${num(-110 + wave(time, 0, 6) * 24)} 50`, hull, 7) +
  path('M-220 -40Q-120 -6 20 -8Q160 -10 240 -44Q190 22 80 26H-90Q-180 18 -220 -40Z', hull) +
  path('M-214 -34Q-120 4 20 2Q160 0 234 -38L222 -22Q160 14 20 14Q-110 16 -200 -16Z', trim)

/** The foregrounds of the wide shots, by the slug of the reel; a shot shows a part of their time. */
export const wideForegrounds: Record<string, (stage: Stage) => string> = {
  bali: (stage) =>
    repeat(4, (i) =>
      ellipse(
        -300 + loopPhase(stage.time, i * 0.27) * (stage.w + 600),
        720 + i * 46,
        300,
        34,
        stage.glow('#fff6e0', 0.6),
      ),
    ) +
    flock(stage, 300, '#123f3b', 0.02, 0.4) +
    falling(stage, 9, (i) => path('M0 0Q14 -18 30 -6Q22 12 0 0Z', i % 3 ? CREAM : '#f7b9a0')) +
    bough(stage, 'right', '#1f6650', '#123f3b', 1.1),

  ladakh: (stage) => {
    const x = crossing(stage.time, 0.06, 0.46, -260, stage.w + 260)
    const turn = stage.time * Math.PI * 4
    const bike = motorbike({
      ...stage,
      ink: { near: '#3a2a2f', roof: '#7d2436', cloth: '#c8283a', leaf: '#6f8f52', marigold: MARIGOLD },
    })
    return (
      at(
        stage.w * 0.58 + Math.cos(turn) * 190,
        330 + Math.sin(turn) * 46,
        1,
        bird(76, 0.35 + 0.2 * wave(stage.time, 0, 4), '#5a2f35'),
        Math.sin(turn) * -14,
      ) +
      repeat(5, (i) =>
        circle(x - 110 - i * 44, 1150 - i * 6 + wave(stage.time, i * 0.2, 6) * 6, 16 + i * 9, '#e3bd8c', {
          opacity: num(0.5 - i * 0.09),
        }),
      ) +
      at(x, 1170 + wave(stage.time, 0, 12) * 2, 0.43, bike) +
      flags({ ...stage, time: (stage.time * 3) % 1 }, [-30, 150], [stage.w + 30, 60], {
        sag: 90,
        size: 62,
        colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
      })
    )
  },

  kerala: (stage) => {
    const x = crossing(stage.time, 0.04, 0.96, stage.w + 280, -280)
    return (
      flock(stage, 420, '#3f1f26', 0.05, 0.5) +
      repeat(3, (i) =>
        lens(x + 60 + i * 80, 1150 + i * 8, 150 + i * 40, 5, CREAM, { opacity: num(0.4 - i * 0.1) }),
      ) +
      at(
        x,
        1140 + wave(stage.time, 0, 4) * 3,
        [-0.85, 0.85],
        rower('#2a151b', MARIGOLD, '#c23a4b', stage.time),
      )
    )
  },

  dubai: (stage) => {
    const t = stage.time
    const x = crossing(t, 0.66, 0.97, -240, stage.w + 240)
    const y = 1130 - Math.sin(((x + 240) / (stage.w + 480)) * Math.PI) * 40
    const truck =
      path('M-120 -40L-112 -92Q-60 -150 -40 -152H70L104 -96L122 -84V-40Z', '#fff0d4') +
      path('M-86 -96L-52 -138H0V-96ZM12 -138H62L84 -96H12Z', '#3a2c4a') +
      rect(-120, -66, 242, 10, '#c0583c') +
      [-70, 74].map((cx) => circle(cx, -36, 35, '#20222c') + circle(cx, -36, 15, '#c3c8d0')).join('')
    return (
      flock(stage, 360, '#3a1c3f', 0.6, 1.1) +
      repeat(6, (i) =>
        ellipse(x - 110 - i * 42, y - 16 - i * 7, 26 + i * 10, 18 + i * 7, '#ffe0a8', {
          opacity: num(0.6 - i * 0.09),
        }),
      ) +
      at(x, y + wave(t, 0, 14) * 3, 0.8, truck, wave(t, 0, 7) * 3)
    )
  },

  maldives: (stage) => {
    const t = stage.time
    const x = crossing(t, 0.05, 0.55, -160, 380)
    const plane =
      rect(-70, -16, 140, 30, '#fffdf6', { rx: 15 }) +
      path('M-66 -6L-96 -46H-76L-44 -8Z', '#f0604f') +
      path('M-20 -20L20 -20L34 -34H-34Z', '#f0604f') +
      rect(-56, 30, 110, 12, '#f0604f', { rx: 6 }) +
      stroke('M-30 12V32M30 12V32', '#5d3a2c', 4) +
      rect(36, -10, 22, 10, '#bfe3ee')
    return (
      at(crossing(t, 0.02, 0.5, -160, stage.w + 160), 300 - crossing(t, 0.02, 0.5, 0, 110), 0.8, plane, -8) +
      at(x, 1128 + wave(t, 0, 2) * 12, 0.85, ray(100, '#0d5f86', '#8fdcd8'), -10 + wave(t, 0, 4) * 5)
    )
  },

  kashmir: (stage) => {
    const t = stage.time
    const x = crossing(t, 0.06, 0.72, -300, stage.w + 300)
    const goods = repeat(9, (i) =>
      circle(
        -20 + i * 22,
        -24 - (i % 2) * 12,
        16,
        ['#f7ab27', '#d64b74', '#4f8058', '#fff3d6'][i % 4] as string,
      ),
    )
    return (
      repeat(3, (i) =>
        ellipse(
          -280 + loopPhase(t, i * 0.33) * (stage.w + 560),
          720 + i * 40,
          280,
          26,
          stage.glow('#ffffff', 0.5),
        ),
      ) +
      flock(stage, 250, '#2f3f4a', 0.1, 0.6) +
      repeat(3, (i) =>
        lens(x - 60 - i * 90, 1132 + i * 8, 170 + i * 40, 5, CREAM, { opacity: num(0.45 - i * 0.1) }),
      ) +
      at(x, 1124 + wave(t, 0, 4) * 3, 0.95, rower('#5a2c20', MARIGOLD, '#5f6ea3', t, goods)) +
      falling(stage, 10, (i) =>
        path(
          'M0 -16L6 -5L18 -8L10 3L16 14L3 10L0 20L-3 10L-16 14L-10 3L-18 -8L-6 -5Z',
          i % 2 ? '#d2542a' : MARIGOLD,
        ),
      )
    )
  },

  turkey: (stage) => {
    const t = stage.time
    const risingBalloon = (x: number, r: number, phase: number, hues: string[]) =>
      at(
        x + wave(t, phase) * 22,
        H + r * 2.2 - loopPhase(t, phase) * (H + r * 4.6),
        1,
        balloon(r, hues, stage.lit, '#4a2f3f'),
      )
    // Clipped at the terrace, because the balloons rise from the valley behind it.
    const terrace = H * 0.845
    return stage.clip(
      `M0 0H${num(stage.w)}V${terrace}H0Z`,
      risingBalloon(stage.w * 0.85, 46, 0.3, ['#5a4f90', '#f6a81c', '#e2694f']) +
        risingBalloon(stage.w * 0.15, 62, 0.72, ['#1f8f9a', '#fff3d6', '#f6a81c']) +
        flock(stage, 260, '#4a2f3f', 0.34, 0.66) +
        risingBalloon(stage.w * 0.8, 150, 0.06, ['#c8352a', '#f6a81c', '#fff3d6']),
    )
  },

  vietnam: (stage) => {
    const t = stage.time
    const lantern = (i: number) => {
      const hue = ['#e2694f', '#f6a81c', '#d64b74', '#7fc8b8'][i % 4] as string
      return at(
        -80 + loopPhase(t, i * 0.137) * (stage.w + 160),
        1000 + (i % 4) * 66 + wave(t, i * 0.2, 3) * 4,
        0.6 + (i % 4) * 0.22,
        path('M-34 0L-26 -34L0 -24L26 -34L34 0Q0 14 -34 0Z', mix(hue, CREAM, 0.35)) +
          path('M-8 -24Q-8 -42 0 -50Q8 -42 8 -24Z', CREAM),
      )
    }
    return flock(stage, 330, '#173f3f', 0.04, 0.4) + repeat(11, lantern)
  },
}

/** Small things that rise and start again below, such as sparks, steam and bubbles; `age` is 0..1. */
function rising(
  stage: Stage,
  from: { x: number; y: number; width: number; height: number },
  count: number,
  draw: (age: number, i: number) => string,
): string {
  return repeat(count, (i) => {
    const age = loopPhase(stage.time, (i * 0.37) % 1)
    const x = from.x + (((i * 83) % 100) / 100 - 0.5) * from.width + wave(stage.time, i * 0.21) * 14
    return at(x, from.y - age * from.height, 1, draw(age, i))
  })
}

const fade = (age: number) => num(Math.min(1, age * 6, (1 - age) * 2))

/** A point of a motif's square (1000 × 1000), in the units of the scene that shows the motif. */
function toSceneUnits(stage: Stage, name: string, x: number, y: number) {
  const square = squareIn(stage, name)
  return { x: square.x + x * square.scale, y: square.y + y * square.scale }
}

/** Petals of fruit trees in the wind, for detail shots. */
export const petals = (stage: Stage) =>
  falling(stage, 16, (i) => ellipse(0, 0, 9 - (i % 3) * 2, 6, i % 3 ? '#fbd3df' : '#fff0f3'))

/** The foregrounds of the shots of people, by the slug of the reel; each is a loop. */
export const peopleForegrounds: Record<string, (stage: Stage) => string> = {
  bali: (stage) =>
    rising(stage, { ...toSceneUnits(stage, 'dance-bali', 500, 760), width: 420, height: 620 }, 22, (age, i) =>
      circle(0, 0, 3 + (i % 3) * 2, i % 2 ? '#ffd27a' : '#ff9a4a', { opacity: fade(age) }),
    ),
  ladakh: (stage) => {
    const { x, y } = toSceneUnits(stage, 'bike-ride-ladakh', 290, 880)
    return repeat(7, (i) => {
      const age = loopPhase(stage.time, i / 7)
      return circle(x - age * 300, y - age * 90, 18 + age * 46, '#e3bd8c', { opacity: num((1 - age) * 0.6) })
    })
  },
  kerala: (stage) =>
    [130, 870]
      .map((at) =>
        rising(
          stage,
          { ...toSceneUnits(stage, 'dance-kerala', at, 760), width: 200, height: 900 },
          12,
          (age, i) => circle(0, 0, 3 + (i % 3) * 2, '#ffcf7a', { opacity: fade(age) }),
        ),
      )
      .join(''),
  dubai: (stage) => {
    const fire = toSceneUnits(stage, 'camp-dubai', 690, 880)
    return (
      circle(fire.x, fire.y, 220, stage.glow('#ffb84d', 0.4 + 0.2 * wave(stage.time, 0, 5))) +
      rising(stage, { ...fire, width: 90, height: 460 }, 16, (age, i) =>
        circle(0, 0, 3 + (i % 3), '#ffc46b', { opacity: fade(age) }),
      )
    )
  },
  maldives: (stage) =>
    rising(stage, { x: stage.w * 0.46, y: 1200, width: stage.w * 0.86, height: 700 }, 18, (age, i) =>
      circle(0, 0, 5 + (i % 4) * 3, '#e8fbff', { opacity: num((1 - age) * 0.7) }),
    ),
  kashmir: (stage) =>
    repeat(5, (i) =>
      lens(-140 + loopPhase(stage.time, i * 0.21) * (stage.w + 280), 900 + i * 74, 170, 6, CREAM, {
        opacity: 0.5,
      }),
    ) + flock(stage, 210, '#6b6f86', 0, 1),
  turkey: (stage) =>
    [120, 300, 430, 570, 700, 880]
      .map((x, i) => {
        const lamp = toSceneUnits(stage, 'bazaar-turkey', x, i % 2 ? 90 : 110)
        return circle(lamp.x, lamp.y, 150, stage.glow('#ffd27a', 0.25 + 0.2 * wave(stage.time, i * 0.3, 2)))
      })
      .join(''),
  vietnam: (stage) =>
    rising(
      stage,
      { ...toSceneUnits(stage, 'street-food-vietnam', 500, 740), width: 170, height: 330 },
      9,
      (age) => ellipse(0, 0, 22 + age * 34, 16 + age * 22, '#fff6e6', { opacity: num((1 - age) * 0.35) }),
    ),
}
