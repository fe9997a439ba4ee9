import { lighten, mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { firs } from '../../parts/plants.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A stone hand above the forest, with its fingers behind the deck of the bridge; the origin is in the middle of the palm. */
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
export const goldenBridge = sightScene({
  name: 'golden-bridge-vietnam',
  destination: 'vietnam',
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
      fullSky(stage, 0.72, { disc: 66 }),
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
