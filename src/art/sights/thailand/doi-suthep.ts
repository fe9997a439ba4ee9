import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { bushes, tree } from '../../parts/plants.ts'
import { at, circle, path, poly, rect, repeat } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The golden chedi of Doi Suthep above its stairs with two nagas (serpents). */
export const doiSuthep = sightScene({
  name: 'doi-suthep-thailand',
  destination: 'thailand',
  place: 'Doi Suthep',
  light: 'dusk',
  sun: [0.24, 0.36],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const gold = '#f4b52e'
    const dark = '#c9821f'
    const side = (l: string, d: string, outline: (k: number) => string) =>
      path(outline(lit), l) + path(outline(-lit), d)
    const chedi =
      rect(-190, -46, 380, 46, lighten(gold, -0.14)) +
      rect(-166, -86, 332, 42, gold) +
      rect(-140, -120, 280, 36, lighten(gold, -0.08)) +
      side(gold, dark, (k) => `M0 -120H${k * 120}L${k * 98} -214H0Z`) +
      rect(-104, -226, 208, 16, lighten(gold, 0.06)) +
      side(gold, dark, (k) => `M0 -226H${k * 92}Q${k * 84} -300 ${k * 40} -338H0Z`) +
      rect(-48, -350, 96, 14, lighten(gold, 0.06)) +
      side(gold, dark, (k) => `M0 -350H${k * 36}Q${k * 20} -430 0 -560Z`) +
      repeat(6, (i) => rect(-34 + i * 4.4, -366 - i * 20, 68 - i * 8.8, 5, dark, { opacity: 0.6 })) +
      path('M-4 -556L0 -612L4 -556Z', lighten(gold, 0.1))
    const parasol = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-3, -190, 6, 190, dark) +
          [0, 1, 2]
            .map((i) =>
              path(
                `M${-46 + i * 12} ${-120 - i * 34}Q0 ${-166 - i * 34} ${46 - i * 12} ${-120 - i * 34}Z`,
                i % 2 ? lighten(gold, 0.06) : gold,
              ),
            )
            .join(''),
      )
    const pavilion = (k: 1 | -1) =>
      at(
        k * 330,
        0,
        [k, 1],
        rect(-70, -86, 140, 86, ink.cream) +
          rect(-70, -86, 40, 86, mix(ink.cream, ink.near, 0.16)) +
          rect(-14, -60, 34, 60, '#8f2f2a') +
          path('M-110 -74Q-60 -92 0 -190Q60 -92 110 -74L96 -90Q50 -80 0 -80T-96 -90Z', '#b23a2c') +
          path('M-84 -108Q-40 -130 0 -214Q40 -130 84 -108Q0 -128 -84 -108Z', '#cf5236') +
          path('M-6 -200L0 -240L6 -200Z', gold),
      )
    const top = 0.63
    // The nagas form the balustrades; their heads are raised at the bottom of the stairs.
    const naga = (k: 1 | -1) =>
      at(
        0,
        0,
        [k, 1],
        path('M92 0Q120 60 190 170Q240 250 330 372L420 372Q310 230 250 140Q190 50 122 -8Z', '#3f8f6a') +
          repeat(9, (i) => {
            const t = i / 8
            return path(
              `M${112 + t * 230} ${14 + t * 330}q14 ${-10 - t * 6} ${22 + t * 20} ${2 + t * 6}q-8 ${12 + t * 10} ${-18 - t * 20} ${8 + t * 6}Z`,
              i % 2 ? gold : '#d8453a',
            )
          }),
      )
    return [
      fullSky(stage, 0.8, { disc: 76 }),
      hills(stage, 'a', { y: h * 0.6, amp: h * 0.07, fill: stage.far(ink.far, 0.4) }),
      hills(stage, 'b', { y: h * 0.7, amp: h * 0.06, fill: stage.far(ink.leaf, 0.3) }),
      repeat(8, (i) =>
        at(
          w * (i / 7),
          h * (0.72 + 0.02 * (i % 2)),
          u,
          tree(
            stage.random(`t${i}`),
            210 + 60 * (i % 3),
            mix(ink.leaf, ink.far, 0.2),
            mix(ink.leaf, ink.near, 0.45),
            ink.near,
            lit,
          ),
        ),
      ),
      landmark(stage, top, pavilion(-1) + pavilion(1) + parasol(-236, 0, 1.1) + parasol(236, 0, 1.1) + chedi),
      rect(
        0,
        h * top,
        w,
        h * (1 - top) + 2,
        stage.gradient([mix(ink.leaf, ink.near, 0.25), mix(ink.near, ink.leaf, 0.2)]),
      ),
      bushes(
        stage.random('hedge'),
        Array.from({ length: 16 }, (_, i) => [(w * i) / 15, h * (top + 0.03), 46 * u] as const),
        ink.leaf,
        mix(ink.leaf, ink.near, 0.5),
        lit,
      ),
      bushes(
        stage.random('lawn'),
        Array.from(
          { length: 16 },
          (_, i) =>
            [
              w * (i < 8 ? 0.01 + i * 0.052 : 0.99 - (i - 8) * 0.04),
              h * (top + 0.12 + 0.095 * ((i * 2) % 4)),
              (34 + 7 * ((i * 2) % 4)) * u,
            ] as const,
        ),
        mix(ink.leaf, ink.marigold, 0.2),
        mix(ink.leaf, ink.near, 0.4),
        lit,
      ),
      landmark(
        stage,
        top,
        poly(
          [
            [-250, -2],
            [250, -2],
            [250, 16],
            [-250, 16],
          ],
          ink.cream,
        ) +
          path('M-100 14H100L400 480H-400Z', mix(ink.sand, ink.roof, 0.25)) +
          repeat(11, (i) => {
            const t = (i / 10) ** 1.4
            const half = 100 + 250 * t
            return rect(-half, 18 + 380 * t, half * 2, 5 + 12 * t, mix(ink.cream, ink.sand, 0.5))
          }) +
          naga(1) +
          naga(-1),
      ),
      landmark(
        stage,
        top + (kind === 'wide' ? 0.2 : 0.18),
        at(-40, 0, 1, person(120, { coat: '#e2892c', legs: '#c8701f', skirt: true, hair: '#6b4530' })) +
          at(36, 14, 1, person(124, { coat: ink.cream, legs: ink.deep, bag: ink.cloth })),
      ),
      [-1, 1]
        .map((side) =>
          landmark(
            stage,
            top + 0.06,
            repeat(3, (i) => {
              const t = 0.1 + i * 0.34
              const s = 0.6 + t
              return at(
                side * (190 + 330 * t),
                30 + 330 * t,
                s,
                rect(-4, -120, 8, 120, dark) +
                  path('M-20 -120H20L12 -160H-12Z', '#ffe9a8') +
                  path('M-26 -158L0 -190L26 -158Z', dark) +
                  circle(0, -140, 80, stage.glow('#ffd27a', 0.5)),
              )
            }),
          ),
        )
        .join(''),
      leaves(stage, -1, 0.9),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
