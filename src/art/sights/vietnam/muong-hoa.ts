import { mix } from '../../colour.ts'
import { walker } from '../../motifs/people.ts'
import { buffalo } from '../../motifs/rice-terrace.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { tree } from '../../parts/plants.ts'
import { at, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Ripe rice terraces in the Muong Hoa valley below Fansipan. */
export const sapa = sightScene({
  name: 'muong-hoa-vietnam',
  destination: 'vietnam',
  place: 'Muong Hoa',
  light: 'noon',
  sun: [0.76, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const steps = (
      x0: number,
      y0: number,
      x1: number,
      y1: number,
      rows: number,
      from: string,
      to: string,
      k: number,
    ) =>
      repeat(rows, (i) => {
        const t = i / (rows - 1)
        const y = y0 + (y1 - y0) * t ** 1.15
        const xa = x0 - (x0 - x1) * t
        const colour = i % 4 === 2 ? '#bfe0d8' : mix(from, to, t)
        const sway = Math.sin(i * 0.9) * 0.014
        const d =
          k < 0
            ? `M-10 ${num(h * y)}C${num(w * xa * 0.4)} ${num(h * (y - 0.05 + sway))} ${num(w * xa * 0.75)} ${num(h * (y + 0.035))} ${num(w * xa)} ${num(h * (y + 0.05 + sway))}`
            : `M${num(w + 10)} ${num(h * y)}C${num(w * (1 - (1 - xa) * 0.4))} ${num(h * (y - 0.05 + sway))} ${num(w * (1 - (1 - xa) * 0.75))} ${num(h * (y + 0.035))} ${num(w * xa)} ${num(h * (y + 0.05 + sway))}`
        const close = k < 0 ? `L${num(w * xa)} ${h + 5}H-10Z` : `L${num(w * xa)} ${h + 5}H${w + 10}Z`
        return (
          path(`${d}${close}`, mix(colour, ink.near, 0.3)) +
          path(`${d}${close}`, colour, { transform: `translate(0 ${num((4 + 6 * t) * u)})` })
        )
      })
    const hut = (x: number, y: number, s: number) =>
      landmark(
        stage,
        y,
        [-40, 40].map((k) => rect(k - 4, -30, 8, 32, '#5a3a28')).join('') +
          rect(-60, -74, 120, 46, '#a8743f') +
          repeat(5, (i) => rect(-56 + i * 25, -74, 3, 46, '#85552f')) +
          rect(-14, -64, 28, 36, '#4a2c20') +
          path('M-92 -68L-44 -128H44L92 -68Z', '#8a6a42') +
          path(lit < 0 ? 'M44 -128L92 -68H30Z' : 'M-44 -128L-92 -68H-30Z', '#6b5034'),
        x,
        s,
      )
    return [
      fullSky(stage, 0.58),
      landmark(
        stage,
        0.56,
        path(
          'M-1000 80L-760 -80L-600 -40L-430 -190L-300 -140L-160 -260L-60 -200L60 -330L190 -210L280 -240L440 -120L600 -150L1000 80Z',
          stage.far('#5f8f8c', 0.42),
        ) +
          path(
            'M60 -330L190 -210L160 -60L60 60L100 -140ZM-160 -260L-60 -200L-80 -60L-180 40L-140 -120ZM280 -240L440 -120L420 40L320 60L340 -100Z',
            stage.far('#437574', 0.42),
          ),
        wide ? 60 : 0,
      ),
      mist(stage, h * 0.5, h * 0.05, '#ffffff', 0.85),
      hills(stage, 'a', { y: h * 0.54, amp: h * 0.05, fill: stage.far(ink.leaf, 0.35) }),
      hills(stage, 'b', { y: h * 0.6, amp: h * 0.04, fill: stage.far(ink.leaf, 0.16) }),
      repeat(14, (i) =>
        at(
          w * (i / 13),
          h * 0.63,
          u,
          tree(
            stage.random(`t${i}`),
            64 + 26 * (i % 3),
            mix(ink.leaf, ink.land, 0.3),
            mix(ink.leaf, ink.near, 0.3),
            ink.near,
            lit,
          ),
        ),
      ),
      rect(0, h * 0.62, w, h * 0.4, mix(ink.leaf, ink.land, 0.35)),
      // The stream at the bottom of the valley.
      landmark(
        stage,
        0.63,
        path(
          'M-30 -10Q30 60 -30 110Q-100 190 -20 260Q60 330 -40 480H140Q180 330 90 250Q20 180 60 110Q90 50 20 -10Z',
          '#7fc4cc',
        ) +
          path(
            'M-6 0Q50 60 0 110Q-50 190 30 260Q90 330 40 480H70Q110 330 56 254Q-20 180 30 110Q60 50 4 0Z',
            '#c9e8ea',
          ),
        wide ? -60 : -20,
      ),
      steps(0.8, 0.62, 0.6, 1.0, 13, '#c9d66a', '#e3c24a', 1),
      steps(0.16, 0.6, wide ? 0.46 : 0.4, 0.98, 13, '#b5cf62', '#8fb548', -1),
      hut(wide ? 330 : 260, 0.665, 0.9),
      hut(wide ? 470 : 370, 0.69, 0.7),
      hut(wide ? -620 : -350, 0.685, 0.85),
      landmark(stage, 0.835, at(0, 0, 1, buffalo('#5a4f54', '#d9c8a8')), wide ? 330 : 250, 0.6),
      landmark(
        stage,
        0.915,
        ellipse(0, 2, 70, 7, ink.near, { opacity: 0.25 }) +
          at(0, 0, 1, person(150, { coat: '#2f3a6a', legs: '#2f3a6a', skirt: true, hat: '#e0bd72' })) +
          rect(-14, -76, 30, 9, '#e04f6a') +
          path('M-44 -120Q-60 -70 -38 -58H-22V-118Z', '#b5843f') +
          repeat(4, (i) => stroke(`M${-44 + i * 7} -120l-4 -26`, ink.leaf, 5)),
        wide ? -430 : -260,
      ),
      landmark(
        stage,
        0.945,
        ellipse(0, 2, 90, 7, ink.near, { opacity: 0.25 }) +
          at(0, 0, 1, walker(stage, 156, ink.cloth, ink.marigold)),
        wide ? -250 : -110,
      ),
      leaves(stage, -1, 0.8),
      leaves(stage, 1, 0.6),
    ].join('')
  },
})
