import { lighten, mix } from '../colour.ts'
import { solid } from '../rim-light.ts'
import { at, circle, ellipse, num, type Point, path, poly, repeat, stroke } from '../shape.ts'
import type { Limb, Pose } from './poses.ts'

/** Clothes, hair and skin of a person, and the side they are seen from. */
export interface Outfit {
  garment: 'kurta' | 'sari' | 'shirt' | 'frock'
  top: string
  bottom: string
  /** Borders, belts and soles. */
  trim: string
  view?: 'front' | 'side' | 'back'
  skin?: string
  hair?: string
  hairstyle?: 'short' | 'bun' | 'plait' | 'long'
  hat?: string
  bag?: string
  /** Bare legs below the knee. */
  bare?: boolean
}

/** A limb of two tapered parts with round joints; `widths` are those at its three points. */
function limb([a, b, c]: Limb, widths: readonly [number, number, number], fill: string): string {
  const part = (p: Point, q: Point, wp: number, wq: number) => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const normal: Point = [-(q[1] - p[1]) / length / 2, (q[0] - p[0]) / length / 2]
    return poly(
      [
        [p[0] + normal[0] * wp, p[1] + normal[1] * wp],
        [q[0] + normal[0] * wq, q[1] + normal[1] * wq],
        [q[0] - normal[0] * wq, q[1] - normal[1] * wq],
        [p[0] - normal[0] * wp, p[1] - normal[1] * wp],
      ],
      fill,
    )
  }
  return (
    part(a, b, widths[0], widths[1]) +
    part(b, c, widths[1], widths[2]) +
    circle(...a, widths[0] / 2, fill) +
    circle(...b, widths[1] / 2, fill) +
    circle(...c, widths[2] / 2, fill)
  )
}

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function sleeve(arm: Limb, outfit: Outfit, skin: string): string {
  const hasLongSleeves = outfit.garment === 'kurta'
  const cloth = outfit.garment === 'sari' ? outfit.trim : outfit.top
  const shade = lighten(cloth, -0.05)
  const [a, b, c] = arm
  const cuff = hasLongSleeves ? lerp(b, c, 0.7) : lerp(a, b, outfit.garment === 'shirt' ? 0.85 : 0.6)
  const covered: Limb = hasLongSleeves ? [a, b, cuff] : [a, lerp(a, cuff, 0.5), cuff]
  return (
    limb(arm, [5, 4.4, 3.6], skin) +
    circle(...c, 2.7, skin) +
    limb(covered, [6.8, 6, hasLongSleeves ? 5 : 5.8], shade)
  )
}

function legs({ legs: all }: Pose, outfit: Outfit, skin: string): string {
  const { garment, bottom, bare = garment === 'frock', trim } = outfit
  return all
    .map((leg, i) => {
      const tone = i ? lighten(bottom, -0.05) : bottom
      const [, knee, foot] = leg
      const toe: Point = [foot[0] + 2.4, foot[1] + 0.8]
      return (
        (bare
          ? limb(leg, [7.6, 5.6, 4], skin) +
            (garment === 'frock' ? '' : limb([leg[0], lerp(leg[0], knee, 0.6), knee], [9, 8.4, 8], tone))
          : limb(leg, [9.4, 7.6, 5.8], tone)) + ellipse(toe[0], toe[1], 5.2, 2.4, mix(trim, '#2a2030', 0.5))
      )
    })
    .join('')
}

/** The lower part of a sari, from the hip to the ground, with pleats and a border along the hem. */
function skirt({ hip, legs: all }: Pose, outfit: Outfit): string {
  const feet = all.map((leg) => leg[2])
  const low = Math.max(...feet.map((foot) => foot[1])) + 1
  const [left, right] = [
    Math.min(...feet.map((foot) => foot[0])) - 6.5,
    Math.max(...feet.map((foot) => foot[0])) + 6.5,
  ]
  const seated = hip[1] > -40
  const knee = all[0]?.[1] ?? hip
  const [x, y] = hip
  const shape = seated
    ? `M${x - 8} ${y - 3}Q${knee[0]} ${y - 8} ${knee[0] + 6} ${knee[1] - 3}Q${knee[0] + 9} ${knee[1] + 8} ${right} ${low}H${left + 4}Q${knee[0] - 5} ${knee[1] + 12} ${x - 6} ${y + 9}Z`
    : `M${x - 8.6} ${y - 4}Q${x - 10} ${y + 12} ${left} ${low}Q${(left + right) / 2} ${low + 2} ${right} ${low}Q${x + 10} ${y + 12} ${x + 8.6} ${y - 4}Z`
  const hem = seated
    ? stroke(`M${left + 5} ${low - 1}H${right - 1}`, outfit.trim, 3)
    : stroke(
        `M${num(left + 1.2)} ${num(low - 1.4)}Q${num((left + right) / 2)} ${num(low + 0.6)} ${num(right - 1.2)} ${num(low - 1.4)}`,
        outfit.trim,
        2.8,
      )
  const folds = seated
    ? ''
    : repeat(3, (i) =>
        stroke(
          `M${num(x + 1 + i * 1.4)} ${num(y - 1)}Q${num(x + 2 + i * 2)} ${num(y + 20)} ${num((left + right) / 2 - 1 + i * 4)} ${num(low - 3)}`,
          lighten(outfit.bottom, -0.08),
          0.9,
        ),
      )
  return path(shape, outfit.bottom) + folds + hem
}

/** The body between neck and hip with its clothes, turned like the line between the two. */
function torso({ neck, hip }: Pose, outfit: Outfit): string {
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]]
  const length = Math.hypot(dx, dy)
  const turn = (-Math.atan2(dx, dy) * 180) / Math.PI
  const { garment, top, trim, view = 'front' } = outfit
  const isSlim = garment === 'sari' || garment === 'frock'
  const narrow = view === 'side' ? 0.76 : 1
  const [shoulder, waist, hips] = isSlim
    ? [9.4 * narrow, 6.6 * narrow, 8.6 * narrow]
    : [11 * narrow, 8.4 * narrow, 8.4 * narrow]
  const body = (fill: string) =>
    path(
      `M${num(-shoulder)} 6Q${num(-shoulder)} 0.6 -3 -0.6H3Q${num(shoulder)} 0.6 ${num(shoulder)} 6L${num(waist)} ${num(length * 0.62)}Q${num(hips)} ${num(length * 0.84)} ${num(hips)} ${num(length + 3)}H${num(-hips)}Q${num(-hips)} ${num(length * 0.84)} ${num(-waist)} ${num(length * 0.62)}Z`,
      fill,
    )
  const seated = hip[1] > -40
  const hem = length + (seated ? 4 : 24)
  const tunic =
    path(
      `M${num(-hips)} ${num(length - 4)}L${num(-hips - 3)} ${num(hem)}H${num(hips + 3)}L${num(hips)} ${num(length - 4)}Z`,
      top,
    ) + stroke(`M${num(-hips - 2.4)} ${num(hem - 1.2)}H${num(hips + 2.4)}`, trim, 1.8)
  const shade = path(
    `M${num(-shoulder)} 6Q${num(-shoulder)} 0.6 -4 -0.4Q${num(-shoulder * 0.4)} ${num(length * 0.4)} ${num(-waist * 0.3)} ${num(length + 3)}H${num(-hips)}Q${num(-hips)} ${num(length * 0.84)} ${num(-waist)} ${num(length * 0.62)}Z`,
    lighten(garment === 'sari' ? trim : top, -0.06),
  )
  const clothes =
    garment === 'sari'
      ? body(trim) +
        shade +
        // The cloth of the sari crosses the body and hangs over one shoulder.
        path(
          `M${num(shoulder)} 2L${num(shoulder * 0.3)} -1Q${num(-waist * 0.4)} ${num(length * 0.4)} ${num(-hips)} ${num(length * 0.66)}V${num(length + 4)}H${num(hips)}Q${num(hips)} ${num(length * 0.8)} ${num(waist * 0.6)} ${num(length * 0.6)}Q${num(shoulder)} ${num(length * 0.3)} ${num(shoulder)} 2Z`,
          outfit.bottom,
        ) +
        stroke(
          `M${num(shoulder * 0.32)} -0.4Q${num(-waist * 0.4)} ${num(length * 0.4)} ${num(-hips + 0.6)} ${num(length * 0.68)}`,
          mix(trim, '#ffffff', 0.35),
          1.5,
        ) +
        (view === 'back'
          ? path(
              `M${num(shoulder * 0.2)} 0H${num(shoulder)}Q${num(shoulder + 3)} ${num(length * 0.7)} ${num(shoulder - 1)} ${num(length + 14)}H${num(-1)}Q${num(3)} ${num(length * 0.5)} ${num(shoulder * 0.2)} 0Z`,
              lighten(outfit.bottom, 0.04),
            ) + stroke(`M-0.4 ${num(length + 13)}H${num(shoulder - 1.4)}`, mix(trim, '#ffffff', 0.35), 2)
          : '')
      : garment === 'kurta'
        ? tunic + body(top) + shade + (view === 'front' ? stroke(`M0 1V${num(length * 0.5)}`, trim, 1.4) : '')
        : garment === 'frock'
          ? path(
              `M${num(-waist)} ${num(length * 0.6)}L${num(-hips - 7)} ${num(length + 18)}Q0 ${num(length + 21)} ${num(hips + 7)} ${num(length + 18)}L${num(waist)} ${num(length * 0.6)}Z`,
              top,
            ) +
            body(top) +
            shade +
            stroke(`M${num(-waist)} ${num(length * 0.62)}H${num(waist)}`, trim, 2)
          : body(top) +
            shade +
            stroke(`M${num(-hips)} ${num(length + 1)}H${num(hips)}`, mix(outfit.bottom, '#1c1a2c', 0.4), 1.6)
  return at(neck[0], neck[1], 1, clothes, turn)
}

function head({ head: centre, neck }: Pose, outfit: Outfit): string {
  const {
    skin = '#a9693f',
    hair = '#231a1e',
    hairstyle = 'short',
    view = 'front',
    hat,
    garment,
    trim,
  } = outfit
  const tilt = ((centre[0] - neck[0]) / 10) * 12
  const shade = lighten(skin, -0.06)
  const throat = limb([neck, lerp(neck, centre, 0.3), lerp(neck, centre, 0.5)], [5.4, 5, 5], shade)
  const behind =
    hairstyle === 'long'
      ? path('M-7 -3Q-9.6 8 -8 15L-4.4 13Q-6.4 6 -5 0ZM7 -3Q9.6 8 8 15L4.4 13Q6.4 6 5 0Z', hair)
      : hairstyle === 'bun'
        ? circle(view === 'side' ? -7.6 : 0, view === 'side' ? 0 : -8.4, 4, hair)
        : ''
  const face =
    view === 'back'
      ? ellipse(0, 0, 6.6, 7.6, hair) +
        ellipse(-6.4, 1.4, 1.4, 2, shade) +
        ellipse(6.4, 1.4, 1.4, 2, shade) +
        (hairstyle === 'short' ? path('M-4.6 5.4Q0 9.4 4.6 5.4L3.6 7.8Q0 9.4 -3.6 7.8Z', shade) : '')
      : view === 'side'
        ? path(
            'M-5 -5Q-1 -8.4 3.6 -6.2Q6 -4 5.8 -1.4L8 1.8L6 2.6L6.2 5Q5.4 7.8 1.8 7.8Q-3.8 7.4 -5.6 2Z',
            skin,
          ) +
          path(
            'M-7 3Q-8.6 -7.6 0 -8.8Q6.4 -8.8 6.2 -4.4Q1 -6 -1.2 -1.6Q-1.6 2 -4.4 5.6Q-6.4 5.2 -7 3Z',
            hair,
          ) +
          ellipse(3.7, -0.9, 0.8, 1.1, '#231a1e') +
          stroke('M3.8 4.6Q5 5 5.8 4.3', '#7c3f35', 0.9) +
          ellipse(-1.6, 1.4, 1.3, 1.9, shade)
        : ellipse(-6.3, 1, 1.3, 1.9, shade) +
          ellipse(6.3, 1, 1.3, 1.9, shade) +
          path('M-6 -3Q-6 -8 0 -8Q6 -8 6 -3V1Q5.6 8 0 8.2Q-5.6 8 -6 1Z', skin) +
          path('M-6.8 0Q-8 -9 0 -9.2Q8 -9 6.8 0Q5.8 -4.6 1.4 -5.4Q-4.6 -4.8 -6.8 0Z', hair) +
          ellipse(-2.4, 0.3, 0.8, 1.1, '#231a1e') +
          ellipse(2.4, 0.3, 0.8, 1.1, '#231a1e') +
          stroke('M-2.3 4.2Q0 6.2 2.3 4.2', '#7c3f35', 1) +
          (garment === 'sari' ? circle(0, -2.4, 0.8, trim) : '')
  const plait =
    hairstyle === 'plait'
      ? view === 'back'
        ? repeat(7, (i) =>
            ellipse(
              0.6 * Math.sin(i * 2),
              6 + i * 4.4,
              2.9 - i * 0.2,
              2.9,
              i % 2 ? lighten(hair, 0.06) : hair,
            ),
          ) + circle(0, 37, 1.8, trim)
        : repeat(5, (i) =>
            ellipse(
              view === 'side' ? -7 - i * 0.4 : 6.6,
              5 + i * 4,
              2.3 - i * 0.15,
              2.6,
              i % 2 ? lighten(hair, 0.06) : hair,
            ),
          )
      : ''
  const brim = hat
    ? ellipse(0, -4.6, 12.6, 2.9, hat) +
      path('M-7 -5Q-6.4 -13 0 -13Q6.4 -13 7 -5Q0 -3 -7 -5Z', lighten(hat, 0.05)) +
      stroke('M-7 -5.6Q0 -3.6 7 -5.6', lighten(hat, -0.16), 1.6)
    : ''
  return throat + at(centre[0], centre[1], 1, behind + face + plait + brim, tilt)
}

/** A detailed person, `size` units tall and standing on the origin, with folds in the clothes, jointed limbs and a face. */
export function human(size: number, pose: Pose, outfit: Outfit, facing: -1 | 1 = 1): string {
  const { skin = '#a9693f', bag, view = 'front' } = outfit
  const [near, far] = pose.arms
  const pack = bag
    ? at(
        pose.neck[0],
        pose.neck[1],
        1,
        view === 'side'
          ? path('M-6 2Q-19 2 -19 12V25Q-18 29 -12 29H-6Z', bag) +
              path('M-17 16H-8V24H-17Z', lighten(bag, -0.08))
          : path('M-9 2Q0 -2 9 2Q12 12 10.6 27Q0 31 -10.6 27Q-12 12 -9 2Z', bag) +
              path('M-6 13H6V22H-6Z', lighten(bag, -0.08)) +
              stroke('M-9 8H9', lighten(bag, 0.1), 1.2),
      )
    : ''
  const straps =
    bag && view === 'front'
      ? at(pose.neck[0], pose.neck[1], 1, stroke('M-6 1Q-7 10 -7.6 18M6 1Q7 10 7.6 18', bag, 2.4))
      : ''
  return at(
    0,
    0,
    [(facing * size) / 100, size / 100],
    solid(
      100,
      (view === 'back' ? '' : pack) +
        sleeve(far, outfit, lighten(skin, -0.04)) +
        legs(pose, outfit, skin) +
        (outfit.garment === 'sari' ? skirt(pose, outfit) : '') +
        torso(pose, outfit) +
        straps +
        (view === 'back' ? pack : '') +
        head(pose, outfit) +
        sleeve(near, outfit, skin),
    ),
  )
}
