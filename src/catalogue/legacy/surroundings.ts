import type { Destination, Package } from '../../contract/catalogue.ts'

/** What a record is read against. */
export type Surroundings = {
  destination: Destination
  destinations: readonly Destination[]
  /** The package as the catalogue has it now: gives what the client's records do not say. */
  present: Partial<Package> | undefined
  /** Whether a name is a rendered scene's. */
  isScene: (name: string) => boolean
}
