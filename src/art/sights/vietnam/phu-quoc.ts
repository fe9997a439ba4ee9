import { mix } from '../../colour.ts'
import { sea, shore } from '../../parts/sea.ts'
import { wave } from '../../random.ts'
import { at, blob, circle, ellipse, path, rect, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The long cable car from An Thoi to Hon Thom, over a fleet of blue boats. */
export const phuQuoc = sightScene({
  name: 'phu-quoc-vietnam',
  destination: 'vietnam',
  place: 'Phu Quoc',
  light: 'dusk',
  sun: [0.3, 0.4],
  draw(stage) {
    const { w, h, u, ink, time } = stage
    const line = h * 0.52
    const isle = (x: number, half: number, height: number, depth: number) =>
      at(
        w * x,
        line + 3,
        u,
        blob(
          [
            [-half, 4],
            [-half * 0.7, -height * 0.6],
            [-half * 0.2, -height],
            [half * 0.3, -height * 0.8],
            [half * 0.75, -height * 0.5],
            [half, 4],
          ],
          stage.far(mix(ink.leaf, ink.near, 0.3), depth),
        ),
      )
    const boat = (scale: number) =>
      at(
        0,
        0,
        scale,
        ellipse(0, 8, 80, 7, ink.near, { opacity: 0.3 }) +
          path('M-78 -24Q-40 2 66 -18L86 -42L70 8H-56Q-72 2 -78 -24Z', '#2f6fb0') +
          path('M-78 -24Q-40 2 66 -18L68 -10Q-30 10 -76 -14Z', '#d8453a') +
          rect(-40, -46, 46, 36, '#eadfc4') +
          rect(-46, -52, 58, 8, '#d8453a') +
          rect(-30, -38, 12, 12, ink.near) +
          rect(-10, -38, 12, 12, ink.near) +
          stroke('M30 -14V-70M30 -66L62 -24', ink.near, 3),
      )
    const cabin = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        stroke('M0 -40V-6', ink.near, 5) +
          circle(0, 22, 32, ink.cloth) +
          path('M-32 16A32 32 0 0 1 32 16Z', ink.cream) +
          rect(-26, 4, 52, 14, ink.deep) +
          circle(0, 22, 32, 'none', { stroke: ink.near, 'stroke-width': 3 }),
      )
    return [
      fullSky(stage, 0.53, { disc: 76 }),
      isle(0.1, 200, 80, 0.5),
      isle(0.9, 230, 100, 0.42),
      isle(0.62, 120, 50, 0.55),
      sea(stage, { top: line, far: stage.far(ink.water, 0.35), near: ink.deep, foam: '#ffd9a0' }),
      landmark(
        stage,
        0.53,
        blob(
          [
            [180, 14],
            [230, -40],
            [300, -64],
            [380, -60],
            [450, -34],
            [500, 14],
          ],
          mix(ink.leaf, ink.near, 0.4),
        ) +
          path('M300 -30L326 -500H352L378 -30Z', mix(ink.wall, ink.near, 0.25)) +
          path('M342 -500H352L378 -30H350Z', mix(ink.wall, ink.near, 0.5)) +
          rect(290, -512, 98, 18, ink.near) +
          stroke(
            'M-1000 -150Q-300 -300 339 -506Q600 -470 900 -330M-1000 -130Q-300 -282 339 -492',
            ink.near,
            4,
          ) +
          at(0, -392 + 46 + wave(time) * 2, 1, cabin(0, 0, 1.25)) +
          cabin(-330, -268 + 42, 0.9) +
          cabin(-620, -204 + 38, 0.7) +
          cabin(190, -462 + 50, 0.9),
      ),
      at(w * 0.2, h * 0.66, u * 0.9, boat(0.8)),
      at(w * 0.5, h * 0.62, u, boat(0.55)),
      at(w * 0.82, h * 0.69, u, at(0, 0, [-1, 1], boat(0.9))),
      at(w * 0.42, h * 0.75, u, boat(1.25)),
      shore(
        stage,
        [
          [-20, h * 0.86],
          [w * 0.3, h * 0.9],
          [w * 0.65, h * 0.93],
          [w + 20, h * 0.9],
        ],
        mix(ink.sand, ink.roof, 0.12),
        mix(ink.sand, ink.deep, 0.3),
        ink.cream,
      ),
      palmAt(stage, stage.kind === 'wide' ? 520 : 380, 0.98, 470, -0.2),
      palmAt(stage, stage.kind === 'wide' ? -760 : -420, 0.99, 380, 0.16),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
