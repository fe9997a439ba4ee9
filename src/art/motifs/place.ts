import { expose, mix } from '../colour.ts'
import type { Light } from '../scene.ts'
import type { MotifInk } from './motif.ts'

/** What is seen on the horizon of a place. */
export type Terrain =
  | 'palms'
  | 'hills'
  | 'snow'
  | 'alps'
  | 'barren'
  | 'karst'
  | 'dunes'
  | 'city'
  | 'table'
  | 'islets'
  | 'cone'
  | 'chimneys'

/** The tree that is typical of a place. */
export type TreeKind = 'palm' | 'fir' | 'broad' | 'cypress' | 'acacia'

/** What the motifs need to know of a destination: its horizon, its tree and its colours by day. */
export interface Place {
  slug: string
  terrain: Terrain
  tree: TreeKind
  /** The sky by day, from the top to the horizon. */
  daySky: readonly string[]
  /** The sky at sunset, from the top to the horizon. */
  sunsetSky: readonly string[]
  ink: Record<MotifInk, string>
}

const NAMES = [
  'far',
  'land',
  'leaf',
  'near',
  'water',
  'deep',
  'sand',
  'wall',
  'roof',
  'cloth',
  'marigold',
  'cream',
] as const satisfies readonly MotifInk[]

const parseColours = (row: string) => row.split(' ').map((hex) => `#${hex}`)

/** One row of the table of places: its slug and its data. Colours are hex values without `#`, separated by spaces. */
export function place(
  slug: string,
  terrain: Terrain,
  tree: TreeKind,
  daySky: string,
  sunsetSky: string,
  inks: string,
): [string, Place] {
  const colours = parseColours(inks)
  const ink = Object.fromEntries(NAMES.map((name, i) => [name, colours[i]])) as Record<MotifInk, string>
  return [
    slug,
    { slug, terrain, tree, daySky: parseColours(daySky), sunsetSky: parseColours(sunsetSky), ink },
  ]
}

/** The sky of a place under a light: its day or sunset sky; dawn and night are mixed from these. */
export function skyOf({ daySky, sunsetSky }: Place, light: Light): string[] {
  const [top, middle, low] = daySky as [string, string, string]
  const [dark, warm] = sunsetSky as [string, string]
  if (light === 'noon') return [top, middle, low]
  if (light === 'dusk') return [...sunsetSky]
  if (light === 'dawn')
    return [mix(top, '#7f93c4', 0.35), mix(middle, '#f2c6b4', 0.55), mix(low, '#ffd9a0', 0.6)]
  return [mix('#0a1036', dark, 0.18), mix('#182458', dark, 0.3), mix('#34407f', warm, 0.34)]
}

/** How the light changes the colours of a place: factors of lightness and chroma, and a tint with its amount. */
const GRADES: Record<Light, { gain: number; chroma: number; tint: string; amount: number }> = {
  noon: { gain: 1, chroma: 1, tint: '#ffffff', amount: 0 },
  dawn: { gain: 0.98, chroma: 0.95, tint: '#f8c3a0', amount: 0.12 },
  dusk: { gain: 0.88, chroma: 1, tint: '#a8486a', amount: 0.16 },
  night: { gain: 0.72, chroma: 0.9, tint: '#1b2a6b', amount: 0.26 },
}

/** The colours of a place under a light; marigold changes little, because it is the colour of lamps and of the sun. */
export function inkOf({ ink }: Place, light: Light): Record<MotifInk, string> {
  const { gain, chroma, tint, amount } = GRADES[light]
  const lit = Object.fromEntries(
    NAMES.map((name) => [name, mix(expose(ink[name], gain, chroma), tint, amount)]),
  ) as Record<MotifInk, string>
  return { ...lit, marigold: mix(ink.marigold, lit.marigold, 0.3) }
}
