import { person } from '../parts/life.ts'
import { at, path, stroke } from '../shape.ts'
import { road } from './backdrop.ts'
import { figure, WALKER } from './figure.ts'
import type { MotifStage } from './motif.ts'

export const walker = (stage: MotifStage, size: number, coat: string, bag: string) =>
  at(
    0,
    0,
    size / 100,
    path('M-6 -80Q-24 -80 -24 -62V-50L-6 -48Z', bag) + stroke('M20 -56L26 0', stage.ink.near, 2.4),
  ) + figure(size, WALKER, { top: coat, legs: stage.ink.near, hat: stage.ink.cream })

/** The ground in front of a building at x: a path that leads to it, and two visitors. */
export function court(stage: MotifStage, x: number, y: number, paved: string): string {
  const { ink } = stage
  return (
    road(x, y, x, 560, paved) +
    at(x - 70, 880, 1, person(150, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(x + 10, 890, 1, person(166, { coat: ink.marigold, legs: ink.near }))
  )
}

export const SKIN = '#a5683f'
