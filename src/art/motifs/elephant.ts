import { lighten, mix } from '../colour.ts'
import { birds, person } from '../parts/life.ts'
import { at, circle, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** An elephant on the origin, facing right; `s` 1 is about 300 tall. */
export function elephantOf(s: number, hide: string, shade: string, tusk: string): string {
  return at(
    0,
    0,
    s,
    path('M-120 0V-110H-70V0ZM40 0V-100H92V0Z', shade) +
      path(
        'M-190 -60Q-210 -230 -60 -260Q20 -280 90 -240Q130 -300 200 -280Q260 -260 262 -190Q280 -120 270 -50Q268 -10 240 -8Q226 -12 232 -28Q244 -60 236 -110Q230 -140 212 -150Q180 -120 140 -126Q124 -100 124 0H64V-86Q0 -70 -84 -86V0H-148V-100Q-170 -110 -176 -60L-184 -20L-192 -22Z',
        hide,
      ) +
      path(
        'M112 -262Q60 -250 70 -180Q80 -120 130 -130Q166 -150 164 -210Q160 -262 112 -262Z',
        lighten(hide, -0.06),
      ) +
      path('M212 -150Q250 -140 276 -160Q262 -120 214 -124Z', tusk) +
      circle(200, -214, 7, '#1b2136') +
      path('M-190 -60Q-200 -140 -160 -200Q-150 -120 -84 -86V0H-148V-100Q-170 -110 -176 -60Z', shade, {
        opacity: 0.5,
      }),
  )
}

/** Elephants of the place in the wild. */
export const elephant: Motif = {
  light: 'dusk',
  lightAt: { thailand: 'noon', kerala: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const hide = mix(ink.far, ink.near, 0.42)
    const shade = mix(ink.far, ink.near, 0.62)
    const water = place.slug === 'kerala' || place.slug === 'srilanka'
    return [
      fullSky(stage, 560, 80),
      horizon(stage, place, 590, 220),
      ground(stage, 590, mix(ink.land, ink.leaf, 0.4), ink.leaf, 12),
      placeTree(
        stage,
        { ...place, tree: place.tree === 'palm' && !water ? 'broad' : place.tree },
        120,
        680,
        420,
      ),
      placeTree(stage, { ...place, tree: 'broad' }, 880, 660, 380),
      water
        ? path(
            'M-10 1010V800Q300 760 620 790T1010 780V1010Z',
            stage.gradient([lighten(ink.water, 0.08), ink.deep]),
          )
        : '',
      at(760, 770, 1, elephantOf(0.8, lighten(hide, 0.04), shade, ink.cream)),
      at(600, 800, 1, elephantOf(0.5, hide, shade, ink.cream)),
      at(350, 850, 1, elephantOf(1.35, hide, shade, ink.cream)),
      place.slug === 'thailand'
        ? at(760, 900, 1, person(230, { coat: ink.cloth, legs: ink.near, facing: -1, hat: ink.sand })) +
          path('M716 780q-20 -24 -40 -8q10 22 40 8Z', ink.marigold) +
          at(840, 906, 1, person(200, { coat: ink.marigold, legs: ink.deep, skirt: true }))
        : '',
      place.slug === 'kerala'
        ? at(
            700,
            950,
            1,
            path('M-230 -50H230L200 20H-200Z', ink.near) +
              rect(-226, -50, 452, 14, ink.marigold) +
              [-130, -50, 40, 120]
                .map((x, i) =>
                  at(
                    x,
                    -30,
                    1,
                    figure(
                      130,
                      SEATED,
                      { top: [ink.cloth, ink.cream, ink.marigold, ink.deep][i] as string, legs: ink.near },
                      -1,
                    ),
                  ),
                )
                .join('') +
              stroke('M-190 -50V-180M190 -50V-180', ink.near, 8) +
              path('M-220 -172Q0 -210 220 -172L212 -156Q0 -190 -212 -156Z', ink.cloth),
          )
        : '',
      place.slug === 'srilanka'
        ? repeat(4, (i) =>
            stroke(`M${180 + i * 200} ${866 + (i % 2) * 40}h${110}`, lighten(ink.water, 0.16), 7),
          )
        : '',
      birds(stage, 620, 200, ink.near, 5, 28),
      corner(stage, -1, 1),
      corner(stage, 1, 0.8),
    ].join('')
  },
}
