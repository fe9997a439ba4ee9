import { expose, mix } from './colour.ts'
import { lightEdges } from './edges.ts'
import { type Random, random } from './random.ts'
import type { Paint } from './shape.ts'
import { WEATHER_SKIES, type Weather, weathered, weatherOver } from './weather.ts'

/** The hour a scene is lit by. */
export type Light = 'dawn' | 'noon' | 'dusk' | 'night'

/** The shape of the picture in design units; scenes place things by these, never by pixels. */
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

/** Everything a picture depends on: equal inputs give equal bytes. `time` runs 0..1 and 0 equals 1. */
export interface SceneInput {
  time: number
  light: Light
  frame: Frame
  seed: number
}

/** One destination or mood: its colours under its own light, and how it is drawn. */
export interface Scene<Name extends string = string> {
  /** Slug used in file names. */
  name: string
  /** Words set on the share image. */
  title: string
  /** The town or sight it shows, spelled as the packages spell it: a package's picture must show a place on its route. */
  place?: string
  /** The light it was designed for; stills use it. */
  light: Light
  weather?: Weather
  /** Where the light comes from, as fractions of the picture's width and height. */
  sun: { x: number; y: number }
  /** Six to eight named colours as they look under `light`. */
  palette: Record<Name, string>
  /** Sky from the top down to the horizon, as it looks under `light`. */
  sky: readonly string[]
  draw(stage: Stage<Name>): string
}

/** What a scene and the parts draw on. */
export interface Stage<Name extends string = string> {
  w: number
  h: number
  /** Landmark unit: an object 1000 units tall fills the height or the width, whichever is scarcer. */
  u: number
  /** Portrait, landscape or square: layouts differ by this and no finer. */
  kind: 'tall' | 'wide' | 'square'
  /** Where the landmark belongs across the picture (0..1): to the right on wide frames, where words sit on the left. */
  focus: number
  time: number
  light: Light
  /** Set in weather of its own; in the rain there is no sun and no path of light on the water. */
  weather?: Weather | undefined
  /** True at night: windows and lanterns are lit. */
  night: boolean
  /** The scene's colours under this light. */
  ink: Record<Name, string>
  sky: readonly string[]
  sun: { x: number; y: number }
  /** Which side is lit: -1 the left, 1 the right. */
  lit: -1 | 1
  /** Puts the sun where the composition wants it at the hour it was designed for; at other hours it stands where the hour has it. */
  placeSun(x: number, y?: number): void
  /** A named stream of repeatable numbers. */
  random(name: string): Random
  /** A colour seen through air: 0 near, 1 gone into the horizon. */
  far(colour: string, depth: number): string
  /** A linear gradient from colour to colour, smoothed in OKLab; angle 0 runs down, 90 to the right. */
  gradient(colours: readonly string[], angle?: number): Paint
  /** A round glow from a colour to nothing, for the sun and for lamps. */
  glow(colour: string, strength?: number): Paint
  /** Content cut to path data. */
  clip(d: string, content: string): string
}

const WARMTH: Record<Light, { gain: number; chroma: number; tint: string; amount: number }> = {
  noon: { gain: 1, chroma: 1, tint: '#fff6e0', amount: 0 },
  dawn: { gain: 0.96, chroma: 0.92, tint: '#f6b7a0', amount: 0.16 },
  dusk: { gain: 0.8, chroma: 0.95, tint: '#8a3b5c', amount: 0.2 },
  night: { gain: 0.56, chroma: 0.75, tint: '#1b2a6b', amount: 0.38 },
}

const SKIES: Record<Light, readonly string[]> = {
  dawn: ['#5f86bd', '#a9b9cf', '#f4c3a5', '#fde6bd'],
  noon: ['#2d8cc6', '#6fbbdd', '#b9dfe6', '#eef4e3'],
  dusk: ['#33306b', '#8d3f73', '#e2694f', '#ffc46b'],
  night: ['#0a1036', '#15225c', '#2d3f86', '#5f6ba8'],
}

function relight(colour: string, from: Light, to: Light): string {
  if (from === to) return colour
  const old = WARMTH[from]
  const now = WARMTH[to]
  const gain = now.gain / old.gain
  return mix(
    expose(colour, gain > 1 ? 1 + (gain - 1) * 0.5 : gain, now.chroma / old.chroma),
    now.tint,
    now.amount,
  )
}

/**
 * Where the light comes from at an hour the scene was not designed for, as fractions of the picture: the sun rises on
 * one side, stands high at noon and sets on the other; the moon is high where the sun rose.
 */
export function lightFrom({ light: own, sun }: Pick<Scene, 'light' | 'sun'>, light: Light): Scene['sun'] {
  if (light === own) return sun
  // A scene designed for noon or night keeps its side in the morning.
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

/** Draws a scene: the whole SVG document as text. */
export function paint<Name extends string>(scene: Scene<Name>, input: SceneInput): string {
  const { w, h } = FRAMES[input.frame]
  const defs: string[] = []
  const define = (body: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(body(id))
    return id
  }
  const from = lightFrom(scene, input.light)
  const { weather } = scene
  const sky =
    (weather && WEATHER_SKIES[weather]) ?? (input.light === scene.light ? scene.sky : SKIES[input.light])
  const haze = sky.at(-1) ?? '#ffffff'
  const ink = { ...scene.palette }
  for (const name of Object.keys(ink) as Name[]) {
    ink[name] = weathered(name, relight(ink[name], scene.light, input.light), weather)
  }
  const stage: Stage<Name> = {
    w,
    h,
    u: Math.min(w * 1.15, h) / 1000,
    kind: KINDS[input.frame],
    focus: FOCUS[input.frame] ?? 0.5,
    // The end of a loop is its beginning, to the byte.
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
      const stops = smooth(colours).map(
        ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
      )
      const turned = angle === 0 ? 'x2="0" y2="1"' : `gradientTransform="rotate(${90 - angle} .5 .5)"`
      return `url(#${define((id) => `<linearGradient id="${id}" ${turned}>${stops.join('')}</linearGradient>`)})`
    },
    glow(colour, strength = 0.9) {
      const stops = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((offset) => {
        const opacity = Math.round(strength * (1 - offset) ** 2.2 * 1000) / 1000
        return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
      })
      return `url(#${define((id) => `<radialGradient id="${id}">${stops.join('')}</radialGradient>`)})`
    },
    clip: (d, content) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${content}</g>`,
  }
  // In a video, lines as thin as these flicker, and cost most of its bytes.
  const lit = lightEdges(scene.draw(stage), stage, input.frame !== 'reel')
  const body = lit.body + weatherOver(stage, weather)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}${lit.defs}</defs>${body}</svg>`
}

/** Gradient stops with two OKLab steps between each pair, so that no band or grey middle shows. */
function smooth(colours: readonly string[]): [number, string][] {
  const steps = (colours.length - 1) * 3
  return Array.from({ length: steps + 1 }, (_, i) => {
    const place = (i / steps) * (colours.length - 1)
    const index = Math.min(colours.length - 2, Math.floor(place))
    const colour = mix(colours[index] as string, colours[index + 1] as string, place - index)
    return [Math.round((i / steps) * 1000) / 1000, colour]
  })
}
