import { mix } from '../colour.ts'
import { flags, person } from '../parts/life.ts'
import { at, circle, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground } from './backdrop.ts'
import { crag, PRAYER } from './crag.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'

/** A white monastery on a rock, or a large stupa. */
export const monastery: Motif = {
  light: 'dawn',
  lightAt: { nepal: 'dusk', himachal: 'dusk', bhutan: 'noon', ladakh: 'dawn' },
  draw(stage, place) {
    const body =
      place.slug === 'nepal'
        ? stupa(stage)
        : place.slug === 'bhutan'
          ? dochula(stage)
          : crag(stage, place, 690)
    return [
      fullSky(stage, 620),
      horizon(stage, place, 660, 230),
      body,
      at(430, 930, 1, person(170, { coat: '#8a2436', legs: '#8a2436', skirt: true, hair: '#6b4530' })),
      at(500, 936, 1, person(164, { coat: '#a02c3c', legs: '#7a2030', skirt: true, hair: '#6b4530' })),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const stupa = (stage: MotifStage) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.near, 0.2)
  return (
    ground(stage, 700, mix(ink.sand, ink.near, 0.15), mix(ink.sand, ink.near, 0.5), 6) +
    rect(110, 690, 780, 60, white) +
    rect(180, 640, 640, 60, shade) +
    rect(230, 600, 540, 50, white) +
    path('M240 604Q240 400 500 392Q760 400 760 604Z', white) +
    path('M560 396Q760 410 760 604H610Q640 470 560 396Z', shade) +
    path('M250 560Q500 480 750 560L748 590Q500 510 246 590Z', ink.marigold) +
    rect(420, 300, 160, 100, ink.marigold) +
    rect(410, 292, 180, 14, ink.roof) +
    path('M440 344Q465 322 490 344Q465 360 440 344ZM510 344Q535 322 560 344Q535 360 510 344Z', white) +
    circle(465, 344, 9, '#1d3f8a') +
    circle(535, 344, 9, '#1d3f8a') +
    stroke('M500 354Q514 372 498 380', '#8a2436', 6) +
    poly(
      [
        [430, 292],
        [570, 292],
        [520, 130],
        [480, 130],
      ],
      mix(ink.marigold, ink.near, 0.12),
    ) +
    repeat(7, (i) => rect(434 + i * 7, 270 - i * 22, 132 - i * 14, 7, ink.near, { opacity: 0.25 })) +
    path('M468 132H532L500 70Z', ink.marigold) +
    flags(stage, [500, 90], [-20, 520], { sag: 50, size: 42, colours: PRAYER }) +
    flags(stage, [500, 90], [1020, 520], { sag: 50, size: 42, colours: PRAYER, name: 'right' }) +
    repeat(11, (i) => circle(150 + i * 70, 744, 8, '#ffd27a'))
  )
}

const dochula = (stage: MotifStage) => {
  const { ink } = stage
  const chorten = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      rect(-60, -110, 120, 110, ink.wall) +
        rect(14, -110, 46, 110, mix(ink.wall, ink.near, 0.16)) +
        rect(-60, -96, 120, 26, '#9c2f2a') +
        poly(
          [
            [-86, -108],
            [86, -108],
            [46, -144],
            [-46, -144],
          ],
          mix(ink.near, ink.roof, 0.4),
        ) +
        rect(-30, -166, 60, 24, ink.wall) +
        poly(
          [
            [-46, -164],
            [46, -164],
            [0, -200],
          ],
          ink.marigold,
        ) +
        path('M-4 -198L0 -226L4 -198Z', ink.marigold),
    )
  const rows = [
    [640, 0.7, 7, 210],
    [730, 0.95, 7, 150],
    [840, 1.25, 6, 60],
  ] as const
  return (
    path('M60 760Q260 560 500 540Q760 560 960 760V1010H60Z', mix(ink.leaf, ink.land, 0.4)) +
    ground(stage, 780, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.4)) +
    chorten(500, 580, 1.3) +
    rows
      .map(([y, s, n, from]) =>
        repeat(n, (i) =>
          chorten(from + ((1000 - from * 2) * i) / (n - 1), y + Math.abs(i - (n - 1) / 2) * 12, s),
        ),
      )
      .join('')
  )
}
