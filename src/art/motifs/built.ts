import { lighten, mix } from '../colour.ts'
import { dome, pagoda, skyline as skylineOf } from '../parts/buildings.ts'
import { birds, flags, lantern, person } from '../parts/life.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, ground, heaven, horizon, road, wood } from './backdrop.ts'
import type { Motif, MotifStage } from './kit.ts'
import { SIDE } from './kit.ts'
import type { Place } from './places.ts'
import { prangs } from './water.ts'

const PRAYER = ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020']

/** A forecourt: ground, path to the building at x, and two visitors. */
function court(stage: MotifStage, x: number, y: number, paved: string): string {
  const { ink } = stage
  return (
    road(x, y, x, 560, paved) +
    at(x - 70, 880, 1, person(150, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(x + 10, 890, 1, person(166, { coat: ink.marigold, legs: ink.near }))
  )
}

/** The temple of the place, in its own style. */
export const temple: Motif = {
  hour: 'dawn',
  except: {
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
      heaven(stage, y - 60),
      horizon(stage, place, y - 20, 190),
      draw(stage, place, y),
      corner(stage, -1, 1),
      corner(stage, 1, 0.9),
      birds(stage, 260, 130, ink.near, 4, 26),
    ].join('')
  },
}

type Build = (stage: MotifStage, place: Place, y: number) => string

const meru: Build = (stage, place, y) => {
  const { ink, lit } = stage
  const thatch = mix(ink.near, ink.roof, 0.25)
  return (
    at(
      300,
      y - 10,
      1,
      pagoda(380, { tiers: 5, roof: thatch, wall: ink.roof, lit, width: 0.5, taper: 0.6, curl: 0.05 }),
    ) +
    at(
      570,
      y,
      1,
      pagoda(620, { tiers: 9, roof: thatch, wall: ink.roof, lit, width: 0.42, taper: 0.66, curl: 0.04 }),
    ) +
    wood(stage, place, 860, y + 10, 460, -0.12) +
    rect(-10, y - 30, 1020, 60, mix(ink.sand, ink.near, 0.2)) +
    rect(-10, y - 40, 1020, 16, ink.sand) +
    rect(-10, y + 20, 1020, 300, stage.gradient([lighten(ink.water, 0.08), ink.water, ink.deep])) +
    repeat(
      6,
      (i) =>
        path(`M${90 + i * 160} ${y - 4}h36l6 20h-48Z`, ink.roof) +
        stroke(
          `M${108 + i * 160} ${y + 14}Q${108 + i * 160} ${y + 60} ${116 + i * 160} ${y + 110}`,
          '#ffffff',
          9,
          { opacity: 0.85 },
        ) +
        ellipse(116 + i * 160, y + 116, 40, 8, '#ffffff', { opacity: 0.7 }),
    ) +
    [330, 640]
      .map(
        (x, i) =>
          at(
            x,
            y + 250,
            1,
            person(210, { coat: i ? ink.cream : ink.marigold, legs: ink.deep, hair: '#241a1c' }),
          ) +
          ellipse(x, y + 200, 80, 14, lighten(ink.water, 0.1)) +
          rect(x - 60, y + 200, 120, 60, ink.deep, { opacity: 0.55, rx: 20 }),
      )
      .join('')
  )
}

const watArun: Build = (stage, _place, y) => {
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

const wat: Build = (stage, place, y) => {
  const { ink } = stage
  const roof = (w: number, top: number, h: number, c: string) =>
    path(
      `M0 ${top}Q${-w * 0.2} ${top + h * 0.7} ${-w / 2} ${top + h}L${-w / 2 + 20} ${top + h + 16}Q0 ${top + h - 6} ${w / 2 - 20} ${top + h + 16}L${w / 2} ${top + h}Q${w * 0.2} ${top + h * 0.7} 0 ${top}Z`,
      c,
    )
  return (
    ground(stage, y - 10, mix(ink.sand, ink.cream, 0.3), ink.sand) +
    wood(stage, place, 140, y + 30, 480) +
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
    wood(stage, place, 900, y + 40, 520, -0.1) +
    court(stage, 520, y + 12, ink.cream)
  )
}

const torii: Build = (stage, _place, y) => {
  const { ink } = stage
  const red = ink.cloth
  const gate = (x: number, ground0: number, s: number) =>
    at(
      x,
      ground0,
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

const shikhara: Build = (stage, place, y) => {
  const { ink } = stage
  const marble = mix(ink.cream, ink.sand, 0.2)
  const shade = mix(marble, ink.near, 0.22)
  const spire = (x: number, s: number) =>
    at(
      x,
      y - 140,
      s,
      path('M-90 0Q-90 -220 -24 -370H24Q90 -220 90 0Z', marble) +
        path('M24 -370Q90 -220 90 0H30Q40 -220 6 -370Z', shade) +
        repeat(4, (i) => stroke(`M${-88 + i * 8} ${-50 - i * 76}H${88 - i * 8}`, shade, 6)) +
        ellipse(0, -376, 40, 16, ink.marigold) +
        path('M-8 -384L0 -450L8 -384Z', ink.marigold) +
        stroke('M0 -440V-480', ink.near, 4) +
        path('M0 -480L50 -466L0 -452Z', ink.cloth),
    )
  return (
    ground(stage, y - 20, ink.land, mix(ink.land, ink.near, 0.3)) +
    wood(stage, place, 110, y + 30, 330) +
    spire(320, 0.7) +
    spire(720, 0.7) +
    spire(520, 1.12) +
    rect(180, y - 160, 680, 170, marble) +
    rect(180, y - 176, 680, 20, shade) +
    repeat(7, (i) =>
      path(
        `M${206 + i * 94} ${y + 10}V${y - 84}A32 40 0 0 1 ${270 + i * 94} ${y - 84}V${y + 10}Z`,
        mix(shade, ink.near, 0.45),
      ),
    ) +
    repeat(3, (i) => rect(140 - i * 30, y + 10 + i * 22, 760 + i * 60, 22, i % 2 ? shade : marble)) +
    court(stage, 520, y + 76, marble)
  )
}

const gopuram: Build = (stage, place, y) => {
  const { ink } = stage
  return (
    sea(stage, { top: y - 40, far: lighten(ink.water, 0.05), near: ink.deep, rows: 5 }) +
    path(
      `M-10 ${y}Q300 ${y - 60} 620 ${y - 50}T1010 ${y - 40}V${y + 60}Q600 ${y + 40} 300 ${y + 70}T-10 ${y + 90}Z`,
      ink.land,
    ) +
    at(
      560,
      y - 16,
      1.05,
      repeat(6, (i) => {
        const w = 330 - i * 38
        const c = [ink.cloth, ink.marigold, ink.cream, ink.water][i % 4] as string
        return (
          rect(-w / 2, -150 - i * 66, w, 66, mix(c, ink.sand, 0.25)) +
          rect(-w / 2 - 10, -156 - i * 66, w + 20, 14, ink.cream) +
          repeat(4, (k) =>
            path(
              `M${-w * 0.38 + k * w * 0.22} ${-90 - i * 66}v-26a14 16 0 0 1 28 0v26Z`,
              mix(ink.deep, ink.near, 0.4),
            ),
          )
        )
      }) +
        path('M-74 -486Q-70 -560 0 -564Q70 -560 74 -486Z', ink.marigold) +
        rect(-190, -90, 380, 90, ink.cream) +
        rect(-50, -76, 100, 76, ink.near),
    ) +
    at(210, y + 40, 1, shiva(ink.near, ink.marigold)) +
    wood(stage, place, 900, y + 30, 420, -0.1) +
    repeat(8, (i) =>
      at(
        130 + i * 110,
        y + 150 + (i % 3) * 40,
        1,
        ellipse(0, 0, 30, 8, ink.leaf) + path('M-5 -2Q-10 -16 0 -26Q10 -16 5 -2Z', '#ffc14a'),
      ),
    )
  )
}

const shiva = (c: string, gold: string) =>
  at(
    0,
    0,
    1,
    rect(-70, -30, 140, 40, lighten(c, 0.1)) +
      path('M-50 -30L-40 -250Q-50 -300 0 -310Q50 -300 40 -250L50 -30Z', c) +
      circle(0, -338, 32, c) +
      path('M-24 -356Q-16 -404 0 -408Q16 -404 24 -356Z', c) +
      stroke('M66 -20V-420', gold, 8) +
      stroke('M44 -430Q44 -396 66 -396Q88 -396 88 -430M66 -396V-446', gold, 7),
  )

const newari: Build = (stage, _place, y) => {
  const { ink, lit } = stage
  return (
    ground(stage, y - 40, mix(ink.land, ink.near, 0.3), ink.near) +
    at(
      700,
      y - 10,
      1,
      pagoda(360, {
        tiers: 2,
        roof: ink.marigold,
        wall: ink.roof,
        lit,
        width: 0.9,
        taper: 0.4,
        curl: 0.1,
        window: '#ffd27a',
      }),
    ) +
    at(
      360,
      y,
      1,
      pagoda(540, {
        tiers: 3,
        roof: mix(ink.roof, ink.marigold, 0.35),
        wall: mix(ink.roof, ink.sand, 0.25),
        lit,
        width: 0.78,
        taper: 0.5,
        curl: 0.1,
        window: '#ffd27a',
      }),
    ) +
    repeat(4, (i) => rect(-10, y - 4 + i * 34, 1020, 34, mix(ink.sand, ink.near, 0.35 + 0.08 * (i % 2)))) +
    rect(-10, y + 130, 1020, 200, stage.gradient([mix(ink.deep, ink.near, 0.2), ink.near])) +
    [200, 420, 640].map((x, i) => priest(stage, x, y + 106, i)).join('')
  )
}

const priest = (stage: MotifStage, x: number, y: number, i: number) => {
  const { ink } = stage
  return (
    circle(x + 60, y - 210, 130, stage.glow('#ffb347', 0.7)) +
    at(
      x,
      y,
      1,
      person(190, { coat: ink.marigold, legs: i % 2 ? ink.cloth : ink.cream, skirt: true, pose: 'wave' }),
    ) +
    path(`M${x + 26} ${y - 184}h44l-8 20h-28Z`, ink.marigold) +
    path(
      `M${x + 30} ${y - 186}Q${x + 24} ${y - 230} ${x + 48} ${y - 262}Q${x + 72} ${y - 230} ${x + 66} ${y - 186}Z`,
      '#ffd27a',
    ) +
    rect(x - 30, y + 40, 60, 8, '#ffb347', { opacity: 0.5 })
  )
}

const hadimba: Build = (stage, place, y) => {
  const { ink, lit } = stage
  const timber = mix(ink.near, ink.roof, 0.45)
  return (
    [60, 190, 330, 760, 880, 980]
      .map((x, i) => wood(stage, { ...place, wood: 'fir' }, x, y + (i % 2) * 14, 560 + (i % 3) * 90))
      .join('') +
    ground(stage, y - 20, mix(ink.land, ink.leaf, 0.3), mix(ink.leaf, ink.near, 0.4)) +
    at(
      540,
      y + 20,
      1,
      pagoda(560, {
        tiers: 3,
        roof: timber,
        wall: mix(ink.roof, ink.sand, 0.35),
        lit,
        width: 0.98,
        taper: 0.5,
        curl: -0.05,
        spire: 0.06,
      }),
    ) +
    court(stage, 540, y + 20, mix(ink.sand, ink.near, 0.1))
  )
}

const wongTaiSin: Build = (stage, _place, y) => {
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

const fireTemple: Build = (stage, _place, y) => {
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

const tooth: Build = (stage, place, y) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.near, 0.18)
  return (
    ground(stage, y - 20, ink.leaf, mix(ink.leaf, ink.near, 0.4)) +
    wood(stage, place, 110, y + 20, 520) +
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

const TEMPLES: Record<string, Build> = {
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

/** White walls on a crag, or the great stupa. */
export const monastery: Motif = {
  hour: 'dawn',
  except: { nepal: 'dusk', himachal: 'dusk', bhutan: 'noon', ladakh: 'dawn' },
  draw(stage, place) {
    const body =
      place.slug === 'nepal'
        ? stupa(stage)
        : place.slug === 'bhutan'
          ? dochula(stage)
          : crag(stage, place, 690)
    return [
      heaven(stage, 620),
      horizon(stage, place, 660, 230),
      body,
      at(430, 930, 1, person(170, { coat: '#8a2436', legs: '#8a2436', skirt: true, hair: '#6b4530' })),
      at(500, 936, 1, person(164, { coat: '#a02c3c', legs: '#7a2030', skirt: true, hair: '#6b4530' })),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const crag: Build = (stage, place) => {
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
      : wood(stage, place, 130, 860, 300) + wood(stage, place, 880, 880, 340)) +
    road(470, 790, 470, 420, ink.sand)
  )
}

const stupa = (stage: MotifStage) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.near, 0.2)
  return (
    ground(stage, 700, mix(ink.sand, ink.near, 0.15), mix(ink.sand, ink.near, 0.5), 6) +
    rect(110, 690, 780, 60, white) +
    rect(180, 640, 640, 60, shade) +
    rect(230, 600, 540, 50, white) +
    path('M240 604Q240 400 500 392Q760 400 760 604Z', white) +
    path('M560 396Q760 410 760 604H610Q640 470 560 396Z', shade) +
    path('M250 560Q500 480 750 560L748 590Q500 510 246 590Z', ink.marigold) +
    rect(420, 300, 160, 100, ink.marigold) +
    rect(410, 292, 180, 14, ink.roof) +
    path('M440 344Q465 322 490 344Q465 360 440 344ZM510 344Q535 322 560 344Q535 360 510 344Z', white) +
    circle(465, 344, 9, '#1d3f8a') +
    circle(535, 344, 9, '#1d3f8a') +
    stroke('M500 354Q514 372 498 380', '#8a2436', 6) +
    poly(
      [
        [430, 292],
        [570, 292],
        [520, 130],
        [480, 130],
      ],
      mix(ink.marigold, ink.near, 0.12),
    ) +
    repeat(7, (i) => rect(434 + i * 7, 270 - i * 22, 132 - i * 14, 7, ink.near, { opacity: 0.25 })) +
    path('M468 132H532L500 70Z', ink.marigold) +
    flags(stage, [500, 90], [-20, 520], { sag: 50, size: 42, colours: PRAYER }) +
    flags(stage, [500, 90], [1020, 520], { sag: 50, size: 42, colours: PRAYER, name: 'right' }) +
    repeat(11, (i) => circle(150 + i * 70, 744, 8, '#ffd27a'))
  )
}

const dochula = (stage: MotifStage) => {
  const { ink } = stage
  const chorten = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      rect(-60, -110, 120, 110, ink.wall) +
        rect(14, -110, 46, 110, mix(ink.wall, ink.near, 0.16)) +
        rect(-60, -96, 120, 26, '#9c2f2a') +
        poly(
          [
            [-86, -108],
            [86, -108],
            [46, -144],
            [-46, -144],
          ],
          mix(ink.near, ink.roof, 0.4),
        ) +
        rect(-30, -166, 60, 24, ink.wall) +
        poly(
          [
            [-46, -164],
            [46, -164],
            [0, -200],
          ],
          ink.marigold,
        ) +
        path('M-4 -198L0 -226L4 -198Z', ink.marigold),
    )
  const rows = [
    [640, 0.7, 7, 210],
    [730, 0.95, 7, 150],
    [840, 1.25, 6, 60],
  ] as const
  return (
    path('M60 760Q260 560 500 540Q760 560 960 760V1010H60Z', mix(ink.leaf, ink.land, 0.4)) +
    ground(stage, 780, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.4)) +
    chorten(500, 580, 1.3) +
    rows
      .map(([y, s, n, from]) =>
        repeat(n, (i) =>
          chorten(from + ((1000 - from * 2) * i) / (n - 1), y + Math.abs(i - (n - 1) / 2) * 12, s),
        ),
      )
      .join('')
  )
}

/** Domes and minarets of the place. */
export const mosque: Motif = {
  hour: 'dusk',
  except: { dubai: 'noon', malaysia: 'noon', kashmir: 'dawn', turkey: 'dusk' },
  draw(stage, place) {
    const { ink, lit } = stage
    const [wall, cap] = {
      dubai: ['#fdf9f0', '#fdf9f0'],
      malaysia: ['#eab9a4', '#e79a8c'],
      kashmir: ['#faf6ec', '#f6efe0'],
      turkey: [mix(ink.roof, ink.sand, 0.45), mix(ink.far, ink.deep, 0.35)],
    }[place.slug] ?? [ink.wall, ink.wall]
    const body =
      stage.light === 'noon' || stage.light === 'dawn'
        ? (wall as string)
        : mix(wall as string, '#a8486a', 0.16)
    const shade = mix(body, ink.deep, 0.28)
    const top = stage.light === 'dusk' ? mix(cap as string, '#a8486a', 0.14) : (cap as string)
    const bulb = (x: number, y: number, w: number, h: number, point: number) =>
      at(x, y, 1, dome(w, h, top, mix(top, ink.deep, 0.3), lit, point)) +
      stroke(`M${x} ${y - h * (1 + point)}v-40`, ink.marigold, 6) +
      circle(x, y - h * (1 + point) - 44, 8, ink.marigold)
    const minaret = (x: number, h: number) =>
      rect(x - 17, 700 - h, 34, h, body) +
      rect(x + (lit < 0 ? 5 : -17), 700 - h, 12, h, shade) +
      rect(x - 25, 700 - h * 0.66, 50, 14, shade) +
      rect(x - 23, 700 - h, 46, 13, shade) +
      path(`M${x - 18} ${700 - h}L${x} ${700 - h - 74}L${x + 18} ${700 - h}Z`, top) +
      stroke(`M${x} ${700 - h - 70}v-24`, ink.marigold, 5)
    const flat = place.slug === 'turkey'
    return [
      heaven(stage, 640),
      horizon(stage, flat ? { ...place, terrain: 'hills' } : place, 690, 130),
      minaret(130, 470),
      minaret(870, 470),
      flat || place.slug === 'dubai' ? minaret(260, 390) + minaret(740, 390) : '',
      bulb(330, 560, 130, 100, flat ? 0.1 : 0.3),
      bulb(670, 560, 130, 100, flat ? 0.1 : 0.3),
      bulb(500, 480, flat ? 360 : 290, flat ? 160 : 220, flat ? 0.05 : 0.25),
      rect(360, 470, 280, 100, body),
      rect(220, 550, 560, 150, body),
      rect(220, 550, 560, 14, shade),
      repeat(7, (i) =>
        path(`M${240 + i * 77} 700V628A28 34 0 0 1 ${296 + i * 77} 628V700Z`, mix(shade, ink.near, 0.35)),
      ),
      repeat(5, (i) =>
        path(
          `M${378 + i * 50} 550V514A18 22 0 0 1 ${414 + i * 50} 514V550Z`,
          stage.light === 'dusk' ? '#ffd27a' : mix(shade, ink.near, 0.3),
        ),
      ),
      rect(
        -10,
        696,
        1020,
        320,
        place.slug === 'turkey'
          ? stage.gradient([mix(ink.sand, ink.near, 0.1), mix(ink.sand, ink.near, 0.4)])
          : stage.gradient([lighten(ink.water, 0.1), ink.deep]),
      ),
      place.slug === 'turkey'
        ? wood(stage, place, 90, 790, 320) +
          wood(stage, place, 920, 790, 340) +
          court(stage, 500, 700, mix(ink.sand, ink.cream, 0.4))
        : reflection(body, top) +
          (place.slug === 'kashmir'
            ? at(
                400,
                880,
                1,
                path(
                  'M-230 -50Q-80 -14 60 -16Q190 -18 240 -56Q190 24 80 28H-110Q-190 20 -230 -50Z',
                  ink.near,
                ) +
                  path('M-100 -100Q0 -130 100 -100L94 -80H-94Z', ink.cloth) +
                  stroke('M-86 -20V-90M86 -20V-90', ink.near, 6) +
                  at(150, -18, 1, person(120, { coat: ink.deep, legs: ink.near })),
              )
            : at(430, 900, 1, person(150, { coat: ink.cloth, legs: ink.near, skirt: true })) +
              rect(-10, 896, 1020, 120, mix(ink.cream, ink.deep, 0.1)) +
              at(430, 960, 1, person(180, { coat: ink.cloth, legs: ink.cloth, skirt: true })) +
              at(520, 964, 1, person(190, { coat: ink.cream, legs: ink.near }))),
      corner(stage, -1, 0.95),
      place.slug === 'kashmir'
        ? corner(stage, 1, 0.95)
        : wood(stage, place, 940, 980, place.wood === 'palm' ? 480 : 10, -0.2),
    ].join('')
  },
}

const reflection = (body: string, top: string) =>
  path('M220 700H780V760H640L620 830H380L360 760H220Z', body, { opacity: 0.28 }) +
  ellipse(500, 850, 140, 70, top, { opacity: 0.25 }) +
  repeat(2, (i) => rect(i ? 853 : 113, 700, 34, 240, body, { opacity: 0.25 }))

/** A white church with its steps, or Gothic spires. */
export const church: Motif = {
  hour: 'dusk',
  except: { europe: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    return [
      heaven(stage, 640),
      horizon(stage, place, 680, 170),
      place.slug === 'europe' ? gothic(stage) : baroque(stage, place),
      birds(stage, 760, 150, ink.near, 5, 26),
      corner(stage, -1, 0.9),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const baroque = (stage: MotifStage, place: Place) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.deep, 0.22)
  const belfry = (x: number) =>
    rect(x - 75, 330, 150, 420, white) +
    rect(x + (stage.lit < 0 ? 35 : -75), 330, 40, 420, shade) +
    rect(x - 84, 470, 168, 16, ink.marigold) +
    rect(x - 84, 324, 168, 16, ink.marigold) +
    path(`M${x - 30} 450V386A30 34 0 0 1 ${x + 30} 386V450Z`, ink.near) +
    path(`M${x - 70} 324Q${x - 60} 230 ${x} 214Q${x + 60} 230 ${x + 70} 324Z`, mix(ink.roof, white, 0.1)) +
    stroke(`M${x} 214V150M${x - 18} 172H${x + 18}`, ink.near, 8)
  return (
    ground(stage, 720, mix(ink.leaf, ink.land, 0.4), mix(ink.leaf, ink.near, 0.4)) +
    wood(stage, place, 110, 800, 560) +
    path('M340 750V420Q420 400 440 320Q460 270 510 262Q560 270 580 320Q600 400 680 420V750Z', white) +
    path('M430 412H590V424H430ZM352 560H668V574H352Z', ink.marigold) +
    circle(510, 360, 34, mix(ink.deep, ink.near, 0.3)) +
    stroke('M510 262V196M490 220H530', ink.near, 8) +
    [400, 510, 620]
      .map((x) => path(`M${x - 26} 540V474A26 30 0 0 1 ${x + 26} 474V540Z`, mix(ink.deep, ink.near, 0.2)))
      .join('') +
    belfry(290) +
    belfry(730) +
    path('M456 750V656A54 60 0 0 1 564 656V750Z', mix(ink.roof, ink.near, 0.45)) +
    repeat(5, (i) =>
      rect(240 - i * 34, 750 + i * 34, 540 + i * 68, 34, i % 2 ? shade : mix(white, ink.sand, 0.4)),
    ) +
    rect(-10, 920, 1020, 90, mix(ink.sand, ink.near, 0.15)) +
    wood(stage, place, 920, 860, 640, -0.12) +
    at(450, 900, 1, person(150, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(520, 906, 1, person(160, { coat: ink.deep, legs: ink.near }))
  )
}

const gothic = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.wall, ink.far, 0.35)
  const shade = mix(stone, ink.near, 0.28)
  const spire = (x: number, w: number, top: number, s: number) =>
    rect(x - w / 2, top, w, 780 - top, stone) +
    rect(x + (stage.lit < 0 ? w * 0.2 : -w / 2), top, w * 0.3, 780 - top, shade) +
    path(`M${x - w / 2} ${top}L${x} ${top - s}L${x + w / 2} ${top}Z`, mix(ink.deep, ink.near, 0.25)) +
    path(
      `M${x - w * 0.16} ${top + 150}V${top + 66}Q${x} ${top + 10} ${x + w * 0.16} ${top + 66}V${top + 150}Z`,
      ink.near,
    ) +
    stroke(`M${x} ${top - s}v-26`, ink.marigold, 6)
  return (
    ground(stage, 740, mix(ink.sand, ink.near, 0.1), mix(ink.sand, ink.near, 0.4), 4) +
    spire(320, 130, 330, 240) +
    spire(680, 130, 330, 240) +
    path('M380 780V470L500 330L620 470V780Z', stone) +
    circle(500, 500, 66, shade) +
    repeat(8, (i) =>
      circle(
        500 + Math.cos(i * 0.785) * 40,
        500 + Math.sin(i * 0.785) * 40,
        17,
        [ink.cloth, ink.marigold, ink.water][i % 3] as string,
      ),
    ) +
    circle(500, 500, 18, ink.marigold) +
    path('M440 780V680Q500 590 560 680V780Z', ink.near) +
    path('M462 780V694Q500 630 538 694V780Z', mix(ink.roof, ink.near, 0.3)) +
    [300, 660].map((x) => path(`M${x} 780V690Q${x + 20} 650 ${x + 40} 690V780Z`, ink.near)).join('') +
    repeat(5, (i) => path(`M${180 - i * 6} ${760}L${250} ${560 + i * 4}`, 'none')) +
    rect(-10, 776, 1020, 20, shade) +
    [70, 160, 850, 940]
      .map(
        (x, i) =>
          rect(
            x - 60,
            560 + (i % 2) * 40,
            110,
            220,
            [ink.wall, ink.sand, mix(ink.roof, ink.wall, 0.5), ink.wall][i] as string,
          ) +
          path(
            `M${x - 72} ${564 + (i % 2) * 40}L${x - 5} ${480 + (i % 2) * 40}L${x + 62} ${564 + (i % 2) * 40}Z`,
            ink.roof,
          ) +
          repeat(4, (k) =>
            rect(x - 40 + (k % 2) * 50, 600 + (i % 2) * 30 + Math.floor(k / 2) * 70, 26, 40, ink.near, {
              opacity: 0.7,
            }),
          ),
      )
      .join('') +
    at(430, 930, 1, person(180, { coat: ink.cloth, legs: ink.near })) +
    at(510, 936, 1, person(168, { coat: ink.marigold, legs: ink.deep, skirt: true })) +
    repeat(5, (i) =>
      at(
        640 + i * 44,
        930 - (i % 2) * 30,
        1,
        path('M-14 0Q-16 -14 0 -16L12 -22L10 -10Q10 0 -14 0Z', mix(ink.far, ink.near, 0.3)),
      ),
    )
  )
}

/** The palace of the place. */
export const palace: Motif = {
  hour: 'dusk',
  except: {
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
      heaven(stage, 620),
      place.slug === 'baku' ? '' : horizon(stage, place, 660, 190),
      build(stage, place, 690),
    ].join('')
  },
}

const lakePalace: Build = (stage, _place, y) => {
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

const grandPalace: Build = (stage, place, y) => {
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

const dzong: Build = (stage, place, y) => {
  const { ink } = stage
  const hall = (x: number, top: number, w: number) =>
    path(`M${x} ${y + 20}L${x + 14} ${top}H${x + w - 14}L${x + w} ${y + 20}Z`, ink.wall) +
    rect(x + 12, top + 16, w - 24, 36, '#9c2f2a') +
    poly(
      [
        [x - 34, top + 4],
        [x + w + 34, top + 4],
        [x + w - 26, top - 50],
        [x + 26, top - 50],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    rect(x - 30, top + 2, w + 60, 10, ink.marigold) +
    repeat(
      Math.floor(w / 62),
      (i) =>
        rect(x + 30 + i * 58, top + 74, 28, 44, mix(ink.near, ink.roof, 0.5)) +
        rect(x + 26 + i * 58, top + 70, 36, 8, ink.marigold),
    )
  return (
    ground(stage, y - 20, mix(ink.leaf, ink.land, 0.4), ink.leaf) +
    hall(420, 330, 190) +
    hall(600, 470, 330) +
    hall(140, 470, 300) +
    poly(
      [
        [455, 280],
        [575, 280],
        [540, 230],
        [490, 230],
      ],
      ink.marigold,
    ) +
    path('M500 232L515 180L530 232Z', ink.marigold) +
    [60, 130, 890, 960]
      .map((x, i) =>
        at(
          x,
          y + 30,
          1,
          circle(0, -70 - (i % 2) * 20, 66, '#a77fc0') +
            circle(20, -90, 40, '#c4a2d6') +
            rect(-6, -30, 12, 50, ink.near),
        ),
      )
      .join('') +
    path(
      `M-10 ${y + 20}Q400 ${y} 1010 ${y + 30}V1010H-10Z`,
      stage.gradient([lighten(ink.water, 0.08), ink.deep]),
    ) +
    path('M220 850Q500 760 780 850L780 880Q500 796 220 880Z', mix(ink.roof, ink.near, 0.35)) +
    repeat(13, (i) => {
      const t = i / 12
      return stroke(`M${num(230 + 540 * t)} ${num(846 - 180 * t * (1 - t))}v-50`, ink.near, 6)
    }) +
    stroke('M226 800Q500 710 774 800', ink.near, 8) +
    rect(130, 740, 110, 190, ink.wall) +
    rect(760, 740, 110, 190, ink.wall) +
    poly(
      [
        [110, 746],
        [260, 746],
        [220, 690],
        [150, 690],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    poly(
      [
        [740, 746],
        [890, 746],
        [850, 690],
        [780, 690],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    flags(stage, [240, 760], [760, 760], { sag: -30, size: 30, colours: PRAYER }) +
    at(480, 818, 1, person(90, { coat: ink.cloth, legs: ink.near })) +
    wood(stage, place, 60, 1000, 240) +
    corner(stage, 1, 1)
  )
}

const lehPalace: Build = (stage, place, y) =>
  crag(stage, { ...place, slug: 'leh' }, y) +
  corner(stage, -1, 0.001) +
  at(360, 930, 1, person(170, { coat: stage.ink.cloth, legs: stage.ink.near, bag: stage.ink.marigold })) +
  at(430, 936, 1, person(160, { coat: stage.ink.cream, legs: stage.ink.deep, skirt: true }))

const schonbrunn: Build = (stage, _place, y) => {
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

const sigiriya: Build = (stage, place, y) => {
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
    wood(stage, place, 90, y + 70, 380) +
    wood(stage, place, 930, y + 90, 440, -0.1) +
    at(450, 940, 1, person(170, { coat: ink.cloth, legs: ink.cream, bag: ink.marigold })) +
    at(530, 946, 1, person(160, { coat: ink.marigold, legs: ink.deep, skirt: true })) +
    corner(stage, -1, 0.9)
  )
}

const shebeke: Build = (stage) => {
  const { ink } = stage
  const glass = ['#d8402a', '#2f7fc0', '#f4b020', '#3f9a5c', '#8a4fa8', '#fff3da']
  const wall = mix(ink.near, ink.roof, 0.3)
  const window = (x: number) => {
    const shape = `M${x} 760V330Q${x + 130} 170 ${x + 260} 330V760Z`
    const panes = repeat(60, (i) => {
      const c = i % 5
      const r = Math.floor(i / 5)
      const cx = x + 26 + c * 52
      const cy = 220 + r * 50
      return (
        poly(
          [
            [cx, cy - 34],
            [cx + 26, cy],
            [cx, cy + 34],
            [cx - 26, cy],
          ],
          glass[(c * 2 + r * 3) % 6] as string,
        ) + circle(cx + 26, cy + 26, 13, glass[(c + r * 2 + 3) % 6] as string)
      )
    })
    return (
      path(shape, mix('#ffe9b8', ink.marigold, 0.2)) +
      stage.clip(shape, panes) +
      path(shape, 'none', { stroke: mix(wall, ink.near, 0.5), 'stroke-width': 16 })
    )
  }
  const pool = (x: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        poly(
          [
            [x + i * 60, 800],
            [x + 44 + i * 60, 800],
            [x - 110 + i * 76, 1000],
            [x - 166 + i * 76, 1000],
          ],
          glass[i] as string,
          { opacity: 0.5 },
        ),
      )
      .join('')
  return (
    rect(0, 0, SIDE, SIDE, wall) +
    rect(0, 0, SIDE, 110, mix(ink.marigold, wall, 0.5)) +
    rect(0, 110, SIDE, 16, ink.marigold) +
    repeat(10, (i) => path(`M${i * 100} 110q50 -90 100 0Z`, mix(ink.deep, wall, 0.3))) +
    window(90) +
    window(370) +
    window(650) +
    rect(0, 780, SIDE, 240, mix(ink.roof, ink.sand, 0.35)) +
    rect(0, 760, SIDE, 24, mix(wall, ink.near, 0.5)) +
    pool(150) +
    pool(430) +
    pool(710) +
    at(560, 950, 1, person(270, { coat: ink.near, legs: ink.near, skirt: true })) +
    at(440, 956, 1, person(290, { coat: mix(ink.near, ink.deep, 0.3), legs: ink.near }))
  )
}

const PALACES: Record<string, Build> = {
  rajasthan: lakePalace,
  bangkok: grandPalace,
  bhutan: dzong,
  ladakh: lehPalace,
  europe: schonbrunn,
  srilanka: sigiriya,
  baku: shebeke,
}

/** Ramparts of the place. */
export const fort: Motif = {
  hour: 'dusk',
  except: { japan: 'noon', rajasthan: 'dawn', srilanka: 'noon' },
  draw(stage, place) {
    const { ink, lit } = stage
    if (place.slug === 'japan')
      return [
        heaven(stage, 600),
        horizon(stage, place, 640, 130),
        path('M180 760L260 560H740L820 760Z', mix(ink.far, ink.near, 0.3)),
        repeat(5, (i) =>
          stroke(`M${200 + i * 16} ${730 - i * 36}H${800 - i * 16}`, ink.near, 4, { opacity: 0.3 }),
        ),
        at(
          500,
          570,
          1,
          pagoda(480, {
            tiers: 5,
            roof: mix('#4f9a8a', ink.roof, 0.45),
            wall: ink.cream,
            lit,
            width: 1,
            taper: 0.55,
            curl: 0.1,
            spire: 0.05,
            window: ink.near,
          }),
        ),
        rect(-10, 750, 1020, 260, stage.gradient([lighten(ink.water, 0.06), ink.deep])),
        [-1, 1]
          .map((k) =>
            repeat(12, (i) =>
              circle(
                500 + k * (300 + ((i * 61) % 230)),
                640 + ((i * 47) % 150),
                60,
                i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.5),
              ),
            ),
          )
          .join(''),
        repeat(9, (i) =>
          circle(60 + i * 70, 40 + ((i * 37) % 90), 48, i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.5)),
        ),
        stroke('M-10 10Q300 60 640 60', ink.near, 14),
        at(
          420,
          900,
          1,
          path('M-190 -40Q0 0 190 -40Q150 30 60 30H-60Q-150 30 -190 -40Z', ink.near) +
            at(-50, -16, 1, person(110, { coat: ink.cloth })) +
            at(40, -16, 1, person(110, { coat: ink.marigold })),
        ),
      ].join('')
    const sea0 = place.slug !== 'rajasthan'
    const stone = mix(ink.roof, ink.sand, place.slug === 'rajasthan' ? 0.45 : 0.62)
    const shade = mix(stone, ink.near, 0.28)
    const bastion = (x: number, top: number, w: number, base: number) =>
      path(`M${x} ${base}L${x + 20} ${top}H${x + w - 20}L${x + w} ${base}Z`, stone) +
      path(
        lit < 0
          ? `M${x + w * 0.66} ${top}H${x + w - 20}L${x + w} ${base}H${x + w * 0.7}Z`
          : `M${x + 20} ${top}H${x + w * 0.34}L${x + w * 0.3} ${base}H${x}Z`,
        shade,
      ) +
      repeat(Math.floor((w - 30) / 40), (i) =>
        path(
          `M${x + 18 + i * 40} ${top + 2}V${top - 30}Q${x + 33 + i * 40} ${top - 46} ${x + 48 + i * 40} ${top - 30}V${top + 2}Z`,
          stone,
        ),
      )
    return [
      heaven(stage, 560),
      sea0
        ? rect(0, 540, SIDE, 300, stage.gradient([lighten(ink.water, 0.08), ink.deep])) +
          (stage.light === 'dusk' ? sunPath(stage, 545, 900, mix(ink.marigold, ink.cream, 0.4)) : '')
        : horizon(stage, place, 620, 150),
      place.slug === 'rajasthan'
        ? path('M60 1010Q120 700 240 640H900Q980 700 1010 1010Z', mix(ink.land, ink.near, 0.25)) +
          bastion(300, 330, 170, 660) +
          bastion(440, 290, 200, 660) +
          bastion(610, 340, 160, 660) +
          bastion(760, 400, 150, 680) +
          repeat(4, (i) =>
            at(
              345 + i * 110,
              330 - (i % 2) * 30,
              1,
              path('M-36 0V-30Q0 -76 36 -30V0Z', lighten(stone, 0.05)),
            ),
          ) +
          repeat(14, (i) =>
            path(
              `M${330 + (i % 7) * 66} ${430 + Math.floor(i / 7) * 110}v-40q14 -22 28 0v40Z`,
              mix(shade, ink.near, 0.35),
            ),
          )
        : '',
      path(
        'M-10 700Q180 640 400 660Q700 640 1010 700V1010H-10Z',
        mix(ink.leaf, ink.land, place.slug === 'rajasthan' ? 1 : 0.3),
      ),
      bastion(90, 560, 260, 860),
      bastion(620, 600, 300, 880),
      path('M300 900V640H680V900Z', stone),
      repeat(9, (i) => path(`M${306 + i * 42} 642V612Q${321 + i * 42} 598 ${336 + i * 42} 612V642Z`, stone)),
      path('M420 900V760Q490 660 560 760V900Z', ink.near),
      place.slug === 'srilanka'
        ? at(
            770,
            600,
            1,
            path('M-36 0L-24 -300H24L36 0Z', '#fffdf6') +
              path('M10 -300H24L36 0H14Z', mix('#fffdf6', ink.deep, 0.2)) +
              rect(-34, -314, 68, 16, ink.near) +
              rect(-18, -350, 36, 38, '#ffe08a') +
              path('M-26 -350Q0 -390 26 -350Z', ink.roof),
          )
        : stroke('M220 560V420', ink.near, 8) +
          path('M222 420Q270 436 310 424V476Q270 490 222 472Z', ink.marigold),
      path(
        'M-10 1010V880Q300 850 520 880T1010 880V1010Z',
        stage.gradient([mix(ink.sand, ink.land, 0.4), mix(ink.land, ink.near, 0.4)]),
      ),
      at(440, 960, 1, person(180, { coat: ink.cloth, legs: ink.cream, skirt: true })),
      at(520, 964, 1, person(190, { coat: ink.marigold, legs: ink.near })),
      place.wood === 'palm' ? wood(stage, place, 930, 960, 560, -0.14) : corner(stage, 1, 0.9),
      corner(stage, -1, 0.9),
    ].join('')
  },
}

/** A street of the old town, its houses leading the eye. */
export const oldTown: Motif = {
  hour: 'dusk',
  except: {
    vietnam: 'night',
    europe: 'dawn',
    kerala: 'dusk',
    baku: 'dusk',
    malaysia: 'noon',
    singapore: 'noon',
    nepal: 'dawn',
  },
  draw(stage, place) {
    const { ink, lit } = stage
    if (place.slug === 'kerala') return fishingNets(stage, place)
    const walls = {
      vietnam: [ink.wall, '#f0b84a', ink.wall, '#e8a63a'],
      singapore: ['#f2b8a8', '#9ad0c4', '#f6d98a', '#b7a4d6'],
      malaysia: ['#bfe0d4', '#f6d08a', '#f0b0a4', '#c9d8ea'],
      europe: [ink.wall, '#f0c89a', '#e8b8a0', '#d8d8b8'],
      nepal: [ink.roof, mix(ink.roof, ink.sand, 0.3), ink.roof, mix(ink.roof, ink.near, 0.2)],
      baku: [ink.sand, ink.wall, ink.sand, ink.wall],
    }[place.slug] ?? [ink.wall, ink.sand, ink.wall, ink.sand]
    const tone = (c: string) =>
      stage.light === 'noon'
        ? c
        : stage.night
          ? mix(mix(c, '#1b2a6b', 0.35), '#ffb35a', 0.14)
          : mix(c, '#c8607a', 0.14)
    const lamp = stage.night || stage.light === 'dusk' ? '#ffd27a' : mix(ink.deep, ink.near, 0.3)
    const side = (k: -1 | 1) =>
      at(
        k < 0 ? 0 : SIDE,
        0,
        [-k, 1],
        [2, 1, 0]
          .map((i) => {
            const x0 = i * 130 - 20
            const x1 = x0 + 150
            const top0 = 150 + i * 90
            const top1 = 240 + i * 84
            const base0 = 1000 - i * 96
            const base1 = 900 - i * 84
            const c = tone(walls[(i + (k < 0 ? 0 : 1)) % 4] as string)
            const face = k === lit ? lighten(c, -0.06) : c
            return (
              poly(
                [
                  [x0, top0],
                  [x1, top1],
                  [x1, base1],
                  [x0, base0],
                ],
                face,
              ) +
              poly(
                [
                  [x0 - 10, top0 - 50],
                  [x1 + 16, top1 - 40],
                  [x1 + 16, top1 + 8],
                  [x0 - 10, top0 + 10],
                ],
                tone(ink.roof),
              ) +
              poly(
                [
                  [x0 + 36, top0 + 90],
                  [x0 + 96, top0 + 120],
                  [x0 + 96, top0 + 240 - i * 20],
                  [x0 + 36, top0 + 234 - i * 20],
                ],
                lamp,
              ) +
              poly(
                [
                  [x0 + 30, base0 - 260 + i * 40],
                  [x0 + 106, base1 - 190 + i * 30],
                  [x0 + 106, base1 + 24],
                  [x0 + 30, base0 - 16],
                ],
                mix(ink.near, c, 0.15),
              ) +
              poly(
                [
                  [x0, base0 - 320 + i * 50],
                  [x1 + 20, base1 - 240 + i * 40],
                  [x1 + 50, base1 - 200 + i * 36],
                  [x0, base0 - 270 + i * 50],
                ],
                i % 2 ? tone(ink.cloth) : tone(ink.marigold),
              )
            )
          })
          .join(''),
      )
    const lanterns = place.slug === 'vietnam' || place.slug === 'malaysia' || place.slug === 'singapore'
    return [
      heaven(stage, 640, 50),
      horizon(stage, place, 640, 100),
      townEnd(stage, place, tone, lamp),
      poly(
        [
          [330, 690],
          [670, 690],
          [1010, 1010],
          [-10, 1010],
        ],
        mix(tone(ink.sand), ink.near, 0.2),
      ),
      poly(
        [
          [470, 690],
          [530, 690],
          [640, 1010],
          [360, 1010],
        ],
        mix(tone(ink.sand), ink.near, 0.1),
      ),
      side(-1),
      side(1),
      lanterns
        ? [
            [-10, 200, 1010, 190],
            [-10, 330, 1010, 320],
          ]
            .map(
              ([x0, y0, x1, y1], r) =>
                stroke(`M${x0} ${y0}Q500 ${(y0 as number) + 120} ${x1} ${y1}`, ink.near, 4) +
                repeat(7, (i) => {
                  const t = (i + 0.7) / 7.4
                  return (
                    at(
                      1000 * t,
                      (y0 as number) + 240 * t * (1 - t) * 1,
                      1 - r * 0.2,
                      lantern(stage, 66, [ink.cloth, '#f4b020', '#e87a3a'][i % 3] as string, false).replace(
                        '#ffcf6e',
                        ink.marigold,
                      ),
                    ) +
                    (stage.night
                      ? circle(
                          1000 * t,
                          (y0 as number) + 240 * t * (1 - t) + 50,
                          90,
                          stage.glow('#ffb84d', 0.5),
                        )
                      : '')
                  )
                }),
            )
            .join('')
        : '',
      at(
        430,
        900,
        1,
        person(190, {
          coat: ink.cloth,
          legs: ink.cream,
          skirt: true,
          ...(place.slug === 'vietnam' && { hat: ink.sand }),
        }),
      ),
      at(540, 850, 1, person(140, { coat: ink.marigold, legs: ink.near })),
      at(500, 790, 1, person(96, { coat: ink.deep, legs: ink.near })),
    ].join('')
  },
}

function townEnd(stage: MotifStage, place: Place, tone: (c: string) => string, lamp: string): string {
  const { ink } = stage
  switch (place.slug) {
    case 'baku':
      return (
        path('M420 700V330Q420 300 450 296H570Q620 310 640 420V700Z', tone(ink.sand)) +
        path('M570 296Q620 310 640 420V700H580Z', mix(tone(ink.sand), ink.near, 0.3)) +
        repeat(10, (i) => rect(420, 340 + i * 34, 160, 6, ink.near, { opacity: 0.18 })) +
        rect(470, 420, 20, 50, ink.near) +
        rect(470, 560, 20, 50, ink.near)
      )
    case 'europe':
      return (
        [440, 560]
          .map(
            (x) =>
              rect(x - 36, 420, 72, 290, tone('#c9b49a')) +
              path(`M${x - 40} 420L${x} 230L${x + 40} 420Z`, mix(ink.near, ink.deep, 0.3)) +
              path(`M${x - 44} 420l10 -60l8 60ZM${x + 44} 420l-10 -60l-8 60Z`, mix(ink.near, ink.deep, 0.3)) +
              circle(x, 204, 9, ink.marigold) +
              rect(x - 10, 470, 20, 60, ink.near),
          )
          .join('') + rect(476, 560, 48, 150, tone('#c9b49a'))
      )
    case 'nepal':
      return at(
        500,
        700,
        1,
        pagoda(460, {
          tiers: 5,
          roof: tone(mix(ink.roof, ink.near, 0.3)),
          wall: tone(mix(ink.roof, ink.sand, 0.3)),
          lit: stage.lit,
          width: 0.66,
          taper: 0.6,
          curl: 0.06,
        }),
      )
    case 'singapore':
      return at(
        500,
        700,
        1,
        rect(-100, -120, 200, 120, tone(ink.cream)) +
          at(0, -120, 1, dome(170, 130, ink.marigold, mix(ink.marigold, ink.near, 0.3), stage.lit, 0.25)) +
          [-120, 120]
            .map(
              (x) =>
                rect(x - 14, -300, 28, 300, tone(ink.cream)) +
                at(x, -300, 1, dome(44, 36, ink.marigold, mix(ink.marigold, ink.near, 0.3), stage.lit, 0.3)),
            )
            .join('') +
          path('M-30 0V-60Q0 -100 30 -60V0Z', ink.near),
      )
    case 'vietnam':
      return at(
        500,
        690,
        1,
        rect(-130, -110, 260, 90, tone(ink.roof)) +
          path('M-170 -104Q-110 -130 -90 -180H90Q110 -130 170 -104Z', mix(ink.near, ink.roof, 0.3)) +
          path('M-140 0V-30Q0 -110 140 -30V0H90Q0 -70 -90 0Z', tone(ink.sand)) +
          repeat(5, (i) => rect(-110 + i * 46, -92, 26, 50, lamp)),
      )
    default:
      return repeat(
        4,
        (i) =>
          rect(330 + i * 90, 500 + (i % 2) * 40, 90, 210, tone(i % 2 ? ink.wall : ink.sand)) +
          poly(
            [
              [322 + i * 90, 506 + (i % 2) * 40],
              [375 + i * 90, 460 + (i % 2) * 40],
              [428 + i * 90, 506 + (i % 2) * 40],
            ],
            tone(ink.roof),
          ) +
          rect(358 + i * 90, 560, 32, 50, lamp),
      )
  }
}

const fishingNets = (stage: MotifStage, place: Place) => {
  const { ink } = stage
  const net = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      stroke('M0 0L-40 -260L260 -330M0 0L20 -260M-40 -260L-190 -150M-190 -150L-220 -60', ink.near, 12) +
        path('M60 -300L430 -350L330 -130Q260 -70 180 -110Z', ink.near, { opacity: 0.28 }) +
        stroke(
          'M260 -330L60 -300L180 -110L330 -130L430 -350L260 -330L180 -110M260 -330L330 -130',
          ink.near,
          6,
        ) +
        ellipse(-220, -46, 24, 28, mix(ink.far, ink.near, 0.5)),
    )
  return [
    heaven(stage, 600, 80),
    horizon(stage, place, 610, 90),
    sea(stage, { top: 600, far: lighten(ink.water, 0.05), near: ink.deep, rows: 6 }),
    sunPath(stage, 610, 900, mix(ink.marigold, ink.cream, 0.4)),
    net(690, 720, 0.7),
    net(330, 840, 1.15),
    path('M-10 1010V850Q260 800 520 860T1010 900V1010Z', mix(ink.near, ink.roof, 0.2)),
    at(560, 900, 1, person(190, { coat: ink.cream, legs: ink.marigold, skirt: true })),
    at(640, 906, 1, person(180, { coat: ink.cloth, legs: ink.near })),
    corner(stage, 1, 1),
  ].join('')
}

/** The towers of the place as everyone knows them. */
export const skyline: Motif = {
  hour: 'night',
  except: { dubai: 'dusk', bangkok: 'dusk', singapore: 'dusk', malaysia: 'night' },
  draw(stage, place) {
    const { ink } = stage
    const y = 740
    const lamp = '#ffd98a'
    if (place.slug === 'japan') return shibuya(stage)
    return [
      heaven(stage, y, 50),
      skylineOf(stage, 'back', { y, from: -20, to: 1020, height: 260, fill: stage.far(ink.far, 0.5) }),
      skylineOf(stage, 'mid', {
        y,
        from: -20,
        to: 1020,
        height: 190,
        fill: stage.far(mix(ink.far, ink.near, 0.4), 0.2),
        window: lamp,
      }),
      (TOWERS[place.slug] ?? (() => ''))(stage, y, lamp),
      rect(
        0,
        y - 4,
        SIDE,
        270,
        stage.gradient([mix(ink.water, ink.near, 0.2), mix(ink.deep, ink.near, 0.4)]),
      ),
      repeat(26, (i) =>
        rect(
          30 + ((i * 163) % 940),
          y + 14 + ((i * 37) % 150),
          5 + (i % 3) * 3,
          50 + (i % 4) * 16,
          i % 3 ? lamp : ink.cloth,
          { opacity: 0.4, rx: 4 },
        ),
      ),
      path('M-10 1010V950H1010V1010Z', ink.near),
      rect(-10, 936, 1020, 10, ink.near),
      repeat(22, (i) => rect(i * 48, 876, 5, 70, ink.near)),
      rect(-10, 870, 1020, 9, ink.near),
      at(300, 966, 1, person(240, { coat: mix(ink.cloth, ink.near, 0.3), legs: ink.near })),
      at(390, 966, 1, person(226, { coat: mix(ink.marigold, ink.near, 0.15), legs: ink.near, skirt: true })),
      at(460, 966, 1, person(150, { coat: ink.cream, legs: ink.near, pose: 'wave' })),
    ].join('')
  },
}

type Towers = (stage: MotifStage, y: number, lamp: string) => string

const TOWERS: Record<string, Towers> = {
  dubai: (stage, y, lamp) => {
    const { ink } = stage
    const steps = [
      [70, 190],
      [56, 310],
      [42, 420],
      [28, 520],
      [14, 600],
    ] as const
    return at(
      560,
      y,
      1,
      steps
        .map(
          ([w, h], i) =>
            rect(-w, -h, w * 2, h, i % 2 ? mix(ink.near, ink.cloth, 0.3) : mix(ink.near, ink.cloth, 0.2)) +
            rect(stage.lit < 0 ? -w : w - 12, -h, 12, h, ink.marigold),
        )
        .join('') +
        path('M-7 -600L0 -700L7 -600Z', ink.near) +
        repeat(30, (i) => rect(-46 + ((i * 37) % 92) * (1 - i / 44), -40 - i * 17, 5, 8, lamp)),
    )
  },
  malaysia: (stage, y, lamp) => {
    const { ink } = stage
    const steel = mix(ink.cream, ink.deep, 0.35)
    const one = (x: number) =>
      at(
        x,
        y,
        1,
        rect(-62, -430, 124, 430, steel) +
          rect(stage.lit < 0 ? 20 : -62, -430, 42, 430, mix(steel, ink.near, 0.35)) +
          rect(-48, -490, 96, 64, steel) +
          rect(-34, -540, 68, 54, steel) +
          rect(-20, -580, 40, 44, steel) +
          path('M-9 -580L0 -680L9 -580Z', steel) +
          repeat(16, (i) => rect(-62, -36 - i * 26, 124, 8, lamp, { opacity: 0.75 })) +
          rect(-48, -456, 96, 8, lamp) +
          rect(-34, -512, 68, 8, lamp),
      )
    return (
      one(400) +
      one(620) +
      rect(460, y - 270, 100, 22, steel) +
      stroke(`M470 ${y - 160}L510 ${y - 250}L550 ${y - 160}`, steel, 10) +
      rect(462, y - 264, 96, 6, lamp)
    )
  },
  singapore: (stage, y, lamp) => {
    const { ink } = stage
    const leg = (x: number) =>
      path(`M${x - 44} ${y}L${x - 22} ${y - 400}H${x + 44}L${x + 54} ${y}Z`, mix(ink.cream, ink.far, 0.3)) +
      path(`M${x + 14} ${y - 400}H${x + 44}L${x + 54} ${y}H${x + 20}Z`, mix(ink.near, ink.far, 0.4)) +
      repeat(11, (i) => rect(x - 30, y - 380 + i * 34, 60, 5, ink.near, { opacity: 0.3 })) +
      repeat(9, (i) => rect(x - 24 + (i % 3) * 16, y - 360 + i * 38, 8, 12, lamp))
    return (
      leg(330) +
      leg(510) +
      leg(690) +
      path(
        `M230 ${y - 412}Q520 ${y - 380} 880 ${y - 430}Q820 ${y - 386} 700 ${y - 386}H320Q250 ${y - 390} 230 ${y - 412}Z`,
        mix(ink.near, ink.cloth, 0.25),
      ) +
      repeat(9, (i) => circle(300 + i * 60, y - 418, 17, ink.leaf))
    )
  },
  baku: (stage, y, lamp) => {
    const { ink } = stage
    const flame = (x: number, h: number, k: number) =>
      at(
        x,
        y,
        [k, 1],
        path(
          `M-70 0Q-110 ${-h * 0.5} -20 ${-h * 0.86}L20 ${-h}Q0 ${-h * 0.8} 50 ${-h * 0.6}Q100 ${-h * 0.3} 70 0Z`,
          '#e8502f',
        ) +
          path(
            `M-40 0Q-76 ${-h * 0.4} -10 ${-h * 0.7}L14 ${-h * 0.86}Q0 ${-h * 0.66} 30 ${-h * 0.5}Q66 ${-h * 0.26} 44 0Z`,
            '#ff9a3d',
          ) +
          path(
            `M-14 0Q-34 ${-h * 0.3} 4 ${-h * 0.6}Q10 ${-h * 0.4} 24 ${-h * 0.3}Q32 ${-h * 0.16} 20 0Z`,
            '#ffe08a',
          ) +
          repeat(9, (i) => stroke(`M-90 ${-h * 0.08 * (i + 1)}H90`, ink.near, 3, { opacity: 0.22 })),
      )
    return (
      path(`M-10 ${y}V${y - 90}Q400 ${y - 160} 1010 ${y - 100}V${y}Z`, mix(ink.near, ink.far, 0.25)) +
      circle(520, y - 260, 420, stage.glow('#ff7a3d', 0.5)) +
      at(0, -100, 1, flame(350, 430, 1) + flame(690, 430, -1) + flame(520, 500, 1)) +
      path(`M-10 ${y}V${y - 80}Q400 ${y - 130} 1010 ${y - 80}V${y}Z`, mix(ink.near, ink.far, 0.15)) +
      repeat(16, (i) => circle(40 + i * 62, y - 30 - (i % 3) * 14, 6, lamp))
    )
  },
  hongkong: (stage, y, lamp) => {
    const { ink } = stage
    const block = (x: number, w: number, h: number, c: string) =>
      rect(x, y - h, w, h, c) +
      repeat(Math.floor(h / 26), (i) =>
        rect(x + 10, y - h + 14 + i * 26, w - 20, 6, i % 3 ? lamp : ink.cloth, { opacity: 0.75 }),
      )
    return (
      path(
        `M-10 ${y}V${y - 160}Q300 ${y - 330} 560 ${y - 250}Q800 ${y - 330} 1010 ${y - 170}V${y}Z`,
        mix(ink.near, ink.far, 0.2),
      ) +
      block(60, 90, 250, mix(ink.near, ink.deep, 0.8)) +
      block(170, 80, 340, mix(ink.near, ink.deep, 0.35)) +
      at(
        330,
        y,
        1,
        path('M-60 0V-380L0 -470L60 -380V0Z', mix(ink.deep, ink.water, 0.3)) +
          stroke('M-60 -380L60 -250L-60 -120L60 0M60 -380L-60 -250L60 -120L-60 0', ink.cream, 6) +
          stroke('M-16 -450V-530M16 -450V-530', ink.cream, 5),
      ) +
      block(420, 100, 290, mix(ink.near, ink.deep, 0.45)) +
      at(
        620,
        y,
        1,
        path(
          'M-66 0V-520Q-50 -560 -40 -560L-30 -600L-10 -570L0 -610L10 -570L30 -600L40 -560Q50 -560 66 -520V0Z',
          mix(ink.near, ink.far, 0.45),
        ) + repeat(18, (i) => rect(-54, -40 - i * 26, 108, 6, lamp, { opacity: 0.7 })),
      ) +
      block(710, 84, 330, mix(ink.near, ink.deep, 0.4)) +
      block(810, 120, 230, mix(ink.near, ink.deep, 0.5))
    )
  },
  bangkok: (stage, y, lamp) => {
    const { ink } = stage
    return (
      at(
        560,
        y,
        1,
        rect(-80, -560, 160, 560, mix(ink.deep, ink.near, 0.35)) +
          rect(stage.lit < 0 ? 20 : -80, -560, 60, 560, mix(ink.near, ink.deep, 0.2)) +
          repeat(20, (i) =>
            i > 5 && i < 13
              ? rect(-80 + (i - 5) * 14, -500 + i * 24, 40 + ((i * 17) % 40), 18, ink.marigold)
              : rect(-66 + ((i * 31) % 90), -530 + i * 26, 26, 10, lamp),
          ) +
          rect(-80, -574, 100, 16, mix(ink.near, ink.deep, 0.4)),
      ) + at(240, y, 0.7, prangs(mix(ink.marigold, ink.cream, 0.2), ink.near))
    )
  },
}

const shibuya = (stage: MotifStage) => {
  const { ink } = stage
  const night = mix('#141a3c', ink.near, 0.3)
  const sign = (x: number, y: number, w: number, h: number, c: string) =>
    rect(x, y, w, h, c, { rx: 6 }) +
    rect(x + w * 0.16, y + h * 0.16, w * 0.68, h * 0.1, '#fffdf6') +
    rect(x + w * 0.16, y + h * 0.4, w * 0.5, h * 0.1, '#fffdf6') +
    circle(x + w / 2, y + h * 0.75, Math.min(w, h) * 0.14, '#fffdf6')
  const strip = (i: number) =>
    poly(
      [
        [120 + i * 130, 690],
        [180 + i * 130, 690],
        [60 + i * 176, 1010],
        [-40 + i * 176, 1010],
      ],
      '#f4f1ea',
    )
  const crowd = repeat(22, (i) => {
    const y = 720 + ((i * 83) % 250)
    return {
      y,
      svg: at(
        40 + ((i * 197) % 930),
        y,
        1,
        person(70 + (y - 700) * 0.4, {
          coat: [ink.cloth, ink.marigold, ink.cream, ink.deep, ink.leaf][i % 5] as string,
          legs: i % 3 ? night : ink.cream,
          pose: i % 2 ? 'walk' : 'stand',
          facing: i % 4 < 2 ? 1 : -1,
        }),
      ),
    }.svg
  })
  return [
    heaven(stage, 700, 0),
    rect(0, 180, 260, 530, mix(night, ink.deep, 0.3)),
    rect(740, 120, 270, 590, mix(night, ink.deep, 0.25)),
    rect(290, 300, 180, 410, mix(night, ink.far, 0.2)),
    rect(540, 260, 190, 450, mix(night, ink.far, 0.15)),
    sign(30, 220, 200, 170, ink.cloth),
    sign(30, 410, 90, 230, '#2f8fc0'),
    sign(140, 420, 90, 110, ink.marigold),
    sign(780, 170, 190, 240, '#7a4fc0'),
    sign(780, 430, 86, 200, ink.marigold),
    sign(884, 430, 86, 120, ink.cloth),
    sign(320, 350, 120, 110, '#3fb5a0'),
    sign(570, 310, 130, 170, ink.leaf),
    repeat(20, (i) =>
      rect(310 + (i % 4) * 38 + (i > 9 ? 250 : 0), 520 + (Math.floor(i / 4) % 3) * 46, 20, 26, '#ffd98a'),
    ),
    rect(0, 690, SIDE, 320, mix(night, ink.far, 0.12)),
    repeat(6, strip),
    crowd,
  ].join('')
}

/** The building itself when it is what one comes for, or the great picture in it. */
export const museum: Motif = {
  hour: 'noon',
  except: { andaman: 'night', dubai: 'dusk', turkey: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'europe') return galleryRoom(stage)
    const body =
      { dubai: futureRing, turkey: ephesus, andaman: cellular, southafrica: pillars }[place.slug] ?? pillars
    return [
      heaven(stage, 640),
      horizon(stage, place, 680, 160),
      body(stage),
      at(410, 940, 1, person(180, { coat: ink.cloth, legs: ink.near })),
      at(490, 946, 1, person(170, { coat: ink.marigold, legs: ink.cream, skirt: true })),
      corner(stage, 1, 0.8),
    ].join('')
  },
}

const futureRing = (stage: MotifStage) => {
  const { ink } = stage
  const steel = mix(ink.cream, ink.far, 0.3)
  return (
    path('M180 800Q300 640 500 640Q700 640 820 800Z', ink.leaf) +
    path('M500 640Q700 640 820 800H560Z', mix(ink.leaf, ink.near, 0.35)) +
    path(
      'M520 180A250 240 0 0 1 740 560Q700 660 520 670Q330 660 290 560A250 240 0 0 1 520 180ZM530 320A120 110 0 0 0 420 480Q440 560 530 566Q620 560 640 480A120 110 0 0 0 530 320Z',
      steel,
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M520 180A250 240 0 0 1 740 560Q700 660 520 670L530 566Q620 560 640 480A120 110 0 0 0 530 320Z',
      mix(steel, ink.near, 0.3),
    ) +
    [
      ['M330 420Q400 340 480 300', 15],
      ['M330 480Q380 520 400 590', 13],
      ['M560 250Q660 300 690 400', 14],
      ['M690 460Q690 560 610 610', 14],
      ['M440 240Q500 220 540 230', 12],
      ['M430 600Q500 640 570 620', 12],
    ]
      .map(([d, w]) => stroke(d as string, ink.near, w as number, { opacity: 0.75 }))
      .join('') +
    ground(stage, 780, ink.sand, mix(ink.sand, ink.near, 0.3), 6)
  )
}

const ephesus = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.cream, ink.sand, 0.4)
  const shade = mix(stone, ink.near, 0.25)
  const column = (x: number, top: number, base: number, w: number) =>
    rect(x - w / 2, top, w, base - top, stone) +
    rect(x + (stage.lit < 0 ? w * 0.14 : -w / 2), top, w * 0.36, base - top, shade) +
    rect(x - w * 0.7, top - 18, w * 1.4, 20, stone) +
    rect(x - w * 0.7, base - 14, w * 1.4, 16, shade)
  return (
    ground(stage, 720, mix(ink.land, ink.sand, 0.4), mix(ink.land, ink.near, 0.3)) +
    rect(250, 290, 500, 450, mix(stone, ink.near, 0.34)) +
    [310, 430, 570, 690].map((x) => column(x, 520, 740, 36)).join('') +
    rect(260, 470, 480, 40, stone) +
    rect(260, 500, 480, 8, shade) +
    [310, 430, 570, 690].map((x) => column(x, 320, 470, 28)).join('') +
    rect(270, 280, 460, 30, stone) +
    path('M270 282L370 220L470 282ZM530 282L630 220L730 282Z', stone) +
    [370, 500, 630].map((x) => path(`M${x - 34} 740V620A34 40 0 0 1 ${x + 34} 620V740Z`, ink.near)).join('') +
    repeat(5, (i) => rect(220 - i * 36, 738 + i * 30, 560 + i * 72, 30, i % 2 ? shade : stone)) +
    column(120, 430, 900, 54) +
    column(880, 500, 900, 54) +
    ellipse(90, 910, 90, 26, shade) +
    rect(-10, 888, 1020, 130, mix(stone, ink.near, 0.12))
  )
}

const cellular = (stage: MotifStage) => {
  const { ink } = stage
  const brick = mix(ink.roof, ink.sand, 0.35)
  const wing = (k: number) =>
    poly(
      [
        [500, 470],
        [500 + k * 520, 410],
        [500 + k * 520, 800],
        [500, 730],
      ],
      k < 0 ? brick : mix(brick, ink.near, 0.22),
    ) +
    repeat(3, (r) =>
      repeat(8, (i) =>
        path(
          `M${500 + k * (70 + i * 54)} ${548 + r * 76 + i * (r - 1) * 6}v-26q${k * 12} -18 ${k * 24} 0v26Z`,
          i % 3 ? ink.near : '#ffb84d',
        ),
      ),
    )
  return (
    circle(500, 560, 520, stage.glow('#ff9a3d', 0.5)) +
    wing(-1) +
    wing(1) +
    poly(
      [
        [440, 800],
        [440, 330],
        [560, 330],
        [560, 800],
      ],
      lighten(brick, 0.05),
    ) +
    path('M424 334H576L540 270H460Z', ink.near) +
    rect(486, 226, 28, 48, ink.near) +
    repeat(3, (r) => path(`M474 ${460 + r * 110}v-50q26 -34 52 0v50Z`, '#ffd27a')) +
    poly(
      [
        [440, 270],
        [130, -10],
        [320, -10],
        [480, 262],
      ],
      '#ffe9b8',
      { opacity: 0.22 },
    ) +
    poly(
      [
        [560, 270],
        [870, -10],
        [680, -10],
        [520, 262],
      ],
      '#ffb8a0',
      { opacity: 0.22 },
    ) +
    ground(stage, 790, mix(ink.leaf, ink.near, 0.3), mix(ink.near, ink.leaf, 0.2), 6) +
    road(500, 800, 470, 460, mix(ink.sand, ink.near, 0.3))
  )
}

const pillars = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.sand, ink.far, 0.35)
  const hues = [ink.cloth, ink.marigold, ink.leaf, ink.deep, ink.roof, ink.cream, ink.near]
  return (
    ground(stage, 700, mix(ink.land, ink.sand, 0.3), mix(ink.land, ink.near, 0.3), 8) +
    rect(90, 520, 820, 230, mix(stone, ink.near, 0.2)) +
    rect(70, 500, 860, 28, stone) +
    rect(560, 590, 110, 160, ink.near) +
    hues
      .map(
        (c, i) =>
          rect(130 + i * 112, 280 + (i % 3) * 36, 62, 470 - (i % 3) * 36, mix(c, stone, 0.2)) +
          rect(172 + i * 112, 280 + (i % 3) * 36, 20, 470 - (i % 3) * 36, mix(c, ink.near, 0.4)),
      )
      .join('') +
    rect(-10, 746, 1020, 300, mix(stone, ink.cream, 0.3)) +
    repeat(5, (i) => rect(-10, 790 + i * 50, 1020, 4, ink.near, { opacity: 0.14 }))
  )
}

const galleryRoom = (stage: MotifStage) => {
  const { ink } = stage
  const wall = mix(ink.roof, ink.near, 0.35)
  const frame = (x: number, y: number, w: number, h: number, inner: string) =>
    rect(x, y, w, h, ink.marigold) +
    rect(x + 16, y + 16, w - 32, h - 32, mix(ink.marigold, ink.near, 0.4)) +
    stage.clip(`M${x + 26} ${y + 26}H${x + w - 26}V${y + h - 26}H${x + 26}Z`, inner)
  const lady =
    rect(350, 190, 300, 420, mix(ink.leaf, ink.sand, 0.5)) +
    path('M350 400Q450 330 650 390V620H350Z', mix(ink.deep, ink.leaf, 0.5)) +
    path('M380 620Q380 470 450 440L500 425L550 440Q620 470 620 620Z', ink.near) +
    path('M440 380Q430 280 500 274Q570 280 560 380Q570 430 550 450H450Q430 430 440 380Z', '#3a2620') +
    ellipse(500, 350, 40, 54, '#dba77a') +
    path('M478 396H522V440Q500 460 478 440Z', '#dba77a') +
    path('M486 368Q500 378 514 368', 'none', { stroke: '#9a5a44', 'stroke-width': 5 }) +
    ellipse(490, 580, 70, 22, '#dba77a')
  return [
    rect(0, 0, SIDE, SIDE, wall),
    rect(0, 700, SIDE, 300, mix(ink.sand, ink.roof, 0.4)),
    rect(0, 690, SIDE, 18, ink.marigold),
    poly(
      [
        [440, 0],
        [560, 0],
        [760, 700],
        [240, 700],
      ],
      '#fff3d0',
      { opacity: 0.12 },
    ),
    frame(330, 160, 340, 460, lady),
    frame(
      60,
      240,
      200,
      280,
      rect(60, 240, 200, 280, ink.water) +
        path('M60 420Q160 360 260 430V520H60Z', ink.leaf) +
        circle(200, 310, 30, ink.marigold),
    ),
    frame(
      740,
      240,
      200,
      280,
      rect(740, 240, 200, 280, ink.sand) +
        circle(840, 350, 46, ink.cloth) +
        path('M780 520Q840 370 900 520Z', ink.deep),
    ),
    stroke('M260 800Q500 850 740 800', ink.cloth, 12),
    rect(250, 770, 18, 110, ink.marigold),
    rect(732, 770, 18, 110, ink.marigold),
    at(400, 960, 1, person(300, { coat: ink.cream, legs: ink.near })),
    at(520, 966, 1, person(280, { coat: ink.cloth, legs: ink.deep, skirt: true })),
    at(630, 962, 1, person(190, { coat: ink.marigold, legs: ink.near })),
  ].join('')
}

/** A wheel, a coaster and a fairy-tale castle: a day out. */
export const themePark: Motif = {
  hour: 'dusk',
  except: { dubai: 'noon', malaysia: 'dawn', hongkong: 'night' },
  draw(stage, place) {
    const { ink } = stage
    const track = 'M-20 640Q120 700 230 560Q340 330 450 360Q560 400 600 560Q640 700 760 640Q900 560 1020 620'
    const trestle = repeat(14, (i) => stroke(`M${40 + i * 72} 560V860`, mix(ink.near, ink.far, 0.5), 6))
    const main =
      place.slug === 'dubai'
        ? stroke('M120 760Q160 420 420 380Q700 340 700 520Q690 640 520 620Q420 600 460 740', ink.cloth, 70) +
          stroke(
            'M120 760Q160 420 420 380Q700 340 700 520Q690 640 520 620Q420 600 460 740',
            lighten(ink.cloth, 0.1),
            30,
          ) +
          at(300, 430, 1, ellipse(0, 0, 60, 26, ink.marigold) + person(70, { coat: ink.near }))
        : place.slug === 'hongkong'
          ? castle(stage)
          : trestle +
            stroke(track, ink.near, 18) +
            stroke(track, ink.marigold, 9) +
            [0, 1, 2]
              .map((i) =>
                at(
                  300 + i * 66,
                  412 - i * 30 + i * i * 12,
                  1,
                  rect(-30, -44, 60, 40, ink.cloth, { rx: 12 }) +
                    circle(0, -56, 14, '#a5683f') +
                    stroke('M-8 -50L-22 -92M8 -50L22 -92', '#a5683f', 8),
                  -38 + i * 16,
                ),
              )
              .join('')
    return [
      heaven(stage, 660),
      horizon(stage, place, 700, 150),
      place.slug === 'dubai' ? '' : at(730, 450, 1, ferris(stage)),
      main,
      ground(stage, 790, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.4), 10),
      place.slug === 'dubai'
        ? path(
            'M-10 1010V850Q300 800 620 830T1010 830V1010Z',
            stage.gradient([lighten(ink.water, 0.1), ink.water]),
          ) +
          ellipse(460, 800, 150, 40, '#ffffff', { opacity: 0.85 }) +
          wood(stage, place, 900, 860, 480, -0.12)
        : '',
      place.slug === 'dubai'
        ? at(
            300,
            900,
            1,
            circle(0, 0, 70, ink.marigold) + circle(0, -6, 34, ink.water) + person(110, { coat: ink.cloth }),
          )
        : at(300, 930, 1, tent(ink.cloth, ink.cream)) +
          at(560, 950, 1, person(150, { coat: ink.marigold, legs: ink.near, pose: 'wave' })) +
          at(640, 954, 1, person(180, { coat: ink.cream, legs: ink.near })) +
          at(710, 956, 1, person(120, { coat: ink.cloth, legs: ink.deep, pose: 'wave' })),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const ferris = (stage: MotifStage) => {
  const { ink } = stage
  const r = 210
  return (
    stroke('M-120 350L0 0L120 350', ink.near, 16) +
    circle(0, 0, r, 'none', { stroke: ink.near, 'stroke-width': 12 }) +
    circle(0, 0, r - 26, 'none', { stroke: ink.near, 'stroke-width': 5 }) +
    repeat(10, (i) => {
      const a = (i / 10) * 6.2832
      return stroke(`M0 0L${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`, ink.near, 4)
    }) +
    repeat(10, (i) => {
      const a = (i / 10) * 6.2832
      return at(
        Math.cos(a) * r,
        Math.sin(a) * r,
        1,
        rect(-24, 2, 48, 40, [ink.cloth, ink.marigold, ink.cream, ink.water][i % 4] as string, { rx: 12 }) +
          path('M-28 6Q0 -22 28 6Z', ink.near),
      )
    }) +
    circle(0, 0, 24, ink.marigold)
  )
}

const tent = (a: string, b: string) =>
  repeat(
    6,
    (i) =>
      path(`M0 -220L${-150 + i * 50} -100L${-100 + i * 50} -100Z`, i % 2 ? a : b) +
      rect(-150 + i * 50, -100, 50, 100, i % 2 ? a : b),
  ) +
  path('M-30 0V-70Q0 -100 30 -70V0Z', '#2a2030') +
  stroke('M0 -220V-266', '#2a2030', 5) +
  path('M0 -266L50 -250L0 -236Z', a)

const castle = (stage: MotifStage) => {
  const { ink } = stage
  const wall = mix(ink.cream, ink.cloth, 0.14)
  const tower = (x: number, w: number, top: number, s: number) =>
    rect(x - w / 2, top, w, 800 - top, wall) +
    rect(x + w * 0.15, top, w * 0.35, 800 - top, mix(wall, ink.near, 0.25)) +
    path(`M${x - w * 0.66} ${top}L${x} ${top - s}L${x + w * 0.66} ${top}Z`, mix(ink.deep, ink.cloth, 0.35)) +
    stroke(`M${x} ${top - s}v-30`, ink.marigold, 5) +
    path(`M${x} ${top - s - 30}l36 10l-36 10Z`, ink.marigold) +
    path(`M${x - 11} ${top + 80}v-34q11 -20 22 0v34Z`, '#ffd98a')
  return (
    [
      [140, 210, '#ffd98a'],
      [860, 170, ink.cloth],
    ]
      .map(([x, y, c]) =>
        repeat(12, (i) =>
          stroke(
            `M${Math.round((x as number) + Math.cos(i * 0.5236) * 30)} ${Math.round((y as number) + Math.sin(i * 0.5236) * 30)}L${Math.round((x as number) + Math.cos(i * 0.5236) * 84)} ${Math.round((y as number) + Math.sin(i * 0.5236) * 84)}`,
            c as string,
            7,
          ),
        ),
      )
      .join('') +
    tower(330, 90, 520, 150) +
    tower(620, 90, 500, 160) +
    tower(410, 80, 400, 190) +
    tower(550, 70, 360, 200) +
    tower(476, 96, 320, 240) +
    rect(300, 600, 360, 220, wall) +
    path('M430 820V720Q480 650 530 720V820Z', ink.near) +
    repeat(9, (i) => rect(300 + i * 42, 580, 24, 24, wall))
  )
}
