import type { Light, Stage } from '../scene.ts'
import type { Place } from './place.ts'

/** The twelve named colours of a motif; each destination gives them its own values. */
export type MotifInk =
  | 'far'
  | 'land'
  | 'leaf'
  | 'near'
  | 'water'
  | 'deep'
  | 'sand'
  | 'wall'
  | 'roof'
  | 'cloth'
  | 'marigold'
  | 'cream'

/** What a motif draws on: always the square frame, 1000 units a side. */
export type MotifStage = Stage<MotifInk>

/** The picture of a thing to do: its usual light, and how it is drawn at a place. */
export interface Motif {
  light: Light
  /** The light at places that differ from the usual, by slug. */
  lightAt?: Record<string, Light>
  draw(stage: MotifStage, place: Place): string
}

/** Side of the square frame in units. */
export const SIDE = 1000

/** Draws the building of a place, standing on `y`. */
export type DrawBuilding = (stage: MotifStage, place: Place, y: number) => string

/** Draws the form that a motif has at a place. */
export type DrawVariant = (stage: MotifStage, place: Place) => string
