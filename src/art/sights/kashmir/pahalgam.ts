import { mix } from '../../colour.ts'
import { hills, mist, range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { firs, grass } from '../../parts/plants.ts'
import { at, circle, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { block } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Pahalgam: the river Lidder in a valley with firs, and ponies on the meadow. */
export const pahalgam = sightScene({
  name: 'pahalgam-kashmir',
  destination: 'kashmir',
  place: 'Pahalgam',
  light: 'noon',
  sun: [0.24, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const fx = stage.focus
    const pony = (coat: string, cloth: string) =>
      path(
        'M-60 -44Q-66 -76 -40 -78H30L56 -112L78 -104Q84 -96 76 -90L62 -84Q60 -56 44 -46L46 0H36L28 -40H-34L-40 0H-50L-54 -38Z',
        coat,
      ) +
      path('M30 -78L54 -116L60 -110L44 -72Z', ink.near) +
      path('M-60 -66Q-80 -50 -74 -16L-66 -16Q-68 -46 -54 -58Z', ink.near) +
      path('M-28 -80H16L20 -54H-30Z', cloth)
    const hut = (s: number) =>
      at(
        0,
        0,
        s,
        block(stage, 0, 0, 120, 60, '#a8683f', 0.1) +
          repeat(4, (i) => rect(-60, -52 + i * 14, 120, 3, '#7a4a2c')) +
          path('M-78 -56L-30 -120H30L78 -56Z', '#3f8f7a') +
          path('M30 -120L78 -56H20Z', '#2f6f62') +
          rect(-12, -40, 24, 40, '#4a2c22') +
          rect(26, -42, 20, 20, '#ffe0a0'),
      )
    return [
      fullSky(stage, 0.56),
      range(stage, 'peaks', {
        y: h * 0.56,
        height: h * 0.4,
        count: 4,
        ink: { light: '#9aa6cc', shade: '#6f7fb0', snow: '#ffffff', snowShade: '#d3dcf0' },
        snow: 0.6,
        depth: 0.16,
      }),
      mist(stage, h * 0.53, h * 0.05, ink.cream, 0.6),
      hills(stage, 'a', { y: h * 0.54, amp: h * 0.06, fill: mix(ink.leaf, '#9aa6cc', 0.45) }),
      firs(
        Array.from(
          { length: 26 },
          (_, i) => [w * (i / 25), h * (0.56 + 0.012 * (i % 3)), u * (80 + 30 * ((i * 7) % 4))] as const,
        ),
        mix(ink.leaf, '#9aa6cc', 0.25),
        mix(ink.leaf, ink.near, 0.45),
        lit,
      ),
      path(
        `M-10 ${h * 0.56}Q${w * 0.3} ${h * 0.53} ${w * fx} ${h * 0.575}T${w + 10} ${h * 0.55}V${h + 5}H-10Z`,
        stage.gradient(['#a9c46a', '#5f9a4a']),
      ),
      landmark(
        stage,
        0.64,
        at(-300, 0, 1, hut(0.9)) + at(-420, 14, 1, hut(0.7)) + at(340, 6, 1, hut(0.8)),
        wide ? 0 : 60,
      ),
      firs(
        [
          [w * 0.05, h * 0.72, u * 220],
          [w * 0.12, h * 0.7, u * 180],
          [w * 0.88, h * 0.7, u * 200],
          [w * 0.95, h * 0.73, u * 250],
        ],
        ink.leaf,
        mix(ink.leaf, ink.near, 0.55),
        lit,
      ),
      // The winding river with white water and stones.
      landmark(
        stage,
        0.58,
        path(
          'M-10 0Q60 40 -30 90Q-190 160 -60 240Q120 330 -180 500H420Q420 330 190 240Q60 170 120 100Q150 40 20 0Z',
          stage.gradient(['#cfe9ee', '#5fb0c6', '#2f86a8']),
        ) +
          repeat(15, (i) => {
            const t = i / 14
            return stroke(
              `M${num(-40 + 150 * t * Math.sin(i))} ${num(40 + 400 * t)}q${num(30 + 40 * t)} ${num(-10 - 8 * t)} ${num(60 + 80 * t)} 0`,
              '#ffffff',
              4 + 7 * t,
              { opacity: 0.8 },
            )
          }) +
          [
            [-60, 150, 22],
            [110, 120, 18],
            [-120, 210, 30],
            [150, 220, 34],
            [40, 270, 30],
            [-60, 330, 44],
            [210, 320, 48],
            [80, 390, 56],
          ]
            .map(
              ([x, y, r]) =>
                ellipse(x as number, y as number, r as number, (r as number) * 0.6, '#8f8f98') +
                ellipse(
                  (x as number) + lit * 6,
                  (y as number) - 5,
                  (r as number) * 0.7,
                  (r as number) * 0.38,
                  '#c9c6c4',
                ) +
                stroke(
                  `M${(x as number) - (r as number)} ${(y as number) + (r as number) * 0.5}q${r} ${(r as number) * 0.4} ${(r as number) * 2} 0`,
                  '#ffffff',
                  5,
                ),
            )
            .join(''),
      ),
      landmark(
        stage,
        0.83,
        ellipse(0, 2, 90, 8, ink.near, { opacity: 0.25 }) +
          pony('#b5784a', ink.cloth) +
          at(-4, -66, 1, person(90, { coat: ink.cloth, legs: ink.deep, pose: 'sit', hat: ink.cream })) +
          at(110, 6, 1, person(116, { coat: '#7a5f4a', legs: ink.near, facing: 1, pose: 'walk' })),
        wide ? -420 : -290,
        wide ? 1.15 : 1,
      ),
      landmark(
        stage,
        0.75,
        ellipse(0, 2, 70, 6, ink.near, { opacity: 0.25 }) + at(0, 0, [-1, 1], pony('#f0e2cc', ink.marigold)),
        wide ? 380 : 290,
        0.8,
      ),
      repeat(22, (i) =>
        at(
          w * ((i * 0.171) % 1),
          h * (0.9 + 0.09 * ((i * 0.37) % 1)),
          u,
          Math.abs(((i * 0.171) % 1) - fx) < 0.2
            ? ''
            : grass(stage.random(`g${i}`), 40, [ink.leaf, '#8ab85a'], 5, stage.time) +
                circle(8, -40, 8, ['#f2c23a', '#e85f8a', '#ffffff'][i % 3] as string),
        ),
      ),
      firs(
        [
          [w * 0.015, h * 0.99, u * 330],
          [w * 0.985, h, u * 360],
        ],
        mix(ink.leaf, ink.near, 0.35),
        ink.near,
        lit,
      ),
    ].join('')
  },
})
