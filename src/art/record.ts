import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { scenes } from './scenes/index.ts'

const RECORD_FILE = 'src/art/rendered.json'
const COLOURS_FILE = 'src/ui/pictures.gen.ts'

/** What has been rendered: the digest of the SVG behind each file group, and each picture's placeholder colour. */
export interface Rendered {
  digests: Record<string, string>
  colours: Record<string, string>
}

/** A short digest of an SVG: enough to know that a picture on disk is out of date. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The record of the last rendering; empty before the first. */
export const readRecord = (): Rendered =>
  existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : { digests: {}, colours: {} }

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Replaces a file in one step, so that a second renderer never reads half of it. */
function replaceFile(file: string, text: string): void {
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

/** Adds to the record, re-reading it first so that two renderers at work do not undo each other. */
export function amendRecord(added: Partial<Rendered>): void {
  const record = readRecord()
  writeRecord({
    digests: { ...record.digests, ...added.digests },
    colours: { ...record.colours, ...added.colours },
  })
}

/** Drops what is no longer rendered: the digests and the colours of other keys. */
export function keepInRecord(digests: ReadonlySet<string>, colours: ReadonlySet<string>): void {
  const only = (record: Record<string, string>, keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)))
  const record = readRecord()
  writeRecord({ digests: only(record.digests, digests), colours: only(record.colours, colours) })
}

function writeRecord(record: Rendered): void {
  const digests = sorted(record.digests)
  const colours = sorted(record.colours)
  replaceFile(RECORD_FILE, `${JSON.stringify({ digests, colours }, null, 1)}\n`)
  // Pictures named after a scene (`temple-bali`, `bali-dusk`) go by the scene's colour: each name less is a name less
  // that every visitor downloads.
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
