import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, road } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'

/** The building of a museum, or a famous picture in it. */
export const museum: Motif = {
  light: 'noon',
  lightAt: { andaman: 'night', dubai: 'dusk', turkey: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'europe') return galleryRoom(stage)
    const body =
      { dubai: futureRing, turkey: ephesus, andaman: cellular, southafrica: pillars }[place.slug] ?? pillars
    return [
      fullSky(stage, 640),
      horizon(stage, place, 680, 160),
      body(stage),
      at(410, 940, 1, person(180, { coat: ink.cloth, legs: ink.near })),
      at(490, 946, 1, person(170, { coat: ink.marigold, legs: ink.cream, skirt: true })),
      corner(stage, 1, 0.8),
    ].join('')
  },
}

const futureRing = (stage: MotifStage) => {
  const { ink } = stage
  const steel = mix(ink.cream, ink.far, 0.3)
  return (
    path('M180 800Q300 640 500 640Q700 640 820 800Z', ink.leaf) +
    path('M500 640Q700 640 820 800H560Z', mix(ink.leaf, ink.near, 0.35)) +
    path(
      'M520 180A250 240 0 0 1 740 560Q700 660 520 670Q330 660 290 560A250 240 0 0 1 520 180ZM530 320A120 110 0 0 0 420 480Q440 560 530 566Q620 560 640 480A120 110 0 0 0 530 320Z',
      steel,
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M520 180A250 240 0 0 1 740 560Q700 660 520 670L530 566Q620 560 640 480A120 110 0 0 0 530 320Z',
      mix(steel, ink.near, 0.3),
    ) +
    [
      ['M330 420Q400 340 480 300', 15],
      ['M330 480Q380 520 400 590', 13],
      ['M560 250Q660 300 690 400', 14],
      ['M690 460Q690 560 610 610', 14],
      ['M440 240Q500 220 540 230', 12],
      ['M430 600Q500 640 570 620', 12],
    ]
      .map(([d, w]) => stroke(d as string, ink.near, w as number, { opacity: 0.75 }))
      .join('') +
    ground(stage, 780, ink.sand, mix(ink.sand, ink.near, 0.3), 6)
  )
}

const ephesus = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.cream, ink.sand, 0.4)
  const shade = mix(stone, ink.near, 0.25)
  const column = (x: number, top: number, base: number, w: number) =>
    rect(x - w / 2, top, w, base - top, stone) +
    rect(x + (stage.lit < 0 ? w * 0.14 : -w / 2), top, w * 0.36, base - top, shade) +
    rect(x - w * 0.7, top - 18, w * 1.4, 20, stone) +
    rect(x - w * 0.7, base - 14, w * 1.4, 16, shade)
  return (
    ground(stage, 720, mix(ink.land, ink.sand, 0.4), mix(ink.land, ink.near, 0.3)) +
    rect(250, 290, 500, 450, mix(stone, ink.near, 0.34)) +
    [310, 430, 570, 690].map((x) => column(x, 520, 740, 36)).join('') +
    rect(260, 470, 480, 40, stone) +
    rect(260, 500, 480, 8, shade) +
    [310, 430, 570, 690].map((x) => column(x, 320, 470, 28)).join('') +
    rect(270, 280, 460, 30, stone) +
    path('M270 282L370 220L470 282ZM530 282L630 220L730 282Z', stone) +
    [370, 500, 630].map((x) => path(`M${x - 34} 740V620A34 40 0 0 1 ${x + 34} 620V740Z`, ink.near)).join('') +
    repeat(5, (i) => rect(220 - i * 36, 738 + i * 30, 560 + i * 72, 30, i % 2 ? shade : stone)) +
    column(120, 430, 900, 54) +
    column(880, 500, 900, 54) +
    ellipse(90, 910, 90, 26, shade) +
    rect(-10, 888, 1020, 130, mix(stone, ink.near, 0.12))
  )
}

const cellular = (stage: MotifStage) => {
  const { ink } = stage
  const brick = mix(ink.roof, ink.sand, 0.35)
  const wing = (k: number) =>
    poly(
      [
        [500, 470],
        [500 + k * 520, 410],
        [500 + k * 520, 800],
        [500, 730],
      ],
      k < 0 ? brick : mix(brick, ink.near, 0.22),
    ) +
    repeat(3, (r) =>
      repeat(8, (i) =>
        path(
          `M${500 + k * (70 + i * 54)} ${548 + r * 76 + i * (r - 1) * 6}v-26q${k * 12} -18 ${k * 24} 0v26Z`,
          i % 3 ? ink.near : '#ffb84d',
        ),
      ),
    )
  return (
    circle(500, 560, 520, stage.glow('#ff9a3d', 0.5)) +
    wing(-1) +
    wing(1) +
    poly(
      [
        [440, 800],
        [440, 330],
        [560, 330],
        [560, 800],
      ],
      lighten(brick, 0.05),
    ) +
    path('M424 334H576L540 270H460Z', ink.near) +
    rect(486, 226, 28, 48, ink.near) +
    repeat(3, (r) => path(`M474 ${460 + r * 110}v-50q26 -34 52 0v50Z`, '#ffd27a')) +
    poly(
      [
        [440, 270],
        [130, -10],
        [320, -10],
        [480, 262],
      ],
      '#ffe9b8',
      { opacity: 0.22 },
    ) +
    poly(
      [
        [560, 270],
        [870, -10],
        [680, -10],
        [520, 262],
      ],
      '#ffb8a0',
      { opacity: 0.22 },
    ) +
    ground(stage, 790, mix(ink.leaf, ink.near, 0.3), mix(ink.near, ink.leaf, 0.2), 6) +
    road(500, 800, 470, 460, mix(ink.sand, ink.near, 0.3))
  )
}

const pillars = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.sand, ink.far, 0.35)
  const hues = [ink.cloth, ink.marigold, ink.leaf, ink.deep, ink.roof, ink.cream, ink.near]
  return (
    ground(stage, 700, mix(ink.land, ink.sand, 0.3), mix(ink.land, ink.near, 0.3), 8) +
    rect(90, 520, 820, 230, mix(stone, ink.near, 0.2)) +
    rect(70, 500, 860, 28, stone) +
    rect(560, 590, 110, 160, ink.near) +
    hues
      .map(
        (c, i) =>
          rect(130 + i * 112, 280 + (i % 3) * 36, 62, 470 - (i % 3) * 36, mix(c, stone, 0.2)) +
          rect(172 + i * 112, 280 + (i % 3) * 36, 20, 470 - (i % 3) * 36, mix(c, ink.near, 0.4)),
      )
      .join('') +
    rect(-10, 746, 1020, 300, mix(stone, ink.cream, 0.3)) +
    repeat(5, (i) => rect(-10, 790 + i * 50, 1020, 4, ink.near, { opacity: 0.14 }))
  )
}

const galleryRoom = (stage: MotifStage) => {
  const { ink } = stage
  const wall = mix(ink.roof, ink.near, 0.35)
  const frame = (x: number, y: number, w: number, h: number, inner: string) =>
    rect(x, y, w, h, ink.marigold) +
    rect(x + 16, y + 16, w - 32, h - 32, mix(ink.marigold, ink.near, 0.4)) +
    stage.clip(`M${x + 26} ${y + 26}H${x + w - 26}V${y + h - 26}H${x + 26}Z`, inner)
  const lady =
    rect(350, 190, 300, 420, mix(ink.leaf, ink.sand, 0.5)) +
    path('M350 400Q450 330 650 390V620H350Z', mix(ink.deep, ink.leaf, 0.5)) +
    path('M380 620Q380 470 450 440L500 425L550 440Q620 470 620 620Z', ink.near) +
    path('M440 380Q430 280 500 274Q570 280 560 380Q570 430 550 450H450Q430 430 440 380Z', '#3a2620') +
    ellipse(500, 350, 40, 54, '#dba77a') +
    path('M478 396H522V440Q500 460 478 440Z', '#dba77a') +
    path('M486 368Q500 378 514 368', 'none', { stroke: '#9a5a44', 'stroke-width': 5 }) +
    ellipse(490, 580, 70, 22, '#dba77a')
  return [
    rect(0, 0, SIDE, SIDE, wall),
    rect(0, 700, SIDE, 300, mix(ink.sand, ink.roof, 0.4)),
    rect(0, 690, SIDE, 18, ink.marigold),
    poly(
      [
        [440, 0],
        [560, 0],
        [760, 700],
        [240, 700],
      ],
      '#fff3d0',
      { opacity: 0.12 },
    ),
    frame(330, 160, 340, 460, lady),
    frame(
      60,
      240,
      200,
      280,
      rect(60, 240, 200, 280, ink.water) +
        path('M60 420Q160 360 260 430V520H60Z', ink.leaf) +
        circle(200, 310, 30, ink.marigold),
    ),
    frame(
      740,
      240,
      200,
      280,
      rect(740, 240, 200, 280, ink.sand) +
        circle(840, 350, 46, ink.cloth) +
        path('M780 520Q840 370 900 520Z', ink.deep),
    ),
    stroke('M260 800Q500 850 740 800', ink.cloth, 12),
    rect(250, 770, 18, 110, ink.marigold),
    rect(732, 770, 18, 110, ink.marigold),
    at(400, 960, 1, person(300, { coat: ink.cream, legs: ink.near })),
    at(520, 966, 1, person(280, { coat: ink.cloth, legs: ink.deep, skirt: true })),
    at(630, 962, 1, person(190, { coat: ink.marigold, legs: ink.near })),
  ].join('')
}
