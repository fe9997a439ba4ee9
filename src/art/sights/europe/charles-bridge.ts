import { lighten } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, sunPath } from '../../parts/sea.ts'
import { at, ellipse, path, rect, repeat } from '../../shape.ts'
import { arches, block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Charles Bridge in the early morning, with Prague Castle on its hill behind. */
export const prague = sightScene({
  name: 'charles-bridge-europe',
  destination: 'europe',
  place: 'Charles Bridge',
  light: 'dawn',
  sun: [0.24, 0.34],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const stone = '#c9a985'
    const dark = '#9a7d6c'
    const roof = '#b5533a'
    const line = h * 0.66
    const spire = (x: number, y: number, s: number, height: number) =>
      at(
        x,
        y,
        s,
        rect(-16, -height, 32, height, '#b8a6a0') +
          rect(lit < 0 ? 3 : -16, -height, 13, height, '#978791') +
          path(`M-20 ${-height}L0 ${-height - 90}L20 ${-height}Z`, '#5f6f7a'),
      )
    const castle =
      path('M-520 40Q-420 -70 -240 -96Q0 -130 240 -96Q420 -60 560 40Z', stage.far(ink.leaf, 0.2)) +
      at(
        0,
        -96,
        1,
        rect(-330, -46, 660, 60, '#e3cfae') +
          repeat(20, (i) => rect(-318 + i * 33, -32, 12, 16, '#a88a7c')) +
          path('M-336 -44L-320 -70H320L336 -44Z', roof) +
          spire(-60, -60, 1.3, 100) +
          spire(0, -60, 1.3, 100) +
          spire(60, -60, 1, 150) +
          rect(40, -110, 120, 60, '#b8a6a0') +
          path('M36 -108L60 -136H150L166 -108Z', '#5f6f7a') +
          spire(-250, -50, 0.8, 50),
      )
    const houses = repeat(16, (i) => {
      const x = -760 + i * 96
      const height = 70 + ((i * 37) % 50)
      return (
        block(stage, x, 0, 92, height, ['#ecd3a4', '#e6b894', '#f0e2c4', '#d9c0a8'][i % 4] as string) +
        path(
          `M${x - 52} ${-height}L${x - 30} ${-height - 36}H${x + 30}L${x + 52} ${-height}Z`,
          i % 3 ? roof : lighten(roof, 0.05),
        ) +
        repeat(3, (k) => rect(x - 32 + k * 24, -height + 18, 11, 17, '#8b6b62'))
      )
    })
    const statue = (x: number) =>
      rect(x - 11, -88, 22, 26, dark) +
      path(
        `M${x - 11} -88Q${x - 14} -118 ${x - 4} -124A9 9 0 1 1 ${x + 6} -124Q${x + 14} -116 ${x + 11} -88Z`,
        '#5a4a4e',
      )
    const tower =
      rect(-58, -300, 116, 370, '#7d6a62') +
      rect(lit < 0 ? 16 : -58, -300, 42, 370, '#5f5050') +
      arches(1, -24, 70, 48, 96, 0, '#3c3038') +
      rect(-64, -306, 128, 14, '#94806f') +
      arches(2, -30, -190, 22, 56, 16, '#3c3038') +
      path('M-64 -306L-30 -440H30L64 -306Z', '#4d5560') +
      path('M0 -306V-440H30L64 -306Z', '#3e444f') +
      [-58, 58].map((x) => path(`M${x - 12} -306L${x} -370L${x + 12} -306Z`, '#4d5560')).join('')
    const pier = (x: number) =>
      path(`M${x - 36} 120V10H${x + 36}V120L${x + 26} 132H${x - 26}Z`, dark) +
      path(`M${x - 30} 120L${x} 20L${x + 30} 120Z`, stone)
    const span = repeat(9, (i) => {
      const x = -860 + i * 186
      return (
        path(
          `M${x - 93} -62H${x + 93}V100H${x + 62}Q${x + 58} -6 ${x} -6Q${x - 58} -6 ${x - 62} 100H${x - 93}Z`,
          stone,
        ) + path(`M${x + 62} 100Q${x + 58} -6 ${x} -6L${x} 4Q${x + 46} 6 ${x + 50} 100Z`, dark)
      )
    })
    return [
      fullSky(stage, 0.7, { disc: 74 }),
      landmark(stage, 0.55, castle, kind === 'wide' ? -260 : -60),
      landmark(stage, 0.665, houses),
      sea(stage, { top: line, far: stage.far(ink.water, 0.35), near: ink.deep, foam: '#ffe6c0', rows: 7 }),
      sunPath(stage, line, h * 0.86, '#ffe9bd', 0.8),
      landmark(
        stage,
        0.735,
        span +
          repeat(10, (i) => pier(-953 + i * 186)) +
          rect(-1000, -76, 1900, 16, lighten(stone, 0.08)) +
          rect(-1000, -60, 1900, 6, dark) +
          repeat(9, (i) => statue(-860 + i * 186)) +
          at(kind === 'wide' ? 400 : 300, -60, 1, tower),
      ),
      landmark(
        stage,
        0.735,
        repeat(5, (i) =>
          at(
            -380 + i * 130 + (i % 2) * 40,
            -62,
            1,
            person(56, {
              coat: [ink.cloth, ink.cream, ink.marigold, ink.deep, ink.cream][i] as string,
              legs: ink.near,
              skirt: i % 2 === 0,
            }),
          ),
        ),
      ),
      [0.16, 0.24, 0.8]
        .map((x, i) =>
          at(
            w * x,
            h * (0.93 - 0.03 * i),
            u * (1.1 - i * 0.2),
            ellipse(0, 6, 50, 6, ink.near, { opacity: 0.2 }) +
              path(
                'M-46 -6Q-30 -40 6 -30Q20 -28 22 -40Q16 -78 34 -82Q48 -82 46 -70L52 -66L42 -64Q34 -62 38 -40Q40 -4 6 4Q-30 8 -46 -6Z',
                '#fffaf2',
              ) +
              path('M46 -70L56 -66L46 -64Z', '#e8892c'),
          ),
        )
        .join(''),
      path(`M-10 ${h + 5}V${h * 0.955}Q${w * 0.5} ${h * 0.93} ${w + 10} ${h * 0.965}V${h + 5}Z`, ink.near),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
