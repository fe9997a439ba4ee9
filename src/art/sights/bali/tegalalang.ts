import { lighten, mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { STILL_TIME, sway, wave } from '../../random.ts'
import { ellipse, hill, num, type Point, path, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The rice terraces of Tegalalang at sunrise, with water, palms along the valley, and a farmer with two baskets. */
export const tegalalang = sightScene({
  name: 'tegalalang-bali',
  destination: 'bali',
  place: 'Tegalalang',
  light: 'dawn',
  sun: [0.26, 0.22],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const green = mix(ink.leaf, '#8fc25a', 0.55)
    const rows = 9
    // Each terrace curves around the end of the valley: high at both sides, low in the middle.
    const steps = repeat(rows, (i) => {
      const t = i / (rows - 1)
      const y = h * (0.49 + 0.46 * t ** 1.15)
      const gap = h * (0.032 + 0.036 * t)
      const tone = mix(stage.far(green, 0.4 - 0.34 * t), ink.near, 0.06 + 0.26 * t)
      const low = stage.focus + 0.05 * Math.sin(i * 1.4)
      const edge = (dy: number): Point[] =>
        Array.from({ length: 11 }, (_, k): Point => {
          const s = -0.04 + (1.08 * k) / 10
          const away = Math.abs(s - low) / Math.max(low, 1 - low)
          return [w * s, y + dy - away ** 1.5 * h * (0.13 - 0.06 * t) + Math.sin(s * 9 + i * 1.3) * gap * 0.2]
        })
      const rest: Point[] = [
        [w + 50, h + 20],
        [-50, h + 20],
      ]
      const pool = mix(stage.sky[2] ?? ink.cream, ink.water, 0.3 + 0.25 * t)
      return (
        hill(edge(0), rest, lighten(tone, 0.12)) +
        hill(edge(gap * 0.13), rest, i % 3 === 1 ? tone : pool) +
        hill(edge(gap * 0.46), rest, lighten(tone, 0.04)) +
        hill(edge(gap * 0.56), rest, tone)
      )
    })
    return [
      fullSky(stage, 0.5, { disc: 84 }),
      landmark(
        stage,
        0.47,
        path('M-330 40Q-130 -60 -34 -210Q0 -226 40 -206Q140 -60 350 40Z', stage.far('#5f8490', 0.5)),
        wide ? 250 : 150,
      ),
      mist(stage, h * 0.45, h * 0.06, ink.cream, 0.9),
      hills(stage, 'far', { y: h * 0.44, amp: h * 0.05, fill: stage.far(green, 0.5), detail: 5 }),
      repeat(8, (i) =>
        palmAt(
          stage,
          -520 + i * 150 + (i % 2) * 40,
          0.47 + 0.012 * (i % 3),
          120 + 40 * ((i * 5) % 3),
          (i % 2 ? 1 : -1) * 0.06,
        ),
      ),
      mist(stage, h * 0.475, h * 0.04, ink.cream, 0.75),
      steps,
      landmark(
        stage,
        0.63,
        path('M-54 0V-44H54V0Z', mix(ink.cream, ink.roof, 0.25)) +
          path('M-84 -40Q-40 -70 0 -118Q40 -70 84 -40Z', mix(ink.roof, ink.near, 0.25)) +
          path('M0 -118Q40 -70 84 -40H14Z', mix(ink.roof, ink.near, 0.45)),
        wide ? 300 : 130,
        0.8,
      ),
      landmark(
        stage,
        0.835 + sway(stage.time, 0, 10) * 0.0015,
        ellipse(0, 2, 70, 7, ink.near, { opacity: 0.3 }) +
          person(170, {
            coat: '#f3ead6',
            legs: ink.cloth,
            hat: mix(ink.sand, ink.marigold, 0.3),
            pose: 'walk',
          }) +
          stroke('M-96 -128Q0 -158 96 -124', ink.near, 5) +
          [-96, 96]
            .map(
              (x) =>
                stroke(`M${x} -126l-20 50M${x} -126l20 50`, ink.near, 2) +
                path(`M${x - 30} -78H${x + 30}L${x + 20} -44H${x - 20}Z`, mix(ink.sand, ink.roof, 0.2)) +
                repeat(5, (i) =>
                  stroke(
                    `M${x - 20 + i * 10} -78q${num(wave(stage.time, i / 5) * 2)} -14 ${i % 2 ? 4 : -4} -26`,
                    green,
                    4,
                  ),
                ),
            )
            .join(''),
        (wide ? -150 : -50) + (stage.time - STILL_TIME) * 150,
      ),
      palmAt(stage, wide ? 560 : 370, 0.98, wide ? 560 : 500, -0.1),
      palmAt(stage, wide ? -740 : -440, 0.97, wide ? 430 : 400, 0.1),
      leaves(stage, -1, 0.9),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})
