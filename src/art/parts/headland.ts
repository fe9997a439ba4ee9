import { lighten, mix } from '../colour.ts'
import { between, type Random } from '../random.ts'
import { curveThrough, hill, line, num, type Point, path, repeat } from '../shape.ts'

/** Colours of a sea cliff: rock in light and in shade, plants on top, foam at its foot. */
export interface CliffInk {
  light: string
  shade: string
  green: string
  foam?: string
}

/** The y of the outline at `x`, interpolated between its points. */
function heightAt(top: readonly Point[], x: number): number {
  const i = top.findIndex(([px]) => px >= x)
  const [a, b] = [top[Math.max(0, i - 1)] as Point, top[i < 0 ? top.length - 1 : i] as Point]
  const t = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0])
  return a[1] + (b[1] - a[1]) * Math.min(1, Math.max(0, t))
}

/** A cliff in the sea on y = 0, with the outline `top` from left to right; plants cover the rock down to between the two depths of `cap`. */
export function headland(
  next: Random,
  top: readonly Point[],
  ink: CliffInk,
  lit: -1 | 1,
  cap: [number, number] = [34, 90],
): string {
  const [from, to] = [(top[0] as Point)[0], (top.at(-1) as Point)[0]]
  const span = to - from
  const count = Math.max(6, Math.round(span / 92))
  const rock = hill(
    top,
    [
      [to, 8],
      [from, 8],
    ],
    ink.light,
  )
  const facets = repeat(count, (i) => {
    const x = from + (span * (i + between(next, 0.1, 0.6))) / count
    const y = heightAt(top, x)
    if (y > -24) return ''
    const width = (span / count) * between(next, 0.34, 0.62)
    const lean = lit * between(next, -4, 16)
    const start = y * between(next, 0.55, 0.84)
    return path(
      `M${num(x)} ${num(start)}L${num(x - lit * width * 0.5)} ${num(start * 0.72)}L${num(x - lit * width)} ${num(y * between(next, 0.28, 0.42))}L${num(x - lit * width * 0.8 + lean)} 6H${num(x + lean)}L${num(x + lean * 0.4 - lit * 6)} ${num(start * 0.45)}Z`,
      i % 3 === 0 ? mix(ink.light, ink.shade, 0.5) : ink.shade,
    )
  })
  const steps = Math.round(count * 1.4)
  const lower = Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = to - (span * i) / steps
    const y = heightAt(top, x)
    return [x, Math.min(4, y + Math.min(-y * 0.62, between(next, cap[0], cap[1])))]
  })
  const under = (edge: readonly Point[]) =>
    `${line(top)}L${num(edge[0]?.[0] ?? 0)} ${num(edge[0]?.[1] ?? 0)}${curveThrough(edge)}Z`
  const green = path(under(lower), ink.green)
  const bright = path(
    under(lower.map(([x, y]): Point => [x, heightAt(top, x) + (y - heightAt(top, x)) * 0.42])),
    lighten(ink.green, 0.05),
  )
  const foam = ink.foam
    ? path(
        `M${num(from - 14)} 8${repeat(count * 2, (i) => `Q${num(from + (span * (i + 0.5)) / (count * 2))} ${num(i % 2 ? -10 : -4)} ${num(from + (span * (i + 1)) / (count * 2))} 6`)}L${num(to + 10)} 18Q${num((from + to) / 2)} 26 ${num(from - 14)} 14Z`,
        ink.foam,
      )
    : ''
  return rock + facets + green + bright + foam
}
