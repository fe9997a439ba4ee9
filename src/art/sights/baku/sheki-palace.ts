import { lighten, mix } from '../../colour.ts'
import { hills, range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { tree } from '../../parts/plants.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The painted summer palace of the khans in Sheki, between old plane trees. */
export const sheki = sightScene({
  name: 'sheki-palace-baku',
  destination: 'baku',
  place: 'Sheki',
  light: 'dawn',
  sun: [0.76, 0.24],
  ink: { leaf: '#5f8f45' },
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const glass = ['#d8403f', '#f2b23a', '#2f7fb0', '#3f9a5a', '#fff2d8', '#7a4fa0']
    const lattice = (x: number, y: number, a: number, b: number) =>
      rect(x, y, a, b, '#4a2c34') +
      repeat(5, (r) =>
        repeat(4, (c) =>
          path(
            `M${x + 5 + ((a - 10) * (c + 0.5)) / 4} ${y + 5 + ((b - 10) * r) / 5}l${(a - 10) / 8.6} ${(b - 10) / 10}l${-(a - 10) / 8.6} ${(b - 10) / 10}l${-(a - 10) / 8.6} ${-(b - 10) / 10}Z`,
            glass[(r * 2 + c * 3) % 6] as string,
          ),
        ),
      )
    const panel = (x: number, y: number, a: number, b: number, ground: string, k: number) =>
      rect(x, y, a, b, '#f4e2c0') +
      rect(x + 5, y + 5, a - 10, b - 10, ground) +
      stroke(
        `M${x + a / 2} ${y + b - 10}V${y + 20}M${x + a / 2} ${y + b * 0.7}q${a * 0.3} ${-b * 0.1} ${a * 0.22} ${-b * 0.26}M${x + a / 2} ${y + b * 0.6}q${-a * 0.3} ${-b * 0.1} ${-a * 0.22} ${-b * 0.26}`,
        '#3f7f5a',
        3.4,
      ) +
      [
        [0, 18],
        [0.22, b * 0.32],
        [-0.22, b * 0.26],
        [0.14, b * 0.56],
        [-0.14, b * 0.52],
      ]
        .map(
          ([dx, dy], i) =>
            circle(x + a / 2 + (dx as number) * a, y + (dy as number), 6.4, glass[(i + k) % 4] as string) +
            circle(x + a / 2 + (dx as number) * a, y + (dy as number), 2.6, '#fff2d8'),
        )
        .join('')
    const niche = (x: number, y: number, a: number, b: number) =>
      path(
        `M${x} ${y}V${y - b + a * 0.5}Q${x} ${y - b + a * 0.1} ${x + a / 2} ${y - b}Q${x + a} ${y - b + a * 0.1} ${x + a} ${y - b + a * 0.5}V${y}Z`,
        '#f7ecd4',
      ) +
      path(
        `M${x + 8} ${y}V${y - b + a * 0.52}Q${x + 8} ${y - b + a * 0.16} ${x + a / 2} ${y - b + 14}Q${x + a - 8} ${y - b + a * 0.16} ${x + a - 8} ${y - b + a * 0.52}V${y}Z`,
        '#cfe0e6',
      ) +
      repeat(4, (r) =>
        repeat(5 - r, (c) =>
          path(
            `M${x + 14 + r * (a - 28) * 0.1 + c * ((a - 28) / 5)} ${y - b * 0.62 - r * b * 0.08}q${(a - 28) / 10} ${-b * 0.08} ${(a - 28) / 5} 0Z`,
            (r + c) % 2 ? '#3f7fa8' : '#f2b23a',
          ),
        ),
      )
    const palace =
      rect(-370, -22, 740, 26, '#b59a80') +
      rect(-360, -330, 720, 310, '#eac9a0') +
      rect(lit < 0 ? 230 : -360, -330, 130, 310, mix('#eac9a0', '#a8705a', 0.2)) +
      lattice(-110, -156, 220, 132) +
      lattice(-110, -310, 220, 124) +
      lattice(-330, -146, 80, 112) +
      lattice(250, -146, 80, 112) +
      lattice(-330, -304, 80, 112) +
      lattice(250, -304, 80, 112) +
      niche(-226, -24, 96, 140) +
      niche(130, -24, 96, 140) +
      niche(-226, -176, 96, 136) +
      niche(130, -176, 96, 136) +
      panel(-244, -326, 14, 300, '#2f6f8a', 0) +
      panel(230, -326, 14, 300, '#2f6f8a', 1) +
      panel(-128, -326, 14, 300, '#a8403a', 2) +
      panel(114, -326, 14, 300, '#a8403a', 3) +
      panel(-360, -326, 26, 300, '#f0d8a8', 1) +
      panel(334, -326, 26, 300, '#f0d8a8', 2) +
      rect(-360, -176, 720, 12, '#3f7fa8') +
      repeat(30, (i) => circle(-348 + i * 24, -170, 4.4, i % 2 ? '#f2b23a' : '#fff2d8')) +
      rect(-376, -344, 752, 18, '#6b4638') +
      path('M-420 -340L-350 -404H350L420 -340Z', '#9a5a40') +
      path(
        lit < 0 ? 'M200 -340L180 -404H350L420 -340Z' : 'M-200 -340L-180 -404H-350L-420 -340Z',
        lighten('#9a5a40', -0.07),
      ) +
      repeat(16, (i) => stroke(`M${-340 + i * 45} -402L${-404 + i * 54} -344`, '#85492f', 3)) +
      rect(-424, -346, 848, 8, '#5a3a30')
    const plane = (x: number, s: number) =>
      at(
        w * x,
        h * 0.9,
        u * s,
        path('M-30 0Q-20 -180 -14 -330H26Q24 -180 44 0Z', '#8a7464') +
          path(
            lit < 0 ? 'M10 0Q14 -180 12 -330H26Q24 -180 44 0Z' : 'M-12 0Q-6 -180 -2 -330H-14Q-20 -180 -30 0Z',
            '#6b5850',
          ) +
          stroke('M0 -300L-90 -420M10 -300L110 -430', '#8a7464', 20),
      ) +
      at(
        w * x,
        h * 0.9,
        u * s,
        tree(stage.random(`pl${x}`), 760, ink.leaf, mix(ink.leaf, ink.near, 0.5), 'none', lit),
      )
    return [
      fullSky(stage, 0.62, { disc: 66 }),
      range(stage, 'caucasus', {
        y: h * 0.5,
        height: h * 0.24,
        count: 5,
        ink: { light: '#a9b5cc', shade: '#8497bb', snow: '#ffffff' },
        snow: 0.4,
        depth: 0.3,
      }),
      hills(stage, 'a', { y: h * 0.48, amp: h * 0.06, fill: stage.far(ink.leaf, 0.35) }),
      hills(stage, 'b', { y: h * 0.6, amp: h * 0.04, fill: stage.far(ink.leaf, 0.12) }),
      repeat(14, (i) =>
        at(
          w * (i / 13),
          h * 0.72,
          u,
          tree(
            stage.random(`t${i}`),
            150 + 60 * (i % 3),
            mix(ink.leaf, ink.land, 0.2),
            mix(ink.leaf, ink.near, 0.4),
            ink.near,
            lit,
          ),
        ),
      ),
      path(
        `M-10 ${h * 0.72}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.leaf, ink.sand, 0.4), mix(ink.leaf, ink.near, 0.4)]),
      ),
      landmark(
        stage,
        0.79,
        ellipse(0, 6, 420, 14, ink.near, { opacity: 0.22 }) + palace,
        0,
        wide ? 1.06 : 0.98,
      ),
      plane(wide ? 0.075 : -0.05, wide ? 0.66 : 0.56),
      plane(wide ? 0.985 : 1.06, wide ? 0.6 : 0.56),
      // Garden path, fountain and rose beds.
      landmark(stage, 0.79, path('M-70 6H70L230 330H-230Z', mix(ink.sand, ink.cream, 0.4))),
      landmark(
        stage,
        0.885,
        ellipse(0, 10, 150, 26, '#b59a80') +
          ellipse(0, 4, 138, 21, '#7fc0c9') +
          rect(-8, -30, 16, 36, '#cbb294') +
          ellipse(0, -32, 34, 7, '#cbb294') +
          repeat(5, (i) =>
            stroke(`M0 -36Q${-40 + i * 20} -96 ${-64 + i * 32} 0`, '#e9f8fa', 3.4, { opacity: 0.9 }),
          ),
      ),
      repeat(20, (i) => {
        const side = i % 2 ? 1 : -1
        const t = Math.floor(i / 2) / 9
        return landmark(
          stage,
          0.83 + 0.16 * t,
          ellipse(0, -10, 40, 26, mix(ink.leaf, ink.near, 0.2)) +
            circle(-12, -22, 9, '#e0506a') +
            circle(12, -26, 10, '#f08aa0') +
            circle(2, -8, 8, '#d83f5a'),
          side * (190 + 190 * t),
        )
      }),
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.25 }) +
          at(-28, 0, 1, person(128, { coat: ink.cream, legs: '#3f4f6a' })) +
          at(34, 4, 1, person(120, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? -130 : -110,
      ),
      leaves(stage, 1, 0.5),
    ].join('')
  },
})
