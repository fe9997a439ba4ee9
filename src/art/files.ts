import { readdirSync, rmSync } from 'node:fs'
import { namedPictures } from './named.ts'
import { ART_FOLDER, OUTPUTS } from './outputs.ts'
import { pruneRecord } from './record.ts'
import { reelsBySlug } from './reels/index.ts'
import type { Frame } from './scene.ts'
import { scenes } from './scenes/index.ts'

const FRAMES = Object.keys(OUTPUTS) as Frame[]

/** All pictures with their frames: a destination's scene has all frames, others have those that the content needs. */
const pictures = () => [...scenes.map(({ name }) => ({ name, frames: FRAMES })), ...namedPictures()]

/** The names of the pictures that have a share image. */
const sharedNames = () =>
  [...scenes, ...namedPictures().filter((picture) => picture.shareImage)].map(({ name }) => name)

/** The names of all files that `npm run art` writes into its folder. */
export function stillFiles(): Set<string> {
  const files = pictures().flatMap(({ name, frames }) =>
    frames.flatMap((frame) => {
      const { widths, fallback } = OUTPUTS[frame] ?? { widths: [], fallback: 0 }
      return [...widths.map((width) => `${name}-${frame}-${width}.avif`), `${name}-${frame}-${fallback}.webp`]
    }),
  )
  return new Set([...files, ...sharedNames().map((name) => `${name}-share.jpg`)])
}

/** Files on disk that no picture needs any more. */
export function orphanedFiles(): string[] {
  const expected = stillFiles()
  return readdirSync(ART_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !expected.has(entry.name))
    .map(({ name }) => name)
}

/** Removes files and entries of the record that no picture needs any more. */
export function removeOrphans(): void {
  for (const file of orphanedFiles()) rmSync(`${ART_FOLDER}/${file}`)
  const all = pictures()
  pruneRecord(
    new Set([
      ...all.flatMap(({ name, frames }) => frames.map((frame) => `${name}-${frame}`)),
      ...sharedNames().map((name) => `${name}-share`),
      ...[...reelsBySlug.keys()].map((slug) => `${slug}-film`),
    ]),
    new Set(all.map(({ name }) => name)),
  )
}
