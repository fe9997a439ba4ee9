import { lighten, mix } from '../colour.ts'
import { hangingLamp } from '../parts/lamps.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { blossom, leaf } from '../parts/plants.ts'
import { sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, path, repeat } from '../shape.ts'
import { banks, fig, rootBridge } from './north-bridge.ts'
import { type Ink, plateau, stream, woods } from './north-falls.ts'

/** A double bridge of living roots over a clear stream, with a high waterfall in the misty hills behind. */
export const north: Scene<Ink> = {
  name: 'north',
  title: 'The North-East, living green',
  place: 'Nongriat',
  light: 'noon',
  sun: { x: 0.26, y: 0.16 },
  sky: ['#5aa5a8', '#9ccbbd', '#d6e6c8', '#f7f3d6'],
  palette: {
    root: '#a9744c',
    bark: '#5c4236',
    hill: '#5f9f86',
    forest: '#3f8f55',
    leaf: '#10453c',
    water: '#2fa8a6',
    marigold: '#f6a81c',
    cream: '#fdfbe9',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const pool = h * (wide ? 0.8 : 0.77)
  const span = (wide ? 430 : 335) * u
  if (!wide) stage.placeSun(x - 160 * u, h * (wide ? 0.16 : 0.12))
  return [
    sky(stage, h, '#fffbe0'),
    sun(stage, 54, '#fffdf0'),
    birds(stage, x - 300 * u, h * 0.2, ink.leaf, 5, 26),
    hills(stage, 'far', { y: h * 0.36, amp: 70 * u, fill: stage.far(ink.hill, 0.62), detail: 5 }),
    mist(stage, h * 0.42, 60 * u, ink.cream, 0.7),
    plateau(stage, x, pool),
    mist(stage, pool - 190 * u, 80 * u, ink.cream, 0.75),
    woods(stage, pool - 150 * u, 0.34, 'a'),
    mist(stage, pool - 90 * u, 60 * u, ink.cream, 0.6),
    woods(stage, pool - 70 * u, 0.14, 'b'),
    stream(stage, x, pool),
    rootBridge(stage, x, span, pool - 330 * u, 'up', 0.74),
    villager(stage, x - 70 * u, pool - 330 * u - 36 * u),
    rootBridge(stage, x, span, pool - 104 * u, 'low', 1),
    pair(stage, x + 80 * u, pool - 104 * u - 42 * u),
    fig(stage, x - span - 64 * u, pool + 70 * u, 1),
    fig(stage, x + span + 64 * u, pool + 76 * u, -1),
    banks(stage, x, pool),
    corner(stage),
  ].join('')
}

/** A Khasi villager with a long rain shield of cane, on the bridge. */
const villager = (stage: Stage<Ink>, x: number, y: number) => {
  const { u, ink } = stage
  const cane = mix(ink.root, ink.marigold, 0.55)
  return at(
    x,
    y,
    u,
    person(126, {
      coat: mix('#c23a4a', ink.leaf, stage.night ? 0.5 : 0),
      legs: mix('#2f4f7d', ink.leaf, 0.2),
      skirt: true,
      pose: 'walk',
      skin: '#9a6444',
    }) +
      path(
        'M22 -126Q4 -148 -24 -134Q-62 -106 -56 -40Q-50 -26 -36 -32Q-34 -80 -6 -106Q8 -116 24 -114Z',
        cane,
      ) +
      path('M-24 -134Q-62 -106 -56 -40Q-50 -26 -44 -30Q-48 -92 -14 -122Z', lighten(cane, 0.08)) +
      repeat(4, (i) =>
        path(
          `M${-55 + i * 5} ${-56 - i * 18}L${-34 + i * 9} ${-50 - i * 18}L${-34 + i * 9} ${-47 - i * 18}L${-55 + i * 5} ${-53 - i * 18}Z`,
          ink.bark,
          { opacity: 0.55 },
        ),
      ),
  )
}

/** Two travellers on the lower bridge. */
const pair = (stage: Stage<Ink>, x: number, y: number) =>
  hangingLamp(stage, x - 60 * stage.u, y - 118 * stage.u, 40 * stage.u) +
  at(x, y, stage.u, person(132, { coat: stage.ink.marigold, legs: stage.ink.leaf, bag: stage.ink.leaf })) +
  at(
    x + 60 * stage.u,
    y + 2 * stage.u,
    stage.u,
    person(126, {
      coat: stage.ink.cream,
      legs: mix(stage.ink.water, stage.ink.leaf, 0.6),
      bag: mix(stage.ink.root, stage.ink.marigold, 0.4),
      facing: -1,
      pose: 'wave',
    }),
  )

/** Big leaves and orchids in the lower corners. */
function corner(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('corner')
  const orchid = mix('#c25fb0', ink.leaf, stage.night ? 0.5 : 0)
  const spray = () =>
    repeat(6, (i) =>
      leaf(
        (230 + 80 * next()) * u,
        16 + i * 24 + wave(time, i / 6) * 1.8,
        i % 2 ? mix(ink.leaf, ink.forest, 0.4) : ink.leaf,
        lighten(ink.leaf, i % 2 ? 0.02 : -0.04),
        0.2,
      ),
    ) +
    [
      [70, -70, 28],
      [130, -30, 24],
      [36, -140, 22],
    ]
      .map(([dx, dy, r]) =>
        at(
          (dx as number) * u,
          (dy as number) * u,
          u,
          blossom(r as number, orchid, ink.marigold, dx as number),
        ),
      )
      .join('')
  return at(-34 * u, h + 30 * u, 1, spray()) + at(w + 34 * u, h + 30 * u, [-1, 1], spray())
}
