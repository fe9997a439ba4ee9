import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, horizon, wood } from './backdrop.ts'
import type { Motif, MotifStage } from './kit.ts'
import { SIDE } from './kit.ts'

/** A cabin on its cable, the land falling away below. */
export const cableCar: Motif = {
  hour: 'noon',
  except: { 'new-zealand': 'dusk', baku: 'dusk', singapore: 'dusk', nepal: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const sea0 = ['vietnam', 'singapore', 'hongkong'].includes(place.slug)
    const snow = ['europe', 'kashmir', 'baku'].includes(place.slug)
    const far =
      place.slug === 'baku'
        ? { ...place, terrain: 'snow' as const }
        : ['australia', 'malaysia'].includes(place.slug)
          ? { ...place, terrain: 'hills' as const }
          : place
    const low = snow ? '#fbf9f5' : mix(ink.land, ink.leaf, 0.6)
    return [
      heaven(stage, 600),
      horizon(stage, far, sea0 ? 640 : 700, 260),
      sea0 ? rect(0, 636, SIDE, 400, stage.gradient([lighten(ink.water, 0.08), ink.deep])) : '',
      place.slug === 'hongkong' ? at(615, 668, 0.95, buddha(ink.near, ink.far)) : '',
      path(
        'M-10 1010V820Q200 740 420 820Q640 900 1010 780V1010Z',
        stage.gradient([low, mix(low, ink.near, snow ? 0.18 : 0.5)]),
      ),
      repeat(6, (i) =>
        wood(
          stage,
          snow ? { ...place, wood: 'fir' } : place,
          40 + i * 190,
          900 + (i % 2) * 50,
          190 + (i % 3) * 44,
        ),
      ),
      pylon(900, 860, 600, ink.near),
      stroke('M-20 250L900 268L1020 246', ink.near, 7),
      stroke('M-20 286L900 292L1020 280', ink.near, 4),
      at(740, 280, 0.5, cabin(stage, ink.marigold)),
      at(380, 258, 1.35, cabin(stage, ink.cloth)),
    ].join('')
  },
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
