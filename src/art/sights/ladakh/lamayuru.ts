import { lighten } from '../../colour.ts'
import { range } from '../../parts/land.ts'
import { flags, person } from '../../parts/life.ts'
import { at, num, path, rect, stroke } from '../../shape.ts'
import { gompa, PRAYER } from '../gompa.ts'
import { block } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The monastery of Lamayuru above the folded clay hills called Moonland. */
export const lamayuru = sightScene({
  name: 'lamayuru-ladakh',
  destination: 'ladakh',
  place: 'Lamayuru',
  light: 'dusk',
  sun: [0.26, 0.34],
  draw(stage) {
    const { w, h, ink, kind, lit } = stage
    const wide = kind === 'wide'
    const clay = ['#e8bd86', '#d9a673', '#c48f68', '#a9755f', '#8a5a56']
    // Cones of clay with grooves, side by side, each with one flank in shade.
    const folds = (y: number, colour: string, amp: number, count: number, seed: number) => {
      const cones = Array.from({ length: count + 1 }, (_, i) => {
        const half = (w / count) * 0.62
        const x = (w * (i + 0.3 * Math.sin(i * 2.7 + seed))) / count
        return {
          x,
          half,
          top: h * (y - amp * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.1 + seed)))),
          foot: h * (y + 0.03),
        }
      })
      const flank = (x: number, top: number, foot: number, reach: number) =>
        `M${num(x)} ${num(top)}C${num(x + reach * 0.14)} ${num(top + (foot - top) * 0.4)} ${num(x + reach * 0.5)} ${num(foot - (foot - top) * 0.12)} ${num(x + reach)} ${num(foot)}L${num(x)} ${num(foot)}Z`
      return (
        path(`M-10 ${h * y}H${w + 10}V${h + 5}H-10Z`, colour) +
        cones
          .map(
            ({ x, half, top, foot }) =>
              path(flank(x, top, foot, lit * half), lighten(colour, 0.03)) +
              path(flank(x, top, foot, -lit * half), lighten(colour, -0.07)) +
              path(flank(x, top + 6, foot, lit * half * 0.42), lighten(colour, -0.02)) +
              path(flank(x, top + 6, foot, -lit * half * 0.4), lighten(colour, -0.03)),
          )
          .join('')
      )
    }
    const tiers: [number, number, number, number, number][] = [
      [-170, 0, 120, 60, 4],
      [-40, 8, 124, 64, 4],
      [90, 0, 120, 60, 4],
      [-110, -64, 120, 64, 4],
      [20, -66, 130, 70, 4],
      [150, -56, 90, 52, 3],
      [-40, -136, 140, 78, 5],
      [70, -138, 80, 60, 3],
    ]
    return [
      fullSky(stage, 0.74, { disc: 76 }),
      range(stage, 'far', {
        y: h * 0.72,
        height: h * 0.38,
        count: 4,
        ink: { light: '#b58a9a', shade: '#7f5f80', snow: '#ffe8dc' },
        snow: 0.26,
        depth: 0.35,
      }),
      folds(0.68, clay[0] as string, 0.1, wide ? 17 : 10, 1),
      landmark(
        stage,
        0.82,
        path(
          'M-420 60L-340 -60L-300 -40L-240 -190L-180 -160L-60 -250L120 -240L220 -170L270 -190L340 -50L380 -70L470 60Z',
          clay[2] as string,
        ) +
          path('M120 -240L220 -170L270 -190L340 -50L380 -70L470 60H180L140 -60L90 -120Z', clay[3] as string) +
          stroke('M-240 -190L-220 40M-60 -250L-70 30M-160 -170L-150 30M30 -240L40 40', clay[3] as string, 9, {
            opacity: 0.7,
          }),
      ),
      landmark(
        stage,
        0.575,
        tiers
          .slice()
          .reverse()
          .map(([x, y, a, b, c]) => gompa(stage, x, y, a, b, '#8f2a2f', c))
          .join('') +
          block(stage, -40, -214, 80, 44, '#a8323a', 0.08) +
          rect(-84, -262, 88, 8, ink.marigold) +
          path('M-46 -262L-40 -292L-34 -262Z', ink.marigold) +
          flags(stage, [-40, -286], [-380, 40], { sag: 40, size: 26, colours: PRAYER }) +
          flags(stage, [-40, -286], [360, 50], { sag: 40, size: 26, colours: PRAYER, name: 'r' }) +
          rect(-383, 36, 6, 120, '#5a3a2c') +
          rect(357, 46, 6, 120, '#5a3a2c'),
      ),
      folds(0.8, clay[1] as string, 0.11, wide ? 14 : 9, 2.4),
      folds(0.87, clay[2] as string, 0.1, wide ? 12 : 8, 4),
      folds(0.95, clay[4] as string, 0.08, wide ? 10 : 7, 0.6),
      landmark(
        stage,
        0.955,
        [-260, -190, -130]
          .map((x, i) =>
            at(
              x,
              6 * i,
              0.9 + i * 0.14,
              rect(-30, -20, 60, 20, '#f4e6d0') +
                rect(-22, -38, 44, 20, '#fff6e6') +
                path('M-20 -38Q-26 -74 0 -78Q26 -74 20 -38Z', '#fff6e6') +
                path('M4 -77Q26 -74 20 -38H8Z', '#d9c0b0') +
                path('M-8 -76L0 -120L8 -76Z', ink.marigold),
            ),
          )
          .join('') +
          at(170, 0, 1, person(132, { coat: '#8a2436', legs: '#a02c3c', skirt: true, hair: '#6b4530' })) +
          at(230, 4, 1, person(124, { coat: ink.cream, legs: ink.deep, bag: ink.marigold })),
        wide ? -60 : -10,
      ),
    ].join('')
  },
})
