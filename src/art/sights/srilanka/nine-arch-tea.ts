import { lighten, mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import type { Stage } from '../../scene.ts'
import { at, ellipse, hill, num, type Point, path, repeat } from '../../shape.ts'

/** The named colours of this scene. */
export type Ink = 'stone' | 'train' | 'hill' | 'tea' | 'jungle' | 'leaf' | 'marigold' | 'cream'

/** Rows of tea bushes that run down towards the viewer, with two tea pickers. */
export function tea(stage: Stage<Ink>, top: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('tea')
  const rows = 9
  const row = (i: number) => {
    const t = i / (rows - 1)
    const y = top + 22 * u + (h - top + 50 * u) * t ** 1.2
    const r = (17 + 27 * t) * u
    const count = Math.ceil(w / (r * 1.5)) + 2
    const light = mix(ink.tea, ink.jungle, 0.08 + 0.42 * t)
    const dark = mix(ink.jungle, ink.leaf, 0.2 + 0.6 * t)
    const slope = (px: number) => Math.sin((px / w) * 3.4 + 0.6) * 26 * u
    const heap = (grow: number, lift: number, colour: string) =>
      repeat(count, (k) => {
        const px = (k - 0.5 + 0.3 * next()) * r * 1.5
        return ellipse(
          px + (lift ? lit * r * 0.14 : 0),
          y + slope(px) - lift * r,
          r * grow,
          r * grow * 0.72,
          colour,
        )
      })
    const body: Point[] = Array.from({ length: 7 }, (_, k) => [
      (k / 6) * w * 1.1 - w * 0.05,
      y + slope((k / 6) * w),
    ])
    return (
      hill(
        body,
        [
          [w * 1.05, h + 60],
          [-w * 0.05, h + 60],
        ],
        dark,
      ) +
      heap(1, 0, dark) +
      heap(0.78, 0.3, light)
    )
  }
  const picker = (px: number, py: number, sari: string, facing: -1 | 1) =>
    at(
      px,
      py,
      1,
      at(
        -facing * 26 * u,
        -108 * u,
        u,
        path('M-17 0Q-22 40 -12 62H14Q22 40 17 0Z', mix(ink.stone, ink.marigold, 0.4)) +
          ellipse(0, 0, 17, 6, ink.tea),
      ) +
        person(176 * u, { coat: sari, legs: sari, skirt: true, skin: '#7a4a34', facing }) +
        path(
          `M${num(-15 * u)} ${num(-150 * u)}Q0 ${num(-190 * u)} ${num(15 * u)} ${num(-158 * u)}L${num(-facing * 20 * u)} ${num(-104 * u)}Z`,
          lighten(sari, 0.05),
        ),
    )
  const x = w * (stage.kind === 'tall' ? 0.28 : 0.3)
  return (
    repeat(5, row) +
    picker(x, top + (h - top) * 0.74, stage.night ? '#8c4a6a' : '#d8415f', 1) +
    picker(x + 190 * u, top + (h - top) * 0.7, ink.marigold, -1) +
    repeat(4, (i) => row(i + 5))
  )
}
