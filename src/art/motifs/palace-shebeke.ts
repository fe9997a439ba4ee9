import { mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, path, poly, rect, repeat } from '../shape.ts'
import type { DrawBuilding } from './motif.ts'
import { SIDE } from './motif.ts'

/** Windows of coloured glass seen from inside a dark hall. */
export const shebeke: DrawBuilding = (stage) => {
  const { ink } = stage
  const glass = ['#d8402a', '#2f7fc0', '#f4b020', '#3f9a5c', '#8a4fa8', '#fff3da']
  const wall = mix(ink.near, ink.roof, 0.3)
  const window = (x: number) => {
    const shape = `M${x} 760V330Q${x + 130} 170 ${x + 260} 330V760Z`
    const panes = repeat(60, (i) => {
      const c = i % 5
      const r = Math.floor(i / 5)
      const cx = x + 26 + c * 52
      const cy = 220 + r * 50
      return (
        poly(
          [
            [cx, cy - 34],
            [cx + 26, cy],
            [cx, cy + 34],
            [cx - 26, cy],
          ],
          glass[(c * 2 + r * 3) % 6] as string,
        ) + circle(cx + 26, cy + 26, 13, glass[(c + r * 2 + 3) % 6] as string)
      )
    })
    return (
      path(shape, mix('#ffe9b8', ink.marigold, 0.2)) +
      stage.clip(shape, panes) +
      path(shape, 'none', { stroke: mix(wall, ink.near, 0.5), 'stroke-width': 16 })
    )
  }
  const pool = (x: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        poly(
          [
            [x + i * 60, 800],
            [x + 44 + i * 60, 800],
            [x - 110 + i * 76, 1000],
            [x - 166 + i * 76, 1000],
          ],
          glass[i] as string,
          { opacity: 0.5 },
        ),
      )
      .join('')
  return (
    rect(0, 0, SIDE, SIDE, wall) +
    rect(0, 0, SIDE, 110, mix(ink.marigold, wall, 0.5)) +
    rect(0, 110, SIDE, 16, ink.marigold) +
    repeat(10, (i) => path(`M${i * 100} 110q50 -90 100 0Z`, mix(ink.deep, wall, 0.3))) +
    window(90) +
    window(370) +
    window(650) +
    rect(0, 780, SIDE, 240, mix(ink.roof, ink.sand, 0.35)) +
    rect(0, 760, SIDE, 24, mix(wall, ink.near, 0.5)) +
    pool(150) +
    pool(430) +
    pool(710) +
    at(560, 950, 1, person(270, { coat: ink.near, legs: ink.near, skirt: true })) +
    at(440, 956, 1, person(290, { coat: mix(ink.near, ink.deep, 0.3), legs: ink.near }))
  )
}
