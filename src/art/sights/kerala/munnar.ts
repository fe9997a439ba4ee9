import { lighten, mix } from '../../colour.ts'
import { picker } from '../../motifs/tea-garden.ts'
import { hills, mist } from '../../parts/land.ts'
import { at, ellipse, num, path, rect, repeat } from '../../shape.ts'
import { arches, block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Tea gardens on the hills of Munnar, with the mountain Anamudi above the morning mist. */
export const munnar = sightScene({
  name: 'munnar-kerala',
  destination: 'kerala',
  place: 'Munnar',
  light: 'dawn',
  sun: [0.24, 0.24],
  draw(stage) {
    const { w, h, u, ink, kind, lit } = stage
    const wide = kind === 'wide'
    const tea = '#5fa04a'
    const hillside = (y: number, dip: number, colour: string, rows: number, size: number) => {
      const edge = (t: number) => h * (y + dip * Math.sin(t * 3.4 + y * 9))
      const top = `M-10 ${num(edge(0))}${repeat(12, (i) => `L${num((w * (i + 1)) / 12 + 5)} ${num(edge((i + 1) / 12))}`)}V${h + 5}H-10Z`
      return (
        path(top, mix(colour, ink.near, 0.42)) +
        repeat(rows, (r) =>
          repeat(Math.ceil(w / (size * 1.06)) + 1, (i) => {
            const x = (i + (r % 2) * 0.5 - 0.3) * size * 1.06
            const cy = edge(x / w) + size * 0.3 + r * size * 0.42
            return (
              ellipse(x, cy, size * 0.5, size * 0.24, mix(colour, ink.near, 0.16)) +
              ellipse(
                x + lit * size * 0.05,
                cy - size * 0.07,
                size * 0.42,
                size * 0.15,
                lighten(colour, 0.02),
              )
            )
          }),
        )
      )
    }
    return [
      fullSky(stage, 0.6, { disc: 74 }),
      landmark(
        stage,
        0.56,
        path(
          'M-1000 60L-700 -40L-520 -20L-380 -120Q-260 -230 -120 -250Q40 -262 140 -190L260 -110L380 -140L560 -30L1000 60Z',
          stage.far('#6f9a92', 0.3),
        ) +
          path(
            'M-120 -250Q40 -262 140 -190L260 -110L300 40H60Q80 -120 -120 -250Z',
            stage.far('#4f7f80', 0.3),
          ),
        wide ? 40 : 0,
      ),
      mist(stage, h * 0.54, h * 0.06, ink.cream, 0.95),
      hills(stage, 'a', { y: h * 0.56, amp: h * 0.05, fill: stage.far(tea, 0.42) }),
      mist(stage, h * 0.6, h * 0.04, ink.cream, 0.7),
      hillside(0.6, 0.02, mix(tea, '#d9e0b0', 0.35), 5, 26 * u),
      repeat(6, (i) =>
        at(
          w * (0.06 + i * 0.18),
          h * (0.63 + 0.015 * (i % 2)),
          u,
          path('M-4 0L-2 -110H3L5 0Z', '#6b5a48') +
            ellipse(0, -124, 30, 44, mix(ink.leaf, '#d9e0b0', 0.25)) +
            ellipse(lit * 6, -134, 20, 30, mix(ink.leaf, '#d9e0b0', 0.45)),
        ),
      ),
      hillside(0.68, -0.03, mix(tea, '#d9e0b0', 0.15), 7, 44 * u),
      landmark(
        stage,
        0.69,
        block(stage, 0, 0, 130, 60, '#fff2dc', 0.1) +
          path('M-84 -54L-50 -100H50L84 -54Z', '#b8503a') +
          arches(3, -46, 0, 20, 36, 16, '#6b4a3a') +
          rect(40, -132, 18, 40, '#d9b494'),
        wide ? 360 : 250,
      ),
      hillside(0.8, 0.028, tea, 9, 74 * u),
      landmark(
        stage,
        0.85,
        at(-40, 0, 1, picker(stage, 132, '#d8405f')) +
          at(90, -10, 1, picker(stage, 124, '#f0a63c')) +
          at(190, 8, 1, picker(stage, 128, '#3f8fa8')),
        wide ? 60 : 20,
      ),
      landmark(stage, 0.96, picker(stage, 220, '#c8383f'), wide ? -330 : -200),
      hillside(0.945, -0.012, mix(tea, ink.near, 0.18), 4, 110 * u),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
