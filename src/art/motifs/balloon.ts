import { mix } from '../colour.ts'
import { balloon as drawBalloon } from '../parts/life.ts'
import { STILL_TIME, sway } from '../random.ts'
import { at, path, rect, repeat } from '../shape.ts'
import { fullSky, ground } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'

/** Balloons over the place at dawn. */
export const balloon: Motif = {
  light: 'dawn',
  draw(stage, place) {
    const { ink, lit } = stage
    const colours = [ink.cloth, ink.marigold, ink.cream, ink.roof]
    const rise = stage.time - STILL_TIME
    const rotateColours = (k: number) => [...colours.slice(k), ...colours.slice(0, k)]
    return [
      fullSky(stage, 660, 74),
      horizon(stage, place, 720, 220),
      place.slug === 'rajasthan' ? amber(stage) : '',
      at(190, 300 - rise * 140, 1, drawBalloon(66, rotateColours(2), lit, ink.near)),
      at(820 + sway(stage.time) * 8, 230 - rise * 60, 1, drawBalloon(88, rotateColours(1), lit, ink.near)),
      at(890, 520 - rise * 170, 1, drawBalloon(44, rotateColours(3), lit, ink.near)),
      at(90, 560 - rise * 120, 1, drawBalloon(34, rotateColours(1), lit, ink.near)),
      ground(stage, 760, mix(ink.sand, ink.land, 0.4), mix(ink.land, ink.near, 0.5), 30),
      path('M-10 1010V900Q300 850 640 900T1010 880V1010Z', mix(ink.near, ink.land, 0.25)),
      at(480 + sway(stage.time) * 12, 400 - rise * 100, 1, drawBalloon(230, colours, lit, ink.near)),
    ].join('')
  },
}

const amber = (stage: MotifStage) => {
  const { ink } = stage
  const wall = stage.far(mix(ink.wall, ink.roof, 0.3), 0.15)
  return (
    path('M300 730Q480 600 720 610Q880 620 1010 700V740Z', stage.far(ink.land, 0.15)) +
    rect(520, 540, 330, 84, wall) +
    repeat(6, (i) =>
      path(`M${530 + i * 56} 540V512A20 22 0 0 1 ${570 + i * 56} 512V540Z`, mix(wall, ink.cream, 0.2)),
    ) +
    repeat(7, (i) =>
      path(`M${536 + i * 46} 616V586A13 13 0 0 1 ${562 + i * 46} 586V616Z`, mix(wall, ink.near, 0.4)),
    )
  )
}
