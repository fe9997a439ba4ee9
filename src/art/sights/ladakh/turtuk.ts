import { mix } from '../../colour.ts'
import { range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { cypress, grass, tree } from '../../parts/plants.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { block } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Turtuk on a terrace above the river Shyok: stone houses, apricot trees and barley fields below the Karakoram. */
export const turtuk = sightScene({
  name: 'turtuk-ladakh',
  destination: 'ladakh',
  place: 'Turtuk',
  light: 'dawn',
  sun: [0.22, 0.24],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const stone = '#d3b08c'
    const house = (x: number, y: number, s: number) =>
      landmark(
        stage,
        y,
        block(stage, 0, 0, 150, 92, stone, 0.1) +
          repeat(14, (i) =>
            rect(-70 + ((i * 41) % 130), -84 + ((i * 23) % 78), 16, 8, mix(stone, ink.near, 0.18), {
              opacity: 0.5,
            }),
          ) +
          rect(-84, -106, 168, 16, '#8a6248') +
          repeat(9, (i) => circle(-74 + i * 19, -90, 5, '#6b4630')) +
          rect(-50, -66, 30, 34, '#5a3426') +
          rect(22, -66, 30, 34, '#5a3426') +
          stroke('M-35 -66V-32M37 -66V-32', '#c98a52', 4) +
          rect(-14, -44, 28, 44, '#7a4a30') +
          repeat(7, (i) => ellipse(-70 + i * 24, -110, 18, 10, i % 2 ? '#e89a3c' : '#d9b25a')),
        x,
        s,
      )
    const apricot = (x: number, y: number, size: number) =>
      at(
        w * x,
        h * y,
        u,
        tree(stage.random(`a${Math.round(x * 100)}`), size, '#f4c9cf', '#d993a8', '#5a3a34', lit) +
          repeat(8, (i) =>
            circle(
              -size * 0.24 + ((i * 37) % 60) * size * 0.008,
              -size * (0.5 + 0.04 * (i % 6)),
              size * 0.018,
              '#ffffff',
            ),
          ),
      )
    const rock = { light: '#c9a28f', shade: '#8c6f80', snow: '#fff6ee' }
    return [
      fullSky(stage, 0.6, { disc: 66 }),
      range(stage, 'k', { y: h * 0.56, height: h * 0.44, count: 3, ink: rock, snow: 0.34, depth: 0.3 }),
      range(stage, 'mid', {
        y: h * 0.62,
        height: h * 0.24,
        count: 5,
        ink: { light: '#b58a70', shade: '#85605f' },
        depth: 0.14,
      }),
      // The river at the foot of the mountains.
      path(`M-10 ${h * 0.6}H${w + 10}V${h * 0.74}H-10Z`, mix(ink.sand, rock.light, 0.5)),
      path(
        `M-10 ${h * 0.635}Q${w * 0.3} ${h * 0.6} ${w * 0.55} ${h * 0.63}T${w + 10} ${h * 0.61}V${h * 0.645}Q${w * 0.8} ${h * 0.66} ${w * 0.55} ${h * 0.655}T-10 ${h * 0.67}Z`,
        ink.water,
      ),
      path(
        `M-10 ${h * 0.7}Q${w * 0.25} ${h * 0.66} ${w * 0.5} ${h * 0.68}T${w + 10} ${h * 0.66}V${h + 5}H-10Z`,
        stage.gradient(['#b9c25a', '#7f9a48']),
      ),
      repeat(11, (i) =>
        at(
          w * (0.02 + i * 0.098),
          h * (0.7 - 0.01 * (i % 2)),
          u,
          cypress(170 + 50 * (i % 3), '#8fa64f', mix('#5f7f45', ink.near, 0.2), lit),
        ),
      ),
      [
        [-330, 0.735, 0.8],
        [330, 0.73, 0.76],
        [40, 0.725, 0.72],
        [-120, 0.78, 1],
        [200, 0.79, 1.06],
      ]
        .map(([x, y, s]) =>
          house(wide ? (x as number) * 1.25 : (x as number) * 0.9, y as number, s as number),
        )
        .join(''),
      apricot(0.12, 0.8, 230),
      apricot(0.86, 0.81, 250),
      apricot(wide ? 0.36 : 0.3, 0.79, 180),
      apricot(0.97, 0.86, 260),
      // Terraces of barley with dry stone walls.
      [0.83, 0.89, 0.95]
        .map(
          (y, i) =>
            path(
              `M-10 ${h * (y + 0.02)}Q${w * 0.35} ${h * (y - 0.03)} ${w * 0.6} ${h * (y + 0.005)}T${w + 10} ${h * (y - 0.015)}V${h + 5}H-10Z`,
              mix(stone, ink.near, 0.25),
            ) +
            path(
              `M-10 ${h * (y + 0.02) + 14 * u}Q${w * 0.35} ${h * (y - 0.03) + 16 * u} ${w * 0.6} ${h * (y + 0.005) + 14 * u}T${w + 10} ${h * (y - 0.015) + 14 * u}V${h + 5}H-10Z`,
              ['#c9c862', '#a9b552', '#86a04a'][i] as string,
            ),
        )
        .join(''),
      repeat(26, (i) =>
        at(
          w * (i / 25),
          h * 1.0,
          u,
          grass(stage.random(`b${i}`), 74, ['#d9cf6a', '#b5b552', '#8fa64a'], 7, stage.time),
        ),
      ),
      landmark(
        stage,
        0.92,
        ellipse(10, 0, 90, 7, ink.near, { opacity: 0.3 }) +
          at(-20, 0, 1, person(130, { coat: '#8a2f4a', legs: '#4a3a5a', skirt: true })) +
          path('M-46 -104Q-62 -60 -40 -48H-26V-100Z', '#b5843f') +
          circle(-40, -104, 10, '#f09a3c') +
          circle(-28, -108, 10, '#e8862c') +
          at(50, 4, 1, person(84, { coat: ink.marigold, legs: '#3f5f8a' })),
        wide ? -320 : -150,
      ),
    ].join('')
  },
})
