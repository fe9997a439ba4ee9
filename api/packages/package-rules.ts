import * as v from 'valibot'
import { findDestination } from '../../src/catalogue/destinations.ts'
import { guessDestination } from '../../src/catalogue/guess-destination.ts'
import { citiesCovered, packagePath, packageSlug } from '../../src/catalogue/packages.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import type { NewPackage, PackageState } from '../../src/contract/package-edit.ts'
import { errorsByField, PackageRefusal } from './refusal.ts'

/** What there is of a package. */
export type Fields = Partial<Package>

/** Refuses what a traveller could not be shown whole. */
export function assertComplete(fields: Fields): void {
  const result = v.safeParse(PackageSchema, fields)
  if (result.success) {
    if (findDestination(destinations, result.output.destination)) return
    throw new PackageRefusal(400, 'This destination is not in the catalogue.', { destination: 'Unknown.' })
  }
  const message = 'This package is not complete enough to be published: see the fields that are marked.'
  throw new PackageRefusal(400, message, errorsByField(result.issues))
}

/** Refuses a published package at the address of another: one of them could not be reached. */
export function assertOwnAddress(
  versions: readonly { state: PackageState; fields: Fields }[],
  others: readonly { state: PackageState; fields: Record<string, unknown> }[],
): void {
  const taken = new Set<string>()
  for (const { state, fields } of [...others, ...versions]) {
    const { destination, packageName } = fields as Fields
    if (state !== 'published' || !destination || !packageName) continue
    const path = packagePath({ destination, packageName })
    if (taken.has(path) && versions.some((version) => version.fields === fields)) {
      const message = `Another package of this place is called “${packageName}”.`
      throw new PackageRefusal(400, message, { packageName: message })
    }
    taken.add(path)
  }
}

/** What four fields make of a package; where it is sold is guessed from them. */
export function draftOf(input: NewPackage): Fields {
  const destination = guessDestination(destinations, input)
  return { ...withDuration(input), totalGuests: 2, ...(destination && { destination: destination.slug }) }
}

/** The nights of the towns are the nights of the trip, unless said otherwise. */
export function withDuration<T extends { destinationCovered?: string | undefined }>(fields: T): T & Fields {
  if (fields.destinationCovered === undefined) return fields as T & Fields
  const nights = citiesCovered(fields.destinationCovered).reduce((sum, city) => sum + city.nights, 0)
  return { ...(nights > 0 && { nights, days: nights + 1 }), ...fields } as T & Fields
}

/** A key for a new package that no other has. */
export function freeKey(name: string, taken: Set<string>): string {
  const base =
    packageSlug(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'package'
  for (let n = 1; ; n++) {
    const key = n === 1 ? base : `${base}-${n}`
    if (!taken.has(key)) return key
  }
}
