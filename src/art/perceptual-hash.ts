import { rasterize } from './raster.ts'

/** A difference hash of 240 bits: each says whether a cell of a 16 × 15 grey thumbnail is lighter than the one right of it. */
export async function perceptualHash(svg: string): Promise<string> {
  const grey = await rasterize(svg, 128).resize(17, 15, { fit: 'fill' }).greyscale().raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 16; column++) {
      const at = row * 17 + column
      // Nearly equal neighbours (open sky) count as equal, so that rounding on another machine flips nothing.
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) + 2 ? '1' : '0'
    }
  }
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('')
}

/** In how many bits two hashes differ. */
export function hashDistance(a: string, b: string): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY
  const ones = (value: number) => value.toString(2).replaceAll('0', '').length
  return [...a].reduce(
    (sum, digit, i) => sum + ones(Number.parseInt(digit, 16) ^ Number.parseInt(b[i] ?? '0', 16)),
    0,
  )
}
