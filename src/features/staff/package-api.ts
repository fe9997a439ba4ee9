import * as v from 'valibot'
import {
  type PackageEdit,
  type PackageOrderEdit,
  type PackageOrders,
  PackageOrdersSchema,
  type PictureChoice,
  PictureChoiceSchema,
  StaffPackageSchema,
} from '../../contract/package-edit.ts'
import { request } from './staff-api.ts'

const PackageListSchema = v.object({
  packages: v.array(StaffPackageSchema),
  /** Where packages can be sold, in the site's order. */
  places: v.array(v.object({ slug: v.string(), name: v.string() })),
})
/** Every package in every state, with the places they are sold under. */
export type PackageList = v.InferOutput<typeof PackageListSchema>
export type Place = PackageList['places'][number]

const PackageWithVersionsSchema = v.object({
  ...StaffPackageSchema.entries,
  versions: v.array(StaffPackageSchema),
})
/** A package as staff see it, with everything it ever was. */
export type PackageWithVersions = v.InferOutput<typeof PackageWithVersionsSchema>

export async function readPackages(): Promise<PackageList> {
  return v.parse(PackageListSchema, await request('GET', '/api/staff/packages'))
}

/** One package with all its versions, newest first. */
export async function readPackage(id: string): Promise<PackageWithVersions> {
  return v.parse(PackageWithVersionsSchema, await request('GET', address('/api/staff/packages', id)))
}

/** Makes a draft of the four fields; answers its id. */
export async function addPackage(fields: Record<string, string>): Promise<string> {
  return v.parse(v.object({ _id: v.string() }), await request('POST', '/api/packages', fields))._id
}

/** Saves what `edit` names as the next version; answers the package as it is then. */
export async function savePackage(id: string, edit: PackageEdit): Promise<PackageWithVersions> {
  await request('PUT', address('/api/packages', id), edit)
  return readPackage(id)
}

/** The order of a destination's packages, now and ever. */
export async function readPackageOrder(destination: string): Promise<PackageOrders> {
  return v.parse(PackageOrdersSchema, await request('GET', address('/api/staff/package-order', destination)))
}

/** Saves an order as the next version; answers the order as it is then. */
export async function savePackageOrder(destination: string, edit: PackageOrderEdit): Promise<PackageOrders> {
  return v.parse(
    PackageOrdersSchema,
    await request('PUT', address('/api/staff/package-order', destination), edit),
  )
}

/** The pictures a package can show. */
export async function readPictures(): Promise<PictureChoice> {
  return v.parse(PictureChoiceSchema, await request('GET', '/api/staff/pictures'))
}

function address(base: string, id: string): string {
  return `${base}/${encodeURIComponent(id)}`
}
