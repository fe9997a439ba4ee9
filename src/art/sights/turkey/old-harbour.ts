import { lighten, mix } from '../../colour.ts'
import { headland } from '../../parts/headland.ts'
import { range } from '../../parts/land.ts'
import { cypress, grass } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { arches, block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The old harbour of Antalya below the Fluted Minaret, with the Taurus mountains behind. */
export const antalya = sightScene({
  name: 'old-harbour-turkey',
  destination: 'turkey',
  place: 'Antalya',
  light: 'noon',
  sun: [0.22, 0.16],
  draw(stage) {
    const { w, h, ink, lit, kind } = stage
    const line = h * 0.56
    const roof = '#c85a3a'
    const house = (x: number, y: number, s: number, wall: string) =>
      at(
        x,
        y,
        s,
        block(stage, 0, 0, 96, 78, wall) +
          rect(-60, -92, 120, 40, lighten(wall, 0.03)) +
          path('M-70 -88L-44 -124H44L70 -88Z', roof) +
          repeat(3, (i) => rect(-44 + i * 34, -84, 18, 24, '#6b4a3a')) +
          rect(-12, -34, 24, 34, '#5a3a30') +
          rect(22, -34, 20, 20, '#6b4a3a') +
          rect(-42, -34, 20, 20, '#6b4a3a'),
      )
    const minaret =
      repeat(8, (i) => rect(-38 + i * 9.5, -330, 9.5, 300, i % 2 ? '#b5673f' : '#cf7f50')) +
      rect(lit < 0 ? 12 : -38, -330, 26, 300, '#8f4a35', { opacity: 0.35 }) +
      rect(-48, -40, 96, 60, '#dcb98e') +
      rect(-50, -342, 100, 16, '#e6c79c') +
      rect(-54, -356, 108, 14, '#c99a6a') +
      rect(-22, -410, 44, 54, '#cf7f50') +
      path('M-28 -408L0 -480L28 -408Z', '#5f7f8a')
    const gulet = (s: number, sail: string) =>
      at(
        0,
        0,
        s,
        ellipse(0, 8, 150, 9, ink.near, { opacity: 0.25 }) +
          stroke('M-50 -20V-230M50 -20V-190', '#6b4426', 6) +
          path('M-46 -222Q10 -120 36 -46H-46Z', sail) +
          path('M54 -184Q110 -100 126 -50H54Z', lighten(sail, -0.06)) +
          path('M-150 -46Q-80 -24 60 -28L170 -54Q150 4 108 10H-104Q-140 0 -150 -46Z', '#8a4a26') +
          path('M-150 -46Q-80 -24 60 -28L170 -54L164 -40Q60 -14 -20 -14T-146 -34Z', '#fff4e0') +
          rect(-70, -50, 90, 24, '#d99a5a'),
      )
    return [
      fullSky(stage, 0.58),
      range(stage, 'taurus', {
        y: line + 4,
        height: h * 0.26,
        count: 5,
        ink: { light: '#a9b6c9', shade: '#8193b3', snow: '#ffffff' },
        snow: 0.22,
        depth: 0.25,
      }),
      sea(stage, { top: line, far: '#35b3bd', near: '#0f6f96', foam: '#9be0dc' }),
      landmark(
        stage,
        0.72,
        headland(
          stage.random('rock'),
          [
            [-240, 0],
            [-236, -60],
            [-190, -96],
            [-60, -118],
            [120, -126],
            [300, -150],
            [520, -160],
            [700, -170],
            [900, -176],
          ],
          { light: '#dcb890', shade: '#b98f70', green: '#6f9a58', foam: '#ffffff' },
          lit,
          [16, 40],
        ) +
          [
            [430, -172, 1.05, '#fff0da'],
            [560, -178, 1.1, '#f2d9b4'],
            [160, -140, 0.95, '#f2d9b4'],
            [300, -158, 1, '#fff6e6'],
            [-110, -116, 0.8, '#fff0da'],
          ]
            .map(([x, y, s, c]) => house(x as number, (y as number) + 10, s as number, c as string))
            .join('') +
          at(40, -112, 1.05, minaret) +
          [
            [-160, -96, 130],
            [230, -136, 150],
            [370, -150, 160],
            [100, -122, 110],
          ]
            .map(([x, y, t]) =>
              at(
                x as number,
                y as number,
                1,
                cypress(t as number, ink.leaf, mix(ink.leaf, ink.near, 0.5), lit),
              ),
            )
            .join('') +
          // The harbour wall with its steps and the quay.
          path('M-300 46L-260 -10H900V46Z', '#e3c49c') +
          path('M-300 46L-292 34H900V60H-296Z', '#b48f70') +
          arches(6, 60, 34, 50, 34, 56, '#8f6a55'),
        kind === 'wide' ? 30 : 0,
      ),
      landmark(stage, 0.82, gulet(1.05, '#fff6e6'), kind === 'wide' ? -330 : -190),
      landmark(stage, 0.8, gulet(0.62, '#f2d3a0'), kind === 'wide' ? 260 : 220),
      path(
        `M-10 ${h + 5}V${h * 0.93}Q${w * 0.4} ${h * 0.9} ${w + 10} ${h * 0.95}V${h + 5}Z`,
        mix(ink.leaf, ink.near, 0.5),
      ),
      repeat(9, (i) =>
        at(
          w * (0.05 + i * 0.115),
          h * 0.975,
          stage.u,
          grass(stage.random(`g${i}`), 60, [ink.leaf, mix(ink.leaf, ink.near, 0.4)], 7, stage.time) +
            circle(-14, -54, 11, '#e0508a') +
            circle(16, -66, 12, '#e86a9c'),
        ),
      ),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})
