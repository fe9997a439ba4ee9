import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { tree } from '../../parts/plants.ts'
import { at, path, rect, repeat } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The coloured earths of Chamarel between the forest and the mountains. */
export const chamarel = sightScene({
  name: 'chamarel-mauritius',
  destination: 'mauritius',
  place: 'Chamarel',
  light: 'noon',
  sun: [0.24, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const bands = ['#e0a04a', '#d0703c', '#b8503a', '#94465a', '#6f4a84', '#a8553f', '#c98a4a', '#8a3f4a']
    const dune = (i: number) => {
      const y = 0.615 + i * 0.042
      const k = i % 2 ? 1 : -1
      const rise = 0.055 + 0.018 * (i % 3)
      return (
        path(
          `M-10 ${h * y}C${w * 0.14} ${h * (y - rise * (1 + k * 0.6))} ${w * 0.26} ${h * (y + rise * 0.7)} ${w * 0.4} ${h * (y - rise * 0.3 * k)}S${w * 0.66} ${h * (y - rise * (1 - k * 0.5))} ${w * 0.78} ${h * (y + 0.004)}S${w * 0.95} ${h * (y - rise * 0.8)} ${w + 10} ${h * (y - rise * 0.3)}V${h + 5}H-10Z`,
          bands[i] as string,
        ) +
        repeat(3, (j) => {
          const x = w * (0.12 + j * 0.32 + 0.05 * k)
          return path(
            `M${x} ${h * (y + 0.012)}q${w * 0.05} ${-h * 0.03} ${w * 0.13} ${h * 0.004}q${-w * 0.07} ${h * 0.004} ${-w * 0.13} ${-h * 0.004}Z`,
            lighten(bands[i] as string, 0.06),
            { opacity: 0.8 },
          )
        })
      )
    }
    return [
      fullSky(stage, 0.56),
      // The rock of Le Morne in the distance by the sea, and the ridges of Black River.
      rect(0, h * 0.46, w, h * 0.1, mix(ink.water, ink.cream, 0.25)),
      landmark(
        stage,
        0.47,
        path('M-120 6L-90 -60L-60 -84H60L84 -60L120 6Z', stage.far(ink.far, 0.4)) +
          path(
            lit < 0 ? 'M20 -84H60L84 -60L120 6H40Z' : 'M-20 -84H-60L-90 -60L-120 6H-40Z',
            stage.far(ink.near, 0.55),
          ),
        wide ? -560 : -300,
      ),
      landmark(
        stage,
        0.58,
        path(
          'M-200 60Q-60 -120 60 -150L110 -240L170 -170Q260 -110 330 -120L400 -210L470 -100Q640 20 900 60Z',
          stage.far(mix(ink.leaf, ink.far, 0.4), 0.2),
        ) +
          path(
            'M110 -240L170 -170Q200 -60 260 40H120Q150 -100 110 -240ZM400 -210L470 -100Q520 -20 560 50H440Q450 -80 400 -210Z',
            stage.far(ink.leaf, 0.2),
          ),
        wide ? 0 : -60,
      ),
      hills(stage, 'wood', { y: h * 0.545, amp: h * 0.025, fill: mix(ink.leaf, ink.far, 0.2) }),
      repeat(22, (i) =>
        at(
          w * (i / 21),
          h * (0.585 + 0.008 * (i % 3)),
          u,
          tree(
            stage.random(`t${i}`),
            54 + 26 * ((i * 5) % 3),
            mix(ink.leaf, ink.land, 0.25),
            mix(ink.leaf, ink.near, 0.45),
            ink.near,
            lit,
          ),
        ),
      ),
      [-620, -540, -300, 250, 420, 520]
        .map((x, i) => palmAt(stage, wide ? x : x * 0.7, 0.6, 110 + 30 * (i % 3), i % 2 ? 0.1 : -0.1))
        .join(''),
      bands.map((_, i) => dune(i)).join(''),
      // The deck and the railing of the viewpoint.
      path(`M-10 ${h * 0.945}H${w + 10}V${h + 5}H-10Z`, '#7a5236'),
      rect(-10, h * 0.94, w + 20, 8 * u, '#a8764a'),
      rect(-10, h * 0.845, w + 20, 9 * u, '#8a5f3c'),
      repeat(Math.ceil(w / (70 * u)) + 1, (i) => rect(i * 70 * u - 5, h * 0.845, 9 * u, h * 0.1, '#7a5236')),
      rect(-10, h * 0.89, w + 20, 5 * u, '#7a5236'),
      landmark(
        stage,
        0.985,
        at(-40, 0, 1, person(190, { coat: ink.cloth, legs: ink.near })) +
          at(44, 2, 1, person(178, { coat: ink.cream, legs: ink.deep, skirt: true, hat: '#e8c98a' })) +
          at(110, 4, 1, person(112, { coat: ink.marigold, legs: ink.near, pose: 'wave' })),
        wide ? -140 : -40,
      ),
      leaves(stage, 1, 0.9),
      leaves(stage, -1, 0.7),
    ].join('')
  },
})
