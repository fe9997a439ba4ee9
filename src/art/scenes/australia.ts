import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { skyline } from '../parts/buildings.ts'
import { litWater } from '../parts/lamps.ts'
import { birds } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { bushes } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, pointOnCurve, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'shell' | 'shade' | 'stone' | 'steel' | 'harbour' | 'leaf' | 'marigold' | 'blossom'

/** The Sydney Opera House on its headland, the Harbour Bridge behind it, a ferry, and gum blossom in front. */
export const australia: Scene<Ink> = {
  name: 'australia',
  title: 'Australia, sea to red earth',
  place: 'Sydney',
  light: 'noon',
  sun: { x: 0.8, y: 0.18 },
  sky: ['#1474c0', '#4fa9de', '#a9d9ea', '#f4efd9'],
  palette: {
    shell: '#fffaf0',
    shade: '#b9c3d6',
    stone: '#e0a878',
    steel: '#47617f',
    harbour: '#0f6fa8',
    leaf: '#1f5a4c',
    marigold: '#f7a91d',
    blossom: '#e2432f',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.7 : 0.66)
  const size = u * (kind === 'tall' ? 1.04 : 1.12)
  return [
    sky(stage, land, '#fff6d0'),
    sun(stage, 60, '#fffbe6'),
    clouds(stage, {
      count: 3,
      band: [0.26, 0.36],
      size: 320,
      colour: cumulusColour(stage),
    }),
    birds(stage, x - 220 * u, h * 0.2, ink.steel, 5, 30),
    skyline(stage, 'north', {
      y: land + 2,
      from: -20,
      to: w + 20,
      height: 70 * u,
      fill: stage.far(ink.steel, 0.62),
      ...(stage.night ? { window: '#ffd98a' } : {}),
    }),
    shoreTrees(stage, land),
    at(x - 250 * u, land + 4 * u, u, bridge(stage)),
    sea(stage, {
      top: land + 2 * u,
      far: mix(ink.harbour, '#bfe6ea', stage.night ? 0.15 : 0.42),
      near: ink.harbour,
      rows: 9,
    }),
    point(floodlit(stage, australia.palette, ['shell', 'shade', 'stone'], 0.6), x, land, size),
    [-150, -70, 10, 90, 170, 250, 330]
      .map((dx) => litWater(stage, x + dx * size, land + 40 * size, land + 150 * size, 60 * size))
      .join(''),
    at(w * 0.09, land + (h - land) * 0.16, 1, sailboat(96 * u, ink.steel, ink.shell, lit)),
    at(
      x - 110 * u,
      land + (h - land) * 0.6 + wave(time) * 2 * u,
      u * 1.05,
      lensShadow(ink.steel) + litWater({ ...stage, u: 1 }, 0, 10, 90, 220) + ferry(stage),
    ),
    gum(stage),
  ].join('')
}

const lensShadow = (colour: string) => lens(0, 6, 330, 12, colour, { opacity: 0.4 })

function shoreTrees(stage: Stage<Ink>, land: number): string {
  const { w, u, ink, lit } = stage
  const count = Math.ceil(w / (46 * u))
  return bushes(
    stage.random('shore'),
    Array.from(
      { length: count + 1 },
      (_, i) => [(i / count) * w, land + 8 * u, (20 + 8 * (i % 3)) * u] as const,
    ),
    stage.far(ink.leaf, 0.42),
    stage.far(ink.leaf, 0.3),
    lit,
  )
}

/** The Harbour Bridge from the side: 860 wide, 300 high at the top of its arch. */
function bridge(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const steel = stage.far(ink.steel, 0.12)
  const stone = stage.far(mix(ink.stone, ink.shell, 0.3), 0.12)
  const top = (t: number) => pointOnCurve([-380, -130], [0, -460], [380, -130], t)
  const under = (t: number) => pointOnCurve([-380, -64], [0, -400], [380, -64], t)
  const curve = (from: typeof top) => {
    const [a, b, c] = [from(0), from(0.5), from(1)]
    return `M${num(a[0])} ${num(a[1])}Q0 ${num(2 * b[1] - (a[1] + c[1]) / 2)} ${num(c[0])} ${num(c[1])}`
  }
  const panels = 18
  const web = Array.from({ length: panels }, (_, i) => {
    const a = top(i / panels)
    const b = under((i + 1) / panels)
    const c = top((i + 1) / panels)
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}L${num(c[0])} ${num(c[1])}`
  }).join('')
  const hangers = repeat(panels - 3, (i) => {
    const [px, py] = under((i + 2) / panels)
    return rect(px - 1.5, py, 3, -92 - py, steel)
  })
  const pylon = (px: number) =>
    poly(
      [
        [px - 26, 0],
        [px - 20, -176],
        [px + 20, -176],
        [px + 26, 0],
      ],
      stone,
    ) +
    poly(
      [
        [px - lit * 4, 0],
        [px - lit * 4, -176],
        [px - lit * 20, -176],
        [px - lit * 26, 0],
      ],
      lighten(stone, -0.1),
    ) +
    rect(px - 24, -186, 48, 12, lighten(stone, 0.03))
  return (
    stroke(web, steel, 4) +
    hangers +
    stroke(curve(top), steel, 11) +
    stroke(curve(under), steel, 8) +
    rect(-1500, -98, 3000, 13, steel) +
    rect(-1500, -101, 3000, 4, lighten(steel, 0.12)) +
    repeat(17, (i) => rect(-1440 + i * 62, -88, 9, 92, stone) + rect(438 + i * 62, -88, 9, 92, stone)) +
    pylon(-398) +
    pylon(398)
  )
}

/** The sandstone headland with the opera house. */
function point(stage: Stage<Ink>, x: number, land: number, size: number): string {
  const { ink } = stage
  const stone = mix(ink.stone, ink.shell, 0.14)
  const dark = lighten(stone, -0.12)
  const steps = repeat(5, (i) => rect(-330 - i * 7, -62 + i * 9, 120 + i * 7, 4, dark, { opacity: 0.6 }))
  return at(
    x + 90 * size,
    land + 62 * size,
    size,
    ellipse(0, 8, 400, 12, ink.steel, { opacity: 0.35 }) +
      path('M-372 8L-350 -34H330L372 8Z', dark) +
      rect(-330, -72, 640, 44, stone) +
      rect(-300, -92, 590, 22, lighten(stone, 0.04)) +
      repeat(13, (i) => rect(-180 + i * 36, -60, 20, 14, stage.night ? '#ffd98a' : lighten(stone, -0.24))) +
      steps +
      rect(-350, -36, 680, 7, lighten(stone, 0.06)) +
      group(stage),
  )
}

function group(stage: Stage<Ink>): string {
  return (
    at(-182, -88, [0.62, 0.62], shell(stage, 230, 250, -1)) +
    at(-84, -88, [0.66, 0.66], shell(stage, 300, 330, 1)) +
    at(-20, -88, [0.66, 0.66], shell(stage, 240, 240, 1)) +
    at(-60, -84, 1, shell(stage, 210, 196, -1)) +
    at(66, -84, 1, shell(stage, 330, 344, 1)) +
    at(158, -84, 1, shell(stage, 260, 252, 1)) +
    at(234, -84, 1, shell(stage, 180, 158, 1))
  )
}

/** One roof shell of the opera house: `w` deep and `h` high, open to the right (`dir` 1) or to the left (`dir` -1). */
function shell(stage: Stage<Ink>, w: number, h: number, dir: -1 | 1): string {
  const { ink, lit } = stage
  const coordinates = (x: number, y: number) => `${num(dir * x * w)} ${num(-y * h)}`
  const back = `M${coordinates(-0.5, 0)}C${coordinates(-0.46, 0.5)} ${coordinates(-0.02, 0.9)} ${coordinates(0.46, 1)}`
  const front = `C${coordinates(0.22, 0.72)} ${coordinates(0.1, 0.34)} ${coordinates(0.12, 0)}Z`
  const mouth = `M${coordinates(0.46, 1)}C${coordinates(0.22, 0.72)} ${coordinates(0.1, 0.34)} ${coordinates(0.12, 0)}L${coordinates(0.36, 0)}C${coordinates(0.28, 0.34)} ${coordinates(0.32, 0.7)} ${coordinates(0.46, 1)}Z`
  const facing = dir === lit
  const face = facing ? ink.shell : mix(ink.shell, ink.shade, 0.5)
  const rib = (t: number) =>
    stroke(
      `M${coordinates(0.46, 1)}C${coordinates(0.22 - 0.24 * t, 0.72 + 0.08 * t)} ${coordinates(0.1 - 0.3 * t, 0.34 + 0.06 * t)} ${coordinates(0.12 - 0.44 * t, 0)}`,
      ink.shade,
      2.2,
      { opacity: 0.75 },
    )
  return (
    path(mouth, stage.night ? '#ffcf7a' : lighten(ink.steel, -0.06)) +
    stroke(
      `M${coordinates(0.24, 0)}C${coordinates(0.2, 0.34)} ${coordinates(0.28, 0.7)} ${coordinates(0.45, 0.98)}`,
      ink.steel,
      2.4,
    ) +
    path(back + front, face) +
    path(
      `M${coordinates(-0.5, 0)}C${coordinates(-0.46, 0.5)} ${coordinates(-0.02, 0.9)} ${coordinates(0.46, 1)}C${coordinates(0.02, 0.8)} ${coordinates(-0.24, 0.44)} ${coordinates(-0.26, 0)}Z`,
      facing ? mix(ink.shell, ink.shade, 0.55) : ink.shade,
    ) +
    rib(0.3) +
    rib(0.6)
  )
}

/** The harbour ferry with a green hull and cream decks, 300 long; the origin is on its water line. */
function ferry(stage: Stage<Ink>): string {
  const cream = mix('#fff1cf', stage.ink.steel, stage.night ? 0.5 : 0)
  const green = mix('#1c6b4d', stage.ink.steel, stage.night ? 0.6 : 0)
  const pane = stage.night ? '#ffd98a' : stage.ink.steel
  return (
    rect(-14, -112, 28, 40, stage.ink.marigold) +
    rect(-14, -112, 28, 9, green) +
    rect(-96, -80, 192, 8, green) +
    rect(-86, -74, 172, 26, cream) +
    repeat(10, (i) => rect(-78 + i * 16, -68, 10, 13, pane)) +
    rect(-118, -50, 236, 8, green) +
    rect(-112, -44, 224, 22, cream) +
    repeat(13, (i) => rect(-104 + i * 16.2, -40, 10, 12, pane)) +
    path('M-152 -24H152Q146 6 120 8H-120Q-146 6 -152 -24Z', green) +
    path('M-150 -14H150L148 -8H-148Z', cream)
  )
}

/** Gum leaves and red blossom in the lower corners. */
function gum(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('gum')
  const blade = (length: number, turn: number, colour: string) =>
    at(
      0,
      0,
      1,
      path(
        `M0 0Q${num(length * 0.42)} ${num(-length * 0.17)} ${num(length)} ${num(length * 0.06)}Q${num(length * 0.46)} ${num(length * 0.1)} 0 0Z`,
        colour,
      ),
      turn,
    )
  const puff = (x: number, y: number, r: number) =>
    at(
      x,
      y,
      1,
      repeat(15, (i) => {
        const a = (i / 15) * Math.PI * 2
        return stroke(`M0 0L${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`, ink.blossom, r * 0.13)
      }) +
        circle(0, 0, r * 0.66, ink.blossom) +
        repeat(10, (i) => {
          const a = (i / 10) * Math.PI * 2 + 0.2
          return circle(Math.cos(a) * r * 0.98, Math.sin(a) * r * 0.98, r * 0.08, ink.marigold)
        }) +
        circle(0, 0, r * 0.24, lighten(ink.blossom, -0.12)),
    )
  const branch = () => {
    const stem = stroke(
      `M0 0Q${num(120 * u)} ${num(-50 * u)} ${num(250 * u)} ${num(-160 * u)}`,
      mix(ink.leaf, ink.stone, 0.3),
      9 * u,
    )
    const leaves = repeat(13, (i) => {
      const [px, py] = pointOnCurve([0, 0], [120 * u, -50 * u], [250 * u, -160 * u], i / 12)
      return at(
        px,
        py,
        1,
        blade(
          between(next, 130, 190) * u,
          (i % 2 ? -74 : 30) + between(next, -24, 18) + wave(time, i / 13) * 2,
          [ink.leaf, lighten(ink.leaf, 0.06), lighten(ink.leaf, -0.05)][i % 3] as string,
        ),
      )
    })
    return (
      stem +
      leaves +
      puff(96 * u, -88 * u, 40 * u) +
      puff(186 * u, -96 * u, 34 * u) +
      puff(40 * u, -30 * u, 30 * u)
    )
  }
  return at(-30 * u, h + 16 * u, 1, branch()) + at(w + 30 * u, h + 30 * u, [-0.9, 0.9], branch())
}
