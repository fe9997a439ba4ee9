import { expose, mix } from './colour.ts'
import { type Random, random } from './random.ts'
import { addRimLight } from './rim-light.ts'
import type { Paint } from './shape.ts'
import { WEATHER_SKIES, type Weather, weatheredColour, weatherOverlay } from './weather.ts'

/** The time of day, which decides colours and where the light comes from. */
export type Light = 'dawn' | 'noon' | 'dusk' | 'night'

/** Width and height of each picture shape in design units; scenes never use pixels. */
export const FRAMES = {
  tall: { w: 900, h: 1200 },
  wide: { w: 1200, h: 800 },
  square: { w: 1000, h: 1000 },
  hero: { w: 960, h: 1200 },
  banner: { w: 1600, h: 700 },
  reel: { w: 720, h: 1280 },
  share: { w: 1200, h: 630 },
} as const

/** The name of a picture shape. */
export type Frame = keyof typeof FRAMES

/** All that a picture depends on: equal inputs give equal bytes. `time` is 0..1 within a loop, so 1 gives the picture of 0. */
export interface SceneInput {
  time: number
  light: Light
  frame: Frame
  seed: number
}

/** One picture subject: its colours under the light it is designed for, and how it is drawn. */
export interface Scene<Name extends string = string> {
  /** The name in file names. */
  name: string
  /** The text on the share image. */
  title: string
  /** The town or sight it shows, spelled as in the packages: a test checks that a package's picture shows a place on its route. */
  place?: string
  /** The light it is designed for; stills use it. */
  light: Light
  weather?: Weather
  /** The position of the sun or the moon, as fractions of the picture's width and height. */
  sun: { x: number; y: number }
  /** Six to eight named colours as they look under `light`. */
  palette: Record<Name, string>
  /** Colours of the sky from the top to the horizon, as they look under `light`. */
  sky: readonly string[]
  draw(stage: Stage<Name>): string
}

/** The context that a scene and its parts draw in: sizes, colours, light and random numbers. */
export interface Stage<Name extends string = string> {
  w: number
  h: number
  /** Design units per landmark unit: a landmark of 1000 units fits into the picture, whether its height or its width is the limit. */
  u: number
  /** Portrait, landscape or square: a layout may depend on this, but not on the frame. */
  kind: 'tall' | 'wide' | 'square'
  /** The horizontal position of the landmark (0..1): right of the middle in wide frames, where text covers the left. */
  focus: number
  time: number
  light: Light
  /** The weather, if it is not the scene's usual one; in the rain there is no sun and no light on the water. */
  weather?: Weather | undefined
  /** True at night: windows and lanterns are lit. */
  night: boolean
  /** The scene's palette under this light. */
  ink: Record<Name, string>
  sky: readonly string[]
  sun: { x: number; y: number }
  /** The side that is lit: -1 left, 1 right. */
  lit: -1 | 1
  /** Moves the sun to where the composition needs it; does nothing under another light than the one of the design. */
  placeSun(x: number, y?: number): void
  /** A seeded random stream; each name has its own, so that a change of one part does not change the others. */
  random(name: string): Random
  /** A colour with atmospheric haze: `depth` 0 is near, 1 has the colour of the horizon. */
  far(colour: string, depth: number): string
  /** A linear gradient through the colours, interpolated in OKLab; angle 0 runs down, 90 to the right. */
  gradient(colours: readonly string[], angle?: number): Paint
  /** A radial gradient from a colour to transparent, for the sun and for lamps. */
  glow(colour: string, strength?: number): Paint
  /** Content clipped to a path. */
  clip(d: string, content: string): string
}

/** How each light changes colours: factors of lightness and chroma, and a tint with its amount. */
const GRADES: Record<Light, { gain: number; chroma: number; tint: string; amount: number }> = {
  noon: { gain: 1, chroma: 1, tint: '#fff6e0', amount: 0 },
  dawn: { gain: 0.96, chroma: 0.92, tint: '#f6b7a0', amount: 0.16 },
  dusk: { gain: 0.8, chroma: 0.95, tint: '#8a3b5c', amount: 0.2 },
  night: { gain: 0.56, chroma: 0.75, tint: '#1b2a6b', amount: 0.38 },
}

/** Skies for scenes under another light than the one they are designed for. */
const SKIES: Record<Light, readonly string[]> = {
  dawn: ['#5f86bd', '#a9b9cf', '#f4c3a5', '#fde6bd'],
  noon: ['#2d8cc6', '#6fbbdd', '#b9dfe6', '#eef4e3'],
  dusk: ['#33306b', '#8d3f73', '#e2694f', '#ffc46b'],
  night: ['#0a1036', '#15225c', '#2d3f86', '#5f6ba8'],
}

function relight(colour: string, from: Light, to: Light): string {
  if (from === to) return colour
  const old = GRADES[from]
  const now = GRADES[to]
  const gain = now.gain / old.gain
  return mix(
    expose(colour, gain > 1 ? 1 + (gain - 1) * 0.5 : gain, now.chroma / old.chroma),
    now.tint,
    now.amount,
  )
}

/**
 * The position of the sun or the moon under a light, as fractions of the picture. Under another light than the one of the
 * design, the sun rises on one side, is high at noon and sets on the other side; the moon is high on the side of the sunrise.
 */
export function lightPosition({ light: own, sun }: Pick<Scene, 'light' | 'sun'>, light: Light): Scene['sun'] {
  if (light === own) return sun
  // Only a scene designed for dusk has its sun on the side where it sets.
  const east = own === 'dusk' ? 1 - sun.x : sun.x
  const side = (x: number) => 0.5 + Math.sign(x - 0.5 || -1) * Math.max(0.22, Math.abs(x - 0.5))
  switch (light) {
    case 'dawn':
      return { x: side(east), y: 0.38 }
    case 'noon':
      return { x: 0.5 + (side(east) - 0.5) * 0.9, y: 0.13 }
    case 'dusk':
      return { x: side(1 - east), y: 0.36 }
    case 'night':
      return { x: side(east), y: 0.15 }
  }
}

const KINDS: Record<Frame, Stage['kind']> = {
  tall: 'tall',
  hero: 'tall',
  reel: 'tall',
  square: 'square',
  wide: 'wide',
  banner: 'wide',
  share: 'wide',
}

const FOCUS: Partial<Record<Frame, number>> = { wide: 0.58, banner: 0.67, share: 0.7 }

/** Draws a scene as a complete SVG document. */
export function paint<Name extends string>(scene: Scene<Name>, input: SceneInput): string {
  const { w, h } = FRAMES[input.frame]
  const defs: string[] = []
  const addDef = (body: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(body(id))
    return id
  }
  const from = lightPosition(scene, input.light)
  const { weather } = scene
  const sky =
    (weather && WEATHER_SKIES[weather]) ?? (input.light === scene.light ? scene.sky : SKIES[input.light])
  const haze = sky.at(-1) ?? '#ffffff'
  const ink = { ...scene.palette }
  for (const name of Object.keys(ink) as Name[]) {
    ink[name] = weatheredColour(name, relight(ink[name], scene.light, input.light), weather)
  }
  const stage: Stage<Name> = {
    w,
    h,
    u: Math.min(w * 1.15, h) / 1000,
    kind: KINDS[input.frame],
    focus: FOCUS[input.frame] ?? 0.5,
    // Time 1 gives exactly the picture of time 0, so that a loop has no jump.
    time: input.time % 1,
    light: input.light,
    weather,
    night: input.light === 'night',
    ink,
    sky,
    sun: { x: w * from.x, y: h * from.y },
    lit: from.x < 0.5 ? -1 : 1,
    placeSun(this: Stage<Name>, x, y = this.sun.y) {
      if (input.light !== scene.light) return
      this.sun.x = x
      this.sun.y = y
    },
    random: (name) => random(`${scene.name}/${input.seed}/${name}`),
    far: (colour, depth) => mix(colour, haze, depth),
    gradient(colours, angle = 0) {
      const stops = gradientStops(colours).map(
        ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
      )
      const direction = angle === 0 ? 'x2="0" y2="1"' : `gradientTransform="rotate(${90 - angle} .5 .5)"`
      return `url(#${addDef((id) => `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`)})`
    },
    glow(colour, strength = 0.9) {
      const stops = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((offset) => {
        const opacity = Math.round(strength * (1 - offset) ** 2.2 * 1000) / 1000
        return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
      })
      return `url(#${addDef((id) => `<radialGradient id="${id}">${stops.join('')}</radialGradient>`)})`
    },
    clip: (d, content) =>
      `<g clip-path="url(#${addDef((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${content}</g>`,
  }
  // Videos have no lit outlines: such thin lines flicker and need most of the bytes.
  const lit = addRimLight(scene.draw(stage), stage, input.frame !== 'reel')
  const body = lit.body + weatherOverlay(stage, weather)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}${lit.defs}</defs>${body}</svg>`
}

/** The stops of a gradient, with two more between each pair of colours: SVG interpolates in sRGB, which makes the middle grey. */
function gradientStops(colours: readonly string[]): [number, string][] {
  const steps = (colours.length - 1) * 3
  return Array.from({ length: steps + 1 }, (_, i) => {
    const place = (i / steps) * (colours.length - 1)
    const index = Math.min(colours.length - 2, Math.floor(place))
    const colour = mix(colours[index] as string, colours[index + 1] as string, place - index)
    return [Math.round((i / steps) * 1000) / 1000, colour]
  })
}
