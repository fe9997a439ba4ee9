import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, ellipse, num, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'

/** A Ferris wheel, a roller coaster and a fairy-tale castle. */
export const themePark: Motif = {
  light: 'dusk',
  lightAt: { dubai: 'noon', malaysia: 'dawn', hongkong: 'night' },
  draw(stage, place) {
    const { ink } = stage
    const track = 'M-20 640Q120 700 230 560Q340 330 450 360Q560 400 600 560Q640 700 760 640Q900 560 1020 620'
    const trestle = repeat(14, (i) => stroke(`M${40 + i * 72} 560V860`, mix(ink.near, ink.far, 0.5), 6))
    const main =
      place.slug === 'dubai'
        ? stroke('M120 760Q160 420 420 380Q700 340 700 520Q690 640 520 620Q420 600 460 740', ink.cloth, 70) +
          stroke(
            'M120 760Q160 420 420 380Q700 340 700 520Q690 640 520 620Q420 600 460 740',
            lighten(ink.cloth, 0.1),
            30,
          ) +
          at(300, 430, 1, ellipse(0, 0, 60, 26, ink.marigold) + person(70, { coat: ink.near }))
        : place.slug === 'hongkong'
          ? castle(stage)
          : trestle +
            stroke(track, ink.near, 18) +
            stroke(track, ink.marigold, 9) +
            [0, 1, 2]
              .map((i) =>
                at(
                  300 + i * 66,
                  412 - i * 30 + i * i * 12,
                  1,
                  rect(-30, -44, 60, 40, ink.cloth, { rx: 12 }) +
                    circle(0, -56, 14, '#a5683f') +
                    stroke('M-8 -50L-22 -92M8 -50L22 -92', '#a5683f', 8),
                  -38 + i * 16,
                ),
              )
              .join('')
    return [
      fullSky(stage, 660),
      horizon(stage, place, 700, 150),
      place.slug === 'dubai' ? '' : at(730, 450, 1, ferris(stage)),
      main,
      ground(stage, 790, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.4), 10),
      place.slug === 'dubai'
        ? path(
            'M-10 1010V850Q300 800 620 830T1010 830V1010Z',
            stage.gradient([lighten(ink.water, 0.1), ink.water]),
          ) +
          ellipse(460, 800, 150, 40, '#ffffff', { opacity: 0.85 }) +
          placeTree(stage, place, 900, 860, 480, -0.12)
        : '',
      place.slug === 'dubai'
        ? at(
            300,
            900,
            1,
            circle(0, 0, 70, ink.marigold) + circle(0, -6, 34, ink.water) + person(110, { coat: ink.cloth }),
          )
        : at(300, 930, 1, tent(ink.cloth, ink.cream)) +
          at(560, 950, 1, person(150, { coat: ink.marigold, legs: ink.near, pose: 'wave' })) +
          at(640, 954, 1, person(180, { coat: ink.cream, legs: ink.near })) +
          at(710, 956, 1, person(120, { coat: ink.cloth, legs: ink.deep, pose: 'wave' })),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const ferris = (stage: MotifStage) => {
  const { ink } = stage
  const r = 210
  return (
    stroke('M-120 350L0 0L120 350', ink.near, 16) +
    circle(0, 0, r, 'none', { stroke: ink.near, 'stroke-width': 12 }) +
    circle(0, 0, r - 26, 'none', { stroke: ink.near, 'stroke-width': 5 }) +
    repeat(10, (i) => {
      const a = (i / 10) * 6.2832
      return stroke(`M0 0L${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`, ink.near, 4)
    }) +
    repeat(10, (i) => {
      const a = (i / 10) * 6.2832
      return at(
        Math.cos(a) * r,
        Math.sin(a) * r,
        1,
        rect(-24, 2, 48, 40, [ink.cloth, ink.marigold, ink.cream, ink.water][i % 4] as string, { rx: 12 }) +
          path('M-28 6Q0 -22 28 6Z', ink.near),
      )
    }) +
    circle(0, 0, 24, ink.marigold)
  )
}

const tent = (a: string, b: string) =>
  repeat(
    6,
    (i) =>
      path(`M0 -220L${-150 + i * 50} -100L${-100 + i * 50} -100Z`, i % 2 ? a : b) +
      rect(-150 + i * 50, -100, 50, 100, i % 2 ? a : b),
  ) +
  path('M-30 0V-70Q0 -100 30 -70V0Z', '#2a2030') +
  stroke('M0 -220V-266', '#2a2030', 5) +
  path('M0 -266L50 -250L0 -236Z', a)

const castle = (stage: MotifStage) => {
  const { ink } = stage
  const wall = mix(ink.cream, ink.cloth, 0.14)
  const tower = (x: number, w: number, top: number, s: number) =>
    rect(x - w / 2, top, w, 800 - top, wall) +
    rect(x + w * 0.15, top, w * 0.35, 800 - top, mix(wall, ink.near, 0.25)) +
    path(`M${x - w * 0.66} ${top}L${x} ${top - s}L${x + w * 0.66} ${top}Z`, mix(ink.deep, ink.cloth, 0.35)) +
    stroke(`M${x} ${top - s}v-30`, ink.marigold, 5) +
    path(`M${x} ${top - s - 30}l36 10l-36 10Z`, ink.marigold) +
    path(`M${x - 11} ${top + 80}v-34q11 -20 22 0v34Z`, '#ffd98a')
  return (
    [
      [140, 210, '#ffd98a'],
      [860, 170, ink.cloth],
    ]
      .map(([x, y, c]) =>
        repeat(12, (i) =>
          stroke(
            `M${Math.round((x as number) + Math.cos(i * 0.5236) * 30)} ${Math.round((y as number) + Math.sin(i * 0.5236) * 30)}L${Math.round((x as number) + Math.cos(i * 0.5236) * 84)} ${Math.round((y as number) + Math.sin(i * 0.5236) * 84)}`,
            c as string,
            7,
          ),
        ),
      )
      .join('') +
    tower(330, 90, 520, 150) +
    tower(620, 90, 500, 160) +
    tower(410, 80, 400, 190) +
    tower(550, 70, 360, 200) +
    tower(476, 96, 320, 240) +
    rect(300, 600, 360, 220, wall) +
    path('M430 820V720Q480 650 530 720V820Z', ink.near) +
    repeat(9, (i) => rect(300 + i * 42, 580, 24, 24, wall))
  )
}
