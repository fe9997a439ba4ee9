import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { grass } from '../../parts/plants.ts'
import { acacia, giraffe } from '../../parts/savanna.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** An elephant in profile facing right on the origin, 300 tall; `calf` has no tusks. */
const elephant = (coat: string, shade: string, tusk: string, calf = false) =>
  path('M-150 -190Q-190 -130 -180 -70L-172 -70Q-180 -130 -140 -170Z', shade) +
  path('M-120 -100H-64L-60 0H-112ZM70 -100H124L118 0H72Z', shade) +
  path(
    'M-176 -150Q-180 -250 -70 -262Q0 -270 60 -256Q90 -290 150 -282Q214 -276 226 -210Q236 -150 234 -90Q236 -40 262 -34Q272 -40 270 -60L284 -60Q290 -20 262 -12Q214 -10 206 -80Q200 -130 184 -140Q150 -120 130 -110L122 0H66L60 -90Q-20 -70 -90 -88L-100 0H-158L-160 -90Q-176 -110 -176 -150Z',
    coat,
  ) +
  path('M70 -250Q40 -180 84 -120Q130 -130 148 -190Q150 -240 120 -262Q90 -270 70 -250Z', shade) +
  circle(186, -214, 6, '#1c1620') +
  (calf ? '' : path('M196 -136Q226 -110 262 -118Q230 -96 190 -120Z', tusk)) +
  repeat(3, (i) => rect(-150 + i * 16, -9, 11, 9, tusk) + rect(72 + i * 16, -9, 11, 9, tusk))

/** Elephants at a waterhole in Kruger at sunset. */
export const kruger = sightScene({
  name: 'kruger-southafrica',
  destination: 'southafrica',
  place: 'Kruger',
  light: 'dusk',
  sun: [0.3, 0.42],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const coat = mix('#6f5f6a', ink.near, 0.2)
    const shade = mix('#4a3c4c', ink.near, 0.3)
    const farAcacia = (x: number, y: number, s: number, far: number) =>
      at(
        w * x,
        h * y,
        u,
        acacia(
          stage.random(`a${x}`),
          s,
          stage.far(ink.leaf, far),
          stage.far(mix(ink.leaf, ink.near, 0.5), far),
          stage.far(ink.near, far),
          lit,
        ),
      )
    return [
      fullSky(stage, 0.66, { disc: 96 }),
      hills(stage, 'far', { y: h * 0.6, amp: h * 0.04, fill: stage.far(mix(ink.land, ink.near, 0.3), 0.45) }),
      farAcacia(0.1, 0.64, 130, 0.35),
      farAcacia(0.44, 0.635, 90, 0.4),
      farAcacia(0.7, 0.64, 110, 0.35),
      path(
        `M-10 ${h * 0.63}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([
          mix(ink.sand, ink.land, 0.3),
          mix(ink.land, ink.roof, 0.35),
          mix(ink.near, ink.roof, 0.3),
        ]),
      ),
      at(
        w * (wide ? 0.17 : 0.1),
        h * 0.7,
        u,
        giraffe(250, mix('#e8b060', ink.roof, 0.15), '#8a4f34', mix('#b5784a', ink.near, 0.2)),
      ),
      at(
        w * (wide ? 0.27 : 0.26),
        h * 0.69,
        [-u, u],
        giraffe(200, mix('#e8b060', ink.roof, 0.15), '#8a4f34', mix('#b5784a', ink.near, 0.2)),
      ),
      farAcacia(wide ? 0.93 : 0.97, 0.72, wide ? 430 : 380, 0.06),
      landmark(
        stage,
        0.77,
        at(
          150,
          -10,
          0.62,
          ellipse(20, 2, 190, 14, ink.near, { opacity: 0.3 }) +
            elephant(lighten(coat, 0.03), lighten(shade, 0.03), ink.cream),
        ) +
          at(
            -70,
            16,
            1,
            ellipse(20, 2, 200, 14, ink.near, { opacity: 0.3 }) + elephant(coat, shade, ink.cream),
          ) +
          at(
            240,
            30,
            0.4,
            ellipse(20, 2, 190, 14, ink.near, { opacity: 0.3 }) +
              elephant(lighten(coat, 0.04), shade, ink.cream, true),
          ),
        wide ? 0 : -40,
        wide ? 1.1 : 1,
      ),
      // The waterhole, which reflects the evening sky.
      path(
        `M${w * 0.12} ${h * 0.86}Q${w * 0.4} ${h * 0.79} ${w * 0.75} ${h * 0.82}T${w + 10} ${h * 0.85}V${h * 0.93}Q${w * 0.7} ${h * 0.98} ${w * 0.4} ${h * 0.95}T${w * 0.12} ${h * 0.86}Z`,
        mix(ink.near, ink.roof, 0.45),
      ),
      path(
        `M${w * 0.15} ${h * 0.866}Q${w * 0.4} ${h * 0.806} ${w * 0.75} ${h * 0.834}T${w + 10} ${h * 0.862}V${h * 0.925}Q${w * 0.7} ${h * 0.965} ${w * 0.4} ${h * 0.938}T${w * 0.15} ${h * 0.866}Z`,
        stage.gradient([stage.sky[2] as string, mix(stage.sky[1] as string, ink.near, 0.3)]),
      ),
      repeat(7, (i) =>
        stroke(
          `M${w * (0.28 + i * 0.09)} ${h * (0.85 + 0.018 * ((i * 3) % 5))}h${(60 + 30 * (i % 3)) * u}`,
          stage.sky.at(-1) as string,
          4 * u,
          { opacity: 0.6 },
        ),
      ),
      repeat(24, (i) =>
        at(
          w * (i / 23),
          h * (0.99 - 0.03 * ((i * 5) % 3 === 0 ? 1 : 0)),
          u,
          grass(
            stage.random(`g${i}`),
            100 + 30 * (i % 3),
            [mix(ink.sand, ink.roof, 0.3), mix(ink.land, ink.near, 0.5), ink.near],
            8,
            stage.time,
          ),
        ),
      ),
    ].join('')
  },
})
