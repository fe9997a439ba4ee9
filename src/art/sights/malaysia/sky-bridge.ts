import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { sea } from '../../parts/sea.ts'
import { at, blob, circle, num, path, rect, stroke } from '../../shape.ts'
import { canopy, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The curved Sky Bridge of Langkawi, which hangs from a single mast above the jungle and the sea. */
export const skyBridge = sightScene({
  name: 'sky-bridge-malaysia',
  destination: 'malaysia',
  place: 'Sky Bridge',
  light: 'noon',
  sun: [0.76, 0.16],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const line = h * 0.5
    const wide = kind === 'wide'
    const steel = '#f4f1e6'
    const isle = (x: number, half: number, height: number, k: number) =>
      at(
        w * x,
        line + 3,
        u,
        blob(
          [
            [-half, 4],
            [-half * 0.6, -height * 0.7],
            [-half * 0.1, -height],
            [half * 0.4, -height * 0.7],
            [half, 4],
          ],
          stage.far(ink.leaf, k),
        ),
      )
    const curve = (t: number): [number, number] => [
      -560 + 1040 * t,
      110 - 250 * Math.sin(t * Math.PI * 0.92) * 0.55 + 20 * t,
    ]
    const points = Array.from({ length: 41 }, (_, i) => curve(i / 40))
    const d = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`
    return [
      fullSky(stage, 0.52),
      isle(0.08, 190, 70, 0.5),
      isle(0.34, 120, 40, 0.6),
      isle(0.88, 240, 100, 0.45),
      sea(stage, { top: line, far: '#6fc6c4', near: '#1f8fa0', foam: '#c9ece2' }),
      isle(0.55, 90, 30, 0.4),
      landmark(
        stage,
        0.86,
        path(
          'M-1000 300V40L-820 -60L-640 -40L-500 60L-300 160L0 200L300 120L420 0L520 -150L600 -240L760 -180L1000 -60V300Z',
          mix(ink.leaf, ink.far, 0.25),
        ) + path('M420 0L520 -150L600 -240L640 -225L560 -60L520 120L300 120Z', mix(ink.leaf, ink.near, 0.35)),
      ),
      landmark(
        stage,
        0.6,
        stroke('M60 330L-30 -400', lighten(steel, -0.16), 22) +
          stroke('M56 330L-36 -400', steel, 12) +
          circle(-32, -404, 14, '#d8453a') +
          [0.02, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.98]
            .map((t) => {
              const [x, y] = curve(t)
              return stroke(`M-32 -396L${num(x)} ${num(y)}`, steel, 3)
            })
            .join('') +
          stroke(d, mix('#8a5a3a', ink.near, 0.3), 30) +
          stroke(d, '#b9834f', 18) +
          points
            .filter((_, i) => i % 2 === 0)
            .map(([x, y]) => rect(x - 2, y - 42, 4, 40, steel))
            .join('') +
          stroke(d, steel, 5, { transform: 'translate(0 -42)' }) +
          [
            [0.2, 0],
            [0.24, 1],
            [0.4, 1],
            [0.62, 0],
            [0.67, 1],
            [0.8, 0],
          ]
            .map(([t, k]) => {
              const [x, y] = curve(t as number)
              return at(
                x,
                y - 8,
                1,
                person(66, {
                  coat: k ? ink.cloth : ink.marigold,
                  legs: k ? ink.cream : ink.deep,
                  skirt: k === 1,
                }),
              )
            })
            .join('') +
          // The platforms at both ends of the deck.
          path('M-640 124H-520L-530 152H-640ZM470 128H590V156H480Z', steel),
        wide ? -30 : 0,
        wide ? 1.02 : 0.82,
      ),
      hills(stage, 'a', { y: h * 0.84, amp: h * 0.05, fill: mix(ink.leaf, ink.near, 0.15) }),
      landmark(
        stage,
        0.6,
        path(
          'M-1100 420V20L-900 -20L-760 30L-660 118L-560 120L-470 240L-400 420Z',
          mix(ink.leaf, ink.far, 0.18),
        ) +
          path('M-660 118L-560 120L-470 240L-400 420H-560Z', mix(ink.leaf, ink.near, 0.25)) +
          path('M360 420L440 260L490 132L590 128L700 10L860 -40L1100 0V420Z', mix(ink.leaf, ink.far, 0.18)) +
          path('M360 420L440 260L490 132L540 130L520 260L560 420Z', mix(ink.leaf, ink.near, 0.25)),
        wide ? -30 : 0,
        wide ? 1.02 : 0.82,
      ),
      canopy(stage, 0.83, 70, 'back'),
      canopy(stage, 0.9, 100, 'front'),
      leaves(stage, -1, 1),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
