import * as v from 'valibot'
import { UPLOADED_PHOTO } from './photo-files.ts'

/** Largest upload in bytes. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024
/** Largest width times height of an upload; the cameras of phones reach 50 million. */
export const MAX_PHOTO_PIXELS = 64_000_000
/** The least size of an upload in pixels, so that it is sharp on a wide screen. */
export const MIN_PHOTO_SIDES = { long: 1200, short: 800 }
/** Photos of one package. */
export const MAX_PHOTOS = 16

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** The point of a photo that every crop keeps: percent from the left and from the top, as in CSS `object-position`. */
export const PhotoFocusSchema = v.object({ x: percent, y: percent })
export type PhotoFocus = v.InferOutput<typeof PhotoFocusSchema>

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))

/** A stored photo in one crop; `width` and `height` are those of its largest file that is not cropped. */
export const StoredPhotoSchema = v.object({
  name: v.pipe(v.string(), v.regex(UPLOADED_PHOTO, 'This is not an uploaded photo.')),
  width: pixels,
  height: pixels,
  focus: PhotoFocusSchema,
})
export type StoredPhoto = v.InferOutput<typeof StoredPhotoSchema>

const NO_ALT = 'Please describe each photo in words.'

/** A photo of a package. */
export const PackagePhotoSchema = v.object({
  ...StoredPhotoSchema.entries,
  /** What it shows, for those who do not see it. */
  alt: v.pipe(
    v.string(NO_ALT),
    v.trim(),
    v.minLength(1, NO_ALT),
    v.maxLength(200, 'At most 200 characters describe a photo.'),
  ),
  /** Who took it. */
  credit: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100, 'A credit has at most 100 characters.')),
  ),
  /** The day of the itinerary it belongs to, from 1. */
  day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'A photo’s day is 1 or later.'))),
})
export type PackagePhoto = v.InferOutput<typeof PackagePhotoSchema>

/** `POST /api/staff/photos/crop`: the same photo, cropped around another point. */
export const PhotoCropSchema = v.object({ name: StoredPhotoSchema.entries.name, focus: PhotoFocusSchema })
