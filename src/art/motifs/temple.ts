import { lighten, mix } from '../colour.ts'
import { pagoda } from '../parts/buildings.ts'
import { birds, lantern, person } from '../parts/life.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { DrawBuilding, Motif } from './motif.ts'
import { prangs } from './prangs.ts'
import { gopuram, hadimba, meru, newari, shikhara } from './temple-hindu.ts'

/** The temple of the place, in its own style. */
export const temple: Motif = {
  light: 'dawn',
  lightAt: {
    bangkok: 'dusk',
    thailand: 'dawn',
    nepal: 'night',
    hongkong: 'noon',
    japan: 'noon',
    baku: 'night',
    srilanka: 'dusk',
    himachal: 'noon',
    rajasthan: 'noon',
    mauritius: 'noon',
  },
  draw(stage, place) {
    const { ink } = stage
    const draw = TEMPLES[place.slug] ?? meru
    const y = 700
    return [
      fullSky(stage, y - 60),
      horizon(stage, place, y - 20, 190),
      draw(stage, place, y),
      corner(stage, -1, 1),
      corner(stage, 1, 0.9),
      birds(stage, 260, 130, ink.near, 4, 26),
    ].join('')
  },
}

const watArun: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  return (
    sea(stage, { top: y - 30, far: lighten(ink.water, 0.05), near: ink.deep, rows: 6 }) +
    rect(150, y - 66, 720, 44, mix(ink.sand, ink.near, 0.12)) +
    rect(120, y - 34, 780, 18, ink.sand) +
    at(
      510,
      y - 60,
      1.42,
      prangs(mix(ink.cream, ink.marigold, stage.light === 'dusk' ? 0.6 : 0.3), ink.near),
    ) +
    (stage.light === 'dusk' ? sunPath(stage, y, 980, mix(ink.marigold, ink.cream, 0.4)) : '') +
    at(
      300,
      880,
      1,
      path('M-240 -46Q-100 -10 60 -12Q180 -14 260 -60Q200 30 80 32H-120Q-200 20 -240 -46Z', ink.near) +
        path('M-120 -86Q0 -110 130 -86L124 -74Q0 -96 -116 -74Z', ink.cloth) +
        stroke('M-96 -20V-80M0 -20V-92M100 -20V-80', ink.near, 6) +
        path('M-232 -40Q-100 0 60 -2Q180 -4 250 -48L236 -30Q160 14 60 14Q-120 14 -232 -40Z', ink.marigold),
    )
  )
}

const torii: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  const red = ink.cloth
  const gate = (x: number, baseY: number, s: number) =>
    at(
      x,
      baseY,
      s,
      rect(-150, -360, 30, 360, red) +
        rect(120, -360, 30, 360, lighten(red, -0.07)) +
        rect(-154, -34, 38, 34, ink.near) +
        rect(116, -34, 38, 34, ink.near) +
        rect(-190, -310, 380, 26, red) +
        path('M-230 -410Q0 -376 230 -410L222 -356Q0 -340 -222 -356Z', red) +
        path('M-238 -424Q0 -390 238 -424L232 -404Q0 -372 -232 -404Z', ink.near) +
        rect(-16, -358, 32, 54, ink.near),
    )
  return (
    path(
      `M-10 ${y - 60}Q200 ${y - 330} 460 ${y - 300}Q760 ${y - 340} 1010 ${y - 120}V1010H-10Z`,
      mix('#2f6f5a', ink.near, 0.25),
    ) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        at(
          60 + i * 230,
          y - 60 + (i % 2) * 40,
          1,
          path('M0 -330L80 0H-80Z', mix('#2f6f5a', ink.near, 0.4 + 0.1 * (i % 2))),
        ),
      )
      .join('') +
    ground(stage, y - 60, mix('#5f8f5a', ink.near, 0.2), mix('#2f6f5a', ink.near, 0.5)) +
    path('M470 560L560 560L760 1010H240Z', mix(ink.sand, ink.near, 0.08)) +
    gate(514, 600, 0.42) +
    gate(512, 660, 0.62) +
    gate(508, 760, 0.95) +
    gate(500, 960, 1.6) +
    at(500, 800, 1, person(130, { coat: ink.cream, legs: ink.leaf, skirt: true }))
  )
}

const wongTaiSin: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  const roof = (w: number, top: number, h: number, c: string) =>
    path(
      `M${-w * 0.3} ${top}H${w * 0.3}Q${w * 0.36} ${top + h * 0.7} ${w * 0.54} ${top + h * 0.62}L${w * 0.5} ${top + h}H${-w * 0.5}L${-w * 0.54} ${top + h * 0.62}Q${-w * 0.36} ${top + h * 0.7} ${-w * 0.3} ${top}Z`,
      c,
    )
  return (
    ground(stage, y - 20, mix(ink.sand, ink.near, 0.1), mix(ink.sand, ink.near, 0.35)) +
    at(
      500,
      y,
      1,
      rect(-270, -230, 540, 230, ink.cloth) +
        repeat(6, (i) => rect(-262 + i * 98, -230, 30, 230, lighten(ink.cloth, -0.09))) +
        rect(-80, -160, 160, 160, ink.near) +
        roof(760, -340, 130, ink.marigold) +
        rect(-170, -400, 340, 70, ink.cloth) +
        roof(540, -490, 110, ink.marigold) +
        path('M-170 -490H170L160 -512H-160Z', mix(ink.marigold, ink.near, 0.25)) +
        repeat(4, (i) => at(-210 + i * 140, -214, 1, lantern(stage, 44, '#e0304a', false))) +
        repeat(3, (i) =>
          rect(-300 - i * 24, i * 20, 600 + i * 48, 20, i % 2 ? mix(ink.sand, ink.near, 0.2) : ink.cream),
        ),
    ) +
    at(
      500,
      880,
      1,
      path('M-110 -90H110L90 0H-90Z', ink.near) +
        rect(-124, -104, 248, 22, ink.marigold) +
        repeat(7, (i) => stroke(`M${-72 + i * 24} -104V${-180 - (i % 3) * 26}`, ink.cloth, 6)) +
        repeat(4, (i) => ellipse(-40 + i * 30, -250 - i * 66, 26 + i * 10, 32, '#ffffff', { opacity: 0.35 })),
    ) +
    at(250, 930, 1, person(180, { coat: ink.cream, legs: ink.near })) +
    at(740, 930, 1, person(170, { coat: ink.marigold, legs: ink.deep, skirt: true }))
  )
}

const fireTemple: DrawBuilding = (stage, _place, y) => {
  const { ink } = stage
  const stone = mix(ink.sand, ink.near, 0.15)
  return (
    ground(stage, y - 40, mix(ink.sand, ink.near, 0.3), ink.near) +
    rect(40, y - 220, 920, 220, mix(stone, ink.near, 0.3)) +
    repeat(16, (i) => rect(46 + i * 58, y - 244, 34, 26, mix(stone, ink.near, 0.3))) +
    repeat(6, (i) =>
      path(
        `M${80 + i * 150} ${y}V${y - 80}Q${120 + i * 150} ${y - 130} ${160 + i * 150} ${y - 80}V${y}Z`,
        ink.near,
      ),
    ) +
    circle(500, y - 130, 400, stage.glow('#ff9a3d', 0.75)) +
    at(
      500,
      y + 30,
      1.1,
      rect(-180, -50, 360, 60, mix(stone, ink.near, 0.12)) +
        path('M-150 -50V-330H150V-50H100V-190A100 110 0 0 0 -100 -190V-50Z', stone) +
        path('M60 -330H150V-50H100V-190Q100 -270 60 -290Z', mix(stone, ink.near, 0.3)) +
        rect(-170, -350, 340, 24, lighten(stone, 0.04)) +
        path('M-110 -350Q-110 -450 0 -462Q110 -450 110 -350Z', stone) +
        path('M0 -462Q110 -450 110 -350H50Q50 -430 0 -462Z', mix(stone, ink.near, 0.3)) +
        path('M-60 -50Q-90 -140 -10 -250Q0 -190 30 -180Q80 -120 56 -50Z', '#ff8a2e') +
        path('M-30 -50Q-46 -110 -4 -170Q8 -130 26 -116Q44 -80 30 -50Z', '#ffe08a'),
    ) +
    at(250, 920, 1, person(180, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(330, 926, 1, person(190, { coat: ink.marigold, legs: ink.near }))
  )
}

const tooth: DrawBuilding = (stage, place, y) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.near, 0.18)
  return (
    ground(stage, y - 20, ink.leaf, mix(ink.leaf, ink.near, 0.4)) +
    placeTree(stage, place, 110, y + 20, 520) +
    at(
      540,
      y,
      1,
      rect(-340, -170, 680, 170, white) +
        repeat(9, (i) =>
          path(
            `M${-322 + i * 74} 0V-90A26 30 0 0 1 ${-270 + i * 74} -90V0Z`,
            mix(ink.marigold, ink.near, 0.3),
          ),
        ) +
        path('M-390 -170L-320 -250H320L390 -170Z', ink.roof) +
        rect(-240, -330, 480, 84, white) +
        repeat(6, (i) => rect(-212 + i * 76, -312, 40, 50, ink.marigold)) +
        path('M-290 -326L-210 -410H210L290 -326Z', lighten(ink.roof, 0.04)) +
        path('M-130 -404L-70 -520L0 -560L70 -520L130 -404Z', ink.marigold) +
        path('M0 -560L70 -520L130 -404H40Z', mix(ink.marigold, ink.near, 0.25)) +
        path('M-5 -556L0 -610L5 -556Z', ink.marigold) +
        rect(-420, -20, 840, 30, shade) +
        repeat(20, (i) => path(`M${-420 + i * 42} -20q21 -34 42 0Z`, white)),
    ) +
    at(
      840,
      y + 6,
      1,
      pagoda(220, { tiers: 1, roof: ink.roof, wall: white, lit: stage.lit, width: 0.8, curl: 0, spire: 0.2 }),
    ) +
    rect(-10, y + 40, 1020, 300, stage.gradient([lighten(ink.water, 0.06), ink.deep])) +
    [200, 330, 470, 600, 740]
      .map((x, i) =>
        at(
          x,
          y + 130 + (i % 2) * 70,
          1,
          ellipse(0, 0, 44, 12, ink.leaf) +
            path(
              'M-30 -4Q0 -54 30 -4Q0 10 -30 -4ZM-40 -8Q-14 -40 0 -6Q14 -40 40 -8Q0 12 -40 -8Z',
              i % 2 ? ink.cloth : mix(ink.cloth, ink.cream, 0.4),
            ),
        ),
      )
      .join('')
  )
}

const TEMPLES: Record<string, DrawBuilding> = {
  bali: meru,
  bangkok: watArun,
  thailand: watArun,
  japan: torii,
  rajasthan: shikhara,
  mauritius: gopuram,
  nepal: newari,
  himachal: hadimba,
  hongkong: wongTaiSin,
  baku: fireTemple,
  srilanka: tooth,
}
