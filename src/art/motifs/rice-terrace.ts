import { mix } from '../colour.ts'
import { terraces } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { at, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { SKIN } from './people.ts'

/** Flooded rice terraces in a valley, with a farmer on one of their banks. */
export const riceTerrace: Motif = {
  light: 'dawn',
  lightAt: { vietnam: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    // The valleys of Sapa are too high for palms.
    const trees = place.slug === 'vietnam' ? { ...place, tree: 'broad' as const } : place
    return [
      fullSky(stage, 440, 70),
      horizon(stage, place.slug === 'vietnam' ? { ...place, terrain: 'hills' } : place, 460, 220),
      terraces(stage, 'steps', {
        top: 470,
        bottom: 1010,
        rows: 12,
        far: mix(ink.land, ink.cream, 0.1),
        near: mix(ink.leaf, ink.near, 0.55),
        water: mix(ink.water, ink.cream, 0.55),
      }),
      placeTree(stage, trees, 130, 640, 330, 0.1) +
        placeTree(stage, trees, 230, 620, 250, -0.1) +
        placeTree(stage, trees, 880, 720, 400, -0.12),
      at(
        700,
        640,
        1,
        rect(-60, -50, 120, 50, ink.wall) +
          path('M-90 -46L-30 -110H30L90 -46Z', mix(ink.roof, ink.near, 0.3)),
      ),
      at(
        430,
        830,
        1,
        person(210, { coat: ink.cloth, legs: ink.near, hat: ink.sand, skin: SKIN }) +
          stroke('M-90 -150Q0 -190 100 -150', ink.near, 7) +
          path('M-110 -140L-70 -140L-78 -96H-104ZM80 -140L120 -140L114 -96H86Z', ink.sand) +
          repeat(4, (i) => stroke(`M${-104 + i * 9} -140v-24M${86 + i * 9} -140v-24`, ink.land, 6)),
      ),
      at(650, 900, 1, buffalo(ink.near, ink.sand)),
      corner(stage, -1, 1.1),
      corner(stage, 1, 0.8),
    ].join('')
  },
}

/** A water buffalo facing right on the origin. */
export const buffalo = (hide: string, horn: string) =>
  path(
    'M-110 -30Q-120 -110 -50 -116H60Q100 -120 130 -90L158 -84Q168 -66 150 -58L118 -62Q96 -40 84 -34V0H62V-34H-60V0H-84V-26Z',
    hide,
  ) +
  stroke('M116 -100Q110 -136 72 -130M128 -98Q150 -130 176 -110', horn, 9) +
  stroke('M-110 -80Q-132 -60 -124 -24', hide, 8)
