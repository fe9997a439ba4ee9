import { lighten, mix } from '../colour.ts'
import { hills, mist, range } from '../parts/land.ts'
import { flags, person } from '../parts/life.ts'
import { cypress, firs, grass, tree } from '../parts/plants.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, type TripStage, trip } from './kit.ts'
import { block, leaves } from './parts.ts'

const PRAYER = ['#2f6fc0', '#fff8ea', '#d8392f', '#3f9a56', '#f4b72c']

/** A flat-roofed white block of a gompa with its dark window frames, standing on (x, y). */
function gompa(
  stage: TripStage,
  x: number,
  y: number,
  w: number,
  h: number,
  band: string,
  columns: number,
  rows = 1,
): string {
  const wall = '#fbf4e6'
  return (
    block(stage, x, y, w, h, wall, 0.1) +
    rect(x - w / 2 - 4, y - h - 10, w + 8, 12, band) +
    rect(x - w / 2, y - h + 2, w, 5, '#5a2f2a') +
    repeat(rows, (r) =>
      repeat(columns, (c) => {
        const cx = x - w / 2 + (w * (c + 0.5)) / columns
        const cy = y - h + 16 + ((h - 20) * r) / rows
        const s = Math.min(10, w / columns / 3.4)
        return (
          poly(
            [
              [cx - s, cy],
              [cx + s, cy],
              [cx + s * 1.25, cy + s * 2.6],
              [cx - s * 1.25, cy + s * 2.6],
            ],
            '#4a2a30',
          ) + rect(cx - s * 1.3, cy - 3, s * 2.6, 4, '#b8402f')
        )
      }),
    )
  )
}

/** Key monastery on its cone above the Spiti river. */
export const key = trip({
  name: 'key-himachal',
  of: 'himachal',
  place: 'Key',
  light: 'noon',
  sun: [0.2, 0.17],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const rock = { light: '#c9a583', shade: '#94786f', snow: '#ffffff' }
    const tiers: [number, number, number, number, number, string][] = [
      [-190, -10, 110, 56, 3, '#b8402f'],
      [-70, 4, 120, 60, 4, '#b8402f'],
      [60, -4, 124, 58, 4, '#b8402f'],
      [180, 6, 104, 54, 3, '#b8402f'],
      [-130, -70, 120, 60, 4, '#b8402f'],
      [0, -74, 120, 64, 4, '#b8402f'],
      [124, -66, 110, 56, 3, '#b8402f'],
      [-78, -138, 110, 60, 3, '#b8402f'],
      [46, -142, 116, 62, 4, '#b8402f'],
      [-14, -206, 128, 70, 4, '#8f2a2f'],
      [-10, -280, 76, 44, 2, '#8f2a2f'],
    ]
    return [
      heaven(stage, 0.66),
      range(stage, 'far', { y: h * 0.64, height: h * 0.36, count: 4, ink: rock, snow: 0.34, depth: 0.35 }),
      range(stage, 'mid', {
        y: h * 0.7,
        height: h * 0.22,
        count: 6,
        ink: { light: rock.light, shade: rock.shade },
        depth: 0.2,
      }),
      // The valley floor with the braided river.
      path(
        `M-10 ${h * 0.7}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([mix(rock.light, ink.sand, 0.5), mix(rock.shade, ink.sand, 0.35)]),
      ),
      path(
        `M-10 ${h * 0.735}Q${w * 0.2} ${h * 0.715} ${w * 0.4} ${h * 0.74}Q${w * 0.7} ${h * 0.76} ${w + 10} ${h * 0.72}V${h * 0.745}Q${w * 0.7} ${h * 0.79} ${w * 0.4} ${h * 0.765}Q${w * 0.2} ${h * 0.745} -10 ${h * 0.765}Z`,
        '#7fc4d0',
      ),
      repeat(10, (i) =>
        at(
          w * (0.04 + i * 0.1),
          h * (0.745 + 0.012 * (i % 2)),
          stage.u,
          ellipse(0, 0, 60, 10, i % 2 ? '#9ab85a' : '#7fa04a'),
        ),
      ),
      landmark(
        stage,
        0.86,
        path('M-600 60Q-420 -50 -330 -170L-190 -330L0 -420L180 -330L330 -180Q430 -60 640 60Z', rock.light) +
          path('M0 -420L180 -330L330 -180Q430 -60 640 60H240Q180 -120 100 -220Z', rock.shade) +
          path(
            'M-300 -70L-220 -150L-190 -60L-260 20ZM-120 -40L-60 -120L-20 -20L-80 60ZM120 -30L190 -110L230 0L160 50Z',
            mix(rock.light, rock.shade, 0.5),
            { opacity: 0.6 },
          ) +
          stroke('M-330 50Q-200 -10 -260 -70T-150 -150', '#e8d3b0', 9),
        wide ? 0 : 0,
      ),
      landmark(
        stage,
        0.69,
        tiers
          .slice()
          .reverse()
          .map(([x, y, a, b, c, band]) => gompa(stage, x, y, a, b, band, c))
          .join('') +
          rect(-16, -338, 12, 16, ink.marigold) +
          flags(stage, [-10, -340], [400, -40], { sag: 40, size: 26, colours: PRAYER }) +
          flags(stage, [-10, -340], [-400, -40], { sag: 40, size: 26, colours: PRAYER, name: 'l' }) +
          rect(397, -44, 6, 200, '#5a3a2c') +
          rect(-403, -44, 6, 200, '#5a3a2c'),
        0,
        0.98,
      ),
      path(
        `M-10 ${h + 5}V${h * 0.9}Q${w * 0.4} ${h * 0.85} ${w + 10} ${h * 0.92}V${h + 5}Z`,
        stage.gradient([mix(ink.land, rock.light, 0.4), mix(ink.near, rock.shade, 0.35)]),
      ),
      landmark(
        stage,
        0.935,
        ellipse(10, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-24, 0, 1, person(128, { coat: '#8a2436', legs: '#a02c3c', skirt: true, hair: '#6b4530' })) +
          at(36, 2, 1, person(120, { coat: '#a02c3c', legs: '#7a2030', skirt: true, hair: '#6b4530' })),
        wide ? -300 : -170,
      ),
      repeat(10, (i) =>
        at(
          w * (0.03 + i * 0.105),
          h * 0.99,
          stage.u,
          grass(stage.random(`g${i}`), 58, ['#b8a04a', '#8a8a45'], 7, stage.time),
        ),
      ),
    ].join('')
  },
})

/** Pahalgam: the Lidder rushing down its valley of firs, ponies on the meadow. */
export const pahalgam = trip({
  name: 'pahalgam-kashmir',
  of: 'kashmir',
  place: 'Pahalgam',
  light: 'noon',
  sun: [0.24, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const fx = stage.focus
    const pony = (coat: string, cloth: string) =>
      path(
        'M-60 -44Q-66 -76 -40 -78H30L56 -112L78 -104Q84 -96 76 -90L62 -84Q60 -56 44 -46L46 0H36L28 -40H-34L-40 0H-50L-54 -38Z',
        coat,
      ) +
      path('M30 -78L54 -116L60 -110L44 -72Z', ink.near) +
      path('M-60 -66Q-80 -50 -74 -16L-66 -16Q-68 -46 -54 -58Z', ink.near) +
      path('M-28 -80H16L20 -54H-30Z', cloth)
    const hut = (s: number) =>
      at(
        0,
        0,
        s,
        block(stage, 0, 0, 120, 60, '#a8683f', 0.1) +
          repeat(4, (i) => rect(-60, -52 + i * 14, 120, 3, '#7a4a2c')) +
          path('M-78 -56L-30 -120H30L78 -56Z', '#3f8f7a') +
          path('M30 -120L78 -56H20Z', '#2f6f62') +
          rect(-12, -40, 24, 40, '#4a2c22') +
          rect(26, -42, 20, 20, '#ffe0a0'),
      )
    return [
      heaven(stage, 0.56),
      range(stage, 'peaks', {
        y: h * 0.56,
        height: h * 0.4,
        count: 4,
        ink: { light: '#9aa6cc', shade: '#6f7fb0', snow: '#ffffff', snowShade: '#d3dcf0' },
        snow: 0.6,
        depth: 0.16,
      }),
      mist(stage, h * 0.53, h * 0.05, ink.cream, 0.6),
      hills(stage, 'a', { y: h * 0.54, amp: h * 0.06, fill: mix(ink.leaf, '#9aa6cc', 0.45) }),
      firs(
        Array.from(
          { length: 26 },
          (_, i) => [w * (i / 25), h * (0.56 + 0.012 * (i % 3)), u * (80 + 30 * ((i * 7) % 4))] as const,
        ),
        mix(ink.leaf, '#9aa6cc', 0.25),
        mix(ink.leaf, ink.near, 0.45),
        lit,
      ),
      path(
        `M-10 ${h * 0.56}Q${w * 0.3} ${h * 0.53} ${w * fx} ${h * 0.575}T${w + 10} ${h * 0.55}V${h + 5}H-10Z`,
        stage.gradient(['#a9c46a', '#5f9a4a']),
      ),
      landmark(
        stage,
        0.64,
        at(-300, 0, 1, hut(0.9)) + at(-420, 14, 1, hut(0.7)) + at(340, 6, 1, hut(0.8)),
        wide ? 0 : 60,
      ),
      firs(
        [
          [w * 0.05, h * 0.72, u * 220],
          [w * 0.12, h * 0.7, u * 180],
          [w * 0.88, h * 0.7, u * 200],
          [w * 0.95, h * 0.73, u * 250],
        ],
        ink.leaf,
        mix(ink.leaf, ink.near, 0.55),
        lit,
      ),
      // The river in long bends, its white water and stones.
      landmark(
        stage,
        0.58,
        path(
          'M-10 0Q60 40 -30 90Q-190 160 -60 240Q120 330 -180 500H420Q420 330 190 240Q60 170 120 100Q150 40 20 0Z',
          stage.gradient(['#cfe9ee', '#5fb0c6', '#2f86a8']),
        ) +
          repeat(15, (i) => {
            const t = i / 14
            return stroke(
              `M${num(-40 + 150 * t * Math.sin(i))} ${num(40 + 400 * t)}q${num(30 + 40 * t)} ${num(-10 - 8 * t)} ${num(60 + 80 * t)} 0`,
              '#ffffff',
              4 + 7 * t,
              { opacity: 0.8 },
            )
          }) +
          [
            [-60, 150, 22],
            [110, 120, 18],
            [-120, 210, 30],
            [150, 220, 34],
            [40, 270, 30],
            [-60, 330, 44],
            [210, 320, 48],
            [80, 390, 56],
          ]
            .map(
              ([x, y, r]) =>
                ellipse(x as number, y as number, r as number, (r as number) * 0.6, '#8f8f98') +
                ellipse(
                  (x as number) + lit * 6,
                  (y as number) - 5,
                  (r as number) * 0.7,
                  (r as number) * 0.38,
                  '#c9c6c4',
                ) +
                stroke(
                  `M${(x as number) - (r as number)} ${(y as number) + (r as number) * 0.5}q${r} ${(r as number) * 0.4} ${(r as number) * 2} 0`,
                  '#ffffff',
                  5,
                ),
            )
            .join(''),
      ),
      landmark(
        stage,
        0.83,
        ellipse(0, 2, 90, 8, ink.near, { opacity: 0.25 }) +
          pony('#b5784a', ink.cloth) +
          at(-4, -66, 1, person(90, { coat: ink.cloth, legs: ink.deep, pose: 'sit', hat: ink.cream })) +
          at(110, 6, 1, person(116, { coat: '#7a5f4a', legs: ink.near, facing: 1, pose: 'walk' })),
        wide ? -420 : -290,
        wide ? 1.15 : 1,
      ),
      landmark(
        stage,
        0.75,
        ellipse(0, 2, 70, 6, ink.near, { opacity: 0.25 }) + at(0, 0, [-1, 1], pony('#f0e2cc', ink.marigold)),
        wide ? 380 : 290,
        0.8,
      ),
      repeat(22, (i) =>
        at(
          w * ((i * 0.171) % 1),
          h * (0.9 + 0.09 * ((i * 0.37) % 1)),
          u,
          Math.abs(((i * 0.171) % 1) - fx) < 0.2
            ? ''
            : grass(stage.random(`g${i}`), 40, [ink.leaf, '#8ab85a'], 5, stage.time) +
                circle(8, -40, 8, ['#f2c23a', '#e85f8a', '#ffffff'][i % 3] as string),
        ),
      ),
      firs(
        [
          [w * 0.015, h * 0.99, u * 330],
          [w * 0.985, h, u * 360],
        ],
        mix(ink.leaf, ink.near, 0.35),
        ink.near,
        lit,
      ),
    ].join('')
  },
})

/** Turtuk on its shelf above the Shyok: stone houses, apricot trees and barley under the Karakoram. */
export const turtuk = trip({
  name: 'turtuk-ladakh',
  of: 'ladakh',
  place: 'Turtuk',
  light: 'dawn',
  sun: [0.22, 0.24],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const stone = '#d3b08c'
    const house = (x: number, y: number, s: number) =>
      landmark(
        stage,
        y,
        block(stage, 0, 0, 150, 92, stone, 0.1) +
          repeat(14, (i) =>
            rect(-70 + ((i * 41) % 130), -84 + ((i * 23) % 78), 16, 8, mix(stone, ink.near, 0.18), {
              opacity: 0.5,
            }),
          ) +
          rect(-84, -106, 168, 16, '#8a6248') +
          repeat(9, (i) => circle(-74 + i * 19, -90, 5, '#6b4630')) +
          rect(-50, -66, 30, 34, '#5a3426') +
          rect(22, -66, 30, 34, '#5a3426') +
          stroke('M-35 -66V-32M37 -66V-32', '#c98a52', 4) +
          rect(-14, -44, 28, 44, '#7a4a30') +
          repeat(7, (i) => ellipse(-70 + i * 24, -110, 18, 10, i % 2 ? '#e89a3c' : '#d9b25a')),
        x,
        s,
      )
    const apricot = (x: number, y: number, size: number) =>
      at(
        w * x,
        h * y,
        u,
        tree(stage.random(`a${Math.round(x * 100)}`), size, '#f4c9cf', '#d993a8', '#5a3a34', lit) +
          repeat(8, (i) =>
            circle(
              -size * 0.24 + ((i * 37) % 60) * size * 0.008,
              -size * (0.5 + 0.04 * (i % 6)),
              size * 0.018,
              '#ffffff',
            ),
          ),
      )
    const rock = { light: '#c9a28f', shade: '#8c6f80', snow: '#fff6ee' }
    return [
      heaven(stage, 0.6, { disc: 66 }),
      range(stage, 'k', { y: h * 0.56, height: h * 0.44, count: 3, ink: rock, snow: 0.34, depth: 0.3 }),
      range(stage, 'mid', {
        y: h * 0.62,
        height: h * 0.24,
        count: 5,
        ink: { light: '#b58a70', shade: '#85605f' },
        depth: 0.14,
      }),
      // The river at the foot of the mountains.
      path(`M-10 ${h * 0.6}H${w + 10}V${h * 0.74}H-10Z`, mix(ink.sand, rock.light, 0.5)),
      path(
        `M-10 ${h * 0.635}Q${w * 0.3} ${h * 0.6} ${w * 0.55} ${h * 0.63}T${w + 10} ${h * 0.61}V${h * 0.645}Q${w * 0.8} ${h * 0.66} ${w * 0.55} ${h * 0.655}T-10 ${h * 0.67}Z`,
        ink.water,
      ),
      path(
        `M-10 ${h * 0.7}Q${w * 0.25} ${h * 0.66} ${w * 0.5} ${h * 0.68}T${w + 10} ${h * 0.66}V${h + 5}H-10Z`,
        stage.gradient(['#b9c25a', '#7f9a48']),
      ),
      repeat(11, (i) =>
        at(
          w * (0.02 + i * 0.098),
          h * (0.7 - 0.01 * (i % 2)),
          u,
          cypress(170 + 50 * (i % 3), '#8fa64f', mix('#5f7f45', ink.near, 0.2), lit),
        ),
      ),
      [
        [-330, 0.735, 0.8],
        [330, 0.73, 0.76],
        [40, 0.725, 0.72],
        [-120, 0.78, 1],
        [200, 0.79, 1.06],
      ]
        .map(([x, y, s]) =>
          house(wide ? (x as number) * 1.25 : (x as number) * 0.9, y as number, s as number),
        )
        .join(''),
      apricot(0.12, 0.8, 230),
      apricot(0.86, 0.81, 250),
      apricot(wide ? 0.36 : 0.3, 0.79, 180),
      apricot(0.97, 0.86, 260),
      // Barley terraces held by dry walls.
      [0.83, 0.89, 0.95]
        .map(
          (y, i) =>
            path(
              `M-10 ${h * (y + 0.02)}Q${w * 0.35} ${h * (y - 0.03)} ${w * 0.6} ${h * (y + 0.005)}T${w + 10} ${h * (y - 0.015)}V${h + 5}H-10Z`,
              mix(stone, ink.near, 0.25),
            ) +
            path(
              `M-10 ${h * (y + 0.02) + 14 * u}Q${w * 0.35} ${h * (y - 0.03) + 16 * u} ${w * 0.6} ${h * (y + 0.005) + 14 * u}T${w + 10} ${h * (y - 0.015) + 14 * u}V${h + 5}H-10Z`,
              ['#c9c862', '#a9b552', '#86a04a'][i] as string,
            ),
        )
        .join(''),
      repeat(26, (i) =>
        at(
          w * (i / 25),
          h * 1.0,
          u,
          grass(stage.random(`b${i}`), 74, ['#d9cf6a', '#b5b552', '#8fa64a'], 7, stage.time),
        ),
      ),
      landmark(
        stage,
        0.92,
        ellipse(10, 0, 90, 7, ink.near, { opacity: 0.3 }) +
          at(-20, 0, 1, person(130, { coat: '#8a2f4a', legs: '#4a3a5a', skirt: true })) +
          path('M-46 -104Q-62 -60 -40 -48H-26V-100Z', '#b5843f') +
          circle(-40, -104, 10, '#f09a3c') +
          circle(-28, -108, 10, '#e8862c') +
          at(50, 4, 1, person(84, { coat: ink.marigold, legs: '#3f5f8a' })),
        wide ? -320 : -150,
      ),
    ].join('')
  },
})

/** Tawang's yellow-roofed monastery on its ridge in the monsoon's last clouds. */
export const tawang = trip({
  name: 'tawang-north',
  of: 'north',
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
      heaven(stage, 0.68, { disc: 68 }),
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

/** Kanchenjunga turning orange before sunrise, seen from a tea terrace in Pelling. */
export const kanchenjunga = trip({
  name: 'kanchenjunga-north',
  of: 'north',
  place: 'Kanchenjunga',
  light: 'dawn',
  sun: [0.84, 0.5],
  sky: ['#33508f', '#7f93bd', '#f2b79a', '#ffe2ae'],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const [glow, shade, blue] = ['#ffb27a', '#a07aa0', '#7f86b4']
    return [
      heaven(stage, 0.62, { disc: 0 }),
      landmark(
        stage,
        0.6,
        path(
          'M-1000 60L-860 -60L-760 -30L-620 -170L-520 -110L-400 -250L-320 -200L-230 -300L-150 -250L-60 -400L-20 -370L40 -470L90 -400L130 -420L220 -310L300 -340L380 -230L480 -260L600 -130L700 -160L860 -40L1000 60Z',
          blue,
        ) +
          path(
            'M-400 -250L-320 -200L-230 -300L-150 -250L-60 -400L-20 -370L40 -470L60 -330L10 -260L40 -180L-60 -150L-100 -60L-200 -110L-260 -20L-330 -120L-430 -60L-520 -110ZM130 -420L220 -310L200 -220L150 -160L90 -240L60 -330L90 -400ZM300 -340L380 -230L350 -120L280 -190L230 -280ZM480 -260L600 -130L540 -60L440 -150Z',
            shade,
          ) +
          path(
            'M40 -470L90 -400L130 -420L220 -310L240 -250L180 -270L150 -190L110 -270L70 -230L60 -330ZM-60 -400L-20 -370L40 -470L60 -330L20 -290L-30 -310L-80 -240L-110 -300ZM-230 -300L-150 -250L-130 -190L-200 -210ZM-400 -250L-320 -200L-300 -150L-380 -170ZM300 -340L380 -230L390 -170L320 -220ZM480 -260L600 -130L560 -130L500 -180ZM-620 -170L-520 -110L-540 -70L-620 -110ZM700 -160L860 -40L760 -80Z',
            glow,
          ) +
          path(
            'M40 -470L90 -400L80 -350L50 -390ZM130 -420L180 -360L150 -340ZM-60 -400L-20 -370L-40 -330L-70 -350Z',
            '#ffe2b0',
          ),
        wide ? 0 : -30,
        wide ? 1.1 : 1.15,
      ),
      mist(stage, h * 0.6, h * 0.06, '#ffe6cc', 0.9),
      hills(stage, 'a', { y: h * 0.62, amp: h * 0.06, fill: stage.far(mix(ink.leaf, '#5f6fa0', 0.5), 0.3) }),
      mist(stage, h * 0.68, h * 0.05, '#ffe6cc', 0.9),
      hills(stage, 'b', { y: h * 0.71, amp: h * 0.05, fill: mix(ink.leaf, '#5f6fa0', 0.35) }),
      firs(
        Array.from(
          { length: 20 },
          (_, i) => [w * (i / 19), h * (0.76 + 0.015 * (i % 3)), u * (90 + 40 * ((i * 7) % 4))] as const,
        ),
        mix(ink.leaf, '#4a5f8a', 0.25),
        mix(ink.leaf, ink.near, 0.6),
        stage.lit,
      ),
      hills(stage, 'c', { y: h * 0.8, amp: h * 0.03, fill: mix(ink.leaf, ink.near, 0.35) }),
      // A terrace with prayer flags on poles and two early risers.
      path(`M-10 ${h * 0.89}H${w + 10}V${h + 5}H-10Z`, mix(ink.near, ink.roof, 0.2)),
      rect(-10, h * 0.885, w + 20, 8 * u, mix(ink.sand, ink.roof, 0.35)),
      rect(-10, h * 0.8, w + 20, 9 * u, '#7a4630'),
      repeat(Math.ceil(w / (44 * u)), (i) => rect(i * 44 * u, h * 0.8, 9 * u, h * 0.088, '#8f5638')),
      landmark(
        stage,
        0.93,
        [
          [-360, 0, '#2f6fc0'],
          [-300, 0, '#fff8ea'],
          [-240, 0, '#d8392f'],
          [300, 0, '#3f9a56'],
          [360, 0, '#f4b72c'],
        ]
          .map(
            ([x, , c]) =>
              rect((x as number) - 4, -420, 8, 420, '#5a3a2c') +
              path(
                `M${(x as number) + 4} -410H${(x as number) + 44}Q${(x as number) + 56} -300 ${(x as number) + 40} -200T${(x as number) + 46} -80H${(x as number) + 4}Z`,
                c as string,
              ),
          )
          .join(''),
      ),
      landmark(
        stage,
        0.975,
        at(-30, 0, 1, person(190, { coat: '#c8403a', legs: ink.near, hat: '#f2c23a' })) +
          at(64, 2, 1, person(178, { coat: ink.marigold, legs: '#4a3a6a', skirt: true, pose: 'wave' })),
        wide ? 0 : 10,
      ),
      leaves(stage, 1, 0.6),
    ].join('')
  },
})

/** Lamayuru above its moonland of folded clay. */
export const lamayuru = trip({
  name: 'lamayuru-ladakh',
  of: 'ladakh',
  place: 'Lamayuru',
  light: 'dusk',
  sun: [0.26, 0.34],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const clay = ['#e8bd86', '#d9a673', '#c48f68', '#a9755f', '#8a5a56']
    const folds = (y: number, colour: string, amp: number, count: number, seed: number) => {
      const d = repeat(count, (i) => {
        const x = (w * (i + 1)) / count
        const px = (w * i) / count
        const k = 0.5 + 0.5 * Math.abs(Math.sin(i * 2.1 + seed))
        return `Q${num((px + x) / 2)} ${num(h * y - amp * k * h)} ${num(x)} ${num(h * y + 0.01 * h)}`
      })
      return (
        path(`M-10 ${h + 5}V${h * y}L0 ${h * y}${d}L${w + 10} ${h * y}V${h + 5}Z`, colour) +
        repeat(count, (i) => {
          const px = (w * i) / count
          const x = (w * (i + 1)) / count
          return path(
            `M${num((px + x) / 2)} ${num(h * y - amp * 0.3 * h)}Q${num(x - (x - px) * 0.1)} ${num(h * y - amp * 0.1 * h)} ${num(x)} ${num(h * y + 0.01 * h)}L${num(x - 4)} ${num(h * (y + 0.1))}Z`,
            lighten(colour, -0.06),
            { opacity: 0.7 },
          )
        })
      )
    }
    const tiers: [number, number, number, number, number][] = [
      [-170, 0, 120, 60, 4],
      [-40, 8, 124, 64, 4],
      [90, 0, 120, 60, 4],
      [-110, -64, 120, 64, 4],
      [20, -66, 130, 70, 4],
      [150, -56, 90, 52, 3],
      [-40, -136, 140, 78, 5],
      [70, -138, 80, 60, 3],
    ]
    return [
      heaven(stage, 0.74, { disc: 76 }),
      range(stage, 'far', {
        y: h * 0.72,
        height: h * 0.38,
        count: 4,
        ink: { light: '#b58a9a', shade: '#7f5f80', snow: '#ffe8dc' },
        snow: 0.26,
        depth: 0.35,
      }),
      folds(0.68, clay[0] as string, 0.1, wide ? 13 : 8, 1),
      landmark(
        stage,
        0.82,
        path(
          'M-420 60L-340 -60L-300 -40L-240 -190L-180 -160L-60 -250L120 -240L220 -170L270 -190L340 -50L380 -70L470 60Z',
          clay[2] as string,
        ) +
          path('M120 -240L220 -170L270 -190L340 -50L380 -70L470 60H180L140 -60L90 -120Z', clay[3] as string) +
          stroke('M-240 -190L-220 40M-60 -250L-70 30M-160 -170L-150 30M30 -240L40 40', clay[3] as string, 9, {
            opacity: 0.7,
          }),
      ),
      landmark(
        stage,
        0.575,
        tiers
          .slice()
          .reverse()
          .map(([x, y, a, b, c]) => gompa(stage, x, y, a, b, '#8f2a2f', c))
          .join('') +
          block(stage, -40, -214, 80, 44, '#a8323a', 0.08) +
          rect(-84, -262, 88, 8, ink.marigold) +
          path('M-46 -262L-40 -292L-34 -262Z', ink.marigold) +
          flags(stage, [-40, -286], [-380, 40], { sag: 40, size: 26, colours: PRAYER }) +
          flags(stage, [-40, -286], [360, 50], { sag: 40, size: 26, colours: PRAYER, name: 'r' }) +
          rect(-383, 36, 6, 120, '#5a3a2c') +
          rect(357, 46, 6, 120, '#5a3a2c'),
      ),
      folds(0.8, clay[1] as string, 0.09, wide ? 11 : 7, 2.4),
      folds(0.87, clay[2] as string, 0.08, wide ? 9 : 6, 4),
      folds(0.95, clay[4] as string, 0.07, wide ? 8 : 5, 0.6),
      landmark(
        stage,
        0.955,
        [-260, -190, -130]
          .map((x, i) =>
            at(
              x,
              6 * i,
              0.9 + i * 0.14,
              rect(-30, -20, 60, 20, '#f4e6d0') +
                rect(-22, -38, 44, 20, '#fff6e6') +
                path('M-20 -38Q-26 -74 0 -78Q26 -74 20 -38Z', '#fff6e6') +
                path('M4 -77Q26 -74 20 -38H8Z', '#d9c0b0') +
                path('M-8 -76L0 -120L8 -76Z', ink.marigold),
            ),
          )
          .join('') +
          at(170, 0, 1, person(132, { coat: '#8a2436', legs: '#a02c3c', skirt: true, hair: '#6b4530' })) +
          at(230, 4, 1, person(124, { coat: ink.cream, legs: ink.deep, bag: ink.marigold })),
        wide ? -60 : -10,
      ),
    ].join('')
  },
})
