import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import { figure, LOTUS } from './figure.ts'
import { horizon } from './horizon.ts'
import type { DrawVariant, Motif } from './motif.ts'
import { SIDE } from './motif.ts'

/** A garden of the place: terraces with fountains, raked gravel, giant water lilies, vineyards or illuminated trees. */
export const garden: Motif = {
  light: 'noon',
  lightAt: { singapore: 'night', southafrica: 'dusk', japan: 'dawn', kashmir: 'noon' },
  draw(stage, place) {
    const variants = {
      singapore: supertrees,
      japan: gravel,
      mauritius: lilies,
      southafrica: vines,
      kashmir: mughal,
    }
    const plot = variants[place.slug as keyof typeof variants] ?? mughal
    return [fullSky(stage, 560), horizon(stage, place, 600, 220), plot(stage, place)].join('')
  },
}

const supertrees: DrawVariant = (stage) => {
  const { ink } = stage
  const tree = (x: number, y: number, h: number, c: string) =>
    at(
      x,
      y,
      h / 100,
      circle(0, -90, 90, stage.glow(c, 0.55)) +
        path('M-10 0Q-6 -50 -7 -80H7Q6 -50 10 0Z', mix(c, ink.near, 0.4)) +
        repeat(9, (i) =>
          stroke(`M0 -62Q${(i - 4) * 5} -84 ${(i - 4) * 12.5} ${-100 - (4 - Math.abs(i - 4)) * 2}`, c, 2.6),
        ) +
        ellipse(0, -104, 54, 8, c) +
        ellipse(0, -106, 46, 4, lighten(c, 0.12)) +
        repeat(6, (i) => circle(-5 + (i % 2) * 10, -14 - i * 10, 1.8, '#ffe9a8')),
    )
  return (
    ground(stage, 760, mix(ink.leaf, ink.near, 0.35), ink.near) +
    tree(180, 790, 460, mix(ink.cloth, ink.cream, 0.1)) +
    tree(860, 800, 420, mix('#7a5fd0', ink.cream, 0.2)) +
    stroke('M-10 560Q260 500 500 560T1010 540', ink.marigold, 14) +
    tree(520, 840, 640, mix(ink.cloth, '#c86ae0', 0.5)) +
    [300, 370, 680]
      .map((x, i) =>
        at(
          x,
          930,
          1,
          person(150 + i * 10, { coat: [ink.marigold, ink.cream, ink.cloth][i] as string, legs: ink.near }),
        ),
      )
      .join('') +
    corner(stage, -1, 1) +
    corner(stage, 1, 1)
  )
}

const gravel: DrawVariant = (stage, place) => {
  const { ink } = stage
  const sand = mix(ink.cream, ink.far, 0.14)
  const rock = mix(ink.near, ink.far, 0.35)
  const stone = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      ellipse(0, 20, 210, 60, sand) +
        repeat(4, (i) =>
          ellipse(0, 16, 150 + i * 36, 44 + i * 14, 'none', {
            stroke: mix(sand, ink.near, 0.2),
            'stroke-width': 6,
          }),
        ) +
        path('M-110 20Q-110 -90 -30 -120Q60 -130 100 -40Q120 10 110 20Z', rock) +
        path('M-90 0Q-80 -90 -20 -110Q30 -110 40 -70Q-20 -60 -90 0Z', lighten(rock, 0.1)) +
        ellipse(0, 22, 116, 16, mix(ink.leaf, '#4f7f4a', 0.8)),
    )
  return (
    placeTree(stage, place, 160, 640, 380) +
    placeTree(stage, place, 850, 640, 420) +
    rect(0, 560, SIDE, 90, mix(ink.sand, ink.roof, 0.2)) +
    path('M-10 566L0 540H1000L1010 566Z', ink.near) +
    rect(0, 644, SIDE, 370, sand) +
    repeat(9, (i) => stroke(`M-10 ${676 + i * 38}H1010`, mix(sand, ink.near, 0.16), 5)) +
    stone(320, 760, 0.75) +
    stone(700, 850, 1.05) +
    rect(0, 950, SIDE, 60, mix(ink.roof, ink.sand, 0.3)) +
    rect(0, 950, SIDE, 12, lighten(mix(ink.roof, ink.sand, 0.3), 0.07)) +
    at(250, 952, 1, figure(290, LOTUS, { top: ink.cloth, legs: ink.near })) +
    at(420, 952, 1, figure(270, LOTUS, { top: ink.marigold, legs: ink.deep }))
  )
}

const lilies: DrawVariant = (stage, place) => {
  const { ink } = stage
  const pad = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      ellipse(0, 8, 120, 44, mix(ink.leaf, ink.near, 0.4)) +
        ellipse(0, 0, 120, 42, mix(ink.leaf, ink.land, 0.3)) +
        ellipse(0, 2, 106, 34, lighten(ink.leaf, 0.08)) +
        path('M0 2L106 -6L100 14Z', mix(ink.leaf, ink.near, 0.2)) +
        repeat(6, (i) =>
          stroke(
            `M0 2L${Math.round(Math.cos(i * 1.047) * 100)} ${Math.round(2 + Math.sin(i * 1.047) * 32)}`,
            mix(ink.leaf, ink.near, 0.15),
            3,
          ),
        ),
    )
  const bloom = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      path('M-60 0Q-50 -50 -16 -20Q0 -80 16 -20Q50 -50 60 0Q0 30 -60 0Z', ink.cloth) +
        path('M-36 0Q-24 -40 0 -14Q24 -40 36 0Q0 18 -36 0Z', mix(ink.cloth, ink.cream, 0.5)) +
        circle(0, -6, 9, ink.marigold),
    )
  return (
    placeTree(stage, place, 110, 660, 440) +
    placeTree(stage, place, 900, 660, 480, -0.1) +
    placeTree(stage, place, 780, 650, 330) +
    ground(stage, 620, ink.leaf, mix(ink.leaf, ink.near, 0.3), 6) +
    rect(0, 660, SIDE, 350, stage.gradient([mix(ink.water, ink.leaf, 0.2), ink.deep])) +
    [
      [150, 720, 0.7],
      [420, 700, 0.6],
      [680, 720, 0.7],
      [900, 740, 0.8],
      [280, 810, 1.1],
      [600, 800, 0.95],
      [860, 860, 1.2],
      [130, 930, 1.3],
      [500, 930, 1.5],
    ]
      .map(([x, y, s]) => pad(x as number, y as number, s as number))
      .join('') +
    bloom(430, 800, 1) +
    bloom(720, 920, 1.3) +
    bloom(760, 690, 0.6) +
    bloom(300, 960, 1.1)
  )
}

const vines: DrawVariant = (stage) => {
  const { ink } = stage
  const row = (k: number) =>
    path(
      `M500 640L${500 + k * 170} 1010H${500 + k * 170 + 90}L506 640Z`,
      mix(ink.leaf, ink.near, Math.abs(k) % 2 ? 0.2 : 0.35),
    )
  return (
    ground(stage, 610, mix(ink.land, ink.sand, 0.3), mix(ink.land, ink.near, 0.2), 8) +
    repeat(9, (i) => row(i - 4)) +
    at(
      250,
      660,
      1,
      rect(-120, -90, 240, 90, '#fffaf0') +
        path('M-30 -90V-130Q-20 -170 0 -176Q20 -170 30 -130V-90Z', '#fffaf0') +
        path('M-140 -86L-110 -140H-40V-86ZM140 -86L110 -140H40V-86Z', ink.near) +
        [-80, 60].map((x) => rect(x, -66, 30, 40, mix(ink.deep, ink.near, 0.3))).join('') +
        rect(-14, -60, 28, 60, ink.roof),
    ) +
    rect(-10, 900, 1020, 110, mix(ink.roof, ink.near, 0.2)) +
    rect(-10, 890, 1020, 22, mix(ink.roof, ink.sand, 0.3)) +
    at(
      620,
      890,
      1,
      path('M-34 0V-190Q-34 -230 -14 -250V-330H14V-250Q34 -230 34 -190V0Z', mix(ink.near, ink.leaf, 0.3)) +
        rect(-34, -150, 68, 90, ink.cream) +
        rect(-15, -340, 30, 50, ink.cloth),
    ) +
    [430, 780]
      .map((x) =>
        at(
          x,
          890,
          1,
          path('M-60 -210H60Q66 -110 0 -96Q-66 -110 -60 -210Z', '#fffdf6', { opacity: 0.55 }) +
            path('M-57 -170H57Q54 -110 0 -100Q-54 -110 -57 -170Z', ink.cloth) +
            stroke('M0 -98V-8M-38 -4H38', '#fffdf6', 8, { opacity: 0.8 }),
        ),
      )
      .join('') +
    repeat(12, (i) =>
      circle(
        180 + (i % 4) * 30 + (Math.floor(i / 4) % 2) * 15,
        876 - Math.floor(i / 4) * 26,
        17,
        mix(ink.cloth, ink.near, 0.5),
      ),
    ) +
    path('M180 830q40 -50 90 -20q-30 30 -90 20Z', ink.leaf)
  )
}

const mughal: DrawVariant = (stage, place) => {
  const { ink } = stage
  const bed = (k: 1 | -1) =>
    repeat(
      4,
      (i) =>
        poly(
          [
            [500 + k * (120 + i * 40), 660 + i * 92],
            [500 + k * (380 + i * 60), 660 + i * 92],
            [500 + k * (420 + i * 66), 710 + i * 92],
            [500 + k * (140 + i * 40), 710 + i * 92],
          ],
          [ink.cloth, ink.marigold, mix(ink.cloth, ink.cream, 0.5), '#8a5fc0'][i] as string,
        ) +
        repeat(8, (d) =>
          circle(
            500 + k * (150 + i * 40 + d * 36),
            664 + i * 92,
            13,
            lighten([ink.cloth, ink.marigold, mix(ink.cloth, ink.cream, 0.5), '#8a5fc0'][i] as string, 0.07),
          ),
        ),
    )
  return (
    [100, 230, 790, 920]
      .map((x, i) => placeTree(stage, { ...place, tree: 'broad' }, x, 650, 330 + (i % 2) * 70))
      .join('') +
    ground(stage, 620, mix(ink.leaf, ink.land, 0.5), mix(ink.leaf, ink.near, 0.2), 4) +
    at(
      500,
      640,
      1,
      rect(-150, -110, 300, 110, ink.wall) +
        path('M-200 -104L-120 -190H120L200 -104Z', ink.roof) +
        path('M-100 -186L-60 -240H60L100 -186Z', ink.roof) +
        repeat(3, (i) =>
          path(`M${-120 + i * 90} 0V-60Q${-90 + i * 90} -96 ${-60 + i * 90} -60V0Z`, ink.near),
        ),
    ) +
    bed(1) +
    bed(-1) +
    repeat(
      4,
      (i) =>
        poly(
          [
            [470 - i * 26, 640 + i * 92],
            [530 + i * 26, 640 + i * 92],
            [552 + i * 26, 732 + i * 92],
            [448 - i * 26, 732 + i * 92],
          ],
          i % 2 ? ink.water : lighten(ink.water, 0.06),
        ) +
        rect(446 - i * 26, 720 + i * 92, 108 + i * 52, 14, ink.cream) +
        stroke(`M500 ${716 + i * 92}v${-46 - i * 16}`, '#ffffff', 7) +
        path(
          `M500 ${670 + i * 76}q-30 -6 -36 ${30 + i * 6}M500 ${670 + i * 76}q30 -6 36 ${30 + i * 6}`,
          'none',
          { stroke: '#ffffff', 'stroke-width': 5 },
        ),
    )
  )
}
