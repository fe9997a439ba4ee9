import type { Point } from '../shape.ts'

/** The joints of a person 100 units tall who faces right, with the feet at y = 0. */
export interface Pose {
  head: Point
  neck: Point
  hip: Point
  arms: readonly [near: Limb, far: Limb]
  legs: readonly Limb[]
}

/** A limb as three points: shoulder, elbow and hand, or hip, knee and foot. */
export type Limb = readonly [root: Point, joint: Point, end: Point]

/** Standing at ease, arms by the sides. */
export const STAND: Pose = {
  head: [0, -91],
  neck: [0, -81],
  hip: [0, -50],
  arms: [
    [
      [9, -76],
      [13, -62],
      [12, -48],
    ],
    [
      [-9, -76],
      [-13, -62],
      [-12, -48],
    ],
  ],
  legs: [
    [
      [4, -50],
      [4.5, -26],
      [5, -2],
    ],
    [
      [-4, -50],
      [-4.5, -26],
      [-5, -2],
    ],
  ],
}

/** In the middle of a step. */
export const STEP: Pose = {
  ...STAND,
  head: [1.5, -91],
  neck: [0.5, -81],
  arms: [
    [
      [8, -76],
      [14, -63],
      [20, -52],
    ],
    [
      [-8, -76],
      [-14, -62],
      [-16, -48],
    ],
  ],
  legs: [
    [
      [3, -50],
      [9, -27],
      [10, -3],
    ],
    [
      [-3, -50],
      [-5, -26],
      [-13, -4],
    ],
  ],
}

/** Both arms raised. */
export const CHEER: Pose = {
  ...STAND,
  arms: [
    [
      [8, -77],
      [18, -90],
      [20, -106],
    ],
    [
      [-8, -77],
      [-18, -89],
      [-22, -104],
    ],
  ],
}

/** One arm up, waving. */
export const WAVE: Pose = {
  ...STAND,
  arms: [
    [
      [8, -77],
      [18, -86],
      [17, -102],
    ],
    [
      [-9, -76],
      [-13, -62],
      [-8, -50],
    ],
  ],
}

/** Seated on a chair whose seat is at y = -24, an arm on the table before it. */
export const SIT: Pose = {
  head: [1, -67],
  neck: [-1, -57],
  hip: [-4, -26],
  arms: [
    [
      [4, -52],
      [11, -40],
      [25, -41],
    ],
    [
      [-2, -52],
      [9, -39],
      [22, -40],
    ],
  ],
  legs: [
    [
      [-3, -25],
      [19, -25],
      [20, -2],
    ],
    [
      [-3, -25],
      [16, -24],
      [14, -2],
    ],
  ],
}
