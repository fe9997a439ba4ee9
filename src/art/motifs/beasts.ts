import { lighten, mix } from '../colour.ts'
import { camel as camelOf } from '../parts/animals.ts'
import { birds, person } from '../parts/life.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { acacia, corner, dune, ground, heaven, horizon, wood } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import type { Motif, MotifStage } from './kit.ts'

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
  hour: 'dusk',
  except: { thailand: 'noon', kerala: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const hide = mix(ink.far, ink.near, 0.42)
    const shade = mix(ink.far, ink.near, 0.62)
    const water = place.slug === 'kerala' || place.slug === 'srilanka'
    return [
      heaven(stage, 560, 80),
      horizon(stage, place, 590, 220),
      ground(stage, 590, mix(ink.land, ink.leaf, 0.4), ink.leaf, 12),
      wood(stage, { ...place, wood: place.wood === 'palm' && !water ? 'broad' : place.wood }, 120, 680, 420),
      wood(stage, { ...place, wood: 'broad' }, 880, 660, 380),
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

/** An open vehicle stopped in the grass, and what it came for. */
export const safari: Motif = {
  hour: 'dusk',
  except: { singapore: 'night', nepal: 'dawn', north: 'dawn', australia: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const grassy = mix(ink.land, ink.sand, 0.3)
    const beast =
      {
        southafrica: lion,
        rajasthan: tiger,
        nepal: rhino,
        north: rhino,
        australia: kangaroos,
        singapore: nightCats,
      }[place.slug] ?? lion
    const flat = ['southafrica', 'rajasthan', 'australia'].includes(place.slug)
    const y = 620
    return [
      heaven(stage, y - 20, 96),
      horizon(
        stage,
        place.slug === 'rajasthan'
          ? { ...place, terrain: 'hills' }
          : place.slug === 'singapore'
            ? { ...place, terrain: 'hills' }
            : place,
        y,
        180,
      ),
      ground(stage, y, grassy, mix(grassy, ink.near, 0.35), 12),
      flat
        ? at(170, 700, 1, acacia(420, ink.leaf, mix(ink.leaf, ink.near, 0.5), ink.near)) +
          at(880, 650, 1, acacia(200, mix(ink.leaf, ink.near, 0.2), mix(ink.leaf, ink.near, 0.5), ink.near))
        : wood(stage, { ...place, wood: 'broad' }, 130, 700, 460) +
          wood(stage, { ...place, wood: 'broad' }, 900, 680, 380),
      place.slug === 'australia' ? '' : at(700, 730, 0.8, jeep(stage)),
      beast(stage),
      blades(stage),
    ].join('')
  },
}

const blades = (stage: MotifStage) => {
  const { ink } = stage
  const colours = [mix(ink.near, ink.land, 0.15), mix(ink.near, ink.land, 0.35), mix(ink.near, ink.leaf, 0.3)]
  return repeat(40, (i) => {
    const x = i * 26 - 10
    const h = 90 + ((i * 47) % 90) + (Math.abs(i - 20) > 12 ? 70 : 0)
    const lean = ((i * 31) % 60) - 30
    return path(
      `M${x - 12} 1010Q${x} ${1010 - h * 0.6} ${x + lean} ${1010 - h}Q${x + 8} ${1010 - h * 0.5} ${x + 14} 1010Z`,
      colours[i % 3] as string,
    )
  })
}

const jeep = (stage: MotifStage) => {
  const { ink } = stage
  const body = mix(ink.leaf, ink.near, 0.35)
  return (
    stroke('M-150 -130V-260M150 -120V-260', ink.near, 9) +
    rect(-180, -276, 350, 20, ink.sand) +
    [-110, -30, 60]
      .map((x, i) =>
        at(
          x,
          -96,
          1,
          figure(
            150,
            SEATED,
            { top: [ink.cloth, ink.cream, ink.marigold][i] as string, legs: ink.near, hat: ink.sand },
            -1,
          ),
        ),
      )
      .join('') +
    path('M-200 -130H170L190 -110Q260 -100 262 -40H-206Z', body) +
    rect(-206, -70, 468, 14, lighten(body, 0.08)) +
    circle(-120, -34, 46, '#20222c') +
    circle(-120, -34, 20, '#8a8f9a') +
    circle(170, -34, 46, '#20222c') +
    circle(170, -34, 20, '#8a8f9a') +
    circle(256, -80, 13, '#ffe9a8')
  )
}

type Beast = (stage: MotifStage) => string

const lion: Beast = ({ ink }) => {
  const coat = mix(ink.marigold, ink.sand, 0.35)
  const mane = mix(ink.roof, ink.near, 0.3)
  return at(
    340,
    900,
    1.35,
    path('M-150 0Q-190 -120 -90 -150Q20 -170 90 -120Q130 -60 120 0Z', coat) +
      path('M-150 0Q-190 -120 -90 -150Q-130 -60 -60 0Z', lighten(coat, -0.08)) +
      stroke('M-150 -20Q-240 -10 -230 -90', coat, 13) +
      ellipse(-230, -100, 15, 24, mane) +
      path('M30 -150Q20 -260 110 -276Q210 -270 206 -160Q200 -70 120 -56Q40 -70 30 -150Z', mane) +
      path('M66 -170Q70 -226 118 -230Q166 -226 170 -170Q168 -110 118 -100Q70 -110 66 -170Z', coat) +
      path('M100 -170H138L130 -120Q118 -108 106 -120Z', lighten(coat, 0.1)) +
      path('M104 -132H132L118 -116Z', '#3a2420') +
      circle(96, -176, 7, '#3a2420') +
      circle(142, -176, 7, '#3a2420') +
      circle(74, -228, 17, coat) +
      circle(164, -228, 17, coat) +
      path('M60 0Q40 -70 110 -80L130 0Z', lighten(coat, 0.04)),
  )
}

const tiger: Beast = ({ ink }) => {
  const coat = mix('#e8822a', ink.marigold, 0.2)
  const dark = '#2a1a1c'
  const stripe = (x: number, y: number, k = 1) =>
    path(`M${x} ${y}q${16 * k} 30 ${4 * k} 70q-${12} -34 -${14} -60Z`, dark)
  return at(
    360,
    920,
    1.3,
    stroke('M-200 -110Q-270 -100 -280 -180Q-280 -210 -256 -216', coat, 22) +
      stroke('M-262 -216l8 -2M-280 -170l-2 -14', dark, 23) +
      path(
        'M-210 0V-90Q-220 -160 -140 -166H80Q150 -170 190 -120L180 0H130L120 -70H-90L-110 -50L-120 0H-160L-170 -60L-180 0Z',
        coat,
      ) +
      path('M-90 -70H120L110 -54Q10 -40 -90 -54Z', '#fff3dc') +
      [-150, -110, -70, -30, 10, 50].map((x) => stripe(x, -164)).join('') +
      [150, 168].map((x) => stripe(x, -120)).join('') +
      [-196, -130].map((x) => path(`M${x} -70l30 8l-28 10Z`, dark)).join('') +
      path('M130 -190Q130 -240 190 -246Q256 -240 258 -180Q254 -120 194 -112Q136 -120 130 -190Z', coat) +
      path('M160 -150Q170 -110 194 -108Q220 -110 230 -150Q220 -134 196 -156Q172 -134 160 -150Z', '#fff3dc') +
      path('M182 -160H208L195 -144Z', '#c8605a') +
      circle(172, -184, 8, '#2a1a1c') +
      circle(218, -184, 8, '#2a1a1c') +
      circle(146, -236, 18, coat) +
      circle(242, -236, 18, coat) +
      circle(146, -236, 8, '#fff3dc') +
      circle(242, -236, 8, '#fff3dc') +
      path(
        'M188 -244l6 26l6 -26ZM166 -238l14 18l-2 -22ZM222 -238l-14 18l2 -22ZM136 -176l24 6l-22 8ZM254 -176l-24 6l22 8Z',
        dark,
      ),
  )
}

const rhino: Beast = ({ ink }) => {
  const hide = mix(ink.far, ink.near, 0.5)
  const shade = mix(ink.far, ink.near, 0.68)
  return at(
    370,
    920,
    1.3,
    path('M-190 0V-80H-130V0ZM70 0V-80H124V0Z', shade) +
      path(
        'M-220 -60Q-236 -190 -110 -200Q-20 -220 90 -196Q150 -190 170 -160Q210 -160 250 -130L280 -190Q296 -140 286 -104Q296 -70 270 -60Q230 -50 190 -74Q150 -50 130 -60V0H76V-70H-90V0H-150V-70Q-190 -60 -206 -20Z',
        hide,
      ) +
      path(
        'M-110 -200Q-60 -120 -90 -70H-60Q-30 -120 -78 -204ZM70 -198Q120 -130 90 -60H110Q150 -120 100 -194Z',
        shade,
      ) +
      path('M250 -130L280 -190Q296 -140 286 -104Z', mix(ink.cream, ink.near, 0.2)) +
      path('M140 -180L150 -220L170 -176ZM166 -176L184 -212L192 -166Z', shade) +
      circle(216, -116, 7, '#1b2136') +
      stroke('M-40 -206L-20 -260M-10 -206l24 -46', 'none', 1) +
      at(-30, -208, 1, path('M-24 0Q-20 -34 10 -40L40 -50L16 -26Q20 -6 6 0Z', '#fffdf6')),
  )
}

const kangaroos: Beast = ({ ink }) => {
  const one = (x: number, y: number, s: number, c: string, joey: boolean, k: 1 | -1) =>
    at(
      x,
      y,
      [s * k, s],
      path(
        'M-60 0Q-150 -4 -230 -30Q-150 -30 -90 -50Q-120 -160 -30 -220Q0 -240 20 -290Q20 -330 40 -350L34 -400L58 -360L74 -402L78 -352Q110 -346 124 -316Q110 -300 84 -302Q70 -230 60 -190Q80 -160 92 -130L80 -124Q60 -150 40 -160Q60 -90 20 -50Q40 -20 80 -8V0H0Q-30 -4 -40 -20Z',
        c,
      ) +
        path('M40 -160Q60 -90 20 -50Q0 -70 4 -120Q16 -160 40 -160Z', mix(c, ink.cream, 0.35)) +
        (joey
          ? circle(46, -130, 22, lighten(c, 0.05)) +
            path('M36 -146l-6 -26l16 18ZM54 -148l8 -24l4 24Z', lighten(c, 0.05)) +
            circle(52, -132, 3.4, '#1b2136')
          : '') +
        circle(86, -328, 4.4, '#1b2136'),
    )
  const coat = mix(ink.roof, ink.sand, 0.35)
  return one(720, 800, 0.95, mix(coat, ink.near, 0.2), false, -1) + one(350, 930, 1.5, coat, true, 1)
}

const nightCats: Beast = (stage) => {
  const { ink } = stage
  return (
    circle(300, 760, 330, stage.glow('#ffd27a', 0.45)) +
    tiger(stage) +
    repeat(5, (i) => circle(560 + i * 84, 500 - (i % 2) * 12, 7, '#ffe08a')) +
    corner(stage, 1, 1.3) +
    path('M-10 -10H1010V60Q760 150 560 70Q300 170 -10 120Z', mix(ink.near, ink.leaf, 0.2))
  )
}

/** Riders and their camels going up a dune. */
export const camel: Motif = {
  hour: 'dusk',
  except: { ladakh: 'noon' },
  draw(stage, place) {
    const { ink, lit } = stage
    const coat = mix(ink.sand, ink.roof, 0.35)
    const shade = mix(coat, ink.near, 0.4)
    const rider = (x: number, y: number, s: number, cloth: string, who: string) => {
      const size = 300 * s
      return at(
        x,
        y,
        1,
        at(
          -12 * s,
          -238 * s,
          1,
          figure(
            210 * s,
            {
              ...SEATED,
              legs: [
                [
                  [-3, -25],
                  [10, -20],
                  [4, 14],
                ],
              ],
            },
            { top: who, legs: ink.near, hat: cloth },
          ),
        ) + camelOf(size, coat, shade, cloth, lit, 0.6),
      )
    }
    return [
      heaven(stage, 600, 100),
      horizon(stage, place, 640, 230),
      dune(640, mix(ink.land, ink.sand, 0.4), 0.7),
      path('M-10 1010V820Q260 760 520 700Q660 664 760 610Q840 680 1010 720V1010Z', ink.sand),
      path(
        'M760 610Q840 680 1010 720V1010H560Q820 840 700 740Q660 700 760 610Z',
        mix(ink.land, ink.near, 0.25),
      ),
      rider(760, 640, 0.55, ink.marigold, ink.cream),
      rider(560, 730, 0.8, ink.cloth, ink.marigold),
      rider(280, 860, 1.15, ink.marigold, ink.cloth),
      stroke('M370 590Q430 660 480 640M630 520Q680 560 716 556', ink.near, 4),
      repeat(5, (i) =>
        stroke(`M${60 + i * 40} ${930 + i * 10}q120 -40 260 -30`, mix(ink.sand, ink.near, 0.14), 6),
      ),
      path('M-10 1010V960Q240 900 520 960T1010 930V1010Z', mix(ink.near, ink.land, 0.3)),
    ].join('')
  },
}

/** A 4x4 over the crest, or the earth in its colours. */
export const desert: Motif = {
  hour: 'dusk',
  except: { mauritius: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'mauritius') {
      const bands = ['#b5452f', '#d8743a', '#e8a83a', '#8f4a6a', '#6a4f8a', '#c8603f', '#7a3a34']
      return [
        heaven(stage, 420, 50),
        horizon(stage, place, 440, 170),
        ground(stage, 450, ink.leaf, mix(ink.leaf, ink.near, 0.4), 20),
        repeat(6, (i) => wood(stage, place, 60 + i * 180, 520, 220 + (i % 3) * 50)),
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
      heaven(stage, 600, 110),
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
      at(420, 720, 1.05, truck, -20),
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
