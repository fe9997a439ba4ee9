import { mix } from '../colour.ts'
import { flags } from '../parts/life.ts'
import { STILL_TIME, sway } from '../random.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky, ground, placeTree } from './backdrop.ts'
import { figure, RIDER } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'

/** A rider on a road of the place: on a bicycle, or on a motorbike over a high pass. */
export const bikeRide: Motif = {
  light: 'noon',
  lightAt: { ladakh: 'noon', andaman: 'dusk', bhutan: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const motor = place.slug === 'ladakh'
    const tulips = place.slug === 'europe'
    // The road markings move by four dashes per loop.
    const passed = (((stage.time - STILL_TIME) * 4 + 4) % 1) * 270
    const field = mix(ink.land, ink.leaf, motor ? 0 : 0.5)
    return [
      fullSky(stage, 500),
      horizon(stage, tulips ? { ...place, terrain: 'islets' } : place, 560, 230),
      ground(stage, 570, field, mix(field, ink.near, 0.3), 16),
      tulips
        ? windmill(stage) +
          repeat(5, (i) =>
            rect(
              -10,
              610 + i * 34,
              1020,
              20 + i * 4,
              [ink.cloth, ink.marigold, '#e88aa8', ink.cream, ink.roof][i] as string,
            ),
          )
        : '',
      motor
        ? flags(stage, [-20, 250], [1020, 180], {
            sag: 110,
            size: 62,
            colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
          })
        : placeTree(stage, place, 130, 760, place.tree === 'palm' ? 560 : 420) +
          placeTree(stage, place, 900, 740, place.tree === 'palm' ? 500 : 380, -0.1),
      path('M-10 1010V850Q300 800 620 806T1010 770V1010Z', mix(ink.near, ink.far, motor ? 0.25 : 0.4)),
      path('M-10 850Q300 800 620 806T1010 770V784Q800 812 620 820Q300 816 -10 866Z', ink.cream, {
        opacity: 0.7,
      }),
      repeat(passed ? 5 : 4, (i) =>
        poly(
          [
            [60 + i * 270 - passed, 936],
            [190 + i * 270 - passed, 920],
            [190 + i * 270 - passed, 932],
            [60 + i * 270 - passed, 948],
          ],
          ink.cream,
          { opacity: 0.85 },
        ),
      ),
      at(460, 880 + sway(stage.time, 0, 6) * 4, 1, motor ? motorbike(stage) : bicycle(stage)),
    ].join('')
  },
}

const windmill = (stage: MotifStage) => {
  const { ink } = stage
  return at(
    800,
    610,
    1.2,
    path('M-60 0L-34 -200H34L60 0Z', ink.wall) +
      path('M10 -200H34L60 0H20Z', mix(ink.wall, ink.near, 0.25)) +
      path('M-40 -198Q0 -262 40 -198Z', ink.roof) +
      [20, 110, 200, 290]
        .map(
          (a) =>
            `<g transform="translate(0 -206) rotate(${a})">${rect(-4, -150, 8, 150, ink.near)}${rect(4, -150, 34, 120, ink.cream)}</g>`,
        )
        .join(''),
  )
}

const wheel = (x: number, r: number, tyre: string, rim: string, turn = 0) =>
  circle(x, -r, r, 'none', { stroke: tyre, 'stroke-width': r * 0.16 }) +
  repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i / 6) * 3.14 + turn) * r, Math.sin((i / 6) * 3.14 + turn) * r]
    return stroke(`M${num(x - dx)} ${num(-r - dy)}L${num(x + dx)} ${num(-r + dy)}`, rim, 2.4)
  }) +
  circle(x, -r, r * 0.1, tyre)

function bicycle(stage: MotifStage): string {
  const { ink } = stage
  const frame = ink.cloth
  return (
    ellipse(20, 4, 260, 12, ink.near, { opacity: 0.4 }) +
    wheel(-130, 92, ink.near, ink.cream) +
    wheel(170, 92, ink.near, ink.cream) +
    stroke(
      'M-130 -92L-34 -214L112 -214L20 -92ZM-34 -214L20 -92L-130 -92M112 -214L170 -92M112 -214L104 -252L136 -262',
      frame,
      13,
    ) +
    stroke('M-38 -214L-46 -244M-74 -246H-18', ink.near, 13) +
    rect(100, -316, 84, 60, mix(ink.sand, ink.roof, 0.3), { rx: 10 }) +
    [0, 1, 2]
      .map((i) => circle(116 + i * 26, -320, 20, [ink.marigold, ink.cloth, ink.cream][i] as string))
      .join('') +
    at(
      -16,
      0,
      1,
      figure(
        450,
        {
          ...RIDER,
          arms: [
            [
              [13, -82],
              [20, -70],
              [30, -58],
            ],
            [
              [10, -82],
              [18, -72],
              [28, -59],
            ],
          ],
        },
        { top: ink.cream, legs: mix(ink.deep, ink.near, 0.4), hat: ink.marigold },
      ),
    )
  )
}

/** A loaded motorbike and its rider on the origin, facing right, about 470 tall. */
export function motorbike(stage: {
  ink: Pick<MotifStage['ink'], 'near' | 'roof' | 'cloth' | 'leaf' | 'marigold'>
  time: number
}): string {
  const { ink } = stage
  // The wheel turns by 18 spokes per loop, which is a quarter of a spoke in each frame of a video, so it does not seem to turn back.
  const turn = (stage.time - STILL_TIME) * 18 * (3.14 / 6)
  return (
    ellipse(30, 4, 300, 12, ink.near, { opacity: 0.4 }) +
    wheel(-150, 88, '#20222c', '#8a8f9a', turn) +
    wheel(200, 88, '#20222c', '#8a8f9a', turn) +
    stroke('M200 -88L130 -260', '#c3c8d0', 15) +
    path(
      'M-190 -200Q-120 -230 -30 -214L20 -236Q100 -260 130 -206L110 -160H-20Q-120 -150 -190 -200Z',
      ink.roof,
    ) +
    path('M-200 -214Q-100 -244 -20 -218L-30 -196Q-120 -212 -196 -192Z', '#20222c') +
    rect(-50, -160, 130, 74, '#8a8f9a', { rx: 14 }) +
    rect(-40, -130, 110, 12, '#20222c') +
    stroke('M40 -80H-170L-220 -96', '#c3c8d0', 17) +
    circle(150, -250, 28, '#ffe9a8') +
    rect(-240, -250, 92, 90, mix(ink.near, ink.leaf, 0.4), { rx: 10 }) +
    at(-30, -22, 1, figure(450, RIDER, { top: ink.cloth, legs: '#2b2f3e', hat: ink.marigold }))
  )
}
