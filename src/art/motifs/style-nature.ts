import { lighten, mix } from '../colour.ts'
import { human } from '../parts/figures.ts'
import { hills, mist } from '../parts/land.ts'
import { tree } from '../parts/plants.ts'
import { STEP } from '../parts/poses.ts'
import { at, ellipse, path, rect, repeat } from '../shape.ts'
import { type Draw, fullSky, leaves, SKIN } from './style-parts.ts'

/** A forest path under large trees, with mist and a waterfall. */
export const nature: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.6
  stage.sun.x = w * 0.66
  stage.sun.y = h * 0.2
  const x = w * 0.62
  return [
    fullSky(stage, y, 80),
    hills(stage, 'back', { y: y - 200 * u, amp: 120 * u, fill: stage.far(ink.leaf, 0.55), detail: 3 }),
    hills(stage, 'mid', { y: y - 90 * u, amp: 70 * u, fill: stage.far(ink.leaf, 0.3), detail: 4 }),
    path(
      `M${-20} ${y + 60 * u}V${y - 190 * u}Q${w * 0.2} ${y - 250 * u} ${x - 150 * u} ${y - 250 * u}L${x - 30 * u} ${y - 266 * u}H${x + 40 * u}L${x + 170 * u} ${y - 240 * u}Q${w * 0.9} ${y - 250 * u} ${w + 20} ${y - 200 * u}V${y + 60 * u}Z`,
      mix(ink.leaf, ink.near, 0.4),
    ),
    path(
      `M${x - 150 * u} ${y - 250 * u}L${x - 30 * u} ${y - 266 * u}L${x - 60 * u} ${y + 50 * u}H${x - 230 * u}ZM${x + 170 * u} ${y - 240 * u}L${x + 40 * u} ${y - 266 * u}L${x + 70 * u} ${y + 50 * u}H${x + 230 * u}Z`,
      mix(ink.leaf, ink.near, 0.62),
    ),
    path(
      `M${x - 34 * u} ${y - 264 * u}Q${x} ${y - 276 * u} ${x + 40 * u} ${y - 264 * u}Q${x + 44 * u} ${y - 90 * u} ${x + 74 * u} ${y + 44 * u}H${x - 66 * u}Q${x - 38 * u} ${y - 90 * u} ${x - 34 * u} ${y - 264 * u}Z`,
      mix(ink.water, '#fffdf6', 0.72),
    ),
    repeat(9, (i) =>
      path(
        `M${x + (-26 + i * 7) * u} ${y - (262 - 24 * (i % 3)) * u}Q${x + (-28 + i * 7.6) * u} ${y - 110 * u} ${x + (-52 + i * 13.6) * u} ${y + (20 - 30 * ((i * 5) % 4)) * u}Q${x + (-20 + i * 7.6) * u} ${y - 110 * u} ${x + (-26 + i * 7) * u} ${y - (262 - 24 * (i % 3)) * u}Z`,
        '#fffdf6',
      ),
    ),
    [-190, -120, 110, 180, 240]
      .map((dx, i) =>
        ellipse(x + dx * u, y - (236 - 20 * (i % 2)) * u, 60 * u, 26 * u, mix(ink.leaf, ink.land, 0.25)),
      )
      .join(''),
    mist(stage, y + 20 * u, 50 * u, '#ffffff', 0.9),
    hills(stage, 'near', { y: y + 30 * u, amp: 40 * u, fill: ink.leaf, detail: 4 }),
    path(
      `M${x - 50 * u} ${y + 30 * u}Q${w * 0.5} ${y + 120 * u} ${w * 0.6} ${h * 0.78}Q${w * 0.66} ${h * 0.9} ${w * 0.4} ${h + 5}H${w * 0.86}Q${w * 0.86} ${h * 0.86} ${w * 0.72} ${h * 0.76}Q${w * 0.62} ${y + 120 * u} ${x + 56 * u} ${y + 30 * u}Z`,
      stage.gradient([lighten(ink.water, 0.1), ink.water]),
    ),
    repeat(Math.ceil(w / (70 * u)), (i) =>
      Math.abs(i * 70 * u - x) < 210 * u
        ? ''
        : at(
            i * 70 * u,
            y + (34 + 16 * (i % 3)) * u,
            1,
            tree(
              stage.random(`t${i}`),
              (130 + 50 * ((i * 5) % 3)) * u,
              mix(ink.leaf, ink.land, 0.3),
              mix(ink.leaf, ink.near, 0.35),
              ink.near,
              stage.lit,
            ),
          ),
    ),
    repeat(8, (i) =>
      ellipse(
        w * (0.56 + 0.04 * ((i * 3) % 5)),
        h * (0.7 + 0.03 * i),
        (20 + 8 * (i % 3)) * u,
        (11 + 4 * (i % 3)) * u,
        i % 2 ? mix(ink.far, ink.near, 0.4) : mix(ink.far, ink.cream, 0.2),
      ),
    ),
    hills(stage, 'bank', { y: h * 0.9, amp: 30 * u, fill: mix(ink.leaf, ink.near, 0.5) }),
    at(
      w * 0.26,
      h * 0.915,
      1,
      human(270 * u, STEP, {
        garment: 'shirt',
        top: ink.cloth,
        bottom: mix(ink.near, ink.deep, 0.4),
        trim: ink.near,
        bag: ink.marigold,
        view: 'side',
        hat: ink.sand,
        skin: SKIN,
      }),
    ),
    at(
      w * 0.38,
      h * 0.92,
      1,
      human(250 * u, STEP, {
        garment: 'shirt',
        top: ink.cream,
        bottom: ink.deep,
        trim: ink.near,
        bag: ink.roof,
        view: 'side',
        hairstyle: 'plait',
        skin: lighten(SKIN, 0.04),
      }),
    ),
    at(
      w * 0.47,
      h * 0.925,
      1,
      human(170 * u, STEP, {
        garment: 'shirt',
        top: ink.marigold,
        bottom: mix(ink.water, ink.deep, 0.4),
        trim: ink.near,
        view: 'side',
        skin: SKIN,
        bare: true,
      }),
    ),
    [0.02, 0.98]
      .map(
        (t, k) =>
          rect(w * t - 40 * u, 0, 80 * u, h, ink.near) +
          repeat(7, (i) =>
            ellipse(
              w * t + (k ? -1 : 1) * (20 + (i % 3) * 60) * u,
              (30 + i * 34) * u,
              110 * u,
              46 * u,
              i % 2 ? mix(ink.leaf, ink.near, 0.6) : mix(ink.leaf, ink.near, 0.35),
            ),
          ),
      )
      .join(''),
    leaves(stage),
  ].join('')
}
