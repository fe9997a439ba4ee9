import sharp from 'sharp'
import { rasterize } from './raster.ts'

/** Writes a contact sheet: all SVGs at the same height, in rows. It is only for looking at during development. */
export async function writeContactSheet(
  file: string,
  svgs: readonly string[],
  rowHeight: number,
  maxWidth = 1800,
): Promise<void> {
  const gap = 12
  let x = gap
  let y = gap
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (const svg of svgs) {
    const [, w = '1', h = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    const width = Math.round((rowHeight * Number(w)) / Number(h))
    if (x + width + gap > maxWidth && x > gap) {
      x = gap
      y += rowHeight + gap
    }
    const input = await rasterize(svg, width).resize(width, rowHeight, { fit: 'fill' }).png().toBuffer()
    parts.push({ input, left: x, top: y })
    x += width + gap
  }
  const sheet = sharp({
    create: { width: maxWidth, height: y + rowHeight + gap, channels: 3, background: '#f6efe0' },
  })
  await sheet.composite(parts).png().toFile(file)
}
