import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import type { Place } from './place.ts'
import { blobRock } from './water-parts.ts'

/** A waterfall down a green cliff, or water on white terraces. */
export const waterfall: Motif = {
  light: 'noon',
  draw(stage, place) {
    if (place.slug === 'turkey') return travertine(stage, place)
    const { ink } = stage
    const cliff = mix(ink.leaf, ink.near, 0.35)
    const fall = (x: number, w: number, from: number, to: number) =>
      poly(
        [
          [x - w / 2, from],
          [x + w / 2, from],
          [x + w * 0.85, to],
          [x - w * 0.85, to],
        ],
        '#fffdf6',
      ) +
      repeat(3, (i) =>
        stroke(
          `M${x + (i - 1) * w * 0.3} ${from + 30}L${x + (i - 1) * w * 0.5} ${to - 30}`,
          mix(ink.water, '#ffffff', 0.55),
          w * 0.08,
        ),
      )
    const train = place.slug === 'goa'
    return [
      fullSky(stage, 300, 0),
      horizon(stage, place, 330, 160),
      path('M-10 300Q140 250 300 270Q520 230 700 270Q860 240 1010 290V800H-10Z', cliff),
      path(
        'M-10 340Q90 420 130 560Q180 700 160 800H-10ZM1010 330Q880 440 860 600Q830 720 850 800H1010Z',
        mix(ink.leaf, ink.near, 0.6),
      ),
      path(
        'M300 290Q340 480 320 800H420Q430 500 400 280ZM640 280Q620 500 650 800H740Q700 560 730 280Z',
        lighten(cliff, 0.05),
      ),
      fall(520, train ? 130 : 90, 262, train ? 500 : 800),
      train ? fall(540, 190, 540, 800) : '',
      train
        ? rect(-10, 500, 1020, 18, mix(ink.near, ink.sand, 0.4)) +
          repeat(6, (i) =>
            path(
              `M${40 + i * 180} 518V600Q${90 + i * 180} 520 ${140 + i * 180} 600V518Z`,
              mix(ink.near, ink.sand, 0.3),
            ),
          ) +
          rect(110, 452, 430, 48, ink.cloth, { rx: 8 }) +
          repeat(8, (i) => rect(130 + i * 50, 462, 30, 18, ink.cream))
        : '',
      ellipse(520, 810, 300, 60, '#fffdf6', { opacity: 0.75 }),
      path(
        'M-10 1010V800Q240 760 520 790T1010 800V1010Z',
        stage.gradient([lighten(ink.water, 0.08), ink.deep]),
      ),
      ellipse(520, 812, 240, 30, '#fffdf6', { opacity: 0.9 }),
      blobRock(200, 850, 110, ink.near),
      blobRock(800, 870, 130, ink.near),
      at(770, 800, 1, person(130, { coat: ink.marigold, legs: ink.near })),
      at(820, 804, 1, person(118, { coat: ink.cloth, legs: ink.cream, skirt: true })),
      corner(stage, -1, 1.1),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

function travertine(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const white = '#fbf7ee'
  const pool = (x: number, y: number, w: number) =>
    path(
      `M${x - w} ${y}Q${x} ${y - 30} ${x + w} ${y}Q${x + w * 1.02} ${y + w * 0.2} ${x + w * 0.8} ${y + w * 0.34}Q${x} ${y + w * 0.5} ${x - w * 0.8} ${y + w * 0.34}Q${x - w * 1.02} ${y + w * 0.2} ${x - w} ${y}Z`,
      mix(white, ink.water, 0.16),
    ) +
    ellipse(x, y, w, w * 0.13, white) +
    ellipse(x, y + 2, w * 0.93, w * 0.1, lighten(ink.water, 0.07)) +
    repeat(5, (i) =>
      stroke(
        `M${x - w * 0.7 + i * w * 0.35} ${y + w * 0.16}v${w * (0.2 - Math.abs(i - 2) * 0.03)}`,
        mix(white, ink.water, 0.4),
        7,
      ),
    )
  return [
    fullSky(stage, 360),
    horizon(stage, { ...place, terrain: 'hills' }, 370, 130),
    path('M-10 1010V420Q240 340 520 360Q800 340 1010 300V1010Z', white),
    pool(760, 400, 180),
    pool(380, 450, 200),
    pool(820, 540, 240),
    pool(260, 600, 270),
    pool(700, 720, 320),
    pool(150, 800, 300),
    pool(620, 920, 430),
    at(420, 715, 1, person(190, { coat: ink.cloth, legs: ink.marigold, pose: 'walk', hat: ink.sand })),
    at(520, 700, 1, person(170, { coat: ink.cream, legs: ink.deep, skirt: true })),
  ].join('')
}
