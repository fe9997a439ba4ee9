import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { scenes } from './scenes/index.ts'

const RECORD_FILE = 'src/art/rendered.json'
const COLOURS_FILE = 'src/ui/pictures.gen.ts'

/** What has been rendered: the digest of the SVG of each picture and frame, and the placeholder colour of each picture. */
export interface Rendered {
  digests: Record<string, string>
  colours: Record<string, string>
}

/** A short digest of an SVG, to detect pictures on disk that are out of date. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The record of what has been rendered; empty before the first rendering. */
export const readRecord = (): Rendered =>
  existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : { digests: {}, colours: {} }

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Replaces a file atomically, so that another renderer never reads a part of it. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

/** Adds to the record; it is read again first, so that renderers that run at the same time keep each other's entries. */
export function amendRecord(added: Partial<Rendered>): void {
  const record = readRecord()
  writeRecord({
    digests: { ...record.digests, ...added.digests },
    colours: { ...record.colours, ...added.colours },
  })
}

/** Removes all digests and colours except those with the given keys. */
export function pruneRecord(digests: ReadonlySet<string>, colours: ReadonlySet<string>): void {
  const only = (record: Record<string, string>, keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)))
  const record = readRecord()
  writeRecord({ digests: only(record.digests, digests), colours: only(record.colours, colours) })
}

function writeRecord(record: Rendered): void {
  const digests = sorted(record.digests)
  const colours = sorted(record.colours)
  replaceFile(RECORD_FILE, `${JSON.stringify({ digests, colours }, null, 1)}\n`)
  // Other pictures of a destination (`temple-bali`, `bali-dusk`) use its scene's colour, which keeps the file small: every
  // visitor downloads it.
  const shown = Object.entries(colours).filter(([name]) => isScene(name))
  const rows = shown.map(([name, colour]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${colour}',`)
  replaceFile(
    COLOURS_FILE,
    `// Written by \`npm run art\`.\n/** Placeholder colour of each scene's pictures, by the scene's name. */\nexport const pictureColours: Record<string, string> = {\n${rows.join('\n')}\n}\n`,
  )
}

function isScene(name: string): boolean {
  return scenes.some((scene) => scene.name === name) || name.startsWith('style-')
}
