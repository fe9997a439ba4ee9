import { lighten, mix } from '../colour.ts'
import { between, type Random, wave } from '../random.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { type MotifStage, SIDE } from './motif.ts'

/** A reef fish around the origin, facing right, with one band. */
export const fish = (size: number, body: string, band: string) =>
  path(
    `M${num(size * 0.5)} 0Q${num(size * 0.2)} ${num(-size * 0.34)} ${num(-size * 0.28)} ${num(-size * 0.04)}L${num(-size * 0.52)} ${num(-size * 0.22)}Q${num(-size * 0.44)} 0 ${num(-size * 0.52)} ${num(size * 0.22)}L${num(-size * 0.28)} ${num(size * 0.04)}Q${num(size * 0.2)} ${num(size * 0.34)} ${num(size * 0.5)} 0Z`,
    body,
  ) +
  path(
    `M${num(size * 0.16)} ${num(-size * 0.2)}Q${num(size * 0.26)} 0 ${num(size * 0.16)} ${num(size * 0.2)}L${num(size * 0.04)} ${num(size * 0.2)}Q${num(size * 0.14)} 0 ${num(size * 0.04)} ${num(-size * 0.2)}Z`,
    band,
  ) +
  circle(size * 0.34, -size * 0.05, size * 0.035, '#1b2136')

/** A loose school of fish swimming one way. */
export function school(
  stage: MotifStage,
  x: number,
  y: number,
  count: number,
  size: number,
  body: string,
  band: string,
  name = 'school',
): string {
  const next = stage.random(name)
  return repeat(count, (i) => {
    const row = i % 3
    return at(
      x + (i - count / 2) * size * 0.72 + between(next, -10, 10) + wave(stage.time, next()) * 8,
      y + (row - 1) * size * 0.62 + between(next, -14, 14),
      between(next, 0.75, 1.05),
      fish(size, body, band),
      between(next, -8, 8),
    )
  })
}

/** A sea turtle around the origin, seen from the side, swimming right. */
export function turtle(size: number, shell: string, skin: string): string {
  const s = size / 100
  return at(
    0,
    0,
    s,
    path('M-10 14Q-30 46 -58 54Q-44 26 -34 10Z', skin) +
      path('M36 8Q66 6 76 -8Q82 4 72 16Q56 24 34 20Z', skin) +
      ellipse(0, 0, 48, 26, shell) +
      path('M-48 0Q0 -46 48 0Q0 -10 -48 0Z', lighten(shell, 0.08)) +
      path('M-30 -10L-12 -20L-4 -6L-22 2ZM0 -8L10 -20L28 -12L20 2Z', lighten(shell, -0.07)) +
      path('M-44 6Q0 26 46 6Q20 30 0 28Q-26 30 -44 6Z', skin) +
      path('M18 16Q8 56 -16 66Q-6 40 4 14Z', lighten(skin, 0.05)) +
      circle(69, -1, 2.4, '#1b2136'),
  )
}

/** A ray around the origin, wings up. */
export const ray = (size: number, back: string, belly: string) =>
  at(
    0,
    0,
    size / 100,
    path('M56 0Q30 -12 10 -14Q-20 -60 -70 -64Q-50 -24 -46 -4Q-56 12 -66 40Q-20 34 14 12Q34 10 56 0Z', back) +
      path('M-46 -4Q-56 12 -66 40Q-20 34 14 12Q-10 4 -46 -4Z', belly) +
      stroke('M-46 -2Q-86 4 -116 26', back, 3),
  )

/** A shark around the origin, swimming right. */
export const shark = (size: number, back: string, belly: string) =>
  at(
    0,
    0,
    size / 100,
    path(
      'M70 2Q44 -22 4 -20L-10 -44L-20 -18Q-48 -12 -62 -4L-86 -30Q-78 0 -88 22L-60 6Q-20 18 12 16L0 36L30 14Q56 12 70 2Z',
      back,
    ) +
      path('M70 2Q30 6 -60 4Q-20 18 12 16Q50 14 70 2Z', belly) +
      circle(54, -4, 2, '#1b2136'),
  )

/** A dolphin around the origin, leaping to the right; about 290 long. */
export const dolphin = (back: string, belly: string) =>
  path(
    'M-120 40Q-70 -50 20 -50Q70 -48 96 -16Q116 -14 132 2Q110 12 86 8Q40 0 0 14L-16 44L-34 16Q-80 30 -104 66Q-110 86 -136 92Q-128 74 -132 60Q-150 56 -160 38Q-138 34 -120 40Z',
    back,
  ) +
  path('M96 -16Q116 -14 132 2Q110 12 86 8Q40 0 0 14Q50 -20 96 -16Z', belly) +
  path('M-20 -50Q-36 -84 -62 -88Q-50 -60 -54 -40Z', lighten(back, -0.03))

/** Water seen from below its surface, from `top` down, with shafts of light. */
export function depths(stage: MotifStage, top: number): string {
  const { ink } = stage
  const light = lighten(ink.water, 0.08)
  const shafts = repeat(5, (i) => {
    const x = 120 + i * 200
    return poly(
      [
        [x, top],
        [x + 70, top],
        [x - 60 - i * 10, SIDE],
        [x - 220 - i * 10, SIDE],
      ],
      '#ffffff',
      { opacity: 0.07 },
    )
  })
  return (
    rect(0, top, SIDE, SIDE - top, stage.gradient([light, ink.water, mix(ink.deep, ink.near, 0.15)])) + shafts
  )
}

/** A reef along the bottom: fans, tubes and round corals on dark rock; the tallest coral has this `height`. */
export function reef(stage: MotifStage, height: number): string {
  const { ink } = stage
  const next = stage.random('reef')
  const rock = mix(ink.deep, ink.near, 0.55)
  const base = path(
    `M0 ${SIDE}V${SIDE - height * 0.45}Q120 ${SIDE - height * 0.7} 260 ${SIDE - height * 0.3}Q430 ${SIDE - height * 0.02} 600 ${SIDE - height * 0.16}Q790 ${SIDE - height * 0.6} 1000 ${SIDE - height * 0.5}V${SIDE}Z`,
    rock,
  )
  return (
    at(90, SIDE - height * 0.5, 1, fan(next, height * 0.75, ink.cloth)) +
    at(905, SIDE - height * 0.42, [-1, 1], fan(next, height * 0.85, mix(ink.cloth, ink.marigold, 0.55))) +
    base +
    tubes(230, SIDE - height * 0.28, height * 0.42, ink.marigold) +
    tubes(735, SIDE - height * 0.26, height * 0.34, mix(ink.cloth, ink.cream, 0.3)) +
    head(380, SIDE - height * 0.02, height * 0.26, mix(ink.roof, ink.cloth, 0.4)) +
    head(620, SIDE - height * 0.04, height * 0.2, mix(ink.leaf, ink.water, 0.3)) +
    head(40, SIDE - height * 0.08, height * 0.34, mix(ink.leaf, ink.near, 0.3))
  )
}

function fan(next: Random, h: number, colour: string): string {
  return repeat(7, (i) => {
    const a = ((i - 3) / 3) * 0.75
    const x = Math.sin(a) * h
    const y = -Math.cos(a) * h * between(next, 0.8, 1)
    return (
      stroke(`M0 0Q${num(x * 0.2)} ${num(y * 0.6)} ${num(x)} ${num(y)}`, colour, h * 0.07) +
      stroke(
        `M${num(x * 0.42)} ${num(y * 0.66)}l${num(x * 0.1 + h * 0.12)} ${num(y * 0.18)}`,
        colour,
        h * 0.05,
      )
    )
  })
}

const tubes = (x: number, y: number, h: number, colour: string) =>
  repeat(4, (i) => {
    const w = h * 0.2
    const height = h * ([0.7, 1, 0.82, 0.5][i] as number)
    const left = x + (i - 2) * w * 1.1
    return (
      rect(left, y - height, w, height + h * 0.4, i % 2 ? lighten(colour, -0.05) : colour, {
        rx: num(w / 2),
      }) + ellipse(left + w / 2, y - height + w * 0.36, w * 0.36, w * 0.2, lighten(colour, -0.18))
    )
  })

const head = (x: number, y: number, r: number, colour: string) =>
  ellipse(x, y, r * 1.2, r, colour) +
  ellipse(x - r * 0.2, y - r * 0.25, r * 0.7, r * 0.5, lighten(colour, 0.06)) +
  repeat(3, (i) =>
    stroke(
      `M${num(x - r * 0.7 + i * r * 0.4)} ${num(y - r * 0.3)}q${num(r * 0.2)} ${num(-r * 0.3)} ${num(r * 0.4)} 0`,
      lighten(colour, -0.06),
      r * 0.06,
    ),
  )

/** Bubbles rising from a point. */
export const bubbles = (x: number, y: number, colour: string) =>
  repeat(6, (i) => circle(x + ((i * 14) % 25) - 4, y - i * 34, 10 - i * 0.6, colour, { opacity: 0.7 }))
