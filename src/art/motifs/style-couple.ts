import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { range } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { bough } from '../parts/plants.ts'
import { STAND } from '../parts/poses.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, ellipse, path, rect, repeat } from '../shape.ts'
import { type Draw, fullSky, SKIN } from './style-parts.ts'

/** A couple on a jetty in the evening. */
export const couple: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.54
  stage.sun.x = w * 0.5
  stage.sun.y = y - 40 * u
  const x = w * 0.5
  return [
    fullSky(stage, y, 170),
    range(stage, 'peaks', {
      y: y + 6,
      height: 210 * u,
      count: 4,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.3) },
      depth: 0.35,
    }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 8 }),
    sunPath(stage, y, h * 0.8, mix(ink.marigold, ink.cream, 0.4), 1.3),
    path(
      `M${x - 90 * u} ${h * 0.76}H${x + 90 * u}L${x + 360 * u} ${h + 5}H${x - 360 * u}Z`,
      mix(ink.roof, ink.near, 0.5),
    ),
    repeat(6, (i) => {
      const t = (i / 6) ** 1.4
      return rect(
        x - (90 + 270 * t) * u,
        h * (0.76 + 0.24 * t),
        (180 + 540 * t) * u,
        (6 + 8 * t) * u,
        mix(ink.roof, ink.sand, 0.25),
      )
    }),
    rect(x - 104 * u, h * 0.72, 18 * u, h * 0.1, ink.near),
    rect(x + 86 * u, h * 0.72, 18 * u, h * 0.1, ink.near),
    ellipse(x, h * 0.855, 150 * u, 10 * u, ink.near, { opacity: 0.35 }),
    at(
      x - 46 * u,
      h * 0.85,
      1,
      human(
        360 * u,
        { ...STAND, head: [1.5, -91] },
        {
          garment: 'kurta',
          top: ink.cream,
          bottom: mix(ink.cream, ink.far, 0.5),
          trim: ink.roof,
          view: 'back',
          skin: SKIN,
        },
      ),
    ),
    at(
      x + 46 * u,
      h * 0.852,
      1,
      human(
        338 * u,
        { ...STAND, head: [-2, -91] },
        {
          garment: 'sari',
          top: ink.cloth,
          bottom: ink.cloth,
          trim: ink.marigold,
          hairstyle: 'plait',
          view: 'back',
          skin: lighten(SKIN, 0.04),
        },
      ),
    ),
    bough(stage, 'left', mix(ink.leaf, ink.near, 0.5), ink.near, 1.1),
    birds(stage, w * 0.72, h * 0.2, ink.near, 4, 30),
  ].join('')
}
