import { existsSync, mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeContactSheet } from './contact-sheet.ts'
import { removeOrphans } from './files.ts'
import { writeIcons } from './icons.ts'
import { type NamedPicture, namedPictures } from './named.ts'
import { ART_FOLDER, OUTPUTS } from './outputs.ts'
import { STILL_TIME } from './random.ts'
import { meanColour } from './raster.ts'
import { amendRecord, digest, readRecord } from './record.ts'
import { writeReel } from './reel-video.ts'
import { reelsBySlug } from './reels/index.ts'
import { type Frame, type Light, paint, type Scene } from './scene.ts'
import { scenes } from './scenes/index.ts'
import { share, writeShare } from './share.ts'
import { still, writeStill } from './stills.ts'

// npm run art -- [--only 'bali,surf-*'] [--all] [--icons] [--reels] [--sheet [--frames tall,wide] [--lights dusk,night] [--times 0,0.5] [--height 480] [--out /tmp/x.png]]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
    reels: { type: 'boolean', default: false },
    frames: { type: 'string', default: 'tall,wide,square' },
    lights: { type: 'string' },
    times: { type: 'string', default: String(STILL_TIME) },
    height: { type: 'string', default: '480' },
    out: { type: 'string', default: '/tmp/art-sheet.png' },
  },
})

const only = values.only?.split(',')
const isSelected = (name: string) =>
  !only || only.some((part) => (part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part))
const selected = scenes.filter((scene) => isSelected(scene.name))
const named = namedPictures().filter(({ name }) => isSelected(name))
if (selected.length + named.length === 0) throw new Error(`No picture has the name ${values.only}`)

if (values.sheet) await renderContactSheet()
else if (values.icons) await writeIcons()
else if (values.reels) {
  for (const reel of reelsBySlug.values()) if (isSelected(reel.slug)) await writeReel(reel, values.all)
} else {
  mkdirSync(ART_FOLDER, { recursive: true })
  for (const scene of selected) await renderScene(scene)
  for (const picture of named) await renderNamed(picture)
  if (!only) removeOrphans()
}

async function renderContactSheet() {
  const svgs = selected.flatMap((scene) =>
    values.frames
      .split(',')
      .flatMap((frame) =>
        (values.lights?.split(',') ?? [scene.light]).flatMap((light) =>
          values.times
            .split(',')
            .map((time) =>
              paint(scene, { time: Number(time), light: light as Light, frame: frame as Frame, seed: 1 }),
            ),
        ),
      ),
  )
  svgs.push(...named.map(({ frames, draw }) => draw(frames[0] ?? 'square')))
  await writeContactSheet(values.out, svgs, Number(values.height))
  console.log(`${svgs.length} pictures on ${values.out}`)
}

/** Whether the files on disk were rendered from another SVG. */
function isStale(key: string, svg: string) {
  return values.all || readRecord().digests[key] !== digest(svg)
}

/** The widths that are not on disk: a width that is new in `OUTPUTS` does not change the digest of the SVG. */
function missingWidths(name: string, frame: Frame) {
  const { widths = [] } = OUTPUTS[frame] ?? {}
  return widths.filter((width) => !existsSync(`${ART_FOLDER}/${name}-${frame}-${width}.avif`))
}

async function renderScene(scene: Scene) {
  for (const frame of Object.keys(OUTPUTS) as Frame[])
    await renderStill(scene.name, frame, still(scene, frame), frame === 'tall')
  await renderShare(scene.name, share(scene))
}

async function renderShare(name: string, svg: string, small = false) {
  const key = `${name}-share`
  if (!isStale(key, svg)) return
  await writeShare(name, svg, small)
  amendRecord({ digests: { [key]: digest(svg) } })
  console.log(key)
}

async function renderNamed({ name, frames, draw, shareImage }: NamedPicture) {
  for (const frame of frames) await renderStill(name, frame, draw(frame), frame === frames[0])
  if (shareImage) await renderShare(name, share(shareImage.scene, shareImage.light), shareImage.small)
}

async function renderStill(name: string, frame: Frame, svg: string, colour: boolean) {
  const key = `${name}-${frame}`
  const widths = isStale(key, svg) ? OUTPUTS[frame]?.widths : missingWidths(name, frame)
  if (!widths?.length) return
  for (const line of await writeStill(name, frame, svg, widths)) console.warn(line)
  const colours = colour ? { [name]: await meanColour(svg) } : {}
  amendRecord({ digests: { [key]: digest(svg) }, colours })
  console.log(key)
}
