import { lighten, mix } from '../colour.ts'
import { hills } from '../parts/land.ts'
import { palm } from '../parts/plants.ts'
import { sea, shore } from '../parts/sea.ts'
import { at, circle, ellipse, type Point, path, repeat, stroke } from '../shape.ts'
import { type Draw, fullSky, SKIN } from './style-parts.ts'

/** A person in a hammock between palms, with a lagoon and a boat. */
export const beach: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.48
  stage.sun.x = w * 0.56
  stage.sun.y = h * 0.16
  // The palms stand at the ends of the hammock, whatever the width of the frame is.
  const reach = Math.min(w * 0.37, 400 * u)
  const a: Point = [w * 0.5 - reach, h * 0.6]
  const b: Point = [w * 0.5 + reach, h * 0.58]
  return [
    fullSky(stage, y, 80),
    hills(stage, 'far', { y: y - 10 * u, amp: 36 * u, fill: stage.far(ink.leaf, 0.4), bottom: y + 5 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: mix(ink.deep, ink.water, 0.4), rows: 6 }),
    at(
      w * 0.34,
      y + 60 * u,
      u,
      path('M0 -180V-20H110ZM-10 -150V-20H-76Z', ink.cream) +
        path('M-90 -16H120Q100 22 70 22H-50Q-80 20 -90 -16Z', ink.cloth),
    ),
    shore(
      stage,
      [
        [-20, h * 0.8],
        [w * 0.3, h * 0.72],
        [w * 0.7, h * 0.73],
        [w + 20, h * 0.66],
      ],
      ink.sand,
      mix(ink.sand, ink.deep, 0.3),
      '#fffdf6',
    ),
    at(
      a[0] - 22 * u,
      h * 0.94,
      1,
      palm(stage.random('a'), {
        height: 800 * u,
        lean: 0.08,
        light: ink.leaf,
        dark: mix(ink.leaf, ink.near, 0.6),
        trunk: ink.near,
        lit: stage.lit,
        nuts: ink.marigold,
      }),
    ),
    at(
      b[0] + 20 * u,
      h * 0.92,
      1,
      palm(stage.random('b'), {
        height: 740 * u,
        lean: -0.08,
        light: ink.leaf,
        dark: mix(ink.leaf, ink.near, 0.6),
        trunk: ink.near,
        lit: stage.lit,
        nuts: ink.marigold,
      }),
    ),
    at(
      w * 0.5,
      h * 0.6 + 96 * u,
      u,
      // The person's legs, arm with a coconut, and head with a hat; the cloth of the hammock hides the rest.
      stroke('M-186 -6Q-216 -40 -176 -52', SKIN, 17) +
        ellipse(-148, -40, 30, 34, SKIN) +
        path(
          'M-180 -40Q-184 -76 -148 -78Q-116 -76 -118 -52Q-146 -64 -162 -44Q-170 -34 -172 -20Q-180 -26 -180 -40Z',
          '#231a1e',
        ) +
        path('M-152 -46H-118L-122 -34H-134L-138 -42H-150Z', '#20303c') +
        stroke('M-136 -20Q-128 -16 -122 -22', '#7c3f35', 3) +
        path('M-206 -62Q-160 -98 -96 -70Q-104 -62 -128 -66Q-170 -74 -206 -62Z', ink.marigold) +
        path(
          'M-186 -72Q-184 -118 -146 -116Q-112 -112 -116 -72Q-150 -84 -186 -72Z',
          lighten(ink.marigold, 0.05),
        ) +
        path('M-122 -8Q-60 -26 10 -8V40H-122Z', ink.deep) +
        stroke('M-92 4L-54 -44L-30 -66', SKIN, 16) +
        circle(-24, -76, 24, mix(ink.leaf, ink.marigold, 0.3)) +
        ellipse(-24, -94, 16, 6, ink.cream) +
        stroke('M-22 -94L-8 -130', ink.cloth, 5) +
        stroke('M60 30L150 -24L196 -34', SKIN, 18) +
        stroke('M60 40L160 -6L212 -12', lighten(SKIN, -0.05), 18) +
        stroke('M194 -34L192 -58M212 -12L214 -38', SKIN, 15),
    ),
    path(
      `M${a[0]} ${a[1]}Q${w * 0.5} ${h * 0.6 + 190 * u} ${b[0]} ${b[1]}Q${w * 0.5} ${h * 0.6 + 370 * u} ${a[0]} ${a[1]}Z`,
      ink.cloth,
    ),
    repeat(3, (i) =>
      stroke(
        `M${a[0]} ${a[1]}Q${w * 0.5} ${h * 0.6 + (232 + i * 44) * u} ${b[0]} ${b[1]}`,
        i % 2 ? ink.marigold : ink.cream,
        7 * u,
      ),
    ),
    ellipse(w * 0.5, h * 0.86, 230 * u, 16 * u, mix(ink.sand, ink.near, 0.25)),
    at(
      w * 0.66,
      h * 0.93,
      u,
      ellipse(8, 2, 56, 9, mix(ink.sand, ink.near, 0.25)) +
        path('M-40 -90H40L30 0H-30Z', ink.cream) +
        ellipse(0, -90, 40, 10, ink.marigold) +
        stroke('M10 -92L36 -150', ink.cloth, 7),
    ),
  ].join('')
}
