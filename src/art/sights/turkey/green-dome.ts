import { lighten, mix } from '../../colour.ts'
import { dome } from '../../parts/buildings.ts'
import { range } from '../../parts/land.ts'
import { cypress } from '../../parts/plants.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { arches, block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A whirling dervish with a wide skirt, one palm up and one down; 160 tall. */
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

/** Rumi's tomb in Konya with its turquoise dome, and dervishes in the garden. */
export const konya = sightScene({
  name: 'green-dome-turkey',
  destination: 'turkey',
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
      fullSky(stage, 0.74, { disc: 78 }),
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
