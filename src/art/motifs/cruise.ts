import { lighten, mix } from '../colour.ts'
import { junk, longboat, sailboat } from '../parts/boats.ts'
import { skyline } from '../parts/buildings.ts'
import { sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, lens, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import type { Place } from './place.ts'
import { prangs } from './prangs.ts'
import { dolphin } from './sea-life.ts'
import { openWater } from './water-parts.ts'

const CRAFT: Record<string, 'junk' | 'dhow' | 'ferry' | 'catamaran' | 'yacht' | 'dolphins' | 'whale'> = {
  vietnam: 'junk',
  hongkong: 'ferry',
  dubai: 'dhow',
  turkey: 'ferry',
  europe: 'ferry',
  bangkok: 'ferry',
  goa: 'ferry',
  baku: 'ferry',
  mauritius: 'catamaran',
  australia: 'yacht',
  southafrica: 'yacht',
  'new-zealand': 'yacht',
  maldives: 'dolphins',
  srilanka: 'whale',
}

/** A boat that is typical of the place, with the shore behind it. */
export const cruise: Motif = {
  light: 'dusk',
  lightAt: {
    bangkok: 'night',
    dubai: 'night',
    mauritius: 'noon',
    'new-zealand': 'noon',
    srilanka: 'dawn',
    australia: 'noon',
    southafrica: 'noon',
    vietnam: 'dawn',
  },
  draw(stage, place) {
    const { ink } = stage
    const top = 560
    const craft = CRAFT[place.slug] ?? 'yacht'
    const boat = {
      junk: () => at(480, 800, 1, junk(520, ink.near, ink.marigold, stage.lit)),
      dhow: () => at(500, 800, 1.15, dhow(ink.near, ink.cream, ink.marigold)),
      ferry: () =>
        at(
          490,
          810,
          1.2,
          ferry(
            ink.near,
            ink.cream,
            ink.cloth,
            stage.night || stage.light === 'dusk' ? ink.marigold : ink.deep,
          ),
        ),
      catamaran: () => at(500, 800, 1, catamaran(ink.cream, ink.cloth)),
      yacht: () => at(490, 810, 1, sailboat(500, ink.near, ink.cream, stage.lit)),
      dolphins: () => dolphins(stage),
      whale: () => whale(stage),
    }[craft]()
    return [
      fullSky(stage, top, 70),
      shores(stage, place, top),
      openWater(stage, top - 4, 7),
      stage.light === 'noon' ? '' : sunPath(stage, top, 980, mix(ink.marigold, ink.cream, 0.4)),
      ellipse(490, 816, 300, 16, ink.deep, { opacity: 0.45 }),
      boat,
      repeat(3, (i) =>
        lens(300 + i * 210, 880 + i * 34, 190 - i * 20, 8, lighten(ink.water, 0.14), { opacity: 0.6 }),
      ),
    ].join('')
  },
}

function shores(stage: MotifStage, place: Place, y: number): string {
  const { ink } = stage
  if (place.slug === 'australia')
    return horizon(stage, place, y, 90) + bridge(y, mix(ink.near, ink.far, 0.35))
  if (place.slug === 'europe')
    return (
      skyline(stage, 'paris', { y, from: -20, to: 1020, height: 110, fill: stage.far(ink.far, 0.2) }) +
      at(760, y, 1.25, eiffel(stage.far(ink.near, 0.35)))
    )
  if (place.slug === 'turkey')
    return (
      horizon(stage, { ...place, terrain: 'hills' }, y, 90) +
      at(690, y, 1, minarets(stage.far(ink.near, 0.4)))
    )
  if (place.slug === 'bangkok')
    return (
      horizon(stage, place, y, 120) + at(740, y + 6, 1.1, prangs(stage.far(ink.marigold, 0.15), ink.roof))
    )
  if (place.slug === 'new-zealand')
    return (
      poly(
        [
          [-10, y],
          [-10, 190],
          [120, 150],
          [260, 330],
          [330, y],
        ],
        mix(ink.leaf, ink.near, 0.5),
      ) +
      poly(
        [
          [620, y],
          [720, 300],
          [800, 120],
          [900, 210],
          [1010, 180],
          [1010, y],
        ],
        mix(ink.leaf, ink.near, 0.3),
      ) +
      stroke(`M875 ${270}L868 ${y}`, ink.cream, 12) +
      horizon(stage, place, y, 150).replaceAll('opacity', 'opacity')
    )
  return horizon(stage, place, y, 170)
}

const bridge = (y: number, steel: string) =>
  stroke(`M60 ${y}Q500 ${y - 420} 940 ${y}`, steel, 20) +
  stroke(`M60 ${y - 30}Q500 ${y - 330} 940 ${y - 30}`, steel, 9) +
  repeat(15, (i) => {
    const t = (i + 1) / 16
    const x = 60 + 880 * t
    return stroke(`M${num(x)} ${num(y - 840 * t * (1 - t))}V${num(y - 84)}`, steel, 5)
  }) +
  rect(0, y - 90, SIDE, 14, steel) +
  rect(70, y - 150, 60, 150, lighten(steel, 0.06)) +
  rect(870, y - 150, 60, 150, lighten(steel, 0.06))

const eiffel = (c: string) =>
  path('M-80 0L-70 0Q-20 -120 -8 -330H8Q20 -120 70 0H80L46 0Q34 -46 0 -46Q-34 -46 -46 0Z', c) +
  rect(-52, -96, 104, 14, c) +
  rect(-28, -186, 56, 12, c) +
  rect(-3, -370, 6, 44, c)

const minarets = (c: string) =>
  path('M-150 0V-70H-90Q-90 -170 0 -182Q90 -170 90 -70H150V0Z', c) +
  [-180, 180, -122, 122]
    .map((x, i) =>
      path(
        `M${x - 8} 0V${i < 2 ? -260 : -200}L${x} ${i < 2 ? -310 : -244}L${x + 8} ${i < 2 ? -260 : -200}V0Z`,
        c,
      ),
    )
    .join('')

const dhow = (hull: string, sail: string, lamp: string) =>
  stroke('M-20 0L0 -330M150 0L160 -220', hull, 11) +
  path('M-130 -80Q-40 -260 120 -360Q70 -180 84 -90Z', sail) +
  path('M90 -70Q140 -170 230 -236Q204 -130 214 -76Z', lighten(sail, -0.06)) +
  path('M-270 -110Q-200 -62 -80 -62H200L214 -104H290Q276 -20 210 10H-150Q-230 -10 -270 -110Z', hull) +
  path('M-262 -98Q-200 -46 -80 -46H284L280 -30H-90Q-204 -30 -262 -98Z', lamp) +
  repeat(7, (i) => circle(-90 + i * 44, -18, 7, '#ffe08a'))

function ferry(hull: string, deck: string, trim: string, window: string): string {
  return (
    rect(-60, -206, 110, 60, deck) +
    rect(-70, -216, 130, 14, trim) +
    rect(30, -270, 34, 70, trim) +
    rect(30, -270, 34, 16, hull) +
    rect(-190, -150, 390, 56, deck) +
    rect(-204, -160, 420, 14, trim) +
    rect(-230, -96, 460, 50, lighten(deck, -0.05)) +
    repeat(9, (i) => rect(-178 + i * 42, -138, 26, 26, window, { rx: 4 })) +
    repeat(10, (i) => rect(-212 + i * 43, -84, 26, 24, window, { rx: 4 })) +
    path('M-300 -56H290Q280 -6 240 8H-240Q-286 -6 -300 -56Z', hull) +
    path('M-296 -44H288L284 -30H-290Z', trim)
  )
}

const catamaran = (hull: string, sail: string) =>
  path('M10 -520Q150 -330 190 -90H10Z', '#fffdf6') +
  path('M10 -430Q116 -280 150 -170L174 -150Q150 -230 10 -520Z', sail) +
  path('M-12 -480Q-100 -280 -150 -90H-12Z', lighten(sail, 0.02)) +
  stroke('M0 -60V-540', '#4a4a58', 10) +
  rect(-110, -104, 220, 40, hull, { rx: 16 }) +
  rect(-90, -96, 180, 16, '#2b4a66', { rx: 8 }) +
  path('M-230 -66H210Q250 -64 270 -80Q250 0 200 6H-190Q-226 -20 -230 -66Z', hull) +
  path('M-226 -30H246L238 -14H-214Z', sail)

function dolphins(stage: MotifStage): string {
  const { ink } = stage
  const dolphinAt = (x: number, y: number, s: number, turn: number) =>
    at(x, y, s, dolphin(mix(ink.deep, ink.near, 0.5), mix(ink.cream, ink.deep, 0.3)), turn)
  const splash = (x: number, y: number) => ellipse(x, y, 90, 14, '#fffdf6', { opacity: 0.8 })
  return (
    at(830, 610, 0.42, ferry(ink.near, ink.cream, ink.cloth, ink.marigold)) +
    dolphinAt(360, 640, 1.5, -14) +
    splash(190, 800) +
    dolphinAt(640, 760, 1.15, 10) +
    splash(770, 850) +
    splash(520, 850)
  )
}

function whale(stage: MotifStage): string {
  const { ink } = stage
  const skin = mix(ink.deep, ink.near, 0.55)
  return (
    at(810, 620, 0.8, longboat(260, ink.near, ink.marigold, ink.cloth)) +
    path(
      'M440 850Q470 700 450 600Q380 600 300 500Q400 500 468 560Q540 490 650 480Q580 590 500 602Q520 720 600 850Z',
      skin,
    ) +
    path('M468 560Q470 590 450 600Q470 700 440 850H480Q500 700 480 610Z', lighten(skin, 0.08)) +
    ellipse(520, 850, 190, 26, '#fffdf6', { opacity: 0.9 }) +
    repeat(6, (i) => circle(390 + i * 50, 812 + (i % 2) * 16, 12, '#fffdf6'))
  )
}
