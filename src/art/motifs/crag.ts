import { mix } from '../colour.ts'
import { flags } from '../parts/life.ts'
import { path, rect, repeat } from '../shape.ts'
import { ground, placeTree, road } from './backdrop.ts'
import type { DrawBuilding } from './motif.ts'

export const PRAYER = ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020']

export const crag: DrawBuilding = (stage, place) => {
  const { ink } = stage
  const rock = mix(ink.land, ink.far, 0.4)
  const hall = (x: number, y: number, w: number, h: number, c: string = ink.wall) =>
    rect(x, y - h, w, h, c) +
    rect(stage.lit < 0 ? x + w * 0.7 : x, y - h, w * 0.3, h, mix(c, ink.near, 0.16)) +
    rect(x - 6, y - h, w + 12, 13, ink.roof) +
    repeat(Math.max(2, Math.floor(w / 50)), (i) =>
      path(`M${x + 16 + i * 46} ${y - h * 0.3}l4 -38h18l4 38Z`, ink.near),
    )
  return (
    path('M40 760Q160 640 250 470Q330 390 470 360Q640 340 720 440Q830 600 960 740V900H40Z', rock) +
    path('M720 440Q830 600 960 740V900H600Q700 640 640 370Q690 390 720 440Z', mix(rock, ink.near, 0.3)) +
    hall(300, 480, 150, 150) +
    hall(420, 440, 190, 210, place.slug === 'ladakh' ? ink.roof : ink.wall) +
    hall(560, 480, 150, 130) +
    hall(230, 590, 130, 100) +
    hall(340, 580, 150, 110) +
    hall(480, 590, 140, 116) +
    hall(620, 590, 150, 100) +
    hall(180, 690, 120, 84) +
    hall(330, 700, 120, 90) +
    hall(500, 706, 130, 94) +
    hall(680, 700, 120, 84) +
    path('M490 230L515 190L540 230Z', ink.marigold) +
    flags(stage, [515, 200], [1020, 460], { sag: 40, size: 40, colours: PRAYER }) +
    ground(stage, 780, ink.land, mix(ink.land, ink.near, 0.4), 20) +
    (place.terrain === 'barren'
      ? ''
      : placeTree(stage, place, 130, 860, 300) + placeTree(stage, place, 880, 880, 340)) +
    road(470, 790, 470, 420, ink.sand)
  )
}
