import { expect, test } from 'vitest'
import { sky } from './parts/sky.ts'
import { rasterize } from './raster.ts'
import { solid } from './rim-light.ts'
import { type Frame, type Light, paint, type Scene, type Stage } from './scene.ts'
import { at, group, rect } from './shape.ts'

const DARK = '#202030'
/** A dark square of 200 × 200 units that stands on its origin. */
const block = () => solid(200, rect(-100, -200, 200, 200, DARK))

type Drawing = (stage: Stage<'ink'>) => string

/** A scene with a low sun in the middle. */
function scene(drawing: Drawing, weather?: Scene['weather']): Scene<'ink'> {
  return {
    name: 'test',
    title: 'test',
    light: 'dusk',
    sun: { x: 0.5, y: 0.7 },
    palette: { ink: DARK },
    sky: ['#3a2a63', '#ffcf7a'],
    draw: (stage) => sky(stage, stage.h) + drawing(stage),
    ...(weather && { weather }),
  }
}

async function brightness(
  drawing: Drawing,
  light: Light = 'dusk',
  weather?: Scene['weather'],
  frame: Frame = 'square',
) {
  const svg = paint(scene(drawing, weather), { time: 0, light, frame, seed: 1 })
  const { data, info } = await rasterize(svg, 1000).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => data[(y * info.width + x) * info.channels] as number
}

const isLit = (value: number) => value > 100

test('a body has a rim light on the side of the sun', async () => {
  const value = await brightness(() => at(200, 800, 1, block()) + at(800, 800, 1, block()))
  // The block left of the sun is lit at its right edge, the one right of the sun at its left edge.
  expect([value(299, 700), value(101, 700), value(701, 700), value(899, 700)].map(isLit)).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(isLit(value(200, 700))).toBe(false)
})

test('the rim light is on the side of the sun also when the body is mirrored, turned or scaled', async () => {
  const mirrored = await brightness(() => at(200, 800, [-1, 1], block()))
  expect(isLit(mirrored(299, 700))).toBe(true)
  const turned = await brightness(() => at(200, 700, 1, at(-100, 0, 1, block()), 90))
  // Turned by 90 degrees about (200, 700), the block lies to the right of it.
  expect([turned(398, 600), turned(202, 600)].map(isLit)).toEqual([true, false])
  const scaled = await brightness(() => at(200, 800, 0.1, at(0, 0, 10, block())))
  expect(isLit(scaled(299, 700))).toBe(true)
})

test('the rim light uses the position of the sun after the transforms of its groups', async () => {
  const svg = paint(
    {
      ...scene(() => ''),
      draw: (stage) => `<g transform="translate(-400 0)">${sky(stage, 1000)}</g>${at(300, 800, 1, block())}`,
    },
    { time: 0, light: 'dusk', frame: 'square', seed: 1 },
  )
  expect(svg).toMatch(/<feOffset in="a" dx="[1-9]/)
})

test('there is no rim light at noon, in rain and snow, in videos, in reflections and on shadows', async () => {
  const left = () => at(200, 800, 1, block())
  for (const value of [
    await brightness(left, 'noon'),
    await brightness(left, 'dusk', 'monsoon'),
    await brightness(left, 'dusk', 'snow'),
    await brightness(() => at(200, 600, [1, -1], block())),
  ])
    expect(isLit(value(299, 700))).toBe(false)
  const shadow: Drawing = () =>
    rect(0, 0, 1000, 1000, '#000000') +
    at(200, 800, 1, solid(200, group(rect(-100, -200, 200, 200, '#000000'), { opacity: 0.4 })))
  expect(isLit((await brightness(shadow))(299, 700))).toBe(false)
  for (const [light, frame] of [
    ['noon', 'square'],
    ['dusk', 'reel'],
  ] as const) {
    const svg = paint(scene(left), { time: 0, light, frame, seed: 1 })
    expect(svg).not.toMatch(/filter|data-/)
  }
})
