import { lighten, mix } from '../../colour.ts'
import { camel } from '../../parts/animals.ts'
import { dome } from '../../parts/buildings.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { grass } from '../../parts/plants.ts'
import { at, ellipse, path, rect, repeat } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The fort of Jaisalmer with its golden bastions above the dunes. */
export const jaisalmer = sightScene({
  name: 'jaisalmer-rajasthan',
  destination: 'rajasthan',
  place: 'Jaisalmer',
  light: 'dusk',
  sun: [0.22, 0.4],
  draw(stage) {
    const { w, h, u, ink, lit, kind, time } = stage
    const wide = kind === 'wide'
    const [gold, shade, deep] = ['#eab26a', '#c27f52', '#7d4650']
    const bastion = (x: number, y: number, half: number, height: number) =>
      path(`M${x - half * 1.12} ${y}L${x - half} ${y - height}H${x + half}L${x + half * 1.12} ${y}Z`, gold) +
      path(
        lit < 0
          ? `M${x + half * 0.25} ${y - height}H${x + half}L${x + half * 1.12} ${y}H${x + half * 0.35}Z`
          : `M${x - half * 0.25} ${y - height}H${x - half}L${x - half * 1.12} ${y}H${x - half * 0.35}Z`,
        shade,
      ) +
      rect(x - half - 4, y - height - 6, half * 2 + 8, 10, lighten(gold, 0.06)) +
      repeat(5, (i) =>
        path(
          `M${x - half + i * half * 0.44} ${y - height - 4}v-14a${half * 0.13} ${half * 0.13} 0 0 1 ${half * 0.26} 0v14Z`,
          lighten(gold, 0.03),
        ),
      ) +
      rect(x - 5, y - height * 0.62, 10, 20, deep)
    const chhatri = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-34, -8, 68, 10, lighten(gold, 0.06)) +
          [-28, -10, 10, 28].map((k) => rect(k - 3, -46, 6, 40, shade)).join('') +
          rect(-38, -54, 76, 9, lighten(gold, 0.05)) +
          at(0, -54, 1, dome(64, 32, lighten(gold, 0.03), shade, lit, 0.2)) +
          rect(-1.5, -104, 3, 18, ink.marigold),
      )
    const house = (x: number, y: number, a: number, b: number) =>
      rect(x - a / 2, y - b, a, b, lighten(gold, 0.02)) +
      rect(lit < 0 ? x + a * 0.16 : x - a / 2, y - b, a * 0.34, b, mix(gold, shade, 0.7)) +
      repeat(Math.floor(a / 26), (i) =>
        path(`M${x - a / 2 + 9 + i * 26} ${y - b + 44}v-20a6 6 0 0 1 12 0v20Z`, deep),
      ) +
      rect(x - a / 2 - 3, y - b - 5, a + 6, 7, lighten(gold, 0.07))
    const shikhara = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M-40 0Q-38 -80 -10 -130H10Q38 -80 40 0Z', lighten(gold, 0.04)) +
          path(lit < 0 ? 'M6 -130H10Q38 -80 40 0H14Z' : 'M-6 -130H-10Q-38 -80 -40 0H-14Z', shade) +
          repeat(6, (i) => rect(-37 + i * 4, -20 - i * 19, 74 - i * 8, 4, shade, { opacity: 0.5 })) +
          ellipse(0, -136, 16, 8, lighten(gold, 0.08)) +
          path('M-3 -142L0 -172L3 -142Z', ink.marigold) +
          path(`M0 -172Q14 -166 26 -172V-160Q14 -154 0 -160Z`, ink.cloth),
      )
    const fort =
      path('M-560 40Q-480 -60 -400 -100H420Q500 -60 600 40Z', mix(gold, shade, 0.55)) +
      path('M60 -100H420Q500 -60 600 40H200Z', shade, { opacity: 0.6 }) +
      [
        [-300, -190, 90, 84],
        [-200, -196, 110, 110],
        [-90, -200, 100, 140],
        [30, -200, 120, 170],
        [150, -196, 100, 130],
        [250, -190, 110, 100],
        [340, -186, 80, 70],
      ]
        .map(([x, y, a, b]) => house(x as number, y as number, a as number, b as number))
        .join('') +
      shikhara(-150, -300, 0.9) +
      shikhara(-84, -330, 1.1) +
      chhatri(30, -368, 0.9) +
      chhatri(190, -324, 0.7) +
      chhatri(300, -288, 0.6) +
      rect(-400, -200, 830, 108, mix(gold, shade, 0.2)) +
      rect(-400, -206, 830, 10, lighten(gold, 0.05)) +
      [-390, -270, -150, -24, 102, 226, 350, 430]
        .map((x, i) => bastion(x, -72 + (i % 2) * 14, 46, 140))
        .join('') +
      rect(-62, -160, 74, 96, shade) +
      path('M-50 -64V-120A26 30 0 0 1 2 -120V-64Z', deep)
    const dune = (y: number, lift: number, fill: string, dark: string, x: number) =>
      path(
        `M-10 ${h * y}Q${w * x * 0.5} ${h * (y - lift * 0.3)} ${w * x} ${h * (y - lift)}Q${w * (x + 0.16)} ${h * (y + 0.01)} ${w + 10} ${h * (y - 0.01)}V${h + 5}H-10Z`,
        fill,
      ) +
      path(
        `M${w * x} ${h * (y - lift)}Q${w * (x + 0.16)} ${h * (y + 0.01)} ${w + 10} ${h * (y - 0.01)}V${h * (y + 0.16)}Q${w * (x + 0.1)} ${h * (y + 0.1)} ${w * x} ${h * (y - lift)}Z`,
        dark,
      )
    const rider = (x: number, y: number, s: number, cloth: string, turban: string) =>
      at(
        w * x,
        h * y,
        u * s,
        ellipse(0, 2, 90, 7, ink.near, { opacity: 0.25 }) +
          camel(
            190,
            mix(ink.near, shade, 0.35),
            mix(ink.near, shade, 0.1),
            cloth,
            lit,
            Math.sin(time * Math.PI * 2 + x * 9),
          ) +
          at(-16, -150, 1, person(96, { coat: ink.cream, legs: cloth, pose: 'sit', hat: turban })),
      )
    return [
      fullSky(stage, 0.72, { disc: 84 }),
      hills(stage, 'far', { y: h * 0.69, amp: h * 0.02, fill: stage.far(ink.land, 0.4) }),
      path(`M-10 ${h * 0.69}H${w + 10}V${h + 5}H-10Z`, mix(ink.sand, ink.land, 0.4)),
      landmark(stage, 0.73, fort, wide ? 0 : -10, wide ? 1.12 : 0.96),
      repeat(12, (i) =>
        at(
          w * (0.02 + i * 0.088),
          h * (0.745 + 0.014 * (i % 2)),
          u,
          ellipse(0, -14, 30 + 8 * (i % 3), 22, mix(ink.leaf, shade, 0.3)),
        ),
      ),
      dune(0.82, 0.05, mix(ink.sand, ink.land, 0.25), mix(ink.land, shade, 0.5), 0.62),
      rider(0.2, 0.83, 0.72, ink.cloth, ink.marigold),
      rider(0.34, 0.82, 0.7, ink.marigold, ink.cloth),
      wide ? rider(0.47, 0.81, 0.68, ink.deep, ink.cream) : '',
      dune(0.93, 0.07, mix(ink.land, shade, 0.25), mix(shade, ink.near, 0.35), 0.36),
      repeat(6, (i) =>
        at(
          w * (0.06 + i * 0.17),
          h * 0.985,
          u,
          grass(
            stage.random(`g${i}`),
            70,
            [mix(ink.leaf, ink.near, 0.3), mix(ink.leaf, shade, 0.4)],
            8,
            time,
          ),
        ),
      ),
      landmark(
        stage,
        0.95,
        ellipse(0, 0, 80, 8, ink.near, { opacity: 0.3 }) +
          at(-26, 0, 1, person(136, { coat: ink.cream, legs: ink.cream, skirt: true, hat: '#d8306a' })) +
          at(34, 2, 1, person(126, { coat: ink.cloth, legs: ink.marigold, skirt: true, hair: ink.cloth })),
        wide ? 360 : 250,
      ),
    ].join('')
  },
})
