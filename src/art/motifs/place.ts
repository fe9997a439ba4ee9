import { expose, mix } from '../colour.ts'
import type { Hour, MotifInk } from './kit.ts'

/** What stands on the horizon of a place. */
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

/** The tree that says where we are. */
export type Wood = 'palm' | 'fir' | 'broad' | 'cypress' | 'acacia'

/** A destination as the vignettes need it: its horizon, its tree and its colours in plain daylight. */
export interface Place {
  slug: string
  terrain: Terrain
  wood: Wood
  /** Sky by day, top to horizon. */
  day: readonly string[]
  /** Sky at sunset, top to horizon. */
  gold: readonly string[]
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

const hexes = (row: string) => row.split(' ').map((hex) => `#${hex}`)

/** One place as a row of the table. */
export function place(
  slug: string,
  terrain: Terrain,
  wood: Wood,
  day: string,
  gold: string,
  inks: string,
): [string, Place] {
  const colours = hexes(inks)
  const ink = Object.fromEntries(NAMES.map((name, i) => [name, colours[i]])) as Record<MotifInk, string>
  return [slug, { slug, terrain, wood, day: hexes(day), gold: hexes(gold), ink }]
}

/** The sky of a place at an hour: its own day and sunset, and dawn and night mixed from them. */
export function skyOf({ day, gold }: Place, hour: Hour): string[] {
  const [top, middle, low] = day as [string, string, string]
  const [dark, warm] = gold as [string, string]
  if (hour === 'noon') return [top, middle, low]
  if (hour === 'dusk') return [...gold]
  if (hour === 'dawn')
    return [mix(top, '#7f93c4', 0.35), mix(middle, '#f2c6b4', 0.55), mix(low, '#ffd9a0', 0.6)]
  return [mix('#0a1036', dark, 0.18), mix('#182458', dark, 0.3), mix('#34407f', warm, 0.34)]
}

const LIGHT: Record<Hour, { gain: number; chroma: number; tint: string; amount: number }> = {
  noon: { gain: 1, chroma: 1, tint: '#ffffff', amount: 0 },
  dawn: { gain: 0.98, chroma: 0.95, tint: '#f8c3a0', amount: 0.12 },
  dusk: { gain: 0.88, chroma: 1, tint: '#a8486a', amount: 0.16 },
  night: { gain: 0.72, chroma: 0.9, tint: '#1b2a6b', amount: 0.26 },
}

/** The colours of a place at an hour; marigold stays itself, for it is always lamp or sun. */
export function inkOf({ ink }: Place, hour: Hour): Record<MotifInk, string> {
  const { gain, chroma, tint, amount } = LIGHT[hour]
  const lit = Object.fromEntries(
    NAMES.map((name) => [name, mix(expose(ink[name], gain, chroma), tint, amount)]),
  ) as Record<MotifInk, string>
  return { ...lit, marigold: mix(ink.marigold, lit.marigold, 0.3) }
}
