import type { Light, Scene } from '../scene.ts'
import { inkOf, skyOf } from './place.ts'
import { placeOf } from './places.ts'
import { adventure } from './style-adventure.ts'
import { beach } from './style-beach.ts'
import { couple } from './style-couple.ts'
import { family } from './style-family.ts'
import { group } from './style-group.ts'
import { honeymoon } from './style-honeymoon.ts'
import { nature } from './style-nature.ts'
import type { Draw } from './style-parts.ts'

const ROWS: Record<string, { place: string; light: Light; draw: Draw }> = {
  'style-family': { place: 'goa', light: 'dusk', draw: family },
  'style-group': { place: 'himachal', light: 'dawn', draw: group },
  'style-honeymoon': { place: 'maldives', light: 'dusk', draw: honeymoon },
  'style-adventure': { place: 'new-zealand', light: 'noon', draw: adventure },
  'style-beach': { place: 'mauritius', light: 'noon', draw: beach },
  'style-couple': { place: 'turkey', light: 'dusk', draw: couple },
  'style-nature': { place: 'north', light: 'dawn', draw: nature },
}

/** The travel styles that have a picture. */
export const styles = Object.keys(ROWS)

/** The scene of a travel style (`style-family`), or nothing for any other name. */
export function styleScene(name: string): Scene | undefined {
  const row = ROWS[name]
  if (!row) return
  const place = placeOf(row.place)
  return {
    name,
    title: name,
    light: row.light,
    sun: { x: 0.4, y: 0.3 },
    sky: skyOf(place, row.light),
    palette: inkOf(place, row.light),
    draw: row.draw,
  }
}
