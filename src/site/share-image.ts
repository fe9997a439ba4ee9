import { isUploadedPhoto, photoShareFile } from '../contract/photo-files.ts'

/** The image that other sites show with a link to a page, from the name of a scene or of an uploaded photo. */
export function shareImage(origin: string, picture: string): string {
  return origin + (isUploadedPhoto(picture) ? photoShareFile(picture) : `/art/${picture}-share.jpg`)
}

/** A package's own photo where it has one, else the picture of its destination. */
export function packageShare(packageImage: string, banner: string): string {
  return isUploadedPhoto(packageImage) ? packageImage : banner
}
