import { stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { ART_FOLDER, budget, DENSE, OUTPUTS } from './outputs.ts'
import { STILL_TIME } from './random.ts'
import { rasterize } from './raster.ts'
import { type Frame, paint, type Scene } from './scene.ts'

/** The still of a scene in one frame, as SVG, in the light that the scene is designed for. */
export const still = (scene: Scene, frame: Frame) =>
  paint(scene, { time: STILL_TIME, light: scene.light, frame, seed: 1 })

/** Writes one frame of a picture at these widths; returns a warning for each file over its budget. */
export async function writeStill(
  name: string,
  frame: Frame,
  svg: string,
  widths: readonly number[],
): Promise<string[]> {
  const output = OUTPUTS[frame]
  if (!output) throw new Error(`No still sizes for frame ${frame}`)
  const largest = rasterize(svg, Math.max(...output.widths))
  const overBudget: string[] = []
  for (const width of widths) {
    const file = `${ART_FOLDER}/${name}-${frame}-${width}`
    const sized = largest.clone().resize({ width, kernel: 'lanczos3' })
    if (width === output.fallback) await sized.clone().webp({ quality: 72, effort: 5 }).toFile(`${file}.webp`)
    const size = await writeAvif(
      sized,
      `${file}.avif`,
      width === DENSE.width ? DENSE.quality : output.quality,
      budget(frame, width),
    )
    if (size > budget(frame, width))
      overBudget.push(`${file}.avif is ${size} bytes, budget ${budget(frame, width)}`)
  }
  return overBudget
}

/** Writes an AVIF, with lower quality while it has more than `maxBytes`; returns its size in bytes. */
async function writeAvif(image: Sharp, file: string, quality: number, maxBytes: number): Promise<number> {
  let size = 0
  for (const step of [0, 4, 8, 12, 16, 20]) {
    await image
      .clone()
      .avif({ quality: quality - step, effort: 4, chromaSubsampling: '4:2:0' })
      .toFile(file)
    size = (await stat(file)).size
    if (size <= maxBytes) break
  }
  return size
}
