import { lighten, mix } from '../colour.ts'
import { flags, person } from '../parts/life.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { figure, PADDLER } from './figure.ts'
import { horizon } from './horizon.ts'
import type { DrawVariant, Motif, MotifStage } from './motif.ts'
import { blobRock } from './water-parts.ts'

/** A raft on a river of the place: in a rapid, at the edge of a fall, or seen from the bank. */
export const rafting: Motif = {
  light: 'noon',
  draw(stage, place) {
    const variants: Record<string, DrawVariant> = {
      kashmir: drop,
      ladakh: drop,
      bhutan: fromBank,
      himachal: fromBank,
    }
    return (variants[place.slug] ?? rapid)(stage, place)
  },
}

/** A raft with four paddlers in front of white water. */
const rapid: DrawVariant = (stage, place) => {
  const { ink } = stage
  const rock = mix(ink.far, ink.near, 0.5)
  return [
    fullSky(stage, 330, 46),
    horizon(stage, place, 340, 190),
    poly(
      [
        [-10, 340],
        [330, 350],
        [410, 470],
        [300, 700],
        [-10, 860],
      ],
      mix(ink.leaf, ink.near, 0.35),
    ),
    poly(
      [
        [1010, 320],
        [640, 350],
        [560, 470],
        [720, 700],
        [1010, 850],
      ],
      mix(ink.leaf, ink.near, 0.18),
    ),
    placeTree(stage, place, 120, 520, 330),
    placeTree(stage, place, 880, 500, 340, -0.08),
    path(
      'M400 346Q480 420 420 500Q200 700 -10 860V1010H1010V850Q760 690 590 500Q560 420 640 346Z',
      stage.gradient([lighten(ink.water, 0.13), ink.water, ink.deep]),
    ),
    repeat(9, (i) =>
      stroke(
        `M${470 + i * 10 - i * i * 4} ${430 + i * 40}q${60 + i * 6} ${-30} ${120 + i * 14} ${6}`,
        '#fffdf6',
        6 + i,
        { opacity: 0.75 },
      ),
    ),
    blobRock(180, 800, 110, rock),
    blobRock(860, 740, 84, rock),
    at(510, 740, 1.1, raft(stage), -7),
    path(
      'M150 850Q240 770 320 830Q380 780 450 840Q540 790 620 840Q700 800 790 850Q860 880 900 950Q520 900 150 960Q110 900 150 850Z',
      '#fffdf6',
    ),
    path('M-10 1010V930Q240 860 520 910T1010 900V1010Z', lighten(ink.water, 0.05)),
    repeat(8, (i) => circle(210 + i * 82, 790 - (i % 3) * 40, 9 + (i % 2) * 5, '#fffdf6')),
  ].join('')
}

/** A raft in a gorge, with its bow over the edge of a fall. */
const drop: DrawVariant = (stage, place) => {
  const { ink } = stage
  const barren = place.terrain === 'barren'
  const wall = barren ? mix(ink.land, ink.roof, 0.3) : mix(ink.leaf, ink.near, 0.4)
  const foam = '#fffdf6'
  return [
    fullSky(stage, 380, 44),
    horizon(stage, place, 400, 230),
    path('M-10 300Q170 330 210 470L170 640L230 1010H-10Z', wall),
    path('M-10 420Q90 470 100 620L70 1010H-10Z', mix(wall, ink.near, 0.35)),
    path('M1010 260Q820 320 790 470L850 640L800 1010H1010Z', lighten(wall, 0.04)),
    path('M1010 400Q900 470 900 640L930 1010H1010Z', mix(wall, ink.near, 0.25)),
    barren ? '' : placeTree(stage, place, 130, 430, 240) + placeTree(stage, place, 880, 400, 250, -0.06),
    path('M205 470Q500 440 795 470L850 610H170Z', stage.gradient([lighten(ink.water, 0.14), ink.water])),
    repeat(5, (i) =>
      stroke(`M${250 + i * 96} ${500 + (i % 2) * 40}q50 -16 100 0`, foam, 6, { opacity: 0.7 }),
    ),
    path('M170 606Q500 580 850 606L812 850H214Z', stage.gradient([ink.water, lighten(ink.water, 0.2)])),
    repeat(13, (i) =>
      stroke(
        `M${196 + i * 50} ${618 - (i % 3) * 8}Q${200 + i * 49} 700 ${224 + i * 46} ${800 + (i % 3) * 18}`,
        foam,
        9 + (i % 3) * 5,
        { opacity: 0.8 },
      ),
    ),
    path('M-10 1010V870Q240 820 500 846T1010 862V1010Z', stage.gradient([ink.water, ink.deep])),
    at(470, 640, 0.95, raft(stage), 19),
    repeat(12, (i) => circle(200 + i * 56, 836 - (i % 4) * 20, 46 - (i % 3) * 9, foam, { opacity: 0.92 })),
    repeat(9, (i) => circle(540 + i * 38, 660 - ((i * 53) % 120), 8 + (i % 3) * 5, foam)),
    path('M-10 1010V940Q260 890 520 930T1010 920V1010Z', lighten(ink.deep, 0.05)),
  ].join('')
}

/** Two rafts on a winding river below a footbridge, and a person who watches them. */
const fromBank: DrawVariant = (stage, place) => {
  const { ink } = stage
  const bank = mix(ink.leaf, ink.near, 0.3)
  const plank = mix(ink.roof, ink.near, 0.35)
  const sagging = (t: number, dy: number) => 372 + dy + 170 * 4 * t * (1 - t) * 0.5
  return [
    fullSky(stage, 330, 44),
    horizon(stage, place, 350, 210),
    path('M-10 350Q300 330 1010 344V1010H-10Z', mix(ink.land, ink.leaf, 0.55)),
    path('M-10 400Q240 380 420 470Q240 560 -10 600Z', bank),
    path('M1010 380Q760 400 640 480Q860 600 1010 640Z', mix(bank, ink.near, 0.15)),
    repeat(3, (i) => placeTree(stage, place, 60 + i * 110, 470 + i * 14, 210 - i * 24)),
    repeat(3, (i) => placeTree(stage, place, 940 - i * 100, 480 + i * 10, 220 - i * 26, -0.05)),
    path(
      'M470 352Q560 400 430 470Q250 560 420 660Q640 760 1010 800V1010H-10V900Q60 760 170 660Q240 590 330 500Q430 410 400 352Z',
      stage.gradient([lighten(ink.water, 0.16), ink.water, ink.deep]),
    ),
    repeat(9, (i) =>
      stroke(
        `M${[410, 360, 300, 330, 240, 470, 620, 360, 760][i]} ${430 + i * 58}q${40 + i * 8} -14 ${80 + i * 14} 2`,
        '#fffdf6',
        4 + i,
        { opacity: 0.7 },
      ),
    ),
    at(356, 610, 0.4, raft(stage), 12),
    at(560, 850, 0.86, raft(stage), 5),
    repeat(9, (i) => circle(330 + i * 58, 890 + (i % 3) * 14, 20 - (i % 3) * 4, '#fffdf6', { opacity: 0.9 })),
    [0, 46]
      .map((dy) => stroke(`M-10 ${372 + dy}Q500 ${542 + dy} 1010 ${372 + dy}`, plank, dy ? 12 : 5))
      .join(''),
    repeat(21, (i) => {
      const t = (i + 0.5) / 21
      return stroke(`M${num(1020 * t - 10)} ${num(sagging(t, 0))}V${num(sagging(t, 46))}`, plank, 4)
    }),
    flags(stage, [-20, 356], [1020, 350], {
      sag: 84,
      size: 34,
      colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
    }),
    path('M-10 1010V800Q120 800 200 900Q240 960 330 1010Z', mix(ink.near, ink.leaf, 0.3)),
    at(104, 900, 1, person(200, { coat: ink.cloth, legs: ink.near, hat: ink.marigold, skin: '#a5683f' })),
  ].join('')
}

function raft(stage: MotifStage): string {
  const { ink } = stage
  const crew = [-150, -50, 60, 160]
  const paddler = (x: number, i: number) =>
    at(
      x,
      -30,
      1,
      figure(230, PADDLER, {
        top: i % 2 ? ink.cloth : ink.deep,
        legs: ink.near,
        hat: ink.cream,
        skin: '#a5683f',
      }),
    ) +
    at(
      x + 34,
      -64,
      1,
      stroke('M0 -40L64 110', ink.near, 8) +
        ellipse(70, 124, 14, 30, ink.marigold, { transform: 'rotate(-22 70 124)' }),
    )
  return (
    crew.map(paddler).join('') +
    path(
      'M-300 -80Q-330 -10 -230 40H220Q330 0 310 -90Q280 -60 220 -40H-220Q-280 -50 -300 -80Z',
      ink.marigold,
    ) +
    path(
      'M-310 -50Q-300 20 -230 40H220Q320 10 316 -60Q290 0 210 8H-220Q-290 0 -310 -50Z',
      lighten(ink.marigold, -0.09),
    ) +
    rect(-190, -36, 380, 10, ink.cream, { opacity: 0.8 })
  )
}
