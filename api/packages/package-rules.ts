import * as v from 'valibot'
import { findDestination } from '../../src/catalogue/destinations.ts'
import { guessDestination } from '../../src/catalogue/guess-destination.ts'
import { citiesCovered, packagePath, packageSlug } from '../../src/catalogue/packages.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import { addressIn } from '../../src/contract/languages.ts'
import { isOwnPicture, ONLY_OWN_PICTURES } from '../../src/contract/own-picture.ts'
import type { NewPackage, PackageState } from '../../src/contract/package-edit.ts'
import { errorsByField } from '../http/json-input.ts'
import { isTooLong } from '../http/path.ts'
import { PackageRefusal } from './refusal.ts'

/** The fields of a package, of which any may be missing. */
export type Fields = Partial<Package>

/** Refuses a package that is incomplete or has an unknown destination. */
export function assertComplete(fields: Fields): void {
  const result = v.safeParse(PackageSchema, fields)
  if (result.success) {
    if (!findDestination(destinations, result.output.destination))
      throw new PackageRefusal(400, 'This destination is not in the catalogue.', { destination: 'Unknown.' })
    if (!leadsToIt(result.output)) throw new PackageRefusal(400, NO_ADDRESS, { packageName: NO_ADDRESS })
    return
  }
  const message = 'This package is not complete enough to be published: see the fields that are marked.'
  throw new PackageRefusal(400, message, errorsByField(result.issues))
}

const SITE = 'https://www.example.com'
const NO_ADDRESS =
  'The address of a page cannot be made from this name. Please make it shorter, or change its signs.'

// A browser reads dots as folders, and a name that is still escaped once decoded is another one; in Hindi a letter takes nine characters.
function leadsToIt(item: Package): boolean {
  const address = SITE + addressIn('hi', packagePath(item))
  const { href, pathname } = new URL(address)
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return href === address && !isTooLong(address) && packageSlug(name) === packageSlug(item.packageName)
}

/** Refuses a picture of another site, because every visitor's browser would request it from there. */
export function assertOwnPicture({ packageImage }: Fields): void {
  if (packageImage === undefined || isOwnPicture(packageImage)) return
  throw new PackageRefusal(400, ONLY_OWN_PICTURES, { packageImage: ONLY_OWN_PICTURES })
}

/** Refuses to publish a package at the URL of another, because one of them could not be reached. */
export function assertUniquePath(
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

/** Makes a draft from the four fields and guesses its destination from them. */
export function draftOf(input: NewPackage): Fields {
  const destination = guessDestination(destinations, input)
  return { ...withDuration(input), totalGuests: 2, ...(destination && { destination: destination.slug }) }
}

/** Adds the nights and days of the trip from the nights of its cities, unless given. */
export function withDuration<T extends { destinationCovered?: string | undefined }>(fields: T): T & Fields {
  if (fields.destinationCovered === undefined) return fields as T & Fields
  const nights = citiesCovered(fields.destinationCovered).reduce((sum, city) => sum + city.nights, 0)
  return { ...(nights > 0 && { nights, days: nights + 1 }), ...fields } as T & Fields
}

/** A longer key than 120 characters would be refused, and no package can get another one. A number may follow. */
const MAX_BASE_LENGTH = 110

/** A key for a new package that no other package has. */
export function uniqueKey(name: string, taken: Set<string>): string {
  const base =
    packageSlug(name)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_BASE_LENGTH)
      .replace(/^-|-$/g, '') || 'package'
  for (let n = 1; ; n++) {
    const key = n === 1 ? base : `${base}-${n}`
    if (!taken.has(key)) return key
  }
}
