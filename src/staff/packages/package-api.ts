import * as v from 'valibot'
import { type Destination, DestinationSchema } from '../../contract/catalogue.ts'
import {
  type PackageEdit,
  type PackageOrderEdit,
  type PackageOrders,
  PackageOrdersSchema,
  type PictureChoice,
  PictureChoiceSchema,
  StaffPackageSchema,
} from '../../contract/package-edit.ts'
import { type PastPriceChange, PastPriceChangeSchema, type PriceChange } from '../../contract/price-change.ts'
import { request, withIdempotencyKey } from '../ui/staff-api.ts'
import { withChange } from './saved-package.ts'

const PackageListSchema = v.object({
  packages: v.array(StaffPackageSchema),
  /** Destinations a package can belong to, in the site's order. */
  places: v.array(v.object({ slug: v.string(), name: v.string() })),
})
/** All packages in every state, with the destinations they can belong to. */
export type PackageList = v.InferOutput<typeof PackageListSchema>
export type Place = PackageList['places'][number]

const PackageWithVersionsSchema = v.object({
  ...StaffPackageSchema.entries,
  versions: v.array(StaffPackageSchema),
})
/** A package as staff see it, with all its versions. */
export type PackageWithVersions = v.InferOutput<typeof PackageWithVersionsSchema>

export async function readPackages(): Promise<PackageList> {
  return v.parse(PackageListSchema, await request('GET', '/api/staff/packages'))
}

/** The destinations as travellers see them. */
export async function readDestinations(): Promise<Destination[]> {
  const answer = await request('GET', '/api/catalogue')
  return v.parse(v.object({ destinations: v.array(DestinationSchema) }), answer).destinations
}

/** One package with all its versions, newest first. */
export async function readPackage(id: string): Promise<PackageWithVersions> {
  return v.parse(PackageWithVersionsSchema, await request('GET', address('/api/staff/packages', id)))
}

/** Creates a draft from the four fields; returns its id. The same request id creates it once. */
export async function addPackage(fields: Record<string, string>, requestId: string): Promise<string> {
  return v.parse(
    v.object({ _id: v.string() }),
    await request('POST', '/api/packages', fields, withIdempotencyKey(requestId)),
  )._id
}

/** Copies a package to a new draft; returns its id. The same request id copies it once. */
export async function duplicatePackage(id: string, requestId: string): Promise<string> {
  const copy = await request(
    'POST',
    `${address('/api/staff/packages', id)}/duplicate`,
    {},
    withIdempotencyKey(requestId),
  )
  return v.parse(v.object({ _id: v.string() }), copy)._id
}

/** Saves a change of `base` as the next version, for this user; returns the saved package. */
export async function savePackage(
  base: PackageWithVersions,
  change: PackageEdit,
  userId: string,
): Promise<PackageWithVersions> {
  const edit = { ...change, version: base.version }
  const answer = await request('PUT', address('/api/packages', base.id), edit)
  const { version } = v.parse(v.object({ version: v.number() }), answer)
  // It is saved: a failure to read it again must not say otherwise.
  return readPackage(base.id).catch(() => {
    const made = { version, at: new Date().toISOString(), actor: userId, by: 'you' }
    const saved = { ...withChange(base, change), ...made }
    return { ...saved, versions: [saved, ...base.versions] }
  })
}

/** The order of a destination's packages, with all its versions. */
export async function readPackageOrder(destination: string): Promise<PackageOrders> {
  return v.parse(PackageOrdersSchema, await request('GET', address('/api/staff/package-order', destination)))
}

/** Saves an order as the next version; returns the saved order. */
export async function savePackageOrder(destination: string, edit: PackageOrderEdit): Promise<PackageOrders> {
  return v.parse(
    PackageOrdersSchema,
    await request('PUT', address('/api/staff/package-order', destination), edit),
  )
}

const ChangedPricesSchema = v.object({ batch: v.string(), count: v.number() })

/** Changes the prices of many packages, all or none; the same request id changes them once. */
export async function changePrices(change: PriceChange, requestId: string) {
  return v.parse(
    ChangedPricesSchema,
    await request('POST', '/api/staff/price-changes', change, withIdempotencyKey(requestId)),
  )
}

/** Gives the packages of a change the version before it; the same request id does it once. */
export async function undoPriceChange(batch: string, requestId: string) {
  const path = `${address('/api/staff/price-changes', batch)}/undo` as const
  return v.parse(ChangedPricesSchema, await request('POST', path, {}, withIdempotencyKey(requestId)))
}

/** The last changes of prices, newest first. */
export async function readPriceChanges(): Promise<PastPriceChange[]> {
  return v.parse(v.array(PastPriceChangeSchema), await request('GET', '/api/staff/price-changes'))
}

/** The pictures a package can use. */
export async function readPictures(): Promise<PictureChoice> {
  return v.parse(PictureChoiceSchema, await request('GET', '/api/staff/pictures'))
}

function address<Base extends string>(base: Base, id: string): `${Base}/${string}` {
  return `${base}/${encodeURIComponent(id)}`
}
