import { lighten, mix } from '../colour.ts'
import { balloon as balloonOf, birds, flags, person } from '../parts/life.ts'
import { stars } from '../parts/sky.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, ground, heaven, horizon, wood } from './backdrop.ts'
import { figure, type Joints, RIDER, SEATED, WALKER } from './figure.ts'
import { type Motif, type MotifStage, SIDE } from './kit.ts'
import type { Place } from './places.ts'

/** Two walkers on a path over a ridge, the land below them. */
export const trek: Motif = {
  hour: 'dawn',
  except: {
    australia: 'dusk',
    hongkong: 'noon',
    southafrica: 'noon',
    north: 'noon',
    'new-zealand': 'noon',
    himachal: 'noon',
  },
  draw(stage, place) {
    const { ink } = stage
    const y = 520
    return [
      heaven(stage, y),
      trekView(stage, place, y),
      birds(stage, 300, 170, ink.near, 4, 30),
      place.slug === 'southafrica' || place.slug === 'north'
        ? ropeBridge(stage, place.slug === 'north')
        : ridge(stage, place),
    ].join('')
  },
}

function trekView(stage: MotifStage, place: Place, y: number): string {
  const { ink } = stage
  if (place.slug === 'bhutan') return horizon(stage, place, y, 200) + tigersNest(stage)
  if (place.slug === 'hongkong')
    return (
      horizon(stage, { ...place, terrain: 'hills' }, y - 40, 130) +
      rect(0, y - 44, SIDE, 200, stage.gradient([lighten(ink.water, 0.08), ink.water]))
    )
  if (place.slug === 'new-zealand')
    return (
      horizon(stage, place, y, 230) +
      path(
        'M470 380Q500 450 440 530Q370 610 390 700H700Q610 610 596 530Q584 450 540 380Z',
        mix(ink.cream, ink.water, 0.25),
      ) +
      repeat(5, (i) =>
        stroke(
          `M${500 - (i - 1) * 18} ${440 + i * 40}q${30 + i * 14} 20 ${56 + i * 30} 0`,
          mix(ink.water, ink.cream, 0.3),
          6,
        ),
      )
    )
  return horizon(stage, place, y, 230)
}

function ridge(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const back = mix(ink.land, ink.leaf, place.terrain === 'barren' ? 0.05 : 0.4)
  const path0 =
    'M420 1010Q560 900 480 820Q420 760 560 700Q640 664 690 612H712Q690 680 610 720Q520 770 580 830Q660 910 640 1010Z'
  return (
    path(
      'M-10 1010V640Q160 560 340 610Q520 520 700 596Q860 560 1010 640V1010Z',
      stage.gradient([back, mix(back, ink.near, 0.35)]),
    ) +
    path('M700 596Q860 560 1010 640V1010H860Q820 760 700 596Z', mix(back, ink.near, 0.3), { opacity: 0.6 }) +
    path(path0, mix(ink.sand, ink.cream, 0.2)) +
    (place.terrain === 'barren' ? '' : wood(stage, place, 150, 700, place.wood === 'palm' ? 380 : 330)) +
    (place.terrain === 'barren'
      ? chortens(stage)
      : wood(stage, place, 880, 700, place.wood === 'palm' ? 420 : 300, -0.1)) +
    (place.slug === 'nepal' || place.slug === 'ladakh' || place.slug === 'bhutan'
      ? flags(stage, [-20, 420], [420, 640], {
          sag: 40,
          size: 44,
          colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
        })
      : '') +
    at(540, 850, 1, walker(stage, 260, ink.cloth, ink.marigold)) +
    at(650, 752, 1, walker(stage, 170, ink.marigold, ink.cloth)) +
    corner(stage, -1, 1.05) +
    (place.terrain === 'barren' ? '' : corner(stage, 1, 0.8))
  )
}

const chortens = (stage: MotifStage) => {
  const { ink } = stage
  return [
    [820, 690, 1],
    [920, 700, 0.7],
  ]
    .map(([x, y, s]) =>
      at(
        x as number,
        y as number,
        s as number,
        rect(-56, -40, 112, 40, ink.wall) +
          rect(-42, -64, 84, 26, lighten(ink.wall, -0.03)) +
          path('M-36 -62Q-50 -130 0 -134Q50 -130 36 -62Z', ink.wall) +
          path('M0 -134Q50 -130 36 -62H10Q20 -110 0 -134Z', mix(ink.wall, ink.near, 0.2)) +
          path('M-12 -132L0 -196L12 -132Z', ink.marigold) +
          rect(-56, -44, 112, 6, ink.roof),
      ),
    )
    .join('')
}

const tigersNest = (stage: MotifStage) => {
  const { ink } = stage
  const rock = mix(ink.far, ink.near, 0.42)
  const hall = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, ink.wall) +
    rect(x, y - h, w, h * 0.26, ink.roof) +
    poly(
      [
        [x - w * 0.16, y - h],
        [x + w * 1.16, y - h],
        [x + w * 0.8, y - h - w * 0.22],
        [x + w * 0.2, y - h - w * 0.22],
      ],
      ink.marigold,
    ) +
    repeat(3, (i) => rect(x + w * (0.14 + i * 0.28), y - h * 0.56, w * 0.14, h * 0.24, ink.near))
  return (
    path('M520 700L560 330L640 170L760 90L900 120L1010 60V700Z', rock) +
    path('M760 90L900 120L1010 60V700H820Q860 380 760 90Z', mix(rock, ink.near, 0.3)) +
    path('M560 470L700 452L880 470L900 520L560 520Z', mix(rock, ink.leaf, 0.5)) +
    hall(600, 474, 90, 96) +
    hall(700, 466, 110, 140) +
    hall(820, 476, 76, 84)
  )
}

function ropeBridge(stage: MotifStage, roots: boolean): string {
  const { ink } = stage
  const deck = roots ? mix(ink.near, ink.roof, 0.35) : mix(ink.roof, ink.sand, 0.3)
  const arc = (dy: number) => `M120 ${640 + dy}Q500 ${790 + dy} 880 ${640 + dy}`
  const leaf = mix(ink.leaf, ink.near, 0.4)
  return (
    path(
      'M160 560Q420 640 500 1010Q560 640 860 560L840 1010H180Z',
      stage.gradient([lighten(ink.water, 0.05), ink.deep]),
    ) +
    path('M-10 520Q120 520 190 640Q260 800 220 1010H-10Z', leaf) +
    path('M1010 500Q880 510 820 640Q740 800 790 1010H1010Z', mix(leaf, ink.near, 0.25)) +
    (roots
      ? repeat(7, (i) =>
          stroke(
            `M${40 + i * 16} ${470 + i * 14}Q${360 + i * 12} ${900 - i * 22} ${960 - i * 12} ${470 + i * 12}`,
            i % 2 ? deck : lighten(deck, 0.07),
            15,
          ),
        ) + stroke('M90 470Q60 600 20 760M110 470Q130 640 100 860M930 470Q960 640 990 800', deck, 26)
      : stroke(arc(-110), ink.near, 9) +
        repeat(15, (i) => {
          const t = (i + 1) / 16
          const x = 120 + 760 * t
          const y = 640 + 300 * t * (1 - t)
          return stroke(`M${num(x)} ${num(y - 110)}V${num(y)}`, ink.near, 4)
        })) +
    stroke(arc(0), deck, 26) +
    stroke(arc(12), lighten(deck, -0.08), 7) +
    at(430, roots ? 700 : 706, 1, walker(stage, 210, ink.cloth, ink.marigold)) +
    at(580, roots ? 700 : 706, 1, walker(stage, 190, ink.marigold, ink.cloth)) +
    corner(stage, -1, 1.1) +
    corner(stage, 1, 1.1)
  )
}

const walker = (stage: MotifStage, size: number, coat: string, bag: string) =>
  at(
    0,
    0,
    size / 100,
    path('M-6 -80Q-24 -80 -24 -62V-50L-6 -48Z', bag) + stroke('M20 -56L26 0', stage.ink.near, 2.4),
  ) + figure(size, WALKER, { top: coat, legs: stage.ink.near, hat: stage.ink.cream })

const SKIER: Joints = {
  head: [14, -78],
  neck: [9, -68],
  hip: [-12, -44],
  arms: [
    [
      [12, -64],
      [26, -54],
      [34, -62],
    ],
    [
      [4, -64],
      [-8, -50],
      [4, -44],
    ],
  ],
  legs: [
    [
      [-10, -42],
      [12, -28],
      [0, -4],
    ],
    [
      [-14, -42],
      [2, -24],
      [-12, -2],
    ],
  ],
}

/** A skier carving down from the firs. */
export const ski: Motif = {
  hour: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const snow = '#fdfbf7'
    const shade = mix(snow, ink.deep, 0.22)
    return [
      heaven(stage, 420),
      horizon(stage, { ...place, terrain: 'snow' }, 450, 230),
      path('M-10 1010V420Q240 440 480 560T1010 800V1010Z', snow),
      path('M-10 640Q260 640 520 780T1010 930V1010H-10Z', shade),
      path('M-10 720Q240 700 480 830T900 1010H-10Z', snow),
      [
        [90, 480, 230],
        [190, 530, 300],
        [300, 560, 210],
        [880, 800, 330],
        [960, 840, 420],
      ]
        .map(([x, y, h]) => wood(stage, { ...place, wood: 'fir' }, x as number, y as number, h as number))
        .join(''),
      path(
        'M330 620Q520 640 560 730Q580 800 470 850Q560 800 540 740Q500 660 330 620Z',
        mix(snow, ink.deep, 0.34),
      ),
      path(
        'M300 930Q330 830 470 846Q400 800 350 800Q380 770 420 790Q340 730 290 780Q220 780 250 850Q190 880 300 930Z',
        '#ffffff',
      ),
      at(
        500,
        830,
        1,
        stroke('M-200 40L170 -10Q196 -16 206 -34', ink.marigold, 13) +
          stroke('M-190 66L190 20Q216 14 226 -4', ink.marigold, 13),
      ),
      at(
        510,
        826,
        1,
        figure(380, SKIER, { top: ink.cloth, legs: ink.near, hat: ink.marigold }) +
          stroke('M124 -232L-40 -30M16 -168L-120 -10', ink.near, 7),
        4,
      ),
    ].join('')
  },
}

/** A canopy and two people in front of everything there is to see. */
export const paraglide: Motif = {
  hour: 'noon',
  except: { nepal: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const wing = (k: number, from: number, to: number) => {
      const at0 = (t: number, r: number) => `${num(Math.cos(t) * 330 * r)} ${num(-Math.sin(t) * 220 * r)}`
      return path(
        `M${at0(from, 1)}A330 220 0 0 0 ${at0(to, 1)}L${at0(to, 0.74)}A250 150 0 0 1 ${at0(from, 0.74)}Z`,
        [ink.cloth, ink.marigold, ink.cream][k % 3] as string,
      )
    }
    const gores = repeat(9, (i) => wing(i, 0.42 + i * 0.255, 0.42 + (i + 1) * 0.255))
    const lines = repeat(7, (i) =>
      stroke(
        `M${-250 + i * 83} ${-110 - 46 * Math.sin((i / 6) * Math.PI)}L${i < 3.5 ? -14 : 14} 190`,
        ink.near,
        2.4,
        { opacity: 0.7 },
      ),
    )
    return [
      heaven(stage, 640),
      horizon(stage, place, 720, 270),
      ground(stage, 760, mix(ink.land, ink.leaf, 0.4), mix(ink.leaf, ink.near, 0.4), 30),
      path('M-10 1010V900Q300 820 620 900T1010 880V1010Z', mix(ink.leaf, ink.near, 0.6)),
      repeat(6, (i) => wood(stage, place, 60 + i * 180, 950 + (i % 2) * 20, 110 + (i % 3) * 40)),
      path('M620 900Q520 820 700 790Q860 770 720 740', 'none'),
      at(
        500,
        380,
        1.05,
        gores +
          lines +
          at(-6, 250, 1, figure(170, SEATED, { top: ink.cloth, legs: ink.near, hat: ink.marigold })) +
          at(-40, 232, 1, figure(150, SEATED, { top: ink.near, legs: ink.near, hat: ink.cream })),
        -7,
      ),
    ].join('')
  },
}

/** A cabin on its cable, the land falling away below. */
export const cableCar: Motif = {
  hour: 'noon',
  except: { 'new-zealand': 'dusk', baku: 'dusk', singapore: 'dusk', nepal: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const sea0 = ['vietnam', 'singapore', 'hongkong'].includes(place.slug)
    const snow = ['europe', 'kashmir', 'baku'].includes(place.slug)
    const far =
      place.slug === 'baku'
        ? { ...place, terrain: 'snow' as const }
        : ['australia', 'malaysia'].includes(place.slug)
          ? { ...place, terrain: 'hills' as const }
          : place
    const low = snow ? '#fbf9f5' : mix(ink.land, ink.leaf, 0.6)
    return [
      heaven(stage, 600),
      horizon(stage, far, sea0 ? 640 : 700, 260),
      sea0 ? rect(0, 636, SIDE, 400, stage.gradient([lighten(ink.water, 0.08), ink.deep])) : '',
      place.slug === 'hongkong' ? at(615, 668, 0.95, buddha(ink.near, ink.far)) : '',
      path(
        'M-10 1010V820Q200 740 420 820Q640 900 1010 780V1010Z',
        stage.gradient([low, mix(low, ink.near, snow ? 0.18 : 0.5)]),
      ),
      repeat(6, (i) =>
        wood(
          stage,
          snow ? { ...place, wood: 'fir' } : place,
          40 + i * 190,
          900 + (i % 2) * 50,
          190 + (i % 3) * 44,
        ),
      ),
      pylon(900, 860, 600, ink.near),
      stroke('M-20 250L900 268L1020 246', ink.near, 7),
      stroke('M-20 286L900 292L1020 280', ink.near, 4),
      at(740, 280, 0.5, cabin(stage, ink.marigold)),
      at(380, 258, 1.35, cabin(stage, ink.cloth)),
    ].join('')
  },
}

const pylon = (x: number, y: number, h: number, steel: string) =>
  poly(
    [
      [x - 34, y],
      [x - 14, y - h],
      [x + 14, y - h],
      [x + 34, y],
    ],
    steel,
  ) + rect(x - 70, y - h - 10, 140, 20, lighten(steel, 0.06))

function cabin(stage: MotifStage, colour: string): string {
  const { ink, lit } = stage
  const glass = mix(stage.sky[1] ?? ink.water, '#ffffff', 0.45)
  return (
    stroke('M0 0V70', ink.near, 12) +
    rect(-30, -14, 60, 20, ink.near, { rx: 8 }) +
    stroke('M-70 92Q0 40 70 92', ink.near, 10) +
    rect(-130, 86, 260, 240, colour, { rx: 44 }) +
    path(
      lit < 0
        ? 'M60 86H86A44 44 0 0 1 130 130V282A44 44 0 0 1 86 326H60Z'
        : 'M-60 86H-86A44 44 0 0 0 -130 130V282A44 44 0 0 0 -86 326H-60Z',
      lighten(colour, -0.08),
    ) +
    rect(-112, 122, 106, 104, glass, { rx: 18 }) +
    rect(6, 122, 106, 104, glass, { rx: 18 }) +
    stage.clip(
      'M-112 122H112V226H-112Z',
      at(-58, 258, 1, person(120, { coat: ink.near })) +
        at(50, 258, 1, person(114, { coat: ink.cream })) +
        at(90, 262, 1, person(84, { coat: ink.marigold })),
    ) +
    rect(-130, 246, 260, 18, ink.cream)
  )
}

const buddha = (bronze: string, hill: string) =>
  path('M-260 40Q-160 -50 0 -56Q160 -50 260 40Z', hill) +
  path(
    'M-84 -50Q-80 -90 -40 -96Q-60 -160 -30 -176Q-24 -200 -22 -214A24 24 0 0 1 22 -214Q24 -200 30 -176Q60 -160 40 -96Q80 -90 84 -50Z',
    bronze,
  ) +
  circle(0, -242, 12, bronze)

/** A train leaning into a curve of that country. */
export const train: Motif = {
  hour: 'noon',
  except: { himachal: 'dawn', srilanka: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const bullet = place.slug === 'japan'
    const bank = place.slug === 'europe' ? '#fbf9f5' : mix(ink.land, ink.leaf, 0.5)
    return [
      heaven(stage, 430),
      horizon(stage, place, 520, 240),
      ground(stage, 540, bank, mix(bank, ink.near, 0.5), 26),
      viaduct(stage, bullet),
      bullet ? bulletTrain(stage) : hillTrain(stage, place),
      path(
        'M-10 1010V900Q260 850 560 900T1010 880V1010Z',
        mix(ink.leaf, ink.near, place.slug === 'europe' ? 0.6 : 0.5),
      ),
      repeat(5, (i) =>
        wood(
          stage,
          place,
          60 + i * 226,
          950 + (i % 2) * 26,
          (place.wood === 'palm' ? 150 : 200) + (i % 3) * 40,
        ),
      ),
    ].join('')
  },
}

function viaduct(stage: MotifStage, modern: boolean): string {
  const { ink } = stage
  const stone = modern ? mix(ink.wall, ink.deep, 0.2) : mix(ink.sand, ink.near, 0.22)
  const shade = mix(stone, ink.near, 0.3)
  return modern
    ? rect(-10, 740, 1020, 40, stone) +
        rect(-10, 770, 1020, 12, shade) +
        repeat(4, (i) => rect(70 + i * 270, 780, 60, 230, shade))
    : rect(-10, 720, 1020, 320, stone) +
        rect(-10, 720, 1020, 22, lighten(stone, 0.05)) +
        rect(-10, 742, 1020, 8, shade) +
        repeat(5, (i) =>
          path(
            `M${20 + i * 208} 1010V850A76 76 0 0 1 ${172 + i * 208} 850V1010Z`,
            mix(ink.leaf, ink.near, 0.55),
          ),
        )
}

const bulletTrain = ({ ink }: MotifStage) =>
  path('M-10 600H560Q760 606 900 690Q924 712 890 736H-10Z', '#fbfaf7') +
  path('M-10 700H880Q900 716 890 736H-10Z', mix(ink.deep, '#1b3f9a', 0.4)) +
  path('M700 640Q770 650 826 690L740 692Q716 670 700 640Z', ink.near) +
  repeat(9, (i) => rect(20 + i * 66, 634, 42, 32, mix(ink.deep, ink.near, 0.5), { rx: 8 })) +
  rect(-10, 686, 780, 8, ink.marigold)

function hillTrain(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const coat =
    place.slug === 'srilanka'
      ? mix(ink.deep, ink.water, 0.3)
      : place.slug === 'australia'
        ? ink.roof
        : place.slug === 'himachal'
          ? mix(ink.cloth, ink.roof, 0.3)
          : ink.cloth
  const car = (x: number) =>
    rect(x, 582, 250, 130, coat, { rx: 12 }) +
    path(`M${x - 6} 592Q${x + 125} 556 ${x + 256} 592Z`, mix(ink.near, coat, 0.3)) +
    rect(x, 670, 250, 14, ink.marigold) +
    repeat(4, (i) => rect(x + 20 + i * 56, 606, 40, 46, ink.cream, { rx: 6 })) +
    circle(x + 50, 716, 17, ink.near) +
    circle(x + 200, 716, 17, ink.near)
  const steam = place.slug === 'australia' || place.slug === 'himachal'
  const engine = steam
    ? path('M560 700V560H650V620H820Q850 620 850 660V700Z', mix(ink.near, ink.leaf, 0.2)) +
      rect(546, 544, 118, 20, ink.near) +
      rect(580, 582, 48, 40, ink.cream) +
      path('M780 620L772 540H820L812 620Z', ink.near) +
      rect(560, 676, 290, 12, ink.cloth) +
      [600, 680, 750, 820]
        .map(
          (x, i) =>
            circle(x, 708, i === 1 || i === 2 ? 30 : 20, ink.near) +
            circle(x, 708, i === 1 || i === 2 ? 14 : 8, ink.marigold),
        )
        .join('') +
      poly(
        [
          [850, 690],
          [900, 730],
          [850, 730],
        ],
        ink.cloth,
      ) +
      repeat(6, (i) =>
        circle(780 - i * 80 - i * i * 6, 500 - i * 26, 36 + i * 13, '#ffffff', {
          opacity: num(0.85 - i * 0.1),
        }),
      )
    : path('M560 582H780Q850 590 870 690V712H560Z', coat) +
      path('M770 598Q826 606 842 656H770Z', '#cfe6ee') +
      rect(560, 670, 308, 14, ink.marigold) +
      repeat(3, (i) => rect(584 + i * 58, 606, 40, 46, ink.cream, { rx: 6 })) +
      path('M560 592Q670 556 790 584Z', mix(ink.near, coat, 0.3)) +
      circle(620, 716, 17, ink.near) +
      circle(800, 716, 17, ink.near)
  const leaner =
    place.slug === 'srilanka'
      ? at(272, 690, 1, figure(96, SEATED, { top: ink.marigold, legs: ink.near, hat: ink.cream }, -1))
      : ''
  return car(-260) + car(10) + car(290) + leaner + engine
}

/** A cone against the sunrise, walkers on its rim; or ground that bubbles. */
export const volcano: Motif = {
  hour: 'dawn',
  except: { 'new-zealand': 'noon', baku: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug !== 'bali') return mudPools(stage, place)
    const rock = mix(ink.far, ink.near, 0.25)
    return [
      heaven(stage, 640, 90),
      path('M90 700Q300 560 430 330Q470 310 500 332Q540 308 580 330Q700 560 930 700Z', stage.far(rock, 0.15)),
      path('M580 330Q700 560 930 700H610Q560 500 540 322Z', mix(rock, ink.near, 0.35), { opacity: 0.7 }),
      repeat(4, (i) =>
        ellipse(500 + i * 26, 290 - i * 46, 50 + i * 22, 34 + i * 10, mix(ink.cream, ink.far, 0.2), {
          opacity: num(0.75 - i * 0.15),
        }),
      ),
      rect(0, 640, SIDE, 160, stage.gradient([ink.cream, mix(ink.cream, ink.far, 0.35)]), { opacity: 0.9 }),
      path(
        'M-10 800Q120 690 300 720Q500 750 640 700Q840 650 1010 740V1010H-10Z',
        mix(ink.leaf, ink.near, 0.5),
      ),
      path('M-10 1010V880Q220 790 470 846Q740 880 1010 800V1010Z', ink.near),
      at(360, 838, 1, walker(stage, 230, ink.cloth, ink.marigold)),
      at(520, 852, 1, walker(stage, 210, ink.marigold, ink.cream)),
      at(650, 858, 1, person(200, { coat: ink.cream, legs: ink.deep, pose: 'wave' })),
    ].join('')
  },
}

function mudPools(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const geyser = place.slug === 'new-zealand'
  const mud = geyser ? mix(ink.sand, ink.cream, 0.4) : mix(ink.far, ink.sand, 0.4)
  const pool = (x: number, y: number, w: number) =>
    ellipse(x, y, w, w * 0.26, mix(mud, ink.near, 0.3)) +
    ellipse(x, y - 4, w * 0.9, w * 0.2, geyser ? lighten(ink.water, 0.05) : mix(mud, ink.near, 0.12)) +
    (geyser ? ellipse(x, y - 4, w * 0.9, w * 0.2, 'none', { stroke: ink.marigold, 'stroke-width': 9 }) : '') +
    [-0.4, 0.1, 0.45]
      .map((k, i) =>
        path(
          `M${x + k * w - 26} ${y + i * 4}A26 24 0 0 1 ${x + k * w + 26} ${y + i * 4}Z`,
          lighten(mud, 0.05),
        ),
      )
      .join('')
  const cones = geyser
    ? repeat(6, (i) =>
        ellipse(540 + (i % 2 ? 30 : -26) + i * 8, 560 - i * 74, 44 + i * 17, 60, '#ffffff', {
          opacity: num(0.9 - i * 0.1),
        }),
      ) +
      path('M500 640Q520 420 540 260Q560 420 580 640Z', '#ffffff') +
      path('M430 660Q520 600 540 604Q570 600 660 660Z', mix(mud, ink.near, 0.2))
    : [
        [300, 640, 1],
        [690, 600, 0.7],
      ]
        .map(([x, y, s]) =>
          at(
            x as number,
            y as number,
            s as number,
            path('M-210 40Q-60 -60 -40 -170H40Q70 -60 220 40Z', mix(mud, ink.near, 0.1)) +
              path('M40 -170Q70 -60 220 40H60Q30 -70 14 -170Z', mix(mud, ink.near, 0.35)) +
              ellipse(0, -170, 40, 11, mix(mud, ink.near, 0.5)) +
              path('M-16 -168Q-30 -90 -70 20H-30Q-6 -80 8 -168Z', lighten(mud, 0.08)),
          ),
        )
        .join('')
  return [
    heaven(stage, 500),
    horizon(stage, place, 520, 190),
    ground(stage, 540, mud, mix(mud, ink.near, 0.4), 16),
    cones,
    pool(270, 780, 210),
    pool(720, 880, 230),
    at(800, 730, 1, person(200, { coat: ink.cloth, legs: ink.near })),
    at(870, 736, 1, person(180, { coat: ink.marigold, legs: ink.cream, skirt: true })),
    geyser ? corner(stage, -1, 1) : '',
  ].join('')
}

/** The mouth of a cave from inside, light and people in it. */
export const cave: Motif = {
  hour: 'noon',
  except: { 'new-zealand': 'night' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'malaysia') return rainbowSteps(stage, place)
    const glow = place.slug === 'new-zealand'
    const wall = mix(ink.near, ink.far, 0.12)
    const inner = mix(ink.near, ink.far, 0.32)
    const mouth = 'M250 800Q190 560 290 380Q380 240 520 230Q690 240 760 400Q830 580 770 800Z'
    const drip = (x: number, y: number, w: number, h: number, c: string) =>
      path(
        `M${x - w} ${y}Q${x - w * 0.3} ${y + h * 0.4} ${x} ${y + h}Q${x + w * 0.3} ${y + h * 0.4} ${x + w} ${y}Z`,
        c,
      )
    const lights = glow
      ? repeat(70, (i) =>
          circle(30 + ((i * 271) % 940), 20 + ((i * 137) % 330), 3 + (i % 3) * 1.6, '#8ff5e4', {
            opacity: 0.9,
          }),
        )
      : ''
    return [
      rect(0, 0, SIDE, SIDE, wall),
      path('M120 1000Q60 560 200 300Q320 110 520 100Q760 110 860 340Q960 600 890 1000Z', inner),
      stage.clip(
        mouth,
        heaven(stage, 640, 0) +
          horizon(stage, place, 660, 220) +
          ground(stage, 690, mix(ink.land, ink.leaf, 0.4), ink.leaf),
      ),
      glow ? path(mouth, mix('#0a1a3a', ink.deep, 0.3)) : '',
      path(
        'M-10 1010V830Q260 770 520 790T1010 820V1010Z',
        glow || place.slug === 'north'
          ? stage.gradient([mix(ink.water, ink.near, 0.2), ink.near])
          : mix(ink.sand, ink.near, 0.45),
      ),
      [
        [60, 0, 60, 330],
        [180, 0, 50, 220],
        [300, 0, 70, 150],
        [430, 0, 40, 200],
        [600, 0, 60, 170],
        [720, 0, 44, 250],
        [850, 0, 80, 300],
        [960, 0, 50, 420],
      ]
        .map(([x, y, w, h], i) =>
          drip(x as number, y as number, w as number, h as number, i % 2 ? wall : lighten(wall, -0.04)),
        )
        .join(''),
      lights,
      at(110, 1000, [1, -1], drip(0, 0, 90, 330, lighten(wall, -0.03))),
      at(900, 1000, [1, -1], drip(0, 0, 80, 260, wall)),
      glow
        ? at(
            500,
            840,
            1,
            [-110, 0, 110]
              .map((x) =>
                at(x, -14, 1, figure(170, SEATED, { top: x ? ink.cloth : ink.marigold, legs: ink.near })),
              )
              .join('') +
              path(
                'M-260 -40Q0 -6 270 -44Q220 40 120 44H-130Q-220 40 -260 -40Z',
                mix(ink.roof, ink.near, 0.3),
              ),
          )
        : at(470, 810, 1, person(200, { coat: ink.cloth, legs: ink.near, hat: ink.marigold })) +
          at(570, 816, 1, person(170, { coat: ink.marigold, legs: ink.near, hat: ink.cream })) +
          at(640, 812, 1, person(120, { coat: ink.cream, legs: ink.deep, hat: ink.cloth })),
    ].join('')
  },
}

function rainbowSteps(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const colours = ['#d8452f', '#f2a01f', '#f5cf4a', '#4fa35c', '#2f8fc0', '#5a58b0', '#c0508f']
  const rock = mix(ink.sand, ink.far, 0.5)
  return [
    heaven(stage, 420, 50),
    horizon(stage, place, 520, 120),
    path('M-10 1010V360Q80 180 240 150Q420 70 560 120Q760 80 860 200Q980 260 1010 400V1010Z', rock),
    path('M560 120Q760 80 860 200Q980 260 1010 400V1010H800Q860 480 560 120Z', mix(rock, ink.near, 0.28)),
    repeat(8, (i) =>
      ellipse(60 + i * 124, 190 + ((i * 67) % 110), 86, 50, i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4)),
    ),
    path('M430 480Q420 330 530 300Q650 320 650 480Z', ink.near),
    repeat(22, (i) => {
      const t = i / 21
      const w = 190 + 330 * t
      return rect(540 - w / 2, 470 + t * 540, w, 27, colours[i % 7] as string)
    }),
    stroke('M445 470L280 1010M635 470L800 1010', ink.cream, 12),
    at(230, 940, 1, guardian(ink.marigold)),
    at(560, 800, 1, person(110, { coat: ink.cream, legs: ink.near })),
    at(500, 900, 1, person(140, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
    corner(stage, -1, 0.9),
    corner(stage, 1, 1),
  ].join('')
}

const guardian = (gold: string) => {
  const dark = lighten(gold, -0.12)
  return (
    rect(-80, -40, 160, 60, dark) +
    path('M-46 -40L-52 -330Q-60 -420 0 -430Q60 -420 52 -330L46 -40Z', gold) +
    path('M0 -430Q60 -420 52 -330L46 -40H10Z', dark) +
    circle(0, -464, 42, gold) +
    path('M-44 -480Q-30 -600 0 -630Q30 -600 44 -480Z', lighten(gold, 0.05)) +
    stroke('M78 -30V-640', gold, 12) +
    path('M78 -730L104 -650H52Z', gold) +
    stroke('M44 -380L78 -320', gold, 30)
  )
}

/** Tents under a sky of stars. */
export const camp: Motif = {
  hour: 'night',
  draw(stage, place) {
    const { ink } = stage
    const tent = (x: number, y: number, s: number, colour: string) =>
      at(
        x,
        y,
        s,
        circle(0, -60, 260, stage.glow('#ffc35c', 0.4)) +
          path('M-190 0L-20 -210L20 -210L190 0Z', colour) +
          path('M-20 -210L20 -210L190 0H70Q40 -110 -20 -210Z', lighten(colour, -0.09)) +
          path('M-70 0Q-30 -110 -4 -170Q20 -110 50 0Z', '#ffd27a') +
          path('M-70 0Q-34 -100 -4 -170L-16 0Z', lighten(colour, 0.06)),
      )
    return [
      heaven(stage, 620, 46),
      stars(stage, 560, 70),
      path('M-10 430Q200 300 420 260Q640 190 1010 40Q760 260 520 340Q300 400 -10 560Z', '#b9c4ff', {
        opacity: 0.14,
      }),
      path('M-10 470Q260 330 460 292Q660 230 1010 80Q760 260 500 330Q300 380 -10 500Z', '#e6e4ff', {
        opacity: 0.16,
      }),
      horizon(stage, place, 640, 220),
      ground(stage, 660, mix(ink.land, ink.near, 0.2), mix(ink.land, ink.near, 0.7), 20),
      tent(760, 770, 0.62, ink.cream),
      tent(330, 850, 1.15, ink.cloth),
      circle(690, 890, 190, stage.glow('#ffab3d', 0.7)),
      path('M650 900Q640 850 680 800Q690 840 710 826Q740 860 730 900Z', '#ff9a2e'),
      path('M668 900Q666 870 690 846Q714 872 712 900Z', '#ffe08a'),
      stroke('M640 906L740 890M640 890L740 906', ink.near, 14),
      at(570, 930, 1, figure(170, SEATED, { top: ink.marigold, legs: ink.near })),
      at(820, 930, 1, figure(170, SEATED, { top: ink.cloth, legs: ink.near }, -1)),
    ].join('')
  },
}

/** A rider on the road of the place: pedals, or an engine on the high pass. */
export const bikeRide: Motif = {
  hour: 'noon',
  except: { ladakh: 'noon', andaman: 'dusk', bhutan: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const motor = place.slug === 'ladakh'
    const tulips = place.slug === 'europe'
    const field = mix(ink.land, ink.leaf, motor ? 0 : 0.5)
    return [
      heaven(stage, 500),
      horizon(stage, tulips ? { ...place, terrain: 'islets' } : place, 560, 230),
      ground(stage, 570, field, mix(field, ink.near, 0.3), 16),
      tulips
        ? windmill(stage) +
          repeat(5, (i) =>
            rect(
              -10,
              610 + i * 34,
              1020,
              20 + i * 4,
              [ink.cloth, ink.marigold, '#e88aa8', ink.cream, ink.roof][i] as string,
            ),
          )
        : '',
      motor
        ? flags(stage, [-20, 250], [1020, 180], {
            sag: 110,
            size: 62,
            colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
          })
        : wood(stage, place, 130, 760, place.wood === 'palm' ? 560 : 420) +
          wood(stage, place, 900, 740, place.wood === 'palm' ? 500 : 380, -0.1),
      path('M-10 1010V850Q300 800 620 806T1010 770V1010Z', mix(ink.near, ink.far, motor ? 0.25 : 0.4)),
      path('M-10 850Q300 800 620 806T1010 770V784Q800 812 620 820Q300 816 -10 866Z', ink.cream, {
        opacity: 0.7,
      }),
      repeat(4, (i) =>
        poly(
          [
            [60 + i * 270, 936],
            [190 + i * 270, 920],
            [190 + i * 270, 932],
            [60 + i * 270, 948],
          ],
          ink.cream,
          { opacity: 0.85 },
        ),
      ),
      at(460, 880, 1, motor ? motorbike(stage) : bicycle(stage)),
    ].join('')
  },
}

const windmill = (stage: MotifStage) => {
  const { ink } = stage
  return at(
    800,
    610,
    1.2,
    path('M-60 0L-34 -200H34L60 0Z', ink.wall) +
      path('M10 -200H34L60 0H20Z', mix(ink.wall, ink.near, 0.25)) +
      path('M-40 -198Q0 -262 40 -198Z', ink.roof) +
      [20, 110, 200, 290]
        .map(
          (a) =>
            `<g transform="translate(0 -206) rotate(${a})">${rect(-4, -150, 8, 150, ink.near)}${rect(4, -150, 34, 120, ink.cream)}</g>`,
        )
        .join(''),
  )
}

const wheel = (x: number, r: number, tyre: string, rim: string) =>
  circle(x, -r, r, 'none', { stroke: tyre, 'stroke-width': r * 0.16 }) +
  repeat(6, (i) =>
    stroke(
      `M${num(x - Math.cos((i / 6) * 3.14) * r)} ${num(-r - Math.sin((i / 6) * 3.14) * r)}L${num(x + Math.cos((i / 6) * 3.14) * r)} ${num(-r + Math.sin((i / 6) * 3.14) * r)}`,
      rim,
      2.4,
    ),
  ) +
  circle(x, -r, r * 0.1, tyre)

function bicycle(stage: MotifStage): string {
  const { ink } = stage
  const frame = ink.cloth
  return (
    ellipse(20, 4, 260, 12, ink.near, { opacity: 0.4 }) +
    wheel(-130, 92, ink.near, ink.cream) +
    wheel(170, 92, ink.near, ink.cream) +
    stroke(
      'M-130 -92L-34 -214L112 -214L20 -92ZM-34 -214L20 -92L-130 -92M112 -214L170 -92M112 -214L104 -252L136 -262',
      frame,
      13,
    ) +
    stroke('M-38 -214L-46 -244M-74 -246H-18', ink.near, 13) +
    rect(100, -316, 84, 60, mix(ink.sand, ink.roof, 0.3), { rx: 10 }) +
    [0, 1, 2]
      .map((i) => circle(116 + i * 26, -320, 20, [ink.marigold, ink.cloth, ink.cream][i] as string))
      .join('') +
    at(
      -16,
      0,
      1,
      figure(
        450,
        {
          ...RIDER,
          arms: [
            [
              [13, -82],
              [20, -70],
              [30, -58],
            ],
            [
              [10, -82],
              [18, -72],
              [28, -59],
            ],
          ],
        },
        { top: ink.cream, legs: mix(ink.deep, ink.near, 0.4), hat: ink.marigold },
      ),
    )
  )
}

/** A loaded motorbike and its rider on the origin, facing right, about 470 tall. */
export function motorbike(stage: {
  ink: Pick<MotifStage['ink'], 'near' | 'roof' | 'cloth' | 'leaf' | 'marigold'>
}): string {
  const { ink } = stage
  return (
    ellipse(30, 4, 300, 12, ink.near, { opacity: 0.4 }) +
    wheel(-150, 88, '#20222c', '#8a8f9a') +
    wheel(200, 88, '#20222c', '#8a8f9a') +
    stroke('M200 -88L130 -260', '#c3c8d0', 15) +
    path(
      'M-190 -200Q-120 -230 -30 -214L20 -236Q100 -260 130 -206L110 -160H-20Q-120 -150 -190 -200Z',
      ink.roof,
    ) +
    path('M-200 -214Q-100 -244 -20 -218L-30 -196Q-120 -212 -196 -192Z', '#20222c') +
    rect(-50, -160, 130, 74, '#8a8f9a', { rx: 14 }) +
    rect(-40, -130, 110, 12, '#20222c') +
    stroke('M40 -80H-170L-220 -96', '#c3c8d0', 17) +
    circle(150, -250, 28, '#ffe9a8') +
    rect(-240, -250, 92, 90, mix(ink.near, ink.leaf, 0.4), { rx: 10 }) +
    at(-30, -22, 1, figure(450, RIDER, { top: ink.cloth, legs: '#2b2f3e', hat: ink.marigold }))
  )
}

/** Balloons over the place at first light. */
export const balloon: Motif = {
  hour: 'dawn',
  draw(stage, place) {
    const { ink, lit } = stage
    const gores = [ink.cloth, ink.marigold, ink.cream, ink.roof]
    const turn = (k: number) => [...gores.slice(k), ...gores.slice(0, k)]
    return [
      heaven(stage, 660, 74),
      horizon(stage, place, 720, 220),
      place.slug === 'rajasthan' ? amber(stage) : '',
      at(190, 300, 1, balloonOf(66, turn(2), lit, ink.near)),
      at(820, 230, 1, balloonOf(88, turn(1), lit, ink.near)),
      at(890, 520, 1, balloonOf(44, turn(3), lit, ink.near)),
      at(90, 560, 1, balloonOf(34, turn(1), lit, ink.near)),
      ground(stage, 760, mix(ink.sand, ink.land, 0.4), mix(ink.land, ink.near, 0.5), 30),
      path('M-10 1010V900Q300 850 640 900T1010 880V1010Z', mix(ink.near, ink.land, 0.25)),
      at(480, 400, 1, balloonOf(230, gores, lit, ink.near)),
    ].join('')
  },
}

const amber = (stage: MotifStage) => {
  const { ink } = stage
  const wall = stage.far(mix(ink.wall, ink.roof, 0.3), 0.15)
  return (
    path('M300 730Q480 600 720 610Q880 620 1010 700V740Z', stage.far(ink.land, 0.15)) +
    rect(520, 540, 330, 84, wall) +
    repeat(6, (i) =>
      path(`M${530 + i * 56} 540V512A20 22 0 0 1 ${570 + i * 56} 512V540Z`, mix(wall, ink.cream, 0.2)),
    ) +
    repeat(7, (i) =>
      path(`M${536 + i * 46} 616V586A13 13 0 0 1 ${562 + i * 46} 586V616Z`, mix(wall, ink.near, 0.4)),
    )
  )
}
