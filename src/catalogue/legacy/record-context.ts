import type { Destination, Package } from '../../contract/catalogue.ts'

/** What is needed to read a legacy record. */
export type RecordContext = {
  destination: Destination
  destinations: readonly Destination[]
  /** The package as it is in the catalogue now: it provides what legacy records do not contain. */
  present: Partial<Package> | undefined
  /** Whether a rendered scene has this name. */
  isScene: (name: string) => boolean
}
