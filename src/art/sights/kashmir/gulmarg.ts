import { mix } from '../../colour.ts'
import { figure } from '../../motifs/figure.ts'
import { SKIER } from '../../motifs/ski.ts'
import { range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { fir } from '../../parts/plants.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { arches } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

const SNOW = '#fdfbf7'

/** Skiers on the snowy meadow of Gulmarg, with the church on a small hill and the Apharwat gondola behind. */
export const gulmarg = sightScene({
  name: 'gulmarg-kashmir',
  destination: 'kashmir',
  place: 'Gulmarg',
  light: 'noon',
  sun: [0.76, 0.15],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const blue = mix(SNOW, '#6f8fd0', 0.28)
    const snowFir = (x: number, y: number, s: number) =>
      at(
        w * x,
        h * y,
        u,
        fir(s, '#4f7a6a', '#2f5058', lit, 5) +
          repeat(4, (i) =>
            path(
              `M0 ${-s * (1 - i * 0.13)}L${s * (0.07 + i * 0.045)} ${-s * (0.84 - i * 0.15)}Q0 ${-s * (0.89 - i * 0.15)} ${-s * (0.07 + i * 0.045)} ${-s * (0.84 - i * 0.15)}Z`,
              SNOW,
            ),
          ),
      )
    const church =
      rect(-70, -70, 140, 70, '#a89a90') +
      rect(lit < 0 ? 20 : -70, -70, 50, 70, '#8a7d7c') +
      path('M-84 -66L-50 -126H60L94 -66Z', '#3f7f6a') +
      path('M-86 -68L-52 -132H62L96 -68L84 -72L58 -116H-48L-74 -72Z', SNOW) +
      rect(-96, -120, 44, 120, '#b5a89c') +
      path('M-104 -118L-74 -190L-44 -118Z', '#3f7f6a') +
      path('M-90 -146L-74 -194L-58 -146Q-74 -150 -90 -146Z', SNOW) +
      stroke('M-74 -190V-214M-82 -206H-66', '#4a4048', 4) +
      arches(3, -36, 0, 22, 44, 14, '#4a5f7a') +
      arches(1, -84, 0, 20, 40, 0, '#5a3f38')
    const pupil = (x: number, y: number, s: number, top: string) =>
      landmark(
        stage,
        y,
        ellipse(0, 14, 110, 8, '#7f9fd0', { opacity: 0.3 }) +
          stroke('M-104 14L86 -6Q102 -10 106 -22M-100 28L98 10Q112 6 116 -6', '#e8502f', 8) +
          figure(200, SKIER, { top, legs: '#2f3a58', hat: ink.marigold }) +
          stroke('M64 -122L-20 -10M8 -88L-62 0', '#2f3a58', 4),
        x,
        s,
      )
    return [
      fullSky(stage, 0.58),
      range(stage, 'pir', {
        y: h * 0.56,
        height: h * 0.4,
        count: 4,
        ink: { light: '#a9b9dc', shade: '#8099cc', snow: '#ffffff', snowShade: '#d3dff4' },
        snow: 0.86,
        depth: 0.04,
      }),
      path(
        `M-10 ${h * 0.52}Q${w * 0.26} ${h * 0.44} ${w * 0.5} ${h * 0.53}T${w + 10} ${h * 0.48}V${h + 5}H-10Z`,
        stage.gradient([SNOW, mix(SNOW, '#6f8fd0', 0.18)]),
      ),
      // The gondola line to Kongdoori.
      stroke(`M${w * 0.34} ${h * 0.6}L${w * 0.66} ${h * 0.36}L${w + 10} ${h * 0.128}`, '#4a5878', 2.4 * u),
      [0.42, 0.54, 0.66, 0.8]
        .map((x, i) => {
          const y = x < 0.66 ? 0.6 - ((x - 0.34) / 0.32) * 0.24 : 0.36 - ((x - 0.66) / 0.24) * 0.16
          return (
            rect(w * x - 1, h * y, 2, 14 * u, '#4a5878') +
            rect(w * x - 11 * u, h * y + 12 * u, 22 * u, 22 * u, i % 2 ? '#e8502f' : ink.marigold, {
              rx: 5,
            }) +
            rect(w * x - 8 * u, h * y + 16 * u, 16 * u, 9 * u, '#dff0f8')
          )
        })
        .join(''),
      repeat(20, (i) => snowFir(i / 19, 0.58 + 0.014 * (i % 3), 90 + 40 * ((i * 7) % 4))),
      path(
        `M-10 ${h * 0.64}Q${w * 0.3} ${h * 0.56} ${w * 0.6} ${h * 0.63}T${w + 10} ${h * 0.6}V${h + 5}H-10Z`,
        stage.gradient([SNOW, mix(SNOW, '#6f8fd0', 0.22)]),
      ),
      landmark(
        stage,
        0.64,
        path('M-260 40Q-120 -26 0 -28Q140 -26 280 40Z', SNOW) +
          path(lit < 0 ? 'M40 -26Q140 -26 280 40H120Z' : 'M-40 -26Q-140 -26 -260 40H-120Z', blue, {
            opacity: 0.6,
          }) +
          at(0, -20, 1, church),
        wide ? -340 : -160,
        wide ? 1 : 0.9,
      ),
      landmark(
        stage,
        0.665,
        rect(-90, -54, 180, 54, '#9a6a4a') +
          path('M-116 -48L-70 -104H70L116 -48Z', '#c8503f') +
          path('M-120 -50L-72 -112H72L120 -50L104 -56L64 -96H-64L-104 -56Z', SNOW) +
          repeat(4, (i) => rect(-72 + i * 40, -38, 22, 24, '#ffdf9a')),
        wide ? 330 : 250,
        0.9,
      ),
      path(
        `M-10 ${h * 0.78}Q${w * 0.36} ${h * 0.68} ${w * 0.7} ${h * 0.78}T${w + 10} ${h * 0.78}V${h + 5}H-10Z`,
        stage.gradient([SNOW, '#e3eaf8']),
      ),
      path(
        `M${w * 0.02} ${h * 0.8}Q${w * 0.24} ${h * 0.74} ${w * 0.36} ${h * 0.83}T${w * 0.62} ${h * 0.9}T${w * 0.9} ${h * 0.97}`,
        'none',
        { stroke: blue, 'stroke-width': 7 * u },
      ),
      path(
        `M${w * 0.0} ${h * 0.83}Q${w * 0.22} ${h * 0.77} ${w * 0.34} ${h * 0.86}T${w * 0.6} ${h * 0.93}T${w * 0.86} ${h * 0.995}`,
        'none',
        { stroke: blue, 'stroke-width': 7 * u },
      ),
      pupil(wide ? 60 : 20, 0.87, 1.1, ink.cloth),
      pupil(wide ? -300 : -240, 0.8, 0.62, '#3f9fb0'),
      pupil(wide ? -420 : -330, 0.785, 0.54, '#f2b23a'),
      landmark(
        stage,
        0.935,
        ellipse(0, 4, 60, 7, '#7f9fd0', { opacity: 0.4 }) +
          at(
            0,
            0,
            1,
            person(150, {
              coat: '#7a5f4a',
              legs: '#7a5f4a',
              skirt: true,
              hat: '#3a3040',
              pose: 'wave',
              facing: -1,
            }),
          ),
        wide ? 340 : 260,
      ),
      snowFir(0.02, 0.99, 380),
      snowFir(0.98, 1.0, 440),
      wide ? snowFir(0.08, 1.02, 280) : '',
    ].join('')
  },
})
