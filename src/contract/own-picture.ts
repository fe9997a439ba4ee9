import { isUploadedPhoto } from './photo-files.ts'

const SCENE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const FILE = /\.(avif|webp|jpe?g|png)$/i
/** No hidden files, no `..`, and no characters by which a browser would read another URL. */
const SEGMENT = /^[\p{L}\p{N}_(][\p{L}\p{N}_() .-]*$/u

export const ONLY_OWN_PICTURES = 'Please choose one of the pictures of this site.'

/** Whether a picture is one of ours: the name of a drawn scene (`bali`), a file of this site (`/photos/ubud.jpg`), or a photo staff have uploaded. */
export function isOwnPicture(name: string): boolean {
  if (SCENE.test(name) || isUploadedPhoto(name)) return true
  if (name.length > 300 || !name.startsWith('/') || !FILE.test(name)) return false
  return name
    .slice(1)
    .split('/')
    .every((segment) => SEGMENT.test(segment))
}
