import { lighten, mix } from '../../colour.ts'
import { hills, mist, range } from '../../parts/land.ts'
import { flags, person } from '../../parts/life.ts'
import { firs } from '../../parts/plants.ts'
import { at, ellipse, path, rect } from '../../shape.ts'
import { gompa, PRAYER } from '../gompa.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The monastery of Tawang with its yellow roofs, on a ridge under the last clouds of the monsoon. */
export const tawang = sightScene({
  name: 'tawang-north',
  destination: 'north',
  place: 'Tawang',
  light: 'dawn',
  sun: [0.24, 0.24],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const roof = '#f0b52c'
    const hall = (x: number, y: number, a: number, b: number, n: number, rows: number, tile = roof) =>
      gompa(stage, x, y, a, b, '#b8402f', n, rows) +
      path(
        `M${x - a / 2 - 22} ${y - b - 4}Q${x - a / 2} ${y - b - 20} ${x - a * 0.32} ${y - b - 54}H${x + a * 0.32}Q${x + a / 2} ${y - b - 20} ${x + a / 2 + 22} ${y - b - 4}Z`,
        tile,
      ) +
      path(
        lit < 0
          ? `M${x + a * 0.1} ${y - b - 54}H${x + a * 0.32}Q${x + a / 2} ${y - b - 20} ${x + a / 2 + 22} ${y - b - 4}H${x + a * 0.16}Z`
          : '',
        lighten(tile, -0.1),
      )
    return [
      fullSky(stage, 0.68, { disc: 68 }),
      range(stage, 'snow', {
        y: h * 0.6,
        height: h * 0.34,
        count: 5,
        ink: { light: '#9fb0c8', shade: '#7f92b4', snow: '#ffffff' },
        snow: 0.5,
        depth: 0.3,
      }),
      mist(stage, h * 0.57, h * 0.06, ink.cream, 0.9),
      hills(stage, 'a', { y: h * 0.62, amp: h * 0.06, fill: stage.far(ink.leaf, 0.42) }),
      mist(stage, h * 0.67, h * 0.06, ink.cream, 0.9),
      hills(stage, 'b', { y: h * 0.74, amp: h * 0.05, fill: stage.far(ink.leaf, 0.2) }),
      landmark(
        stage,
        0.78,
        path(
          'M-760 200Q-560 40 -380 -20Q-200 -60 0 -60Q240 -60 420 -10Q620 60 900 200Z',
          mix(ink.leaf, ink.land, 0.45),
        ) + path('M0 -60Q240 -60 420 -10Q620 60 900 200H300Q200 40 0 -60Z', mix(ink.leaf, ink.near, 0.2)),
      ),
      landmark(
        stage,
        0.74,
        hall(-300, 6, 150, 66, 5, 1) +
          hall(300, 10, 160, 64, 5, 1) +
          hall(-150, -16, 170, 100, 5, 2) +
          hall(160, -14, 170, 92, 5, 2) +
          hall(0, -24, 240, 170, 6, 3) +
          gompa(stage, 0, -222, 120, 46, '#b8402f', 4) +
          path('M-84 -268Q-50 -290 -34 -322H34Q50 -290 84 -268Z', roof) +
          path('M-6 -322L0 -366L6 -322Z', lighten(roof, 0.06)) +
          rect(-24, -64, 48, 40, '#8f2f2a') +
          rect(-420, 8, 840, 34, '#f4ead6') +
          rect(-420, 2, 840, 8, '#b8402f') +
          flags(stage, [0, -350], [-450, 30], { sag: 50, size: 28, colours: PRAYER }) +
          flags(stage, [0, -350], [450, 30], { sag: 50, size: 28, colours: PRAYER, name: 'r' }),
        0,
        wide ? 1 : 0.92,
      ),
      path(
        `M-10 ${h * 0.86}Q${w * 0.3} ${h * 0.82} ${w * 0.56} ${h * 0.86}T${w + 10} ${h * 0.84}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.6)]),
      ),
      firs(
        Array.from(
          { length: 9 },
          (_, i) =>
            [
              w * (i < 5 ? 0.01 + i * 0.055 : 0.78 + (i - 5) * 0.07),
              h * (0.9 + 0.03 * (i % 3)),
              u * (150 + 50 * ((i * 3) % 4)),
            ] as const,
        ),
        ink.leaf,
        mix(ink.leaf, ink.near, 0.6),
        lit,
      ),
      path(
        `M${w * stage.focus - 16 * u} ${h * 0.795}Q${w * stage.focus + 60 * u} ${h * 0.84} ${w * stage.focus - 20 * u} ${h * 0.88}T${w * stage.focus - 120 * u} ${h + 5}H${w * stage.focus + 90 * u}Q${w * stage.focus + 110 * u} ${h * 0.9} ${w * stage.focus + 60 * u} ${h * 0.87}T${w * stage.focus + 14 * u} ${h * 0.795}Z`,
        mix(ink.sand, ink.cream, 0.2),
      ),
      landmark(
        stage,
        0.93,
        ellipse(10, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-26, 0, 1, person(124, { coat: '#8a2436', legs: '#a02c3c', skirt: true, hair: '#6b4530' })) +
          at(30, 4, 1, person(118, { coat: '#a8324a', legs: '#7a2030', skirt: true, hair: '#6b4530' })),
        -20,
      ),
    ].join('')
  },
})
