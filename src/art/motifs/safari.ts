import { lighten, mix } from '../colour.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { acacia, corner, fullSky, ground, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import type { Place } from './place.ts'

/** A safari car in the grass, and an animal of the place. */
export const safari: Motif = {
  light: 'dusk',
  lightAt: { singapore: 'night', nepal: 'dawn', north: 'dawn', australia: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const grassy = mix(ink.land, ink.sand, 0.3)
    const animal =
      {
        southafrica: lion,
        rajasthan: tiger,
        nepal: rhino,
        north: rhino,
        australia: kangaroos,
        singapore: nightCats,
      }[place.slug] ?? lion
    const y = 620
    return [
      fullSky(stage, y - 20, 96),
      horizon(
        stage,
        place.slug === 'rajasthan'
          ? { ...place, terrain: 'hills' }
          : place.slug === 'singapore'
            ? { ...place, terrain: 'hills' }
            : place,
        y,
        180,
      ),
      ground(stage, y, grassy, mix(grassy, ink.near, 0.35), 12),
      place.slug === 'rajasthan' ? lakePalace(stage, y) : '',
      trees(stage, place),
      place.slug === 'australia' ? '' : at(700, 730, 0.8, jeep(stage)),
      animal(stage),
      blades(stage),
    ].join('')
  },
}

/** The trees of the place: umbrella thorns in Africa, gum trees in Australia. */
function trees(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const dark = mix(ink.leaf, ink.near, 0.5)
  if (place.slug === 'southafrica')
    return (
      at(170, 700, 1, acacia(420, ink.leaf, dark, ink.near)) +
      at(880, 650, 1, acacia(200, mix(ink.leaf, ink.near, 0.2), dark, ink.near))
    )
  if (place.slug === 'australia')
    return (
      at(150, 700, 1, gum(430, stage)) + at(890, 650, 1, gum(230, stage)) + at(560, 630, 1, gum(130, stage))
    )
  const broad = { ...place, tree: 'broad' as const }
  return placeTree(stage, broad, 130, 700, 460) + placeTree(stage, broad, 900, 680, 380)
}

/** A gum tree on the origin: a pale forked trunk and loose bunches of grey-green leaves. */
function gum(h: number, { ink, lit }: MotifStage): string {
  const bark = mix(ink.cream, ink.far, 0.25)
  const light = mix(ink.leaf, ink.cream, 0.22)
  const dark = mix(ink.leaf, ink.near, 0.3)
  const limb = (dx: number, from: number, to: number, width: number) =>
    stroke(`M0 ${-h * from}Q${dx * 0.3} ${-h * (from + to) * 0.52} ${dx} ${-h * to}`, bark, h * width)
  const bunch = (dx: number, y: number, r: number) =>
    ellipse(dx, -h * y, r * h, r * h * 0.62, dark) +
    ellipse(dx + lit * r * h * 0.2, -h * y - r * h * 0.18, r * h * 0.7, r * h * 0.36, light)
  return (
    stroke(`M0 0Q${h * 0.03} ${-h * 0.3} 0 ${-h * 0.5}`, bark, h * 0.055) +
    limb(-h * 0.24, 0.42, 0.74, 0.034) +
    limb(h * 0.22, 0.48, 0.8, 0.03) +
    limb(-h * 0.02, 0.48, 0.9, 0.028) +
    bunch(-h * 0.27, 0.76, 0.17) +
    bunch(h * 0.25, 0.82, 0.16) +
    bunch(-h * 0.03, 0.93, 0.19) +
    bunch(-h * 0.14, 0.62, 0.1) +
    bunch(h * 0.13, 0.68, 0.11)
  )
}

/** The ruined pavilion by the lake of Ranthambore, on the horizon `y`. */
function lakePalace({ ink, lit }: MotifStage, y: number): string {
  const stone = mix(ink.roof, ink.sand, 0.3)
  const shade = mix(stone, ink.near, 0.4)
  const kiosk = (x: number, top: number) =>
    rect(x - 26, top - 6, 52, 8, stone) +
    [-22, -6, 14].map((k) => rect(x + k, top - 36, 7, 32, shade)).join('') +
    path(
      `M${x - 34} ${top - 36}H${x + 34}Q${x + 26} ${top - 66} ${x} ${top - 72}Q${x - 26} ${top - 66} ${x - 34} ${top - 36}Z`,
      stone,
    )
  return at(
    470,
    y + 4,
    1,
    ellipse(40, 20, 420, 26, mix(ink.water, ink.cream, 0.35)) +
      rect(-150, -96, 300, 104, stone) +
      rect(lit < 0 ? 70 : -150, -96, 80, 104, shade, { opacity: 0.55 }) +
      repeat(5, (i) =>
        path(`M${-132 + i * 56} 8V-40A20 20 0 0 1 ${-92 + i * 56} -40V8Z`, mix(shade, ink.near, 0.4)),
      ) +
      rect(-160, -104, 320, 12, lighten(stone, 0.06)) +
      kiosk(-116, -104) +
      kiosk(116, -104) +
      at(0, -22, 1.2, kiosk(0, -70)),
  )
}

const blades = (stage: MotifStage) => {
  const { ink } = stage
  const colours = [mix(ink.near, ink.land, 0.15), mix(ink.near, ink.land, 0.35), mix(ink.near, ink.leaf, 0.3)]
  return repeat(40, (i) => {
    const x = i * 26 - 10
    const h = 90 + ((i * 47) % 90) + (Math.abs(i - 20) > 12 ? 70 : 0)
    const lean = ((i * 31) % 60) - 30
    return path(
      `M${x - 12} 1010Q${x} ${1010 - h * 0.6} ${x + lean} ${1010 - h}Q${x + 8} ${1010 - h * 0.5} ${x + 14} 1010Z`,
      colours[i % 3] as string,
    )
  })
}

/** An open safari car with three guests looking left, on the origin, 276 tall. */
export const jeep = (stage: MotifStage) => {
  const { ink } = stage
  const body = mix(ink.leaf, ink.near, 0.35)
  return (
    stroke('M-150 -130V-260M150 -120V-260', ink.near, 9) +
    rect(-180, -276, 350, 20, ink.sand) +
    [-110, -30, 60]
      .map((x, i) =>
        at(
          x,
          -96,
          1,
          figure(
            150,
            SEATED,
            { top: [ink.cloth, ink.cream, ink.marigold][i] as string, legs: ink.near, hat: ink.sand },
            -1,
          ),
        ),
      )
      .join('') +
    path('M-200 -130H170L190 -110Q260 -100 262 -40H-206Z', body) +
    rect(-206, -70, 468, 14, lighten(body, 0.08)) +
    circle(-120, -34, 46, '#20222c') +
    circle(-120, -34, 20, '#8a8f9a') +
    circle(170, -34, 46, '#20222c') +
    circle(170, -34, 20, '#8a8f9a') +
    circle(256, -80, 13, '#ffe9a8')
  )
}

type DrawAnimal = (stage: MotifStage) => string

const lion: DrawAnimal = ({ ink }) => {
  const coat = mix(ink.marigold, ink.sand, 0.35)
  const mane = mix(ink.roof, ink.near, 0.3)
  return at(
    340,
    900,
    1.35,
    path('M-150 0Q-190 -120 -90 -150Q20 -170 90 -120Q130 -60 120 0Z', coat) +
      path('M-150 0Q-190 -120 -90 -150Q-130 -60 -60 0Z', lighten(coat, -0.08)) +
      stroke('M-150 -20Q-240 -10 -230 -90', coat, 13) +
      ellipse(-230, -100, 15, 24, mane) +
      path('M30 -150Q20 -260 110 -276Q210 -270 206 -160Q200 -70 120 -56Q40 -70 30 -150Z', mane) +
      path('M66 -170Q70 -226 118 -230Q166 -226 170 -170Q168 -110 118 -100Q70 -110 66 -170Z', coat) +
      path('M100 -170H138L130 -120Q118 -108 106 -120Z', lighten(coat, 0.1)) +
      path('M104 -132H132L118 -116Z', '#3a2420') +
      circle(96, -176, 7, '#3a2420') +
      circle(142, -176, 7, '#3a2420') +
      circle(74, -228, 17, coat) +
      circle(164, -228, 17, coat) +
      path('M60 0Q40 -70 110 -80L130 0Z', lighten(coat, 0.04)),
  )
}

/** A tiger walking right with its face to the viewer; its feet on (360, 920). */
export const tiger: DrawAnimal = ({ ink }) => {
  const coat = mix('#e8822a', ink.marigold, 0.2)
  const dark = '#2a1a1c'
  const stripe = (x: number, y: number, k = 1) =>
    path(`M${x} ${y}q${16 * k} 30 ${4 * k} 70q-${12} -34 -${14} -60Z`, dark)
  return at(
    360,
    920,
    1.3,
    stroke('M-200 -110Q-270 -100 -280 -180Q-280 -210 -256 -216', coat, 22) +
      stroke('M-262 -216l8 -2M-280 -170l-2 -14', dark, 23) +
      path(
        'M-210 0V-90Q-220 -160 -140 -166H80Q150 -170 190 -120L180 0H130L120 -70H-90L-110 -50L-120 0H-160L-170 -60L-180 0Z',
        coat,
      ) +
      path('M-90 -70H120L110 -54Q10 -40 -90 -54Z', '#fff3dc') +
      [-150, -110, -70, -30, 10, 50].map((x) => stripe(x, -164)).join('') +
      [150, 168].map((x) => stripe(x, -120)).join('') +
      [-196, -130].map((x) => path(`M${x} -70l30 8l-28 10Z`, dark)).join('') +
      path('M130 -190Q130 -240 190 -246Q256 -240 258 -180Q254 -120 194 -112Q136 -120 130 -190Z', coat) +
      path('M160 -150Q170 -110 194 -108Q220 -110 230 -150Q220 -134 196 -156Q172 -134 160 -150Z', '#fff3dc') +
      path('M182 -160H208L195 -144Z', '#c8605a') +
      circle(172, -184, 8, '#2a1a1c') +
      circle(218, -184, 8, '#2a1a1c') +
      circle(146, -236, 18, coat) +
      circle(242, -236, 18, coat) +
      circle(146, -236, 8, '#fff3dc') +
      circle(242, -236, 8, '#fff3dc') +
      path(
        'M188 -244l6 26l6 -26ZM166 -238l14 18l-2 -22ZM222 -238l-14 18l2 -22ZM136 -176l24 6l-22 8ZM254 -176l-24 6l22 8Z',
        dark,
      ),
  )
}

/** A one-horned rhino facing right; its feet on (370, 920). */
export const rhino: DrawAnimal = ({ ink }) => {
  const hide = mix(ink.far, ink.near, 0.5)
  const shade = mix(ink.far, ink.near, 0.68)
  return at(
    370,
    920,
    1.3,
    path('M-190 0V-80H-130V0ZM70 0V-80H124V0Z', shade) +
      path(
        'M-220 -60Q-236 -190 -110 -200Q-20 -220 90 -196Q150 -190 170 -160Q210 -160 250 -130L280 -190Q296 -140 286 -104Q296 -70 270 -60Q230 -50 190 -74Q150 -50 130 -60V0H76V-70H-90V0H-150V-70Q-190 -60 -206 -20Z',
        hide,
      ) +
      path(
        'M-110 -200Q-60 -120 -90 -70H-60Q-30 -120 -78 -204ZM70 -198Q120 -130 90 -60H110Q150 -120 100 -194Z',
        shade,
      ) +
      path('M250 -130L280 -190Q296 -140 286 -104Z', mix(ink.cream, ink.near, 0.2)) +
      path('M140 -180L150 -220L170 -176ZM166 -176L184 -212L192 -166Z', shade) +
      circle(216, -116, 7, '#1b2136') +
      stroke('M-40 -206L-20 -260M-10 -206l24 -46', 'none', 1) +
      at(-30, -208, 1, path('M-24 0Q-20 -34 10 -40L40 -50L16 -26Q20 -6 6 0Z', '#fffdf6')),
  )
}

const kangaroos: DrawAnimal = ({ ink }) => {
  const kangaroo = (x: number, y: number, s: number, c: string, joey: boolean, k: 1 | -1) =>
    at(
      x,
      y,
      [s * k, s],
      path(
        'M-60 0Q-150 -4 -230 -30Q-150 -30 -90 -50Q-120 -160 -30 -220Q0 -240 20 -290Q20 -330 40 -350L34 -400L58 -360L74 -402L78 -352Q110 -346 124 -316Q110 -300 84 -302Q70 -230 60 -190Q80 -160 92 -130L80 -124Q60 -150 40 -160Q60 -90 20 -50Q40 -20 80 -8V0H0Q-30 -4 -40 -20Z',
        c,
      ) +
        path('M40 -160Q60 -90 20 -50Q0 -70 4 -120Q16 -160 40 -160Z', mix(c, ink.cream, 0.35)) +
        (joey
          ? circle(46, -130, 22, lighten(c, 0.05)) +
            path('M36 -146l-6 -26l16 18ZM54 -148l8 -24l4 24Z', lighten(c, 0.05)) +
            circle(52, -132, 3.4, '#1b2136')
          : '') +
        circle(86, -328, 4.4, '#1b2136'),
    )
  const coat = mix(ink.roof, ink.sand, 0.35)
  return (
    kangaroo(720, 800, 0.95, mix(coat, ink.near, 0.2), false, -1) + kangaroo(350, 930, 1.5, coat, true, 1)
  )
}

const nightCats: DrawAnimal = (stage) => {
  const { ink } = stage
  return (
    circle(300, 760, 330, stage.glow('#ffd27a', 0.45)) +
    tiger(stage) +
    repeat(5, (i) => circle(560 + i * 84, 500 - (i % 2) * 12, 7, '#ffe08a')) +
    corner(stage, 1, 1.3) +
    path('M-10 -10H1010V60Q760 150 560 70Q300 170 -10 120Z', mix(ink.near, ink.leaf, 0.2))
  )
}
