import { between, type Random } from '../random.ts'
import { solid } from '../rim-light.ts'
import { ellipse, num, path, poly, repeat, stroke } from '../shape.ts'

/** A giraffe on the origin, `size` tall and facing right; the legs on its far side have the colour `shade`. */
export function giraffe(size: number, coat: string, patch: string, shade: string): string {
  const s = size / 300
  const p = (x: number, y: number) => `${num(x * s)} ${num(y * s)}`
  const leg = (x: number, lean: number, colour: string) =>
    poly(
      [
        [(x - 8) * s, -122 * s],
        [(x + 9) * s, -122 * s],
        [(x + 4 + lean) * s, -60 * s],
        [(x + 4 + lean) * s, 0],
        [(x - 4 + lean) * s, 0],
        [(x - 4 + lean) * s, -60 * s],
      ],
      colour,
    )
  const outline = `M${p(-52, -118)}Q${p(-60, -150)} ${p(-40, -162)}Q${p(0, -176)} ${p(16, -196)}L${p(44, -276)}Q${p(48, -290)} ${p(58, -294)}L${p(62, -290)}L${p(92, -274)}Q${p(96, -266)} ${p(88, -263)}Q${p(70, -262)} ${p(62, -264)}L${p(46, -176)}Q${p(44, -140)} ${p(34, -118)}Q${p(0, -104)} ${p(-52, -118)}Z`
  const spots: [number, number, number][] = [
    [-40, -140, 9],
    [-18, -150, 10],
    [4, -154, 10],
    [-28, -124, 8],
    [-6, -130, 9],
    [16, -134, 9],
    [24, -160, 9],
    [30, -182, 8],
    [36, -204, 7],
    [43, -224, 6.5],
    [48, -244, 6],
    [30, -200, 4],
    [54, -260, 4.5],
  ]
  return solid(
    size,
    leg(-30, -4, shade) +
      leg(30, 4, shade) +
      stroke(`M${p(-52, -146)}Q${p(-66, -124)} ${p(-62, -92)}`, shade, 3 * s) +
      leg(-42, -2, coat) +
      leg(20, 2, coat) +
      path(outline, coat) +
      spots
        .map(([x, y, r], i) =>
          poly(
            Array.from({ length: 6 }, (_, k) => {
              const a = (k / 6) * Math.PI * 2 + i
              return [
                (x + Math.cos(a) * r * (k % 2 ? 0.86 : 1.06)) * s,
                (y + Math.sin(a) * r * 0.92) * s,
              ] as const
            }),
            patch,
          ),
        )
        .join('') +
      stroke(`M${p(53, -290)}L${p(50, -304)}M${p(60, -291)}L${p(59, -305)}`, patch, 4 * s) +
      path(`M${p(47, -284)}Q${p(34, -288)} ${p(33, -280)}Q${p(38, -276)} ${p(46, -278)}Z`, coat) +
      path(`M${p(16, -196)}L${p(44, -276)}L${p(48, -276)}L${p(22, -192)}Z`, patch) +
      path(
        `M${p(82, -274)}L${p(93, -272)}Q${p(96, -266)} ${p(88, -263)}Q${p(80, -266)} ${p(82, -274)}Z`,
        shade,
      ) +
      ellipse(64 * s, -280 * s, 3 * s, 2.6 * s, shade),
  )
}

/** An umbrella thorn on the origin, `height` tall and wider than high: a forked trunk under flat layers of leaves. */
export function acacia(
  next: Random,
  height: number,
  light: string,
  dark: string,
  trunk: string,
  lit: -1 | 1,
): string {
  const h = height
  const limb = (x: number, y: number, bend: number, width: number) =>
    stroke(
      `M0 ${num(-h * 0.34)}Q${num(bend * h)} ${num(-h * 0.56)} ${num(x * h)} ${num(-y * h)}`,
      trunk,
      h * width,
    )
  // A layer of leaves is a row of ellipses along a flat arch, with a level lower edge.
  const tier = (x: number, y: number, w: number, colour: string) =>
    repeat(8, (i) => {
      const t = (i / 7) * 2 - 1
      const rise = (1 - t * t) * 0.07
      return ellipse(
        (x + t * w * 0.42) * h,
        -(y + rise * w) * h,
        w * 0.14 * h,
        w * between(next, 0.06, 0.082) * h,
        colour,
      )
    }) + ellipse(x * h, -y * h, w * 0.46 * h, w * 0.055 * h, colour)
  const pad = (x: number, y: number, w: number) =>
    tier(x, y, w, dark) + tier(x + lit * w * 0.05, y + w * 0.045, w * 0.78, light)
  return (
    path(
      `M${num(-h * 0.05)} 0Q${num(-h * 0.02)} ${num(-h * 0.2)} ${num(-h * 0.03)} ${num(-h * 0.38)}H${num(h * 0.03)}Q${num(h * 0.02)} ${num(-h * 0.2)} ${num(h * 0.06)} 0Z`,
      trunk,
    ) +
    limb(-0.36, 0.7, -0.1, 0.034) +
    limb(0.34, 0.72, 0.12, 0.032) +
    limb(-0.1, 0.84, -0.06, 0.03) +
    limb(0.14, 0.86, 0.04, 0.028) +
    pad(-0.38, 0.7, 0.62) +
    pad(0.4, 0.73, 0.58) +
    pad(0.02, 0.86, 0.9)
  )
}
