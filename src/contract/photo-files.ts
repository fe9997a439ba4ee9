/** The form of an uploaded photo's name. */
export const UPLOADED_PHOTO = /^\/uploads\/[0-9a-f]{20}$/

/** Whether a picture's name is that of a photo staff have uploaded, in one crop: `/uploads/` and 20 hexadecimal digits. */
export function isUploadedPhoto(name: string): boolean {
  return UPLOADED_PHOTO.test(name)
}

/** The shapes an uploaded photo is stored in; `whole` is not cropped. Each width is an AVIF, and `webp` is also a WebP. */
export const PHOTO_FRAMES = {
  wide: { ratio: [3, 2], widths: [480, 720, 1200], webp: 720 },
  tall: { ratio: [3, 4], widths: [360, 720], webp: 720 },
  square: { ratio: [1, 1], widths: [240, 480], webp: 480 },
  whole: { ratio: undefined, widths: [720, 1440], webp: 1440 },
} as const
export type PhotoFrame = keyof typeof PHOTO_FRAMES

/** Path of one file of a photo. */
export function photoFile(name: string, frame: PhotoFrame, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${frame}-${width}.${format}`
}

/** Path of the image that other sites show with a link to the page: 1200 × 630 pixels. */
export function photoShareFile(name: string): string {
  return `${name}-share-1200.jpg`
}
