import { lighten, mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { hills, mist } from '../parts/land.ts'
import { floodlit } from '../parts/light.ts'
import { bushes, leaf, palm } from '../parts/plants.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'steel' | 'shade' | 'city' | 'forest' | 'canopy' | 'leaf' | 'marigold' | 'cream'

/** The Petronas Towers above rainforest, with a hornbill on a branch. */
export const malaysia: Scene<Ink> = {
  name: 'malaysia',
  title: 'Malaysia, truly wild',
  place: 'Kuala Lumpur',
  light: 'noon',
  sun: { x: 0.22, y: 0.2 },
  sky: ['#14789a', '#56b3bd', '#bfe3cf', '#fbf0cb'],
  palette: {
    steel: '#f1f4ee',
    shade: '#6f8ea6',
    city: '#5f93a0',
    forest: '#2f8a5b',
    canopy: '#176649',
    leaf: '#0c3b37',
    marigold: '#f6a81c',
    cream: '#fff3d6',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.8 : 0.76)
  const size = u * (kind === 'tall' ? 0.88 : 0.82)
  const lamp = '#ffd98a'
  const city = { y: land, window: stage.night ? lamp : ink.cream }
  return [
    sky(stage, land, '#fff6d0'),
    sun(stage, 58, '#fffbe6'),
    clouds(stage, {
      count: 4,
      band: [0.34, 0.48],
      size: 360,
      colour: cumulusColour(stage),
    }),
    hills(stage, 'range', { y: land - 130 * u, amp: 60 * u, fill: stage.far(ink.canopy, 0.66), detail: 5 }),
    skyline(stage, 'back', {
      ...city,
      from: -20,
      to: w + 20,
      height: 230 * u,
      fill: stage.far(ink.city, 0.42),
    }),
    klTower(stage, x + 345 * u, land, lamp),
    skyline(stage, 'front', {
      ...city,
      from: -20,
      to: w + 20,
      height: 140 * u,
      fill: stage.far(ink.city, 0.16),
    }),
    at(
      x + 30 * u,
      land + 6 * u,
      size,
      towers(floodlit(stage, malaysia.palette, ['steel', 'shade'], 0.5), lamp),
    ),
    mist(stage, land - 10 * u, 60 * u, ink.cream, 0.5),
    forest(stage, land),
    perch(stage),
    corner(stage),
  ].join('')
}

/** The Kuala Lumpur Tower with its pod, further away. */
function klTower(stage: Stage<Ink>, x: number, land: number, lamp: string): string {
  const { u, ink, lit } = stage
  const face = stage.far(ink.shade, 0.35)
  return at(
    x,
    land,
    u,
    poly(
      [
        [-13, 0],
        [-7, -400],
        [7, -400],
        [13, 0],
      ],
      face,
    ) +
      path('M-8 -372L-34 -398V-414Q0 -452 34 -414V-398L8 -372Z', stage.far(ink.steel, 0.2)) +
      path(
        lit < 0 ? 'M6 -372L34 -398V-414Q20 -430 4 -432Z' : 'M-6 -372L-34 -398V-414Q-20 -430 -4 -432Z',
        face,
      ) +
      rect(-33, -408, 66, 6, stage.night ? lamp : lighten(face, -0.08)) +
      path('M-6 -430L0 -540L6 -430Z', face),
  )
}

/** Both towers with the bridge between them; 800 tall, 400 wide. */
function towers(stage: Stage<Ink>, lamp: string): string {
  const { ink } = stage
  const leg = mix(ink.shade, ink.leaf, 0.25)
  const bridge =
    stroke('M0 -372L-66 -268M0 -372L66 -268', leg, 9) +
    circle(0, -372, 11, leg) +
    rect(-72, -404, 144, 30, ink.shade) +
    rect(-72, -404, 144, 8, ink.steel) +
    repeat(8, (i) => rect(-66 + i * 17, -391, 11, 11, stage.night ? lamp : ink.leaf, { opacity: 0.8 }))
  return bridge + at(-128, 0, 1, spire(stage, lamp, 'w')) + at(128, 0, 1, spire(stage, lamp, 'e'))
}

function spire(stage: Stage<Ink>, lamp: string, name: string): string {
  const { ink, lit } = stage
  // [half of the width, bottom, top] of each section of a tower; they get narrower towards the top.
  const rings: [number, number, number][] = [
    [70, 0, 452],
    [61, 452, 546],
    [51, 546, 612],
    [40, 612, 662],
    [29, 662, 700],
    [18, 700, 728],
  ]
  const tones = [mix(ink.steel, ink.shade, 0.32), ink.steel, mix(ink.steel, ink.shade, 0.5), ink.shade]
  const order = lit < 0 ? tones : [...tones].reverse()
  const cuts = lit < 0 ? [-1, -0.62, 0, 0.52, 1] : [-1, -0.52, 0, 0.62, 1]
  const drum = ([reach, foot, top]: [number, number, number]) =>
    order
      .map((tone, i) => {
        const from = (cuts[i] as number) * reach
        return rect(from, -top, (cuts[i + 1] as number) * reach - from + 0.6, top - foot, tone)
      })
      .join('') +
    repeat(Math.floor((top - foot) / 15), (i) =>
      rect(-reach, -foot - 12 - i * 15, reach * 2, 4.5, ink.shade, { opacity: 0.42 }),
    ) +
    rect(-reach - 5, -top - 3, reach * 2 + 10, 8, ink.steel) +
    rect(lit < 0 ? reach * 0.4 : -reach - 5, -top - 3, reach * 0.6 + 5, 8, ink.shade)
  const next = stage.random(`rooms-${name}`)
  const rooms = repeat(stage.night ? 60 : 0, () =>
    rect((next() * 2 - 1) * 58, -20 - next() * 500, 8, 5, lamp, { opacity: 0.9 }),
  )
  const crown =
    poly(
      [
        [-16, -728],
        [-5, -772],
        [5, -772],
        [16, -728],
      ],
      tones[2] as string,
    ) +
    path('M-4 -770L0 -862L4 -770Z', ink.shade) +
    circle(0, -790, 8, ink.marigold)
  return crown + rings.map(drum).join('') + rooms
}

function forest(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink, lit, time } = stage
  const next = stage.random('forest')
  const deep = h - land
  const row = (y: number, r: number, light: string, dark: string) => {
    const count = Math.ceil(w / (r * 1.25)) + 1
    return (
      rect(-5, y, w + 10, h - y + 5, dark) +
      bushes(
        next,
        Array.from(
          { length: count },
          (_, i) => [(i / (count - 1)) * w, y + r * 0.4 * next(), r * (0.8 + 0.5 * next())] as const,
        ),
        light,
        dark,
        lit,
      )
    )
  }
  const crown = (px: number, y: number, height: number, lean: number) =>
    at(
      px,
      y,
      1,
      palm(next, { height: height * u, lean, light: ink.canopy, dark: ink.leaf, trunk: ink.leaf, lit, time }),
    )
  return (
    row(land + 4 * u, 44 * u, stage.far(ink.forest, 0.2), stage.far(ink.canopy, 0.22)) +
    row(land + deep * 0.26, 62 * u, ink.forest, ink.canopy) +
    crown(w * 0.9, land + deep * 0.56, 250, -0.1) +
    crown(w * 0.99, land + deep * 0.66, 330, -0.14) +
    row(land + deep * 0.58, 78 * u, mix(ink.canopy, ink.forest, 0.25), mix(ink.canopy, ink.leaf, 0.55)) +
    row(land + deep * 0.9, 90 * u, mix(ink.canopy, ink.leaf, 0.4), ink.leaf)
  )
}

/** A branch across the lower left with a rhinoceros hornbill on it. */
function perch(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const reach = { tall: 0.17, square: 0.18, wide: 0.25 }[stage.kind] * w
  const y = h * 0.86
  const twig = (dx: number, dy: number, turn: number, length: number) =>
    at(
      reach + dx * u,
      y + dy * u,
      1,
      leaf(length * u, turn + wave(time, dx / 90) * 2, ink.canopy, ink.leaf, 0.24),
    )
  return (
    stroke(
      `M-20 ${y + 62 * u}Q${reach * 0.4} ${y + 22 * u} ${reach} ${y + 8 * u}T${reach + 150 * u} ${y - 26 * u}`,
      mix(ink.leaf, '#3a2418', 0.5),
      19 * u,
    ) +
    twig(110, -20, 40, 120) +
    twig(150, -26, -12, 130) +
    twig(60, 4, -48, 110) +
    at(reach - 10 * u, y + 2 * u, u * (stage.kind === 'wide' ? 1.1 : 0.96), hornbill(stage))
  )
}

/** The hornbill with its feet on the origin, facing right; 220 tall. */
function hornbill(stage: Stage<Ink>): string {
  const { ink } = stage
  const black = mix(ink.leaf, '#14141c', 0.75)
  const red = stage.night ? '#8c3a3a' : '#d9482b'
  return (
    poly(
      [
        [-34, -34],
        [-8, -24],
        [-34, 120],
        [-72, 112],
      ],
      ink.cream,
    ) +
    poly(
      [
        [-54, 40],
        [-20, 46],
        [-26, 76],
        [-62, 70],
      ],
      black,
    ) +
    path(
      'M-40 -30C-62 -90 -38 -160 8 -182C44 -186 58 -150 48 -108C40 -60 26 -14 6 0C-14 6 -34 -6 -40 -30Z',
      black,
    ) +
    path('M-44 -24C-62 -84 -42 -142 -10 -160C10 -120 0 -50 -30 -6Z', lighten(black, 0.1)) +
    path('M8 0Q14 -22 30 -34Q28 -8 12 4Z', ink.cream) +
    path('M42 -182Q104 -186 146 -132Q98 -150 44 -148Z', ink.cream) +
    path('M42 -150Q92 -152 140 -132Q88 -136 46 -140Z', mix(ink.cream, ink.marigold, 0.6)) +
    path('M36 -184Q52 -222 96 -222Q126 -220 134 -240Q136 -198 104 -186Q76 -178 40 -178Z', ink.marigold) +
    path('M96 -222Q126 -220 134 -240Q136 -198 104 -186Q112 -206 96 -222Z', red) +
    circle(30, -172, 9, red) +
    circle(31, -172, 4.5, ink.cream) +
    ellipse(-2, 2, 16, 7, mix(ink.marigold, ink.leaf, 0.35))
  )
}

function corner(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('corner')
  const spray = repeat(6, (i) =>
    leaf(
      (270 + 90 * next()) * u,
      14 + i * 24 + wave(time, i / 6) * 1.8,
      i % 2 ? mix(ink.leaf, ink.canopy, 0.6) : ink.leaf,
      lighten(ink.leaf, i % 2 ? 0.03 : -0.03),
      0.22,
    ),
  )
  return at(w + 30 * u, h + 40 * u, [-1, 1], spray) + at(-60 * u, h + 70 * u, 0.8, spray)
}
