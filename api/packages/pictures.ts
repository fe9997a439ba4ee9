import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PictureChoice } from '../../src/contract/package-edit.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const DRAWN = /^(?<name>.+)-(?<frame>wide|tall)-\d+\.avif$/
const PHOTO = /\.(avif|webp|jpe?g|png)$/i

/** The pictures a package can use: scenes rendered in both aspect ratios, and photos in `public/photos`. */
export async function listPictures(folder = PUBLIC): Promise<PictureChoice> {
  const frames = new Map<string, Set<string>>()
  for (const file of await readdir(`${folder}/art`)) {
    const { name, frame } = DRAWN.exec(file)?.groups ?? {}
    if (name && frame) frames.set(name, (frames.get(name) ?? new Set()).add(frame))
  }
  const photos = await readdir(`${folder}/photos`).catch(() => [])
  return {
    scenes: [...frames].flatMap(([name, found]) => (found.size === 2 ? name : [])).sort(),
    photos: photos
      .filter((file) => PHOTO.test(file))
      .sort()
      .map((file) => `/photos/${file}`),
  }
}
