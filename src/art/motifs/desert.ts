import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { STILL_TIME, sway } from '../random.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky, ground, placeTree } from './backdrop.ts'
import { dune, horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** A car on a dune, or coloured earth. */
export const desert: Motif = {
  light: 'dusk',
  lightAt: { mauritius: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'mauritius') {
      const bands = ['#b5452f', '#d8743a', '#e8a83a', '#8f4a6a', '#6a4f8a', '#c8603f', '#7a3a34']
      return [
        fullSky(stage, 420, 50),
        horizon(stage, place, 440, 170),
        ground(stage, 450, ink.leaf, mix(ink.leaf, ink.near, 0.4), 20),
        repeat(6, (i) => placeTree(stage, place, 60 + i * 180, 520, 220 + (i % 3) * 50)),
        bands
          .map((c, i) =>
            path(
              `M-10 ${540 + i * 58}Q${160 + i * 20} ${470 + i * 60} ${340} ${560 + i * 54}T${700} ${540 + i * 58}T1010 ${520 + i * 60}V1010H-10Z`,
              c,
            ),
          )
          .join(''),
        bands
          .map((c, i) =>
            path(
              `M${120 + i * 90} ${560 + i * 52}Q${240 + i * 80} ${520 + i * 58} ${330 + i * 80} ${600 + i * 54}Q${220 + i * 80} ${570 + i * 58} ${120 + i * 90} ${560 + i * 52}Z`,
              lighten(c, 0.07),
            ),
          )
          .join(''),
        rect(-10, 930, 1020, 14, ink.near),
        repeat(11, (i) => rect(i * 100 - 4, 900, 12, 110, ink.near)),
        at(420, 990, 1, person(190, { coat: ink.cloth, legs: ink.near })),
        at(500, 994, 1, person(176, { coat: ink.cream, legs: ink.deep, skirt: true })),
      ].join('')
    }
    const truck =
      path(
        'M-200 -70L-190 -150Q-186 -168 -160 -170L-110 -250Q-100 -264 -80 -264H110Q130 -264 136 -246L160 -170L190 -150L196 -70Z',
        ink.cream,
      ) +
      path(
        'M130 -246L160 -170L190 -150L196 -70H100L90 -264H110Q130 -264 136 -246Z',
        mix(ink.cream, ink.near, 0.25),
      ) +
      path('M-140 -170L-98 -238H-20V-170ZM0 -238H96L120 -170H0Z', mix(ink.deep, ink.near, 0.4)) +
      rect(-200, -110, 396, 18, ink.cloth) +
      circle(-118, -62, 58, '#20222c') +
      circle(-118, -62, 26, '#c3c8d0') +
      circle(118, -62, 58, '#20222c') +
      circle(118, -62, 26, '#c3c8d0') +
      rect(-100, -290, 190, 20, ink.near)
    return [
      fullSky(stage, 600, 110),
      horizon(stage, place, 620, 210),
      dune(640, mix(ink.land, ink.roof, 0.25), 0.3),
      path('M-10 1010V860Q220 700 480 620Q600 600 660 600Q760 720 1010 800V1010Z', ink.sand),
      path(
        'M660 600Q760 720 1010 800V1010H480Q760 860 680 730Q640 660 660 600Z',
        mix(ink.roof, ink.near, 0.2),
      ),
      path(
        'M120 830Q-20 740 -40 660Q60 690 110 720Q60 620 90 560Q160 660 200 720Q190 640 240 600Q280 700 300 760Z',
        lighten(ink.sand, 0.04),
        { opacity: 0.9 },
      ),
      stroke('M-10 960Q160 800 330 720M-10 1000Q190 840 390 760', mix(ink.sand, ink.near, 0.3), 11),
      // In a video, the car drives up to the crest and tilts over it.
      at(
        420 + (stage.time - STILL_TIME) * 230,
        720 - (stage.time - STILL_TIME) * 90 + sway(stage.time, 0, 5) * 3,
        1.05,
        truck,
        -20 + (stage.time - STILL_TIME) * 30,
      ),
      path('M-10 1010V950Q300 890 620 950T1010 920V1010Z', mix(ink.near, ink.roof, 0.25)),
      poly(
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        'none',
      ),
      ellipse(820, 930, 8, 4, ink.near),
    ].join('')
  },
}
