import type { Generated } from 'kysely'

/** A saved order of a destination's packages; the highest version is the current one. */
export type PackageOrderTable = {
  seq: Generated<number>
  /** Slug. */
  destination: string
  version: number
  /** JSON: package keys. */
  keys: string
  /** ISO instant. */
  at: string
  actor: string
}
