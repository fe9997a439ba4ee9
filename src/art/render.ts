import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeIcons } from './icons.ts'
import { ART_FOLDER, OUTPUTS } from './outputs.ts'
import { meanColour } from './raster.ts'
import { amendRecord, digest, readRecord } from './record.ts'
import { type Frame, type Light, paint } from './scene.ts'
import { scenes } from './scenes/index.ts'
import { share, writeShare } from './share.ts'
import { writeSheet } from './sheet.ts'
import { still, writeStill } from './stills.ts'

// npm run art -- [--only bali,dubai] [--all] [--sheet [--frames tall,wide] [--lights dusk,night] [--times 0,0.5] [--height 480] [--out /tmp/x.png]]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
    frames: { type: 'string', default: 'tall,wide,square' },
    lights: { type: 'string' },
    times: { type: 'string', default: '0.12' },
    height: { type: 'string', default: '480' },
    out: { type: 'string', default: '/tmp/art-sheet.png' },
  },
})

const only = values.only?.split(',')
const chosen = scenes.filter((scene) => !only || only.includes(scene.name))
const unknown = only?.filter((name) => !scenes.some((scene) => scene.name === name)) ?? []
if (unknown.length > 0)
  throw new Error(`No scene is called ${unknown.join(', ')}; see src/art/scenes/index.ts`)

if (values.sheet) await contactSheet()
else if (values.icons) await writeIcons()
else await renderStills()

async function contactSheet() {
  const svgs = chosen.flatMap((scene) =>
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
  await writeSheet(values.out, svgs, Number(values.height))
  console.log(`${svgs.length} pictures on ${values.out}`)
}

async function renderStills() {
  mkdirSync(ART_FOLDER, { recursive: true })
  for (const scene of chosen) {
    const known = readRecord().digests
    const stale = (key: string, svg: string) => values.all || known[key] !== digest(svg)
    for (const frame of Object.keys(OUTPUTS) as Frame[]) {
      const svg = still(scene, frame)
      const key = `${scene.name}-${frame}`
      if (!stale(key, svg)) continue
      const over = await writeStill(scene.name, frame, svg)
      for (const line of over) console.warn(line)
      const colours = frame === 'tall' ? { [scene.name]: await meanColour(svg) } : {}
      amendRecord({ digests: { [key]: digest(svg) }, colours })
      console.log(key)
    }
    const card = share(scene)
    const key = `${scene.name}-share`
    if (!stale(key, card)) continue
    await writeShare(scene.name, card)
    amendRecord({ digests: { [key]: digest(card) } })
    console.log(key)
  }
}
