import type { Generated } from 'kysely'

/** The order of a destination's packages as staff saved it; the highest version is the present one, none means as built. */
export type PackageOrderTable = {
  seq: Generated<number>
  /** Slug. */
  destination: string
  version: number
  /** JSON: package keys. */
  keys: string
  /** ISO instant, as everywhere. */
  at: string
  actor: string
}
