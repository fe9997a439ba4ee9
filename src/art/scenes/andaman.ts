import { lighten, mix } from '../colour.ts'
import { hills } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { bushes, palm } from '../parts/plants.ts'
import { coral } from '../parts/reef.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { cloudOf, sky, strata, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, lens, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'wall' | 'roof' | 'sea' | 'shoal' | 'forest' | 'leaf' | 'marigold' | 'coral'

/** The Cellular Jail on its headland at sunset: wings of arches spread from the watchtower, the reef in the bay below. */
export const andaman: Scene<Ink> = {
  name: 'andaman',
  title: 'Andaman, out to sea',
  place: 'Cellular Jail',
  light: 'dusk',
  sun: { x: 0.18, y: 0.3 },
  sky: ['#2d6f9e', '#86a9b8', '#ffc28c', '#ffe6b4'],
  palette: {
    wall: '#f6cf9c',
    roof: '#b3503c',
    sea: '#17708f',
    shoal: '#43c4b8',
    forest: '#3d8a5a',
    leaf: '#12463f',
    marigold: '#ffb02e',
    coral: '#f0705a',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const ground = h * (wide ? 0.56 : 0.52)
  const shore = ground + 118 * u
  stage.sun.x = x - (wide ? 520 : 330) * u
  stage.sun.y = stage.night ? h * 0.14 : h * (wide ? 0.26 : 0.22)
  return [
    sky(stage, ground, '#ffe2ac'),
    strata(stage, h * 0.2, cloudOf(stage, 0.02), 3),
    sun(stage, 70, '#fff3cf'),
    birds(stage, x + (wide ? 400 : 290) * u, h * 0.16, ink.leaf, 5, 26),
    sea(stage, {
      top: ground - 92 * u,
      far: mix(ink.sea, stage.sky[2] as string, 0.22),
      near: mix(ink.sea, ink.shoal, 0.3),
      bottom: shore + 8 * u,
      foam: '#fff1d4',
      rows: 6,
    }),
    hills(stage, 'isle', {
      y: ground - 104 * u,
      amp: 46 * u,
      fill: stage.far(mix(ink.forest, ink.sea, 0.4), 0.5),
      bottom: ground - 84 * u,
      detail: 4,
    }),
    sunPath(stage, ground - 86 * u, ground, mix(ink.marigold, '#fff1d4', 0.5), 0.6),
    headland(stage, x, ground, shore),
    at(x, ground - 4 * u, u * (wide ? 1.14 : 0.9), jail(stage)),
    lawn(stage, x, ground),
    bay(stage, x, shore),
    at(x - (wide ? 330 : 210) * u + wave(time) * 8 * u, shore + (h - shore) * 0.36, u, ferry(stage)),
    reef(stage),
    palms(stage, ground, shore),
  ].join('')
}

/** The wooded headland the building stands on, its rock wall down to the water. */
function headland(stage: Stage<Ink>, x: number, ground: number, shore: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('head')
  const from = x - 700 * u
  const to = Math.max(w + 30, x + 720 * u)
  const top: Point[] = [
    [from, shore + 10 * u],
    [from + 60 * u, ground + 40 * u],
    [from + 160 * u, ground - 8 * u],
    [x - 300 * u, ground - 30 * u],
    [x + 300 * u, ground - 30 * u],
    [x + 560 * u, ground - 20 * u],
    [to, ground + 10 * u],
  ]
  const trees = (y: number, from2: number, to2: number, r: number, haze: number) =>
    bushes(
      next,
      Array.from(
        { length: Math.ceil((to2 - from2) / (r * 1.1 * u)) },
        (_, i) => [from2 + i * r * 1.1 * u, y + 14 * next() * u, r * between(next, 0.8, 1.3) * u] as const,
      ),
      stage.far(mix(ink.forest, ink.marigold, 0.12), haze),
      stage.far(mix(ink.forest, ink.leaf, 0.6), haze),
      lit,
    )
  return (
    trees(ground - 50 * u, from + 190 * u, to, 46, 0.14) +
    hill(
      top,
      [[to, shore + 14 * u]],
      stage.gradient([mix(ink.forest, ink.marigold, 0.2), mix(ink.forest, ink.leaf, 0.4)]),
    ) +
    trees(ground + 4 * u, from + 130 * u, x - 470 * u, 40, 0.04) +
    trees(ground + 4 * u, x + 500 * u, to, 40, 0.04)
  )
}

/** The jail on the origin: a watchtower and two three-storeyed wings of cells coming forward from it; 330 tall. */
function jail(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const wall = mix(ink.wall, '#ffe2ac', night ? 0.1 : 0)
  const shade = mix(wall, mix(ink.roof, '#6b4a78', 0.55), 0.42)
  const dark = night ? '#ffd98a' : mix(ink.leaf, ink.roof, 0.3)
  const trim = lighten(wall, 0.06)
  const cells = 12
  const wing = (side: -1 | 1) => {
    const face = side === lit ? shade : wall
    const p = (t: number, k: number): Point => {
      const base = 4 + 74 * t
      const top = -158 - 52 * t
      return [side * (46 + 430 * t), base + (top - base) * k]
    }
    const storey = (low: number, high: number) =>
      repeat(cells, (i) => {
        const a = (i + 0.2) / cells
        const b = (i + 0.82) / cells
        const [al, bl, ah, bh] = [p(a, low), p(b, low), p(a, high - 0.06), p(b, high - 0.06)]
        const m = p((a + b) / 2, high + 0.02)
        return path(
          `M${num(al[0])} ${num(al[1])}L${num(ah[0])} ${num(ah[1])}Q${num(m[0])} ${num(m[1] - 3)} ${num(bh[0])} ${num(bh[1])}L${num(bl[0])} ${num(bl[1])}Z`,
          night && (i * 7 + Math.round(low * 10)) % 5 ? mix(ink.leaf, ink.roof, 0.3) : dark,
        )
      })
    const band = (low: number, high: number, fill: string) =>
      poly([p(0, low), p(1, low), p(1, high), p(0, high)], fill)
    const [ex, et, eb] = [p(1, 0)[0], p(1, 1)[1], p(1, 0)[1]]
    const out = ex + side * 54
    return (
      poly(
        [[side * 40, -186], [ex - side * 8, et - 40], [out, et - 2], p(1, 0.97), p(0, 0.97)],
        side === lit ? mix(ink.roof, '#6b4a78', 0.3) : ink.roof,
      ) +
      band(0, 1, face) +
      storey(0.05, 0.3) +
      storey(0.38, 0.62) +
      storey(0.7, 0.92) +
      band(0.32, 0.36, trim) +
      band(0.64, 0.68, trim) +
      band(0.955, 1.01, trim) +
      band(0, 0.03, mix(ink.roof, face, 0.3)) +
      poly(
        [
          [ex, eb],
          [ex, et],
          [(ex + out) / 2, et - 34],
          [out, et + 2],
          [out, eb - 10],
        ],
        side === lit ? mix(shade, ink.leaf, 0.12) : lighten(wall, 0.03),
      ) +
      repeat(3, (i) => rect(ex + side * 27 - 8, et + 24 + i * 84, 16, 40, dark, { rx: 8 }))
    )
  }
  const storeys = repeat(3, (row) =>
    repeat(3, (i) => {
      const cx = -34 + i * 34
      const foot = -8 - row * 64
      return path(`M${cx - 10} ${foot}V${foot - 34}A10 10 0 0 1 ${cx + 10} ${foot - 34}V${foot}Z`, dark)
    }),
  )
  const tower =
    rect(-62, -206, 124, 214, wall) +
    rect(lit < 0 ? 16 : -62, -206, 46, 214, shade) +
    storeys +
    repeat(3, (row) => rect(-66, -70 - row * 64, 132, 8, trim)) +
    rect(-70, -214, 140, 12, trim) +
    rect(-48, -272, 96, 60, wall) +
    rect(lit < 0 ? 14 : -48, -272, 34, 60, shade) +
    repeat(3, (i) =>
      path(`M${-38 + i * 29} -214V-246A9 9 0 0 1 ${-20 + i * 29} -246V-214Z`, night ? '#ffe3a0' : dark),
    ) +
    rect(-58, -280, 116, 10, trim) +
    repeat(7, (i) => rect(-58 + i * 17, -290, 11, 12, trim)) +
    poly(
      [
        [-46, -286],
        [0, -334],
        [46, -286],
      ],
      ink.roof,
    ) +
    poly(
      [
        [lit * 46, -286],
        [0, -334],
        [lit * 6, -286],
      ],
      lighten(ink.roof, 0.08),
    ) +
    rect(-2, -366, 4, 36, ink.leaf) +
    circle(0, -368, 5, ink.marigold)
  return (night ? circle(0, -120, 420, stage.glow('#ffc875', 0.4)) : '') + wing(-1) + wing(1) + tower
}

/** The court between the wings: grass, a path to the tower, beds of flowers, visitors. */
function lawn(stage: Stage<Ink>, x: number, ground: number): string {
  const { u, ink, kind } = stage
  const s = kind === 'wide' ? 1.14 : 0.9
  const p = (dx: number, dy: number): Point => [x + dx * s * u, ground + dy * s * u]
  const next = stage.random('lawn')
  const grass = mix(ink.forest, ink.marigold, 0.3)
  return (
    poly(
      [p(-52, 0), p(52, 0), p(470, 76), p(528, 70), p(600, 112), p(-600, 112), p(-528, 70), p(-470, 76)],
      stage.gradient([lighten(grass, 0.06), mix(grass, ink.leaf, 0.3)]),
    ) +
    poly([p(-24, 2), p(24, 2), p(84, 112), p(-84, 112)], mix(ink.wall, ink.roof, 0.14)) +
    repeat(26, (i) => {
      const side = i % 2 ? 1 : -1
      const t = next()
      return circle(
        ...p(side * (70 + 40 * t + 180 * t * next()), 24 + 74 * t),
        between(next, 3, 6) * u,
        i % 3 ? ink.coral : ink.marigold,
      )
    }) +
    at(...p(-20, 84), u, person(70, { coat: '#fff3dc', legs: '#2f5f8a' })) +
    at(...p(12, 86), u, person(66, { coat: '#c2335a', legs: '#c2335a', skirt: true }))
  )
}

/** The bay from the foot of the rock to the viewer: teal to clear turquoise. */
function bay(stage: Stage<Ink>, x: number, shore: number): string {
  const { w, h, u, ink, lit, time } = stage
  const next = stage.random('bay')
  const from = x - 720 * u
  const to = Math.max(w + 30, x + 720 * u)
  const count = Math.ceil((to - from) / (52 * u))
  const rocks = repeat(count, (i) => {
    const px = from + i * 52 * u
    const r = between(next, 26, 46) * u
    return (
      ellipse(px, shore + 2 * u, r, r * between(next, 0.5, 0.8), mix(ink.roof, ink.leaf, 0.55)) +
      ellipse(px + lit * r * 0.25, shore - r * 0.2, r * 0.62, r * 0.36, mix(ink.roof, ink.wall, 0.4))
    )
  })
  return (
    rocks +
    sea(stage, {
      top: shore + 4 * u,
      far: mix(ink.sea, ink.shoal, 0.3),
      near: ink.shoal,
      foam: '#fff6e0',
      rows: 8,
      name: 'bay',
    }) +
    repeat(count, (i) =>
      lens(
        from + i * 52 * u + wave(time, next()) * 6 * u,
        shore + 7 * u,
        between(next, 50, 90) * u,
        6 * u,
        '#fffaf0',
        { opacity: 0.85 },
      ),
    ) +
    ellipse(w * 0.3, h * 0.93, 340 * u, 34 * u, mix(ink.shoal, '#fff6e0', 0.4), { opacity: 0.45 }) +
    ellipse(w * 0.78, h * 0.9, 300 * u, 28 * u, mix(ink.shoal, '#fff6e0', 0.4), { opacity: 0.45 })
  )
}

/** The white island ferry on its water line, 240 long. */
function ferry(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const white = mix('#fffaf0', ink.sea, night ? 0.4 : 0)
  const pane = night ? '#ffd98a' : mix(ink.sea, ink.leaf, 0.4)
  return (
    lens(0, 12, 300, 14, ink.sea, { opacity: 0.5 }) +
    path('M-118 -30H122L100 12H-96Q-112 0 -118 -30Z', white) +
    path('M-116 -8H112L100 12H-96Q-110 4 -116 -8Z', ink.roof) +
    rect(-86, -62, 150, 32, white) +
    repeat(6, (i) => rect(-78 + i * 24, -55, 15, 14, pane)) +
    rect(-92, -66, 162, 6, ink.roof) +
    rect(10, -92, 46, 26, white) +
    rect(18, -86, 32, 11, pane) +
    path('M-50 -66L-46 -98H-24L-26 -66Z', ink.marigold) +
    rect(-47, -98, 24, 8, ink.leaf) +
    lens(-150, 10, 120, 8, '#fffaf0', { opacity: 0.7 }) +
    lens(116, 10, 60, 8, '#fffaf0', { opacity: 0.8 })
  )
}

/** Corals just under the clear water at the near edge. */
function reef(stage: Stage<Ink>): string {
  const { w, h, u, ink } = stage
  const next = stage.random('reef')
  const tones = [ink.coral, ink.marigold, '#c95a8f', mix(ink.coral, '#fff6e0', 0.4)]
  const count = Math.ceil(w / (88 * u))
  return (
    hill(
      [
        [-20, h - 30 * u],
        [w * 0.25, h - 52 * u],
        [w * 0.5, h - 22 * u],
        [w * 0.78, h - 50 * u],
        [w + 20, h - 34 * u],
      ],
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ink.shoal, ink.sea, 0.5),
      { opacity: 0.7 },
    ) +
    repeat(count + 1, (i) => {
      // Two gardens of coral with clear sand between them.
      const px = (i + between(next, -0.25, 0.25)) * 88 * u
      const side = Math.abs(px / w - 0.52) / 0.5
      const size = between(next, 60, 104) * (0.35 + 0.95 * side)
      if (side < 0.34) return ''
      return at(
        px,
        h + 12 * u,
        1,
        coral(size * u, mix(tones[i % 4] as string, ink.shoal, 0.3)),
        between(next, -8, 8),
      )
    }) +
    repeat(6, (i) =>
      at(
        w * (0.34 + 0.075 * i) + wave(stage.time, i / 6) * 14 * u,
        h - (48 + 26 * ((i * 5) % 3)) * u,
        u * 0.9,
        path('M-12 0L-24 -9V9Z', i % 2 ? ink.marigold : '#fff6e0') +
          ellipse(0, 0, 15, 8, i % 2 ? ink.marigold : '#fff6e0') +
          path('M-2 -8Q3 0 -2 8H4Q9 0 4 -8Z', ink.leaf),
      ),
    )
  )
}

/** Coconut palms leaning from both sides. */
function palms(stage: Stage<Ink>, ground: number, shore: number): string {
  const { w, u, ink, lit, time, kind } = stage
  const wide = kind === 'wide'
  const one = (px: number, py: number, tall: number, lean: number) =>
    at(
      px,
      py,
      1,
      palm(stage.random(`palm${tall}`), {
        height: tall * u,
        lean,
        light: mix(ink.leaf, ink.forest, 0.6),
        dark: ink.leaf,
        trunk: mix(ink.leaf, ink.roof, 0.4),
        lit,
        time,
        nuts: ink.marigold,
        crown: 0.4,
      }),
    )
  return (
    (wide ? one(w * 0.88, ground + 76 * u, 250, 0.06) : '') +
    one(w * (wide ? 0.955 : 0.94), shore - 4 * u, wide ? 400 : 330, -0.08) +
    one(w * (wide ? 0.99 : 1.0), shore + 6 * u, wide ? 320 : 260, -0.16) +
    one(wide ? Math.max(0, w * stage.focus - 640 * u) : w * 0.04, shore + 2 * u, wide ? 330 : 310, 0.12)
  )
}
