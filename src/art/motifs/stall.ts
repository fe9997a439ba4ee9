import { lighten } from '../colour.ts'
import { path, poly, repeat } from '../shape.ts'

/** A striped awning with a scalloped edge. */
export function awning(x: number, y: number, w: number, h: number, a: string, b: string): string {
  const n = 8
  const step = w / n
  return repeat(n, (i) => {
    const c = i % 2 ? a : b
    const left = x + i * step
    return (
      poly(
        [
          [left + (n / 2 - i) * 5, y],
          [left + step + (n / 2 - i - 1) * 5, y],
          [left + step, y + h],
          [left, y + h],
        ],
        c,
      ) + path(`M${left} ${y + h}q${step / 2} ${step * 0.7} ${step} 0Z`, lighten(c, -0.06))
    )
  })
}

/** Bowls with heaped goods along a counter, such as spices or fruit, one of each colour. */
export const heaps = (x: number, y: number, step: number, colours: readonly string[], bowl: string) =>
  colours
    .map(
      (c, i) =>
        path(
          `M${x + i * step - step * 0.4} ${y}Q${x + i * step - step * 0.1} ${y - step * 0.75} ${x + i * step} ${y - step * 0.8}Q${x + i * step + step * 0.1} ${y - step * 0.75} ${x + i * step + step * 0.4} ${y}Z`,
          c,
        ) +
        path(
          `M${x + i * step} ${y - step * 0.8}Q${x + i * step + step * 0.1} ${y - step * 0.75} ${x + i * step + step * 0.4} ${y}H${x + i * step + step * 0.08}Z`,
          lighten(c, -0.08),
        ) +
        path(
          `M${x + i * step - step * 0.46} ${y - 6}H${x + i * step + step * 0.46}L${x + i * step + step * 0.3} ${y + step * 0.4}H${x + i * step - step * 0.3}Z`,
          bowl,
        ),
    )
    .join('')
