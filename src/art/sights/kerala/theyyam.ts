import { mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { wave } from '../../random.ts'
import { at, circle, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A Theyyam dancer with a red crown in front of the lamps of a shrine before dawn. */
export const theyyam = sightScene({
  name: 'theyyam-kerala',
  destination: 'kerala',
  place: 'Theyyam',
  light: 'night',
  sun: [0.2, 0.16],
  sky: ['#16204a', '#3a2f63', '#8a4560', '#e88a52'],
  draw(stage) {
    const { w, h, ink, time, kind } = stage
    const [red, deep, gold, white] = ['#d8322c', '#8f1f26', '#f6b52c', '#fff4dc']
    const ray = (deg: number, r0: number, r1: number, half: number, c: string) => {
      const a = (deg * Math.PI) / 180
      const p = (r: number, o: number) =>
        `${num(Math.cos(a) * r - Math.sin(a) * o)} ${num(-Math.sin(a) * r - Math.cos(a) * o)}`
      return path(
        `M${p(r0, -half * 0.6)}L${p(r1, -half)}L${p(r1 + half * 1.2, 0)}L${p(r1, half)}L${p(r0, half * 0.6)}Z`,
        c,
      )
    }
    const crown =
      repeat(19, (i) => ray(-18 + i * 12, 60, 236, 23, i % 2 ? red : deep)) +
      repeat(19, (i) => ray(-18 + i * 12, 60, 168, 14, i % 2 ? gold : red)) +
      repeat(17, (i) => {
        const a = ((-6 + i * 12) * Math.PI) / 180
        return circle(Math.cos(a) * 196, -Math.sin(a) * 196, 8, white)
      }) +
      circle(0, 0, 96, deep) +
      repeat(20, (i) => circle(Math.cos(i * 0.314) * 88, Math.sin(i * 0.314) * 88, 8, gold)) +
      circle(0, 0, 74, red)
    const face =
      ellipse(0, 14, 50, 62, '#e8702c') +
      path('M-50 4Q-46 -46 0 -50Q46 -46 50 4Q24 -18 0 -16Q-24 -18 -50 4Z', red) +
      path('M-40 0Q-24 -18 -6 -2Q-22 10 -40 0ZM40 0Q24 -18 6 -2Q22 10 40 0Z', '#1c1420') +
      ellipse(-22, -2, 7, 5, white) +
      ellipse(22, -2, 7, 5, white) +
      stroke('M-46 10Q-30 30 -34 52M46 10Q30 30 34 52', '#1c1420', 4) +
      path('M-16 44Q0 34 16 44Q0 58 -16 44Z', deep) +
      path('M-5 6L-10 28H10L5 6Z', '#c8501f') +
      circle(0, -32, 8, gold) +
      ellipse(-54, 20, 9, 20, gold) +
      ellipse(54, 20, 9, 20, gold)
    const body =
      path('M-150 430Q-160 250 -120 210H120Q160 250 150 430Z', red) +
      repeat(9, (i) =>
        path(
          `M${-146 + i * 33} 430Q${-140 + i * 31} 300 ${-112 + i * 26} 216h12Q${-118 + i * 31} 300 ${-122 + i * 33} 430Z`,
          i % 2 ? deep : gold,
          { opacity: 0.9 },
        ),
      ) +
      rect(-124, 196, 248, 26, gold) +
      repeat(9, (i) => circle(-108 + i * 27, 209, 8, red)) +
      path('M-84 200Q-100 110 -74 72H74Q100 110 84 200Z', '#c8601f') +
      path('M-74 84Q0 190 74 84L60 74Q0 150 -60 74Z', gold) +
      path('M-84 130Q0 214 84 130L78 112Q0 184 -78 112Z', white) +
      repeat(7, (i) => circle(-54 + i * 18, 110 + 30 * Math.sin(((i + 0.5) / 7) * 3.14), 7, red)) +
      [-1, 1]
        .map(
          (k) =>
            stroke(`M${k * 78} 92L${k * 150} 120L${k * 196} ${56 + k * 6 * wave(time)}`, '#c8601f', 30) +
            stroke(`M${k * 118} 106L${k * 130} 112`, gold, 36) +
            stroke(`M${k * 172} 88L${k * 180} 76`, gold, 34) +
            circle(k * 200, 46, 18, '#c8601f') +
            path(`M${k * 96} 84Q${k * 150} 40 ${k * 128} 150Q${k * 100} 140 ${k * 96} 84Z`, red),
        )
        .join('') +
      rect(-26, 50, 52, 40, '#c8601f') +
      rect(-34, 66, 68, 14, gold)
    const flame = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        circle(0, -30, 100, stage.glow('#ffb347', 0.7)) +
          path(`M-16 0Q-30 -34 ${wave(time, x / 97) * 5} -76Q30 -34 16 0Q0 10 -16 0Z`, '#ff9a2c') +
          path('M-8 0Q-14 -20 0 -44Q14 -20 8 0Q0 6 -8 0Z', '#fff0b8'),
      )
    const lamp = (x: number) =>
      rect(x - 7, -250, 14, 250, '#b8862c') +
      [0, 1, 2]
        .map(
          (i) =>
            path(
              `M${x - 62 + i * 14} ${-120 - i * 56}H${x + 62 - i * 14}L${x + 30} ${-104 - i * 56}H${x - 30}Z`,
              '#d9a53c',
            ) + [-1, 0, 1].map((k) => flame(x + k * (50 - i * 12), -120 - i * 56, 0.34)).join(''),
        )
        .join('') +
      path(`M${x - 54} 0H${x + 54}L${x + 20} -22H${x - 20}Z`, '#b8862c') +
      path(`M${x - 10} -248L${x} -284L${x + 10} -248Z`, '#d9a53c')
    const side = kind === 'wide' ? 470 : 350
    return [
      fullSky(stage, 0.8, { disc: 46 }),
      hills(stage, 'far', {
        y: h * 0.68,
        amp: h * 0.04,
        fill: stage.far(mix(ink.leaf, ink.near, 0.4), 0.25),
      }),
      [-760, -600, -420, 430, 560]
        .map((x, i) => palmAt(stage, x, 0.78, 330 + 60 * (i % 3), i % 2 ? 0.1 : -0.1))
        .join(''),
      // The shrine: tiled roof on pillars, lamps along its eaves.
      landmark(
        stage,
        0.78,
        rect(-420, -190, 840, 190, '#4a2a30') +
          repeat(7, (i) => rect(-400 + i * 126, -190, 26, 190, '#7a4a34')) +
          path('M-520 -180L-380 -330H380L520 -180Z', '#9a452c') +
          repeat(24, (i) => stroke(`M${-372 + i * 32} -326L${-500 + i * 43} -186`, '#7a3424', 4)) +
          path('M-300 -326L-220 -420H220L300 -326Z', '#b0522f') +
          rect(-524, -186, 1048, 12, '#6b2f22') +
          repeat(13, (i) => flame(-480 + i * 80, -150, 0.26)),
      ),
      rect(0, h * 0.77, w, h * 0.24, stage.gradient(['#8a4a34', '#2a1a28'])),
      landmark(stage, 0.93, lamp(-side) + lamp(side)),
      landmark(
        stage,
        0.8,
        repeat(12, (i) =>
          Math.abs(i - 5.5) < 2.6
            ? ''
            : at(
                -640 + i * 116,
                6,
                1,
                person(110 + 10 * (i % 3), {
                  coat: [white, '#d9a53c', '#b8452f', '#e8d0b0'][i % 4] as string,
                  legs: white,
                  skirt: true,
                  hair: '#1c1420',
                }),
              ),
        ),
      ),
      landmark(
        stage,
        0.54,
        ellipse(0, 434, 220, 20, '#1c1020', { opacity: 0.5 }) +
          circle(0, 40, 430, stage.glow('#ff9a3c', 0.5)) +
          at(0, 0, 1, at(0, 14, 1, crown)) +
          body +
          face,
        0,
        kind === 'wide' ? 0.98 : 1.04,
      ),
      leaves(stage, -1, 0.6),
      leaves(stage, 1, 0.6),
    ].join('')
  },
})
