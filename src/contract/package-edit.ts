import * as v from 'valibot'
import { PackageSchema } from './catalogue.ts'
import { isInstant } from './travel-date.ts'
import { parseRupees } from './typed-amount.ts'

/** Only published packages are in the catalogue. */
export const PACKAGE_STATES = ['draft', 'published', 'archived'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

/** Shown when one of the four fields of the add form is empty (spec 2 §5). */
export const FILL_ALL_FIELDS = 'Please fill all the fields.'

const ONE_PRICE = 'Please give one price in whole rupees and in digits, such as 74,999.'

const filled = v.pipe(v.string(FILL_ALL_FIELDS), v.trim(), v.minLength(1, FILL_ALL_FIELDS), v.maxLength(300))

/** A price as a number of rupees, or as a line of text: `INR ₹74,999/- Onwards` (spec 2 §2). */
const rupees = v.pipe(
  v.union([v.number(), v.string()], FILL_ALL_FIELDS),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset
    const rupees = typeof value === 'number' ? value : parseRupees(value)
    if (rupees !== undefined) return rupees
    addIssue({ message: String(value).trim() === '' ? FILL_ALL_FIELDS : ONE_PRICE })
    return NEVER
  }),
  v.safeInteger(ONE_PRICE),
  v.minValue(1, ONE_PRICE),
)

/** `POST /api/packages`: creates a draft from four fields. */
export const NewPackageSchema = v.object({
  packageName: filled,
  destinationCovered: filled,
  totalPackagePrice: rupees,
  country: filled,
})
export type NewPackage = v.InferOutput<typeof NewPackageSchema>

const { key: _key, ...editable } = PackageSchema.pipe[0].entries

const NOT_A_TIME = 'Please give a day and a time, with a year of four digits.'
/** An instant in the one format that sorts as text; null for no limit. */
const limit = v.nullable(
  v.pipe(
    v.string(NOT_A_TIME),
    v.check(isInstant, NOT_A_TIME),
    v.transform((text) => new Date(text).toISOString()),
  ),
)

/** `PUT /api/packages/{id}`: changes only the given fields. */
export const PackageEditSchema = v.partial(
  v.object({
    ...editable,
    totalPackagePrice: rupees,
    /** null: it is not said, as in older packages. */
    gst: v.nullable(editable.gst.wrapped),
    charges: v.nullable(editable.charges.wrapped),
    state: v.picklist(PACKAGE_STATES),
    /** From and until when travellers see a published version; before, they see the one before it. */
    liveFrom: limit,
    liveUntil: limit,
    /** The version that this edit is based on; an outdated one is answered with 409. */
    version: v.number(),
  }),
)
export type PackageEdit = v.InferOutput<typeof PackageEditSchema>

/** A package for staff. */
export const StaffPackageSchema = v.object({
  id: v.string(),
  state: v.picklist(PACKAGE_STATES),
  /** 0 for the built-in version. */
  version: v.number(),
  /** When and by whom (id) it was saved; null at version 0. */
  at: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  /** That person's name, where it is known. */
  by: v.optional(v.string()),
  /** Why, where it was asked. */
  reason: v.optional(v.string()),
  /** From and until when travellers see it, where that is limited: ISO instants. */
  liveFrom: v.optional(v.string()),
  liveUntil: v.optional(v.string()),
  /** The package's fields; a draft may lack some. */
  fields: v.record(v.string(), v.unknown()),
})
export type StaffPackage = v.InferOutput<typeof StaffPackageSchema>

/** `actor` of packages imported from a file (`npm run catalogue:import`). */
export const IMPORT_ACTOR = 'import'

/** A saved order of a destination's packages. */
export const PackageOrderSchema = v.object({
  /** 0 for the built-in version. */
  version: v.number(),
  at: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  by: v.optional(v.string()),
  /** Package keys, of every state. */
  keys: v.array(v.string()),
})
export type PackageOrder = v.InferOutput<typeof PackageOrderSchema>

/** `GET /api/staff/package-order/{destination}`: the current order, and all versions, newest first. */
export const PackageOrdersSchema = v.object({
  version: v.number(),
  keys: v.array(v.string()),
  versions: v.array(PackageOrderSchema),
})
export type PackageOrders = v.InferOutput<typeof PackageOrdersSchema>

/** `PUT /api/staff/package-order/{destination}`: every package once, in the wanted order. */
export const PackageOrderEditSchema = v.object({
  keys: v.array(v.string(), 'Please send the packages in their order.'),
  /** The version that this order is based on; an outdated one is answered with 409. */
  version: v.number('The version of the order is missing.'),
})
export type PackageOrderEdit = v.InferOutput<typeof PackageOrderEditSchema>

/** The pictures to choose from: names of scenes, and paths of photos. */
export const PictureChoiceSchema = v.object({ scenes: v.array(v.string()), photos: v.array(v.string()) })
export type PictureChoice = v.InferOutput<typeof PictureChoiceSchema>
