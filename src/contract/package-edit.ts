import * as v from 'valibot'
import { PackageSchema } from './catalogue.ts'

/** Only what is published is in the catalogue. */
export const PACKAGE_STATES = ['draft', 'published', 'archived'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

/** Shown when one of the four fields of the add form is empty (spec 2 §5). */
export const FILL_ALL_FIELDS = 'Please fill all the fields.'

const filled = v.pipe(v.string(FILL_ALL_FIELDS), v.trim(), v.minLength(1, FILL_ALL_FIELDS), v.maxLength(300))

/** A price as a number of rupees, or as text of which the digits count: `INR ₹74,999/- Onwards` (spec 2 §2). */
const rupees = v.pipe(
  v.union([v.number(), v.string()], FILL_ALL_FIELDS),
  v.transform((price) => (typeof price === 'string' ? Number(price.replace(/\D/g, '')) : price)),
  v.safeInteger(FILL_ALL_FIELDS),
  v.minValue(1, FILL_ALL_FIELDS),
)

/** `POST /api/packages`: four fields make a draft. */
export const NewPackageSchema = v.object({
  packageName: filled,
  destinationCovered: filled,
  totalPackagePrice: rupees,
  country: filled,
})
export type NewPackage = v.InferOutput<typeof NewPackageSchema>

const { key: _key, ...editable } = PackageSchema.pipe[0].entries

/** `PUT /api/packages/{id}`: what is named changes; the rest stays. */
export const PackageEditSchema = v.partial(
  v.object({
    ...editable,
    totalPackagePrice: rupees,
    pricePerAdult: rupees,
    state: v.picklist(PACKAGE_STATES),
    /** The version this edit was made on; another one by now is answered with 409. */
    version: v.number(),
  }),
)
export type PackageEdit = v.InferOutput<typeof PackageEditSchema>

/** A package as staff see it. */
export const StaffPackageSchema = v.object({
  id: v.string(),
  state: v.picklist(PACKAGE_STATES),
  /** 0 while it is as it came with the site. */
  version: v.number(),
  /** When and by whom (id) it was saved; null at version 0. */
  at: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  /** The package's fields, as far as they are filled in. */
  fields: v.record(v.string(), v.unknown()),
})
export type StaffPackage = v.InferOutput<typeof StaffPackageSchema>
