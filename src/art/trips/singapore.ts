import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { wave } from '../random.ts'
import { at, blob, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { canopy, leaves, palmAt } from './parts.ts'

/** A terrace of painted Peranakan shophouses in Joo Chiat. */
export const peranakan = trip({
  name: 'joo-chiat-singapore',
  of: 'singapore',
  place: 'Joo Chiat',
  light: 'noon',
  sun: [0.2, 0.12],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const trim = '#fffaf0'
    const walls = ['#f2a7a0', '#8fcfc0', '#f6cf72', '#a9b8e8', '#f4b98a', '#9fd0e0', '#e8a0c0']
    const shutters = ['#2f7f7a', '#b8404f', '#3f6fa8', '#8a4f8a', '#2f7f5a', '#c8602f', '#2f5f8a']
    const front = (i: number) => {
      const wall = walls[(i + 7) % 7] as string
      const door = shutters[(i + 7) % 7] as string
      const window = (x: number) =>
        path(`M${x - 22} -250V-346A22 22 0 0 1 ${x + 22} -346V-250Z`, trim) +
        path(`M${x - 17} -252V-344A17 17 0 0 1 ${x + 17} -344V-252Z`, door) +
        stroke(`M${x} -252V-358M${x - 17} -320H${x + 17}`, lighten(door, 0.12), 3) +
        repeat(7, (k) => rect(x - 14, -312 + k * 8, 28, 2.4, lighten(door, 0.1)))
      return (
        rect(-94, -440, 188, 440, wall) +
        rect(40, -440, 54, 440, lighten(wall, -0.05)) +
        rect(-94, -236, 188, 12, trim) +
        rect(-98, -452, 196, 16, trim) +
        path('M-98 -452L-78 -506H78L98 -452Z', '#b8573f') +
        repeat(10, (k) => stroke(`M${-72 + k * 16} -504L${-88 + k * 20} -454`, '#9a4534', 3)) +
        path('M-60 -452Q-54 -486 -20 -488Q0 -512 20 -488Q54 -486 60 -452Z', trim) +
        circle(0, -472, 10, wall) +
        window(-60) +
        window(0) +
        window(60) +
        repeat(9, (k) => circle(-72 + k * 18, -410, 5, k % 2 ? trim : door)) +
        stroke('M-74 -396Q0 -376 74 -396', trim, 5) +
        rect(-94, -110, 188, 12, trim) +
        repeat(12, (k) =>
          rect(-90 + k * 15.4, -98, 10, 98, k % 2 ? lighten(wall, 0.06) : lighten(door, 0.2), {
            opacity: 0.7,
          }),
        ) +
        rect(-30, -190, 60, 190, trim) +
        rect(-24, -184, 23, 184, door) +
        rect(1, -184, 23, 184, lighten(door, 0.05)) +
        repeat(
          4,
          (k) =>
            rect(-20, -176 + k * 44, 15, 34, lighten(door, -0.08)) +
            rect(6, -176 + k * 44, 15, 34, lighten(door, -0.06)),
        ) +
        rect(-80, -190, 40, 70, trim) +
        rect(-76, -186, 32, 62, door) +
        rect(40, -190, 40, 70, trim) +
        rect(44, -186, 32, 62, door) +
        rect(-99, -436, 10, 436, trim) +
        rect(89, -436, 10, 436, lighten(trim, -0.05)) +
        path('M-108 -236L-94 -200H94L108 -236Z', '#b8573f', { opacity: 0.9 }) +
        rect(-108, -240, 216, 7, lighten('#b8573f', 0.08))
      )
    }
    const ground = 0.8
    const pot = (x: number, y: number, c: string) =>
      path(`M${x - 20} ${y}L${x - 26} ${y - 40}H${x + 26}L${x + 20} ${y}Z`, c) +
      repeat(5, (i) =>
        ellipse(
          x - 24 + i * 12,
          y - 54 - (i % 2) * 14,
          17,
          20,
          i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.35),
        ),
      ) +
      circle(x - 8, y - 70, 7, '#f0609a') +
      circle(x + 12, y - 58, 7, '#f0609a')
    return [
      heaven(stage, 0.8, { disc: 52 }),
      canopy(stage, 0.5, 90, 'back'),
      landmark(
        stage,
        ground,
        repeat(9, (i) => at((i - 5) * 196, 0, 1, front(i))),
        wide ? 60 : 98,
      ),
      rect(0, h * ground, w, h * 0.05, stage.gradient(['#e8d0b0', '#d8b898'])),
      rect(0, h * (ground + 0.045), w, h * 0.012, trim),
      rect(0, h * (ground + 0.057), w, h * 0.2, stage.gradient(['#8a8496', '#5f5a70'])),
      repeat(6, (i) => rect(w * (0.02 + i * 0.19), h * 0.945, w * 0.1, h * 0.012, '#f4ecd8')),
      landmark(
        stage,
        ground + 0.035,
        [-610, -420, -215, -20, 176, 370, 566]
          .map((x, i) => pot(x, 0, i % 2 ? '#3f7f9a' : '#c8603f'))
          .join(''),
        wide ? 60 : 0,
      ),
      landmark(
        stage,
        0.845,
        at(-40, 0, 1, person(146, { coat: '#e8608a', legs: '#3f8f8a', skirt: true, hair: ink.near })) +
          at(24, 2, 1, person(154, { coat: ink.cream, legs: '#3f5f8a', bag: ink.marigold })),
        wide ? -250 : -120,
      ),
      // A trishaw waits at the kerb.
      landmark(
        stage,
        0.93,
        ellipse(0, 4, 190, 9, ink.near, { opacity: 0.3 }) +
          [-110, 20, 130]
            .map(
              (x) =>
                circle(x, -44, 44, 'none', { stroke: '#2b2738', 'stroke-width': 8 }) +
                stroke(`M${x} -88V0M${x - 44} -44H${x + 44}`, '#2b2738', 2.5),
            )
            .join('') +
          path('M-10 -60H150L160 -110H120L110 -84H-4Z', ink.cloth) +
          path('M-20 -150Q20 -214 120 -204L150 -150Z', ink.marigold) +
          stroke('M-10 -64L-14 -152M140 -110L146 -150', '#2b2738', 5) +
          stroke('M-110 -44L-70 -100H-6L20 -44M-70 -100L-80 -120H-98', '#c8403f', 7) +
          path('M-96 -112H-58L-64 -104H-92Z', '#2b2738') +
          at(50, -74, 1, person(104, { coat: '#4f8fb0', legs: ink.near, pose: 'sit' })),
        wide ? 270 : 130,
        wide ? 1 : 0.95,
      ),
      leaves(stage, -1, 0.9),
    ].join('')
  },
})

/** Palawan beach on Sentosa: the rope bridge to its islet, gondolas going over. */
export const sentosa = trip({
  name: 'sentosa-singapore',
  of: 'singapore',
  place: 'Sentosa',
  light: 'noon',
  sun: [0.76, 0.15],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const line = h * 0.52
    const gondola = (x: number, y: number, s: number, c: string) =>
      at(
        x,
        y,
        s,
        stroke('M0 -40V-4', ink.near, 5) +
          path('M-34 0Q-38 -6 -30 -6H30Q38 -6 34 0L40 44Q40 60 26 60H-26Q-40 60 -40 44Z', c) +
          path('M-32 6H32L36 32H-36Z', '#dff1f4') +
          rect(-2, 4, 4, 30, c) +
          circle(-16, 20, 7, '#8a5f4a') +
          circle(14, 22, 6, '#a5683f'),
      )
    const tower = (x: number) =>
      at(
        x,
        0,
        1,
        stroke('M-30 20L-22 -250M30 20L22 -250M-28 -60L24 -150M28 -60L-24 -150', '#8a5f3a', 10) +
          rect(-50, -160, 100, 12, '#a8743f') +
          rect(-44, -262, 88, 10, '#a8743f') +
          path('M-66 -258L0 -320L66 -258Z', '#c8953f') +
          path('M0 -320L66 -258H14Z', '#a8743a') +
          stroke('M-46 -160V-196H46V-160', '#a8743f', 5) +
          at(-10, -160, 1, person(62, { coat: ink.cloth, legs: ink.near, pose: 'wave' })),
      )
    const ship = (x: number, s: number) =>
      at(
        w * x,
        line + 2,
        u * s,
        path('M-90 -14H90L80 6H-80Z', '#8a7f96') +
          rect(40, -44, 30, 30, '#d8d0d4') +
          repeat(4, (i) =>
            rect(-74 + i * 26, -32, 22, 18, ['#c8605f', '#5f8fb0', '#d9a54a', '#6f9f7a'][i] as string),
          ),
      )
    return [
      heaven(stage, 0.54),
      ship(0.16, 1),
      ship(0.34, 0.7),
      ship(0.9, 0.8),
      sea(stage, { top: line, far: '#6fc6d0', near: '#1f8fb0', foam: '#d6f1ee' }),
      landmark(
        stage,
        0.68,
        ellipse(0, 14, 420, 44, '#a9e6dc', { opacity: 0.8 }) +
          path('M-340 16Q-200 -20 0 -24Q220 -22 360 16Q200 34 0 34T-340 16Z', ink.sand) +
          blob(
            [
              [-230, 0],
              [-190, -70],
              [-90, -96],
              [0, -84],
              [90, -100],
              [190, -70],
              [240, 0],
              [0, 10],
            ],
            mix(ink.leaf, ink.near, 0.2),
          ) +
          repeat(7, (i) =>
            ellipse(
              -170 + i * 56,
              -46 - (i % 2) * 16,
              56,
              40,
              i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.25),
            ),
          ),
        wide ? 60 : 40,
        wide ? 1 : 0.9,
      ),
      [-170, -60, 150, 220]
        .map((x, i) =>
          palmAt(
            stage,
            (x + (wide ? 60 : 40)) * (wide ? 1 : 0.9),
            0.665,
            260 + 40 * (i % 3),
            i % 2 ? 0.12 : -0.1,
          ),
        )
        .join(''),
      landmark(stage, 0.69, tower(-60) + tower(90), wide ? 60 : 40, wide ? 1 : 0.9),
      stroke(`M-10 ${h * 0.3}Q${w * 0.5} ${h * 0.26} ${w + 10} ${h * 0.12}`, ink.near, 3.4 * u),
      gondola(w * (wide ? 0.2 : 0.16), h * 0.288 + 40 * u + wave(time) * 2, u * 1.2, '#e8604f'),
      gondola(w * (wide ? 0.5 : 0.56), h * 0.24 + 40 * u, u * 0.95, ink.marigold),
      wide ? gondola(w * 0.9, h * 0.146 + 36 * u, u * 0.75, '#3f9fb0') : '',
      shore(
        stage,
        [
          [-20, h * 0.8],
          [w * 0.25, h * 0.84],
          [w * 0.6, h * 0.88],
          [w + 20, h * 0.84],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.22),
        '#ffffff',
      ),
      // The rope bridge from the sand to the islet.
      landmark(
        stage,
        0.76,
        stroke('M-490 116Q-350 90 -232 -58', '#7a5230', 24) +
          stroke('M-490 116Q-350 90 -232 -58', '#b5844f', 16) +
          repeat(12, (i) => {
            const t = i / 11
            const x = (1 - t) ** 2 * -490 + 2 * t * (1 - t) * -350 + t * t * -232
            const y = (1 - t) ** 2 * 116 + 2 * t * (1 - t) * 90 + t * t * -58
            return rect(x - 3, y - 60, 5, 58, '#7a5230')
          }) +
          stroke('M-490 58Q-350 32 -232 -116', '#c8a26a', 6) +
          at(-410, 74, 1, person(84, { coat: ink.cloth, legs: ink.deep, pose: 'walk' })) +
          at(-364, 46, 1, person(60, { coat: ink.marigold, legs: ink.near, pose: 'walk' })),
        wide ? 0 : -10,
        wide ? 1 : 0.9,
      ),
      // A family's sandcastle.
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 130, 12, ink.near, { opacity: 0.15 }) +
          path('M-100 0Q-90 -30 -70 -30V-76H-40V-40H-16V-110H16V-40H40V-76H70V-30Q90 -30 100 0Z', '#e3b871') +
          path('M-76 -76L-55 -104L-34 -76ZM-22 -110L0 -146L22 -110ZM34 -76L55 -104L76 -76Z', '#d09f58') +
          stroke('M0 -146V-176', ink.near, 3) +
          path('M0 -176L30 -166L0 -156Z', ink.cloth) +
          path('M-10 0V-24A10 10 0 0 1 10 -24V0Z', '#a8783f') +
          at(150, 6, 1, person(92, { coat: '#3f9fb0', legs: '#e8604f', hat: ink.marigold })) +
          at(-150, 6, 1, person(140, { coat: ink.cream, legs: '#4f7fa8', hat: '#e8c98a' })),
        wide ? 230 : 120,
      ),
      leaves(stage, -1, 0.9),
    ].join('')
  },
})

/** Overwater pavilions and kayaks at sunset on Bintan's resort coast. */
export const bintan = trip({
  name: 'bintan-singapore',
  of: 'singapore',
  place: 'Bintan',
  light: 'dusk',
  sun: [0.34, 0.44],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.57
    // A kelong: the fishing platform on poles that stands off this coast.
    const kelong =
      stroke(
        'M-150 30V-70M-90 34V-70M-30 36V-70M30 36V-70M90 34V-70M150 30V-70M-150 0L-90 -60M90 -60L150 0',
        '#4a2f3a',
        7,
      ) +
      rect(-180, -80, 360, 14, '#7a4a3c') +
      rect(-110, -150, 150, 72, '#a8683f') +
      rect(lit < 0 ? -10 : -110, -150, 50, 72, '#8a5238') +
      path('M-140 -144L-96 -206H26L70 -144Z', '#c8803f') +
      rect(-84, -130, 34, 30, '#ffe0a0') +
      rect(-20, -130, 34, 52, '#5a3440') +
      stroke('M70 -80V-190M130 -80V-190M70 -186L130 -90M70 -186H250M130 -186L250 -150', '#4a2f3a', 5) +
      path('M150 -186Q200 -90 250 -186', 'none', { stroke: '#4a2f3a', 'stroke-width': 3 }) +
      circle(-33, -112, 40, stage.glow('#ffd27a', 0.6))
    const kayak = (c: string) =>
      ellipse(0, 10, 110, 8, ink.near, { opacity: 0.3 }) +
      path('M-120 -14Q-60 4 0 4T120 -14Q90 18 0 18T-120 -14Z', c) +
      at(
        -6,
        6,
        1,
        path('M-14 0Q-20 -44 0 -50Q20 -44 14 0Z', ink.marigold) +
          circle(0, -64, 13, '#8a4f3a') +
          stroke('M-60 -6L60 -60', ink.cream, 5) +
          path('M-74 -4L-52 -14L-56 2ZM74 -62L52 -64L62 -48Z', ink.cream),
      )
    return [
      heaven(stage, 0.59, { disc: 92 }),
      at(
        w * 0.1,
        line + 3,
        u,
        blob(
          [
            [-260, 4],
            [-180, -50],
            [-40, -70],
            [120, -50],
            [220, 4],
          ],
          stage.far(ink.leaf, 0.45),
        ),
      ),
      sea(stage, { top: line, far: stage.far(ink.water, 0.35), near: ink.deep, foam: '#ffc9a0' }),
      sunPath(stage, line, h * 0.82, '#ffdca0'),
      landmark(stage, 0.625, kelong, wide ? 90 : 0, wide ? 1 : 0.9),
      landmark(stage, 0.72, kayak('#e8604f'), wide ? -270 : -200, 1),
      landmark(stage, 0.765, at(0, 0, [-1, 1], kayak('#3fa8a0')), wide ? 60 : 20, 1.1),
      shore(
        stage,
        [
          [-20, h * 0.93],
          [w * 0.25, h * 0.91],
          [w * 0.55, h * 0.87],
          [w + 20, h * 0.8],
        ],
        mix(ink.sand, ink.roof, 0.12),
        mix(ink.sand, ink.deep, 0.35),
        '#ffe2c0',
      ),
      // Granite boulders, the mark of this island.
      [
        [0.86, 0.84, 130],
        [0.98, 0.86, 190],
        [0.76, 0.865, 70],
        [0.07, 0.93, 100],
        [-0.02, 0.95, 150],
      ]
        .map(([x, y, s]) =>
          at(
            w * (x as number),
            h * (y as number),
            u * ((s as number) / 100),
            blob(
              [
                [-100, 20],
                [-96, -40],
                [-50, -84],
                [20, -92],
                [80, -60],
                [104, -10],
                [96, 24],
                [0, 34],
              ],
              '#8a7486',
            ) +
              blob(
                [
                  [-96 * -lit * 0.2 - 60, -40],
                  [-30, -80],
                  [20, -88],
                  [60, -66],
                  [10, -50],
                  [-40, -30],
                ],
                '#b59aa2',
              ),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 130, 8, ink.near, { opacity: 0.25 }) +
          rect(-40, -46, 80, 8, '#fff2dc') +
          path('M-40 -40Q-30 -10 -44 0H44Q30 -10 40 -40Z', '#fff2dc') +
          circle(0, -60, 70, stage.glow('#ffc86a', 0.6)) +
          rect(-4, -66, 8, 20, '#fff6e0') +
          path('M-4 -66Q0 -84 4 -66Z', '#ffb03c') +
          at(-84, 2, 1, person(120, { coat: ink.cream, legs: ink.deep, pose: 'sit' })) +
          at(84, 2, [-1, 1], person(114, { coat: ink.cloth, legs: ink.cloth, pose: 'sit', hair: ink.near })),
        wide ? -40 : 0,
      ),
      palmAt(stage, wide ? 500 : 380, 0.86, 560, -0.16),
      palmAt(stage, wide ? 590 : 430, 0.88, 450, 0.06),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
