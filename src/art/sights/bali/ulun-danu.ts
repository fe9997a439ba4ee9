import { lighten, mix } from '../../colour.ts'
import { longboat } from '../../parts/boats.ts'
import { pagoda } from '../../parts/buildings.ts'
import { hills, mist } from '../../parts/land.ts'
import { blossom } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { wave } from '../../random.ts'
import { at, ellipse, group, path, rect, repeat } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Ulun Danu: the shrine with eleven roofs on an islet in the crater lake. */
export const ulunDanu = sightScene({
  name: 'ulun-danu-bali',
  destination: 'bali',
  place: 'Ulun Danu',
  light: 'dawn',
  sun: [0.26, 0.27],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const line = h * 0.6
    const tower = (height: number, tiers: number) =>
      pagoda(height, {
        tiers,
        roof: '#4a3b3a',
        wall: ink.roof,
        width: tiers > 5 ? 0.36 : 0.62,
        curl: 0.06,
        taper: 0.66,
        lit,
        spire: 0.05,
        window: ink.marigold,
      })
    const islet = (content: string, half: number) =>
      ellipse(0, 6, half * 1.3, 26, ink.deep, { opacity: 0.35 }) +
      content +
      path(`M${-half} 8Q${-half} -26 ${-half * 0.7} -30H${half * 0.7}Q${half} -26 ${half} 8Z`, '#7a7468') +
      rect(-half * 0.8, -44, half * 1.6, 18, ink.roof) +
      repeat(7, (i) =>
        ellipse(-half + (i * half) / 3, -14, half * 0.2, 20, i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4)),
      )
    const shrines =
      at(0, 0, 1, islet(at(0, -36, 1, tower(470, 11)), 120)) +
      at(250, 34, 1, islet(at(0, -36, 1, tower(210, 3)), 110))
    const y = kind === 'wide' ? 0.74 : 0.72
    return [
      fullSky(stage, 0.62, { disc: 66 }),
      hills(stage, 'far', {
        y: line - h * 0.15,
        amp: h * 0.1,
        fill: stage.far(ink.far, 0.45),
        bottom: line + 4,
        detail: 3,
      }),
      mist(stage, line - h * 0.07, h * 0.06, ink.cream, 0.8),
      hills(stage, 'near', {
        y: line - h * 0.045,
        amp: h * 0.05,
        fill: stage.far(ink.leaf, 0.35),
        bottom: line + 4,
      }),
      sea(stage, { top: line, far: stage.far(ink.water, 0.45), near: ink.deep, foam: ink.cream, rows: 7 }),
      landmark(stage, y + 0.012, group(at(0, 0, [1, -0.55], shrines), { opacity: 0.22 }), -60),
      landmark(stage, y, shrines, -60),
      landmark(
        stage,
        0.865,
        ellipse(0, 10, 190, 10, ink.near, { opacity: 0.25 }) +
          at(0, wave(stage.time) * 3, 1, longboat(330, ink.near, ink.marigold, ink.cloth)),
        kind === 'wide' ? -430 : 60,
      ),
      leaves(stage, -1),
      leaves(stage, 1),
      [
        [0.05, 0.93, 36],
        [0.14, 0.97, 28],
        [0.93, 0.92, 34],
        [0.86, 0.97, 26],
        [0.98, 0.86, 24],
      ]
        .map(([x, fy, r]) =>
          at(
            w * (x as number),
            h * (fy as number),
            u,
            blossom(r as number, lighten(ink.cream, 0.01), ink.marigold, (x as number) * 90),
          ),
        )
        .join(''),
    ].join('')
  },
})
