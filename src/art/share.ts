import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { logo } from './icons.ts'
import { ART_FOLDER } from './outputs.ts'
import { STILL_TIME } from './random.ts'
import { FRAMES, type Light, paint, type Scene } from './scene.ts'

const PAPER = '#fbf5ea'
const INK = '#1b2136'
const MARIGOLD = '#f4a31a'
const PANEL_WIDTH = 470

/** The share image of a scene as SVG: its picture on the right, the title on a plain panel on the left. */
export function share(scene: Scene, light: Light = scene.light): string {
  const { w, h } = FRAMES.share
  const picture = paint(scene, { time: STILL_TIME, light, frame: 'share', seed: 1 }).replace(
    '<svg ',
    `<svg x="${PANEL_WIDTH}" y="0" width="${w - PANEL_WIDTH}" height="${h}" preserveAspectRatio="xMaxYMid slice" `,
  )
  const rows = wrap(scene.title)
  const size = Math.min(
    76,
    380 / (Math.max(...rows.map((row) => row.length)) * 0.52),
    395 / Math.max(...rows.map(widthInEms)),
  )
  const lines = rows.map(
    (row, i) =>
      `<text x="56" y="${300 - ((rows.length - 1) * size) / 2 + i * size * 1.02}" font-family="Rozha One" font-size="${size}" fill="${INK}">${row}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${PAPER}"/>${picture}${LOGO}${lines.join('')}<rect x="58" y="${332 + ((rows.length - 1) * size) / 2}" width="72" height="6" rx="3" fill="${MARIGOLD}"/><text x="57" y="566" font-family="Rozha One" font-size="25" fill="${INK}">Marigold Miles Holidays</text></svg>`
}

const LOGO = `<svg x="52" y="48" width="72" height="72" viewBox="0 0 64 64">${logo()}</svg>`

/** The approximate width of a row, in ems, because letters differ in width. */
const widthInEms = (row: string) =>
  [...row].reduce((sum, letter) => {
    if ('mwMW'.includes(letter)) return sum + 0.9
    if ('il.,-’ '.includes(letter)) return sum + 0.3
    return sum + (/[A-Z]/.test(letter) ? 0.78 : 0.56)
  }, 0)

/** Wraps a title into rows of at most ten characters, which gives two or three large lines. */
function wrap(title: string): string[] {
  const rows: string[] = []
  for (const word of title.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 10) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

/** Converts the display font to a TTF file and returns its path, because resvg does not read WOFF2. */
async function displayFont(): Promise<string> {
  const file = 'node_modules/.cache/art/display.ttf'
  mkdirSync('node_modules/.cache/art', { recursive: true })
  const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
  writeFileSync(
    file,
    await subsetFont(readFileSync('public/fonts/display.woff2'), letters, { targetFormat: 'sfnt' }),
  )
  return file
}

/** Writes `<name>-share.jpg`, 1200 or 600 pixels wide, lowering the quality until it is at most 80 or 20 kB. */
export async function writeShare(name: string, svg: string, small = false): Promise<void> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [await displayFont()], defaultFontFamily: 'Rozha One' },
    fitTo: { mode: 'width', value: small ? 600 : 1200 },
  }).render()
  const file = `${ART_FOLDER}/${name}-share.jpg`
  for (const quality of small ? [74, 66, 58] : [84, 76, 68, 60]) {
    await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
      .flatten({ background: PAPER })
      .jpeg({ quality, mozjpeg: true })
      .toFile(file)
    if (statSync(file).size <= (small ? 20_000 : 80_000)) return
  }
}
