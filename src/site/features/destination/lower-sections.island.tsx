// The sections of a destination's page below its packages. Each is hydrated by itself; their script is one file.
export { GoodToKnow } from './good-to-know.tsx'
export { Neighbours } from './neighbours.tsx'
export { ThingsToDo } from './things-to-do.tsx'
export { TravelStyles } from './travel-styles.tsx'
