import { lighten, mix } from '../colour.ts'
import { human, type Outfit } from '../parts/figures.ts'
import { hills, mist, range } from '../parts/land.ts'
import { CHEER, type Pose, STAND, WAVE } from '../parts/poses.ts'
import { at, hill, type Point } from '../shape.ts'
import { type Draw, fullSky, leaves, SKIN } from './style-parts.ts'

/** Friends on a ridge with raised arms. */
export const group: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.6
  stage.sun.x = w * 0.5
  stage.sun.y = h * 0.4
  const crest: Point[] = [
    [-20, h * 0.86],
    [w * 0.25, h * 0.8],
    [w * 0.5, h * 0.775],
    [w * 0.76, h * 0.8],
    [w + 20, h * 0.87],
  ]
  const friends: [Pose, Outfit][] = [
    [WAVE, { garment: 'kurta', top: ink.marigold, bottom: ink.cream, trim: ink.roof }],
    [CHEER, { garment: 'shirt', top: ink.deep, bottom: ink.near, trim: ink.near, bag: ink.cloth }],
    [STAND, { garment: 'sari', top: ink.cloth, bottom: ink.cloth, trim: ink.marigold, hairstyle: 'bun' }],
    [CHEER, { garment: 'kurta', top: ink.cream, bottom: mix(ink.deep, ink.near, 0.3), trim: ink.roof }],
    [
      WAVE,
      {
        garment: 'frock',
        top: mix(ink.water, ink.cream, 0.3),
        bottom: ink.water,
        trim: ink.marigold,
        hairstyle: 'long',
      },
    ],
    [
      CHEER,
      { garment: 'shirt', top: ink.roof, bottom: ink.deep, trim: ink.near, hat: ink.sand, bag: ink.leaf },
    ],
  ]
  return [
    fullSky(stage, y, 150),
    range(stage, 'peaks', {
      y: y + 30 * u,
      height: 250 * u,
      count: 4,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.3), snow: ink.cream },
      snow: 0.4,
      depth: 0.3,
    }),
    mist(stage, y + 10 * u, 60 * u, ink.cream, 0.8),
    hills(stage, 'mid', { y: y + 50 * u, amp: 60 * u, fill: stage.far(ink.leaf, 0.2) }),
    hill(
      crest,
      [
        [w + 20, h + 5],
        [-20, h + 5],
      ],
      stage.gradient([mix(ink.leaf, ink.near, 0.5), ink.near]),
    ),
    friends
      .map(([pose, outfit], i) =>
        at(
          w * (0.17 + 0.132 * i),
          h * (0.85 - 0.04 * Math.sin(((i + 0.5) / 6) * 3.14)),
          1,
          human(
            (262 + 26 * ((i * 7) % 3)) * u,
            pose,
            { ...outfit, skin: lighten(SKIN, ((i % 3) - 1) * 0.04) },
            i % 2 ? -1 : 1,
          ),
        ),
      )
      .join(''),
    leaves(stage),
  ].join('')
}
