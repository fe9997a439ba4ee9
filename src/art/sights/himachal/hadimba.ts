import { lighten, mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { fir, grass } from '../../parts/plants.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The tall wooden temple of Hadimba between the cedars of Manali. */
export const hadimba = sightScene({
  name: 'hadimba-himachal',
  destination: 'himachal',
  place: 'Hadimba',
  light: 'dawn',
  sun: [0.26, 0.26],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const [wood, dark, roof] = ['#9a5f3a', '#5a342c', '#4f3f3c']
    const tier = (y: number, half: number, height: number) =>
      path(
        `M${-half} ${y}L${-half * 0.46} ${y - height}H${half * 0.46}L${half} ${y}Q0 ${y + 14} ${-half} ${y}Z`,
        roof,
      ) +
      path(
        lit < 0
          ? `M${half * 0.1} ${y + 7}L${half * 0.12} ${y - height}H${half * 0.46}L${half} ${y}Q${half * 0.5} ${y + 6} ${half * 0.1} ${y + 7}Z`
          : `M${-half * 0.1} ${y + 7}L${-half * 0.12} ${y - height}H${-half * 0.46}L${-half} ${y}Q${-half * 0.5} ${y + 6} ${-half * 0.1} ${y + 7}Z`,
        lighten(roof, -0.07),
      ) +
      repeat(13, (i) => rect(-half + 8 + i * ((half * 2 - 16) / 12) - 2, y + 2, 5, 14, wood))
    const body =
      rect(-200, -26, 400, 40, '#8f8478') +
      repeat(10, (i) => rect(-196 + i * 40, -22 + (i % 2) * 16, 36, 14, '#a89c8c')) +
      rect(-170, -150, 340, 126, wood) +
      rect(lit < 0 ? 70 : -170, -150, 100, 126, mix(wood, dark, 0.4)) +
      repeat(6, (i) => rect(-170, -140 + i * 20, 340, 4, dark, { opacity: 0.4 })) +
      rect(-50, -128, 100, 104, dark) +
      rect(-38, -116, 76, 92, '#2a1a1c') +
      rect(-58, -136, 116, 10, lighten(wood, 0.08)) +
      repeat(5, (i) => circle(-40 + i * 20, -131, 4, ink.marigold)) +
      [-120, 120]
        .map((x) => rect(x - 22, -110, 44, 50, dark) + rect(x - 14, -102, 28, 34, '#2a1a1c'))
        .join('') +
      repeat(7, (i) => stroke(`M${-44 + i * 15} -120v14`, '#f2b53a', 3)) +
      tier(-146, 280, 90) +
      rect(-110, -270, 220, 40, wood) +
      tier(-262, 205, 76) +
      rect(-76, -364, 152, 34, wood) +
      tier(-358, 140, 66) +
      rect(-40, -448, 80, 26, wood) +
      path('M-92 -446L0 -576L92 -446Q0 -432 -92 -446Z', mix(roof, '#8a5a3a', 0.35)) +
      path(lit < 0 ? 'M0 -576L92 -446Q50 -440 20 -439Z' : 'M0 -576L-92 -446Q-50 -440 -20 -439Z', dark) +
      path('M-5 -572L0 -618L5 -572Z', ink.marigold) +
      circle(0, -584, 9, ink.marigold)
    return [
      fullSky(stage, 0.7, { disc: 70 }),
      hills(stage, 'far', { y: h * 0.5, amp: h * 0.1, fill: stage.far(ink.far, 0.35) }),
      mist(stage, h * 0.56, h * 0.08, ink.cream, 0.85),
      // Cedars in three rows with less haze towards the viewer.
      [0.55, 0.3, 0.08]
        .map((far, row) =>
          repeat(13 - row * 2, (i) => {
            const x = (i + 0.5 * (row % 2)) / (12 - row * 2)
            return Math.abs(x - stage.focus) < 0.1 && row === 2
              ? ''
              : at(
                  w * x,
                  h * (0.69 + row * 0.035),
                  u,
                  fir(
                    (360 + row * 90 + 60 * ((i * 5) % 3)) * (wide ? 1 : 1.1),
                    stage.far(ink.leaf, far),
                    stage.far(mix(ink.leaf, ink.near, 0.6), far),
                    lit,
                    6,
                  ),
                )
          }),
        )
        .join(''),
      path(
        `M-10 ${h * 0.72}Q${w * 0.4} ${h * 0.69} ${w + 10} ${h * 0.72}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.land, ink.leaf, 0.3), mix(ink.leaf, ink.near, 0.55)]),
      ),
      landmark(
        stage,
        0.82,
        ellipse(-lit * 30, 10, 290, 18, ink.near, { opacity: 0.28 }) + body,
        0,
        wide ? 0.98 : 1.12,
      ),
      landmark(
        stage,
        0.82,
        path('M-60 14H60L210 260H-210Z', mix(ink.sand, ink.roof, 0.2)) +
          repeat(5, (i) =>
            rect(-70 - i * 24, 20 + i * 34, 140 + i * 48, 8 + i * 2, mix(ink.cream, ink.sand, 0.5)),
          ),
      ),
      repeat(20, (i) => {
        const x = (i * 0.171) % 1
        return Math.abs(x - stage.focus) < 0.14
          ? ''
          : at(
              w * x,
              h * (0.88 + 0.11 * ((i * 0.37) % 1)),
              u,
              grass(stage.random(`g${i}`), 44, [ink.leaf, mix(ink.leaf, ink.land, 0.5)], 6, stage.time) +
                circle(6, -40, 7, ['#fff6e6', '#e88aa0', '#f2c04a'][i % 3] as string),
            )
      }),
      landmark(
        stage,
        0.915,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-30, 0, 1, person(134, { coat: '#b8403f', legs: '#5a4a6a', skirt: true })) +
          at(34, 2, 1, person(142, { coat: ink.cream, legs: ink.deep, hat: '#6b8f4a' })),
        -10,
      ),
      at(w * 0.02, h * 1.0, u, fir(wide ? 560 : 520, mix(ink.leaf, ink.near, 0.4), ink.near, lit, 6)),
      at(w * 0.985, h * 1.01, u, fir(620, mix(ink.leaf, ink.near, 0.4), ink.near, lit, 6)),
    ].join('')
  },
})
