import { lighten, mix } from '../colour.ts'
import { hills, mist, range } from '../parts/land.ts'
import { birds, flags, person } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { fir, firs } from '../parts/plants.ts'
import { cloudOf, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'cliff' | 'shade' | 'wall' | 'maroon' | 'roof' | 'pine' | 'marigold' | 'night'

/** The monastery clinging to its cliff above the mist, prayer flags strung across from the ridge of pines. */
export const bhutan: Scene<Ink> = {
  name: 'bhutan',
  title: 'Bhutan, happily high',
  place: 'Tiger’s Nest',
  light: 'dawn',
  sun: { x: 0.16, y: 0.26 },
  sky: ['#5d93b8', '#a9c6cc', '#f4d7ac', '#fff0cf'],
  palette: {
    cliff: '#c08a68',
    shade: '#5c5a78',
    wall: '#fff6e4',
    maroon: '#9c3328',
    roof: '#e0902a',
    pine: '#2f6b57',
    marigold: '#f6a81c',
    night: '#14363a',
  },
  draw,
}

const PRAYER = ['#2f6fb8', '#fff6e6', '#d9432f', '#3a9a5f', '#f7b52a']

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const ledge = h * (kind === 'wide' ? 0.62 : 0.6)
  const cloth = {
    size: 34 * u,
    colours: PRAYER.map((c) => (stage.night ? mix(c, '#16235c', 0.45) : c)),
    sag: 70 * u,
  }
  return [
    sky(stage, h, '#fff4cf'),
    strata(stage, h * 0.24, cloudOf(stage, 0.02), 2),
    sun(stage, 66, '#fffae4'),
    range(stage, 'snow', {
      y: h * 0.62,
      height: 270 * u,
      count: 5,
      ink: { light: ink.cliff, shade: ink.shade, snow: '#fffaf0', snowShade: mix('#fffaf0', ink.shade, 0.3) },
      snow: 0.6,
      depth: 0.55,
    }),
    hills(stage, 'far', { y: h * 0.6, amp: 60 * u, fill: stage.far(ink.pine, 0.62), detail: 5 }),
    mist(stage, h * 0.64, 80 * u, ink.wall, 0.8),
    hills(stage, 'mid', { y: h * 0.7, amp: 70 * u, fill: stage.far(ink.pine, 0.42), detail: 5 }),
    mist(stage, h * 0.78, 90 * u, ink.wall, 0.8),
    birds(stage, x - 330 * u, h * 0.3, ink.shade, 5, 28),
    cliff(stage, x, ledge),
    at(x, ledge, u, monastery(floodlit(stage, bhutan.palette, ['wall', 'maroon', 'roof', 'marigold'], 0.45))),
    waterfall(stage, x + 342 * u, ledge),
    wisps(stage, x, ledge),
    woods(stage),
    flags(stage, [x - 66 * u, ledge - 196 * u], [-30, h * 0.6], { ...cloth, name: 'a' }),
    flags(stage, [x - 150 * u, ledge + 10 * u], [-30, h * 0.74], { ...cloth, name: 'b', sag: 50 * u }),
    at(
      w * (kind === 'wide' ? 0.24 : 0.3),
      h - 74 * u,
      1,
      person(150 * u, { coat: ink.maroon, legs: ink.maroon, skirt: true, hair: '#3a2a2a' }),
    ),
    at(
      w * (kind === 'wide' ? 0.24 : 0.3) + 62 * u,
      h - 68 * u,
      1,
      person(146 * u, { coat: ink.marigold, legs: ink.maroon, skirt: true, hair: '#3a2a2a', facing: -1 }),
    ),
    ridge(stage),
  ].join('')
}

/** The rock wall, from the top of the picture's right side down past the ledge; its left edge is the skyline. */
function cliff(stage: Stage<Ink>, x: number, ledge: number): string {
  const { w, h, u, ink } = stage
  const right = w + 60 * u
  const p = (dx: number, dy: number): Point => [x + dx * u, ledge + dy * u]
  const edge = [
    p(-238, 420),
    p(-262, 300),
    p(-226, 236),
    p(-252, 150),
    p(-246, 62),
    p(-214, 8),
    p(-172, -4),
    p(-120, -22),
    p(-84, -120),
    p(-40, -190),
    p(-10, -284),
    p(40, -330),
    p(70, -410),
    p(140, -452),
    p(196, -428),
    p(262, -470),
    p(360, -486),
  ]
  const top = edge.at(-1) as Point
  const beyond: Point[] =
    right > top[0]
      ? [
          [top[0] + (right - top[0]) * 0.4, top[1] + 40 * u],
          [right, top[1] + 10 * u],
        ]
      : []
  const base = stage.gradient([
    ink.cliff,
    mix(ink.cliff, ink.shade, 0.34),
    stage.far(mix(ink.cliff, ink.shade, 0.5), 0.5),
  ])
  const slab = (points: [number, number][], colour: string, opacity = 1) =>
    poly(
      points.map(([dx, dy]) => p(dx, dy)),
      colour,
      { opacity },
    )
  const dark = ink.shade
  const body: Point[] = [...edge, ...beyond, [right, h + 20], p(-238, 900)]
  const streak = (dx: number, from: number, to: number, wide: number) =>
    path(
      `M${num(x + dx * u)} ${num(ledge + from * u)}L${num(x + (dx + wide) * u)} ${num(ledge + (from + 22) * u)}L${num(x + (dx + wide * 0.7) * u)} ${num(ledge + to * u)}L${num(x + (dx + wide * 0.1) * u)} ${num(ledge + (to - 40) * u)}Z`,
      dark,
      { opacity: 0.42 },
    )
  const outline = `M${body.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`
  return (
    path(outline, base) +
    stage.clip(
      outline,
      slab(
        [
          [140, -452],
          [196, -428],
          [150, -330],
          [190, -240],
          [130, -130],
          [60, -60],
          [70, -200],
          [110, -320],
        ],
        dark,
        0.5,
      ) +
        slab(
          [
            [360, -486],
            [262, -470],
            [240, -330],
            [280, -210],
            [250, -60],
            [330, 60],
            [300, 260],
            [380, 420],
            [1400, 600],
            [1400, -600],
          ],
          dark,
          0.5,
        ) +
        slab(
          [
            [-10, -284],
            [40, -330],
            [30, -230],
            [-6, -150],
            [-30, -60],
            [-84, -30],
            [-70, -110],
            [-40, -190],
          ],
          lighten(ink.cliff, 0.05),
          0.8,
        ) +
        slab(
          [
            [-120, 40],
            [-20, 30],
            [-50, 170],
            [-10, 300],
            [-80, 430],
            [-160, 420],
            [-130, 260],
            [-160, 150],
          ],
          dark,
          0.42,
        ) +
        slab(
          [
            [60, 40],
            [190, 46],
            [150, 190],
            [210, 330],
            [120, 460],
            [40, 440],
            [90, 260],
          ],
          dark,
          0.36,
        ) +
        slab(
          [
            [-252, 150],
            [-226, 236],
            [-262, 300],
            [-238, 420],
            [-190, 440],
            [-200, 300],
            [-178, 220],
            [-206, 120],
          ],
          lighten(ink.cliff, 0.05),
          0.7,
        ) +
        slab(
          [
            [470, -700],
            [560, -700],
            [520, -330],
            [580, -160],
            [520, 60],
            [600, 400],
            [480, 400],
            [440, 80],
            [490, -140],
            [440, -320],
          ],
          ink.cliff,
          0.5,
        ) +
        slab(
          [
            [690, -700],
            [830, -700],
            [770, -300],
            [840, -60],
            [760, 160],
            [820, 500],
            [700, 500],
            [650, 120],
            [720, -80],
            [660, -300],
          ],
          ink.cliff,
          0.34,
        ) +
        streak(220, -60, 200, 26) +
        streak(20, -20, 330, 20) +
        streak(-190, 40, 260, 18) +
        streak(330, -380, -120, 30) +
        scrub(stage, p),
    )
  )
}

/** Bushes rooted in the cracks of the wall. */
function scrub(stage: Stage<Ink>, p: (dx: number, dy: number) => Point): string {
  const { u, ink, lit } = stage
  const next = stage.random('scrub')
  const spots: [number, number][] = [
    [110, -440],
    [160, -436],
    [64, -380],
    [20, -322],
    [240, -462],
    [320, -478],
    [-60, -150],
    [-240, 40],
    [-250, 100],
    [-150, 70],
    [250, 30],
    [300, 50],
    [360, 20],
    [420, -40],
    [210, 60],
    [-50, 190],
    [150, 210],
    [-210, 230],
    [280, 270],
    [60, 300],
    [420, 180],
    [530, -60],
    [560, 60],
    [610, 150],
    [740, -20],
    [800, 120],
    [880, 40],
    [480, -300],
    [660, -240],
  ]
  return spots
    .map(([dx, dy]) => {
      const [px, py] = p(dx, dy + 24)
      return at(
        px,
        py,
        1,
        fir((54 + 40 * next()) * u, lighten(ink.pine, 0.03), mix(ink.pine, ink.night, 0.4), lit, 3),
      )
    })
    .join('')
}

/** The temples on their ledge: white walls, maroon bands, gilt roofs; 460 wide, 250 tall. */
function monastery(stage: Stage<Ink>): string {
  return (
    at(108, -30, 1, temple(stage, 132, 150, 2)) +
    at(-58, -22, 1, temple(stage, 150, 122, 2)) +
    at(196, 6, 1, temple(stage, 108, 92, 1)) +
    at(30, 22, 1, temple(stage, 128, 84, 1)) +
    at(-160, 22, 1, temple(stage, 96, 72, 1)) +
    stairs(stage)
  )
}

/** One temple on the origin, walls leaning in as they rise. */
function temple(stage: Stage<Ink>, wide: number, high: number, roofs: number): string {
  const { ink, lit, night } = stage
  const a = wide / 2
  const b = a * 0.9
  const dim = mix(ink.wall, ink.shade, 0.36)
  const pane = night ? '#ffcf7a' : mix(ink.night, ink.maroon, 0.4)
  const roof = (y: number, reach: number, rise: number) =>
    poly(
      [
        [-reach, y],
        [-reach * 0.62, y - rise],
        [reach * 0.62, y - rise],
        [reach, y],
      ],
      ink.roof,
    ) +
    poly(
      [
        [lit * -reach, y],
        [lit * -reach * 0.62, y - rise],
        [lit * -reach * 0.1, y - rise],
        [lit * -reach * 0.24, y],
      ],
      lighten(ink.roof, -0.1),
    ) +
    rect(-reach, y, reach * 2, 5, mix(ink.maroon, ink.night, 0.3))
  const count = Math.max(3, Math.round(wide / 32))
  const row = (y: number, size: number) =>
    repeat(count, (i) => rect(-b * 0.82 + (i * b * 1.64) / count + 3, y, (b * 1.64) / count - 7, size, pane))
  const upper =
    roofs > 1
      ? rect(-a * 0.36, -high - 46, a * 0.72, 30, ink.maroon) +
        rect(-a * 0.28, -high - 42, a * 0.56, 14, ink.marigold) +
        roof(-high - 44, a * 0.62, 22)
      : ''
  const tip = roofs > 1 ? -high - 64 : -high - 22
  return (
    poly(
      [
        [-a, 60],
        [-b, -high],
        [b, -high],
        [a, 60],
      ],
      ink.wall,
    ) +
    poly(
      [
        [-lit * a, 60],
        [-lit * b, -high],
        [-lit * b * 0.3, -high],
        [-lit * a * 0.36, 60],
      ],
      dim,
    ) +
    rect(-b, -high, b * 2, 26, ink.maroon) +
    repeat(count, (i) => rect(-b * 0.8 + (i * b * 1.6) / (count - 1) - 4, -high + 9, 8, 8, ink.marigold)) +
    row(-high + 36, 24) +
    (high > 100 ? row(-high + 78, 20) : '') +
    upper +
    roof(-high + 2, a * 1.2, 26) +
    path(`M-7 ${num(tip)}L0 ${num(tip - 34)}L7 ${num(tip)}Z`, ink.marigold)
  )
}

/** The stair cut into the rock, coming up to the gate from the left. */
function stairs(stage: Stage<Ink>): string {
  const tread = mix(stage.ink.wall, stage.ink.cliff, 0.35)
  return (
    poly(
      [
        [-250, 92],
        [-206, 70],
        [-206, 84],
        [-250, 108],
      ],
      tread,
    ) +
    repeat(11, (i) =>
      rect(-206 + i * 17, 74 - (i < 6 ? i : 10 - i) * -4, 19, 9, i % 2 ? tread : lighten(tread, -0.05)),
    )
  )
}

/** The thread of water that drops past the temples. */
function waterfall(stage: Stage<Ink>, x: number, ledge: number): string {
  const { u, ink, time } = stage
  const fall = (dx: number, wide: number, opacity: number) =>
    path(
      `M${num(x + 14 * u)} ${num(ledge - 500 * u)}Q${num(x + (dx + 14 + wave(time, dx / 40) * 3) * u)} ${num(ledge - 80 * u)} ${num(x + (dx - 6) * u)} ${num(ledge + 330 * u)}H${num(x + (dx + wide * 2) * u)}Q${num(x + (dx + wide + 12) * u)} ${num(ledge - 80 * u)} ${num(x + 14 * u)} ${num(ledge - 500 * u)}Z`,
      ink.wall,
      { opacity },
    )
  return fall(-9, 14, 0.5) + fall(-1, 5, 0.85)
}

function wisps(stage: Stage<Ink>, x: number, ledge: number): string {
  const { u, ink, time } = stage
  return [
    [120, 220, 420, 0],
    [-120, 330, 460, 0.4],
    [300, 400, 560, 0.7],
  ]
    .map(([dx, dy, wide, phase]) => {
      const px = x + ((dx as number) + wave(time, phase as number) * 24) * u
      const py = ledge + (dy as number) * u
      return `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num((wide as number) * u)}" ry="${num(54 * u)}" fill="${stage.glow(ink.wall, 0.8)}"/>`
    })
    .join('')
}

/** Pines in two ranks below the cliff. */
function woods(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('woods')
  const rank = (y: number, tall: number, haze: number) => {
    const step = tall * 0.3
    const count = Math.ceil(w / (step * u)) + 1
    const dark = stage.far(mix(ink.pine, ink.night, 0.5), haze)
    return (
      firs(
        Array.from({ length: count }, (_, i) => {
          const px = (i / (count - 1)) * w
          return [
            px,
            y + Math.sin((px / w) * 5 + haze * 9) * 26 * u + 30 * u,
            tall * (0.7 + 0.5 * next()) * u,
          ] as const
        }),
        stage.far(ink.pine, haze),
        dark,
        lit,
      ) + rect(-5, y + 26 * u, w + 10, h - y, dark)
    )
  }
  return (
    rank(h - 210 * u, 120, 0.36) +
    mist(stage, h - 170 * u, 50 * u, ink.wall, 0.55) +
    rank(h - 120 * u, 170, 0.1)
  )
}

/** The near ridge the viewer stands on. */
function ridge(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit } = stage
  const tall = (px: number, height: number) =>
    at(px, h + 10 * u, 1, fir(height * u, mix(ink.pine, ink.night, 0.55), ink.night, lit, 5))
  return (
    hill(
      [
        [-20, h - 92 * u],
        [w * 0.3, h - 74 * u],
        [w * 0.6, h - 40 * u],
        [w + 20, h - 54 * u],
      ],
      [
        [w + 20, h + 20],
        [-20, h + 20],
      ],
      ink.night,
    ) +
    tall(w * 0.04, 330) +
    tall(w * 0.12, 230) +
    tall(w * 0.97, 380) +
    tall(w * 0.88, 250)
  )
}
