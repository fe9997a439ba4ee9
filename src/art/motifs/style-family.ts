import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { hills } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { palm } from '../parts/plants.ts'
import { type Pose, STEP, WAVE } from '../parts/poses.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { type Draw, fullSky, SKIN } from './style-parts.ts'

/** Holding the legs of the child on the shoulders. */
const CARRY: Pose = {
  ...STEP,
  arms: [
    [
      [9, -76],
      [19, -64],
      [9, -71],
    ],
    [
      [-9, -76],
      [-19, -64],
      [-9, -71],
    ],
  ],
}

/** A small child on the shoulders of a parent; the seat is at the origin. */
const ASTRIDE: Pose = {
  head: [0, -42],
  neck: [0, -32],
  hip: [0, -3],
  arms: [
    [
      [8, -28],
      [19, -36],
      [25, -50],
    ],
    [
      [-8, -28],
      [-19, -36],
      [-25, -50],
    ],
  ],
  legs: [
    [
      [5, -3],
      [8, 8],
      [7, 22],
    ],
    [
      [-5, -3],
      [-8, 8],
      [-7, 22],
    ],
  ],
}

/** Two parents on a beach in the evening, with a child on the shoulders and another one that runs. */
export const family: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.56
  stage.sun.x = w * 0.5
  stage.sun.y = y - 110 * u
  const base = h * 0.88
  return [
    fullSky(stage, y, 120),
    hills(stage, 'far', { y: y - 10 * u, amp: 40 * u, fill: stage.far(ink.leaf, 0.4), bottom: y + 6 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 6 }),
    sunPath(stage, y, h * 0.8, mix(ink.marigold, ink.cream, 0.4)),
    shore(
      stage,
      [
        [-20, h * 0.8],
        [w * 0.3, h * 0.76],
        [w * 0.7, h * 0.78],
        [w + 20, h * 0.72],
      ],
      mix(ink.sand, ink.roof, 0.2),
      mix(ink.sand, ink.deep, 0.45),
      '#fff3e0',
    ),
    repeat(3, (i) =>
      ellipse(w * (0.44 + 0.127 * i), base + (6 + i * 5) * u, 60 * u, 7 * u, ink.near, { opacity: 0.3 }),
    ),
    at(
      w * 0.44,
      base,
      1,
      at(
        0,
        -300 * u,
        1,
        human(196 * u, ASTRIDE, {
          garment: 'shirt',
          top: ink.marigold,
          bottom: ink.water,
          trim: ink.near,
          skin: SKIN,
        }),
      ) +
        human(340 * u, CARRY, {
          garment: 'kurta',
          top: ink.cream,
          bottom: mix(ink.cream, ink.far, 0.4),
          trim: ink.roof,
          skin: SKIN,
        }) +
        stroke(
          `M${-26 * u} ${-292 * u}L${-30 * u} ${-262 * u}L${-24 * u} ${-226 * u}M${26 * u} ${-292 * u}L${30 * u} ${-262 * u}L${24 * u} ${-226 * u}`,
          ink.water,
          14 * u,
        ),
    ),
    at(
      w * 0.57,
      base + 8 * u,
      1,
      human(315 * u, STEP, {
        garment: 'sari',
        top: ink.cloth,
        bottom: ink.cloth,
        trim: ink.marigold,
        hairstyle: 'bun',
        skin: lighten(SKIN, 0.04),
      }),
    ),
    at(
      w * 0.69,
      base + 16 * u,
      1,
      human(200 * u, WAVE, {
        garment: 'frock',
        top: mix(ink.water, ink.cream, 0.2),
        bottom: ink.water,
        trim: ink.marigold,
        hairstyle: 'plait',
        skin: SKIN,
      }),
    ),
    at(w * 0.27, base + 34 * u, 1, castle(u, mix(ink.sand, ink.roof, 0.35), ink.cloth)),
    at(
      w * 0.98,
      h * 0.98,
      1,
      palm(stage.random('palm'), {
        height: 760 * u,
        lean: 0.08,
        light: mix(ink.leaf, ink.near, 0.3),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
    birds(stage, w * 0.25, h * 0.2, ink.near, 5, 30),
  ].join('')
}

/** A sand castle with its flag. */
const castle = (u: number, sand: string, flag: string) =>
  at(
    0,
    0,
    u,
    path('M-96 0L-60 -54H60L96 0Z', lighten(sand, -0.05)) +
      rect(-62, -96, 36, 60, sand) +
      rect(26, -96, 36, 60, sand) +
      rect(-22, -120, 44, 84, lighten(sand, 0.04)) +
      stroke('M0 -120V-176', '#3a2a3f', 4) +
      path('M2 -176L46 -162L2 -148Z', flag),
  )
