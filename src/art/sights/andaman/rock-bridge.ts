import { lighten, mix } from '../../colour.ts'
import { headland } from '../../parts/headland.ts'
import { person } from '../../parts/life.ts'
import { sea, sunPath } from '../../parts/sea.ts'
import { at, blob, ellipse, path, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The natural rock bridge of Neil at low tide. */
export const rockBridge = sightScene({
  name: 'rock-bridge-andaman',
  destination: 'andaman',
  place: 'Neil',
  light: 'dusk',
  sun: [0.36, 0.46],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.58
    const [stone, dark] = ['#9a6f5c', '#5f4450']
    return [
      fullSky(stage, 0.6, { disc: 86 }),
      sea(stage, { top: line, far: stage.far(ink.water, 0.4), near: ink.deep, foam: '#ffdca8' }),
      sunPath(stage, line, h * 0.84, '#ffe2a6'),
      landmark(
        stage,
        0.6,
        headland(
          stage.random('far'),
          [
            [-100, 0],
            [-60, -50],
            [60, -80],
            [220, -70],
            [340, -30],
            [380, 0],
          ],
          {
            light: stage.far('#9a7f70', 0.35),
            shade: stage.far(dark, 0.35),
            green: stage.far(ink.leaf, 0.35),
            foam: '#ffe2b8',
          },
          lit,
          [30, 60],
        ),
        wide ? -760 : -420,
      ),
      // The flat reef at low tide, with its pools.
      path(
        `M-10 ${h * 0.8}Q${w * 0.3} ${h * 0.76} ${w * 0.6} ${h * 0.79}T${w + 10} ${h * 0.77}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.sand, ink.roof, 0.35), mix(ink.near, ink.roof, 0.35)]),
      ),
      landmark(
        stage,
        0.82,
        path(
          'M-420 20Q-440 -80 -400 -190Q-380 -270 -290 -300Q-150 -350 40 -340Q240 -336 340 -300Q480 -320 640 -360L1000 -380V40H360Q330 -60 300 -130Q250 -226 120 -236Q-40 -250 -130 -190Q-200 -140 -190 -40Q-190 10 -176 24Z',
          stone,
        ) +
          path(
            lit < 0
              ? 'M300 -130Q330 -60 360 40H1000V-160Q700 -140 560 -220Q440 -260 340 -300Q300 -240 300 -130Z'
              : 'M-420 20Q-440 -80 -400 -190Q-380 -270 -290 -300Q-300 -160 -300 24Z',
            dark,
            { opacity: 0.7 },
          ) +
          path(
            'M120 -236Q-40 -250 -130 -190Q-200 -140 -190 -40L-160 -46Q-160 -130 -100 -170Q-20 -216 110 -206Q240 -196 290 -110L300 -130Q250 -226 120 -236Z',
            dark,
          ) +
          stroke(
            'M-360 -200Q-300 -240 -220 -250M-380 -120Q-330 -150 -280 -150M380 -240Q460 -230 520 -180M420 -150Q520 -120 620 -110M-40 -290Q60 -300 160 -284',
            dark,
            9,
            { opacity: 0.55 },
          ) +
          blob(
            [
              [-320, -290],
              [-240, -356],
              [-100, -380],
              [60, -376],
              [220, -366],
              [320, -330],
              [260, -300],
              [100, -322],
              [-80, -318],
              [-220, -300],
            ],
            ink.leaf,
          ) +
          blob(
            [
              [330, -296],
              [440, -380],
              [640, -420],
              [1000, -430],
              [1000, -350],
              [700, -340],
              [480, -290],
            ],
            mix(ink.leaf, ink.near, 0.25),
          ) +
          blob(
            [
              [-240, -330],
              [-140, -376],
              [0, -380],
              [60, -356],
              [-80, -340],
            ],
            lighten(ink.leaf, 0.05),
          ),
        wide ? 20 : 10,
        wide ? 1 : 0.88,
      ),
      [560, 470]
        .map((x, i) => palmAt(stage, wide ? x : x - 130, 0.47, 230 - i * 30, i ? 0.12 : -0.1))
        .join(''),
      [
        [0.12, 0.88, 120],
        [0.42, 0.93, 170],
        [0.78, 0.88, 130],
        [0.3, 0.845, 80],
        [0.92, 0.95, 150],
      ]
        .map(([x, y, s]) =>
          at(
            w * (x as number),
            h * (y as number),
            u,
            ellipse(0, 0, s as number, (s as number) * 0.2, mix(ink.near, ink.roof, 0.2)) +
              ellipse(
                0,
                3,
                (s as number) * 0.94,
                (s as number) * 0.16,
                mix(stage.sky[1] as string, ink.near, 0.35),
              ) +
              ellipse(
                -(s as number) * 0.2,
                0,
                (s as number) * 0.4,
                (s as number) * 0.05,
                stage.sky[2] as string,
              ),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.865,
        ellipse(0, 0, 70, 8, ink.near, { opacity: 0.3 }) +
          at(-22, 0, 1, person(116, { coat: ink.cream, legs: ink.deep })) +
          at(32, 2, 1, person(108, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? 20 : 20,
      ),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
