import { mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { hills, mist, range } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { STEP } from '../parts/poses.ts'
import { at, hill, type Point, path, stroke } from '../shape.ts'
import { type Draw, fullSky, leaves, SKIN } from './style-parts.ts'

/** A climber on a rock high above the landscape. */
export const adventure: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.7
  stage.sun.x = w * 0.3
  stage.sun.y = h * 0.3
  const rock: Point[] = [
    [w * 0.34, h + 5],
    [w * 0.42, h * 0.8],
    [w * 0.52, h * 0.66],
    [w * 0.6, h * 0.6],
    [w * 0.74, h * 0.605],
    [w * 0.86, h * 0.68],
    [w + 20, h * 0.74],
  ]
  return [
    fullSky(stage, y, 110),
    range(stage, 'back', {
      y: y + 10 * u,
      height: 420 * u,
      count: 3,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.35), snow: ink.cream },
      snow: 0.55,
      depth: 0.2,
    }),
    mist(stage, y, 70 * u, ink.cream, 0.8),
    hills(stage, 'mid', { y: y + 50 * u, amp: 60 * u, fill: stage.far(ink.leaf, 0.15), detail: 5 }),
    hills(stage, 'near', { y: y + 150 * u, amp: 70 * u, fill: mix(ink.leaf, ink.near, 0.35), detail: 5 }),
    hill(rock, [[w + 20, h + 5]], stage.gradient([mix(ink.land, ink.near, 0.25), ink.near])),
    path(
      `M${w * 0.6} ${h * 0.6}L${w * 0.74} ${h * 0.605}L${w * 0.7} ${h * 0.74}L${w * 0.62} ${h * 0.84}L${w * 0.56} ${h * 0.7}Z`,
      mix(ink.land, ink.near, 0.1),
      { opacity: 0.7 },
    ),
    at(
      w * 0.66,
      h * 0.608,
      1,
      human(
        340 * u,
        {
          ...STEP,
          arms: [
            [
              [7, -76],
              [20, -84],
              [33, -101],
            ],
            [
              [-5, -76],
              [-11, -62],
              [-6, -50],
            ],
          ],
        },
        {
          garment: 'shirt',
          top: ink.cloth,
          bottom: mix(ink.near, ink.deep, 0.4),
          trim: ink.near,
          bag: ink.marigold,
          view: 'side',
          hat: ink.sand,
          skin: SKIN,
        },
      ) + stroke(`M${112 * u} ${-350 * u}L${90 * u} ${-2 * u}`, ink.near, 8 * u),
    ),
    birds(stage, w * 0.36, h * 0.2, ink.near, 6, 30),
    leaves(stage),
  ].join('')
}
