import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree, road } from './backdrop.ts'
import { crag } from './crag.ts'
import { horizon } from './horizon.ts'
import type { DrawBuilding, Motif } from './motif.ts'
import { dzong } from './palace-dzong.ts'
import { shebeke } from './palace-shebeke.ts'
import { court } from './people.ts'

const wat: DrawBuilding = (stage, place, y) => {
  const { ink } = stage
  const roof = (w: number, top: number, h: number, c: string) =>
    path(
      `M0 ${top}Q${-w * 0.2} ${top + h * 0.7} ${-w / 2} ${top + h}L${-w / 2 + 20} ${top + h + 16}Q0 ${top + h - 6} ${w / 2 - 20} ${top + h + 16}L${w / 2} ${top + h}Q${w * 0.2} ${top + h * 0.7} 0 ${top}Z`,
      c,
    )
  return (
    ground(stage, y - 10, mix(ink.sand, ink.cream, 0.3), ink.sand) +
    placeTree(stage, place, 140, y + 30, 480) +
    at(
      520,
      y,
      1,
      rect(-230, -190, 460, 190, ink.cream) +
        repeat(5, (i) =>
          rect(-208 + i * 94, -170, 36, 170, i % 2 ? ink.marigold : mix(ink.marigold, ink.roof, 0.2)),
        ) +
        roof(640, -400, 200, ink.roof) +
        roof(470, -500, 200, lighten(ink.roof, 0.05)) +
        roof(300, -590, 190, ink.roof) +
        path('M-6 -590L0 -690L6 -590Z', ink.marigold) +
        stroke(
          'M-320 -206L-350 -240M320 -206L350 -240M-235 -306L-262 -336M235 -306L262 -336',
          ink.marigold,
          12,
        ) +
        path('M-66 -300L0 -390L66 -300Z', ink.marigold) +
        rect(-250, -12, 500, 24, mix(ink.sand, ink.near, 0.2)),
    ) +
    placeTree(stage, place, 900, y + 40, 520, -0.1) +
    court(stage, 520, y + 12, ink.cream)
  )
}

/** The palace of the place. */
export const palace: Motif = {
  light: 'dusk',
  lightAt: {
    bangkok: 'noon',
    europe: 'noon',
    srilanka: 'dawn',
    ladakh: 'dusk',
    bhutan: 'noon',
    baku: 'noon',
    rajasthan: 'dusk',
  },
  draw(stage, place) {
    const build = PALACES[place.slug] ?? lakePalace
    return [
      fullSky(stage, 620),
      place.slug === 'baku' ? '' : horizon(stage, place, 660, 190),
      build(stage, place, 690),
    ].join('')
  },
}

const lakePalace: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  const wall = mix(ink.cream, ink.wall, 0.4)
  const shade = mix(wall, ink.near, 0.2)
  const chhatri = (x: number, top: number, s: number) =>
    at(
      x,
      top,
      s,
      stroke('M-34 0V-50M34 0V-50M0 0V-50', wall, 9) +
        path('M-54 -48H54Q48 -58 44 -60Q40 -104 0 -112Q-40 -104 -44 -60Q-48 -58 -54 -48Z', wall) +
        path('M0 -112Q40 -104 44 -60Q48 -58 54 -48H10Q20 -90 0 -112Z', shade) +
        stroke('M0 -112V-136', ink.marigold, 6),
    )
  return (
    rect(180, y - 190, 700, 200, wall) +
    rect(300, y - 300, 440, 120, wall) +
    rect(420, y - 390, 200, 100, wall) +
    rect(stage.lit < 0 ? 700 : 180, y - 190, 180, 200, shade) +
    [180, 880, 300, 740].map((x, i) => chhatri(x, y - (i < 2 ? 188 : 298), 1)).join('') +
    chhatri(520, y - 386, 1.5) +
    repeat(9, (i) =>
      path(
        `M${206 + i * 74} ${y - 60}V${y - 120}Q${232 + i * 74} ${y - 164} ${258 + i * 74} ${y - 120}V${y - 60}Z`,
        i % 2 ? '#ffd27a' : mix(ink.near, shade, 0.2),
      ),
    ) +
    repeat(5, (i) =>
      path(
        `M${330 + i * 80} ${y - 210}V${y - 246}Q${352 + i * 80} ${y - 280} ${374 + i * 80} ${y - 246}V${y - 210}Z`,
        i % 2 ? mix(ink.near, shade, 0.2) : '#ffd27a',
      ),
    ) +
    rect(170, y - 200, 720, 14, ink.marigold) +
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 7 }) +
    sunPath(stage, y, 980, mix(ink.marigold, ink.cream, 0.4), 1.1) +
    repeat(8, (i) => rect(230 + i * 78, y + 10, 34, 90, '#ffd27a', { opacity: 0.2 })) +
    at(
      360,
      880,
      1,
      path('M-230 -54Q-80 -14 60 -16Q190 -18 250 -60Q190 26 80 30H-110Q-190 22 -230 -54Z', ink.near) +
        path('M-130 -120Q0 -150 130 -120L122 -98H-122Z', ink.cloth) +
        stroke('M-110 -20V-104M110 -20V-104M0 -20V-110', ink.near, 6) +
        at(-50, -14, 1, person(90, { coat: ink.marigold })) +
        at(40, -14, 1, person(90, { coat: ink.cream })),
    ) +
    corner(stage, 1, 0.9)
  )
}

const grandPalace: DrawBuilding = (stage, place, y) => {
  const { ink } = stage
  return (
    ground(stage, y - 20, ink.leaf, mix(ink.leaf, ink.near, 0.3), 4) +
    wat(stage, place, y) +
    at(
      190,
      y + 6,
      1,
      path('M-80 0Q-86 -130 -20 -150L0 -400L20 -150Q86 -130 80 0Z', ink.marigold) +
        path('M0 -400L20 -150Q86 -130 80 0H30Q30 -140 0 -400Z', mix(ink.marigold, ink.near, 0.25)) +
        rect(-100, -20, 200, 26, mix(ink.marigold, ink.near, 0.12)),
    ) +
    corner(stage, 1, 0.9)
  )
}

const lehPalace: DrawBuilding = (stage, place, y) =>
  crag(stage, { ...place, slug: 'leh' }, y) +
  corner(stage, -1, 0.001) +
  at(360, 930, 1, person(170, { coat: stage.ink.cloth, legs: stage.ink.near, bag: stage.ink.marigold })) +
  at(430, 936, 1, person(160, { coat: stage.ink.cream, legs: stage.ink.deep, skirt: true }))

const schonbrunn: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  const wall = mix(ink.marigold, ink.cream, 0.55)
  return (
    ground(stage, y - 10, mix(ink.leaf, ink.land, 0.5), ink.leaf, 3) +
    rect(60, y - 220, 880, 230, wall) +
    rect(360, y - 290, 280, 300, lighten(wall, 0.03)) +
    rect(50, y - 234, 900, 18, ink.cream) +
    rect(350, y - 304, 300, 18, ink.cream) +
    path(`M350 ${y - 304}L500 ${y - 370}L650 ${y - 304}Z`, wall) +
    path(
      `M70 ${y - 234}L110 ${y - 276}H350V${y - 234}ZM930 ${y - 234}L890 ${y - 276}H650V${y - 234}Z`,
      mix(ink.deep, ink.near, 0.3),
    ) +
    repeat(14, (i) =>
      Math.abs(i - 6.5) < 2.4
        ? ''
        : rect(84 + i * 62, y - 196, 26, 64, ink.cream) +
          rect(88 + i * 62, y - 192, 18, 56, mix(ink.deep, ink.near, 0.3)) +
          rect(84 + i * 62, y - 100, 26, 70, ink.cream) +
          rect(88 + i * 62, y - 96, 18, 62, mix(ink.deep, ink.near, 0.3)),
    ) +
    repeat(
      5,
      (i) =>
        rect(374 + i * 54, y - 270, 34, 90, mix(ink.deep, ink.near, 0.3), { rx: 17 }) +
        path(
          `M${372 + i * 54} ${y + 8}V${y - 90}A19 22 0 0 1 ${410 + i * 54} ${y - 90}V${y + 8}Z`,
          mix(ink.near, wall, 0.15),
        ),
    ) +
    road(500, y, 500, 460, mix(ink.sand, ink.cream, 0.4)) +
    [-1, 1]
      .map((k) =>
        repeat(3, (i) =>
          path(
            `M${500 + k * (170 + i * 80)} ${y + 60 + i * 76}q${k * 110} -30 ${k * 250} 10l${k * 40} 34q${k * -150} -40 ${k * -260} 0Z`,
            [ink.cloth, ink.cream, ink.marigold][i] as string,
          ),
        ),
      )
      .join('') +
    at(
      500,
      y + 130,
      1,
      ellipse(0, 0, 130, 26, ink.cream) +
        ellipse(0, -4, 112, 20, ink.water) +
        stroke('M0 -6V-120M0 -120Q-60 -110 -70 -10M0 -120Q60 -110 70 -10', '#ffffff', 8, { opacity: 0.9 }),
    ) +
    at(400, 950, 1, person(160, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(330, 954, 1, person(170, { coat: ink.deep, legs: ink.near })) +
    corner(stage, 1, 0.9)
  )
}

const sigiriya: DrawBuilding = (stage, place, y) => {
  const { ink } = stage
  const rock = mix(ink.roof, ink.sand, 0.4)
  return (
    path(`M250 ${y}L280 330Q300 250 420 240Q600 220 700 250Q770 270 780 360L830 ${y}Z`, rock) +
    path(`M700 250Q770 270 780 360L830 ${y}H640Q700 460 640 236Z`, mix(rock, ink.near, 0.34)) +
    repeat(4, (i) =>
      path(
        `M${330 + i * 90} 270Q${320 + i * 94} 430 ${340 + i * 84} ${y}h26Q${356 + i * 90} 430 ${360 + i * 88} 268Z`,
        lighten(rock, i % 2 ? -0.05 : 0.05),
      ),
    ) +
    path(
      'M280 330Q290 236 420 226Q600 206 706 236Q780 262 780 350Q600 270 430 290Q330 290 280 330Z',
      ink.leaf,
    ) +
    repeat(7, (i) =>
      ellipse(
        310 + i * 70,
        262 - Math.sin(i / 2) * 20,
        50,
        26,
        i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.35),
      ),
    ) +
    stroke(`M470 ${y - 60}L600 560L480 480L560 400`, ink.near, 6, { opacity: 0.6 }) +
    ground(stage, y - 30, mix(ink.leaf, ink.near, 0.25), mix(ink.leaf, ink.near, 0.6), 20) +
    road(520, y - 26, 480, 340, ink.sand) +
    rect(150, y + 80, 240, 90, ink.water, { rx: 8 }) +
    rect(640, y + 80, 240, 90, ink.water, { rx: 8 }) +
    placeTree(stage, place, 90, y + 70, 380) +
    placeTree(stage, place, 930, y + 90, 440, -0.1) +
    at(450, 940, 1, person(170, { coat: ink.cloth, legs: ink.cream, bag: ink.marigold })) +
    at(530, 946, 1, person(160, { coat: ink.marigold, legs: ink.deep, skirt: true })) +
    corner(stage, -1, 0.9)
  )
}

const PALACES: Record<string, DrawBuilding> = {
  rajasthan: lakePalace,
  bangkok: grandPalace,
  bhutan: dzong,
  ladakh: lehPalace,
  europe: schonbrunn,
  srilanka: sigiriya,
  baku: shebeke,
}
