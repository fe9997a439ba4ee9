import { solid } from '../edges.ts'
import type { Hour, MotifInk } from '../motifs/kit.ts'
import { inkOf, skyOf } from '../motifs/place.ts'
import { placeOf } from '../motifs/places.ts'
import { birds } from '../parts/life.ts'
import { cloudOf, clouds, heapOf, sky, strata, sun } from '../parts/sky.ts'
import type { Scene, Stage } from '../scene.ts'
import { at } from '../shape.ts'

/** What a trip's scene is drawn on: the frame it is for, in the twelve colours of its destination. */
export type TripStage = Stage<MotifInk>

/** A scene of one sight of a destination. */
export interface Trip {
  /** File name: the sight and the destination's slug. */
  name: `${string}-${string}`
  /** The destination whose colours it wears. */
  of: string
  /** The town or sight, spelled as the packages spell it. */
  place: string
  light: Hour
  /** Where the light stands, as fractions of width and height. */
  sun: [x: number, y: number]
  /** Another sky than the destination's, top to horizon. */
  sky?: readonly string[]
  /** Colours that differ from the destination's. */
  ink?: Partial<Record<MotifInk, string>>
  draw(stage: TripStage): string
}

/** A scene in the colours of its destination. */
export function trip({ name, of, place, light, sun: [x, y], sky: own, ink, draw }: Trip): Scene<MotifInk> {
  const colours = placeOf(of)
  return {
    name,
    title: place,
    place,
    light,
    sun: { x, y },
    sky: own ?? skyOf(colours, light),
    palette: { ...inkOf(colours, light), ...ink },
    draw,
  }
}

/** Sky, sun or moon, clouds of the hour and a flock of birds; `horizon` is a fraction of the height. */
export function heaven(stage: TripStage, horizon: number, options: { disc?: number; flock?: boolean } = {}) {
  const { w, h, light, ink } = stage
  const { disc = 58, flock = true } = options
  const low = light === 'dusk' || light === 'dawn'
  const bank = low
    ? strata(stage, h * horizon * 0.5, cloudOf(stage, 0.02), 3)
    : light === 'noon'
      ? clouds(stage, { count: 4, band: [0.1, horizon * 0.52], size: 250, colour: heapOf(stage) })
      : ''
  return (
    sky(stage, h * horizon + 6, low ? '#ffe0a0' : '#fff4d0') +
    (disc ? sun(stage, disc) : '') +
    bank +
    (flock && light !== 'night'
      ? birds(stage, w * (stage.sun.x < w / 2 ? 0.7 : 0.3), h * 0.15, ink.near, 5)
      : '')
  )
}

/** A body in landmark units around the focus of the picture; `y` is the fraction of the height its origin stands at. */
export const landmark = (stage: TripStage, y: number, content: string, dx = 0, scale = 1) =>
  flat(stage, y, solid(BODY, content), dx, scale)

/** The same for what has no outline of its own: ground, paths, reflections, mountains far away. */
export const flat = (stage: TripStage, y: number, content: string, dx = 0, scale = 1) =>
  at(stage.w * stage.focus + dx * stage.u, stage.h * y, stage.u * scale, content)

/** A size that gives every landmark, small or large, an edge of the same width. */
const BODY = 150
