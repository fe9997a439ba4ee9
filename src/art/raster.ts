import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** Renders an SVG at a width in pixels, for sharp to encode; opaque unless `transparent`. */
export function rasterize(svg: string, width: number, transparent = false) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  const pixels = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
  return transparent ? pixels : pixels.removeAlpha()
}

/** The mean colour of a picture, shown while it loads. */
export async function meanColour(svg: string): Promise<string> {
  const { data } = await rasterize(svg, 64)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
