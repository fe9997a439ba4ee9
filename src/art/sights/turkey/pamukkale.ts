import { mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { at, ellipse, num, path, rect, repeat } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The white terraces of Pamukkale with their pools in the evening. */
export const pamukkale = sightScene({
  name: 'pamukkale-turkey',
  destination: 'turkey',
  place: 'Pamukkale',
  light: 'dusk',
  sun: [0.28, 0.3],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const chalk = mix('#fffaf4', '#f0a08a', 0.1)
    const shade = mix('#cdbfd0', '#b58aa8', 0.3)
    const shelf = (x: number, y: number, half: number, i: number) => {
      const deep = half * 0.42
      const bowl = `M${-half} 0C${-half} ${num(deep * 0.5)} ${-half * 0.86} ${num(deep)} ${-half * 0.6} ${num(deep)}H${half * 0.6}C${half * 0.86} ${num(deep)} ${half} ${num(deep * 0.5)} ${half} 0Z`
      return at(
        w * stage.focus + x * u,
        h * y,
        u,
        path(bowl, mix(chalk, shade, 0.3)) +
          path(
            lit < 0
              ? `M${half * 0.2} 0L${half * 0.14} ${num(deep)}H${half * 0.6}C${half * 0.86} ${num(deep)} ${half} ${num(deep * 0.5)} ${half} 0Z`
              : `M${-half * 0.2} 0L${-half * 0.14} ${num(deep)}H${-half * 0.6}C${-half * 0.86} ${num(deep)} ${-half} ${num(deep * 0.5)} ${-half} 0Z`,
            mix(chalk, shade, 0.75),
          ) +
          repeat(9, (k) =>
            path(
              `M${num(half * (-0.86 + k * 0.2))} ${num(half * 0.1)}q${num(half * 0.05)} ${num(deep * 0.4)} ${num(half * 0.02)} ${num(deep * (0.62 + 0.12 * ((k + i) % 3)))}q${num(-half * 0.06)} ${num(-deep * 0.2)} ${num(-half * 0.02)} ${num(-deep * 0.6)}Z`,
              k % 2 ? shade : chalk,
              { opacity: 0.7 },
            ),
          ) +
          ellipse(0, 0, half, half * 0.15, chalk) +
          ellipse(0, half * 0.012, half * 0.93, half * 0.115, '#6fc9cf') +
          path(
            `M${-half * 0.9} ${half * 0.02}A${half * 0.93} ${half * 0.115} 0 0 0 ${half * 0.9} ${half * 0.02}Q0 ${half * 0.06} ${-half * 0.9} ${half * 0.02}Z`,
            '#3fa3b5',
          ) +
          ellipse(lit * half * 0.4, -half * 0.03, half * 0.3, half * 0.022, '#ffe6c0', { opacity: 0.9 }),
      )
    }
    return [
      fullSky(stage, 0.5, { disc: 78 }),
      hills(stage, 'a', { y: h * 0.46, amp: h * 0.05, fill: stage.far(ink.far, 0.4), detail: 3 }),
      // The columns of Hierapolis at the top of the terraces.
      path(
        `M-10 ${h * 0.5}Q${w * 0.3} ${h * 0.46} ${w * 0.6} ${h * 0.45}T${w + 10} ${h * 0.42}V${h + 5}H-10Z`,
        mix(ink.land, ink.sand, 0.4),
      ),
      landmark(
        stage,
        0.452,
        [0, 40, 80, 120, 160]
          .map(
            (x, i) =>
              rect(x, -96 + (i === 3 ? 40 : 0), 13, 100 - (i === 3 ? 40 : 0), '#f0d9bd') +
              rect(lit < 0 ? x + 8 : x, -96 + (i === 3 ? 40 : 0), 5, 98, '#c9a48f') +
              (i === 3 ? '' : rect(x - 4, -102, 21, 8, '#f7e6cf')),
          )
          .join('') +
          rect(-6, -116, 106, 14, '#f7e6cf') +
          rect(150, -116, 40, 14, '#f7e6cf'),
        wide ? 120 : 110,
      ),
      path(
        `M-10 ${h * 0.57}Q${w * 0.3} ${h * 0.52} ${w * 0.55} ${h * 0.5}T${w + 10} ${h * 0.47}V${h + 5}H-10Z`,
        stage.gradient([mix(chalk, shade, 0.35), mix(chalk, shade, 0.6)]),
      ),
      [
        [430, 0.545, 150],
        [120, 0.56, 140],
        [-220, 0.585, 150],
        [-560, 0.61, 170],
        [590, 0.61, 180],
        [270, 0.63, 190],
        [-70, 0.655, 190],
        [-420, 0.685, 210],
        [-760, 0.7, 220],
        [470, 0.715, 240],
        [110, 0.745, 240],
        [-280, 0.785, 270],
        [-720, 0.81, 290],
        [560, 0.83, 310],
        [100, 0.87, 320],
        [-480, 0.92, 370],
        [420, 0.965, 420],
      ]
        .map(([x, y, r], i) => shelf(x as number, y as number, r as number, i))
        .join(''),
      landmark(
        stage,
        0.875,
        at(-30, 0, 1, person(136, { coat: ink.cream, legs: '#4f7fa0', hat: '#e8c98a' })) +
          at(34, 4, 1, person(126, { coat: '#e8604f', legs: ink.marigold, skirt: true })) +
          ellipse(0, 4, 90, 8, '#2f8fa5', { opacity: 0.4 }),
        wide ? 60 : 40,
      ),
      landmark(
        stage,
        0.75,
        at(0, 0, 1, person(84, { coat: ink.marigold, legs: ink.near, pose: 'walk' })),
        wide ? 250 : 200,
      ),
    ].join('')
  },
})
