import { mix } from '../../colour.ts'
import { cabin } from '../../motifs/cable-car.ts'
import { figure } from '../../motifs/figure.ts'
import { SKIER } from '../../motifs/ski.ts'
import { range } from '../../parts/land.ts'
import { fir, firs } from '../../parts/plants.ts'
import { at, circle, path, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

const SNOW = '#fdfbf7'

/** Shahdag in the light of lamps: gondolas over the ski slope, and the hotel at the bottom of the lifts. */
export const shahdag = sightScene({
  name: 'shahdag-baku',
  destination: 'baku',
  place: 'Shahdag',
  light: 'dusk',
  sun: [0.2, 0.34],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const lift = (x: number, y: number, s: number, c: string) => at(w * x, h * y, u * s, cabin(stage, c))
    const chalet = (s: number) =>
      at(
        0,
        0,
        s,
        rect(-150, -96, 300, 96, '#8a5a44') +
          rect(lit < 0 ? 50 : -150, -96, 100, 96, '#6b4340') +
          repeat(7, (i) => rect(-134 + i * 40, -76, 24, 26, '#ffd27a')) +
          repeat(7, (i) => rect(-134 + i * 40, -36, 24, 26, i % 3 ? '#ffd27a' : '#5a3a40')) +
          path('M-190 -86L-110 -170H110L190 -86Z', '#5a4048') +
          path(
            'M-196 -88L-114 -180H114L196 -88Q180 -96 160 -92L106 -156H-106L-160 -92Q-180 -96 -196 -88Z',
            SNOW,
          ) +
          rect(60, -206, 26, 44, '#6b4340') +
          rect(56, -212, 34, 10, SNOW) +
          circle(0, -60, 190, stage.glow('#ffc86a', 0.4)),
      )
    const snowShade = mix(SNOW, '#7f6fb0', 0.3)
    return [
      fullSky(stage, 0.56, { disc: 70 }),
      range(stage, 'peaks', {
        y: h * 0.56,
        height: h * 0.38,
        count: 4,
        ink: { light: '#a08aa8', shade: '#74608f', snow: '#ffe9dc', snowShade: '#c9b0cc' },
        snow: 0.62,
        depth: 0.12,
      }),
      path(
        `M-10 ${h * 0.54}Q${w * 0.3} ${h * 0.5} ${w * 0.6} ${h * 0.56}T${w + 10} ${h * 0.52}V${h + 5}H-10Z`,
        stage.gradient([mix(SNOW, '#e8a58c', 0.25), snowShade]),
      ),
      firs(
        Array.from(
          { length: 16 },
          (_, i) => [w * (i / 15), h * (0.58 + 0.015 * (i % 3)), u * (80 + 40 * ((i * 7) % 3))] as const,
        ),
        '#5f6f7a',
        '#454f68',
        lit,
      ),
      path(
        `M-10 ${h * 0.68}Q${w * 0.4} ${h * 0.58} ${w * 0.7} ${h * 0.66}T${w + 10} ${h * 0.64}V${h + 5}H-10Z`,
        stage.gradient([SNOW, mix(SNOW, '#7f6fb0', 0.2)]),
      ),
      landmark(stage, 0.71, chalet(1), wide ? 330 : 220, wide ? 1 : 0.85),
      landmark(stage, 0.69, chalet(0.6), wide ? 60 : -60, 0.8),
      stroke(
        `M-10 ${h * 0.36}L${w * 0.3} ${h * 0.27}L${w + 10} ${h * 0.11}M-10 ${h * 0.385}L${w * 0.3} ${h * 0.295}L${w + 10} ${h * 0.135}`,
        '#3a2f4a',
        3 * u,
      ),
      at(
        w * 0.3,
        h * 0.8,
        u,
        path(`M-12 0L-6 ${wide ? -520 : -600}H10L16 0Z`, '#4a3f5a') +
          rect(-70, wide ? -530 : -610, 144, 14, '#3a2f4a'),
      ),
      lift(wide ? 0.13 : 0.12, wide ? 0.325 : 0.33, 0.42, '#d8402f'),
      lift(wide ? 0.5 : 0.55, wide ? 0.225 : 0.2, 0.36, ink.marigold),
      wide ? lift(0.8, 0.155, 0.28, '#3f8fb0') : '',
      path(
        `M-10 ${h * 0.8}Q${w * 0.3} ${h * 0.72} ${w * 0.62} ${h * 0.84}T${w + 10} ${h * 0.82}V${h + 5}H-10Z`,
        stage.gradient([SNOW, mix(SNOW, '#7f6fb0', 0.25)]),
      ),
      path(`M${w * 0.1} ${h * 0.8}Q${w * 0.4} ${h * 0.8} ${w * 0.56} ${h * 0.96}`, 'none', {
        stroke: snowShade,
        'stroke-width': 8 * u,
      }),
      path(`M${w * 0.06} ${h * 0.83}Q${w * 0.36} ${h * 0.83} ${w * 0.5} ${h * 0.98}`, 'none', {
        stroke: snowShade,
        'stroke-width': 8 * u,
      }),
      landmark(
        stage,
        0.9,
        stroke('M-110 16L90 -10Q106 -14 110 -26M-104 32L104 10Q118 6 122 -6', ink.marigold, 8) +
          at(
            -6,
            10,
            1,
            figure(210, SKIER, { top: ink.cloth, legs: ink.near, hat: ink.marigold }) +
              stroke('M66 -128L-20 -14M8 -92L-66 -4', ink.near, 4),
            4,
          ),
        wide ? -240 : -90,
      ),
      landmark(
        stage,
        0.955,
        stroke('M-60 10L56 -4M-56 20L62 8', '#3f8fb0', 6) +
          figure(126, SKIER, { top: '#3fa88a', legs: ink.near, hat: '#d8402f' }),
        wide ? 120 : 200,
      ),
      at(w * 0.015, h * 1.0, u, fir(400, '#5f6f7a', '#3a4058', lit, 5)),
      at(w * 0.98, h * 1.0, u, fir(460, '#5f6f7a', '#3a4058', lit, 5)),
      [
        [0.015, 400],
        [0.98, 460],
      ]
        .map(([x, s]) =>
          at(
            w * (x as number),
            h,
            u,
            repeat(4, (i) =>
              path(
                `M0 ${-(s as number) * (1 - i * 0.13)}L${26 + i * 18} ${-(s as number) * (0.84 - i * 0.14)}Q0 ${-(s as number) * (0.88 - i * 0.14)} ${-26 - i * 18} ${-(s as number) * (0.84 - i * 0.14)}Z`,
                SNOW,
              ),
            ),
          ),
        )
        .join(''),
    ].join('')
  },
})
