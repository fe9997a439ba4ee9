import { lighten, mix } from '../../colour.ts'
import { jeep, tiger } from '../../motifs/safari.ts'
import { dome } from '../../parts/buildings.ts'
import { hills, mist } from '../../parts/land.ts'
import { grass, tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, ellipse, path, rect, repeat } from '../../shape.ts'
import { arches, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A tiger in front of the ruin by the lake of Ranthambore. */
export const ranthambore = sightScene({
  name: 'ranthambore-rajasthan',
  destination: 'rajasthan',
  place: 'Ranthambore',
  light: 'dawn',
  sun: [0.24, 0.3],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const [stone, shade] = ['#c98a6a', '#94605c']
    const chhatri = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-38, -8, 76, 10, stone) +
          [-30, -10, 10, 30].map((k) => rect(k - 3, -48, 6, 42, shade)).join('') +
          rect(-44, -58, 88, 11, lighten(stone, 0.05)) +
          at(0, -58, 1, dome(70, 36, stone, shade, lit, 0.18)),
      )
    return [
      fullSky(stage, 0.6, { disc: 72 }),
      hills(stage, 'a', { y: h * 0.5, amp: h * 0.07, fill: stage.far(mix(ink.far, ink.leaf, 0.3), 0.4) }),
      // The fort's wall along the cliff.
      landmark(
        stage,
        0.52,
        path(
          'M-900 40L-760 -40H-520L-480 -70H-200L-160 -40H60L90 -64H360L420 -30H640L700 40Z',
          stage.far(stone, 0.42),
        ) +
          repeat(34, (i) =>
            rect(
              -750 + i * 42,
              -52 - (i > 6 && i < 14 ? 28 : 0) - (i > 19 && i < 27 ? 22 : 0),
              22,
              16,
              stage.far(stone, 0.42),
            ),
          ),
      ),
      hills(stage, 'b', { y: h * 0.56, amp: h * 0.03, fill: stage.far(ink.leaf, 0.35) }),
      repeat(10, (i) =>
        at(
          w * (i / 9),
          h * 0.6,
          u,
          tree(
            stage.random(`t${i}`),
            110 + 40 * (i % 3),
            stage.far(mix(ink.leaf, ink.land, 0.3), 0.25),
            stage.far(ink.leaf, 0.3),
            ink.near,
            lit,
          ),
        ),
      ),
      sea(stage, {
        top: h * 0.6,
        bottom: h * 0.76,
        far: mix(ink.water, ink.cream, 0.45),
        near: mix(ink.water, ink.deep, 0.5),
        foam: ink.cream,
        rows: 5,
      }),
      landmark(
        stage,
        0.655,
        ellipse(0, 10, 230, 14, ink.deep, { opacity: 0.25 }) +
          rect(-210, -110, 420, 112, stone) +
          rect(lit < 0 ? 90 : -210, -110, 120, 112, mix(stone, shade, 0.7)) +
          arches(6, -186, 0, 42, 80, 24, mix(shade, ink.near, 0.35)) +
          rect(-218, -118, 436, 12, lighten(stone, 0.06)) +
          rect(-90, -170, 180, 54, mix(stone, shade, 0.25)) +
          arches(4, -76, -118, 24, 40, 18, mix(shade, ink.near, 0.3)) +
          chhatri(-160, -116, 1) +
          chhatri(160, -116, 1) +
          chhatri(0, -168, 1.15),
        wide ? -330 : -180,
        wide ? 1 : 0.85,
      ),
      mist(stage, h * 0.665, h * 0.03, ink.cream, 0.7),
      path(
        `M-10 ${h * 0.74}Q${w * 0.3} ${h * 0.7} ${w * 0.6} ${h * 0.73}T${w + 10} ${h * 0.7}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.land, ink.sand, 0.4), mix(ink.land, ink.near, 0.35)]),
      ),
      landmark(stage, 0.775, jeep(stage), wide ? 430 : 260, 0.55),
      at(
        w * (wide ? 0.96 : 1.0),
        h * 0.8,
        u,
        tree(stage.random('banyan'), wide ? 440 : 380, ink.leaf, mix(ink.leaf, ink.near, 0.5), ink.near, lit),
      ),
      landmark(
        stage,
        0.915,
        ellipse(0, 0, 330, 18, ink.near, { opacity: 0.25 }) + at(-360, -920, 1, tiger(stage)),
        wide ? 20 : 20,
        wide ? 0.86 : 0.8,
      ),
      repeat(30, (i) =>
        at(
          w * (i / 29),
          h * 1.005,
          u,
          grass(
            stage.random(`g${i}`),
            100 + 36 * (i % 3),
            [mix(ink.sand, ink.land, 0.5), mix(ink.land, ink.near, 0.35), mix(ink.land, ink.near, 0.6)],
            8,
            stage.time,
          ),
        ),
      ),
      leaves(stage, -1, 0.6),
    ].join('')
  },
})
