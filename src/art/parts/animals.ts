import { solid } from '../rim-light.ts'
import { num, path, poly, rect } from '../shape.ts'

/** A walking camel with a saddle cloth, standing on the origin and facing right; `size` is the height of its head, `step` -1..1 moves the legs. */
export function camel(
  size: number,
  coat: string,
  shade: string,
  cloth: string,
  lit: -1 | 1,
  step = 0,
): string {
  const s = size / 100
  const leg = (x: number, swing: number, colour: string) =>
    poly(
      [
        [(x - 4) * s, -44 * s],
        [(x + 5) * s, -44 * s],
        [(x + 2.6 + swing) * s, 0],
        [(x - 1.6 + swing) * s, 0],
      ],
      colour,
    )
  const body = `M${num(-42 * s)} ${num(-44 * s)}Q${num(-46 * s)} ${num(-66 * s)} ${num(-26 * s)} ${num(-70 * s)}Q${num(-10 * s)} ${num(-96 * s)} ${num(6 * s)} ${num(-72 * s)}Q${num(22 * s)} ${num(-70 * s)} ${num(28 * s)} ${num(-58 * s)}Q${num(34 * s)} ${num(-50 * s)} ${num(42 * s)} ${num(-58 * s)}Q${num(50 * s)} ${num(-70 * s)} ${num(50 * s)} ${num(-88 * s)}L${num(62 * s)} ${num(-98 * s)}L${num(74 * s)} ${num(-92 * s)}L${num(74 * s)} ${num(-86 * s)}L${num(60 * s)} ${num(-84 * s)}Q${num(60 * s)} ${num(-60 * s)} ${num(46 * s)} ${num(-44 * s)}Q${num(30 * s)} ${num(-34 * s)} ${num(10 * s)} ${num(-36 * s)}Q${num(-28 * s)} ${num(-32 * s)} ${num(-42 * s)} ${num(-44 * s)}Z`
  const saddle = path(
    `M${num(-24 * s)} ${num(-70 * s)}Q${num(-10 * s)} ${num(-96 * s)} ${num(5 * s)} ${num(-73 * s)}L${num(7 * s)} ${num(-48 * s)}L${num(-26 * s)} ${num(-48 * s)}Z`,
    cloth,
  )
  return solid(
    size,
    leg(-30, -step * 9, shade) +
      leg(24, step * 9, shade) +
      leg(-36, step * 9, coat) +
      leg(30, -step * 9, coat) +
      path(
        `M${num(-42 * s)} ${num(-60 * s)}Q${num(-50 * s)} ${num(-50 * s)} ${num(-48 * s)} ${num(-34 * s)}L${num(-45 * s)} ${num(-34 * s)}Q${num(-46 * s)} ${num(-48 * s)} ${num(-39 * s)} ${num(-54 * s)}Z`,
        coat,
      ) +
      path(body, coat) +
      saddle +
      rect(lit < 0 ? -26 * s : 2 * s, -62 * s, 4 * s, 14 * s, shade),
  )
}
