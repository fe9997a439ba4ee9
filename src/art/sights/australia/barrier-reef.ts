import { mix } from '../../colour.ts'
import { at, blob, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The shadow of something that flies, on the water below. */
const shadow = (shape: string) =>
  `<g opacity="0.16">${shape.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#06344f"')}</g>`

/** The Great Barrier Reef from above: corals in shallow turquoise water, with a catamaran at the edge. */
export const barrierReef = sightScene({
  name: 'barrier-reef-australia',
  destination: 'australia',
  place: 'Great Barrier Reef',
  light: 'noon',
  sun: [0.24, 0.1],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.24
    const patch = (x: number, y: number, s: number, turn: number) =>
      at(
        w * x,
        h * y,
        [u * s, u * s * 0.62],
        blob(
          [
            [-210, 0],
            [-170, -90],
            [-60, -120],
            [70, -110],
            [190, -70],
            [230, 10],
            [170, 90],
            [30, 120],
            [-120, 100],
          ],
          '#7fdccf',
          { opacity: 0.85 },
        ) +
          blob(
            [
              [-160, 0],
              [-130, -62],
              [-40, -84],
              [60, -76],
              [140, -46],
              [170, 8],
              [120, 60],
              [20, 84],
              [-90, 70],
            ],
            '#c9b077',
          ) +
          blob(
            [
              [-120, 6],
              [-90, -46],
              [-20, -58],
              [50, -50],
              [100, -24],
              [110, 16],
              [60, 46],
              [-20, 56],
              [-80, 44],
            ],
            '#9a8a52',
          ) +
          repeat(12, (i) =>
            ellipse(
              -90 + ((i * 47) % 180),
              -36 + ((i * 29) % 76),
              22,
              13,
              ['#e8705a', '#d9508a', '#f0b04a', '#6fae7a', '#b58ac8'][i % 5] as string,
            ),
          ),
        turn,
      )
    // The well-known reef in the shape of a heart.
    const heart = (grow: number, fill: string) =>
      path(
        'M0 96C-60 50 -150 10 -150 -56C-150 -112 -70 -134 0 -70C70 -134 150 -112 150 -56C150 10 60 50 0 96Z',
        fill,
        { transform: `scale(${grow})` },
      )
    const cat =
      rect(-110, 10, 230, 13, '#fffaf2') +
      rect(-110, -38, 230, 13, '#fffaf2') +
      rect(-80, -34, 160, 52, '#f4efe4') +
      rect(-60, -26, 90, 36, '#3f7fa8') +
      rect(-52, -20, 74, 24, '#8fd0e0') +
      path('M120 10Q150 16 120 23ZM120 -38Q150 -32 120 -25Z', '#fffaf2') +
      path(
        'M-116 16Q-190 10 -250 30Q-190 26 -116 22ZM-116 -32Q-190 -38 -250 -18Q-190 -22 -116 -26Z',
        '#ffffff',
        { opacity: 0.8 },
      )
    const plane =
      path('M-70 0Q0 -14 60 -4Q74 0 60 6Q0 12 -70 6Z', '#fffaf2') +
      path('M-10 -2L-40 -74H-14L26 -4ZM-10 4L-34 64H-10L26 6Z', '#e8602f') +
      path('M-66 -2L-90 -34H-74L-50 0Z', '#e8602f') +
      ellipse(40, 0, 14, 6, '#3f7fa8')
    const swim = (c: string) =>
      stroke('M-22 0L-44 -6M-22 4L-44 10', c, 6) +
      path('M-26 2Q0 -8 24 -2L26 5Q0 12 -24 9Z', '#1f2f4a') +
      circle(34, 1, 9, '#a5683f') +
      stroke('M22 0L44 -12', '#b9754a', 5)
    return [
      fullSky(stage, 0.26, { disc: 0, flock: false }),
      circle(w * 0.24, h * 0.1, 46 * u, '#fff4d0'),
      rect(0, line, w, h, stage.gradient(['#7fc9d9', '#2fa3bd', '#1486ad', '#0d6c9c'])),
      at(
        w * 0.16,
        line + 3,
        u,
        blob(
          [
            [-200, 4],
            [-130, -40],
            [-20, -56],
            [90, -36],
            [190, 4],
          ],
          stage.far(mix(ink.leaf, ink.far, 0.3), 0.4),
        ),
      ),
      at(
        w * 0.9,
        line + 3,
        u,
        blob(
          [
            [-130, 4],
            [-70, -26],
            [10, -32],
            [140, 4],
          ],
          stage.far(mix(ink.leaf, ink.far, 0.3), 0.5),
        ),
      ),
      // The outer edge of the reef, with white foam where the waves break.
      path(
        `M-10 ${h * 0.33}Q${w * 0.3} ${h * 0.29} ${w * 0.55} ${h * 0.32}T${w + 10} ${h * 0.3}V${h * 0.345}Q${w * 0.75} ${h * 0.37} ${w * 0.5} ${h * 0.355}T-10 ${h * 0.375}Z`,
        '#8fe0d0',
      ),
      path(
        `M-10 ${h * 0.328}Q${w * 0.3} ${h * 0.288} ${w * 0.55} ${h * 0.318}T${w + 10} ${h * 0.298}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': 6 * u },
      ),
      patch(wide ? 0.12 : 0.1, 0.47, 0.75, -4),
      patch(0.88, 0.44, 0.7, 6),
      patch(wide ? 0.9 : 0.95, 0.72, 1.05, -8),
      patch(wide ? 0.1 : 0.02, 0.8, 1.25, 8),
      patch(0.42, 0.4, 0.45, 0),
      patch(wide ? 0.38 : 0.34, 1.0, 1.1, -4),
      patch(0.76, 0.98, 0.9, 4),
      landmark(
        stage,
        0.63,
        at(
          0,
          0,
          [1, 0.7],
          heart(1.5, '#6fd9cc') +
            heart(1.24, '#d9c48a') +
            heart(1.06, '#a8935a') +
            heart(0.8, '#3fbfc0') +
            heart(0.55, '#1f9fb5') +
            repeat(18, (i) => {
              const a = (i / 18) * 6.283
              return ellipse(
                Math.cos(a) * 138,
                -12 + Math.sin(a) * 104,
                20,
                13,
                ['#e8705a', '#d9508a', '#f0b04a', '#8fbf6a'][i % 4] as string,
              )
            }),
        ),
        wide ? 0 : 0,
        wide ? 1 : 0.95,
      ),
      landmark(stage, 0.78, cat, wide ? -360 : -210, wide ? 1.05 : 0.9),
      landmark(
        stage,
        0.81,
        at(0, 0, 1, swim('#f2b23a')) + at(90, 34, 1, swim('#e8602f')) + at(20, 60, 1, swim('#f2b23a')),
        wide ? 170 : 120,
      ),
      at(w * (wide ? 0.34 : 0.3) + 30 * u, h * 0.5 + 40 * u, u, shadow(plane)),
      at(w * (wide ? 0.34 : 0.3), h * 0.36, u * 1.15, at(0, 0, 1, plane, -6)),
      repeat(10, (i) =>
        stroke(
          `M${w * ((i * 0.213 + 0.06) % 1)} ${h * (0.42 + 0.055 * i)}q${30 * u} ${-8 * u} ${60 * u} 0`,
          '#d6f4f2',
          3.5 * u,
          { opacity: 0.55 },
        ),
      ),
    ].join('')
  },
})
