import { lighten, mix } from '../colour.ts'
import { CHEER, human, type Outfit, type Pose, SIT, STAND, STEP, WAVE } from '../parts/figures.ts'
import { hills, mist, range } from '../parts/land.ts'
import { birds, lantern } from '../parts/life.ts'
import { bough, leaf, marigold, palm, tree } from '../parts/plants.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { cloudOf, clouds, sky, strata, sun } from '../parts/sky.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, type Point, path, rect, repeat, stroke } from '../shape.ts'
import type { Hour, MotifInk } from './kit.ts'
import { inkOf, placeOf, skyOf } from './places.ts'

type Draw = (stage: Stage<MotifInk>) => string

/** Sky, sun and clouds down to `y`; the sun stands where the picture wants it. */
function open(stage: Stage<MotifInk>, y: number, disc: number): string {
  const low = stage.light === 'dusk' || stage.light === 'dawn'
  return (
    rect(0, 0, stage.w, stage.h, stage.sky.at(-1) ?? stage.ink.cream) +
    sky(stage, y + 20, '#ffe0a0') +
    sun(stage, disc) +
    (low
      ? strata(stage, y * 0.36, cloudOf(stage, 0.02), 3)
      : clouds(stage, { count: 3, band: [0.08, 0.24], size: 280, colour: cloudOf(stage, 0.06) }))
  )
}

const SKIN = '#a9693f'

/** Holding the legs of the child on the shoulders. */
const CARRY: Pose = {
  ...STEP,
  arms: [
    [
      [9, -76],
      [19, -64],
      [9, -71],
    ],
    [
      [-9, -76],
      [-19, -64],
      [-9, -71],
    ],
  ],
}

/** A small child on the shoulders: the seat is at the origin. */
const ASTRIDE: Pose = {
  head: [0, -42],
  neck: [0, -32],
  hip: [0, -3],
  arms: [
    [
      [8, -28],
      [19, -36],
      [25, -50],
    ],
    [
      [-8, -28],
      [-19, -36],
      [-25, -50],
    ],
  ],
  legs: [
    [
      [5, -3],
      [8, 8],
      [7, 22],
    ],
    [
      [-5, -3],
      [-8, 8],
      [-7, 22],
    ],
  ],
}

/** Two parents, a child on the shoulders and one on the run, along an evening beach. */
const family: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.56
  stage.sun.x = w * 0.5
  stage.sun.y = y - 110 * u
  const base = h * 0.88
  return [
    open(stage, y, 120),
    hills(stage, 'far', { y: y - 10 * u, amp: 40 * u, fill: stage.far(ink.leaf, 0.4), bottom: y + 6 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 6 }),
    sunPath(stage, y, h * 0.8, mix(ink.marigold, ink.cream, 0.4)),
    shore(
      stage,
      [
        [-20, h * 0.8],
        [w * 0.3, h * 0.76],
        [w * 0.7, h * 0.78],
        [w + 20, h * 0.72],
      ],
      mix(ink.sand, ink.roof, 0.2),
      mix(ink.sand, ink.deep, 0.45),
      '#fff3e0',
    ),
    repeat(3, (i) =>
      ellipse(w * (0.44 + 0.127 * i), base + (6 + i * 5) * u, 60 * u, 7 * u, ink.near, { opacity: 0.3 }),
    ),
    at(
      w * 0.44,
      base,
      1,
      at(
        0,
        -300 * u,
        1,
        human(196 * u, ASTRIDE, {
          wear: 'shirt',
          top: ink.marigold,
          bottom: ink.water,
          trim: ink.near,
          skin: SKIN,
        }),
      ) +
        human(340 * u, CARRY, {
          wear: 'kurta',
          top: ink.cream,
          bottom: mix(ink.cream, ink.far, 0.4),
          trim: ink.roof,
          skin: SKIN,
        }) +
        stroke(
          `M${-26 * u} ${-292 * u}L${-30 * u} ${-262 * u}L${-24 * u} ${-226 * u}M${26 * u} ${-292 * u}L${30 * u} ${-262 * u}L${24 * u} ${-226 * u}`,
          ink.water,
          14 * u,
        ),
    ),
    at(
      w * 0.57,
      base + 8 * u,
      1,
      human(315 * u, STEP, {
        wear: 'sari',
        top: ink.cloth,
        bottom: ink.cloth,
        trim: ink.marigold,
        style: 'bun',
        skin: lighten(SKIN, 0.04),
      }),
    ),
    at(
      w * 0.69,
      base + 16 * u,
      1,
      human(200 * u, WAVE, {
        wear: 'frock',
        top: mix(ink.water, ink.cream, 0.2),
        bottom: ink.water,
        trim: ink.marigold,
        style: 'plait',
        skin: SKIN,
      }),
    ),
    at(w * 0.27, base + 34 * u, 1, castle(u, mix(ink.sand, ink.roof, 0.35), ink.cloth)),
    at(
      w * 0.98,
      h * 0.98,
      1,
      palm(stage.random('palm'), {
        height: 760 * u,
        lean: 0.08,
        light: mix(ink.leaf, ink.near, 0.3),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
    birds(stage, w * 0.25, h * 0.2, ink.near, 5, 30),
  ].join('')
}

/** A sand castle with its flag. */
const castle = (u: number, sand: string, flag: string) =>
  at(
    0,
    0,
    u,
    path('M-96 0L-60 -54H60L96 0Z', lighten(sand, -0.05)) +
      rect(-62, -96, 36, 60, sand) +
      rect(26, -96, 36, 60, sand) +
      rect(-22, -120, 44, 84, lighten(sand, 0.04)) +
      stroke('M0 -120V-176', '#3a2a3f', 4) +
      path('M2 -176L46 -162L2 -148Z', flag),
  )

/** Friends on a ridge with their arms in the air. */
const group: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.6
  stage.sun.x = w * 0.5
  stage.sun.y = h * 0.4
  const crest: Point[] = [
    [-20, h * 0.86],
    [w * 0.25, h * 0.8],
    [w * 0.5, h * 0.775],
    [w * 0.76, h * 0.8],
    [w + 20, h * 0.87],
  ]
  const friends: [Pose, Outfit][] = [
    [WAVE, { wear: 'kurta', top: ink.marigold, bottom: ink.cream, trim: ink.roof }],
    [CHEER, { wear: 'shirt', top: ink.deep, bottom: ink.near, trim: ink.near, bag: ink.cloth }],
    [STAND, { wear: 'sari', top: ink.cloth, bottom: ink.cloth, trim: ink.marigold, style: 'bun' }],
    [CHEER, { wear: 'kurta', top: ink.cream, bottom: mix(ink.deep, ink.near, 0.3), trim: ink.roof }],
    [
      WAVE,
      {
        wear: 'frock',
        top: mix(ink.water, ink.cream, 0.3),
        bottom: ink.water,
        trim: ink.marigold,
        style: 'long',
      },
    ],
    [CHEER, { wear: 'shirt', top: ink.roof, bottom: ink.deep, trim: ink.near, hat: ink.sand, bag: ink.leaf }],
  ]
  return [
    open(stage, y, 150),
    range(stage, 'peaks', {
      y: y + 30 * u,
      height: 250 * u,
      count: 4,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.3), snow: ink.cream },
      snow: 0.4,
      depth: 0.3,
    }),
    mist(stage, y + 10 * u, 60 * u, ink.cream, 0.8),
    hills(stage, 'mid', { y: y + 50 * u, amp: 60 * u, fill: stage.far(ink.leaf, 0.2) }),
    hill(
      crest,
      [
        [w + 20, h + 5],
        [-20, h + 5],
      ],
      stage.gradient([mix(ink.leaf, ink.near, 0.5), ink.near]),
    ),
    friends
      .map(([pose, outfit], i) =>
        at(
          w * (0.17 + 0.132 * i),
          h * (0.85 - 0.04 * Math.sin(((i + 0.5) / 6) * 3.14)),
          1,
          human(
            (262 + 26 * ((i * 7) % 3)) * u,
            pose,
            { ...outfit, skin: lighten(SKIN, ((i % 3) - 1) * 0.04) },
            i % 2 ? -1 : 1,
          ),
        ),
      )
      .join(''),
    leaves(stage),
  ].join('')
}

/** Dark leaves in both lower corners. */
function leaves(stage: Stage<MotifInk>): string {
  const { w, h, u, ink } = stage
  const spray = repeat(6, (i) =>
    leaf(
      (300 - 14 * i) * u,
      8 + i * 17,
      i % 2 ? mix(ink.leaf, ink.near, 0.55) : ink.near,
      lighten(ink.near, 0.03),
      0.17,
    ),
  )
  return at(-30 * u, h + 40 * u, 1, spray) + at(w + 30 * u, h + 40 * u, [-1, 1], spray)
}

/** Two at a table over the water, lanterns and a marigold garland above. */
const honeymoon: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.56
  stage.sun.x = w * 0.5
  stage.sun.y = y - 90 * u
  const deck = h * 0.84
  const x = w * 0.5
  return [
    open(stage, y, 130),
    hills(stage, 'far', { y: y - 8 * u, amp: 30 * u, fill: stage.far(ink.leaf, 0.35), bottom: y + 5 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 7 }),
    sunPath(stage, y, deck, mix(ink.marigold, ink.cream, 0.4), 1.2),
    rect(-10, deck, w + 20, h - deck + 10, mix(ink.roof, ink.near, 0.45)),
    rect(-10, deck, w + 20, 12 * u, mix(ink.roof, ink.sand, 0.3)),
    repeat(4, (i) => rect(-10, deck + (40 + i * 36) * u, w + 20, 3 * u, ink.near, { opacity: 0.4 })),
    chair(x - 150 * u, deck + 50 * u, u, ink.near),
    at(x + 150 * u, deck + 50 * u, [-1, 1], chair(0, 0, u, ink.near)),
    at(
      x - 150 * u,
      deck + 56 * u,
      1,
      human(410 * u, SIT, {
        wear: 'kurta',
        top: ink.cream,
        bottom: mix(ink.deep, ink.water, 0.4),
        trim: ink.marigold,
        view: 'side',
        skin: SKIN,
      }),
    ),
    at(
      x + 150 * u,
      deck + 56 * u,
      1,
      human(
        396 * u,
        SIT,
        {
          wear: 'sari',
          top: ink.cloth,
          bottom: ink.cloth,
          trim: ink.marigold,
          style: 'bun',
          view: 'side',
          skin: lighten(SKIN, 0.04),
        },
        -1,
      ),
    ),
    at(
      x,
      deck + 56 * u,
      u,
      path('M-80 -130H80L70 0H-70Z', ink.cream) +
        rect(-100, -146, 200, 18, '#fffaf0') +
        circle(0, -190, 90, stage.glow('#ffd27a', 0.9)) +
        rect(-8, -196, 16, 50, ink.cream) +
        path('M-10 -196Q-14 -222 0 -240Q14 -222 10 -196Z', '#ffd27a'),
    ),
    stroke(`M0 ${h * 0.06}Q${w * 0.5} ${h * 0.2} ${w} ${h * 0.06}`, mix(ink.leaf, ink.near, 0.4), 8 * u),
    repeat(15, (i) => {
      const t = (i + 0.5) / 15
      return at(
        w * t,
        h * 0.06 + h * 0.28 * t * (1 - t),
        u,
        marigold(30, i % 3 ? ink.marigold : ink.cloth, lighten(i % 3 ? ink.marigold : ink.cloth, -0.1)),
      )
    }),
    [0.2, 0.8]
      .map((t) =>
        at(w * t, h * 0.06 + h * 0.28 * t * (1 - t) + 20 * u, 1, lantern(stage, 80 * u, ink.marigold, true)),
      )
      .join(''),
    at(
      -20 * u,
      h * 0.99,
      1,
      palm(stage.random('a'), {
        height: 720 * u,
        lean: 0.1,
        light: mix(ink.leaf, ink.near, 0.4),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
    at(
      w + 20 * u,
      h * 0.99,
      1,
      palm(stage.random('b'), {
        height: 800 * u,
        lean: -0.1,
        light: mix(ink.leaf, ink.near, 0.4),
        dark: ink.near,
        trunk: ink.near,
        lit: stage.lit,
      }),
    ),
  ].join('')
}

/** A plain chair facing right, its seat where a seated figure of 400 sits. */
const chair = (x: number, y: number, u: number, wood: string) =>
  at(x, y, u, path('M-52 -84H64V-66H-30V0H-46V-66L-66 -230H-46Z', wood) + rect(46, -66, 16, 66, wood))

/** A climber on a rock above everything. */
const adventure: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.7
  stage.sun.x = w * 0.3
  stage.sun.y = h * 0.3
  const rock: Point[] = [
    [w * 0.34, h + 5],
    [w * 0.42, h * 0.8],
    [w * 0.52, h * 0.66],
    [w * 0.6, h * 0.6],
    [w * 0.74, h * 0.605],
    [w * 0.86, h * 0.68],
    [w + 20, h * 0.74],
  ]
  return [
    open(stage, y, 110),
    range(stage, 'back', {
      y: y + 10 * u,
      height: 420 * u,
      count: 3,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.35), snow: ink.cream },
      snow: 0.55,
      depth: 0.2,
    }),
    mist(stage, y, 70 * u, ink.cream, 0.8),
    hills(stage, 'mid', { y: y + 50 * u, amp: 60 * u, fill: stage.far(ink.leaf, 0.15), detail: 5 }),
    hills(stage, 'near', { y: y + 150 * u, amp: 70 * u, fill: mix(ink.leaf, ink.near, 0.35), detail: 5 }),
    hill(rock, [[w + 20, h + 5]], stage.gradient([mix(ink.land, ink.near, 0.25), ink.near])),
    path(
      `M${w * 0.6} ${h * 0.6}L${w * 0.74} ${h * 0.605}L${w * 0.7} ${h * 0.74}L${w * 0.62} ${h * 0.84}L${w * 0.56} ${h * 0.7}Z`,
      mix(ink.land, ink.near, 0.1),
      { opacity: 0.7 },
    ),
    at(
      w * 0.66,
      h * 0.608,
      1,
      human(
        340 * u,
        {
          ...STEP,
          arms: [
            [
              [7, -76],
              [20, -84],
              [33, -101],
            ],
            [
              [-5, -76],
              [-11, -62],
              [-6, -50],
            ],
          ],
        },
        {
          wear: 'shirt',
          top: ink.cloth,
          bottom: mix(ink.near, ink.deep, 0.4),
          trim: ink.near,
          bag: ink.marigold,
          view: 'side',
          hat: ink.sand,
          skin: SKIN,
        },
      ) + stroke(`M${112 * u} ${-350 * u}L${90 * u} ${-2 * u}`, ink.near, 8 * u),
    ),
    birds(stage, w * 0.36, h * 0.2, ink.near, 6, 30),
    leaves(stage),
  ].join('')
}

/** Feet up under the palms: a hammock, a lagoon, a boat. */
const beach: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.48
  stage.sun.x = w * 0.56
  stage.sun.y = h * 0.16
  // The hammock hangs between the two stems in every crop.
  const reach = Math.min(w * 0.37, 400 * u)
  const a: Point = [w * 0.5 - reach, h * 0.6]
  const b: Point = [w * 0.5 + reach, h * 0.58]
  return [
    open(stage, y, 80),
    hills(stage, 'far', { y: y - 10 * u, amp: 36 * u, fill: stage.far(ink.leaf, 0.4), bottom: y + 5 }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: mix(ink.deep, ink.water, 0.4), rows: 6 }),
    at(
      w * 0.34,
      y + 60 * u,
      u,
      path('M0 -180V-20H110ZM-10 -150V-20H-76Z', ink.cream) +
        path('M-90 -16H120Q100 22 70 22H-50Q-80 20 -90 -16Z', ink.cloth),
    ),
    shore(
      stage,
      [
        [-20, h * 0.8],
        [w * 0.3, h * 0.72],
        [w * 0.7, h * 0.73],
        [w + 20, h * 0.66],
      ],
      ink.sand,
      mix(ink.sand, ink.deep, 0.3),
      '#fffdf6',
    ),
    at(
      a[0] - 22 * u,
      h * 0.94,
      1,
      palm(stage.random('a'), {
        height: 800 * u,
        lean: 0.08,
        light: ink.leaf,
        dark: mix(ink.leaf, ink.near, 0.6),
        trunk: ink.near,
        lit: stage.lit,
        nuts: ink.marigold,
      }),
    ),
    at(
      b[0] + 20 * u,
      h * 0.92,
      1,
      palm(stage.random('b'), {
        height: 740 * u,
        lean: -0.08,
        light: ink.leaf,
        dark: mix(ink.leaf, ink.near, 0.6),
        trunk: ink.near,
        lit: stage.lit,
        nuts: ink.marigold,
      }),
    ),
    at(
      w * 0.5,
      h * 0.6 + 96 * u,
      u,
      // Somebody with feet up, a coconut in the hand and the hat over the hair; the cloth hides the rest.
      stroke('M-186 -6Q-216 -40 -176 -52', SKIN, 17) +
        ellipse(-148, -40, 30, 34, SKIN) +
        path(
          'M-180 -40Q-184 -76 -148 -78Q-116 -76 -118 -52Q-146 -64 -162 -44Q-170 -34 -172 -20Q-180 -26 -180 -40Z',
          '#231a1e',
        ) +
        path('M-152 -46H-118L-122 -34H-134L-138 -42H-150Z', '#20303c') +
        stroke('M-136 -20Q-128 -16 -122 -22', '#7c3f35', 3) +
        path('M-206 -62Q-160 -98 -96 -70Q-104 -62 -128 -66Q-170 -74 -206 -62Z', ink.marigold) +
        path(
          'M-186 -72Q-184 -118 -146 -116Q-112 -112 -116 -72Q-150 -84 -186 -72Z',
          lighten(ink.marigold, 0.05),
        ) +
        path('M-122 -8Q-60 -26 10 -8V40H-122Z', ink.deep) +
        stroke('M-92 4L-54 -44L-30 -66', SKIN, 16) +
        circle(-24, -76, 24, mix(ink.leaf, ink.marigold, 0.3)) +
        ellipse(-24, -94, 16, 6, ink.cream) +
        stroke('M-22 -94L-8 -130', ink.cloth, 5) +
        stroke('M60 30L150 -24L196 -34', SKIN, 18) +
        stroke('M60 40L160 -6L212 -12', lighten(SKIN, -0.05), 18) +
        stroke('M194 -34L192 -58M212 -12L214 -38', SKIN, 15),
    ),
    path(
      `M${a[0]} ${a[1]}Q${w * 0.5} ${h * 0.6 + 190 * u} ${b[0]} ${b[1]}Q${w * 0.5} ${h * 0.6 + 370 * u} ${a[0]} ${a[1]}Z`,
      ink.cloth,
    ),
    repeat(3, (i) =>
      stroke(
        `M${a[0]} ${a[1]}Q${w * 0.5} ${h * 0.6 + (232 + i * 44) * u} ${b[0]} ${b[1]}`,
        i % 2 ? ink.marigold : ink.cream,
        7 * u,
      ),
    ),
    ellipse(w * 0.5, h * 0.86, 230 * u, 16 * u, mix(ink.sand, ink.near, 0.25)),
    at(
      w * 0.66,
      h * 0.93,
      u,
      ellipse(8, 2, 56, 9, mix(ink.sand, ink.near, 0.25)) +
        path('M-40 -90H40L30 0H-30Z', ink.cream) +
        ellipse(0, -90, 40, 10, ink.marigold) +
        stroke('M10 -92L36 -150', ink.cloth, 7),
    ),
  ].join('')
}

/** Two on a jetty with the whole evening in front of them. */
const couple: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.54
  stage.sun.x = w * 0.5
  stage.sun.y = y - 40 * u
  const x = w * 0.5
  return [
    open(stage, y, 170),
    range(stage, 'peaks', {
      y: y + 6,
      height: 210 * u,
      count: 4,
      ink: { light: ink.far, shade: mix(ink.far, ink.near, 0.3) },
      depth: 0.35,
    }),
    sea(stage, { top: y, far: lighten(ink.water, 0.05), near: ink.deep, rows: 8 }),
    sunPath(stage, y, h * 0.8, mix(ink.marigold, ink.cream, 0.4), 1.3),
    path(
      `M${x - 90 * u} ${h * 0.76}H${x + 90 * u}L${x + 360 * u} ${h + 5}H${x - 360 * u}Z`,
      mix(ink.roof, ink.near, 0.5),
    ),
    repeat(6, (i) => {
      const t = (i / 6) ** 1.4
      return rect(
        x - (90 + 270 * t) * u,
        h * (0.76 + 0.24 * t),
        (180 + 540 * t) * u,
        (6 + 8 * t) * u,
        mix(ink.roof, ink.sand, 0.25),
      )
    }),
    rect(x - 104 * u, h * 0.72, 18 * u, h * 0.1, ink.near),
    rect(x + 86 * u, h * 0.72, 18 * u, h * 0.1, ink.near),
    ellipse(x, h * 0.855, 150 * u, 10 * u, ink.near, { opacity: 0.35 }),
    at(
      x - 46 * u,
      h * 0.85,
      1,
      human(
        360 * u,
        { ...STAND, head: [1.5, -91] },
        {
          wear: 'kurta',
          top: ink.cream,
          bottom: mix(ink.cream, ink.far, 0.5),
          trim: ink.roof,
          view: 'back',
          skin: SKIN,
        },
      ),
    ),
    at(
      x + 46 * u,
      h * 0.852,
      1,
      human(
        338 * u,
        { ...STAND, head: [-2, -91] },
        {
          wear: 'sari',
          top: ink.cloth,
          bottom: ink.cloth,
          trim: ink.marigold,
          style: 'plait',
          view: 'back',
          skin: lighten(SKIN, 0.04),
        },
      ),
    ),
    bough(stage, 'left', mix(ink.leaf, ink.near, 0.5), ink.near, 1.1),
    birds(stage, w * 0.72, h * 0.2, ink.near, 4, 30),
  ].join('')
}

/** A forest path under great trees, mist, a waterfall. */
const nature: Draw = (stage) => {
  const { w, h, u, ink } = stage
  const y = h * 0.6
  stage.sun.x = w * 0.66
  stage.sun.y = h * 0.2
  const x = w * 0.62
  return [
    open(stage, y, 80),
    hills(stage, 'back', { y: y - 200 * u, amp: 120 * u, fill: stage.far(ink.leaf, 0.55), detail: 3 }),
    hills(stage, 'mid', { y: y - 90 * u, amp: 70 * u, fill: stage.far(ink.leaf, 0.3), detail: 4 }),
    path(
      `M${-20} ${y + 60 * u}V${y - 190 * u}Q${w * 0.2} ${y - 250 * u} ${x - 150 * u} ${y - 250 * u}L${x - 30 * u} ${y - 266 * u}H${x + 40 * u}L${x + 170 * u} ${y - 240 * u}Q${w * 0.9} ${y - 250 * u} ${w + 20} ${y - 200 * u}V${y + 60 * u}Z`,
      mix(ink.leaf, ink.near, 0.4),
    ),
    path(
      `M${x - 150 * u} ${y - 250 * u}L${x - 30 * u} ${y - 266 * u}L${x - 60 * u} ${y + 50 * u}H${x - 230 * u}ZM${x + 170 * u} ${y - 240 * u}L${x + 40 * u} ${y - 266 * u}L${x + 70 * u} ${y + 50 * u}H${x + 230 * u}Z`,
      mix(ink.leaf, ink.near, 0.62),
    ),
    path(
      `M${x - 34 * u} ${y - 264 * u}Q${x} ${y - 276 * u} ${x + 40 * u} ${y - 264 * u}Q${x + 44 * u} ${y - 90 * u} ${x + 74 * u} ${y + 44 * u}H${x - 66 * u}Q${x - 38 * u} ${y - 90 * u} ${x - 34 * u} ${y - 264 * u}Z`,
      mix(ink.water, '#fffdf6', 0.72),
    ),
    repeat(9, (i) =>
      path(
        `M${x + (-26 + i * 7) * u} ${y - (262 - 24 * (i % 3)) * u}Q${x + (-28 + i * 7.6) * u} ${y - 110 * u} ${x + (-52 + i * 13.6) * u} ${y + (20 - 30 * ((i * 5) % 4)) * u}Q${x + (-20 + i * 7.6) * u} ${y - 110 * u} ${x + (-26 + i * 7) * u} ${y - (262 - 24 * (i % 3)) * u}Z`,
        '#fffdf6',
      ),
    ),
    [-190, -120, 110, 180, 240]
      .map((dx, i) =>
        ellipse(x + dx * u, y - (236 - 20 * (i % 2)) * u, 60 * u, 26 * u, mix(ink.leaf, ink.land, 0.25)),
      )
      .join(''),
    mist(stage, y + 20 * u, 50 * u, '#ffffff', 0.9),
    hills(stage, 'near', { y: y + 30 * u, amp: 40 * u, fill: ink.leaf, detail: 4 }),
    path(
      `M${x - 50 * u} ${y + 30 * u}Q${w * 0.5} ${y + 120 * u} ${w * 0.6} ${h * 0.78}Q${w * 0.66} ${h * 0.9} ${w * 0.4} ${h + 5}H${w * 0.86}Q${w * 0.86} ${h * 0.86} ${w * 0.72} ${h * 0.76}Q${w * 0.62} ${y + 120 * u} ${x + 56 * u} ${y + 30 * u}Z`,
      stage.gradient([lighten(ink.water, 0.1), ink.water]),
    ),
    repeat(Math.ceil(w / (70 * u)), (i) =>
      Math.abs(i * 70 * u - x) < 210 * u
        ? ''
        : at(
            i * 70 * u,
            y + (34 + 16 * (i % 3)) * u,
            1,
            tree(
              stage.random(`t${i}`),
              (130 + 50 * ((i * 5) % 3)) * u,
              mix(ink.leaf, ink.land, 0.3),
              mix(ink.leaf, ink.near, 0.35),
              ink.near,
              stage.lit,
            ),
          ),
    ),
    repeat(8, (i) =>
      ellipse(
        w * (0.56 + 0.04 * ((i * 3) % 5)),
        h * (0.7 + 0.03 * i),
        (20 + 8 * (i % 3)) * u,
        (11 + 4 * (i % 3)) * u,
        i % 2 ? mix(ink.far, ink.near, 0.4) : mix(ink.far, ink.cream, 0.2),
      ),
    ),
    hills(stage, 'bank', { y: h * 0.9, amp: 30 * u, fill: mix(ink.leaf, ink.near, 0.5) }),
    at(
      w * 0.26,
      h * 0.915,
      1,
      human(270 * u, STEP, {
        wear: 'shirt',
        top: ink.cloth,
        bottom: mix(ink.near, ink.deep, 0.4),
        trim: ink.near,
        bag: ink.marigold,
        view: 'side',
        hat: ink.sand,
        skin: SKIN,
      }),
    ),
    at(
      w * 0.38,
      h * 0.92,
      1,
      human(250 * u, STEP, {
        wear: 'shirt',
        top: ink.cream,
        bottom: ink.deep,
        trim: ink.near,
        bag: ink.roof,
        view: 'side',
        style: 'plait',
        skin: lighten(SKIN, 0.04),
      }),
    ),
    at(
      w * 0.47,
      h * 0.925,
      1,
      human(170 * u, STEP, {
        wear: 'shirt',
        top: ink.marigold,
        bottom: mix(ink.water, ink.deep, 0.4),
        trim: ink.near,
        view: 'side',
        skin: SKIN,
        bare: true,
      }),
    ),
    [0.02, 0.98]
      .map(
        (t, k) =>
          rect(w * t - 40 * u, 0, 80 * u, h, ink.near) +
          repeat(7, (i) =>
            ellipse(
              w * t + (k ? -1 : 1) * (20 + (i % 3) * 60) * u,
              (30 + i * 34) * u,
              110 * u,
              46 * u,
              i % 2 ? mix(ink.leaf, ink.near, 0.6) : mix(ink.leaf, ink.near, 0.35),
            ),
          ),
      )
      .join(''),
    leaves(stage),
  ].join('')
}

const ROWS: Record<string, { place: string; hour: Hour; draw: Draw }> = {
  'style-family': { place: 'goa', hour: 'dusk', draw: family },
  'style-group': { place: 'himachal', hour: 'dawn', draw: group },
  'style-honeymoon': { place: 'maldives', hour: 'dusk', draw: honeymoon },
  'style-adventure': { place: 'new-zealand', hour: 'noon', draw: adventure },
  'style-beach': { place: 'mauritius', hour: 'noon', draw: beach },
  'style-couple': { place: 'turkey', hour: 'dusk', draw: couple },
  'style-nature': { place: 'north', hour: 'dawn', draw: nature },
}

/** The travel styles that have a picture. */
export const styles = Object.keys(ROWS)

/** The scene of a travel style (`style-family`), or nothing for any other name. */
export function styleScene(name: string): Scene | undefined {
  const row = ROWS[name]
  if (!row) return
  const place = placeOf(row.place)
  return {
    name,
    title: name,
    light: row.hour,
    sun: { x: 0.4, y: 0.3 },
    sky: skyOf(place, row.hour),
    palette: inkOf(place, row.hour),
    draw: row.draw,
  }
}
