import { lighten, mix } from '../colour.ts'
import { dome } from '../parts/buildings.ts'
import { headland } from '../parts/headland.ts'
import { range } from '../parts/land.ts'
import { cypress, grass } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { arches, block, leaves } from './parts.ts'

/** The old harbour of Antalya under its fluted minaret, the Taurus behind. */
export const antalya = trip({
  name: 'old-harbour-turkey',
  of: 'turkey',
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
      heaven(stage, 0.58),
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

/** A dervish turning: skirt spread wide, one palm up and one down; 160 tall. */
const dervish = (robe: string, shade: string, hat: string) =>
  ellipse(0, 2, 84, 9, '#2a1c30', { opacity: 0.25 }) +
  stroke('M-8 -116Q-46 -130 -62 -166M10 -116Q50 -114 76 -88', robe, 13) +
  circle(-63, -168, 6, '#c98f66') +
  circle(78, -86, 6, '#c98f66') +
  path(
    'M-18 -122H20L26 -76Q40 -50 92 -24Q96 -8 70 -8Q50 6 20 -2Q-6 8 -34 -2Q-70 6 -84 -12Q-90 -26 -78 -30Q-38 -50 -24 -76Z',
    robe,
  ) +
  path(
    'M8 -76Q30 -40 92 -24Q96 -8 70 -8Q50 6 34 0Q20 -30 8 -76ZM-14 -70Q-30 -40 -50 0Q-70 6 -84 -12Q-40 -36 -14 -70Z',
    shade,
  ) +
  rect(-20, -84, 44, 9, '#4a3038') +
  circle(2, -136, 14, '#c98f66') +
  path('M-9 -144L-6 -178Q2 -186 10 -178L13 -144Z', hat)

/** Rumi's tomb in Konya under its turquoise dome, dervishes in the garden. */
export const konya = trip({
  name: 'green-dome-turkey',
  of: 'turkey',
  place: 'Konya',
  light: 'dusk',
  sun: [0.24, 0.37],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wall = '#e8c7a0'
    const lead = '#8f95a6'
    const tile = '#22a39a'
    const fluted =
      rect(-86, -300, 172, 130, tile) +
      repeat(8, (i) =>
        rect(-86 + i * 22, -300, 10, 130, lighten(tile, lit < 0 ? 0.07 - i * 0.02 : -0.07 + i * 0.02)),
      ) +
      rect(-90, -182, 180, 14, '#1a7f80') +
      rect(-90, -306, 180, 12, lighten(tile, 0.06)) +
      path('M-86 -304L0 -440L86 -304Z', tile) +
      path(lit < 0 ? 'M0 -440L86 -304H16Z' : 'M0 -440L-86 -304H-16Z', lighten(tile, -0.11)) +
      path('M-5 -434L0 -478L5 -434Z', ink.marigold) +
      circle(0, -478, 8, ink.marigold)
    const cupola = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-44, -6, 88, 14, lighten(lead, -0.1)) +
          dome(84, 50, lead, lighten(lead, -0.12), lit, 0.08) +
          rect(-2, -70, 4, 22, ink.marigold),
      )
    const minaret =
      rect(-15, -420, 30, 430, wall) +
      rect(lit < 0 ? 3 : -15, -420, 12, 430, lighten(wall, -0.14)) +
      rect(-26, -330, 52, 14, lighten(wall, 0.05)) +
      rect(-22, -318, 44, 12, lighten(wall, -0.1)) +
      path('M-19 -418L0 -510L19 -418Z', tile)
    const wide = kind === 'wide'
    return [
      heaven(stage, 0.74, { disc: 78 }),
      range(stage, 'hills', {
        y: h * 0.73,
        height: h * 0.12,
        count: 5,
        ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.3) },
        depth: 0.45,
      }),
      rect(
        0,
        h * 0.72,
        w,
        h * 0.3,
        stage.gradient([mix(ink.land, ink.sand, 0.5), mix(ink.land, ink.near, 0.35)]),
      ),
      repeat(10, (i) =>
        at(
          w * (0.04 + i * 0.104),
          h * 0.735,
          u,
          cypress(150 + 40 * (i % 3), mix(ink.leaf, ink.near, 0.15), mix(ink.leaf, ink.near, 0.6), lit),
        ),
      ),
      landmark(
        stage,
        0.76,
        block(stage, -150, 0, 560, 130, wall, 0.1) +
          rect(-434, -140, 568, 14, lighten(wall, 0.06)) +
          arches(7, -408, -20, 46, 76, 28, mix(ink.near, wall, 0.25)) +
          repeat(5, (i) => cupola(-376 + i * 106, -138, 0.92)) +
          block(stage, 150, 0, 230, 176, lighten(wall, 0.03), 0.12) +
          rect(28, -186, 244, 14, lighten(wall, 0.08)) +
          arches(1, 124, 0, 56, 96, 0, '#6b3f3f') +
          arches(2, 54, -30, 34, 60, 122, mix(ink.near, wall, 0.3)) +
          at(150, -4, 1, fluted) +
          at(318, 0, 1, minaret),
        wide ? 20 : 20,
        wide ? 1.05 : 0.98,
      ),
      path(
        `M${w * stage.focus - 60 * u} ${h * 0.76}H${w * stage.focus + 240 * u}L${w * stage.focus + 420 * u} ${h + 5}H${w * stage.focus - 420 * u}Z`,
        mix(ink.sand, ink.cream, 0.3),
      ),
      [0, 1]
        .map((k) =>
          repeat(7, (i) =>
            at(
              k ? w * (0.8 + i * 0.036) : w * (0.01 + i * (wide ? 0.045 : 0.03)),
              h * (0.83 + 0.05 * (i % 3)),
              u,
              ellipse(0, -16, 44, 32, ink.leaf) +
                circle(-16, -28, 11, '#e0507a') +
                circle(14, -34, 12, '#f07a9a') +
                circle(2, -14, 9, '#e0507a'),
            ),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.9,
        at(-250, 0, 1.05, dervish(ink.cream, mix(ink.cream, ink.near, 0.2), '#b58a5a')) +
          at(190, 6, 1, at(0, 0, [-1, 1], dervish(ink.cream, mix(ink.cream, ink.near, 0.2), '#b58a5a'))) +
          at(-20, 34, 1.3, dervish(ink.cream, mix(ink.cream, ink.near, 0.2), '#b58a5a')),
        0,
        1.02,
      ),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
