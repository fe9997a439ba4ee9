import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, ellipse, group, path, poly, rect, repeat } from '../../shape.ts'
import { arches, leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The Temple of the Tooth on the other side of Kandy's lake, in the evening. */
export const tooth = sightScene({
  name: 'tooth-temple-srilanka',
  destination: 'srilanka',
  place: 'Temple of the Tooth',
  light: 'dusk',
  sun: [0.24, 0.36],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const white = '#fff3e2'
    const shade = '#c9a59c'
    const gold = '#f2b034'
    const tile = '#a8482f'
    const roof = (half: number, y: number, height: number, fill: string) =>
      path(
        `M${-half} ${y}Q${-half * 0.9} ${y - height * 0.3} ${-half * 0.74} ${y - height}H${half * 0.74}Q${half * 0.9} ${y - height * 0.3} ${half} ${y}Z`,
        fill,
      ) +
      path(
        lit < 0
          ? `M${half * 0.3} ${y}L${half * 0.26} ${y - height}H${half * 0.74}Q${half * 0.9} ${y - height * 0.3} ${half} ${y}Z`
          : `M${-half * 0.3} ${y}L${-half * 0.26} ${y - height}H${-half * 0.74}Q${-half * 0.9} ${y - height * 0.3} ${-half} ${y}Z`,
        lighten(fill, -0.07),
      )
    const body =
      rect(-330, -120, 660, 120, white) +
      rect(lit < 0 ? 170 : -330, -120, 160, 120, mix(white, shade, 0.4)) +
      arches(9, -306, 0, 44, 92, 27, '#f2c05a') +
      arches(9, -300, 0, 32, 82, 39, '#8a4a3a') +
      roof(372, -114, 62, tile) +
      rect(-230, -236, 460, 66, white) +
      repeat(
        7,
        (i) => rect(-200 + i * 60, -220, 34, 42, '#f2c05a') + rect(-184 + i * 60, -220, 3, 42, '#8a4a3a'),
      ) +
      roof(270, -232, 56, lighten(tile, 0.02)) +
      // The golden roof over the shrine.
      rect(-92, -316, 184, 40, mix(gold, white, 0.4)) +
      roof(120, -312, 74, gold) +
      path('M-62 -384L0 -440L62 -384Z', lighten(gold, 0.03)) +
      path('M-5 -436L0 -486L5 -436Z', gold) +
      // The octagonal pavilion, and the wall with its wavy top.
      at(
        390,
        10,
        1,
        poly(
          [
            [-84, 0],
            [-84, -110],
            [-50, -130],
            [50, -130],
            [84, -110],
            [84, 0],
          ],
          white,
        ) +
          rect(lit < 0 ? 20 : -84, -116, 64, 116, mix(white, shade, 0.5)) +
          arches(3, -62, -10, 30, 74, 18, '#8a4a3a') +
          path('M-116 -112Q-70 -140 -40 -200H40Q70 -140 116 -112Z', tile) +
          path('M-40 -200L0 -244L40 -200Z', lighten(tile, 0.05)) +
          path('M-4 -240L0 -276L4 -240Z', gold),
      ) +
      rect(-480, -14, 1000, 34, white) +
      repeat(
        26,
        (i) =>
          path(
            `M${-480 + i * 38.5} -12Q${-476 + i * 38.5} -34 ${-460.7 + i * 38.5} -36Q${-446 + i * 38.5} -34 ${-441.5 + i * 38.5} -12Z`,
            white,
          ) + path(`M${-468 + i * 38.5} 12v-10a7 7 0 0 1 14 0v10Z`, '#f2b85a'),
      ) +
      rect(-480, 16, 1000, 8, shade)
    const lotus = (x: number, y: number, s: number, c: string) =>
      at(
        w * x,
        h * y,
        u * s,
        ellipse(0, 6, 56, 13, ink.leaf) +
          path('M-34 0Q-44 -26 -50 -30Q-20 -34 0 -4Q20 -34 50 -30Q44 -26 34 0Q0 14 -34 0Z', c) +
          path('M-20 0Q-22 -40 0 -50Q22 -40 20 0Q0 8 -20 0Z', lighten(c, 0.06)),
      )
    return [
      fullSky(stage, 0.68, { disc: 76 }),
      hills(stage, 'a', { y: h * 0.56, amp: h * 0.08, fill: stage.far(ink.leaf, 0.45) }),
      hills(stage, 'b', { y: h * 0.64, amp: h * 0.06, fill: stage.far(ink.leaf, 0.2) }),
      repeat(12, (i) =>
        at(
          w * (i / 11),
          h * 0.68,
          u,
          tree(
            stage.random(`t${i}`),
            190 + 60 * (i % 3),
            mix(ink.leaf, ink.far, 0.12),
            mix(ink.leaf, ink.near, 0.5),
            ink.near,
            lit,
          ),
        ),
      ),
      [-560, -480, 520]
        .map((x, i) => palmAt(stage, x, 0.69, 330 + 50 * (i % 2), i % 2 ? 0.1 : -0.08))
        .join(''),
      rect(0, h * 0.67, w, h * 0.05, mix(ink.leaf, ink.near, 0.35)),
      landmark(stage, 0.695, body, wide ? 0 : -20, wide ? 1.05 : 0.92),
      sea(stage, {
        top: h * 0.715,
        far: mix(ink.water, '#f0a070', 0.45),
        near: ink.deep,
        foam: '#ffdca8',
        rows: 7,
      }),
      landmark(
        stage,
        0.72,
        group(at(0, 0, [1, -0.4], body), { opacity: 0.2 }),
        wide ? 0 : -20,
        wide ? 1.05 : 0.92,
      ),
      lotus(0.1, 0.86, 1.2, '#e87a9a'),
      lotus(0.24, 0.93, 1.5, '#fbe3ea'),
      lotus(wide ? 0.62 : 0.56, 0.9, 1.1, '#e87a9a'),
      lotus(0.78, 0.95, 1.5, '#f0a0b8'),
      lotus(0.9, 0.86, 1, '#fbe3ea'),
      repeat(14, (i) =>
        ellipse(
          w * ((i * 0.137 + 0.05) % 1),
          h * (0.84 + 0.14 * ((i * 0.53) % 1)),
          46 * u,
          11 * u,
          i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4),
        ),
      ),
      leaves(stage, -1, 0.8),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
