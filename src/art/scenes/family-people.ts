import { lighten, mix } from '../colour.ts'
import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, ellipse, num, type Point, path, poly, rect, repeat, stroke } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'hill' | 'meadow' | 'forest' | 'lake' | 'coral' | 'indigo' | 'marigold' | 'cream'

const SKIN = '#a9714e'

const HAIR = '#2a1c20'

/** The scale of the group; the end of the kite's string is calculated with it, so that it is in the boy's hand. */
const SCALE = 1.14

/** The kite high on the left and its string down to the boy's hand. */
export function kiteLine(stage: Stage<Ink>, x: number, crest: number): string {
  const { u, h, ink, time, kind } = stage
  const sway = wave(time)
  const kx = x - (kind === 'wide' ? 420 : 250) * u + sway * 12 * u
  const ky = h * (kind === 'wide' ? 0.3 : 0.36) + wave(time, 0.25) * 8 * u
  const hand: Point = [x - 246 * SCALE * u, crest + 34 * u - 246 * SCALE * u]
  const tail = repeat(5, (i) => {
    const ty = 92 + i * 34
    const tx = 14 + Math.sin(i * 1.3 + sway) * 14
    return path(`M${num(tx)} ${ty}l-16 -9v18ZM${num(tx)} ${ty}l16 -9v18Z`, i % 2 ? ink.coral : ink.indigo)
  })
  return (
    stroke(
      `M${num(kx)} ${num(ky)}Q${num((kx + hand[0]) / 2 + 46 * u)} ${num((ky + hand[1]) / 2 + 40 * u)} ${num(hand[0])} ${num(hand[1])}`,
      ink.indigo,
      2 * u,
      { opacity: 0.7 },
    ) +
    at(
      kx,
      ky,
      u,
      stroke(`M0 70Q${num(26 + sway * 8)} 150 ${num(6 + sway * 12)} 250`, ink.indigo, 2.4) +
        tail +
        poly(
          [
            [0, -86],
            [60, -10],
            [0, 78],
            [-60, -10],
          ],
          ink.marigold,
        ) +
        poly(
          [
            [0, -86],
            [60, -10],
            [0, -10],
          ],
          lighten(ink.marigold, 0.07),
        ) +
        poly(
          [
            [0, -10],
            [-60, -10],
            [0, 78],
          ],
          ink.coral,
        ) +
        poly(
          [
            [0, -10],
            [60, -10],
            [0, 78],
          ],
          lighten(ink.coral, -0.07),
        ),
      -16 + sway * 5,
    )
  )
}

/** Boy, mother, girl and father seen from behind, standing on the given ground; 340 tall. */
export function people(stage: Stage<Ink>, x: number, ground: number): string {
  const { u, ink, lit, night } = stage
  const dim = (colour: string) => (night ? mix(colour, ink.indigo, 0.5) : colour)
  const skin = dim(SKIN)
  const hair = dim(HAIR)
  const arm = (d: string, colour: string, width = 19) => stroke(d, colour, width)
  const hand = (px: number, py: number) => circle(px, py, 10, skin)
  const shadow = (px: number, reach: number) =>
    ellipse(px - lit * reach * 0.4, 2, reach, 9, mix(ink.forest, ink.indigo, 0.3), { opacity: 0.45 })
  const head = (px: number, py: number, r: number) =>
    rect(px - r * 0.36, py, r * 0.72, r * 1.5, skin) +
    circle(px - r * 0.96, py + 2, r * 0.22, skin) +
    circle(px + r * 0.96, py + 2, r * 0.22, skin)
  const shade = (d: string) => path(d, ink.indigo, { opacity: 0.16 })
  const father =
    path('M94 -160H178L174 0H144L138 -116L130 0H98Z', dim(ink.indigo)) +
    ellipse(113, -2, 19, 8, hair) +
    ellipse(160, -2, 19, 8, hair) +
    arm('M92 -268Q72 -214 62 -166', dim(ink.cream)) +
    head(136, -320, 29) +
    path('M84 -150L82 -262Q84 -288 116 -292H156Q188 -288 190 -262L188 -150Z', dim(ink.cream)) +
    shade(
      lit > 0
        ? 'M84 -150L82 -262Q84 -288 112 -292L106 -150Z'
        : 'M188 -150L190 -262Q188 -288 160 -292L166 -150Z',
    ) +
    arm('M184 -266Q200 -214 194 -164', dim(ink.cream)) +
    hand(193, -152) +
    path('M107 -314Q104 -352 136 -354Q168 -352 165 -314Q164 -304 150 -302H122Q108 -304 107 -314Z', hair)
  const girl =
    rect(24, -70, 11, 68, skin) +
    rect(46, -70, 11, 68, skin) +
    ellipse(29, -2, 12, 6, dim(ink.coral)) +
    ellipse(52, -2, 12, 6, dim(ink.coral)) +
    arm('M58 -138Q64 -154 62 -164', dim(ink.marigold), 14) +
    arm('M22 -138Q8 -150 -2 -166', dim(ink.marigold), 14) +
    hand(62, -164) +
    rect(34, -166, 14, 20, skin) +
    path('M20 -140Q40 -156 62 -140L58 -104L82 -52Q40 -40 0 -52L24 -104Z', dim(ink.marigold)) +
    shade(
      lit > 0
        ? 'M20 -140L24 -104L0 -52L22 -48L36 -106V-148Z'
        : 'M62 -140L58 -104L82 -52L60 -48L46 -106V-148Z',
    ) +
    circle(41, -178, 24, hair) +
    path('M20 -176Q8 -150 14 -130L22 -134Q20 -154 30 -168Z', hair) +
    path('M62 -176Q74 -150 68 -130L60 -134Q62 -154 52 -168Z', hair) +
    circle(17, -146, 6, dim(ink.coral)) +
    circle(65, -146, 6, dim(ink.coral))
  const mother =
    path('M-118 -170L-136 -8Q-80 4 -26 -8L-46 -170Z', dim(ink.coral)) +
    shade(
      lit > 0 ? 'M-118 -170L-136 -8Q-118 -2 -104 -1L-92 -170Z' : 'M-46 -170L-26 -8Q-44 -2 -58 -1L-72 -170Z',
    ) +
    rect(-136, -26, 110, 8, dim(ink.marigold)) +
    arm('M-44 -256Q-22 -214 -6 -172', dim(ink.coral), 17) +
    arm('M-120 -256Q-140 -216 -152 -176', dim(ink.coral), 17) +
    hand(-3, -166) +
    rect(-92, -296, 20, 30, skin) +
    path('M-126 -160L-124 -250Q-122 -274 -98 -278H-66Q-42 -274 -40 -250L-38 -160Z', dim(ink.coral)) +
    path('M-124 -244Q-118 -270 -98 -278L-40 -172L-34 -96L-52 -92L-60 -160Z', dim(lighten(ink.coral, 0.09))) +
    circle(-82, -308, 30, hair) +
    path('M-92 -300Q-98 -240 -86 -190L-76 -190Q-68 -240 -72 -300Z', hair) +
    repeat(5, (i) =>
      circle(-98 + i * 8, -284 + Math.abs(i - 2) * -3, 6, i % 2 ? dim(ink.cream) : dim(ink.marigold)),
    )
  const boy =
    path('M-232 -92H-170L-172 -44H-196L-200 -66L-206 -44H-230Z', dim(ink.indigo)) +
    rect(-226, -48, 14, 46, skin) +
    rect(-190, -48, 14, 46, skin) +
    ellipse(-220, -2, 14, 6, dim(ink.cream)) +
    ellipse(-182, -2, 14, 6, dim(ink.cream)) +
    arm('M-176 -150Q-164 -164 -154 -174', dim(ink.lake), 15) +
    hand(-153, -172) +
    arm('M-226 -150Q-246 -186 -246 -226', dim(ink.lake), 15) +
    hand(-246, -238) +
    rect(-209, -182, 16, 22, skin) +
    path('M-234 -86L-232 -146Q-228 -164 -212 -166H-190Q-174 -164 -170 -146L-168 -86Z', dim(ink.lake)) +
    shade(
      lit > 0
        ? 'M-234 -86L-232 -146Q-228 -164 -212 -166L-216 -86Z'
        : 'M-168 -86L-170 -146Q-174 -164 -190 -166L-186 -86Z',
    ) +
    rect(-233, -122, 64, 12, dim(ink.cream)) +
    circle(-201, -194, 25, hair) +
    path('M-228 -194Q-228 -224 -201 -224Q-174 -224 -174 -194Q-200 -204 -228 -194Z', dim(ink.coral))
  return at(
    x,
    ground,
    u * SCALE,
    shadow(136, 70) + shadow(41, 50) + shadow(-82, 76) + shadow(-200, 50) + father + boy + mother + girl,
  )
}
