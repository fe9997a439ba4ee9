import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { ART_FOLDER } from './outputs.ts'
import { FRAMES, paint, type Scene } from './scene.ts'

const PAPER = '#fbf4e6'
const INK = '#1b2340'
const MARIGOLD = '#f2a01e'
const PANEL = 470

const CACHE = 'node_modules/.cache/art'

/** The share image of a scene as SVG: its picture on the right, the title set on paper on the left. */
export function share(scene: Scene): string {
  const { w, h } = FRAMES.share
  const picture = paint(scene, { time: 0.12, light: scene.light, frame: 'share', seed: 1 }).replace(
    '<svg ',
    `<svg x="${PANEL - (w - PANEL) * 0}" y="0" width="${w - PANEL}" height="${h}" preserveAspectRatio="xMaxYMid slice" `,
  )
  const words = scene.title.split(' ')
  const size = Math.min(76, 380 / (Math.max(...words.map((word) => word.length)) * 0.52))
  const lines = words.map(
    (word, i) =>
      `<text x="56" y="${300 - ((words.length - 1) * size) / 2 + i * size * 1.02}" font-family="Rozha One" font-size="${size}" fill="${INK}">${word}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${PAPER}"/>${picture}${MARK}${lines.join('')}<rect x="58" y="${320 + ((words.length - 1) * size) / 2}" width="72" height="6" rx="3" fill="${MARIGOLD}"/><text x="57" y="566" font-family="Anek Latin" font-size="25" font-weight="600" fill="${INK}">Marigold Miles Holidays</text></svg>`
}

const MARK = `<svg x="52" y="48" width="72" height="72" viewBox="0 0 64 64">${readMark()}</svg>`

function readMark(): string {
  try {
    return readFileSync('public/icons/mark.svg', 'utf8').replace(/<\/?svg[^>]*>/g, '')
  } catch {
    return ''
  }
}

/** resvg reads neither WOFF2 nor variable weights, so the shipped files are turned into plain ones first. */
async function fontFiles(): Promise<string[]> {
  mkdirSync(CACHE, { recursive: true })
  const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
  const display = await subsetFont(readFileSync('public/fonts/display.woff2'), letters, {
    targetFormat: 'sfnt',
  })
  const text = await subsetFont(readFileSync('public/fonts/text.woff2'), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  })
  writeFileSync(`${CACHE}/display.ttf`, display)
  writeFileSync(`${CACHE}/text.ttf`, text)
  return [`${CACHE}/display.ttf`, `${CACHE}/text.ttf`]
}

/** Writes `<name>-share.jpg`, lowering the quality until it is at most 80 kB. */
export async function writeShare(name: string, svg: string): Promise<void> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: await fontFiles(), defaultFontFamily: 'Rozha One' },
    fitTo: { mode: 'width', value: 1200 },
  }).render()
  const file = `${ART_FOLDER}/${name}-share.jpg`
  for (const quality of [84, 76, 68, 60]) {
    await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
      .flatten({ background: PAPER })
      .jpeg({ quality, mozjpeg: true })
      .toFile(file)
    if (statSync(file).size <= 80_000) return
  }
}
