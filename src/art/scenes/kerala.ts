import { lighten, mix } from '../colour.ts'
import { litWater } from '../parts/lamps.ts'
import { hills } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { bushes, leaf, palm } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, rect, repeat, stroke } from '../shape.ts'

type Ink = 'cane' | 'hull' | 'water' | 'palm' | 'shade' | 'field' | 'marigold' | 'rose'

/** A houseboat on a still canal at sunset, with coconut palms on both banks. */
export const kerala: Scene<Ink> = {
  name: 'kerala',
  title: 'Kerala, backwater time',
  place: 'Kumarakom',
  light: 'dusk',
  sun: { x: 0.36, y: 0.43 },
  sky: ['#f0803f', '#f9a24c', '#ffc768', '#ffe8a8'],
  palette: {
    cane: '#d99a4e',
    hull: '#3f1f26',
    water: '#d8834a',
    palm: '#1f5a48',
    shade: '#10362f',
    field: '#7ba04a',
    marigold: '#ffb326',
    rose: '#c23a4b',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const shore = h * (kind === 'wide' ? 0.58 : 0.55)
  const x = w * stage.focus
  stage.placeSun(x - 190 * u, shore - 150 * u)
  return [
    sky(stage, shore + 4, '#fff0b8'),
    strata(stage, shore - 330 * u, stage.night ? '#33417f' : lighten(stage.sky[2] as string, 0.05), 4),
    sun(stage, 110, '#fff3c4'),
    birds(stage, x + 120 * u, shore - 380 * u, ink.hull, 6, 28),
    hills(stage, 'ghats', { y: shore - 34 * u, amp: 44 * u, fill: stage.far(ink.palm, 0.68), detail: 3 }),
    bank(stage, shore),
    sea(stage, {
      top: shore,
      far: mix(ink.water, ink.marigold, 0.45),
      near: mix(ink.water, ink.hull, 0.62),
      foam: lighten(ink.marigold, 0.08),
      rows: 10,
    }),
    reflections(stage, shore),
    sunPath(stage, shore, h, '#fff0b8', 0.9),
    kind === 'wide' ? canoe(stage, w * 0.24, shore + 60 * u) : '',
    solid(
      300 * u,
      houseboat(stage, x + 20 * u, h * (kind === 'wide' ? 0.83 : 0.77), u * (kind === 'tall' ? 0.92 : 0.98)),
      x,
      h * 0.8,
    ),
    foreground(stage),
  ].join('')
}

/** The far bank: rice fields with a row of palms, with more haze the further away they are. */
function bank(stage: Stage<Ink>, shore: number): string {
  const { w, u, ink, lit, time } = stage
  const next = stage.random('bank')
  const green = stage.far(ink.palm, 0.34)
  const row = repeat(11, (i) => {
    const height = (120 + 90 * next()) * u
    return at(
      ((i + 0.3 + 0.4 * next()) / 11) * w,
      shore,
      1,
      palm(next, {
        height,
        lean: (next() - 0.5) * 0.3,
        light: green,
        dark: stage.far(ink.palm, 0.24),
        trunk: stage.far(ink.shade, 0.3),
        lit,
        time,
      }),
    )
  })
  return (
    row +
    bushes(
      next,
      Array.from({ length: 24 }, (_, i) => [(i / 23) * w, shore + 2 * u, (14 + 9 * (i % 4)) * u] as const),
      green,
      stage.far(ink.palm, 0.2),
      lit,
    ) +
    rect(0, shore - 5 * u, w, 7 * u, stage.far(ink.field, 0.12))
  )
}

const reflections = (stage: Stage<Ink>, shore: number) => {
  const next = stage.random('mirror')
  return repeat(22, (i) =>
    lens(
      (i / 21) * stage.w + wave(stage.time, next()) * 6 * stage.u,
      shore + (8 + 46 * next()) * stage.u,
      (70 + 80 * next()) * stage.u,
      (4 + 5 * next()) * stage.u,
      stage.ink.palm,
      { opacity: 0.34 },
    ),
  )
}

/** The houseboat with its bow to the left: a wooden hull with raised ends, two woven barrel roofs, a verandah and a lamp; about 800 long. */
function houseboat(stage: Stage<Ink>, x: number, y: number, k: number): string {
  const { ink, lit, night, time } = stage
  const bob = wave(time) * 2.5
  const cane = ink.cane
  const dim = mix(cane, ink.hull, 0.42)
  const hull =
    'M-424 -92Q-392 -36 -330 -24H318Q384 -34 420 -84Q426 -20 372 22Q350 36 300 38H-300Q-352 34 -384 6Q-418 -28 -424 -92Z'
  const planks =
    path(
      'M-420 -74Q-388 -18 -322 -8H314Q380 -16 418 -64L418 -52Q378 -2 314 6H-318Q-388 -2 -418 -58Z',
      ink.marigold,
    ) +
    path(
      'M-396 -4Q-352 24 -300 26H300Q354 24 384 -2Q362 34 300 38H-300Q-352 34 -396 -4Z',
      mix(ink.hull, ink.shade, 0.5),
    )
  const barrel = (left: number, right: number, rise: number, eave: number) => {
    const mid = (left + right) / 2
    const outline = `M${left} ${-eave}Q${left + 16} ${-rise} ${left + (mid - left) * 0.5} ${-rise - 26}Q${mid} ${-rise - 44} ${right - (right - mid) * 0.5} ${-rise - 26}Q${right - 16} ${-rise} ${right} ${-eave}Z`
    const ribs = repeat(6, (i) =>
      stroke(
        `M${num(left + ((i + 0.6) / 6.2) * (right - left))} ${num(-eave)}Q${num(left + ((i + 0.6) / 6.2) * (right - left) + (i < 3 ? -9 : 9))} ${num(-rise)} ${num(mid + (left + ((i + 0.6) / 6.2) * (right - left) - mid) * 0.78)} ${num(-rise - 34)}`,
        dim,
        5,
        { opacity: 0.75 },
      ),
    )
    const weave = repeat(4, (i) =>
      stroke(`M${left + 6} ${-eave - 16 - i * 26}H${right - 6}`, dim, 2.4, { opacity: 0.45 }),
    )
    const shade = path(
      lit < 0
        ? `M${mid + (right - mid) * 0.25} ${-eave}L${mid + (right - mid) * 0.35} ${-rise - 40}L${right + 4} ${-rise - 20}V${-eave}Z`
        : `M${mid - (mid - left) * 0.25} ${-eave}L${mid - (mid - left) * 0.35} ${-rise - 40}L${left - 4} ${-rise - 20}V${-eave}Z`,
      dim,
      { opacity: 0.6 },
    )
    const glint = path(
      `M${mid - (right - left) * 0.3} ${-rise - 22}Q${mid} ${-rise - 42} ${mid + (right - left) * 0.3} ${-rise - 22}Q${mid} ${-rise - 30} ${mid - (right - left) * 0.3} ${-rise - 22}Z`,
      lighten(cane, 0.13),
    )
    return path(outline, cane) + stage.clip(outline, shade + ribs + weave) + glint
  }
  const glass = night ? '#ffd277' : mix(ink.hull, ink.rose, 0.22)
  const cabin =
    rect(-116, -122, 400, 100, mix(cane, ink.hull, 0.18)) +
    repeat(
      4,
      (i) =>
        rect(-86 + i * 94, -106, 58, 58, glass) +
        rect(-60 + i * 94, -106, 6, 58, cane) +
        rect(-92 + i * 94, -114, 70, 8, dim),
    )
  const deck =
    rect(-330, -30, 214, 10, ink.marigold) +
    repeat(4, (i) => stroke(`M${-318 + i * 62} -24V-150`, ink.hull, 8)) +
    rect(-322, -62, 206, 6, ink.hull) +
    repeat(12, (i) => rect(-318 + i * 17, -58, 3, 34, ink.hull))
  const lamp =
    circle(-222, -118, 60, stage.glow('#ffdf8a', 0.8)) +
    stroke('M-222 -150V-128', ink.hull, 3) +
    circle(-222, -118, 11, '#fff0b8')
  const people =
    at(-262, -24, 1, person(104, { coat: '#fff2d8', legs: ink.rose, skirt: true })) +
    at(-176, -24, 1, person(110, { coat: ink.rose, legs: '#fff2d8', skirt: true, facing: -1 })) +
    at(352, -34, 1, person(118, { coat: ink.hull, legs: '#fff2d8', skirt: true }))
  const pole = stroke('M372 -128L452 44', ink.cane, 6)
  const wake =
    ellipse(0, 42, 420, 20, ink.shade, { opacity: 0.5 }) +
    repeat(5, (i) =>
      lens(
        -40 + i * 20 + wave(time, i * 0.2) * 10,
        60 + i * 15,
        640 - i * 110,
        6,
        i % 2 ? ink.cane : ink.hull,
        { opacity: 0.42 - 0.05 * i },
      ),
    )
  const windows = repeat(4, (i) => litWater({ ...stage, u: 1 }, -57 + i * 94, 46, 170, 66))
  const finial =
    path('M-424 -92Q-440 -132 -418 -152Q-402 -150 -406 -132Q-420 -128 -414 -92Z', ink.marigold) +
    path('M420 -84Q436 -116 420 -134Q406 -132 410 -118Q418 -110 412 -84Z', ink.marigold)
  return at(
    x,
    y + bob,
    k,
    wake +
      windows +
      litWater({ ...stage, u: 1 }, -222, 46, 130, 50, 0.5) +
      cabin +
      deck +
      lamp +
      people +
      barrel(-130, 300, 214, 116) +
      barrel(-342, -100, 190, 142) +
      path(hull, ink.hull) +
      planks +
      finial +
      pole,
  )
}

/** A distant dugout canoe with a man who pushes it with a pole. */
function canoe(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, time } = stage
  const drift = wave(time, 0.3) * 10 * u
  return at(
    x + drift,
    y,
    u,
    lens(0, 5, 170, 5, ink.shade, { opacity: 0.4 }) +
      path('M-84 -16Q-60 4 0 4Q60 4 84 -16Q66 12 0 12Q-66 12 -84 -16Z', ink.hull) +
      at(28, 0, 1, person(66, { coat: ink.hull, legs: ink.hull })) +
      stroke('M44 -66L74 26', ink.hull, 3),
  )
}

function foreground(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const next = stage.random('near')
  const stand = (x: number, height: number, lean: number) =>
    at(
      x,
      h + 20 * u,
      1,
      palm(next, {
        height: height * u,
        lean,
        light: ink.palm,
        dark: ink.shade,
        trunk: ink.hull,
        lit,
        time,
        nuts: ink.marigold,
        crown: kind === 'tall' ? 0.3 : 0.36,
      }),
    )
  const clump = repeat(6, (i) =>
    leaf((170 + 60 * next()) * u, 15 + i * 26, i % 2 ? ink.palm : lighten(ink.shade, 0.03), ink.shade, 0.19),
  )
  const trees =
    kind === 'tall'
      ? stand(w * -0.02, 1010, 0.09) + stand(w * 1.03, 920, -0.07)
      : stand(w * 0.02, kind === 'wide' ? 820 : 760, 0.12) + stand(w * 0.99, 900, -0.04)
  return (
    trees +
    at(-20 * u, h + 24 * u, 1, clump) +
    at(w + 20 * u, h + 24 * u, [-1, 1], clump) +
    repeat(4, (i) =>
      ellipse(
        w * (0.3 + i * 0.13),
        h - (14 + (i % 2) * 18) * u,
        42 * u,
        9 * u,
        mix(ink.palm, ink.field, 0.4),
      ),
    ) +
    repeat(2, (i) =>
      at(
        w * (0.36 + i * 0.27),
        h - (24 + i * 14) * u,
        u,
        circle(0, 0, 9, ink.rose) + circle(0, -3, 5, '#ffd7c4'),
      ),
    )
  )
}
