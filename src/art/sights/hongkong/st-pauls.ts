import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { lantern, person } from '../../parts/life.ts'
import { tree } from '../../parts/plants.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { arches } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The ruined stone front of St Paul's in Macau at the top of its stairs. */
export const macau = sightScene({
  name: 'st-pauls-hongkong',
  destination: 'hongkong',
  place: 'St Paul’s',
  light: 'dusk',
  sun: [0.24, 0.36],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const stone = '#f0cfa4'
    const dark = '#b98a78'
    const hole = stage.sky[2] as string
    const door = mix(dark, ink.near, 0.55)
    const columns = (y: number, height: number, xs: readonly number[]) =>
      xs
        .map(
          (x) =>
            rect(x - 9, y - height, 18, height, lighten(stone, 0.04)) +
            rect(lit < 0 ? x + 2 : x - 9, y - height, 7, height, dark) +
            rect(x - 13, y - height - 8, 26, 10, lighten(stone, 0.08)) +
            rect(x - 13, y - 8, 26, 8, lighten(stone, 0.05)),
        )
        .join('')
    const cornice = (y: number, half: number) =>
      rect(-half - 14, y - 16, half * 2 + 28, 16, lighten(stone, 0.07)) +
      rect(-half - 8, y, half * 2 + 16, 6, dark)
    const wall = (y: number, height: number, half: number) =>
      rect(-half, y - height, half * 2, height, stone) +
      rect(lit < 0 ? half - 60 : -half, y - height, 60, height, mix(stone, dark, 0.45))
    const facade =
      wall(0, 170, 260) +
      columns(0, 150, [-236, -190, -104, -60, 60, 104, 190, 236]) +
      rect(-38, -124, 76, 124, door) +
      rect(-172, -104, 48, 104, door) +
      rect(124, -104, 48, 104, door) +
      cornice(-160, 260) +
      wall(-176, 140, 250) +
      columns(-176, 118, [-226, -184, -100, -58, 58, 100, 184, 226]) +
      arches(1, -30, -186, 60, 98, 0, hole) +
      arches(2, -162, -190, 40, 84, 284, hole) +
      cornice(-306, 250) +
      wall(-322, 120, 160) +
      path('M-250 -322Q-190 -340 -160 -420V-322ZM250 -322Q190 -340 160 -420V-322Z', mix(stone, dark, 0.2)) +
      columns(-322, 100, [-136, -60, 60, 136]) +
      arches(1, -32, -330, 64, 80, 0, mix(dark, ink.near, 0.35)) +
      circle(0, -376, 14, stone) +
      [-226, 226]
        .map((x) => path(`M${x - 14} -322L${x} -420L${x + 14} -322Z`, stone) + circle(x, -424, 9, stone))
        .join('') +
      cornice(-434, 160) +
      wall(-450, 66, 110) +
      arches(1, -24, -454, 48, 56, 0, mix(dark, ink.near, 0.35)) +
      columns(-450, 54, [-86, 86]) +
      cornice(-508, 110) +
      path('M-130 -522L0 -610L130 -522Z', stone) +
      path(lit < 0 ? 'M0 -610L130 -522H40Z' : 'M0 -610L-130 -522H-40Z', mix(stone, dark, 0.5)) +
      path('M-5 -606V-660H5V-606ZM-20 -642H20V-633H-20Z', stone)
    const top = kind === 'wide' ? 0.76 : 0.72
    const size = kind === 'wide' ? 0.98 : 1.12
    return [
      fullSky(stage, 0.82, { disc: 76 }),
      hills(stage, 'far', { y: h * 0.66, amp: h * 0.05, fill: stage.far(ink.far, 0.4) }),
      repeat(12, (i) =>
        at(
          w * (i / 11),
          h * top,
          u,
          tree(
            stage.random(`t${i}`),
            190 + 50 * (i % 3),
            mix(ink.leaf, ink.far, 0.2),
            mix(ink.leaf, ink.near, 0.5),
            ink.near,
            lit,
          ),
        ),
      ),
      landmark(stage, top, facade, 0, size),
      rect(0, h * top, w, h, stage.gradient([mix(ink.sand, ink.roof, 0.25), mix(ink.sand, ink.near, 0.4)])),
      landmark(
        stage,
        top,
        repeat(12, (i) => {
          const t = (i / 11) ** 1.35
          const half = 300 + 260 * t
          return (
            rect(-half, 2 + 250 * t, half * 2, 7 + 9 * t, mix(ink.cream, stone, 0.4)) +
            rect(-half, 9 + 9 * t + 250 * t, half * 2, 4 + 6 * t, mix(dark, ink.near, 0.2), { opacity: 0.6 })
          )
        }),
      ),
      [-1, 1]
        .map((k) =>
          landmark(
            stage,
            top + 0.02,
            repeat(6, (i) => {
              const t = i / 5
              return (
                ellipse(
                  k * (346 + 250 * t),
                  6 + 210 * t,
                  44 + 26 * t,
                  34 + 20 * t,
                  i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4),
                ) + circle(k * (340 + 250 * t), -14 + 206 * t, 8, '#e8508a')
              )
            }),
          ),
        )
        .join(''),
      [-440, 440]
        .map((x) =>
          landmark(
            stage,
            0.95,
            rect(x - 5, -250, 10, 250, ink.near) +
              stroke(`M${x} -240H${x + (x < 0 ? 60 : -60)}`, ink.near, 7) +
              at(x + (x < 0 ? 56 : -56), -238, 1, lantern(stage, 46, ink.roof, true)),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.93,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-30, 0, 1, person(126, { coat: ink.cream, legs: ink.deep, bag: ink.cloth })) +
          at(34, 4, 1, person(116, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        -60,
      ),
      landmark(
        stage,
        top + 0.08,
        at(120, 0, 1, person(80, { coat: ink.marigold, legs: ink.near })) +
          at(156, 4, 1, person(74, { coat: ink.cream, legs: ink.cloth, skirt: true })),
      ),
    ].join('')
  },
})
