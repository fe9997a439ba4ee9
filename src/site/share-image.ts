import { isUploadedPhoto, photoShareFile } from '../contract/photo-files.ts'

/** The image that other sites show with a link to a page, from the name of a scene or of an uploaded photo. */
export function shareImage(origin: string, picture: string): string {
  return origin + (isUploadedPhoto(picture) ? photoShareFile(picture) : `/art/${picture}-share.jpg`)
}

/** A package's own picture, which has a share image unless it is a photo from a folder: then its destination's. */
export function packageShare(packageImage: string, banner: string): string {
  return packageImage.startsWith('/') && !isUploadedPhoto(packageImage) ? banner : packageImage
}
