import { solid } from '../rim-light.ts'
import { at, circle, num, type Point, path, poly, repeat, stroke } from '../shape.ts'

/** Joints of a figure 100 units tall, feet at y = 0, facing right. */
export interface Joints {
  head: Point
  neck: Point
  hip: Point
  arms: readonly (readonly Point[])[]
  legs: readonly (readonly Point[])[]
}

/** Clothes and skin of a figure. */
export interface Dress {
  top: string
  legs: string
  skin?: string
  hair?: string
  /** Arms bare from the shoulder. */
  bare?: boolean
  hat?: string
}

const polyline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`

/** A simple person with any joints, for poses that `person` does not have, such as paddling or dancing. `size` is the standing height. */
export function figure(size: number, joints: Joints, dress: Dress, facing: -1 | 1 = 1): string {
  const { head, neck, hip, arms, legs } = joints
  const { top, legs: trousers, skin = '#9a5f3f', hair = '#241a1c', bare = false } = dress
  const dx = hip[0] - neck[0]
  const dy = hip[1] - neck[1]
  const length = Math.hypot(dx, dy) || 1
  const side: Point = [dy / length, -dx / length]
  const offset = ([x, y]: Point, k: number): Point => [x + side[0] * k, y + side[1] * k]
  const torso =
    poly([offset(neck, 9), offset(neck, -9), offset(hip, -7), offset(hip, 7)], top) +
    stroke(polyline([offset(neck, 6), offset(neck, -6)]), top, 7) +
    circle(hip[0], hip[1], 7, trousers)
  const limb = (points: readonly Point[], colour: string, width: number) =>
    stroke(polyline(points), colour, width)
  const arm = (points: readonly Point[]) =>
    limb(points, skin, 5.2) + (bare ? '' : limb(points.slice(0, 2), top, 6.4))
  const tilt = ((head[0] - neck[0]) / 14) * 20
  const cap = dress.hat
    ? path('M-14 -3Q0 -7 14 -3L8 -5Q6 -15 0 -15Q-6 -15 -8 -5Z', dress.hat)
    : path('M-8.4 2A8.4 8.4 0 0 1 6 -6.4Q1 -3 -2 -1Q-4 3 -5 5Z', hair)
  const body =
    (arms[1] ? arm(arms[1]) : '') +
    repeat(legs.length, (i) => limb(legs[i] as readonly Point[], trousers, 7.4)) +
    torso +
    at(head[0], head[1], 1, circle(0, 0, 7.6, skin) + cap, tilt) +
    (arms[0] ? arm(arms[0]) : '')
  return at(0, 0, [(facing * size) / 100, size / 100], solid(100, body))
}

/** Sitting cross-legged, hands on the knees; the seat is at y = 0. */
export const LOTUS: Joints = {
  head: [0, -50],
  neck: [0, -39],
  hip: [0, -8],
  arms: [
    [
      [8, -36],
      [16, -22],
      [22, -9],
    ],
    [
      [-8, -36],
      [-16, -22],
      [-22, -9],
    ],
  ],
  legs: [
    [
      [0, -7],
      [22, -6],
      [4, -3],
    ],
    [
      [0, -7],
      [-22, -6],
      [-4, -3],
    ],
  ],
}

/** Seated on a bench or boat, leaning a little forward; the seat is at y = -22. */
export const SEATED: Joints = {
  head: [4, -68],
  neck: [2, -57],
  hip: [-4, -26],
  arms: [
    [
      [4, -54],
      [14, -42],
      [24, -40],
    ],
    [
      [0, -54],
      [10, -40],
      [22, -38],
    ],
  ],
  legs: [
    [
      [-3, -25],
      [18, -24],
      [19, 0],
    ],
  ],
}

/** Paddling while seated low; the seat is at y = 0. */
export const PADDLER: Joints = {
  head: [3, -44],
  neck: [1, -33],
  hip: [-4, -3],
  arms: [
    [
      [6, -30],
      [18, -24],
      [22, -34],
    ],
    [
      [-2, -30],
      [-14, -20],
      [-8, -10],
    ],
  ],
  legs: [],
}

/** Knees bent on a board, arms out for balance. */
export const SURFER: Joints = {
  head: [10, -74],
  neck: [6, -64],
  hip: [-10, -36],
  arms: [
    [
      [10, -62],
      [28, -58],
      [42, -66],
    ],
    [
      [2, -62],
      [-16, -62],
      [-30, -54],
    ],
  ],
  legs: [
    [
      [-8, -34],
      [14, -28],
      [18, -2],
    ],
    [
      [-12, -34],
      [-22, -18],
      [-20, -2],
    ],
  ],
}

/** Walking with a stride. */
export const WALKER: Joints = {
  head: [3, -92],
  neck: [1, -81],
  hip: [-1, -48],
  arms: [
    [
      [4, -77],
      [12, -64],
      [20, -56],
    ],
    [
      [-2, -77],
      [-12, -64],
      [-10, -50],
    ],
  ],
  legs: [
    [
      [0, -46],
      [9, -24],
      [14, -2],
    ],
    [
      [-2, -46],
      [-5, -24],
      [-16, -3],
    ],
  ],
}

/** On a bicycle or motorbike; the saddle is at (-8, -50). */
export const RIDER: Joints = {
  head: [16, -96],
  neck: [11, -86],
  hip: [-7, -54],
  arms: [
    [
      [13, -82],
      [22, -68],
      [36, -62],
    ],
    [
      [10, -82],
      [20, -70],
      [34, -63],
    ],
  ],
  legs: [
    [
      [-6, -52],
      [16, -42],
      [8, -16],
    ],
    [
      [-8, -52],
      [8, -38],
      [-2, -24],
    ],
  ],
}

/** One arm high, the other out: dancing. */
export const DANCER: Joints = {
  head: [2, -92],
  neck: [0, -81],
  hip: [0, -50],
  arms: [
    [
      [7, -78],
      [20, -88],
      [16, -106],
    ],
    [
      [-7, -78],
      [-22, -72],
      [-34, -80],
    ],
  ],
  legs: [
    [
      [3, -48],
      [14, -26],
      [8, -2],
    ],
    [
      [-3, -48],
      [-10, -26],
      [-10, -2],
    ],
  ],
}
