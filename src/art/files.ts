import { readdirSync, rmSync } from 'node:fs'
import { namedPictures } from './named.ts'
import { ART_FOLDER, OUTPUTS } from './outputs.ts'
import { keepInRecord } from './record.ts'
import { films } from './reels/index.ts'
import type { Frame } from './scene.ts'
import { scenes } from './scenes/index.ts'

const FRAMES = Object.keys(OUTPUTS) as Frame[]

/** Every picture with the frames it is rendered in: the destinations' scenes in all of them, others as the content asks. */
const pictures = () => [...scenes.map(({ name }) => ({ name, frames: FRAMES })), ...namedPictures()]

/** The pictures that have a share image: every scene, and a picture whose own page is shared. */
const shared = () => [...scenes, ...namedPictures().filter((picture) => picture.card)].map(({ name }) => name)

/** The names of all files that `npm run art` writes into its folder. */
export function stillFiles(): Set<string> {
  const files = pictures().flatMap(({ name, frames }) =>
    frames.flatMap((frame) => {
      const { widths, fallback } = OUTPUTS[frame] ?? { widths: [], fallback: 0 }
      return [...widths.map((width) => `${name}-${frame}-${width}.avif`), `${name}-${frame}-${fallback}.webp`]
    }),
  )
  return new Set([...files, ...shared().map((name) => `${name}-share.jpg`)])
}

/** Files on disk that no page and no package names any more. */
export function strayFiles(): string[] {
  const wanted = stillFiles()
  return readdirSync(ART_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !wanted.has(entry.name))
    .map(({ name }) => name)
}

/** Removes what no page and no package names any more, from disk and from the record. */
export function removeStrays(): void {
  for (const file of strayFiles()) rmSync(`${ART_FOLDER}/${file}`)
  const all = pictures()
  keepInRecord(
    new Set([
      ...all.flatMap(({ name, frames }) => frames.map((frame) => `${name}-${frame}`)),
      ...shared().map((name) => `${name}-share`),
      ...[...films.keys()].map((slug) => `${slug}-film`),
    ]),
    new Set(all.map(({ name }) => name)),
  )
}
