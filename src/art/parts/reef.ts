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

/** A manta ray seen from above around the origin, with its head up, `size` wide: the back is dark, the shoulders and wing tips are pale. */
export function manta(size: number, back: string, pale: string): string {
  return at(
    0,
    0,
    size / 400,
    stroke('M0 84Q16 170 -6 290', back, 7) +
      path('M-34 -66Q-56 -100 -34 -116Q-20 -96 -12 -70ZM34 -66Q56 -100 34 -116Q20 -96 12 -70Z', back) +
      path(
        'M0 -76Q34 -78 52 -60Q104 -66 150 -32Q188 -4 206 52Q160 22 116 28Q84 34 62 62Q34 96 0 96Q-34 96 -62 62Q-84 34 -116 28Q-160 22 -206 52Q-188 -4 -150 -32Q-104 -66 -52 -60Q-34 -78 0 -76Z',
        back,
      ) +
      path('M52 -58Q104 -64 150 -32Q188 -4 206 52Q186 8 146 -14Q100 -40 46 -30Z', lighten(back, 0.07)) +
      path(
        'M-52 -58Q-104 -64 -150 -32Q-188 -4 -206 52Q-186 8 -146 -14Q-100 -40 -46 -30Z',
        lighten(back, 0.03),
      ) +
      path(
        'M14 -50Q60 -54 92 -30Q56 -32 30 -8Q20 -26 14 -50ZM-14 -50Q-60 -54 -92 -30Q-56 -32 -30 -8Q-20 -26 -14 -50Z',
        pale,
      ) +
      path('M0 -40Q12 20 4 92H-4Q-12 20 0 -40Z', lighten(back, -0.05)) +
      path('M206 52Q194 26 178 8Q182 30 206 52ZM-206 52Q-194 26 -178 8Q-182 30 -206 52Z', pale),
  )
}

/** A whale shark with its spots, seen from above around the origin and swimming to the right, `size` long. */
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
