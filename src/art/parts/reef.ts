import { lighten } from '../colour.ts'
import { between, type Random } from '../random.ts'
import { at, circle, ellipse, num, path, repeat, stroke } from '../shape.ts'

/** A branching coral on the origin, `size` high. */
export const coral = (size: number, colour: string) =>
  [-38, -20, 0, 18, 36]
    .map((turn, i) =>
      at(
        0,
        0,
        1,
        stroke(
          `M0 0V${num(-size * (i % 2 ? 0.8 : 1))}M0 ${num(-size * 0.45)}L${num(size * 0.14)} ${num(-size * 0.68)}`,
          i % 2 ? lighten(colour, 0.05) : colour,
          size * 0.11,
        ),
        turn,
      ),
    )
    .join('')

/** A shoal of small striped fish swimming to the right around the origin, within `spread` units. */
export function shoal(
  next: Random,
  count: number,
  spread: number,
  size: number,
  body: string,
  stripe: string,
): string {
  return repeat(count, () => {
    const s = (size / 20) * between(next, 0.7, 1.1)
    return at(
      between(next, -1, 1) * spread,
      between(next, -0.5, 0.5) * spread,
      s,
      path('M-12 0L-22 -8V8Z', body) +
        ellipse(0, 0, 14, 8, body) +
        path('M-2 -8Q2 0 -2 8H3Q7 0 3 -8Z', stripe) +
        circle(8, -2, 1.6, '#1c1c2c'),
    )
  })
}

/** A manta seen from below and behind around the origin, `size` across. */
export function manta(size: number, back: string, belly: string): string {
  const s = size / 400
  return at(
    0,
    0,
    s,
    path('M0 40Q60 120 40 300Q20 120 -6 60Z', back) +
      path(
        'M0 -70Q40 -96 58 -70Q110 -64 200 30Q120 14 70 60Q36 92 0 92Q-36 92 -70 60Q-120 14 -200 30Q-110 -64 -58 -70Q-40 -96 0 -70Z',
        back,
      ) +
      path('M0 -50Q50 -62 78 -40Q90 -4 52 44Q30 70 0 70Q-30 70 -52 44Q-90 -4 -78 -40Q-50 -62 0 -50Z', belly) +
      path('M-40 -78Q-58 -112 -34 -124Q-22 -100 -18 -74ZM40 -78Q58 -112 34 -124Q22 -100 18 -74Z', back) +
      repeat(4, (i) =>
        stroke(
          `M${-56 + i * 5} ${-24 + i * 14}L${-22 + i * 2} ${-16 + i * 11}M${56 - i * 5} ${-24 + i * 14}L${22 - i * 2} ${-16 + i * 11}`,
          back,
          3.4,
          { opacity: 0.8 },
        ),
      ) +
      path('M-12 46Q0 36 14 48Q24 60 6 62Q-20 62 -12 46Z', back, { opacity: 0.5 }),
  )
}

/** A whale shark seen from above, swimming to the right around the origin, `size` long; its spots are the sign of it. */
export function whaleShark(next: Random, size: number, back: string, shade: string, spot: string): string {
  const s = size / 600
  return at(
    0,
    0,
    s,
    path(
      'M-150 -20Q-180 -120 -230 -140Q-200 -60 -210 -14ZM60 -56Q20 -150 -50 -176Q-20 -100 -30 -50ZM60 56Q20 150 -50 176Q-20 100 -30 50Z',
      shade,
    ) +
      path('M-240 0Q-300 -70 -330 -90Q-312 -20 -322 0Q-312 40 -340 84Q-290 60 -240 6Z', shade) +
      path(
        'M-260 -6Q-120 -56 60 -74Q220 -84 268 -50Q300 -20 300 0Q300 20 268 50Q220 84 60 74Q-120 56 -260 6Z',
        back,
      ) +
      path('M-260 -2Q-120 -14 60 -14T290 0Q200 14 60 14T-260 2Z', lighten(back, 0.05)) +
      repeat(46, (i) => {
        const t = (i % 23) / 23
        const x = -210 + t * 460
        const half = 58 * Math.sin((0.15 + 0.75 * t) * 1.6)
        return circle(x, (i < 23 ? -1 : 1) * half * between(next, 0.15, 0.92), between(next, 4, 8), spot, {
          opacity: 0.9,
        })
      }) +
      repeat(5, (i) =>
        stroke(
          `M${150 + i * 14} -62Q${158 + i * 14} -48 ${152 + i * 14} -36M${150 + i * 14} 62Q${158 + i * 14} 48 ${152 + i * 14} 36`,
          shade,
          4,
        ),
      ) +
      circle(262, -42, 5, '#12283a') +
      circle(262, 42, 5, '#12283a'),
  )
}
