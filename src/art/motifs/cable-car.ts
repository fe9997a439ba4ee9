import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { person } from '../parts/life.ts'
import { type Pose, STAND } from '../parts/poses.ts'
import { at, circle, path, pointOnCurve, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** A cable car with the land below it. */
export const cableCar: Motif = {
  light: 'noon',
  lightAt: { 'new-zealand': 'dusk', baku: 'dusk', singapore: 'dusk', nepal: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const overSea = ['vietnam', 'singapore', 'hongkong'].includes(place.slug)
    const snow = ['europe', 'kashmir', 'baku'].includes(place.slug)
    const far =
      place.slug === 'baku'
        ? { ...place, terrain: 'snow' as const }
        : ['australia', 'malaysia'].includes(place.slug)
          ? { ...place, terrain: 'hills' as const }
          : place
    const low = snow ? '#fbf9f5' : mix(ink.land, ink.leaf, 0.6)
    const view: View = {
      far,
      low,
      overSea,
      snow,
      trees: { ...place, tree: snow ? 'fir' : place.tree === 'acacia' ? 'broad' : place.tree },
    }
    if (CLIMBING.includes(place.slug)) return climb(stage, view)
    if (INSIDE.includes(place.slug)) return inside(stage, view)
    return close(stage, place, view)
  },
}

/** Places whose whole line is shown, and places seen from inside a cabin; the others show one cabin from near. */
const CLIMBING = ['southafrica', 'baku', 'kashmir']
const INSIDE = ['vietnam', 'nepal', 'new-zealand', 'malaysia']

/** The land that is seen from the line. */
interface View {
  far: Place
  trees: Place
  /** Colour of the ground below. */
  low: string
  overSea: boolean
  snow: boolean
}

/** One cabin near the viewer, another one far away. */
function close(stage: MotifStage, place: Place, { far, trees, low, overSea, snow }: View): string {
  const { ink } = stage
  return [
    fullSky(stage, 600),
    horizon(stage, far, overSea ? 640 : 700, 260),
    overSea ? rect(0, 636, SIDE, 400, stage.gradient([lighten(ink.water, 0.08), ink.deep])) : '',
    place.slug === 'hongkong' ? at(615, 668, 0.95, buddha(ink.near, ink.far)) : '',
    path(
      'M-10 1010V820Q200 740 420 820Q640 900 1010 780V1010Z',
      stage.gradient([low, mix(low, ink.near, snow ? 0.18 : 0.5)]),
    ),
    repeat(6, (i) => placeTree(stage, trees, 40 + i * 190, 900 + (i % 2) * 50, 190 + (i % 3) * 44)),
    pylon(900, 860, 600, ink.near),
    stroke('M-20 250L900 268L1020 246', ink.near, 7),
    stroke('M-20 286L900 292L1020 280', ink.near, 4),
    at(740, 280, 0.5, cabin(stage, ink.marigold)),
    at(380, 258, 1.35, cabin(stage, ink.cloth)),
  ].join('')
}

/** The whole line from the valley up to its station, with cabins that get smaller upwards. */
function climb(stage: MotifStage, { far, trees, low, snow }: View): string {
  const { ink, lit } = stage
  const rock = mix(ink.far, ink.near, 0.28)
  const car = (t: number, size: number, colour: string) => {
    const [x, y] = pointOnCurve([-20, 736], [330, 560], [862, 226], t)
    return at(x, y, size, cabin(stage, colour))
  }
  return [
    fullSky(stage, 600),
    horizon(stage, far, 660, 300),
    // The rock with the upper station, lit on the side of the sun.
    path('M420 1010L560 690L640 640L700 470L770 410L800 300L850 262H1010V1010Z', rock),
    path(
      lit < 0
        ? 'M420 1010L560 690L640 640L700 470L770 410L800 300L812 520L740 640L700 820L640 1010Z'
        : 'M850 262H1010V1010H820L870 700L840 480Z',
      lighten(rock, 0.09),
    ),
    snow
      ? path('M700 470L770 410L800 300L850 262H1010V360L930 330L890 400L840 360L800 440L760 430Z', '#fbf9f5')
      : '',
    rect(850, 196, 120, 70, mix(ink.wall, ink.cream, 0.3)) +
      rect(838, 182, 150, 18, ink.roof) +
      rect(866, 216, 40, 30, ink.near) +
      rect(920, 216, 40, 30, ink.near),
    path(
      'M-10 1010V850Q200 770 430 850Q660 930 1010 850V1010Z',
      stage.gradient([low, mix(low, ink.near, snow ? 0.18 : 0.5)]),
    ),
    stroke('M-20 736Q330 560 862 226', ink.near, 5) + stroke('M-20 764Q340 596 862 236', ink.near, 3),
    car(0.86, 0.2, ink.marigold),
    car(0.68, 0.34, ink.cloth),
    car(0.46, 0.52, ink.marigold),
    car(0.17, 0.92, ink.cloth),
    repeat(5, (i) => placeTree(stage, trees, 380 + i * 150, 930 + (i % 2) * 60, 170 + ((i * 7) % 3) * 46)),
  ].join('')
}

/** The view from inside a cabin: two travellers at the window, the land and another cabin behind it. */
function inside(stage: MotifStage, { far, trees, low, overSea, snow }: View): string {
  const { ink } = stage
  const frame = mix(ink.cloth, ink.near, 0.12)
  const dark = mix(ink.near, ink.cloth, 0.12)
  return [
    fullSky(stage, 560),
    horizon(stage, far, overSea ? 560 : 620, 260),
    overSea ? rect(0, 556, SIDE, 460, stage.gradient([lighten(ink.water, 0.08), ink.deep])) : '',
    path(
      'M-10 1010V740Q240 660 470 730Q720 800 1010 690V1010Z',
      stage.gradient([low, mix(low, ink.near, snow ? 0.18 : 0.45)]),
    ),
    repeat(6, (i) => placeTree(stage, trees, 110 + i * 160, 800 + (i % 2) * 40, 150 + (i % 3) * 40)),
    stroke('M-20 150L1020 330', ink.near, 5) + stroke('M-20 184L1020 352', ink.near, 3),
    at(690, 282, 0.62, cabin(stage, ink.marigold)),
    at(250, 200, 0.3, cabin(stage, ink.marigold)),
    // The frame of the cabin around three windows.
    path('M-10 -10H1010V1010H-10ZM70 150Q70 80 140 80H860Q930 80 930 150V770H70Z', frame, {
      'fill-rule': 'evenodd',
    }),
    rect(346, 78, 22, 694, frame) + rect(632, 78, 22, 694, frame),
    path('M78 150Q78 88 140 88H300L120 420L78 470Z', '#ffffff', { opacity: 0.12 }) +
      path('M660 88H780L662 300Z', '#ffffff', { opacity: 0.12 }),
    rect(-10, 770, 1020, 250, stage.gradient([frame, dark])),
    rect(-10, 760, 1020, 22, lighten(frame, 0.08)),
    at(
      330,
      1130,
      1,
      human(640, STAND, { garment: 'kurta', top: ink.cream, bottom: ink.deep, trim: ink.roof, view: 'back' }),
    ),
    at(
      560,
      1140,
      1,
      human(600, POINT, {
        garment: 'sari',
        top: ink.marigold,
        bottom: mix(ink.water, ink.deep, 0.4),
        trim: ink.marigold,
        hairstyle: 'plait',
        view: 'back',
      }),
    ),
  ].join('')
}

/** Pointing at something. */
const POINT: Pose = {
  ...STAND,
  arms: [
    [
      [9, -76],
      [19, -82],
      [31, -92],
    ],
    [
      [-9, -76],
      [-13, -62],
      [-12, -48],
    ],
  ],
}

const pylon = (x: number, y: number, h: number, steel: string) =>
  poly(
    [
      [x - 34, y],
      [x - 14, y - h],
      [x + 14, y - h],
      [x + 34, y],
    ],
    steel,
  ) + rect(x - 70, y - h - 10, 140, 20, lighten(steel, 0.06))

/** A gondola hanging from the origin, 326 tall, three travellers inside. */
export function cabin(stage: MotifStage, colour: string): string {
  const { ink, lit } = stage
  const glass = mix(stage.sky[1] ?? ink.water, '#ffffff', 0.45)
  return (
    stroke('M0 0V70', ink.near, 12) +
    rect(-30, -14, 60, 20, ink.near, { rx: 8 }) +
    stroke('M-70 92Q0 40 70 92', ink.near, 10) +
    rect(-130, 86, 260, 240, colour, { rx: 44 }) +
    path(
      lit < 0
        ? 'M60 86H86A44 44 0 0 1 130 130V282A44 44 0 0 1 86 326H60Z'
        : 'M-60 86H-86A44 44 0 0 0 -130 130V282A44 44 0 0 0 -86 326H-60Z',
      lighten(colour, -0.08),
    ) +
    rect(-112, 122, 106, 104, glass, { rx: 18 }) +
    rect(6, 122, 106, 104, glass, { rx: 18 }) +
    stage.clip(
      'M-112 122H112V226H-112Z',
      at(-58, 258, 1, person(120, { coat: ink.near })) +
        at(50, 258, 1, person(114, { coat: ink.cream })) +
        at(90, 262, 1, person(84, { coat: ink.marigold })),
    ) +
    rect(-130, 246, 260, 18, ink.cream)
  )
}

const buddha = (bronze: string, hill: string) =>
  path('M-260 40Q-160 -50 0 -56Q160 -50 260 40Z', hill) +
  path(
    'M-84 -50Q-80 -90 -40 -96Q-60 -160 -30 -176Q-24 -200 -22 -214A24 24 0 0 1 22 -214Q24 -200 30 -176Q60 -160 40 -96Q80 -90 84 -50Z',
    bronze,
  ) +
  circle(0, -242, 12, bronze)
