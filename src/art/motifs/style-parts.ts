import { lighten, mix } from '../colour.ts'
import { leaf } from '../parts/plants.ts'
import { cloudColour, clouds, sky, strata, sun } from '../parts/sky.ts'
import type { Stage } from '../scene.ts'
import { at, rect, repeat } from '../shape.ts'
import type { MotifInk } from './motif.ts'

/** Draws one travel style. */
export type Draw = (stage: Stage<MotifInk>) => string

/** Sky, sun and clouds down to `y`; `disc` is the radius of the sun. */
export function fullSky(stage: Stage<MotifInk>, y: number, disc: number): string {
  const low = stage.light === 'dusk' || stage.light === 'dawn'
  return (
    rect(0, 0, stage.w, stage.h, stage.sky.at(-1) ?? stage.ink.cream) +
    sky(stage, y + 20, '#ffe0a0') +
    sun(stage, disc) +
    (low
      ? strata(stage, y * 0.36, cloudColour(stage, 0.02), 3)
      : clouds(stage, { count: 3, band: [0.08, 0.24], size: 280, colour: cloudColour(stage, 0.06) }))
  )
}

/** The skin colour of the people. */
export const SKIN = '#a9693f'

/** Dark leaves in both lower corners. */
export function leaves(stage: Stage<MotifInk>): string {
  const { w, h, u, ink } = stage
  const spray = repeat(6, (i) =>
    leaf(
      (300 - 14 * i) * u,
      8 + i * 17,
      i % 2 ? mix(ink.leaf, ink.near, 0.55) : ink.near,
      lighten(ink.near, 0.03),
      0.17,
    ),
  )
  return at(-30 * u, h + 40 * u, 1, spray) + at(w + 30 * u, h + 40 * u, [-1, 1], spray)
}
