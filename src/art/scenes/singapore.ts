import { lighten, mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { birds } from '../parts/life.ts'
import { bushes, leaf } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'tower' | 'shade' | 'bay' | 'tree' | 'canopy' | 'leaf' | 'marigold' | 'cream'

/** Marina Bay Sands, three towers under one long roof garden, and the lit supertrees across the bay, just after sunset. */
export const singapore: Scene<Ink> = {
  name: 'singapore',
  title: 'Singapore, garden city',
  place: 'Gardens by the Bay',
  light: 'dusk',
  sun: { x: 0.16, y: 0.5 },
  sky: ['#1d3d78', '#5b5fa3', '#e58a86', '#ffd39a'],
  palette: {
    tower: '#ffdcae',
    shade: '#6b5b94',
    bay: '#31608f',
    tree: '#8c2f63',
    canopy: '#d64f79',
    leaf: '#123f4a',
    marigold: '#ffb52e',
    cream: '#fff0cf',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.71 : 0.66)
  const next = stage.random('bushes')
  stage.sun.y = land - 70 * u
  const lamp = '#ffd97f'
  return [
    sky(stage, land + 10 * u, '#ffd9a0'),
    strata(stage, land - 330 * u, mix(stage.sky[2] as string, stage.sky[3] as string, 0.35), 3),
    sun(stage, 78, '#fff0c0'),
    birds(stage, x - 200 * u, land - 590 * u, ink.leaf, 5, 24),
    skyline(stage, 'back', {
      y: land + 4,
      from: -20,
      to: w + 20,
      height: 210 * u,
      fill: stage.far(ink.shade, 0.62),
    }),
    skyline(stage, 'front', {
      y: land + 4,
      from: -20,
      to: x - 330 * u,
      height: 150 * u,
      fill: stage.far(ink.shade, 0.34),
      window: lamp,
    }),
    skyline(stage, 'east', {
      y: land + 4,
      from: x + 380 * u,
      to: w + 20,
      height: 120 * u,
      fill: stage.far(ink.shade, 0.34),
      window: lamp,
    }),
    at(x + 20 * u, land + 6 * u, u * 0.98, solid(600, marinaBaySands(stage, lamp))),
    bushes(
      next,
      Array.from({ length: 22 }, (_, i) => [(i / 21) * w, land + 10 * u, (20 + 9 * (i % 3)) * u] as const),
      mix(ink.leaf, ink.bay, 0.35),
      ink.leaf,
      lit,
    ),
    sea(stage, {
      top: land + 10 * u,
      far: mix(ink.bay, stage.sky[2] as string, 0.62),
      near: mix(ink.bay, ink.leaf, 0.25),
      foam: ink.cream,
      rows: 8,
    }),
    reflections(stage, land + 10 * u, x, lamp),
    solid(
      100 * u,
      bumboat(stage, x + 6 * u, land + (kind === 'wide' ? 84 : 132) * u, lamp),
      x,
      land + 100 * u,
    ),
    garden(stage, land, x, lamp),
  ].join('')
}

/** The three towers, each of a leaning and a vertical slab, and the roof garden in the shape of a ship; 480 tall. */
function marinaBaySands(stage: Stage<Ink>, lamp: string): string {
  const { ink, lit } = stage
  const next = stage.random('sands')
  const tower = (x: number) => {
    const front = `M${x - 78} 0Q${x - 44} -170 ${x - 40} -392H${x + 8}Q${x + 6} -150 ${x - 22} 0Z`
    const back = `M${x - 6} -392H${x + 48}Q${x + 54} -160 ${x + 66} 0H${x + 8}Q${x - 4} -160 ${x - 6} -392Z`
    const bright = lit < 0 ? front : back
    const dim = lit < 0 ? back : front
    const floors = repeat(15, (i) => rect(x - 82, -30 - i * 25, 160, 3, ink.shade, { opacity: 0.34 }))
    const rooms = repeat(26, () => rect(x - 40 + next() * 84, -20 - next() * 350, 6, 11, lamp))
    return (
      path(dim, mix(ink.shade, ink.tower, 0.12)) +
      path(bright, ink.tower) +
      stage.clip(`${front}${back}`, floors + rooms)
    )
  }
  const deck =
    'M-312 -420Q-250 -392 -60 -392H200Q312 -394 352 -432Q300 -424 200 -424H-120Q-240 -424 -312 -420Z'
  const trees = repeat(17, (i) => circle(-210 + i * 31, -430 - (i % 3) * 3, 8 + (i % 2) * 4, ink.leaf))
  return (
    tower(-190) +
    tower(12) +
    tower(214) +
    trees +
    path(deck, ink.cream) +
    path(
      'M-286 -410Q-220 -392 -60 -392H200Q300 -394 340 -420Q280 -408 190 -408H-120Q-230 -406 -286 -410Z',
      mix(ink.shade, ink.cream, 0.25),
    ) +
    repeat(14, (i) => circle(-220 + i * 38, -402, 2.6, lamp))
  )
}

function reflections(stage: Stage<Ink>, top: number, x: number, lamp: string): string {
  const { h, u, ink, time } = stage
  const next = stage.random('reflections')
  return repeat(30, (i) => {
    const t = (i % 10) / 10
    const y = top + 8 * u + (h - top) * 0.5 * t ** 1.2
    const column = x + ((i % 3) - 1) * 205 * u + 20 * u
    return lens(
      column + (next() - 0.5) * 60 * u + wave(time, next()) * 12 * u,
      y,
      (60 + 70 * next()) * u,
      (2 + 4 * t) * u,
      i % 4 === 0 ? lamp : ink.tower,
      { opacity: num(0.75 - 0.5 * t) },
    )
  })
}

/** A wooden river boat with an awning and a string of lamps. */
function bumboat(stage: Stage<Ink>, x: number, y: number, lamp: string): string {
  const { u, ink, time } = stage
  const hull = path('M-104 -22Q-76 -8 -40 -8H70Q92 -10 108 -26Q100 10 66 16H-62Q-92 10 -104 -22Z', ink.tree)
  const rim = path('M-104 -22Q-76 -8 -40 -8H70Q92 -10 108 -26Q98 -4 68 0H-58Q-88 -4 -104 -22Z', ink.marigold)
  const cabin =
    rect(-56, -40, 110, 34, mix(ink.leaf, ink.tree, 0.4)) +
    repeat(5, (i) => rect(-50 + i * 21, -34, 15, 14, lamp))
  const awning = path('M-70 -42Q0 -58 68 -42L64 -36H-66Z', ink.canopy)
  const lamps = repeat(7, (i) => circle(-60 + i * 20, -48 - Math.sin((i / 6) * Math.PI) * 6, 2.6, lamp))
  const wake =
    ellipse(0, 18, 104, 7, ink.leaf, { opacity: 0.45 }) +
    repeat(4, (i) =>
      lens(wave(time, i * 0.2) * 5, 28 + i * 9, 150 - i * 30, 4, i % 2 ? ink.canopy : lamp, {
        opacity: num(0.5 - 0.1 * i),
      }),
    )
  return at(x + wave(time) * 16 * u, y, u * 0.92, wake + cabin + awning + lamps + hull + rim)
}

function garden(stage: Stage<Ink>, land: number, x: number, lamp: string): string {
  const { w, h, u, ink, kind } = stage
  const bank = h - (h - land) * 0.24
  const lawn = path(
    `M-10 ${num(bank + 20 * u)}Q${num(w * 0.25)} ${num(bank - 36 * u)} ${num(w * 0.5)} ${num(bank + 14 * u)}T${num(w + 10)} ${num(bank - 14 * u)}V${h + 10}H-10Z`,
    stage.gradient([mix(ink.leaf, ink.bay, 0.25), ink.leaf]),
  )
  // In a tall picture there is more water below the towers, so the trees are nearer and larger.
  const trees: [number, number][] =
    kind === 'wide'
      ? [
          [x - 455 * u, 360],
          [x + 460 * u, 400],
          [x - 280 * u, 250],
          [x + 300 * u, 230],
        ]
      : [
          [x - 350 * u, 470],
          [x + 362 * u, 520],
          [x - 205 * u, 300],
          [x + 215 * u, 270],
        ]
  const next = stage.random('fore')
  return (
    trees
      .sort((a, b) => a[1] - b[1])
      .map(([px, height]) =>
        at(px, bank + (20 + (height - 200) * 0.1) * u, u, solid(300, supertree(stage, height, lamp))),
      )
      .join('') +
    lawn +
    at(
      -20 * u,
      h + 20 * u,
      1,
      repeat(5, (i) => leaf((190 + 60 * next()) * u, 20 + i * 26, lighten(ink.leaf, 0.06), ink.leaf, 0.2)),
    ) +
    at(
      w + 20 * u,
      h + 20 * u,
      [-1, 1],
      repeat(5, (i) => leaf((190 + 60 * next()) * u, 20 + i * 26, lighten(ink.leaf, 0.06), ink.leaf, 0.2)),
    )
  )
}

/** A supertree: a trunk covered with plants that widens into a bowl of wires. */
function supertree(stage: Stage<Ink>, height: number, lamp: string): string {
  const { ink, lit, time } = stage
  const k = height / 300
  const r = 120 * k
  const top = -height
  const pulse = 0.5 + 0.25 * wave(time, height / 97)
  const trunk = path(
    `M${-26 * k} 0Q${-15 * k} ${num(top * 0.5)} ${-17 * k} ${num(top * 0.72)}Q${-24 * k} ${num(top * 0.86)} ${num(-r * 0.7)} ${num(top * 0.99)}L${num(r * 0.7)} ${num(top * 0.99)}Q${24 * k} ${num(top * 0.86)} ${17 * k} ${num(top * 0.72)}Q${15 * k} ${num(top * 0.5)} ${26 * k} 0Z`,
    ink.tree,
  )
  const side = path(
    lit < 0
      ? `M0 0V${num(top * 0.98)}H${num(-r * 0.7)}Q${-24 * k} ${num(top * 0.86)} ${-17 * k} ${num(top * 0.72)}Q${-15 * k} ${num(top * 0.5)} ${-26 * k} 0Z`
      : `M0 0V${num(top * 0.98)}H${num(r * 0.7)}Q${24 * k} ${num(top * 0.86)} ${17 * k} ${num(top * 0.72)}Q${15 * k} ${num(top * 0.5)} ${26 * k} 0Z`,
    ink.canopy,
  )
  const wires = repeat(11, (i) => {
    const t = (i / 10) * 2 - 1
    return stroke(
      `M${num(t * 15 * k)} ${num(top * 0.74)}Q${num(t * 26 * k)} ${num(top * 0.92)} ${num(t * r)} ${num(top * (1.03 - 0.03 * Math.abs(t)))}`,
      i % 2 ? ink.canopy : ink.marigold,
      3.2 * k,
    )
  })
  const rim =
    ellipse(0, top * 1.01, r, 13 * k, ink.canopy) + ellipse(0, top * 1.015, r * 0.9, 8 * k, ink.tree)
  const bulbs = repeat(9, (i) =>
    circle(((i / 8) * 2 - 1) * r * 0.95, top * 1.0 + Math.abs(i - 4) * 0.5 * k, 3.2 * k, lamp),
  )
  return (
    circle(0, top * 0.95, r * 1.5, stage.glow('#ff9fb0', pulse * 0.6)) +
    trunk +
    side +
    repeat(6, (i) =>
      poly(
        [
          [-24 * k + i * 1.4 * k, -height * (0.06 + i * 0.11)],
          [24 * k - i * 1.4 * k, -height * (0.1 + i * 0.11)],
          [24 * k - i * 1.4 * k, -height * (0.12 + i * 0.11)],
          [-24 * k + i * 1.4 * k, -height * (0.08 + i * 0.11)],
        ],
        ink.leaf,
        { opacity: 0.55 },
      ),
    ) +
    wires +
    rim +
    bulbs
  )
}
