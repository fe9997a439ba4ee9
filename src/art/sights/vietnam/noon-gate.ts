import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { tree } from '../../parts/plants.ts'
import { at, ellipse, path, poly, rect, repeat } from '../../shape.ts'
import { arches, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The Noon Gate of the Imperial City in Hue: a pavilion with yellow roofs above the moat. */
export const hue = sightScene({
  name: 'noon-gate-vietnam',
  destination: 'vietnam',
  place: 'Imperial City',
  light: 'dusk',
  sun: [0.72, 0.36],
  draw(stage) {
    const { w, h, ink, lit } = stage
    const brick = '#b98a6a'
    const dark = mix(brick, ink.near, 0.3)
    const gold = '#f0b23a'
    const green = '#4f8a5f'
    const roof = (x: number, y: number, half: number, height: number, tile: string) =>
      path(
        `M${x - half} ${y}Q${x - half - 16} ${y - 4} ${x - half - 26} ${y - 20}Q${x - half * 0.8} ${y - height * 0.7} ${x - half * 0.62} ${y - height}H${x + half * 0.62}Q${x + half * 0.8} ${y - height * 0.7} ${x + half + 26} ${y - 20}Q${x + half + 16} ${y - 4} ${x + half} ${y}Z`,
        tile,
      ) +
      rect(x - half * 0.64, y - height - 8, half * 1.28, 10, lighten(tile, 0.1)) +
      path(
        `M${lit < 0 ? x : x - half} ${y}H${lit < 0 ? x + half : x}L${lit < 0 ? x + half * 0.9 : x} ${y - 10}H${lit < 0 ? x : x - half * 0.9}Z`,
        lighten(tile, -0.12),
      )
    const hall = (x: number, half: number, tile: string, storeys: number) =>
      repeat(storeys, (i) => {
        const y = -i * 74
        const k = half * (1 - i * 0.24)
        return (
          rect(x - k, y - 62, k * 2, 62, '#8f3a2c') +
          repeat(Math.round(k / 16), (c) =>
            rect(
              x - k + 8 + c * ((k * 2 - 12) / Math.round(k / 16)),
              y - 62,
              7,
              62,
              mix(gold, '#8f3a2c', 0.35),
            ),
          ) +
          roof(x, y - 54, k + 18, 46, tile)
        )
      })
    return [
      fullSky(stage, 0.66, { disc: 80 }),
      hills(stage, 'far', { y: h * 0.6, amp: h * 0.04, fill: stage.far(ink.leaf, 0.5) }),
      repeat(9, (i) =>
        at(
          w * (i / 8),
          h * 0.7,
          stage.u,
          tree(
            stage.random(`t${i}`),
            200 + 50 * (i % 3),
            stage.far(ink.leaf, 0.12),
            stage.far(mix(ink.leaf, ink.near, 0.5), 0.12),
            ink.near,
            lit,
          ),
        ),
      ),
      rect(0, h * 0.69, w, h * 0.32, mix(ink.sand, ink.roof, 0.3)),
      landmark(
        stage,
        0.76,
        path('M-470 0L-452 -190H452L470 0Z', brick) +
          rect(-458, -206, 916, 20, lighten(brick, 0.07)) +
          repeat(30, (i) => rect(-452 + i * 31, -224, 18, 20, lighten(brick, 0.03))) +
          path(lit > 0 ? 'M-470 0L-452 -190H-300L-310 0Z' : 'M470 0L452 -190H300L310 0Z', dark) +
          arches(1, -44, 0, 88, 140, 0, mix(ink.near, brick, 0.15)) +
          arches(2, -190, 0, 64, 112, 252, mix(ink.near, brick, 0.15)) +
          rect(-44, 0, 1, 1, brick) +
          arches(1, -300, 0, 50, 90, 0, mix(ink.near, brick, 0.2)) +
          arches(1, 250, 0, 50, 90, 0, mix(ink.near, brick, 0.2)) +
          at(0, -206, 1, hall(-300, 100, green, 1) + hall(300, 100, green, 1) + hall(0, 180, gold, 2)),
      ),
      // The moat on both sides of the causeway.
      poly(
        [
          [-10, h * 0.8],
          [w * stage.focus - 110 * stage.u, h * 0.8],
          [w * stage.focus - 260 * stage.u, h + 10],
          [-10, h + 10],
        ],
        stage.gradient([ink.water, ink.deep]),
      ),
      poly(
        [
          [w + 10, h * 0.8],
          [w * stage.focus + 110 * stage.u, h * 0.8],
          [w * stage.focus + 260 * stage.u, h + 10],
          [w + 10, h + 10],
        ],
        stage.gradient([ink.water, ink.deep]),
      ),
      repeat(16, (i) => {
        const left = i % 2 === 0
        const x = left
          ? w * stage.focus - (300 + ((i * 97) % 330)) * stage.u
          : w * stage.focus + (290 + ((i * 83) % 300)) * stage.u
        const y = h * (0.84 + 0.13 * ((i * 0.37) % 1))
        return (
          ellipse(x, y, 44 * stage.u, 13 * stage.u, i % 3 ? ink.leaf : mix(ink.leaf, ink.near, 0.35)) +
          (i % 3 === 0
            ? path(
                `M${x - 16} ${y - 6}Q${x - 14} ${y - 30} ${x} ${y - 36}Q${x + 14} ${y - 30} ${x + 16} ${y - 6}Z`,
                '#e8709a',
              )
            : '')
        )
      }),
      landmark(
        stage,
        0.93,
        [-70, 60]
          .map(
            (x, i) =>
              ellipse(x, 0, 50, 7, ink.near, { opacity: 0.25 }) +
              at(
                x,
                0,
                1,
                person(150, {
                  coat: i ? '#c23a5a' : ink.cream,
                  legs: i ? ink.cream : '#c8d4d8',
                  skirt: true,
                  facing: i ? -1 : 1,
                  hair: ink.near,
                }),
              ) +
              path(`M${x - 34} -138L${x} -172L${x + 34} -138Z`, ink.sand),
          )
          .join(''),
      ),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
