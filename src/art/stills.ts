import { stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { ART_FOLDER, budget, DENSE, OUTPUTS } from './outputs.ts'
import { rasterize } from './raster.ts'
import { type Frame, paint, type Scene } from './scene.ts'

/** The still of a scene in one frame, as SVG: its own light, the moment `time` 0.12 when nothing is at rest. */
export const still = (scene: Scene, frame: Frame) =>
  paint(scene, { time: 0.12, light: scene.light, frame, seed: 1 })

/** Writes one frame of a picture at these widths and returns a line for each file over its budget. */
export async function writeStill(
  name: string,
  frame: Frame,
  svg: string,
  widths: readonly number[],
): Promise<string[]> {
  const output = OUTPUTS[frame]
  if (!output) throw new Error(`No still sizes for frame ${frame}`)
  const largest = rasterize(svg, Math.max(...output.widths))
  const over: string[] = []
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
      over.push(`${file}.avif is ${size} bytes, budget ${budget(frame, width)}`)
  }
  return over
}

/** Writes an AVIF, stepping the quality down while it is over its budget in bytes; returns its size. */
async function writeAvif(image: Sharp, file: string, quality: number, most: number): Promise<number> {
  let size = 0
  for (const step of [0, 4, 8, 12, 16, 20]) {
    await image
      .clone()
      .avif({ quality: quality - step, effort: 4, chromaSubsampling: '4:2:0' })
      .toFile(file)
    size = (await stat(file)).size
    if (size <= most) break
  }
  return size
}
