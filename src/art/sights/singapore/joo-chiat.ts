import { lighten, mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { canopy, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A row of painted Peranakan shophouses in Joo Chiat. */
export const peranakan = sightScene({
  name: 'joo-chiat-singapore',
  destination: 'singapore',
  place: 'Joo Chiat',
  light: 'noon',
  sun: [0.2, 0.12],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const trim = '#fffaf0'
    const walls = ['#f2a7a0', '#8fcfc0', '#f6cf72', '#a9b8e8', '#f4b98a', '#9fd0e0', '#e8a0c0']
    const shutters = ['#2f7f7a', '#b8404f', '#3f6fa8', '#8a4f8a', '#2f7f5a', '#c8602f', '#2f5f8a']
    const front = (i: number) => {
      const wall = walls[(i + 7) % 7] as string
      const door = shutters[(i + 7) % 7] as string
      const window = (x: number) =>
        path(`M${x - 22} -250V-346A22 22 0 0 1 ${x + 22} -346V-250Z`, trim) +
        path(`M${x - 17} -252V-344A17 17 0 0 1 ${x + 17} -344V-252Z`, door) +
        stroke(`M${x} -252V-358M${x - 17} -320H${x + 17}`, lighten(door, 0.12), 3) +
        repeat(7, (k) => rect(x - 14, -312 + k * 8, 28, 2.4, lighten(door, 0.1)))
      return (
        rect(-94, -440, 188, 440, wall) +
        rect(40, -440, 54, 440, lighten(wall, -0.05)) +
        rect(-94, -236, 188, 12, trim) +
        rect(-98, -452, 196, 16, trim) +
        path('M-98 -452L-78 -506H78L98 -452Z', '#b8573f') +
        repeat(10, (k) => stroke(`M${-72 + k * 16} -504L${-88 + k * 20} -454`, '#9a4534', 3)) +
        path('M-60 -452Q-54 -486 -20 -488Q0 -512 20 -488Q54 -486 60 -452Z', trim) +
        circle(0, -472, 10, wall) +
        window(-60) +
        window(0) +
        window(60) +
        repeat(9, (k) => circle(-72 + k * 18, -410, 5, k % 2 ? trim : door)) +
        stroke('M-74 -396Q0 -376 74 -396', trim, 5) +
        rect(-94, -110, 188, 12, trim) +
        repeat(12, (k) =>
          rect(-90 + k * 15.4, -98, 10, 98, k % 2 ? lighten(wall, 0.06) : lighten(door, 0.2), {
            opacity: 0.7,
          }),
        ) +
        rect(-30, -190, 60, 190, trim) +
        rect(-24, -184, 23, 184, door) +
        rect(1, -184, 23, 184, lighten(door, 0.05)) +
        repeat(
          4,
          (k) =>
            rect(-20, -176 + k * 44, 15, 34, lighten(door, -0.08)) +
            rect(6, -176 + k * 44, 15, 34, lighten(door, -0.06)),
        ) +
        rect(-80, -190, 40, 70, trim) +
        rect(-76, -186, 32, 62, door) +
        rect(40, -190, 40, 70, trim) +
        rect(44, -186, 32, 62, door) +
        rect(-99, -436, 10, 436, trim) +
        rect(89, -436, 10, 436, lighten(trim, -0.05)) +
        path('M-108 -236L-94 -200H94L108 -236Z', '#b8573f', { opacity: 0.9 }) +
        rect(-108, -240, 216, 7, lighten('#b8573f', 0.08))
      )
    }
    const ground = 0.8
    const pot = (x: number, y: number, c: string) =>
      path(`M${x - 20} ${y}L${x - 26} ${y - 40}H${x + 26}L${x + 20} ${y}Z`, c) +
      repeat(5, (i) =>
        ellipse(
          x - 24 + i * 12,
          y - 54 - (i % 2) * 14,
          17,
          20,
          i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.35),
        ),
      ) +
      circle(x - 8, y - 70, 7, '#f0609a') +
      circle(x + 12, y - 58, 7, '#f0609a')
    return [
      fullSky(stage, 0.8, { disc: 52 }),
      canopy(stage, 0.5, 90, 'back'),
      landmark(
        stage,
        ground,
        repeat(9, (i) => at((i - 5) * 196, 0, 1, front(i))),
        wide ? 60 : 98,
      ),
      rect(0, h * ground, w, h * 0.05, stage.gradient(['#e8d0b0', '#d8b898'])),
      rect(0, h * (ground + 0.045), w, h * 0.012, trim),
      rect(0, h * (ground + 0.057), w, h * 0.2, stage.gradient(['#8a8496', '#5f5a70'])),
      repeat(6, (i) => rect(w * (0.02 + i * 0.19), h * 0.945, w * 0.1, h * 0.012, '#f4ecd8')),
      landmark(
        stage,
        ground + 0.035,
        [-610, -420, -215, -20, 176, 370, 566]
          .map((x, i) => pot(x, 0, i % 2 ? '#3f7f9a' : '#c8603f'))
          .join(''),
        wide ? 60 : 0,
      ),
      landmark(
        stage,
        0.845,
        at(-40, 0, 1, person(146, { coat: '#e8608a', legs: '#3f8f8a', skirt: true, hair: ink.near })) +
          at(24, 2, 1, person(154, { coat: ink.cream, legs: '#3f5f8a', bag: ink.marigold })),
        wide ? -250 : -120,
      ),
      // A trishaw at the kerb.
      landmark(
        stage,
        0.93,
        ellipse(0, 4, 190, 9, ink.near, { opacity: 0.3 }) +
          [-110, 20, 130]
            .map(
              (x) =>
                circle(x, -44, 44, 'none', { stroke: '#2b2738', 'stroke-width': 8 }) +
                stroke(`M${x} -88V0M${x - 44} -44H${x + 44}`, '#2b2738', 2.5),
            )
            .join('') +
          path('M-10 -60H150L160 -110H120L110 -84H-4Z', ink.cloth) +
          path('M-20 -150Q20 -214 120 -204L150 -150Z', ink.marigold) +
          stroke('M-10 -64L-14 -152M140 -110L146 -150', '#2b2738', 5) +
          stroke('M-110 -44L-70 -100H-6L20 -44M-70 -100L-80 -120H-98', '#c8403f', 7) +
          path('M-96 -112H-58L-64 -104H-92Z', '#2b2738') +
          at(50, -74, 1, person(104, { coat: '#4f8fb0', legs: ink.near, pose: 'sit' })),
        wide ? 270 : 130,
        wide ? 1 : 0.95,
      ),
      leaves(stage, -1, 0.9),
    ].join('')
  },
})
