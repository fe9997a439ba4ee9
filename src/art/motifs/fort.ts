import { lighten, mix } from '../colour.ts'
import { pagoda } from '../parts/buildings.ts'
import { person } from '../parts/life.ts'
import { sunPath } from '../parts/sea.ts'
import { at, circle, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { SIDE } from './motif.ts'

/** A fort of the place with its walls. */
export const fort: Motif = {
  light: 'dusk',
  lightAt: { japan: 'noon', rajasthan: 'dawn', srilanka: 'noon' },
  draw(stage, place) {
    const { ink, lit } = stage
    if (place.slug === 'japan')
      return [
        fullSky(stage, 600),
        horizon(stage, place, 640, 130),
        path('M180 760L260 560H740L820 760Z', mix(ink.far, ink.near, 0.3)),
        repeat(5, (i) =>
          stroke(`M${200 + i * 16} ${730 - i * 36}H${800 - i * 16}`, ink.near, 4, { opacity: 0.3 }),
        ),
        at(
          500,
          570,
          1,
          pagoda(480, {
            tiers: 5,
            roof: mix('#4f9a8a', ink.roof, 0.45),
            wall: ink.cream,
            lit,
            width: 1,
            taper: 0.55,
            curl: 0.1,
            spire: 0.05,
            window: ink.near,
          }),
        ),
        rect(-10, 750, 1020, 260, stage.gradient([lighten(ink.water, 0.06), ink.deep])),
        [-1, 1]
          .map((k) =>
            repeat(12, (i) =>
              circle(
                500 + k * (300 + ((i * 61) % 230)),
                640 + ((i * 47) % 150),
                60,
                i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.5),
              ),
            ),
          )
          .join(''),
        repeat(9, (i) =>
          circle(60 + i * 70, 40 + ((i * 37) % 90), 48, i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.5)),
        ),
        stroke('M-10 10Q300 60 640 60', ink.near, 14),
        at(
          420,
          900,
          1,
          path('M-190 -40Q0 0 190 -40Q150 30 60 30H-60Q-150 30 -190 -40Z', ink.near) +
            at(-50, -16, 1, person(110, { coat: ink.cloth })) +
            at(40, -16, 1, person(110, { coat: ink.marigold })),
        ),
      ].join('')
    const bySea = place.slug !== 'rajasthan'
    const stone = mix(ink.roof, ink.sand, place.slug === 'rajasthan' ? 0.45 : 0.62)
    const shade = mix(stone, ink.near, 0.28)
    const bastion = (x: number, top: number, w: number, base: number) =>
      path(`M${x} ${base}L${x + 20} ${top}H${x + w - 20}L${x + w} ${base}Z`, stone) +
      path(
        lit < 0
          ? `M${x + w * 0.66} ${top}H${x + w - 20}L${x + w} ${base}H${x + w * 0.7}Z`
          : `M${x + 20} ${top}H${x + w * 0.34}L${x + w * 0.3} ${base}H${x}Z`,
        shade,
      ) +
      repeat(Math.floor((w - 30) / 40), (i) =>
        path(
          `M${x + 18 + i * 40} ${top + 2}V${top - 30}Q${x + 33 + i * 40} ${top - 46} ${x + 48 + i * 40} ${top - 30}V${top + 2}Z`,
          stone,
        ),
      )
    return [
      fullSky(stage, 560),
      bySea
        ? rect(0, 540, SIDE, 300, stage.gradient([lighten(ink.water, 0.08), ink.deep])) +
          (stage.light === 'dusk' ? sunPath(stage, 545, 900, mix(ink.marigold, ink.cream, 0.4)) : '')
        : horizon(stage, place, 620, 150),
      place.slug === 'rajasthan'
        ? path('M60 1010Q120 700 240 640H900Q980 700 1010 1010Z', mix(ink.land, ink.near, 0.25)) +
          bastion(300, 330, 170, 660) +
          bastion(440, 290, 200, 660) +
          bastion(610, 340, 160, 660) +
          bastion(760, 400, 150, 680) +
          repeat(4, (i) =>
            at(
              345 + i * 110,
              330 - (i % 2) * 30,
              1,
              path('M-36 0V-30Q0 -76 36 -30V0Z', lighten(stone, 0.05)),
            ),
          ) +
          repeat(14, (i) =>
            path(
              `M${330 + (i % 7) * 66} ${430 + Math.floor(i / 7) * 110}v-40q14 -22 28 0v40Z`,
              mix(shade, ink.near, 0.35),
            ),
          )
        : '',
      path(
        'M-10 700Q180 640 400 660Q700 640 1010 700V1010H-10Z',
        mix(ink.leaf, ink.land, place.slug === 'rajasthan' ? 1 : 0.3),
      ),
      bastion(90, 560, 260, 860),
      bastion(620, 600, 300, 880),
      path('M300 900V640H680V900Z', stone),
      repeat(9, (i) => path(`M${306 + i * 42} 642V612Q${321 + i * 42} 598 ${336 + i * 42} 612V642Z`, stone)),
      path('M420 900V760Q490 660 560 760V900Z', ink.near),
      place.slug === 'srilanka'
        ? at(
            770,
            600,
            1,
            path('M-36 0L-24 -300H24L36 0Z', '#fffdf6') +
              path('M10 -300H24L36 0H14Z', mix('#fffdf6', ink.deep, 0.2)) +
              rect(-34, -314, 68, 16, ink.near) +
              rect(-18, -350, 36, 38, '#ffe08a') +
              path('M-26 -350Q0 -390 26 -350Z', ink.roof),
          )
        : stroke('M220 560V420', ink.near, 8) +
          path('M222 420Q270 436 310 424V476Q270 490 222 472Z', ink.marigold),
      path(
        'M-10 1010V880Q300 850 520 880T1010 880V1010Z',
        stage.gradient([mix(ink.sand, ink.land, 0.4), mix(ink.land, ink.near, 0.4)]),
      ),
      at(440, 960, 1, person(180, { coat: ink.cloth, legs: ink.cream, skirt: true })),
      at(520, 964, 1, person(190, { coat: ink.marigold, legs: ink.near })),
      place.tree === 'palm' ? placeTree(stage, place, 930, 960, 560, -0.14) : corner(stage, 1, 0.9),
      corner(stage, -1, 0.9),
    ].join('')
  },
}
