import { at, path, rect, repeat } from '../shape.ts'

/** The towers of Wat Arun on the river bank: one tall, four small. */
export const prangs = (gold: string, dark: string) =>
  [
    [-120, 0.5],
    [120, 0.5],
    [-66, 0.62],
    [66, 0.62],
    [0, 1.15],
  ]
    .map(([x, s]) =>
      at(
        x as number,
        0,
        s as number,
        path('M-60 0V-40H-48V-80H-38Q-34 -180 -12 -270L0 -330L12 -270Q34 -180 38 -80H48V-40H60V0Z', gold) +
          path('M0 -330L12 -270Q34 -180 38 -80H48V-40H60V0H10Q20 -160 0 -330Z', dark, { opacity: 0.25 }) +
          repeat(4, (i) => rect(-36 + i * 5, -100 - i * 44, 72 - i * 10, 6, dark, { opacity: 0.35 })),
      ),
    )
    .join('')
