import type { PackagePhoto, StoredPhoto } from '../../contract/photo.ts'
import type { RowIssue } from './package-rows.ts'

/** A photo as it is typed: every value is a text. */
export type PhotoRow = {
  name: string
  width: string
  height: string
  x: string
  y: string
  alt: string
  credit: string
  day: string
}

export function toPhotoRows(photos: readonly PackagePhoto[]): PhotoRow[] {
  return photos.map(({ alt, credit, day, ...stored }) => ({
    ...toPhotoRow(stored),
    alt,
    credit: credit ?? '',
    day: day === undefined ? '' : String(day),
  }))
}

/** The row of a photo that was just stored. */
export function toPhotoRow({ name, width, height, focus }: StoredPhoto): PhotoRow {
  const sizes = { width: String(width), height: String(height), x: String(focus.x), y: String(focus.y) }
  return { name, ...sizes, alt: '', credit: '', day: '' }
}

export function toPhotos(rows: readonly PhotoRow[]): PackagePhoto[] {
  return rows.map(({ name, width, height, x, y, alt, credit, day }) => ({
    name,
    width: Number(width),
    height: Number(height),
    focus: { x: Number(x), y: Number(y) },
    alt: alt.trim(),
    ...(credit.trim() && { credit: credit.trim() }),
    ...(day && { day: Number(day) }),
  }))
}

export function photoIssues(rows: readonly PhotoRow[]): RowIssue[] {
  return rows.flatMap(({ alt }, at) =>
    alt.trim() === '' ? [{ at, text: `Describe photo ${at + 1} in words.` }] : [],
  )
}

/** A photo in words, for the list of what a version changed. */
export function photoWords({ alt, credit, day, x, y }: PhotoRow): string {
  return [alt, day && `Day ${day}`, credit && `Photo: ${credit}`, `cropped at ${x} % and ${y} %`]
    .filter(Boolean)
    .join(' · ')
}

/** The picture a package gets when its lead photo is removed: the last one that staff had chosen before, else the place's. */
export function illustrationOf(pictures: readonly unknown[], destination: string): string {
  const drawn = pictures.find((name) => typeof name === 'string' && name !== '' && !name.includes('/'))
  return typeof drawn === 'string' ? drawn : destination
}
