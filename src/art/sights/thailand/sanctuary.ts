import { mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea } from '../../parts/sea.ts'
import { at, circle, ellipse, group, path, rect, stroke } from '../../shape.ts'
import { arches, leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The Sanctuary of Truth in Pattaya, a building of teak with spires by the sea. */
export const sanctuary = sightScene({
  name: 'sanctuary-thailand',
  destination: 'thailand',
  place: 'Sanctuary of Truth',
  light: 'dusk',
  sun: [0.26, 0.42],
  draw(stage) {
    const { h, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const [teak, dark, pale] = ['#a8623a', '#6b3a34', '#d9935a']
    const spire = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        [0, 1, 2, 3]
          .map((i) => {
            const half = 86 - i * 18
            const base = -i * 62
            return (
              path(
                `M${-half - 22} ${base + 8}Q${-half} ${base - 10} ${-half * 0.5} ${base - 74}H${half * 0.5}Q${half} ${base - 10} ${half + 22} ${base + 8}Q${half} ${base - 2} 0 ${base - 4}T${-half - 22} ${base + 8}Z`,
                i % 2 ? teak : mix(teak, dark, 0.18),
              ) +
              path(
                lit < 0
                  ? `M${half * 0.1} ${base - 74}H${half * 0.5}Q${half} ${base - 10} ${half + 22} ${base + 8}Q${half} ${base - 2} ${half * 0.3} ${base - 3}Z`
                  : `M${-half * 0.1} ${base - 74}H${-half * 0.5}Q${-half} ${base - 10} ${-half - 22} ${base + 8}Q${-half} ${base - 2} ${-half * 0.3} ${base - 3}Z`,
                dark,
                { opacity: 0.75 },
              ) +
              path(
                `M${-half - 22} ${base + 8}q-16 -18 -12 -40q12 18 26 24ZM${half + 22} ${base + 8}q16 -18 12 -40q-12 18 -26 24Z`,
                pale,
              )
            )
          })
          .join('') +
          path('M-16 -258Q-10 -330 0 -400Q10 -330 16 -258Z', teak) +
          path(lit < 0 ? 'M2 -390Q10 -330 16 -258H4Z' : 'M-2 -390Q-10 -330 -16 -258H-4Z', dark) +
          path('M-12 -250H12V-238H-12Z', pale),
      )
    const porch = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M-70 -90L0 -210L70 -90Z', pale) +
          path('M-54 -92L0 -184L54 -92Z', dark) +
          circle(0, -122, 15, pale) +
          path('M-80 -84Q-72 -112 -88 -124Q-60 -116 -56 -96ZM80 -84Q72 -112 88 -124Q60 -116 56 -96Z', pale) +
          rect(-62, -92, 124, 92, teak) +
          arches(2, -48, 0, 40, 76, 16, dark) +
          rect(-68, -98, 136, 10, pale),
      )
    const whole =
      rect(-420, -22, 840, 26, dark) +
      rect(-420, -28, 840, 9, pale) +
      [-300, -170, 170, 300]
        .map(
          (x) =>
            rect(x - 60, -120, 120, 96, mix(teak, dark, 0.25)) +
            arches(2, x - 46, -26, 36, 76, 20, mix(dark, ink.near, 0.4)),
        )
        .join('') +
      spire(-260, -118, 0.78) +
      spire(260, -118, 0.78) +
      rect(-150, -190, 300, 166, teak) +
      arches(4, -130, -26, 46, 120, 24, mix(dark, ink.near, 0.4)) +
      rect(-160, -196, 320, 12, pale) +
      spire(0, -190, 1.12) +
      porch(-260, -26, 0.8) +
      porch(260, -26, 0.8) +
      porch(0, -26, 1.15)
    return [
      fullSky(stage, 0.64, { disc: 84 }),
      sea(stage, { top: h * 0.62, far: stage.far(ink.water, 0.45), near: ink.deep, foam: '#ffd9a4' }),
      landmark(
        stage,
        0.71,
        path('M-620 40Q-500 -16 -380 -20H420Q620 -16 1000 -40V60H-620Z', mix(ink.leaf, ink.near, 0.35)) +
          path('M-620 40Q-480 20 -380 24H1000V52H-600Z', '#8a6a5a'),
        wide ? 20 : 10,
      ),
      [-470, -420, 430, 520, 600]
        .map((x, i) => palmAt(stage, x, 0.715, 180 + 50 * (i % 3), i % 2 ? 0.1 : -0.1))
        .join(''),
      landmark(
        stage,
        0.71,
        ellipse(0, 2, 440, 12, ink.near, { opacity: 0.3 }) + whole,
        wide ? 20 : 10,
        wide ? 1 : 0.95,
      ),
      landmark(
        stage,
        0.74,
        group(at(0, 0, [1, -0.4], whole), { opacity: 0.18 }),
        wide ? 20 : 10,
        wide ? 1 : 0.95,
      ),
      landmark(
        stage,
        0.87,
        ellipse(0, 14, 210, 12, ink.near, { opacity: 0.3 }) +
          path('M-240 -70Q-120 -10 20 -12Q160 -14 240 -50Q190 20 90 22H-110Q-190 16 -240 -70Z', '#4a2a34') +
          path(
            'M-240 -70Q-120 -10 20 -12Q160 -14 240 -50L226 -34Q150 4 20 6Q-120 8 -226 -52Z',
            ink.marigold,
          ) +
          stroke('M-90 -12V-76M0 -14V-80M90 -14V-76', '#4a2a34', 6) +
          path('M-130 -74Q0 -104 130 -74L124 -62Q0 -88 -124 -62Z', ink.cloth) +
          path('M-232 -64q-14 30 -4 56M-224 -58q-10 26 2 50', 'none', {
            stroke: ink.cloth,
            'stroke-width': 8,
          }) +
          at(-40, -16, 1, person(64, { coat: ink.cream, legs: ink.near, pose: 'sit' })) +
          at(40, -16, 1, person(60, { coat: ink.cloth, legs: ink.near, pose: 'sit' })),
        wide ? -300 : -100,
      ),
      leaves(stage, -1, 0.7),
      leaves(stage, 1, 1),
    ].join('')
  },
})
