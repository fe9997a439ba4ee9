import { lighten, mix } from '../colour.ts'
import { hills, mist, peak } from '../parts/land.ts'
import { birds, flags, person } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'rock' | 'shadow' | 'snow' | 'white' | 'brick' | 'earth' | 'marigold' | 'night'

/** The large stupa with its painted eyes, below the Himalaya in the light of the sunrise. */
export const nepal: Scene<Ink> = {
  name: 'nepal',
  title: 'Nepal, top of the world',
  place: 'Boudhanath',
  light: 'dawn',
  sun: { x: 0.14, y: 0.34 },
  sky: ['#3b6fae', '#8fa9cf', '#f0bdb4', '#ffe3b8'],
  palette: {
    rock: '#8f7f9f',
    shadow: '#5a5f92',
    snow: '#fff1e2',
    white: '#fff8ea',
    brick: '#b24a35',
    earth: '#8a4a48',
    marigold: '#f6a81c',
    night: '#2b2346',
  },
  draw,
}

const PRAYER = ['#2f6fb8', '#fff6e6', '#d9432f', '#3a9a5f', '#f7b52a']

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit } = stage
  const x = w * stage.focus
  const ground = h * (kind === 'wide' ? 0.86 : 0.82)
  const land = ground - 190 * u
  const size = u * (kind === 'tall' ? 0.94 : 0.9)
  const tip = ground - 640 * size
  const cloth = {
    size: 34 * u,
    colours: PRAYER.map((c) => (stage.night ? mix(c, '#16235c', 0.45) : c)),
    sag: 50 * u,
  }
  const strings: [number, number, string][] = [
    [-0.02, ground - 300 * u, 'a'],
    [x / w - (372 * size) / w, ground - 44 * size, 'b'],
    [x / w + (372 * size) / w, ground - 44 * size, 'c'],
    [1.02, ground - 320 * u, 'd'],
  ]
  return [
    sky(stage, ground, '#fff0cf'),
    sun(stage, 60, '#fff6dc'),
    clouds(stage, {
      count: 2,
      band: [0.22, 0.28],
      size: 300,
      colour: cumulusColour(stage),
    }),
    massif(stage, x, land),
    mist(stage, land - 20 * u, 110 * u, '#fff0da', 0.75),
    hills(stage, 'far', { y: land - 10 * u, amp: 60 * u, fill: stage.far(ink.shadow, 0.45), detail: 5 }),
    hills(stage, 'near', {
      y: land + 50 * u,
      amp: 50 * u,
      fill: stage.far(mix(ink.shadow, ink.earth, 0.4), 0.22),
      detail: 5,
    }),
    town(stage, ground),
    birds(stage, x + 260 * u, h * 0.24, ink.night, 5, 28),
    rect(0, ground - 6 * u, w, h - ground + 20, stage.gradient([ink.earth, mix(ink.earth, ink.night, 0.55)])),
    at(
      x,
      ground + 8 * u,
      size,
      solid(500, stupa(floodlit(stage, nepal.palette, ['white', 'marigold', 'brick'], 0.6))),
    ),
    ...strings.map(([px, py, name]) =>
      flags(stage, [x + (px * w < x ? -8 : 8) * u, tip + 26 * u], [px * w, py], { ...cloth, name }),
    ),
    court(stage, x, ground, lit),
  ].join('')
}

/** The range: Mount Everest, a dark pyramid with a plume of snow, behind lower white peaks. */
function massif(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink, lit, time } = stage
  const tint = (depth: number) => ({
    light: stage.far(ink.rock, depth),
    shade: stage.far(ink.shadow, depth),
    snow: stage.far(ink.snow, depth * 0.5),
    snowShade: stage.far(mix(ink.snow, ink.shadow, 0.42), depth * 0.5),
  })
  const summit = (dx: number, width: number, height: number, depth: number, snow: number) =>
    at(
      x + dx * u,
      base + 30 * u,
      1,
      peak(stage.random(`p${dx}`), width * u, height * u, tint(depth), lit, snow),
    )
  const plume = path(
    `M0 0Q60 ${-22 + wave(time) * 4} 130 -14Q190 -10 250 ${-34 + wave(time, 0.3) * 6}Q190 10 120 12Q50 14 0 0Z`,
    ink.white,
    { opacity: 0.7 },
  )
  return (
    summit(-760, 620, 330, 0.4, 0.7) +
    summit(800, 640, 350, 0.4, 0.7) +
    summit(-390, 640, 420, 0.28, 0.66) +
    summit(420, 620, 400, 0.28, 0.66) +
    summit(-150, 720, 520, 0.2, 0.6) +
    at(x - 150 * u, base - 488 * u, u, plume) +
    summit(190, 560, 440, 0.14, 0.62) +
    summit(-560, 460, 300, 0.16, 0.6) +
    summit(610, 520, 300, 0.14, 0.6)
  )
}

/** Brick houses with carved windows around the stupa. */
function town(stage: Stage<Ink>, ground: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('town')
  const lamp = stage.night ? '#ffd98a' : mix(ink.night, ink.brick, 0.3)
  const count = Math.ceil(w / (130 * u))
  return repeat(count, (i) => {
    const px = ((i + 0.5) / count) * w
    const width = 120 * u
    const height = (110 + 70 * next()) * u
    const wall = stage.far(
      [ink.brick, mix(ink.brick, ink.white, 0.35), mix(ink.brick, ink.earth, 0.6)][i % 3] as string,
      0.16,
    )
    const roof = stage.far(mix(ink.brick, ink.night, 0.5), 0.14)
    return (
      rect(px - width / 2, ground - height, width, height, wall) +
      rect(
        lit < 0 ? px + width * 0.16 : px - width / 2,
        ground - height,
        width * 0.34,
        height,
        lighten(wall, -0.07),
      ) +
      repeat(2, (row) =>
        repeat(3, (k) =>
          rect(
            px - width * 0.36 + k * width * 0.28,
            ground - height + (22 + row * 50) * u,
            18 * u,
            26 * u,
            lamp,
          ),
        ),
      ) +
      poly(
        [
          [px - width * 0.6, ground - height + 4 * u],
          [px - width * 0.46, ground - height - 24 * u],
          [px + width * 0.46, ground - height - 24 * u],
          [px + width * 0.6, ground - height + 4 * u],
        ],
        roof,
      )
    )
  })
}

/** The stupa: terraces, a low white dome with yellow stripes, a square tower with eyes, and gilded steps with a crown; 640 tall. */
function stupa(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const dim = mix(ink.white, ink.shadow, 0.36)
  const half = (reach: number, y: number, height: number) =>
    rect(-reach, y - height, reach * 2, height, ink.white) +
    rect(lit < 0 ? reach * 0.3 : -reach, y - height, reach * 0.7, height, dim) +
    rect(-reach - 6, y - height - 6, reach * 2 + 12, 9, mix(ink.white, ink.marigold, 0.22))
  const niche = (reach: number, y: number, count: number) =>
    repeat(count, (i) => {
      const px = -reach + ((i + 0.5) / count) * reach * 2
      return path(`M${px - 8} ${y}V${y - 18}Q${px} ${y - 30} ${px + 8} ${y - 18}V${y}Z`, ink.brick)
    })
  const dome = 'M-252 -140C-262 -290 -150 -352 0 -352C150 -352 262 -290 252 -140Z'
  const shade =
    lit < 0
      ? 'M92 -140C170 -220 150 -310 60 -348C180 -338 260 -280 252 -140Z'
      : 'M-92 -140C-170 -220 -150 -310 -60 -348C-180 -338 -260 -280 -252 -140Z'
  const petals = repeat(9, (i) => {
    const px = -200 + i * 50
    const top = -330 + Math.abs(i - 4) ** 2 * 5.6
    return path(
      `M${px - 27} ${top - 26}Q${px - 25} ${top + 42} ${px} ${top + 62}Q${px + 25} ${top + 42} ${px + 27} ${top - 26}Z`,
      (i - 4) * lit < -1 ? lighten(ink.marigold, -0.11) : ink.marigold,
    )
  })
  const tower =
    rect(-84, -446, 168, 98, ink.marigold) +
    rect(lit < 0 ? 30 : -84, -446, 54, 98, lighten(ink.marigold, -0.12)) +
    rect(-92, -456, 184, 14, ink.white) +
    rect(-84, -356, 168, 10, ink.brick) +
    eye(-38, ink, 1) +
    eye(38, ink, -1) +
    stroke('M1 -396Q13 -390 6 -382Q-4 -376 4 -368Q9 -364 12 -368', ink.brick, 4) +
    circle(0, -426, 5, ink.brick)
  const steps = repeat(13, (i) => {
    const reach = 78 - i * 5.2
    const y = -456 - i * 9.6
    return (
      rect(-reach, y - 9, reach * 2, 8, ink.marigold) +
      rect(lit < 0 ? reach * 0.3 : -reach, y - 9, reach * 0.7, 8, lighten(ink.marigold, -0.13)) +
      rect(-reach, y - 1.6, reach * 2, 2, ink.brick)
    )
  })
  const crown =
    path('M-44 -584Q0 -608 44 -584L36 -574H-36Z', ink.marigold) +
    rect(-34, -576, 68, 12, ink.brick) +
    path('M-14 -598L0 -660L14 -598Z', ink.marigold) +
    circle(0, -614, 9, lighten(ink.marigold, -0.1))
  return (
    half(392, 0, 50) +
    niche(380, -6, 17) +
    half(330, -54, 42) +
    niche(318, -58, 13) +
    half(278, -98, 40) +
    path(dome, ink.white) +
    path(shade, dim) +
    stage.clip(dome, petals) +
    tower +
    steps +
    crown
  )
}

/** One half-closed painted eye with its brow; `side` is the direction of the nose. */
function eye(x: number, ink: Record<Ink, string>, side: -1 | 1): string {
  const mirrorX = (dx: number) => x + dx * side
  return (
    path(
      `M${mirrorX(-32)} -402Q${mirrorX(-6)} -428 ${mirrorX(28)} -402Q${mirrorX(0)} -390 ${mirrorX(-32)} -402Z`,
      ink.white,
    ) +
    path(
      `M${mirrorX(-34)} -404Q${mirrorX(-6)} -434 ${mirrorX(30)} -402Q${mirrorX(-2)} -420 ${mirrorX(-34)} -404Z`,
      ink.night,
    ) +
    circle(x, -405, 8, mix(ink.night, '#2f6fb8', 0.5)) +
    path(
      `M${mirrorX(-36)} -422Q${mirrorX(-4)} -444 ${mirrorX(30)} -420Q${mirrorX(-2)} -434 ${mirrorX(-36)} -422Z`,
      ink.brick,
    )
  )
}

/** The paved court with pilgrims, pigeons, and a row of butter lamps at the front. */
function court(stage: Stage<Ink>, x: number, ground: number, lit: -1 | 1): string {
  const { w, h, u, ink } = stage
  const deep = h - ground
  const monk = (dx: number, dy: number, size: number, coat: string, facing: -1 | 1) =>
    at(
      x + dx * u,
      ground + deep * dy,
      1,
      person(size * u, { coat, legs: ink.brick, skirt: true, hair: '#3a2a2a', facing, pose: 'walk' }),
    )
  const next = stage.random('doves')
  const doves = repeat(9, () => {
    const px = x + (next() * 2 - 1) * 420 * u
    const py = ground + deep * (0.45 + 0.3 * next())
    return at(
      px,
      py,
      [next() > 0.5 ? u : -u, u],
      path(
        'M-15 -3Q-6 -14 8 -11Q12 -19 18 -15L22 -12L17 -10Q12 1 -2 0Z',
        mix(ink.white, ink.shadow, 0.3 + 0.4 * next()),
      ),
    )
  })
  const count = Math.ceil(w / (74 * u))
  const lamps = repeat(count + 1, (i) => {
    const px = (i / count) * w
    return at(
      px,
      h - 26 * u,
      u,
      circle(0, -34, 62, stage.glow('#ffc35c', stage.night ? 0.6 : 0.28)) +
        path('M-17 -20H17Q12 0 4 4L12 30H-12L-4 4Q-12 0 -17 -20Z', lighten(ink.marigold, -0.1)) +
        path('M-7 -22Q-8 -38 0 -54Q8 -38 7 -22Z', '#fff0b8'),
    )
  })
  return (
    rect(0, ground + deep * 0.34, w, 3 * u, ink.night, { opacity: 0.22 }) +
    rect(0, ground + deep * 0.58, w, 4 * u, ink.night, { opacity: 0.22 }) +
    monk(-250, 0.36, 122, ink.brick, 1) +
    monk(-196, 0.4, 116, mix(ink.brick, ink.marigold, 0.7), 1) +
    monk(290, 0.42, 124, stage.night ? '#4a5a8c' : '#2f6fa0', lit) +
    doves +
    rect(0, h - 30 * u, w, 40 * u, ink.night) +
    lamps +
    rect(0, h - 12 * u, w, 20 * u, ink.night)
  )
}
