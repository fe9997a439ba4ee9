import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { lantern, person } from '../parts/life.ts'
import { SIT, STAND } from '../parts/poses.ts'
import { sway } from '../random.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { SKIN } from './people.ts'
import type { Place } from './place.ts'
import { awning } from './stall.ts'
import { type Dish, FOOD, noodles } from './street-food-dishes.ts'

/** A cook at a food cart, with steam, lamps and bowls. */
export const streetFood: Motif = {
  light: 'dusk',
  lightAt: { hongkong: 'dawn', mauritius: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const lamp = '#ffcf73'
    const wall = stage.light === 'dusk' ? mix('#1a1f4a', ink.cloth, 0.2) : mix(ink.sand, ink.roof, 0.25)
    const dish = FOOD[place.slug] ?? noodles
    if (AT_TABLE.includes(place.slug)) return table(stage, place, wall, dish)
    return [
      rect(0, 0, SIDE, SIDE, stage.gradient([wall, mix(wall, ink.marigold, 0.3)])),
      streetBack(stage, place),
      circle(500, 430, 480, stage.glow('#ffb347', stage.light === 'dusk' ? 0.6 : 0.4)),
      at(
        500,
        690,
        1,
        person(380, {
          coat: ink.cream,
          legs: ink.near,
          skin: SKIN,
          ...(place.slug === 'vietnam' && { hat: ink.sand }),
        }) + path('M-40 -300H40L34 -180H-34Z', ink.cloth),
      ),
      awning(120, 120, 760, 120, ink.cloth, ink.cream),
      rect(140, 120, 14, 560, ink.near) + rect(846, 120, 14, 560, ink.near),
      [230, 410, 590, 770].map((x) => at(x, 250, 1, lantern(stage, 74, ink.marigold, true))).join(''),
      rect(90, 620, 820, 400, mix(ink.roof, ink.near, 0.2)),
      rect(70, 596, 860, 40, mix(ink.sand, ink.roof, 0.35)),
      repeat(8, (i) => rect(110 + i * 102, 650, 84, 90, i % 2 ? ink.cloth : mix(ink.cloth, ink.near, 0.25))),
      repeat(4, (i) => circle(160 + i * 226, 695, 24, lamp, { opacity: 0.9 })),
      at(330, 600, 1, pot(ink.near, '#c9d3da')),
      at(690, 600, 1, steamer(ink.sand, ink.near)),
      repeat(5, (i) =>
        ellipse(310 + (i % 2) * 36, 470 - i * 56, 30 + i * 9, 26, '#ffffff', { opacity: 0.34 - i * 0.05 }),
      ),
      repeat(4, (i) =>
        ellipse(690 + (i % 2) * 30, 420 - i * 52, 26 + i * 8, 22, '#ffffff', { opacity: 0.3 - i * 0.05 }),
      ),
      at(500, 880, 1, dish(stage)),
    ].join('')
  },
}

/** Places where two people eat at a table in the street; the others show a cook at a cart. */
const AT_TABLE = ['vietnam', 'singapore', 'malaysia']

/** Two people who eat at a table between stalls, under strings of lanterns. */
function table(stage: MotifStage, place: Place, wall: string, dish: Dish): string {
  const { ink } = stage
  const evening = stage.light === 'dusk'
  const stall = (x: number, y: number, s: number, cloth: string) =>
    at(
      x,
      y,
      s,
      at(
        0,
        -30,
        1,
        human(210, STAND, { garment: 'shirt', top: ink.cream, bottom: ink.near, trim: cloth }),
        sway(stage.time, x / 1000, 3) * 3,
      ) +
        rect(-120, -120, 240, 120, mix(ink.roof, ink.near, 0.35)) +
        rect(-132, -134, 264, 20, mix(ink.sand, ink.roof, 0.35)) +
        rect(-118, -330, 8, 210, ink.near) +
        rect(110, -330, 8, 210, ink.near) +
        rect(-132, -134, 264, 20, mix(ink.sand, ink.roof, 0.35)) +
        awning(-150, -360, 300, 70, cloth, ink.cream),
    )
  const string = (y: number, sag: number, count: number, size: number) =>
    stroke(`M-10 ${y}Q500 ${y + sag * 2} 1010 ${y}`, ink.near, 4) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count
      return at(
        1000 * t,
        y + sag * 4 * t * (1 - t),
        1,
        lantern(stage, size, [ink.marigold, ink.cloth, '#2f9ab0'][i % 3] as string, evening),
        sway(stage.time, i * 0.17, 2) * 5,
      )
    })
  const stool = (x: number) =>
    at(
      x,
      880,
      1,
      path('M-62 -10H62L74 106H46L40 14H-40L-46 106H-74Z', ink.cloth) +
        rect(-70, -22, 140, 20, lighten(ink.cloth, 0.08), { rx: 8 }),
    )
  return [
    rect(0, 0, SIDE, SIDE, stage.gradient([wall, mix(wall, ink.marigold, 0.35)])),
    streetBack(stage, place),
    circle(500, 460, 520, stage.glow('#ffb347', evening ? 0.6 : 0.4)),
    stall(230, 640, 0.8, ink.marigold),
    stall(500, 610, 0.62, ink.cloth),
    stall(770, 640, 0.8, '#2f9ab0'),
    rect(0, 630, SIDE, 380, stage.gradient([mix(wall, ink.sand, 0.35), mix(wall, ink.near, 0.4)])),
    string(60, 60, 7, 70),
    string(190, 44, 9, 46),
    stool(220),
    stool(780),
    at(
      230,
      990,
      1,
      human(500, SIT, {
        garment: 'shirt',
        top: ink.water,
        bottom: ink.near,
        trim: ink.near,
        view: 'side',
        skin: SKIN,
      }),
      sway(stage.time, 0, 2) * 2,
    ),
    at(
      770,
      990,
      1,
      human(
        486,
        SIT,
        {
          garment: 'kurta',
          top: ink.cream,
          bottom: ink.deep,
          trim: ink.marigold,
          hairstyle: 'bun',
          view: 'side',
          skin: lighten(SKIN, 0.04),
        },
        -1,
      ),
      sway(stage.time, 0.3, 2) * 2,
    ),
    rect(486, 830, 28, 180, ink.near) +
      ellipse(500, 832, 236, 44, mix(ink.sand, ink.roof, 0.45)) +
      ellipse(500, 822, 236, 44, mix(ink.sand, ink.cream, 0.35)),
    at(500, 772, 0.62, dish(stage)),
  ].join('')
}

function streetBack(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'japan' || place.slug === 'hongkong' || place.slug === 'bangkok')
    return [
      [56, 50, 320, ink.cloth, '#fff3d0'],
      [944, 30, 350, ink.marigold, ink.near],
      [56, 400, 190, '#2f9ab0', '#fff3d0'],
      [944, 410, 180, ink.cloth, '#fff3d0'],
    ]
      .map(([x, y, h, c, mark], k) =>
        signboard(x as number, y as number, h as number, c as string, mark as string, k),
      )
      .join('')
  return repeat(
    4,
    (i) =>
      rect(
        -20 + (i % 2) * 850,
        60 + Math.floor(i / 2) * 250,
        190,
        220,
        mix(ink.wall, ink.near, stage.light === 'dusk' ? 0.55 : 0.15),
      ) +
      rect(
        30 + (i % 2) * 850,
        110 + Math.floor(i / 2) * 250,
        60,
        110,
        stage.light === 'dusk' ? '#ffcf73' : mix(ink.deep, ink.near, 0.3),
      ),
  )
}

/** A hanging board with what the shop sells drawn on it: a bowl, a fish, a skewer, a teapot. */
function signboard(x: number, y: number, h: number, board: string, mark: string, first: number): string {
  const bowl = `M-26 -4H26Q24 22 8 26H-8Q-24 22 -26 -4Z`
  const marks = [
    path(bowl, mark) + stroke('M-10 -12q-6 -8 0 -16M8 -12q-6 -8 0 -16', mark, 4),
    path('M-28 0Q-4 -22 20 -2L32 -14V14L20 2Q-4 22 -28 0Z', mark) + circle(-14, -3, 3.4, board),
    stroke('M0 -32V32', mark, 5) + circle(0, -14, 12, mark) + circle(0, 10, 12, mark),
    path('M-20 -12H18Q26 8 14 24H-16Q-28 8 -20 -12Z', mark) +
      stroke('M20 -4Q38 -4 30 12M-22 4L-34 -10', mark, 5) +
      circle(-1, -18, 5, mark),
  ]
  const count = Math.floor((h - 20) / 84)
  return at(
    x,
    y,
    1,
    rect(-4, -60, 8, 64, '#2a2233') +
      rect(-48, 0, 96, h, board, { rx: 12 }) +
      rect(-40, 8, 80, h - 16, 'none', { rx: 8, stroke: mark, 'stroke-width': 3, opacity: 0.7 }) +
      repeat(count, (i) => at(0, (h / count) * (i + 0.5), 1, marks[(i + first) % 4] as string)),
  )
}

const pot = (dark: string, steel: string) =>
  path('M-110 -90H110L90 0H-90Z', steel) +
  path('M30 -90H110L90 0H40Z', lighten(steel, -0.12)) +
  ellipse(0, -92, 116, 22, lighten(steel, 0.05)) +
  ellipse(0, -92, 98, 15, dark) +
  stroke('M40 -96L96 -190', dark, 9)

const steamer = (cane: string, dark: string) =>
  repeat(
    3,
    (i) =>
      rect(-100, -56 - i * 52, 200, 50, i % 2 ? cane : lighten(cane, -0.05), { rx: 10 }) +
      rect(-100, -20 - i * 52, 200, 8, dark, { opacity: 0.3 }),
  ) +
  ellipse(0, -162, 96, 20, lighten(cane, 0.04)) +
  rect(-16, -190, 32, 20, dark, { rx: 8 })
