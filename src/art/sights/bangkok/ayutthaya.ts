import { mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { bushes, tree } from '../../parts/plants.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The three chedis of Wat Phra Si Sanphet in Ayutthaya in the evening light. */
export const ayutthaya = sightScene({
  name: 'ayutthaya-bangkok',
  destination: 'bangkok',
  place: 'Ayutthaya',
  light: 'dusk',
  sun: [0.24, 0.4],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const [brick, dark, pale] = ['#c9805a', '#8a4f4f', '#e3a878']
    const side = (outline: (k: number) => string) => path(outline(lit), brick) + path(outline(-lit), dark)
    const chedi =
      rect(-150, -40, 300, 40, dark) +
      rect(-150, -46, 300, 10, pale) +
      rect(-128, -78, 256, 34, brick) +
      rect(-128, -84, 256, 9, pale) +
      rect(-106, -114, 212, 32, mix(brick, dark, 0.3)) +
      [-1, 1]
        .map(
          (k) =>
            path(`M${k * 106} -114V-170L${k * 84} -196L${k * 64} -170V-114Z`, k === lit ? brick : dark) +
            path(`M${k * 94} -114V-154H${k * 76}V-114Z`, '#4a2a38'),
        )
        .join('') +
      side((k) => `M0 -110H${k * 96}Q${k * 100} -200 ${k * 70} -250Q${k * 54} -276 ${k * 46} -280H0Z`) +
      rect(-102, -124, 204, 12, pale) +
      rect(-94, -146, 188, 9, pale) +
      rect(-44, -306, 88, 30, mix(brick, dark, 0.4)) +
      rect(-50, -312, 100, 10, pale) +
      side((k) => `M0 -312H${k * 36}L${k * 5} -520H0Z`) +
      repeat(11, (i) => rect(-36 + i * 2.9, -330 - i * 17, 72 - i * 5.8, 6, pale, { opacity: 0.75 })) +
      path('M-5 -518L0 -560L5 -518Z', pale)
    const wall = (x: number, n: number) =>
      repeat(n, (i) =>
        rect(
          x + i * 46,
          -60 - ((i * 29) % 46),
          47,
          70 + ((i * 29) % 46),
          i % 2 ? brick : mix(brick, dark, 0.25),
        ),
      ) +
      repeat(n * 4, (i) =>
        rect(x + 6 + ((i * 53) % (n * 46 - 20)), -50 + ((i * 17) % 48), 18, 5, dark, { opacity: 0.5 }),
      )
    const seated =
      path('M-70 0Q-80 -30 -30 -34H30Q80 -30 70 0Z', pale) +
      path('M-34 -30Q-50 -90 -20 -108H20Q50 -90 34 -30Z', pale) +
      path(
        lit < 0
          ? 'M0 -108H20Q50 -90 34 -30H60Q80 -26 70 0H10Z'
          : 'M0 -108H-20Q-50 -90 -34 -30H-60Q-80 -26 -70 0H-10Z',
        mix(pale, dark, 0.5),
      ) +
      ellipse(0, -128, 22, 26, pale) +
      path('M-20 -138Q0 -170 20 -138ZM-6 -156L0 -180L6 -156Z', mix(pale, dark, 0.5)) +
      path('M-34 -90Q10 -60 36 -34L30 -30Q-4 -50 -38 -76Z', '#f4a62c') +
      rect(-84, 0, 168, 26, dark) +
      rect(-90, -4, 180, 9, brick)
    return [
      fullSky(stage, 0.74, { disc: 86 }),
      repeat(10, (i) =>
        at(
          w * (i / 9),
          h * 0.735,
          u,
          tree(
            stage.random(`t${i}`),
            190 + 60 * (i % 3),
            stage.far(ink.leaf, 0.22),
            stage.far(mix(ink.leaf, ink.near, 0.5), 0.22),
            ink.near,
            lit,
          ),
        ),
      ),
      path(
        `M-10 ${h * 0.72}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.land, ink.sand, 0.35), mix(ink.leaf, ink.near, 0.4)]),
      ),
      landmark(stage, 0.765, wall(-900, 7) + wall(430, 10), 0, 0.9),
      landmark(stage, 0.745, at(wide ? 330 : 250, 0, 0.78, chedi) + at(wide ? -330 : -250, 0, 0.78, chedi)),
      landmark(stage, 0.785, ellipse(-lit * 60, 4, 230, 16, ink.near, { opacity: 0.25 }) + chedi, 0, 1.08),
      path(
        `M${w * stage.focus - 60 * u} ${h * 0.79}H${w * stage.focus + 60 * u}L${w * stage.focus + 240 * u} ${h + 5}H${w * stage.focus - 240 * u}Z`,
        mix(brick, ink.sand, 0.45),
      ),
      repeat(5, (i) =>
        stroke(
          `M${w * stage.focus - (70 + i * 34) * u} ${h * (0.82 + i * 0.04)}H${w * stage.focus + (70 + i * 34) * u}`,
          dark,
          3 * u,
          { opacity: 0.35 },
        ),
      ),
      landmark(stage, 0.905, at(0, 0, 1, seated), wide ? -470 : -290, wide ? 1.2 : 1),
      bushes(
        stage.random('b'),
        [
          [w * 0.03, h * 0.93, 50 * u],
          [w * (wide ? 0.34 : 0.3), h * 0.9, 40 * u],
          [w * 0.86, h * 0.91, 60 * u],
          [w * 0.97, h * 0.95, 70 * u],
        ],
        ink.leaf,
        mix(ink.leaf, ink.near, 0.5),
        lit,
      ),
      landmark(
        stage,
        0.925,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-30, 0, 1, person(126, { coat: '#e2892c', legs: '#c8701f', skirt: true, hair: '#6b4530' })) +
          at(28, 2, 1, person(122, { coat: '#e2892c', legs: '#c8701f', skirt: true, hair: '#6b4530' })) +
          path('M10 -116Q28 -176 90 -140Q60 -138 50 -130Z', '#f4b52c') +
          stroke('M52 -134L44 -60', '#6b4530', 4),
        wide ? 20 : 10,
      ),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
