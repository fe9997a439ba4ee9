import { lighten, mix } from '../colour.ts'
import { hills, mist, range } from '../parts/land.ts'
import { lantern, person } from '../parts/life.ts'
import { firs, tree } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { between } from '../random.ts'
import { at, blob, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { arches, canopy, leaves } from './parts.ts'

/** The stone front of St Paul's in Macau at the top of its stair. */
export const macau = trip({
  name: 'st-pauls-hongkong',
  of: 'hongkong',
  place: 'St Paul’s',
  light: 'dusk',
  sun: [0.24, 0.36],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const stone = '#f0cfa4'
    const dark = '#b98a78'
    const hole = stage.sky[2] as string
    const door = mix(dark, ink.near, 0.55)
    const columns = (y: number, high: number, xs: readonly number[]) =>
      xs
        .map(
          (x) =>
            rect(x - 9, y - high, 18, high, lighten(stone, 0.04)) +
            rect(lit < 0 ? x + 2 : x - 9, y - high, 7, high, dark) +
            rect(x - 13, y - high - 8, 26, 10, lighten(stone, 0.08)) +
            rect(x - 13, y - 8, 26, 8, lighten(stone, 0.05)),
        )
        .join('')
    const cornice = (y: number, half: number) =>
      rect(-half - 14, y - 16, half * 2 + 28, 16, lighten(stone, 0.07)) +
      rect(-half - 8, y, half * 2 + 16, 6, dark)
    const wall = (y: number, high: number, half: number) =>
      rect(-half, y - high, half * 2, high, stone) +
      rect(lit < 0 ? half - 60 : -half, y - high, 60, high, mix(stone, dark, 0.45))
    const facade =
      wall(0, 170, 260) +
      columns(0, 150, [-236, -190, -104, -60, 60, 104, 190, 236]) +
      rect(-38, -124, 76, 124, door) +
      rect(-172, -104, 48, 104, door) +
      rect(124, -104, 48, 104, door) +
      cornice(-160, 260) +
      wall(-176, 140, 250) +
      columns(-176, 118, [-226, -184, -100, -58, 58, 100, 184, 226]) +
      arches(1, -30, -186, 60, 98, 0, hole) +
      arches(2, -162, -190, 40, 84, 284, hole) +
      cornice(-306, 250) +
      wall(-322, 120, 160) +
      path('M-250 -322Q-190 -340 -160 -420V-322ZM250 -322Q190 -340 160 -420V-322Z', mix(stone, dark, 0.2)) +
      columns(-322, 100, [-136, -60, 60, 136]) +
      arches(1, -32, -330, 64, 80, 0, mix(dark, ink.near, 0.35)) +
      circle(0, -376, 14, stone) +
      [-226, 226]
        .map((x) => path(`M${x - 14} -322L${x} -420L${x + 14} -322Z`, stone) + circle(x, -424, 9, stone))
        .join('') +
      cornice(-434, 160) +
      wall(-450, 66, 110) +
      arches(1, -24, -454, 48, 56, 0, mix(dark, ink.near, 0.35)) +
      columns(-450, 54, [-86, 86]) +
      cornice(-508, 110) +
      path('M-130 -522L0 -610L130 -522Z', stone) +
      path(lit < 0 ? 'M0 -610L130 -522H40Z' : 'M0 -610L-130 -522H-40Z', mix(stone, dark, 0.5)) +
      path('M-5 -606V-660H5V-606ZM-20 -642H20V-633H-20Z', stone)
    const top = kind === 'wide' ? 0.76 : 0.72
    const size = kind === 'wide' ? 0.98 : 1.12
    return [
      heaven(stage, 0.82, { disc: 76 }),
      hills(stage, 'far', { y: h * 0.66, amp: h * 0.05, fill: stage.far(ink.far, 0.4) }),
      repeat(12, (i) =>
        at(
          w * (i / 11),
          h * top,
          u,
          tree(
            stage.random(`t${i}`),
            190 + 50 * (i % 3),
            mix(ink.leaf, ink.far, 0.2),
            mix(ink.leaf, ink.near, 0.5),
            ink.near,
            lit,
          ),
        ),
      ),
      landmark(stage, top, facade, 0, size),
      rect(0, h * top, w, h, stage.gradient([mix(ink.sand, ink.roof, 0.25), mix(ink.sand, ink.near, 0.4)])),
      landmark(
        stage,
        top,
        repeat(12, (i) => {
          const t = (i / 11) ** 1.35
          const half = 300 + 260 * t
          return (
            rect(-half, 2 + 250 * t, half * 2, 7 + 9 * t, mix(ink.cream, stone, 0.4)) +
            rect(-half, 9 + 9 * t + 250 * t, half * 2, 4 + 6 * t, mix(dark, ink.near, 0.2), { opacity: 0.6 })
          )
        }),
      ),
      [-1, 1]
        .map((k) =>
          landmark(
            stage,
            top + 0.02,
            repeat(6, (i) => {
              const t = i / 5
              return (
                ellipse(
                  k * (346 + 250 * t),
                  6 + 210 * t,
                  44 + 26 * t,
                  34 + 20 * t,
                  i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4),
                ) + circle(k * (340 + 250 * t), -14 + 206 * t, 8, '#e8508a')
              )
            }),
          ),
        )
        .join(''),
      [-440, 440]
        .map((x) =>
          landmark(
            stage,
            0.95,
            rect(x - 5, -250, 10, 250, ink.near) +
              stroke(`M${x} -240H${x + (x < 0 ? 60 : -60)}`, ink.near, 7) +
              at(x + (x < 0 ? 56 : -56), -238, 1, lantern(stage, 46, ink.roof, true)),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.93,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-30, 0, 1, person(126, { coat: ink.cream, legs: ink.deep, bag: ink.cloth })) +
          at(34, 4, 1, person(116, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        -60,
      ),
      landmark(
        stage,
        top + 0.08,
        at(120, 0, 1, person(80, { coat: ink.marigold, legs: ink.near })) +
          at(156, 4, 1, person(74, { coat: ink.cream, legs: ink.cloth, skirt: true })),
      ),
    ].join('')
  },
})

/** The curved Sky Bridge of Langkawi hanging from its single mast above the jungle and the sea. */
export const skyBridge = trip({
  name: 'sky-bridge-malaysia',
  of: 'malaysia',
  place: 'Sky Bridge',
  light: 'noon',
  sun: [0.76, 0.16],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const line = h * 0.5
    const wide = kind === 'wide'
    const steel = '#f4f1e6'
    const isle = (x: number, half: number, high: number, k: number) =>
      at(
        w * x,
        line + 3,
        u,
        blob(
          [
            [-half, 4],
            [-half * 0.6, -high * 0.7],
            [-half * 0.1, -high],
            [half * 0.4, -high * 0.7],
            [half, 4],
          ],
          stage.far(ink.leaf, k),
        ),
      )
    const curve = (t: number): [number, number] => [
      -560 + 1040 * t,
      110 - 250 * Math.sin(t * Math.PI * 0.92) * 0.55 + 20 * t,
    ]
    const points = Array.from({ length: 41 }, (_, i) => curve(i / 40))
    const d = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`
    return [
      heaven(stage, 0.52),
      isle(0.08, 190, 70, 0.5),
      isle(0.34, 120, 40, 0.6),
      isle(0.88, 240, 100, 0.45),
      sea(stage, { top: line, far: '#6fc6c4', near: '#1f8fa0', foam: '#c9ece2' }),
      isle(0.55, 90, 30, 0.4),
      landmark(
        stage,
        0.86,
        path(
          'M-1000 300V40L-820 -60L-640 -40L-500 60L-300 160L0 200L300 120L420 0L520 -150L600 -240L760 -180L1000 -60V300Z',
          mix(ink.leaf, ink.far, 0.25),
        ) + path('M420 0L520 -150L600 -240L640 -225L560 -60L520 120L300 120Z', mix(ink.leaf, ink.near, 0.35)),
      ),
      landmark(
        stage,
        0.6,
        stroke('M60 330L-30 -400', lighten(steel, -0.16), 22) +
          stroke('M56 330L-36 -400', steel, 12) +
          circle(-32, -404, 14, '#d8453a') +
          [0.02, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.98]
            .map((t) => {
              const [x, y] = curve(t)
              return stroke(`M-32 -396L${num(x)} ${num(y)}`, steel, 3)
            })
            .join('') +
          stroke(d, mix('#8a5a3a', ink.near, 0.3), 30) +
          stroke(d, '#b9834f', 18) +
          points
            .filter((_, i) => i % 2 === 0)
            .map(([x, y]) => rect(x - 2, y - 42, 4, 40, steel))
            .join('') +
          stroke(d, steel, 5, { transform: 'translate(0 -42)' }) +
          [
            [0.2, 0],
            [0.24, 1],
            [0.4, 1],
            [0.62, 0],
            [0.67, 1],
            [0.8, 0],
          ]
            .map(([t, k]) => {
              const [x, y] = curve(t as number)
              return at(
                x,
                y - 8,
                1,
                person(66, {
                  coat: k ? ink.cloth : ink.marigold,
                  legs: k ? ink.cream : ink.deep,
                  skirt: k === 1,
                }),
              )
            })
            .join('') +
          // The platforms the deck runs to.
          path('M-640 124H-520L-530 152H-640ZM470 128H590V156H480Z', steel),
        wide ? -30 : 0,
        wide ? 1.02 : 0.82,
      ),
      hills(stage, 'a', { y: h * 0.84, amp: h * 0.05, fill: mix(ink.leaf, ink.near, 0.15) }),
      landmark(
        stage,
        0.6,
        path(
          'M-1100 420V20L-900 -20L-760 30L-660 118L-560 120L-470 240L-400 420Z',
          mix(ink.leaf, ink.far, 0.18),
        ) +
          path('M-660 118L-560 120L-470 240L-400 420H-560Z', mix(ink.leaf, ink.near, 0.25)) +
          path('M360 420L440 260L490 132L590 128L700 10L860 -40L1100 0V420Z', mix(ink.leaf, ink.far, 0.18)) +
          path('M360 420L440 260L490 132L540 130L520 260L560 420Z', mix(ink.leaf, ink.near, 0.25)),
        wide ? -30 : 0,
        wide ? 1.02 : 0.82,
      ),
      canopy(stage, 0.83, 70, 'back'),
      canopy(stage, 0.9, 100, 'front'),
      leaves(stage, -1, 1),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})

/** Farmhouses of Shirakawa-go with their steep thatch in the snow, windows lit. */
export const shirakawa = trip({
  name: 'shirakawa-japan',
  of: 'japan',
  place: 'Shirakawa-go',
  light: 'night',
  sun: [0.22, 0.18],
  sky: ['#16214f', '#2a3a7c', '#5a64a8', '#a99ac4'],
  draw(stage) {
    const { w, h, u, lit, kind } = stage
    const snow = '#eef0fa'
    const blue = '#b3bbe0'
    const next = stage.random('snow')
    const house = (s: number) => {
      const side = (k: 1 | -1, c: string) => path(`M0 -300L${k * 210} -70L${k * 190} -58L0 -268Z`, c)
      return (
        rect(-150, -92, 300, 92, '#4a3a44') +
        poly(
          [
            [-150, -90],
            [0, -262],
            [150, -90],
          ],
          '#5d4650',
        ) +
        rect(-134, -82, 268, 8, '#33283a') +
        [
          [-116, -70, 54, 54],
          [-40, -70, 80, 60],
          [62, -70, 54, 54],
        ]
          .map(
            ([x, y, a, b]) =>
              rect(x as number, y as number, a as number, b as number, '#ffcf73') +
              stroke(
                `M${(x as number) + (a as number) / 2} ${y}v${b}M${x} ${(y as number) + (b as number) / 2}h${a}`,
                '#6b4638',
                4,
              ),
          )
          .join('') +
        rect(-58, -150, 116, 40, '#ffcf73') +
        stroke('M-20 -150v40M20 -150v40M-58 -130h116', '#6b4638', 4) +
        rect(-24, -208, 48, 30, '#ffd98a') +
        stroke('M0 -208v30', '#6b4638', 4) +
        side(-1, '#8a7268') +
        side(1, '#7a645e') +
        path(
          'M0 -318Q-16 -306 -30 -288L-218 -84Q-236 -62 -214 -60Q-200 -62 -190 -74L0 -280Z',
          lit < 0 ? snow : blue,
        ) +
        path(
          'M0 -318Q16 -306 30 -288L218 -84Q236 -62 214 -60Q200 -62 190 -74L0 -280Z',
          lit < 0 ? blue : snow,
        ) +
        ellipse(0, 4, 236, 18, snow) +
        ellipse(0, 14, 100, 12, stage.glow('#ffcf73', 0.5)) +
        (s > 0.8 ? path('M-40 6Q-20 60 -60 140H50Q20 60 40 6Z', '#ffdf9a', { opacity: 0.2 }) : '')
      )
    }
    const place = (x: number, y: number, s: number) => landmark(stage, y, house(s), x, s)
    const wide = kind === 'wide'
    return [
      heaven(stage, 0.62, { disc: 54 }),
      range(stage, 'alps', {
        y: h * 0.62,
        height: h * 0.32,
        count: 5,
        ink: { light: '#7f8cc4', shade: '#5766a4', snow: '#f2f2ff', snowShade: '#c3c9ec' },
        snow: 0.6,
        depth: 0.1,
      }),
      mist(stage, h * 0.6, h * 0.06, '#c9c2e0', 0.7),
      firs(
        Array.from(
          { length: 22 },
          (_, i) => [w * (i / 21), h * (0.64 + 0.012 * (i % 3)), u * (90 + 34 * ((i * 7) % 4))] as const,
        ),
        '#4a5a8c',
        '#35437a',
        lit,
      ),
      path(
        `M-10 ${h * 0.64}Q${w * 0.3} ${h * 0.6} ${w * 0.6} ${h * 0.64}T${w + 10} ${h * 0.62}V${h + 5}H-10Z`,
        stage.gradient(['#c8cdec', '#e3e6f8']),
      ),
      place(wide ? -560 : -330, 0.72, 0.5),
      place(wide ? 470 : 310, 0.71, 0.46),
      place(wide ? -250 : -60, 0.69, 0.4),
      path(
        `M-10 ${h * 0.76}Q${w * 0.4} ${h * 0.7} ${w + 10} ${h * 0.75}V${h + 5}H-10Z`,
        stage.gradient(['#dfe3f6', '#c3c9ea']),
      ),
      place(wide ? -330 : -190, 0.84, 0.86),
      place(wide ? 210 : 190, 0.875, 1.14),
      firs(
        [
          [w * 0.03, h * 0.94, u * 340],
          [w * 0.98, h * 0.95, u * 380],
          [w * (wide ? 0.1 : -0.02), h * 0.98, u * 250],
        ],
        '#6f7db4',
        '#2f3c70',
        lit,
      ),
      path(
        `M-10 ${h * 0.93}Q${w * 0.5} ${h * 0.9} ${w + 10} ${h * 0.94}V${h + 5}H-10Z`,
        stage.gradient(['#f4f5fd', '#d3d8f0']),
      ),
      landmark(
        stage,
        0.955,
        ellipse(0, 2, 70, 8, '#5f6aa4', { opacity: 0.35 }) +
          at(-22, 0, 1, person(118, { coat: '#c8403a', legs: '#2b2f55', hat: '#e8d8b0' })) +
          at(34, 2, 1, person(110, { coat: '#f0b23a', legs: '#3a3f6a', hair: '#241a2c' })),
        wide ? -60 : -40,
      ),
      repeat(70, () =>
        circle(next() * w, next() * h, between(next, 1.6, 4.4) * u, '#ffffff', {
          opacity: num(between(next, 0.5, 0.95)),
        }),
      ),
    ].join('')
  },
})
