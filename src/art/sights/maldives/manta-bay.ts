import { lighten } from '../../colour.ts'
import { coral, manta, shoal } from '../../parts/reef.ts'
import { STILL_TIME, sway, wave } from '../../random.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../../shape.ts'
import { landmark, sightScene } from '../sight-scene.ts'

/** Manta rays over the reef of Hanifaru Bay, with shafts of light in the water. */
export const hanifaru = sightScene({
  name: 'manta-bay-maldives',
  destination: 'maldives',
  place: 'Hanifaru Bay',
  light: 'noon',
  sun: [0.3, 0.08],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const floor = (y: number, fill: string, bump: number) =>
      path(
        `M-10 ${h * y}Q${w * 0.2} ${h * (y - bump)} ${w * 0.42} ${h * (y + bump * 0.4)}T${w * 0.8} ${h * y}T${w + 10} ${h * (y - bump)}V${h + 5}H-10Z`,
        fill,
      )
    return [
      rect(0, 0, w, h, stage.gradient(['#8fe3df', '#3fbfcb', '#1486ad', '#0b5584'])),
      circle(w * 0.3, -h * 0.02, Math.max(w, h) * 0.5, stage.glow('#fff6d8', 0.75)),
      repeat(7, (i) =>
        poly(
          [
            [w * (0.16 + i * 0.05), -10],
            [w * (0.22 + i * 0.05), -10],
            [w * (i * 0.2 - 0.06), h * 0.9],
            [w * (i * 0.2 - 0.2), h * 0.9],
          ],
          '#fff8e0',
          { opacity: 0.09 },
        ),
      ),
      path(
        `M-10 -5H${w + 10}V${h * 0.045}Q${w * 0.8} ${h * 0.02} ${w * 0.62} ${h * 0.05}T${w * 0.3} ${h * 0.04}T-10 ${h * 0.05}Z`,
        '#eafcf6',
        { opacity: 0.75 },
      ),
      floor(0.84, '#0f6a94', 0.03),
      at(
        w * ((wide ? 0.18 : 0.2) + (time - STILL_TIME) * 0.12),
        h * (wide ? 0.3 : 0.66),
        u * (wide ? 0.62 : 0.45),
        manta(360, '#1f6f94', '#8fd0dc'),
        22,
      ),
      at(
        w * ((wide ? 0.86 : 0.82) - (time - STILL_TIME) * 0.2),
        h * 0.24,
        u * 0.5,
        manta(360, '#2a7f9f', '#9fd9e0'),
        -18,
      ),
      landmark(
        stage,
        0.5,
        at(
          sway(time) * 24,
          wave(time) * 5,
          [1, 1 + sway(time, 0, 3) * 0.07],
          manta(wide ? 820 : 720, '#143a5c', '#f2f6ee'),
          -10 + sway(time, 0.25) * 4,
        ),
        wide ? 0 : 0,
      ),
      landmark(
        stage,
        0.24,
        at(
          0,
          0,
          1,
          stroke('M-40 10L-84 2M-40 18L-86 26', ink.marigold, 10) +
            path('M-46 8Q0 -12 40 -4L44 10Q0 22 -44 20Z', '#c8403f') +
            stroke('M36 2L76 -12M38 10L72 28', '#b9754a', 8) +
            circle(58, 4, 14, '#a5683f') +
            rect(60, -6, 14, 12, '#12283a', { rx: 3 }) +
            stroke('M54 -8Q58 -28 46 -32', ink.marigold, 5),
          8,
        ),
        wide ? -260 : -230,
      ),
      at(
        w * (wide ? 0.28 : 0.3),
        h * 0.66,
        u,
        shoal(stage.random('a'), 14, 190, 20, ink.marigold, '#fff6e0'),
      ),
      at(w * 0.88, h * 0.6, u, shoal(stage.random('b'), 10, 130, 18, '#ffd36b', '#3fa8c0')),
      floor(0.91, '#0a4f78', 0.04),
      [
        [0.04, 190, '#e8604f'],
        [0.13, 130, '#f0a04a'],
        [0.24, 100, '#c84f8a'],
        [0.7, 120, '#f0a04a'],
        [0.81, 160, '#d8508a'],
        [0.92, 200, '#e8604f'],
        [0.99, 140, '#f2c04a'],
      ]
        .map(([x, s, c]) => at(w * (x as number), h * 0.99, u, coral(s as number, c as string)))
        .join(''),
      [0.33, 0.44, 0.58]
        .map((x, i) =>
          at(
            w * x,
            h * 1.01,
            u,
            ellipse(0, 0, 70, 50, ['#b8608a', '#d99a5a', '#6fa87a'][i] as string) +
              repeat(5, (k) =>
                stroke(
                  `M${-44 + k * 22} -${20 + (k % 2) * 10}Q${-36 + k * 22} -4 ${-44 + k * 22} 12`,
                  lighten(['#b8608a', '#d99a5a', '#6fa87a'][i] as string, -0.1),
                  5,
                ),
              ),
          ),
        )
        .join(''),
    ].join('')
  },
})
