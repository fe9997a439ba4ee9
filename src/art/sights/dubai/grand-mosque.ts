import { mix } from '../../colour.ts'
import { dome } from '../../parts/buildings.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { at, circle, ellipse, group, path, rect, repeat, stroke } from '../../shape.ts'
import { arches, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The white domes of the Grand Mosque in Abu Dhabi above its pools. */
export const grandMosque = sightScene({
  name: 'grand-mosque-dubai',
  destination: 'dubai',
  place: 'Abu Dhabi',
  light: 'dawn',
  sun: [0.24, 0.34],
  draw(stage) {
    const { w, h, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const white = '#fffaf2'
    const shade = '#cdb9c4'
    const gold = ink.marigold
    const bulb = (x: number, y: number, a: number, b: number) =>
      at(
        x,
        y,
        1,
        rect(-a * 0.42, -4, a * 0.84, 18, mix(white, shade, 0.4)) +
          dome(a, b, white, shade, lit, 0.26) +
          stroke(`M0 ${-b * 1.24}V${-b * 1.24 - 34}`, gold, 5) +
          circle(0, -b * 1.24 - 22, 8, gold) +
          path(`M-8 ${-b * 1.24 - 36}a9 9 0 1 0 14 0a7 7 0 1 1 -14 0Z`, gold),
      )
    const minaret = (x: number, height: number) =>
      rect(x - 20, -height * 0.46, 40, height * 0.46, white) +
      rect(lit < 0 ? x + 6 : x - 20, -height * 0.46, 14, height * 0.46, shade) +
      rect(x - 28, -height * 0.47, 56, 12, white) +
      path(
        `M${x - 17} ${-height * 0.47}L${x - 15} ${-height * 0.76}H${x + 15}L${x + 17} ${-height * 0.47}Z`,
        mix(white, shade, 0.15),
      ) +
      path(
        lit < 0
          ? `M${x + 4} ${-height * 0.47}V${-height * 0.76}H${x + 15}L${x + 17} ${-height * 0.47}Z`
          : `M${x - 4} ${-height * 0.47}V${-height * 0.76}H${x - 15}L${x - 17} ${-height * 0.47}Z`,
        shade,
      ) +
      rect(x - 23, -height * 0.77, 46, 10, white) +
      rect(x - 10, -height * 0.92, 20, height * 0.16, mix(white, shade, 0.2)) +
      rect(x - 16, -height * 0.93, 32, 8, white) +
      path(
        `M${x - 12} ${-height * 0.93}Q${x} ${-height * 0.96} ${x} ${-height}Q${x} ${-height * 0.96} ${x + 12} ${-height * 0.93}Z`,
        gold,
      )
    const body =
      minaret(-330, 520) +
      minaret(330, 520) +
      bulb(-200, -150, 130, 100) +
      bulb(200, -150, 130, 100) +
      bulb(0, -214, 230, 170) +
      rect(-112, -226, 224, 60, mix(white, shade, 0.1)) +
      arches(9, -106, -170, 14, 34, 10.5, mix(shade, ink.deep, 0.3)) +
      rect(-290, -150, 580, 150, white) +
      rect(-290, -156, 580, 10, mix(white, shade, 0.3)) +
      arches(9, -272, -2, 42, 104, 21, mix(shade, ink.deep, 0.25)) +
      repeat(
        10,
        (i) => rect(-284 + i * 62.6, -112, 5, 112, white) + rect(-286 + i * 62.6, -118, 9, 9, gold),
      ) +
      bulb(-260, -150, 54, 40) +
      bulb(260, -150, 54, 40) +
      bulb(-110, -150, 60, 44) +
      bulb(110, -150, 60, 44) +
      rect(-430, -86, 140, 86, mix(white, shade, 0.12)) +
      rect(290, -86, 140, 86, mix(white, shade, 0.2)) +
      arches(3, -420, -2, 30, 64, 14, mix(shade, ink.deep, 0.25)) +
      arches(3, 302, -2, 30, 64, 14, mix(shade, ink.deep, 0.25)) +
      bulb(-392, -86, 44, 32) +
      bulb(392, -86, 44, 32)
    return [
      fullSky(stage, 0.7, { disc: 74 }),
      hills(stage, 'palms', { y: h * 0.69, amp: h * 0.015, fill: stage.far(ink.leaf, 0.45) }),
      landmark(stage, 0.7, body, 0, wide ? 1.12 : 1),
      rect(
        0,
        h * 0.7,
        w,
        h * 0.31,
        stage.gradient([mix(ink.water, '#f7d9c0', 0.45), mix(ink.water, ink.deep, 0.5), ink.deep]),
      ),
      landmark(stage, 0.7, group(at(0, 0, [1, -0.62], body), { opacity: 0.24 }), 0, wide ? 1.12 : 1),
      repeat(9, (i) =>
        stroke(
          `M${w * (0.06 + ((i * 0.23) % 0.9))} ${h * (0.74 + 0.02 * i)}h${w * 0.07}`,
          white,
          2.4 * stage.u,
          { opacity: 0.45 },
        ),
      ),
      path(`M-10 ${h * 0.905}H${w + 10}V${h + 5}H-10Z`, '#f2e2d4'),
      rect(-10, h * 0.9, w + 20, h * 0.012, white),
      repeat(9, (i) =>
        at(
          w * (i / 8),
          h * 0.96,
          stage.u,
          path('M0 -22L40 0L0 22L-40 0Z', mix(ink.marigold, '#f2e2d4', 0.45)) +
            path('M0 -12L20 0L0 12L-20 0Z', ink.leaf),
        ),
      ),
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.22 }) +
          at(-26, 0, 1, person(150, { coat: ink.cream, legs: ink.cream, skirt: true, hair: '#fffaf2' })) +
          at(36, 2, 1, person(142, { coat: '#2f2a48', legs: '#2f2a48', skirt: true, hair: '#2f2a48' })),
        wide ? -260 : -140,
      ),
      palmAt(stage, wide ? -720 : -420, 0.92, 470, 0.08),
      wide ? palmAt(stage, 560, 0.92, 500, -0.08) : palmAt(stage, 420, 0.92, 430, -0.02),
    ].join('')
  },
})
