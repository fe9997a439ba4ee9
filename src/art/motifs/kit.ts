import type { Stage } from '../scene.ts'
import type { Place } from './place.ts'

/** The twelve colours every vignette is painted with; each destination fills them from its own poster. */
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

/** What a vignette draws on: always the square frame, 1000 units a side. */
export type MotifStage = Stage<MotifInk>

/** The hour a vignette plays at. */
export type Hour = 'dawn' | 'noon' | 'dusk' | 'night'

/** A thing to do: when it is best, and how it is drawn at a place. */
export interface Motif {
  hour: Hour
  /** Places where it happens at another hour. */
  except?: Record<string, Hour>
  draw(stage: MotifStage, place: Place): string
}

/** Side of the square frame in units. */
export const SIDE = 1000

/** Part of a vignette that differs from place to place; `y` is where it stands. */
export type Build = (stage: MotifStage, place: Place, y: number) => string

/** Part of a vignette that differs from place to place. */
export type Plot = (stage: MotifStage, place: Place) => string
