import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { hills } from '../parts/land.ts'
import { lantern } from '../parts/life.ts'
import { marigold, palm } from '../parts/plants.ts'
import { SIT } from '../parts/poses.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, circle, path, rect, repeat, stroke } from '../shape.ts'
import { type Draw, fullSky, SKIN } from './style-parts.ts'

/** A couple at a table over the water, with lanterns and a marigold garland above them. */
export const honeymoon: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.56
  stage.sun.x = w * 0.5
  stage.sun.y = y - 90 * u
  const deck = h * 0.84
  const x = w * 0.5
  return [
    fullSky(stage, y, 130),
    hills(stage, 'far', { y: y - 8 * u, amp: 30 * u, fill: stage.far(ink.leaf, 0.35), bottom: y + 5 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 7 }),
    sunPath(stage, y, deck, mix(ink.marigold, ink.cream, 0.4), 1.2),
    rect(-10, deck, w + 20, h - deck + 10, mix(ink.roof, ink.near, 0.45)),
    rect(-10, deck, w + 20, 12 * u, mix(ink.roof, ink.sand, 0.3)),
    repeat(4, (i) => rect(-10, deck + (40 + i * 36) * u, w + 20, 3 * u, ink.near, { opacity: 0.4 })),
    chair(x - 150 * u, deck + 50 * u, u, ink.near),
    at(x + 150 * u, deck + 50 * u, [-1, 1], chair(0, 0, u, ink.near)),
    at(
      x - 150 * u,
      deck + 56 * u,
      1,
      human(410 * u, SIT, {
        garment: 'kurta',
        top: ink.cream,
        bottom: mix(ink.deep, ink.water, 0.4),
        trim: ink.marigold,
        view: 'side',
        skin: SKIN,
      }),
    ),
    at(
      x + 150 * u,
      deck + 56 * u,
      1,
      human(
        396 * u,
        SIT,
        {
          garment: 'sari',
          top: ink.cloth,
          bottom: ink.cloth,
          trim: ink.marigold,
          hairstyle: 'bun',
          view: 'side',
          skin: lighten(SKIN, 0.04),
        },
        -1,
      ),
    ),
    at(
      x,
      deck + 56 * u,
      u,
      path('M-80 -130H80L70 0H-70Z', ink.cream) +
        rect(-100, -146, 200, 18, '#fffaf0') +
        circle(0, -190, 90, stage.glow('#ffd27a', 0.9)) +
        rect(-8, -196, 16, 50, ink.cream) +
        path('M-10 -196Q-14 -222 0 -240Q14 -222 10 -196Z', '#ffd27a'),
    ),
    stroke(`M0 ${h * 0.06}Q${w * 0.5} ${h * 0.2} ${w} ${h * 0.06}`, mix(ink.leaf, ink.near, 0.4), 8 * u),
    repeat(15, (i) => {
      const t = (i + 0.5) / 15
      return at(
        w * t,
        h * 0.06 + h * 0.28 * t * (1 - t),
        u,
        marigold(30, i % 3 ? ink.marigold : ink.cloth, lighten(i % 3 ? ink.marigold : ink.cloth, -0.1)),
      )
    }),
    [0.2, 0.8]
      .map((t) =>
        at(w * t, h * 0.06 + h * 0.28 * t * (1 - t) + 20 * u, 1, lantern(stage, 80 * u, ink.marigold, true)),
      )
      .join(''),
    at(
      -20 * u,
      h * 0.99,
      1,
      palm(stage.random('a'), {
        height: 720 * u,
        lean: 0.1,
        light: mix(ink.leaf, ink.near, 0.4),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
    at(
      w + 20 * u,
      h * 0.99,
      1,
      palm(stage.random('b'), {
        height: 800 * u,
        lean: -0.1,
        light: mix(ink.leaf, ink.near, 0.4),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
  ].join('')
}

/** A simple chair that faces right; its seat fits a seated person of 400 units. */
const chair = (x: number, y: number, u: number, wood: string) =>
  at(x, y, u, path('M-52 -84H64V-66H-30V0H-46V-66L-66 -230H-46Z', wood) + rect(46, -66, 16, 66, wood))
