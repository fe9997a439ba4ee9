import { lighten, mix } from '../colour.ts'
import { sunPath } from '../parts/sea.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { openWater } from './water-parts.ts'

/** A houseboat of the backwaters with a thatched roof, or the carved wooden one of Kashmir's lake. */
export const houseboat: Motif = {
  light: 'dusk',
  lightAt: { kashmir: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const top = 480
    const boat = place.slug === 'kashmir' ? cedarBoat(stage) : thatchedBoat(stage)
    return [
      fullSky(stage, top, 66),
      horizon(stage, place, top + 6, 190),
      openWater(stage, top, 6),
      sunPath(stage, top + 20, 900, mix(ink.marigold, ink.cream, 0.5), 0.8),
      ellipse(510, 772, 440, 20, ink.deep, { opacity: 0.5 }),
      at(510, 760, 1, boat),
      corner(stage, -1, 1.05),
      corner(stage, 1, 0.85),
    ].join('')
  },
}

function thatchedBoat(stage: MotifStage): string {
  const { ink } = stage
  const cane = mix(ink.sand, ink.roof, 0.35)
  return (
    rect(-120, -100, 410, 70, mix(ink.near, ink.roof, 0.4)) +
    repeat(5, (i) =>
      rect(-90 + i * 74, -92, 46, 44, stage.light === 'dusk' ? ink.marigold : ink.cream, { rx: 6 }),
    ) +
    path('M-140 -96Q-120 -236 90 -240Q290 -236 316 -96Q90 -112 -140 -96Z', cane) +
    repeat(6, (i) =>
      stroke(
        `M${-90 + i * 70} -100Q${-70 + i * 62} -170 ${-40 + i * 50} ${-226 + Math.abs(i - 3) * 6}`,
        lighten(cane, -0.08),
        6,
      ),
    ) +
    stroke('M-290 -40V-130M-160 -40V-140', ink.near, 9) +
    path('M-320 -126Q-230 -200 -130 -136L-140 -120Q-230 -164 -310 -112Z', lighten(cane, -0.04)) +
    at(-250, -40, 1, figure(120, SEATED, { top: ink.cloth, legs: ink.cream })) +
    at(-190, -40, 1, figure(120, SEATED, { top: ink.cream, legs: ink.near }, -1)) +
    path(
      'M-440 -140Q-420 -50 -320 -36H330Q400 -44 430 -110Q436 20 320 40H-310Q-430 10 -440 -140Z',
      ink.near,
    ) +
    path(
      'M-436 -108Q-410 -30 -312 -18H326Q398 -24 428 -76Q424 -54 416 -40Q380 0 322 2H-308Q-420 -10 -436 -108Z',
      ink.marigold,
    )
  )
}

function cedarBoat(stage: MotifStage): string {
  const { ink } = stage
  const cedar = mix(ink.roof, ink.sand, 0.25)
  return (
    rect(-330, -190, 640, 150, cedar) +
    rect(-330, -190, 640, 22, lighten(cedar, -0.08)) +
    repeat(7, (i) =>
      path(
        `M${-300 + i * 88} -60V-128A28 28 0 0 1 ${-244 + i * 88} -128V-60Z`,
        i % 3 === 1 ? ink.marigold : mix(ink.near, ink.deep, 0.3),
      ),
    ) +
    repeat(16, (i) =>
      path(`M${-332 + i * 40} -168Q${-312 + i * 40} -136 ${-292 + i * 40} -168Z`, ink.cream),
    ) +
    path('M-360 -186L-320 -240H300L340 -186Z', lighten(cedar, -0.12)) +
    rect(-250, -256, 480, 18, ink.roof) +
    path('M-400 -46H380L350 30H-370Z', ink.near) +
    rect(-398, -46, 774, 16, ink.marigold) +
    at(-360, -40, 1, figure(120, SEATED, { top: ink.cloth, legs: ink.near }))
  )
}
