import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { cypress, tree } from '../../parts/plants.ts'
import { at, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The Colosseum in Rome in the evening, with pines and a cobbled street in front of it. */
export const colosseum = sightScene({
  name: 'colosseum-europe',
  destination: 'europe',
  place: 'Rome',
  light: 'dusk',
  sun: [0.2, 0.44],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const stone = '#e2b489'
    const shade = '#b17f6a'
    const hole = '#6b4450'
    const RADIUS = 420
    const curvature = (deg: number) => Math.cos((deg * Math.PI) / 180)
    const ring = (top: number, bottom: number, from: number, to: number, fill: string, sag = 46) => {
      const edge = (level: number, a: number, b: number) =>
        Array.from({ length: 13 }, (_, i) => {
          const deg = a + ((b - a) * i) / 12
          return `${num(RADIUS * Math.sin((deg * Math.PI) / 180))} ${num(level + sag * curvature(deg))}`
        }).join('L')
      return path(`M${edge(top, from, to)}L${edge(bottom, to, from)}Z`, fill)
    }
    const tier = (top: number, bottom: number, from: number, to: number, height: number, half: number) =>
      ring(top, bottom, from, to, stone) +
      ring(top, bottom, Math.max(from, lit < 0 ? 28 : -90), Math.min(to, lit < 0 ? 90 : -28), shade) +
      repeat(17, (i) => {
        const deg = -80 + i * 10
        if (deg < from + 3 || deg > to - 3) return ''
        const x = RADIUS * Math.sin((deg * Math.PI) / 180)
        const y = bottom - 10 + 46 * curvature(deg)
        const k = half * curvature(deg) + 2
        return path(
          `M${num(x - k)} ${num(y)}V${num(y - height + k)}A${num(k)} ${num(k)} 0 0 1 ${num(x + k)} ${num(y - height + k)}V${num(y)}Z`,
          hole,
        )
      }) +
      ring(top - 6, top + 8, from, to, lighten(stone, 0.06))
    const body =
      // The inner ring is visible where a part of the outer wall is missing.
      path('M-330 -240Q0 -330 330 -216L420 -60H-400Z', mix(shade, hole, 0.25)) +
      repeat(10, (i) => path(`M${60 + i * 30} ${-150 + i * 4}v-34a9 9 0 0 1 18 0v34Z`, hole)) +
      tier(-110, 0, -90, 90, 82, 24) +
      tier(-212, -110, -90, 60, 76, 22) +
      tier(-308, -212, -90, 24, 72, 21) +
      ring(-392, -308, -90, 12, stone) +
      repeat(9, (i) => {
        const deg = -84 + i * 11
        return rect(
          RADIUS * Math.sin((deg * Math.PI) / 180) - 6,
          -360 + 46 * curvature(deg),
          12 * curvature(deg) + 3,
          24,
          hole,
        )
      }) +
      ring(-400, -388, -90, 12, lighten(stone, 0.08))
    const pine = (x: number, y: number, s: number) =>
      at(
        w * x,
        h * y,
        u * s,
        path('M-9 0L-5 -230H7L12 0Z', '#5a3a34') +
          stroke('M0 -180L-50 -250M2 -190L54 -256', '#5a3a34', 8) +
          ellipse(0, -262, 150, 46, mix(ink.leaf, ink.near, 0.45)) +
          ellipse(lit * 20, -282, 120, 34, mix(ink.leaf, ink.near, 0.15)) +
          ellipse(lit * 40, -300, 70, 20, ink.leaf),
      )
    return [
      fullSky(stage, 0.74, { disc: 80 }),
      hills(stage, 'far', { y: h * 0.7, amp: h * 0.04, fill: stage.far(ink.leaf, 0.4) }),
      repeat(7, (i) =>
        at(
          w * (0.03 + i * 0.16),
          h * 0.74,
          u,
          i % 2
            ? cypress(170 + 30 * (i % 3), stage.far(ink.leaf, 0.15), stage.far(ink.near, 0.15), lit)
            : tree(
                stage.random(`t${i}`),
                150,
                stage.far(ink.leaf, 0.2),
                stage.far(ink.near, 0.25),
                ink.near,
                lit,
              ),
        ),
      ),
      rect(0, h * 0.73, w, h * 0.28, mix(ink.land, ink.sand, 0.55)),
      landmark(
        stage,
        0.75,
        ellipse(lit * -40, 56, 470, 34, ink.near, { opacity: 0.28 }) + body,
        0,
        kind === 'wide' ? 1.12 : 0.98,
      ),
      path(`M-10 ${h * 0.9}Q${w * 0.4} ${h * 0.83} ${w + 10} ${h * 0.86}V${h + 5}H-10Z`, '#7d5f62'),
      repeat(26, (i) =>
        ellipse(w * ((i * 0.137) % 1), h * (0.9 + 0.09 * ((i * 0.41) % 1)), 26 * u, 5 * u, '#94747a'),
      ),
      pine(kind === 'wide' ? 0.09 : 0.04, 0.9, 1.3),
      pine(kind === 'wide' ? 0.95 : 1, 0.86, 1),
      landmark(
        stage,
        0.93,
        ellipse(20, 2, 110, 9, ink.near, { opacity: 0.3 }) +
          at(-40, 0, 1, person(128, { coat: ink.cream, legs: ink.deep, bag: ink.roof })) +
          at(16, 4, 1, person(118, { coat: ink.cloth, legs: ink.cream, skirt: true, hat: ink.sand })) +
          at(66, 2, 1, person(80, { coat: ink.marigold, legs: ink.near })),
        kind === 'wide' ? -250 : -120,
      ),
      leaves(stage, -1, 0.7),
    ].join('')
  },
})
