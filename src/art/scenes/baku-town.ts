import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { cypress } from '../parts/plants.ts'
import { between } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, num, path, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'flame' | 'glass' | 'stone' | 'shade' | 'hill' | 'night' | 'marigold' | 'fruit'

/** The light of a lamp. */
export const LAMP = '#ffd98a'

/** The Maiden Tower: a cylinder with bands of stone and a long buttress; 330 tall. */
export function maiden(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const tones = [
    mix(ink.stone, ink.shade, 0.25),
    ink.stone,
    mix(ink.stone, ink.shade, 0.5),
    mix(ink.stone, ink.shade, 0.85),
  ]
  const order = lit < 0 ? tones : [...tones].reverse()
  const cuts = [-1, -0.66, 0, 0.56, 1]
  const drum = order
    .map((tone, i) => {
      const from = (cuts[i] as number) * 92
      return rect(from, -318, (cuts[i + 1] as number) * 92 - from + 0.6, 318, tone)
    })
    .join('')
  const buttress =
    rect(84, -306, 74, 306, order[2] as string) +
    rect(124, -306, 36, 306, order[3] as string) +
    rect(80, -312, 84, 10, order[1] as string)
  const bands = repeat(15, (i) =>
    rect(-92, -34 - i * 17, 184, 6, mix(ink.stone, ink.night, 0.55), { opacity: i > 5 ? 0.42 : 0.2 }),
  )
  const pane = night ? LAMP : ink.night
  return (
    buttress +
    drum +
    bands +
    rect(-100, -326, 200, 12, lighten(ink.stone, 0.03)) +
    repeat(9, (i) => rect(-98 + i * 23, -340, 14, 15, order[i > 5 ? 2 : 1] as string)) +
    repeat(4, (i) => rect(-30 + (i % 2) * 34, -96 - i * 56, 11, 24, pane, { rx: 5 })) +
    path('M-16 0V-42Q0 -62 16 -42V0Z', pane)
  )
}

/** Houses of the old town with flat roofs on a slope, with the dome and the minaret of a mosque between them. */
export function houses(stage: Stage<Ink>, town: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('houses')
  const row = (y: number, haze: number, maxHeight: number) => {
    let px = -20
    let out = ''
    while (px < w + 20) {
      const width = u * between(next, 60, 104)
      const height = u * maxHeight * between(next, 0.7, 1.15)
      const wall = stage.far(mix(ink.stone, ink.shade, between(next, 0.1, 0.5)), haze)
      out +=
        rect(px, y - height, width, height + 90 * u, wall) +
        rect(
          lit < 0 ? px + width * 0.64 : px,
          y - height,
          width * 0.36,
          height + 90 * u,
          lighten(wall, -0.08),
        ) +
        rect(px - 3 * u, y - height - 5 * u, width + 6 * u, 9 * u, lighten(wall, 0.05)) +
        repeat(2, (k) =>
          path(
            `M${num(px + width * (0.16 + 0.3 * k))} ${num(y - height + 50 * u)}V${num(y - height + 28 * u)}q${num(7 * u)} ${num(-14 * u)} ${num(14 * u)} 0V${num(y - height + 50 * u)}Z`,
            next() > 0.35 ? LAMP : ink.night,
          ),
        )
      px += width * between(next, 0.98, 1.06)
    }
    return out
  }
  const x = w * stage.focus + 250 * u
  const tile = mix(ink.glass, '#8fd0d0', stage.night ? 0.2 : 0.35)
  const mosque =
    rect(-60, -70, 120, 80, mix(ink.stone, ink.shade, 0.2)) +
    path('M-50 -70C-56 -120 -20 -132 0 -156C20 -132 56 -120 50 -70Z', tile) +
    path(
      lit < 0
        ? 'M10 -70C20 -112 10 -136 0 -156C20 -132 56 -120 50 -70Z'
        : 'M-10 -70C-20 -112 -10 -136 0 -156C-20 -132 -56 -120 -50 -70Z',
      lighten(tile, -0.1),
    ) +
    circle(0, -162, 5, ink.marigold) +
    rect(84, -190, 26, 200, mix(ink.stone, ink.shade, 0.12)) +
    rect(lit < 0 ? 99 : 84, -190, 11, 200, mix(ink.stone, ink.shade, 0.6)) +
    rect(76, -168, 42, 10, ink.stone) +
    path('M84 -190Q97 -214 110 -190Z', tile)
  return row(town - 40 * u, 0.3, 90) + at(x, town - 46 * u, u, mosque) + row(town + 24 * u, 0.1, 62)
}

/** The city wall with its battlements and lamps, and two people looking out from it. */
export function wall(stage: Stage<Ink>, town: number): string {
  const { w, h, u, ink } = stage
  const top = town + 104 * u
  const face = mix(mix(ink.stone, ink.shade, 0.5), ink.night, 0.42)
  const count = Math.ceil(w / (58 * u))
  const merlons = repeat(count + 1, (i) =>
    path(
      `M${num(i * 58 * u)} ${num(top + 4 * u)}V${num(top - 34 * u)}Q${num((i * 58 + 18) * u)} ${num(top - 52 * u)} ${num((i * 58 + 36) * u)} ${num(top - 34 * u)}V${num(top + 4 * u)}Z`,
      face,
    ),
  )
  const next = stage.random('courses')
  const courses = repeat(Math.ceil((w / (130 * u)) * 4), () =>
    rect(
      next() * w,
      top + 20 * u + next() * (h - top),
      between(next, 40, 90) * u,
      5 * u,
      lighten(face, next() > 0.5 ? 0.05 : -0.05),
    ),
  )
  const px = w * (stage.kind === 'tall' ? 0.64 : 0.46)
  const trees = [0.06, 0.12, 0.9, 0.97]
    .map((t, i) =>
      at(
        w * t,
        top + 10 * u,
        1,
        cypress((190 + (i % 2) * 60) * u, mix(ink.hill, ink.night, 0.4), ink.night, stage.lit),
      ),
    )
    .join('')
  return (
    trees +
    at(px, top + 40 * u, 1, person(150 * u, { coat: ink.fruit, legs: ink.night, skirt: true })) +
    at(
      px + 62 * u,
      top + 40 * u,
      1,
      person(160 * u, { coat: mix(ink.stone, '#fff3d6', 0.5), legs: ink.night, facing: -1 }),
    ) +
    merlons +
    rect(0, top, w, h - top + 10, stage.gradient([face, mix(face, ink.night, 0.7)])) +
    courses +
    rect(0, top, w, 6 * u, lighten(face, 0.08))
  )
}
