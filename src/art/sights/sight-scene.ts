import type { MotifInk } from '../motifs/motif.ts'
import { inkOf, skyOf } from '../motifs/place.ts'
import { placeOf } from '../motifs/places.ts'
import { birds } from '../parts/life.ts'
import { cloudColour, clouds, cumulusColour, sky, strata, sun } from '../parts/sky.ts'
import { solid } from '../rim-light.ts'
import type { Light, Scene, Stage } from '../scene.ts'
import { at } from '../shape.ts'

/** What the scene of a sight draws on: any frame, with the twelve named colours of its destination. */
export type SightStage = Stage<MotifInk>

/** The description of a scene that shows one sight of a destination. */
export interface Sight {
  /** The name in file names: the sight and the destination's slug. */
  name: `${string}-${string}`
  /** The slug of the destination, which gives the colours. */
  destination: string
  /** The town or sight, spelled as the packages spell it. */
  place: string
  light: Light
  /** The position of the sun or the moon, as fractions of width and height. */
  sun: [x: number, y: number]
  /** A sky of its own instead of the destination's, from the top to the horizon. */
  sky?: readonly string[]
  /** Colours that replace the destination's. */
  ink?: Partial<Record<MotifInk, string>>
  draw(stage: SightStage): string
}

/** Makes the scene of a sight, in the colours of its destination. */
export function sightScene({
  name,
  destination,
  place,
  light,
  sun: [x, y],
  sky: own,
  ink,
  draw,
}: Sight): Scene<MotifInk> {
  const colours = placeOf(destination)
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

/** Sky, sun or moon, clouds and, by day, a flock of birds; `horizon` is a fraction of the height. `disc` is the radius of the sun, 0 for none. */
export function fullSky(
  stage: SightStage,
  horizon: number,
  options: { disc?: number; flock?: boolean } = {},
) {
  const { w, h, light, ink } = stage
  const { disc = 58, flock = true } = options
  const low = light === 'dusk' || light === 'dawn'
  const cloudLayer = low
    ? strata(stage, h * horizon * 0.5, cloudColour(stage, 0.02), 3)
    : light === 'noon'
      ? clouds(stage, { count: 4, band: [0.1, horizon * 0.52], size: 250, colour: cumulusColour(stage) })
      : ''
  return (
    sky(stage, h * horizon + 6, low ? '#ffe0a0' : '#fff4d0') +
    (disc ? sun(stage, disc) : '') +
    cloudLayer +
    (flock && light !== 'night'
      ? birds(stage, w * (stage.sun.x < w / 2 ? 0.7 : 0.3), h * 0.15, ink.near, 5)
      : '')
  )
}

/** Content in landmark units, placed at the focus of the picture and with a lit outline; its origin is at `y`, a fraction of the height. */
export const landmark = (stage: SightStage, y: number, content: string, dx = 0, scale = 1) =>
  flat(stage, y, solid(LANDMARK_SIZE, content), dx, scale)

/** The same without a lit outline: for ground, paths, reflections and distant mountains. */
export const flat = (stage: SightStage, y: number, content: string, dx = 0, scale = 1) =>
  at(stage.w * stage.focus + dx * stage.u, stage.h * y, stage.u * scale, content)

/** One size for all landmarks, so that the lit outline has the same width on small and large ones. */
const LANDMARK_SIZE = 150
