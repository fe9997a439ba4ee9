import { lighten, mix } from '../colour.ts'
import { hangingLamp, litWater } from '../parts/lamps.ts'
import { person } from '../parts/life.ts'
import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, ellipse, lens, path, poly, rect, repeat, stroke } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'peak' | 'slope' | 'lake' | 'deep' | 'wood' | 'chinar' | 'marigold' | 'rose'

/** The shikara with its bow to the left: a long flat hull, a canopy with a scalloped fringe, cushions, two travellers and the oarsman; 760 long. */
export function shikara(stage: Stage<Ink>, x: number, y: number, k: number): string {
  const { ink, lit, time } = stage
  const bob = wave(time) * 3
  const hull = 'M-410 -76Q-330 -26 -230 -16H200Q320 -22 402 -54Q346 24 230 32H-220Q-330 26 -410 -76Z'
  const trim =
    'M-410 -76Q-330 -26 -230 -16H200Q320 -22 402 -54Q390 -38 372 -24Q300 -4 200 0H-230Q-330 -4 -392 -58Z'
  const posts = [-150, -62, 46, 134]
    .map((px) => rect(px - 4, -158, 8, 144, mix(ink.wood, ink.marigold, 0.5)))
    .join('')
  const roof =
    path(
      'M-196 -156Q-10 -226 184 -156Q90 -176 -8 -176Q-110 -176 -196 -156Z',
      lighten(ink.rose, lit > 0 ? 0.02 : -0.02),
    ) + path('M-196 -156Q-110 -176 -8 -176Q90 -176 184 -156L178 -140H-190Z', ink.marigold)
  const fringe = repeat(11, (i) =>
    path(
      `M${-190 + i * 33.4} -141H${-156.6 + i * 33.4}Q${-156.6 + i * 33.4} -112 ${-173.3 + i * 33.4} -106Q${-190 + i * 33.4} -112 ${-190 + i * 33.4} -141Z`,
      i % 2 ? ink.rose : ink.marigold,
    ),
  )
  const curtains =
    path('M-154 -140Q-136 -84 -158 -20H-134Q-124 -90 -140 -140Z', ink.rose) +
    path('M138 -140Q122 -84 142 -20H118Q110 -90 124 -140Z', ink.rose)
  const seat =
    path(
      'M-130 -16V-46Q-130 -60 -112 -60H-40V-16ZM36 -16V-52Q36 -78 62 -78H106Q118 -78 118 -62V-16Z',
      ink.chinar,
    ) + path('M-40 -60H36V-34H-40Z', mix(ink.chinar, ink.wood, 0.4))
  const pair =
    at(52, -40, 1, person(112, { coat: ink.deep, legs: ink.deep, pose: 'sit', facing: -1 })) +
    at(96, -42, 1, person(106, { coat: '#fff1de', legs: ink.rose, pose: 'sit', facing: -1 }))
  const oarsman =
    at(
      300,
      -26,
      1,
      person(136, {
        coat: mix(ink.wood, ink.slope, 0.35),
        legs: ink.wood,
        skirt: true,
        facing: -1,
        hat: '#fff1de',
      }),
    ) +
    stroke('M284 -86L228 40', ink.wood, 6) +
    path('M233 22Q205 40 214 76Q240 58 246 30Z', ink.wood)
  const flowers = repeat(9, (i) =>
    circle(
      -330 + i * 16,
      -46 + Math.abs(i - 4) * -2 + i * 2,
      10,
      [ink.rose, ink.marigold, '#fff4e6'][i % 3] as string,
    ),
  )
  const shade =
    ellipse(0, 36, 360, 17, ink.deep, { opacity: 0.5 }) +
    repeat(5, (i) =>
      lens(
        wave(time, i * 0.2) * 8,
        56 + i * 16,
        520 - i * 90,
        6,
        [ink.marigold, ink.rose, ink.wood][i % 3] as string,
        { opacity: 0.36 - 0.05 * i },
      ),
    )
  return at(
    x,
    y + bob,
    k,
    shade +
      litWater({ ...stage, u: 1 }, -4, 46, 150, 260) +
      posts +
      seat +
      pair +
      hangingLamp(stage, -6, -146, 46) +
      curtains +
      oarsman +
      flowers +
      path(hull, ink.wood) +
      path(trim, ink.marigold) +
      repeat(16, (i) =>
        poly(
          [
            [-216 + i * 27, 6],
            [-204 + i * 27, 14],
            [-216 + i * 27, 22],
            [-228 + i * 27, 14],
          ],
          mix(ink.wood, ink.marigold, 0.55),
        ),
      ) +
      roof +
      fringe +
      stroke('M-8 -190V-214', ink.wood, 5) +
      circle(-8, -218, 7, ink.marigold),
  )
}
