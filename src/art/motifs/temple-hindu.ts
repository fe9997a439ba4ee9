import { lighten, mix } from '../colour.ts'
import { pagoda } from '../parts/buildings.ts'
import { person } from '../parts/life.ts'
import { sea } from '../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { ground, placeTree } from './backdrop.ts'
import type { DrawBuilding, MotifStage } from './motif.ts'
import { court } from './people.ts'

/** Two Balinese towers with many thatched roofs, and people who bathe. */
export const meru: DrawBuilding = (stage, place, y) => {
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
    placeTree(stage, place, 860, y + 10, 460, -0.12) +
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

/** White stone towers with flags. */
export const shikhara: DrawBuilding = (stage, place, y) => {
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
    placeTree(stage, place, 110, y + 30, 330) +
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

/** A tower with painted storeys, and a statue by a lake. */
export const gopuram: DrawBuilding = (stage, place, y) => {
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
    placeTree(stage, place, 900, y + 30, 420, -0.1) +
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

/** Brick pagodas at night, with priests who swing lamps. */
export const newari: DrawBuilding = (stage, _place, y) => {
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

/** A wooden temple between deodars. */
export const hadimba: DrawBuilding = (stage, place, y) => {
  const { ink, lit } = stage
  const timber = mix(ink.near, ink.roof, 0.45)
  return (
    [60, 190, 330, 760, 880, 980]
      .map((x, i) => placeTree(stage, { ...place, tree: 'fir' }, x, y + (i % 2) * 14, 560 + (i % 3) * 90))
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
