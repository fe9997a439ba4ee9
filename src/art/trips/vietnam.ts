import { lighten, mix } from '../colour.ts'
import { hills, mist } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { firs, tree } from '../parts/plants.ts'
import { sea, shore } from '../parts/sea.ts'
import { wave } from '../random.ts'
import { at, blob, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { arches, leaves, palmAt } from './parts.ts'

/** A stone hand rising from the forest with its fingers spread behind the deck; the palm's middle is the origin. */
function hand(stone: string, shade: string, moss: string): string {
  const finger = (x: number, top: number, turn: number, w: number) =>
    at(
      x,
      -40,
      1,
      rect(-w / 2, top, w, -top + 90, stone, { rx: w / 2 }) +
        rect(w * 0.12, top + w * 0.3, w * 0.38, -top + 60, shade, { rx: w * 0.19 }) +
        stroke(`M${-w * 0.3} ${top * 0.45}Q0 ${top * 0.4} ${w * 0.32} ${top * 0.46}`, shade, 5),
      turn,
    )
  return (
    path('M-74 30Q-96 240 -130 460H120Q84 240 92 30Z', stone) +
    path('M30 30Q40 240 60 460H120Q84 240 92 30Z', shade) +
    finger(-66, -150, -9, 46) +
    finger(-18, -196, -3, 48) +
    finger(32, -190, 4, 48) +
    finger(78, -140, 11, 42) +
    path('M-92 60Q-104 -30 -60 -52Q20 -76 96 -48Q118 10 94 66Q10 110 -92 60Z', stone) +
    path('M40 -60Q100 -50 104 0Q104 50 92 66Q60 84 20 88Q70 30 40 -60Z', shade) +
    repeat(4, (i) => ellipse(-70 + i * 52, 108 + (i % 2) * 60, 26, 12, moss, { opacity: 0.7 }))
  )
}

/** The Golden Bridge of Ba Na Hills, held up by two stone hands. */
export const goldenBridge = trip({
  name: 'golden-bridge-vietnam',
  of: 'vietnam',
  place: 'Golden Bridge',
  light: 'dawn',
  sun: [0.22, 0.24],
  draw(stage) {
    const { h, w, ink } = stage
    const [stone, shade, moss] = ['#b9b4a2', '#938f84', '#7f9a5a']
    const gold = '#f2b632'
    const deck = 'M-1000 96C-640 -30 -300 -52 60 -20S640 90 900 60'
    const thumb = (x: number, y: number, k: 1 | -1) =>
      at(
        x,
        y,
        [k, 1],
        path('M-86 70Q-96 0 -60 -58Q-40 -82 -22 -66Q-12 -40 -26 6Q-20 56 6 84Z', stone) +
          path('M-40 -20Q-26 -40 -24 -62Q-12 -40 -26 6Q-20 56 6 84L-20 82Q-50 40 -40 -20Z', shade),
      )
    return [
      heaven(stage, 0.72, { disc: 66 }),
      hills(stage, 'a', { y: h * 0.56, amp: h * 0.1, fill: stage.far(ink.far, 0.5), detail: 4 }),
      mist(stage, h * 0.6, h * 0.07, ink.cream, 0.9),
      hills(stage, 'b', { y: h * 0.66, amp: h * 0.07, fill: stage.far(ink.leaf, 0.42) }),
      mist(stage, h * 0.73, h * 0.06, ink.cream, 0.9),
      landmark(
        stage,
        0.6,
        at(-220, -34, 1.06, hand(stone, shade, moss), -6) +
          at(240, -10, [-1.06, 1.06], hand(stone, shade, moss), 8),
      ),
      landmark(
        stage,
        0.6,
        stroke(deck, lighten(gold, -0.22), 46) +
          stroke(deck, gold, 34) +
          stroke(deck, lighten(gold, 0.1), 8, { transform: 'translate(0 -12)' }) +
          repeat(37, (i) => {
            const x = -900 + i * 46
            const y =
              x < 60
                ? 96 -
                  148 * Math.sin(Math.min(1, (x + 1000) / 900) * 1.57) +
                  Math.max(0, (x + 300) / 360) * 34
                : -20 + 96 * Math.min(1, (x - 60) / 560)
            return rect(x, y - 52, 4, 46, lighten(gold, -0.1))
          }) +
          stroke(deck, lighten(gold, 0.04), 5, { transform: 'translate(0 -42)' }) +
          [
            [-90, -30, 0],
            [-40, -27, 1],
            [40, -20, 0],
            [-330, -16, 1],
            [350, 36, 1],
            [400, 48, 0],
          ]
            .map(([x, y, k]) =>
              at(
                x as number,
                (y as number) - 10,
                1,
                person(62, {
                  coat: k ? ink.cloth : ink.cream,
                  legs: k ? ink.cream : ink.deep,
                  hat: k ? ink.sand : '#e8d8a8',
                }),
              ),
            )
            .join(''),
      ),
      landmark(stage, 0.6, thumb(-250, 20, 1) + thumb(276, 46, -1)),
      hills(stage, 'c', { y: h * 0.86, amp: h * 0.05, fill: mix(ink.leaf, ink.near, 0.2) }),
      firs(
        Array.from(
          { length: 13 },
          (_, i) =>
            [
              w * ((i + 0.3) / 12.4),
              h * (0.93 + 0.03 * (i % 3)),
              stage.u * (110 + 46 * ((i * 5) % 4)),
            ] as const,
        ),
        mix(ink.leaf, ink.near, 0.3),
        ink.near,
        stage.lit,
      ),
      rect(0, h * 0.965, w, h * 0.04, ink.near),
    ].join('')
  },
})

/** The long cable car from An Thoi to Hon Thom, over a fleet of blue boats. */
export const phuQuoc = trip({
  name: 'phu-quoc-vietnam',
  of: 'vietnam',
  place: 'Phu Quoc',
  light: 'dusk',
  sun: [0.3, 0.4],
  draw(stage) {
    const { w, h, u, ink, time } = stage
    const line = h * 0.52
    const isle = (x: number, half: number, high: number, depth: number) =>
      at(
        w * x,
        line + 3,
        u,
        blob(
          [
            [-half, 4],
            [-half * 0.7, -high * 0.6],
            [-half * 0.2, -high],
            [half * 0.3, -high * 0.8],
            [half * 0.75, -high * 0.5],
            [half, 4],
          ],
          stage.far(mix(ink.leaf, ink.near, 0.3), depth),
        ),
      )
    const boat = (scale: number) =>
      at(
        0,
        0,
        scale,
        ellipse(0, 8, 80, 7, ink.near, { opacity: 0.3 }) +
          path('M-78 -24Q-40 2 66 -18L86 -42L70 8H-56Q-72 2 -78 -24Z', '#2f6fb0') +
          path('M-78 -24Q-40 2 66 -18L68 -10Q-30 10 -76 -14Z', '#d8453a') +
          rect(-40, -46, 46, 36, '#eadfc4') +
          rect(-46, -52, 58, 8, '#d8453a') +
          rect(-30, -38, 12, 12, ink.near) +
          rect(-10, -38, 12, 12, ink.near) +
          stroke('M30 -14V-70M30 -66L62 -24', ink.near, 3),
      )
    const cabin = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        stroke('M0 -40V-6', ink.near, 5) +
          circle(0, 22, 32, ink.cloth) +
          path('M-32 16A32 32 0 0 1 32 16Z', ink.cream) +
          rect(-26, 4, 52, 14, ink.deep) +
          circle(0, 22, 32, 'none', { stroke: ink.near, 'stroke-width': 3 }),
      )
    return [
      heaven(stage, 0.53, { disc: 76 }),
      isle(0.1, 200, 80, 0.5),
      isle(0.9, 230, 100, 0.42),
      isle(0.62, 120, 50, 0.55),
      sea(stage, { top: line, far: stage.far(ink.water, 0.35), near: ink.deep, foam: '#ffd9a0' }),
      landmark(
        stage,
        0.53,
        blob(
          [
            [180, 14],
            [230, -40],
            [300, -64],
            [380, -60],
            [450, -34],
            [500, 14],
          ],
          mix(ink.leaf, ink.near, 0.4),
        ) +
          path('M300 -30L326 -500H352L378 -30Z', mix(ink.wall, ink.near, 0.25)) +
          path('M342 -500H352L378 -30H350Z', mix(ink.wall, ink.near, 0.5)) +
          rect(290, -512, 98, 18, ink.near) +
          stroke(
            'M-1000 -150Q-300 -300 339 -506Q600 -470 900 -330M-1000 -130Q-300 -282 339 -492',
            ink.near,
            4,
          ) +
          at(0, -392 + 46 + wave(time) * 2, 1, cabin(0, 0, 1.25)) +
          cabin(-330, -268 + 42, 0.9) +
          cabin(-620, -204 + 38, 0.7) +
          cabin(190, -462 + 50, 0.9),
      ),
      at(w * 0.2, h * 0.66, u * 0.9, boat(0.8)),
      at(w * 0.5, h * 0.62, u, boat(0.55)),
      at(w * 0.82, h * 0.69, u, at(0, 0, [-1, 1], boat(0.9))),
      at(w * 0.42, h * 0.75, u, boat(1.25)),
      shore(
        stage,
        [
          [-20, h * 0.86],
          [w * 0.3, h * 0.9],
          [w * 0.65, h * 0.93],
          [w + 20, h * 0.9],
        ],
        mix(ink.sand, ink.roof, 0.12),
        mix(ink.sand, ink.deep, 0.3),
        ink.cream,
      ),
      palmAt(stage, stage.kind === 'wide' ? 520 : 380, 0.98, 470, -0.2),
      palmAt(stage, stage.kind === 'wide' ? -760 : -420, 0.99, 380, 0.16),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})

/** The Noon Gate of the Imperial City in Hue, its pavilion of yellow roofs above the moat. */
export const hue = trip({
  name: 'noon-gate-vietnam',
  of: 'vietnam',
  place: 'Imperial City',
  light: 'dusk',
  sun: [0.72, 0.36],
  draw(stage) {
    const { w, h, ink, lit } = stage
    const brick = '#b98a6a'
    const dark = mix(brick, ink.near, 0.3)
    const gold = '#f0b23a'
    const green = '#4f8a5f'
    const roof = (x: number, y: number, half: number, high: number, tile: string) =>
      path(
        `M${x - half} ${y}Q${x - half - 16} ${y - 4} ${x - half - 26} ${y - 20}Q${x - half * 0.8} ${y - high * 0.7} ${x - half * 0.62} ${y - high}H${x + half * 0.62}Q${x + half * 0.8} ${y - high * 0.7} ${x + half + 26} ${y - 20}Q${x + half + 16} ${y - 4} ${x + half} ${y}Z`,
        tile,
      ) +
      rect(x - half * 0.64, y - high - 8, half * 1.28, 10, lighten(tile, 0.1)) +
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
      heaven(stage, 0.66, { disc: 80 }),
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
