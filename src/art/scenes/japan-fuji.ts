import { lighten, mix } from '../colour.ts'
import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, ellipse, hill, lens, num, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'fuji' | 'slope' | 'lake' | 'red' | 'blossom' | 'bark' | 'marigold' | 'cream'

/** Mount Fuji: long concave flanks, a snow cap with tongues, and one side in shade. */
export function fuji(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink, lit } = stage
  const top = base - 400 * u
  const flank = (side: number): Point[] => [
    [x + side * 44 * u, top + 4 * u],
    [x + side * 120 * u, top + 108 * u],
    [x + side * 250 * u, top + 232 * u],
    [x + side * 440 * u, top + 330 * u],
    [x + side * 700 * u, base + 10 * u],
  ]
  const left = flank(-1)
  const right = flank(1)
  const light = stage.far(ink.fuji, 0.22)
  const shade = stage.far(ink.slope, 0.2)
  const outline = hill(
    [...[...left].reverse(), [x - 14 * u, top + 12 * u], [x + 12 * u, top + 2 * u], ...right],
    [[x, base + 40 * u]],
    light,
  )
  const dark = lit < 0 ? right : left
  const side = hill(
    [[x, top + 10 * u], ...dark],
    [
      [x + -lit * 60 * u, base + 20 * u],
      [x + -lit * 130 * u, top + 240 * u],
      [x - lit * 20 * u, top + 130 * u],
    ],
    shade,
  )
  const snow = stage.night ? mix(ink.cream, '#33488f', 0.35) : ink.cream
  const snowShade = mix(snow, ink.slope, 0.34)
  const tongue: Point[] = [
    [-112, 98],
    [-96, 150],
    [-74, 112],
    [-58, 176],
    [-34, 122],
    [-12, 190],
    [10, 128],
    [34, 168],
    [52, 116],
    [78, 158],
    [112, 98],
  ]
  const teeth = tongue.map(([dx, dy]): Point => [x + dx * u, top + dy * u])
  const cap = poly(
    [
      [x - 44 * u, top + 4 * u],
      [x - 14 * u, top + 12 * u],
      [x + 12 * u, top + 2 * u],
      [x + 44 * u, top + 4 * u],
      ...[...teeth].reverse(),
    ],
    snow,
  )
  const half = teeth.filter(([px]) => (lit < 0 ? px >= x + 8 * u : px <= x - 10 * u))
  const capShade =
    lit < 0
      ? poly([[x + 12 * u, top + 2 * u], [x + 44 * u, top + 4 * u], ...[...half].reverse()], snowShade)
      : poly([[x - 14 * u, top + 12 * u], [x - 44 * u, top + 4 * u], ...half], snowShade)
  return outline + side + cap + capShade
}

/** The reflection of the mountain on the water. */
export const reflection = (stage: Stage<Ink>, x: number, shore: number) => {
  const next = stage.random('reflection')
  const { u, ink, time } = stage
  return repeat(22, (i) =>
    lens(
      x - 30 * u + (next() - 0.5) * (300 - i * 9) * u,
      shore + (10 + i * 8) * u,
      (70 + 150 * next()) * (1 + 0.12 * wave(time, next())) * u,
      4 * u,
      i % 3 ? stage.far(ink.fuji, 0.1) : ink.cream,
      { opacity: num(0.5 - 0.018 * i) },
    ),
  )
}

/** The torii gate: a curved double lintel with a black cap, a tie beam, four braces, and posts in the water; 560 wide. */
export function torii(stage: Stage<Ink>, x: number, y: number, k: number): string {
  const { ink, lit, time } = stage
  const red = ink.red
  const dim = mix(ink.red, ink.bark, 0.42)
  const post = (px: number) =>
    path(`M${px - 22} 0L${px - 17} -330H${px + 17}L${px + 22} 0Z`, red) +
    path(
      lit < 0 ? `M${px + 6} 0V-330H${px + 17}L${px + 22} 0Z` : `M${px - 22} 0L${px - 17} -330H${px - 6}V0Z`,
      dim,
    ) +
    rect(px - 25, -34, 50, 34, ink.bark)
  const brace = (px: number) => rect(px - 11, -150, 22, 150, dim) + rect(px - 14, -22, 28, 22, ink.bark)
  const tie = (px: number, dx: number) => rect(Math.min(px, px + dx), -120, Math.abs(dx), 12, dim)
  const lintel = 'M-296 -402Q0 -352 296 -402L284 -350Q0 -322 -284 -350Z'
  const cap = 'M-318 -430Q0 -372 318 -430L306 -398Q0 -346 -306 -398Z'
  const beam = rect(-218, -290, 436, 34, red) + rect(-218, -266, 436, 10, dim)
  const plaque = rect(-26, -338, 52, 62, ink.bark) + rect(-19, -331, 38, 48, ink.marigold)
  const water =
    ellipse(0, 4, 230, 8, ink.slope, { opacity: 0.35 }) +
    repeat(
      8,
      (i) =>
        lens(-150 + wave(time, i * 0.14) * 6, 14 + i * 15, 64 - i * 4, 5, red, {
          opacity: num(0.62 - 0.07 * i),
        }) +
        lens(150 + wave(time, i * 0.14 + 0.3) * 6, 14 + i * 15, 64 - i * 4, 5, red, {
          opacity: num(0.62 - 0.07 * i),
        }),
    ) +
    repeat(4, (i) =>
      lens(wave(time, i * 0.2) * 8, 150 + i * 13, 420 - i * 60, 5, red, { opacity: num(0.34 - 0.06 * i) }),
    )
  return at(
    x,
    y,
    k,
    water +
      brace(-196) +
      brace(196) +
      tie(-196, 46) +
      tie(196, -46) +
      post(-150) +
      post(150) +
      beam +
      plaque +
      path(lintel, red) +
      path('M-288 -366Q0 -332 288 -366L284 -350Q0 -322 -284 -350Z', dim) +
      path(cap, ink.bark) +
      path('M-318 -430Q0 -372 318 -430L316 -423Q0 -366 -316 -423Z', lighten(ink.bark, 0.12)),
  )
}
