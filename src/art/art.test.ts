import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { played } from '../../tests/support/soak.ts'
import { OUTPUTS } from './outputs.ts'
import { hashDistance as distance, perceptualHash } from './perceptual-hash.ts'
import { rasterize } from './raster.ts'
import { digest, readRecord } from './record.ts'
import { type Frame, type Light, paint, type Scene } from './scene.ts'
import { scenes } from './scenes/index.ts'
import { still } from './stills.ts'

const HASHES_FILE = new URL('./art-hashes.json', import.meta.url)
// Of 240 bits per picture. A moved leaf changes a few; a missing landmark or a wrong light changes dozens.
const TOLERANCE_BITS = 8

const hashOf = (scene: Scene) => perceptualHash(still(scene, 'square'))
const sourceOf = (scene: Scene) => digest(still(scene, 'square'))

/** An approved picture: its perceptual hash, and the digest of its SVG. */
type Approved = { hash: string; source: string }

// UPDATE_ART_HASHES=1 approves the pictures as they are now; look at them first.
if (process.env.UPDATE_ART_HASHES) {
  const rows: [string, Approved][] = []
  for (const scene of scenes) rows.push([scene.name, { hash: await hashOf(scene), source: sourceOf(scene) }])
  const sorted = rows.sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(HASHES_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

const approved: Record<string, Approved> = JSON.parse(readFileSync(HASHES_FILE, 'utf8'))

describe('scenes', () => {
  it('have unique names, and each has exactly one recorded hash', () => {
    expect(new Set(scenes.map((scene) => scene.name)).size).toBe(scenes.length)
    expect(Object.keys(approved).sort()).toEqual(scenes.map((scene) => scene.name).sort())
  })

  it.each(scenes.map((scene) => [scene.name, scene] as const))(
    '%s looks as it did when last approved',
    async (name, scene) => {
      // An unchanged SVG is rendered again only when TRIALS asks for the full number of checks.
      if (!process.env.TRIALS && approved[name]?.source === sourceOf(scene)) return
      expect(distance(await hashOf(scene), approved[name]?.hash ?? '')).toBeLessThanOrEqual(TOLERANCE_BITS)
    },
  )

  it('look different from one another', () => {
    const all = Object.entries(approved)
    for (const [name, { hash }] of all) {
      for (const [other, { hash: otherHash }] of all) {
        if (name !== other)
          expect(distance(hash, otherHash), `${name} and ${other}`).toBeGreaterThan(3 * TOLERANCE_BITS)
      }
    }
  })

  it.each(scenes.map((scene) => [scene.name, scene] as const))(
    '%s draws the same bytes from the same input, whatever the frame and the light',
    (_, scene) => {
      for (const frame of played<Frame>(['tall', 'banner'], 1)) {
        for (const light of played<Light>(['dawn', 'noon', 'dusk', 'night'], 2)) {
          const svg = paint(scene, { time: 0.37, light, frame, seed: 4 })
          expect(paint(scene, { time: 0.37, light, frame, seed: 4 })).toBe(svg)
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        }
      }
      const end = paint(scene, { time: 1, light: scene.light, frame: 'reel', seed: 1 })
      expect(end).toBe(paint(scene, { time: 0, light: scene.light, frame: 'reel', seed: 1 }))
      expect(end).not.toBe(paint(scene, { time: 0.5, light: scene.light, frame: 'reel', seed: 1 }))
    },
  )

  it('give the same AVIF bytes when encoded twice', async () => {
    const encode = () =>
      rasterize(still(scenes[0] as Scene, 'square'), 96)
        .avif({ quality: 54, effort: 4 })
        .toBuffer()
    expect((await encode()).equals(await encode())).toBe(true)
  })
})

describe('committed pictures', () => {
  const { digests } = readRecord()

  it.each(scenes.map((scene) => [scene.name, scene] as const))(
    '%s was rendered from the current code, in every size',
    (name, scene) => {
      for (const frame of Object.keys(OUTPUTS) as Frame[]) {
        expect(digests[`${name}-${frame}`], `${name}-${frame}: run npm run art`).toBe(
          digest(still(scene, frame)),
        )
        for (const width of OUTPUTS[frame]?.widths ?? []) {
          expect(
            existsSync(`public/art/${name}-${frame}-${width}.avif`),
            `${name}-${frame}-${width}.avif`,
          ).toBe(true)
        }
      }
      expect(existsSync(`public/art/${name}-share.jpg`)).toBe(true)
    },
  )
})
