import { lighten, mix } from '../colour.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, wood } from './backdrop.ts'
import { figure, PADDLER } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './kit.ts'
import { blobRock } from './water-parts.ts'

/** A raft going down a rapid, four paddles in. */
export const rafting: Motif = {
  hour: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const rock = mix(ink.far, ink.near, 0.5)
    return [
      heaven(stage, 330, 46),
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
      wood(stage, place, 120, 520, 330),
      wood(stage, place, 880, 500, 340, -0.08),
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
  },
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
