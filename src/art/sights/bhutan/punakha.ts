import { mix } from '../../colour.ts'
import { hills, range } from '../../parts/land.ts'
import { flags, person } from '../../parts/life.ts'
import { grass, tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, blob, circle, path, rect, repeat } from '../../shape.ts'
import { arches, block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Punakha Dzong between its two rivers, with jacarandas in flower. */
export const punakha = sightScene({
  name: 'punakha-bhutan',
  destination: 'bhutan',
  place: 'Punakha',
  light: 'noon',
  sun: [0.22, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const [white, shade, red, roof, gold] = ['#fffaf0', '#cfc6c8', '#a83a30', '#8a4438', '#f2b23a']
    const hall = (x: number, y: number, a: number, b: number, cols: number) =>
      path(`M${x - a / 2} ${y}L${x - a / 2 + 10} ${y - b}H${x + a / 2 - 10}L${x + a / 2} ${y}Z`, white) +
      path(
        lit < 0
          ? `M${x + a * 0.2} ${y}V${y - b}H${x + a / 2 - 10}L${x + a / 2} ${y}Z`
          : `M${x - a * 0.2} ${y}V${y - b}H${x - a / 2 + 10}L${x - a / 2} ${y}Z`,
        shade,
      ) +
      rect(x - a / 2 + 8, y - b + 10, a - 16, 20, red) +
      repeat(cols, (i) => {
        const cx = x - a / 2 + 18 + ((a - 36) * (i + 0.5)) / cols
        return (
          rect(cx - 11, y - b + 40, 22, 28, '#6b3a30') +
          rect(cx - 14, y - b + 36, 28, 5, gold) +
          (b > 120 ? rect(cx - 11, y - b + 84, 22, 24, '#6b3a30') : '')
        )
      }) +
      path(
        `M${x - a / 2 - 26} ${y - b + 4}L${x - a / 2 + 18} ${y - b - 34}H${x + a / 2 - 18}L${x + a / 2 + 26} ${y - b + 4}Z`,
        roof,
      ) +
      rect(x - a / 2 - 22, y - b + 2, a + 44, 7, gold)
    const dzong =
      hall(-240, 0, 330, 130, 6) +
      hall(240, 0, 330, 130, 6) +
      hall(0, -6, 190, 240, 4) +
      hall(0, -272, 110, 70, 3) +
      path('M-34 -374L0 -420L34 -374Z', gold) +
      path('M-4 -414L0 -450L4 -414Z', gold) +
      rect(-26, -56, 52, 56, red) +
      rect(-18, -48, 36, 48, '#5a2a2c') +
      rect(-32, -64, 64, 9, gold)
    const jacaranda = (x: number, y: number, s: number) =>
      landmark(
        stage,
        y,
        rect(-6, -60, 12, 64, '#6b4a44') +
          blob(
            [
              [-80, -60],
              [-70, -110],
              [-20, -140],
              [40, -134],
              [80, -96],
              [78, -54],
              [0, -40],
            ],
            '#9a7cc8',
          ) +
          blob(
            [
              [-50 + lit * 20, -84],
              [-20 + lit * 20, -124],
              [30 + lit * 20, -118],
              [44 + lit * 20, -86],
              [0, -70],
            ],
            '#b79ade',
          ),
        x,
        s,
      )
    return [
      fullSky(stage, 0.56),
      range(stage, 'snow', {
        y: h * 0.46,
        height: h * 0.16,
        count: 6,
        ink: { light: '#a9b9cf', shade: '#8ba0c0', snow: '#ffffff' },
        snow: 0.7,
        depth: 0.3,
      }),
      hills(stage, 'a', { y: h * 0.45, amp: h * 0.1, fill: stage.far(ink.leaf, 0.4), detail: 3 }),
      hills(stage, 'b', { y: h * 0.55, amp: h * 0.07, fill: stage.far(ink.leaf, 0.18), detail: 4 }),
      repeat(18, (i) =>
        at(
          w * (i / 17),
          h * 0.655,
          u,
          tree(
            stage.random(`t${i}`),
            90 + 40 * ((i * 5) % 3),
            mix(ink.leaf, ink.land, 0.25),
            mix(ink.leaf, ink.near, 0.4),
            ink.near,
            lit,
          ),
        ),
      ),
      rect(0, h * 0.645, w, h * 0.1, mix(ink.land, ink.leaf, 0.35)),
      landmark(stage, 0.69, dzong, 0, wide ? 1.06 : 0.98),
      [
        [-470, 0.7, 1],
        [-380, 0.71, 0.8],
        [420, 0.705, 1.05],
        [520, 0.7, 0.85],
        [-90, 0.712, 0.5],
        [120, 0.712, 0.55],
      ]
        .map(([x, y, s]) => jacaranda(wide ? (x as number) : (x as number) * 0.82, y as number, s as number))
        .join(''),
      sea(stage, { top: h * 0.715, far: '#7fc6c9', near: '#2b7f9c', foam: '#d9f0ee', rows: 7 }),
      landmark(
        stage,
        0.717,
        repeat(2, (i) =>
          path(
            i ? 'M120 0Q260 40 900 40V70Q300 60 120 0Z' : 'M-120 0Q-260 40 -900 40V70Q-300 60 -120 0Z',
            '#cfeaf0',
            { opacity: 0.5 },
          ),
        ) + path('M-440 6L-400 -14H400L440 6Q0 30 -440 6Z', '#b5aa9c'),
      ),
      // The covered bridge with flags.
      landmark(
        stage,
        0.86,
        path('M-330 20Q0 -90 330 20V52Q0 -54 -330 52Z', '#7a4a38') +
          repeat(15, (i) => {
            const t = i / 14
            const x = -310 + 620 * t
            const y = 22 - 220 * t * (1 - t)
            return rect(x - 3, y - 52, 6, 54, '#7a4a38')
          }) +
          path('M-330 -36Q0 -146 330 -36V-24Q0 -134 -330 -24Z', '#9a5a40') +
          flags(stage, [-320, -30], [320, -30], {
            sag: -50,
            size: 30,
            colours: ['#2f6fc0', '#fff8ea', '#d8392f', '#3f9a56', '#f4b72c'],
          }) +
          at(-40, -34, 1, person(70, { coat: ink.cloth, legs: ink.near })) +
          at(30, -34, 1, person(66, { coat: '#a83a30', legs: '#a83a30', skirt: true })) +
          [-1, 1]
            .map((k) =>
              at(
                k * 380,
                60,
                1,
                block(stage, 0, 0, 120, 120, white, 0.1) +
                  rect(-50, -104, 100, 16, red) +
                  path('M-88 -114L-40 -160H40L88 -114Z', roof) +
                  rect(-84, -118, 168, 7, gold) +
                  arches(1, -24, 0, 48, 70, 0, '#6b3a30'),
              ),
            )
            .join(''),
        0,
        wide ? 0.9 : 0.82,
      ),
      path(
        `M-10 ${h + 5}V${h * 0.93}Q${w * 0.2} ${h * 0.9} ${w * 0.42} ${h * 0.95}T${w + 10} ${h * 0.92}V${h + 5}Z`,
        stage.gradient([mix(ink.leaf, ink.land, 0.4), mix(ink.leaf, ink.near, 0.5)]),
      ),
      repeat(16, (i) =>
        at(
          w * (i / 15),
          h * 0.995,
          u,
          grass(stage.random(`g${i}`), 50, [ink.leaf, ink.land], 6, stage.time) +
            circle(4, -44, 8, i % 2 ? '#b79ade' : '#fff2dc'),
        ),
      ),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
