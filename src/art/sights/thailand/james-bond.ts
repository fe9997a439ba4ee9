import { lighten, mix } from '../../colour.ts'
import { longboat } from '../../parts/boats.ts'
import { karst } from '../../parts/karst.ts'
import { person } from '../../parts/life.ts'
import { sea, shore } from '../../parts/sea.ts'
import { at, blob, ellipse, path, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The narrow limestone rock of James Bond Island in Phang Nga Bay, with longtail boats on the beach in front of it. */
export const jamesBond = sightScene({
  name: 'james-bond-thailand',
  destination: 'thailand',
  place: 'James Bond Island',
  light: 'noon',
  sun: [0.78, 0.17],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const line = h * 0.58
    const next = stage.random('rocks')
    const rock = { light: '#d9c2a0', shade: '#a98d78', green: '#3f8a58' }
    const pale = (k: number) => ({
      light: stage.far(rock.light, k),
      shade: stage.far(rock.shade, k),
      green: stage.far(rock.green, k),
    })
    const rockTower =
      path(
        'M-34 6Q-52 -60 -50 -120Q-84 -200 -80 -280Q-78 -350 -40 -384H50Q88 -340 84 -270Q82 -190 54 -120Q50 -60 38 6Z',
        rock.light,
      ) +
      path(
        lit > 0
          ? 'M-34 6Q-52 -60 -50 -120Q-84 -200 -80 -280Q-78 -350 -40 -384H-6Q-30 -260 -16 -150Q-22 -60 -8 6Z'
          : 'M38 6Q50 -60 54 -120Q82 -190 84 -270Q88 -340 50 -384H10Q34 -260 16 -150Q22 -60 12 6Z',
        rock.shade,
      ) +
      stroke(
        'M30 -330Q40 -250 26 -180M52 -300Q56 -250 44 -190M4 -240Q10 -180 4 -120',
        mix(rock.light, rock.shade, 0.6),
        6,
      ) +
      blob(
        [
          [-90, -356],
          [-70, -400],
          [-36, -432],
          [10, -446],
          [58, -428],
          [92, -392],
          [86, -350],
          [40, -364],
          [0, -344],
          [-46, -362],
        ],
        rock.green,
      ) +
      blob(
        [
          [-40, -404],
          [-8, -436],
          [40, -430],
          [70, -400],
          [30, -392],
          [0, -398],
        ],
        lighten(rock.green, 0.06),
      ) +
      path('M-44 8Q0 -8 48 8Q0 20 -44 8Z', '#ffffff', { opacity: 0.7 })
    const wide = kind === 'wide'
    return [
      fullSky(stage, 0.6),
      at(w * (wide ? 0.3 : 0.16), line + 3, u, karst(next, 190, 260, pale(0.5), lit)),
      at(w * (wide ? 0.93 : 0.9), line + 3, u, karst(next, 230, 330, pale(0.45), lit)),
      at(w * 0.44, line + 3, u, karst(next, 120, 150, pale(0.6), lit)),
      sea(stage, { top: line, far: '#7cc9b4', near: '#1c8a80', foam: '#c9efdc' }),
      at(w * (wide ? 0.06 : -0.02), h * 0.69, u, karst(next, 380, 560, rock, lit, 0.94)),
      landmark(stage, 0.7, rockTower, wide ? 60 : 70, 1.06),
      landmark(
        stage,
        0.72,
        at(0, 0, 0.8, longboat(230, ink.near, ink.marigold, ink.cloth)) +
          repeat(3, (i) =>
            at(
              -30 + i * 26,
              -14,
              1,
              person(44, { coat: [ink.cream, ink.cloth, ink.marigold][i] as string, legs: ink.near }),
            ),
          ),
        wide ? 400 : 250,
      ),
      shore(
        stage,
        [
          [-20, h * 0.83],
          [w * 0.35, h * 0.88],
          [w * 0.7, h * 0.87],
          [w + 20, h * 0.8],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.3),
        '#ffffff',
      ),
      landmark(
        stage,
        0.915,
        ellipse(10, 18, 240, 14, ink.near, { opacity: 0.2 }) +
          at(0, 0, 1, longboat(470, '#7a4426', ink.marigold, ink.cloth)) +
          [0, 1, 2]
            .map((i) =>
              path(
                `M${-246 + i * 9} ${-84 + i * 3}Q${-262 + i * 10} -30 ${-252 + i * 12} ${16 + i * 6}L${-240 + i * 12} ${14 + i * 6}Q${-250 + i * 10} -30 ${-238 + i * 9} ${-80 + i * 3}Z`,
                [ink.cloth, ink.marigold, '#3f8fd0'][i] as string,
              ),
            )
            .join(''),
        wide ? -330 : -130,
      ),
      landmark(
        stage,
        0.95,
        ellipse(0, 0, 70, 8, ink.near, { opacity: 0.2 }) +
          at(-20, 0, 1, person(140, { coat: ink.cream, legs: ink.deep, hat: '#d9b46a' })) +
          at(40, 2, 1, person(128, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? 200 : 150,
      ),
      leaves(stage, 1, wide ? 0.8 : 0.6),
    ].join('')
  },
})
